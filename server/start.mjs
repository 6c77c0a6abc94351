// npm start: runs what `npm run build` compiled of server/serve.ts, from the project's folder.
// What package.json sets beside it halves what the server holds: large buffers that go back to the system at once, and a
// bound for V8's heap. Its nursery of 16 MB is cleared by the thread that serves alone: helpers are woken each time for
// what takes it as long by itself, and take the processor from the database (docs/benchmarks.md).
import { existsSync } from "node:fs";
import * as modules from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const root = dirname(import.meta.dirname);
const server = join(root, ".next", "front", "server.mjs");

if (existsSync(server)) {
  process.chdir(root);
  // From Node 22 on: what V8 compiled is read again by the next start, which takes three quarters of the processor's time.
  modules.enableCompileCache?.(join(root, ".next", "cache", "compiled"));
  await import(pathToFileURL(server).href);
} else {
  console.error("there is no build: run npm run build first");
  process.exitCode = 1;
}
