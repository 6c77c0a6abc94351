import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { securityHeaders as headersFor } from "@/lib/shared/security-policy";
import { compressStaticFiles, serveStaticFiles } from "@/server/static-files";

const securityHeaders = headersFor([]);
const SCRIPT = `console.log("${"स्क्रिप्ट ".repeat(300)}");\n`;

let root: string;
let server: Server;

/** Asks as a client does, without decoding. */
const ask = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<{ status: number; headers: IncomingMessage["headers"]; body: Buffer }>((done, fail) => {
    const { port } = server.address() as AddressInfo;
    const call = request({ host: "127.0.0.1", port, path: url, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    call.on("error", fail);
    call.end();
  });

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), "static-"));
  const folder = path.join(root, ".next/static/chunks");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "large.js"), SCRIPT);
  writeFileSync(path.join(folder, "small.js"), "1;\n");
  writeFileSync(path.join(folder, "font.woff2"), Buffer.alloc(4096));
  mkdirSync(path.join(root, "public/icons"), { recursive: true });
  writeFileSync(path.join(root, "public/icons/a picture.png"), "a picture");
  writeFileSync(path.join(root, "public/notes.xyz"), "of no known kind");
  mkdirSync(path.join(root, "public/map"));
  writeFileSync(path.join(root, "public/map/base.pmtiles"), "0123456789");
  const next = (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(404).end("the application");
    return Promise.resolve();
  };
  expect(serveStaticFiles(root, next)).toBe(next); // plain `next build`
  await compressStaticFiles(root);
  const handle = serveStaticFiles(root, next);
  server = createServer((incoming, response) => void handle(incoming, response));
  await new Promise<void>((listening) => server.listen(0, listening));
});

afterAll(() => {
  server.close();
  rmSync(root, { recursive: true, force: true });
});

test.each([
  ["br", "br", brotliDecompressSync],
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
])("a client that takes '%s' gets %s", async (accepted, encoding, decode) => {
  const { status, headers, body } = await ask("/_next/static/chunks/large.js?v=1", {
    "Accept-Encoding": accepted,
  });
  expect(status).toBe(200);
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers.vary).toBe("Accept-Encoding");
  expect(Number(headers["content-length"])).toBe(body.length);
  expect(decode(body).toString()).toBe(SCRIPT);
});

test("it has the security headers of every answer, and HEAD tells its length alone", async () => {
  const brotli = { "Accept-Encoding": "br" };
  const got = await ask("/_next/static/chunks/large.js", brotli);
  expect(securityHeaders.length).toBeGreaterThan(3);
  for (const { key, value } of securityHeaders) expect(got.headers[key.toLowerCase()]).toBe(value);
  const head = await ask("/_next/static/chunks/large.js", brotli, "HEAD");
  expect([head.status, head.headers["content-length"]]).toEqual([200, String(got.body.length)]);
  expect(head.headers["content-encoding"]).toBe("br");
});

test("a font goes out as it is, with the same headers", async () => {
  const { status, headers, body } = await ask("/_next/static/chunks/font.woff2", { "Accept-Encoding": "br" });
  expect([status, headers["content-type"], headers["content-length"]]).toEqual([200, "font/woff2", "4096"]);
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect([headers["content-encoding"], headers.vary]).toEqual([undefined, undefined]);
  for (const { key, value } of securityHeaders) expect(headers[key.toLowerCase()]).toBe(value);
  expect(body.equals(Buffer.alloc(4096))).toBe(true);
});

test.each(["identity", "deflate", "br;q=0, gzip;q=0"])(
  "a client that takes '%s' is Next's",
  async (accepted) => {
    const { body } = await ask("/_next/static/chunks/large.js", { "Accept-Encoding": accepted });
    expect(body.toString()).toBe("the application");
  },
);

test.each([
  "/_next/static/chunks/small.js",
  "/_next/static/chunks/missing.js",
  "/_next/static/chunks/large.js.br",
  "/_next/static/../static-compressed",
  "/_next/static/%2e%2e/static-compressed",
  "/chunks/large.js",
])("%s is the application's", async (url) => {
  expect((await ask(url, { "Accept-Encoding": "br" })).body.toString()).toBe("the application");
});

test("so is everything that is not read", async () => {
  const posted = await ask("/_next/static/chunks/large.js", { "Accept-Encoding": "br" }, "POST");
  expect(posted.body.toString()).toBe("the application");
});

test("files of public/ are asked for anew after an hour, and come only when they have changed", async () => {
  const { status, headers, body } = await ask("/icons/a%20picture.png");
  expect([status, headers["content-type"], body.toString()]).toEqual([200, "image/png", "a picture"]);
  expect(headers["cache-control"]).toBe("public, max-age=3600");
  for (const { key, value } of securityHeaders) expect(headers[key.toLowerCase()]).toBe(value);
  const again = await ask("/icons/a%20picture.png", { "If-None-Match": headers.etag! });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect((await ask("/notes.xyz")).body.toString()).toBe("the application");
});

test.each([
  ["bytes=0-3", "0123", "bytes 0-3/10"],
  ["bytes=7-", "789", "bytes 7-9/10"],
  ["bytes=-2", "89", "bytes 8-9/10"],
  ["bytes=8-100", "89", "bytes 8-9/10"],
])("of the base map '%s' is sent alone, uncompressed", async (range, part, told) => {
  const { status, headers, body } = await ask("/map/base.pmtiles", {
    Range: range,
    "Accept-Encoding": "gzip, br",
  });
  expect([status, body.toString(), headers["content-range"]]).toEqual([206, part, told]);
  expect(headers["content-length"]).toBe(String(part.length));
  expect(headers["content-encoding"]).toBeUndefined();
  expect(headers["content-type"]).toBe("application/vnd.pmtiles");
  for (const { key, value } of securityHeaders) expect(headers[key.toLowerCase()]).toBe(value);
});

test("a range outside the file is refused; what is no single range, or of an older file, gets the whole", async () => {
  const refused = await ask("/map/base.pmtiles", { Range: "bytes=10-12" });
  expect([refused.status, refused.headers["content-range"], refused.body.length]).toEqual([
    416,
    "bytes */10",
    0,
  ]);
  for (const headers of [
    { Range: "lines=1-2" },
    { Range: "bytes=0-1,4-5" },
    { Range: "bytes=0-1", "If-Range": '"another"' },
  ] as Record<string, string>[]) {
    const whole = await ask("/map/base.pmtiles", headers);
    expect([whole.status, whole.body.toString()]).toEqual([200, "0123456789"]);
    expect(whole.headers["content-range"]).toBeUndefined();
  }
  const { headers } = await ask("/map/base.pmtiles");
  expect(headers["accept-ranges"]).toBe("bytes");
  const part = await ask("/map/base.pmtiles", { Range: "bytes=0-1", "If-Range": headers.etag! });
  expect([part.status, part.body.toString()]).toEqual([206, "01"]);
});
