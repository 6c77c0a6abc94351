import type { NextConfig } from "next";
import { NONCE_PAGES } from "./lib/shared/page-guards";
import { contentSecurityPolicy, SANDBOX_POLICY } from "./lib/shared/security-policy";

const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "geolocation=(self), camera=(), microphone=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  // One that can be cached. Where middleware.ts sets one with a nonce, that one takes its place.
  { key: "Content-Security-Policy", value: contentSecurityPolicy() },
];

/** Pages whose policy carries a nonce; no search engine keeps them. */
const guardedPages = `(?:hi/)?(?:${NONCE_PAGES.join("|")})(?:/|$)`;

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
    // Addresses the product has always named, and where they stand (spec.md section 2). 307: they may move again.
    ...["", "/hi"].flatMap((language) => [
      { source: `${language}/listing`, destination: `${language}/provider/create`, permanent: false },
      { source: `${language}/provider/dashboard`, destination: `${language}/provider`, permanent: false },
      { source: `${language}/providers`, destination: `${language}/dashboard/providers`, permanent: false },
    ]),
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
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    {
      source: `/(${guardedPages}.*)`,
      headers: [{ key: "X-Robots-Tag", value: "noindex, nofollow" }],
    },
    // The last rule wins, and each of them wins over what a route handler sets.
    {
      source: "/api/v1/documents/:path*",
      headers: [{ key: "Content-Security-Policy", value: SANDBOX_POLICY }],
    },
  ],
};

export default config;
