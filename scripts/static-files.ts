import { existsSync, readdirSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";
import send from "send";
import type { Application } from "@/scripts/front-server";

const PREFIX = "/_next/static/";
const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
};
/** What stands beside a file, the better first. */
const ENDINGS: Readonly<Record<string, string>> = { br: ".br", gzip: ".gz" };
/** Below it the answer's own head is larger than what is saved. */
const LEAST_BYTES = 1024;
const YEAR_MS = 31_536_000_000;

const staticFolder = (root: string): string => join(root, ".next", "static");
/** Written last: says that all of them are there. */
const markOf = (root: string): string => join(root, ".next", "static-compressed");

/**
 * Writes `.br` and `.gz` beside the scripts and style sheets of a build, as small as they get: once, and not at every
 * request. Their names change with their content, so none of them grows old.
 */
export async function compressStaticFiles(root: string): Promise<void> {
  const folder = staticFolder(root);
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all(
    (await readdir(folder, { recursive: true })).map(async (name) => {
      if (!(extname(name) in TYPES)) return;
      const file = join(folder, name);
      const content = await readFile(file);
      if (content.length < LEAST_BYTES) return;
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, best));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
  await writeFile(markOf(root), "");
}

/**
 * Answers for the files that `compressStaticFiles` compressed, before Next, which would compress them each time.
 * Everything else is Next's, and so is a build without them (plain `next build`).
 */
export function serveStaticFiles(root: string, handle: Application["handle"]): Application["handle"] {
  if (!existsSync(markOf(root))) return handle;
  const folder = staticFolder(root);
  const compressed = new Set(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".br"))
      .map((name) => name.slice(0, -".br".length)),
  );
  return async (request, response) => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    const name = path.startsWith(PREFIX) ? decodeURIComponent(path.slice(PREFIX.length)) : "";
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || !compressed.has(name)) return handle(request, response);
    const accepted = new Negotiator(request).encodings(Object.keys(ENDINGS));
    const encoding = Object.keys(ENDINGS).find((one) => accepted.includes(one));
    if (encoding !== undefined) response.setHeader("Content-Encoding", encoding);
    response.setHeader("Content-Type", TYPES[extname(name)]!);
    response.setHeader("Vary", "Accept-Encoding");
    response.setHeader("X-Content-Type-Options", "nosniff");
    await new Promise((done) => {
      response.once("close", done);
      send(request, encodeURI(name + (encoding === undefined ? "" : ENDINGS[encoding])), {
        root: folder,
        immutable: true,
        maxAge: YEAR_MS,
      }).pipe(response);
    });
  };
}
