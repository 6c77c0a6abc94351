// npm start: runs what `npm run build` compiled of server/serve.ts, from the project's folder.
// What package.json sets beside it halves what the server holds: large buffers that go back to the system at once, and a
// nursery of 8 MB, from which a page's rendering is cleared sooner (docs/benchmarks.md).
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const root = dirname(import.meta.dirname);
const server = join(root, ".next", "front", "server.mjs");

if (existsSync(server)) {
  process.chdir(root);
  await import(pathToFileURL(server).href);
} else {
  console.error("there is no build: run npm run build first");
  process.exitCode = 1;
}
