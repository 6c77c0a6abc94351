import type { NextConfig } from "next";

/** Where no interpreted content is wanted: see security.md P11. Cached pages cannot carry a nonce. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'" + (process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : ""),
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'" + (process.env.NODE_ENV === "development" ? " ws:" : ""),
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const securityHeaders = [
  { key: "Content-Security-Policy", value: contentSecurityPolicy },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "geolocation=(self), camera=(), microphone=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
];

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Title and links in the head of every answer, not only of those to known crawlers: valid HTML without JavaScript.
  htmlLimitedBots: /.*/,
  // The site's own files only: tests and commands are checked by `npm run verify`.
  typescript: { tsconfigPath: "tsconfig.build.json" },
  images: { unoptimized: true },
  serverExternalPackages: ["pg", "@prisma/adapter-pg", "@prisma/client", "pino", "sharp"],
  // The pages live under app/[locale]; English has no prefix. Rules instead of middleware keep pages cacheable.
  redirects: async () => [
    { source: "/en", destination: "/", permanent: true },
    { source: "/en/:path*", destination: "/:path*", permanent: true },
  ],
  rewrites: async () => ({
    beforeFiles: [],
    // afterFiles comes before dynamic routes: every dynamic route outside app/[locale] must be named here.
    afterFiles: [
      { source: "/", destination: "/en" },
      { source: "/:path((?!(?:en|hi|api|_next|media)(?:/|$)).*)", destination: "/en/:path" },
    ],
    fallback: [],
  }),
  headers: async () => [{ source: "/:path*", headers: securityHeaders }],
};

export default config;
