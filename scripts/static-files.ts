import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";
import { securityHeaders } from "@/next.config";
import type { Application } from "@/scripts/front-server";

const PREFIX = "/_next/static/";
const FONT = ".woff2";
const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  [FONT]: "font/woff2",
};
/** What stands beside a compressed file, the smaller first; a font is compressed as it is, and stands for itself. */
const ENDINGS = { br: ".br", gzip: ".gz", identity: "" } as const;
const ENCODINGS = ["br", "gzip", "identity"] as const;
type Encoding = (typeof ENCODINGS)[number];
/** Below it the answer's own head is larger than what is saved. */
const LEAST_BYTES = 1024;

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
      if (!(extname(name) in TYPES) || extname(name) === FONT) return;
      const file = join(folder, name);
      const content = await readFile(file);
      if (content.length < LEAST_BYTES) return;
      await writeFile(file + ENDINGS.br, await promisify(brotliCompress)(content, best));
      await writeFile(
        file + ENDINGS.gzip,
        await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
      );
    }),
  );
  await writeFile(markOf(root), "");
}

/** The addresses of the files in public/, as a browser asks for them. */
export const publicFiles = (root: string): ReadonlySet<string> => {
  const folder = join(root, "public");
  if (!existsSync(folder)) return new Set();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return new Set(names.map((name) => encodeURI(`/${name.split(sep).join("/")}`)));
};

/** What may be sent of each file: of a script or style sheet what is beside it, where that is smaller; a font. */
function readHeld(folder: string): Map<string, ReadonlyMap<Encoding, Buffer>> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const all = new Set(names);
  return new Map(
    names
      .filter((name) => all.has(name + ENDINGS.br) || extname(name) === FONT)
      .map((name) => {
        const encodings: readonly Encoding[] = all.has(name + ENDINGS.br) ? ["br", "gzip"] : ["identity"];
        const read = (encoding: Encoding) => readFileSync(join(folder, name + ENDINGS[encoding]));
        return [encodeURI(PREFIX + name), new Map(encodings.map((encoding) => [encoding, read(encoding)]))];
      }),
  );
}

/**
 * Answers for the files that `compressStaticFiles` compressed, before Next, which would compress them each time, and
 * for fonts: text that waits for one is laid out twice. They are held in memory, about 2 MB: no file is open that a
 * slow or broken connection could keep. Clients that take no compression, every other file, and a build without
 * compressed ones (plain `next build`) are Next's.
 */
export function serveStaticFiles(root: string, handle: Application["handle"]): Application["handle"] {
  if (!existsSync(markOf(root))) return handle;
  const held = readHeld(staticFolder(root));
  return async (request, response) => {
    const address = (request.url ?? "").split("?", 1)[0]!;
    const file = held.get(address);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || file === undefined) return handle(request, response);
    const accepted = new Negotiator(request).encodings([...file.keys()]);
    const encoding = ENCODINGS.find((one) => accepted.includes(one));
    if (encoding === undefined) return handle(request, response);
    const body = file.get(encoding)!;
    for (const { key, value } of securityHeaders) response.setHeader(key, value);
    response
      .writeHead(200, {
        "Content-Type": TYPES[extname(address)],
        "Content-Length": body.length,
        "Cache-Control": "public, max-age=31536000, immutable",
        ...(encoding !== "identity" && { "Content-Encoding": encoding, Vary: "Accept-Encoding" }),
      })
      .end(request.method === "HEAD" ? undefined : body);
  };
}
