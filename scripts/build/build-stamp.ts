import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

// What a build is made of. The generated client follows from the schema.
const SOURCES = [
  "app",
  "components",
  "lib",
  "public",
  "middleware.ts",
  "instrumentation.ts",
  "next.config.ts",
  "postcss.config.mjs",
  "package-lock.json",
  "prisma/schema.prisma",
  "scripts/build.ts",
  "scripts/build/compile.ts",
  "server",
  "tsconfig.json",
  "tsconfig.build.json",
  ".env",
  ".env.local",
  ".env.production",
  ".env.production.local",
];
const GENERATED = "lib/server/prisma";
// Not the map's: what the build says of its hosts, the front server says anew (server/map-policy.ts).
const BUILD_VARIABLES = /^(NEXT_PUBLIC_|APP_ORIGIN$|VERCEL_ENV$)/;

function* filesUnder(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
}

/** A fingerprint of everything the production build depends on. No page is rendered from a database at build time. */
export function buildFingerprint(root: string): string {
  const hash = createHash("sha256").update(`${process.version}\0`);
  for (const source of SOURCES) {
    for (const file of filesUnder(join(root, source))) {
      const name = relative(root, file);
      if (name.startsWith(GENERATED)) continue;
      hash.update(`${name}\0`).update(readFileSync(file)).update("\0");
    }
  }
  for (const name of Object.keys(process.env).sort()) {
    if (BUILD_VARIABLES.test(name)) hash.update(`${name}=${process.env[name]}\0`);
  }
  return hash.digest("hex");
}

const stampFile = (root: string): string => join(root, ".next", "built-from");

/** Whether the build in `.next` is complete and was made from exactly this. */
export function isBuildCurrent(root: string, fingerprint: string): boolean {
  if (!existsSync(join(root, ".next", "BUILD_ID")) || !existsSync(stampFile(root))) return false;
  return readFileSync(stampFile(root), "utf8") === fingerprint;
}

/** Before a build: an interrupted one must not look current, and cached data of the last one must not survive it. */
export function clearBuildStamp(root: string): void {
  rmSync(stampFile(root), { force: true });
  rmSync(join(root, ".next", "cache", "fetch-cache"), { recursive: true, force: true });
}

/** After a successful build. */
export function writeBuildStamp(root: string, fingerprint: string): void {
  mkdirSync(join(root, ".next"), { recursive: true });
  writeFileSync(stampFile(root), fingerprint);
}
