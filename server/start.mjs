// npm start: runs what `npm run build` compiled of server/serve.ts, from the project's folder.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const root = dirname(import.meta.dirname);
const server = join(root, ".next", "server.mjs");

if (existsSync(server)) {
  process.chdir(root);
  await import(pathToFileURL(server).href);
} else {
  console.error("there is no build: run npm run build first");
  process.exitCode = 1;
}
