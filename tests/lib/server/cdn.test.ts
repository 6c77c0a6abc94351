// The calls that purge, against a stand-in that answers as the two services document.
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { declaredCdn } from "@/lib/server/cdn";

type Call = { method: string; url: string; headers: IncomingHttpHeaders; body: string };

let calls: Call[];
let answer: { status: number; body: string };
let server: Server;
let base: string;

beforeEach(async () => {
  calls = [];
  answer = { status: 200, body: '{"success":true,"status":"ok"}' };
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      calls.push({ method, url, headers, body: Buffer.concat(parts).toString() });
      response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void server.close());

const cdn = (kind: string) =>
  declaredCdn({
    NODE_ENV: "test",
    CDN: kind,
    CDN_SITE: "site/1",
    CDN_TOKEN: "a-token",
    CDN_API_URL: `${base}/`,
  })!;

test("none is declared without the setting", () => {
  expect(declaredCdn({ NODE_ENV: "test" })).toBeNull();
  expect(declaredCdn({ NODE_ENV: "test", CDN: "" })).toBeNull();
});

describe("Cloudflare", () => {
  test("is told tags, or everything, in the zone and with the token", async () => {
    await cdn("cloudflare").purge(["listings", "listing:a"]);
    await cdn("cloudflare").purgeAll();
    expect(calls.map(({ method, url, body }) => [method, url, JSON.parse(body)])).toEqual([
      ["POST", "/zones/site%2F1/purge_cache", { tags: ["listings", "listing:a"] }],
      ["POST", "/zones/site%2F1/purge_cache", { purge_everything: true }],
    ]);
    expect(calls[0]!.headers).toMatchObject({
      authorization: "Bearer a-token",
      "content-type": "application/json",
    });
  });

  test("finds an answer by its tags, and keeps it only so long", () => {
    expect(cdn("cloudflare").headers(["a", "b"], 300)).toEqual({
      "cache-tag": "a,b",
      "cloudflare-cdn-cache-control": "max-age=300",
    });
  });

  test.each([
    [429, "{}", "it answered 429"],
    [200, '{"success":false,"errors":[{"code":10000}]}', "it answered without success"],
    [200, "<html>", "JSON"],
  ])("that answers %i %s has not purged", async (status, body, words) => {
    answer = { status, body };
    await expect(cdn("cloudflare").purge(["a"])).rejects.toThrow(words);
  });
});

describe("Fastly", () => {
  test("is told keys in a header, or everything, with the token", async () => {
    await cdn("fastly").purge(["listings", "listing:a"]);
    await cdn("fastly").purgeAll();
    expect(calls.map(({ method, url, headers }) => [method, url, headers["surrogate-key"]])).toEqual([
      ["POST", "/service/site%2F1/purge", "listings listing:a"],
      ["POST", "/service/site%2F1/purge_all", undefined],
    ]);
    expect(calls[0]!.headers["fastly-key"]).toBe("a-token");
  });

  test("finds an answer by its keys, and a page without any has none", () => {
    expect(cdn("fastly").headers(["a", "b"], 300)).toEqual({
      "surrogate-key": "a b",
      "surrogate-control": "max-age=300",
    });
    expect(cdn("fastly").headers([], 300)).toEqual({ "surrogate-control": "max-age=300" });
  });

  test("that is away, or sends on elsewhere, has not purged", async () => {
    answer = { status: 503, body: "" };
    await expect(cdn("fastly").purge(["a"])).rejects.toThrow("it answered 503");
    answer = { status: 302, body: "" };
    await expect(cdn("fastly").purgeAll()).rejects.toThrow();
    server.close();
    server.closeAllConnections();
    await expect(cdn("fastly").purge(["a"])).rejects.toThrow();
  });
});
