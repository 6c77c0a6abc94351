import path from "node:path";
import type { NextConfig } from "next";
import { TWINS } from "./lib/shared/kept-pages";
import { mapHosts } from "./lib/shared/map-hosts";
import { NONCE_PAGES } from "./lib/shared/page-guards";
import { contentSecurityPolicy, SANDBOX_POLICY } from "./lib/shared/security-policy";

/** Of every answer. The front server sets them too, on what it answers itself (scripts/static-files.ts). */
export const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "geolocation=(self), camera=(), microphone=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  // One that can be cached. Where middleware.ts sets one with a nonce, that one takes its place.
  { key: "Content-Security-Policy", value: contentSecurityPolicy({ mapHosts: mapHosts(process.env) }) },
];

/** Pages whose policy carries a nonce; no search engine keeps them. */
const guardedPages = `(?:hi/)?(?:${NONCE_PAGES.join("|")})(?:/|$)`;

/** From a page that is kept to its twin that reads the query, for each key and language. */
const twinRewrites = TWINS.flatMap(({ path: source, segment, keys }) =>
  keys.flatMap((key) =>
    (["en", "hi"] as const).map((locale) => ({
      source: locale === "en" ? source : `/${locale}${source}`,
      has: [{ type: "query" as const, key }],
      destination: `/${locale}${source}/${segment}`,
    })),
  ),
);

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Title and links in the head of every answer, not only of those to known crawlers: valid HTML without JavaScript.
  htmlLimitedBots: /.*/,
  // The site's own files only: tests and commands are checked by `npm run verify`.
  typescript: { tsconfigPath: "tsconfig.build.json" },
  images: { unoptimized: true },
  // The front server does it (scripts/serve.ts): Next knows gzip alone.
  compress: false,
  // Rendered pages are kept, and looked at before they are served (docs/decisions/012); the browser keeps none of them.
  cacheHandler: path.join(import.meta.dirname, "lib/server/page-cache/next-cache-handler.mjs"),
  cacheMaxMemorySize: 0,
  // Drawn pictures are set in these; nothing imports them, so a trace of imports would leave them out.
  outputFileTracingIncludes: {
    "/media/og/**": [
      "./lib/server/drawing/fonts.conf",
      "./node_modules/@expo-google-fonts/inter/{400Regular,700Bold}/*.ttf",
      "./node_modules/@expo-google-fonts/noto-sans-devanagari/{400Regular,700Bold}/*.ttf",
    ],
  },
  serverExternalPackages: ["pg", "@prisma/adapter-pg", "@prisma/client", "pino", "sharp"],
  // The pages live under app/[locale]; English has no prefix. Rules instead of middleware keep pages cacheable.
  redirects: async () => [
    { source: "/en", destination: "/", permanent: true },
    { source: "/en/:path*", destination: "/:path*", permanent: true },
    // The twins have the address of the page they belong to.
    ...TWINS.flatMap(({ path: page, segment }) =>
      ["", "/hi"].map((language) => ({
        source: `${language}${page}/${segment}`,
        destination: `${language}${page}`,
        permanent: true,
      })),
    ),
    // Addresses the product has always named, and where they stand (spec.md section 2). 307: they may move again.
    ...["", "/hi"].flatMap((language) => [
      { source: `${language}/listing`, destination: `${language}/provider/create`, permanent: false },
      { source: `${language}/provider/dashboard`, destination: `${language}/provider`, permanent: false },
      { source: `${language}/providers`, destination: `${language}/dashboard/providers`, permanent: false },
    ]),
  ],
  rewrites: async () => ({
    beforeFiles: twinRewrites,
    // afterFiles comes before dynamic routes: every dynamic route outside app/[locale] must be named here.
    afterFiles: [
      { source: "/", destination: "/en" },
      { source: "/:path((?!(?:en|hi|api|_next|media|sitemap)(?:/|$)).*)", destination: "/en/:path" },
    ],
    fallback: [],
  }),
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    // A preview is not the site: nothing of it is kept by a search engine.
    ...(process.env.VERCEL_ENV === "preview"
      ? [{ source: "/:path*", headers: [{ key: "X-Robots-Tag", value: "noindex" }] }]
      : []),
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
