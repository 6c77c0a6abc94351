import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fresh from "fresh";
import parseRange from "range-parser";
import { mapHosts } from "@/lib/shared/map-hosts";
import { securityHeaders } from "@/lib/shared/security-policy";
import { chooseEncoding, type Encoding } from "@/server/encoding";
import type { Application } from "@/server/front-server";

const PREFIX = "/_next/static/";
const FONT = ".woff2";
const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  [FONT]: "font/woff2",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".pmtiles": "application/vnd.pmtiles",
};
const COMPRESSED = new Set([".js", ".mjs", ".css", ".svg"]);
/** What stands beside a compressed file, the smaller first; a font is compressed as it is, and stands for itself. */
const ENDINGS = { br: ".br", gzip: ".gz", identity: "" } as const;
/** Below it the answer's own head is larger than what is saved. */
const LEAST_BYTES = 1024;
/** Above it (the map alone) the best compression takes seconds a file. */
const LARGE_BYTES = 256 * 1024;

const staticFolder = (root: string): string => join(root, ".next", "static");
/** Written last: says that all of them are there. */
const markOf = (root: string): string => join(root, ".next", "static-compressed");

/**
 * Writes `.br` and `.gz` beside the scripts, style sheets and drawings of a build, as small as they get: once, and not at every
 * request. Their names change with their content, so none of them grows old.
 */
export async function compressStaticFiles(root: string): Promise<void> {
  const folder = staticFolder(root);
  const brotli = (bytes: number) => ({
    params: { [constants.BROTLI_PARAM_QUALITY]: bytes > LARGE_BYTES ? 9 : constants.BROTLI_MAX_QUALITY },
  });
  await Promise.all(
    (await readdir(folder, { recursive: true })).map(async (name) => {
      if (!COMPRESSED.has(extname(name))) return;
      const file = join(folder, name);
      const content = await readFile(file);
      if (content.length < LEAST_BYTES) return;
      await writeFile(file + ENDINGS.br, await promisify(brotliCompress)(content, brotli(content.length)));
      await writeFile(
        file + ENDINGS.gzip,
        await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
      );
    }),
  );
  await writeFile(markOf(root), "");
}

/** A file in memory: what may be sent of it, and how long a browser may keep it. */
type Held = {
  readonly bodies: ReadonlyMap<Encoding, Buffer>;
  readonly headers: Readonly<Record<string, string>>;
};

/** The files below a folder, with '/' between the parts of their names. */
const namesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));

/** Of the build, scripts, style sheets and drawings that are smaller compressed, and fonts: their names change with their content. */
function heldOfBuild(folder: string): [string, Held][] {
  const names = namesIn(folder);
  const all = new Set(names);
  return names
    .filter((name) => all.has(name + ENDINGS.br) || extname(name) === FONT)
    .map((name) => {
      const encodings: readonly Encoding[] = all.has(name + ENDINGS.br) ? ["br", "gzip"] : ["identity"];
      const bodies = new Map(
        encodings.map((encoding) => [encoding, readFileSync(join(folder, name + ENDINGS[encoding]))]),
      );
      return [
        encodeURI(PREFIX + name),
        { bodies, headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
      ];
    });
}

/** Of public/, the files whose kind is known: asked for anew after an hour, since the next release may bring others. */
function heldOfPublic(folder: string): [string, Held][] {
  if (!existsSync(folder)) return [];
  return namesIn(folder)
    .filter((name) => extname(name) in TYPES)
    .map((name) => {
      const body = readFileSync(join(folder, name));
      const ETag = `"${createHash("sha1").update(body).digest("base64url")}"`;
      const headers = { "Cache-Control": "public, max-age=3600", "Accept-Ranges": "bytes", ETag };
      return [encodeURI(`/${name}`), { bodies: new Map([["identity", body]]), headers }];
    });
}

/**
 * Answers a question for a part of a file (RFC 9110, 14): 206 with the part, 416 where there is none, and the whole where
 * the range is not one of bytes, more than one is asked for, or the file has changed since (If-Range).
 */
function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  headers: Record<string, string | undefined>,
): void {
  const same = request.headers["if-range"] === undefined || request.headers["if-range"] === headers["ETag"];
  const asked = same ? parseRange(body.length, request.headers.range!) : -2;
  if (asked === -1)
    return void response.writeHead(416, { ...headers, "Content-Range": `bytes */${body.length}` }).end();
  const part = typeof asked === "object" && asked.type === "bytes" && asked.length === 1 ? asked[0]! : null;
  const [start, end] = part ? [part.start, part.end] : [0, body.length - 1];
  const content = body.subarray(start, end + 1);
  response
    .writeHead(part ? 206 : 200, {
      ...headers,
      ...(part && { "Content-Range": `bytes ${start}-${end}/${body.length}` }),
      "Content-Length": content.length,
    })
    .end(request.method === "HEAD" ? undefined : content);
}

/**
 * Answers for the files that `compressStaticFiles` compressed, before Next, which would compress them each time; for
 * fonts: text that waits for one is laid out twice; and for public/, whose base map is read in ranges. They are held in memory, about 4 MB: no file is open
 * that a slow or broken connection could keep. Clients that take no compression, every other file, and a build without
 * compressed ones (plain `next build`) are Next's.
 */
export function serveStaticFiles(root: string, handle: Application["handle"]): Application["handle"] {
  if (!existsSync(markOf(root))) return handle;
  const held = new Map([...heldOfPublic(join(root, "public")), ...heldOfBuild(staticFolder(root))]);
  const security = securityHeaders(mapHosts(process.env)).map(({ key, value }) => [key, value]);
  return async (request, response) => {
    const address = (request.url ?? "").split("?", 1)[0]!;
    const file = held.get(address);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || file === undefined) return handle(request, response);
    const { bodies, headers } = file;
    const encoding = chooseEncoding(request, [...bodies.keys()]);
    if (encoding === undefined) return handle(request, response);
    const body = bodies.get(encoding)!;
    const given = {
      ...Object.fromEntries(security),
      ...headers,
      "Content-Type": TYPES[extname(address)],
      ...(encoding !== "identity" && { "Content-Encoding": encoding, Vary: "Accept-Encoding" }),
    };
    if (headers["ETag"] !== undefined && fresh(request.headers, { etag: headers["ETag"] }))
      return void response.writeHead(304, given).end();
    if (encoding === "identity" && request.headers.range !== undefined)
      return sendRange(request, response, body, given);
    response
      .writeHead(200, { ...given, "Content-Length": body.length })
      .end(request.method === "HEAD" ? undefined : body);
  };
}
