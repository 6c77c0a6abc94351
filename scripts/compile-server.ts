import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build } from "esbuild";

const require = createRequire(import.meta.url);

/**
 * Compiles the production server (server/serve.ts) into one file beside Next's build, so that it runs on plain Node:
 * loading TypeScript at run time keeps a compiler and a thread in memory. Packages stay where they are installed.
 * @throws esbuild's BuildFailure, its errors already printed
 */
export async function compileServer(root: string): Promise<void> {
  await build({
    entryPoints: [join(root, "server", "serve.ts")],
    outfile: join(root, ".next", "server.mjs"),
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20.19",
    packages: "external",
    // The package refuses to load outside a React server. Here everything runs on the server.
    alias: { "server-only": join(dirname(require.resolve("server-only")), "empty.js") },
    tsconfig: join(root, "tsconfig.json"),
    sourcemap: "linked",
    logLevel: "warning",
  });
}
