import type { NextConfig } from "next";
import { mapHosts } from "./lib/shared/map-hosts";
import { NONCE_PAGES } from "./lib/shared/page-guards";
import { SANDBOX_POLICY, securityHeaders } from "./lib/shared/security-policy";

/** Pages whose policy carries a nonce; no search engine keeps them, but the one where companies register. */
const guardedPages = `(?:hi/)?(?!provider/signup$)(?:${NONCE_PAGES.join("|")})(?:/|$)`;

/** What no deployment needs beside its build. */
const FOREIGN_FILES = ["./.data/**/*", "./.env*", "./tests/**/*", "./test-results/**/*"];

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Title and links in the head of every answer, not only of those to known crawlers: valid HTML without JavaScript.
  htmlLimitedBots: /.*/,
  // The site's own files only: tests and commands are checked by `npm run verify`.
  // The demo and the tests build what `npm run check` has checked: once more would be a quarter of the build's time.
  typescript: {
    tsconfigPath: "tsconfig.build.json",
    ignoreBuildErrors: process.env["BUILD_WITHOUT_TYPES"] === "1",
  },
  experimental: {
    // Written for the next build, which is seldom of the same folder; writing it costs the first one.
    turbopackFileSystemCacheForBuild: false,
    // What is never asked for is never loaded: the front server answers the API, and warms up the pages asked for most.
    preloadEntriesOnStart: false,
  },
  // Beside the build, what of it and of node_modules serving needs: a second and a half (docs/decisions/039).
  output: "standalone",
  images: { unoptimized: true },
  // The front server does it (server/serve.ts): Next knows gzip alone.
  compress: false,
  // Drawn pictures are set in these; nothing imports them, so a trace of imports would leave them out.
  outputFileTracingIncludes: {
    "/media/og/**": [
      "./lib/server/drawing/fonts.conf",
      "./node_modules/@expo-google-fonts/inter/{400Regular,700Bold}/*.ttf",
      "./node_modules/@expo-google-fonts/noto-sans-devanagari/{400Regular,700Bold}/*.ttf",
    ],
  },
  // What is read at run time, and secrets: a trace takes whole folders for what a path might mean.
  outputFileTracingExcludes: { "/*": FOREIGN_FILES },
  serverExternalPackages: ["pg", "@prisma/adapter-pg", "@prisma/client", "pino", "sharp"],
  // The pages live under app/[locale]; English has no prefix. Rules instead of middleware: it runs on pages with a nonce alone.
  redirects: async () => [
    { source: "/en", destination: "/", permanent: true },
    { source: "/en/:path*", destination: "/:path*", permanent: true },
    // Addresses the product has always named, and where they stand (docs/product/pages.md#addresses). 307: they may
    // move again.
    ...["", "/hi"].flatMap((language) => [
      { source: `${language}/listing`, destination: `${language}/provider/create`, permanent: false },
      { source: `${language}/provider/dashboard`, destination: `${language}/provider`, permanent: false },
      { source: `${language}/providers`, destination: `${language}/dashboard/providers`, permanent: false },
    ]),
  ],
  rewrites: async () => ({
    // afterFiles comes before dynamic routes: every dynamic route outside app/[locale] must be named here.
    afterFiles: [
      { source: "/", destination: "/en" },
      { source: "/:path((?!(?:en|hi|api|_next|media|sitemap)(?:/|$)).*)", destination: "/en/:path" },
    ],
    fallback: [],
  }),
  headers: async () => [
    { source: "/:path*", headers: securityHeaders(mapHosts(process.env)) },
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
