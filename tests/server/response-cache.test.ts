import { createServer, request as call, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { answerFailure, answerNotFound, nullWhenDatabaseAway } from "@/lib/http/page-status";
import type { Cdn } from "@/lib/server/cdn";
import { PageChanges } from "@/lib/server/page-cache/page-changes";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { CLIENT_ADDRESS_HEADER } from "@/lib/shared/client-address";
import { AppError } from "@/lib/shared/errors";
import type { Application } from "@/server/front-server";
import { CACHE_LIMITS, ResponseCache } from "@/server/response-cache";

const away = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

/** A database whose changes the test makes, and an application that shows how many there have been. */
let database: { transaction: number; isAway: boolean; changes: [number, string][] };
/** What pages do before they are answered, by address; between their reading and their end the test may hold them. */
let pages: Record<string, () => unknown>;
let rendered: { url: string; headers: IncomingHttpHeaders }[];
let hold: Promise<void>;
let cache: ResponseCache;
let server: Server;

const change = (tag: string): void => void database.changes.push([(database.transaction += 1), tag]);
/** Longer than what is left uncompressed. */
const textOf = (transaction: number): string => `as of ${transaction} `.repeat(200);

const application: Application["handle"] = async (request, response) => {
  const url = request.url!;
  rendered.push({ url, headers: request.headers });
  const seen = database.transaction;
  const own = await pages[url.split("?")[0]!]?.();
  await hold;
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  const text = typeof own === "string" ? own : textOf(seen);
  response.end(request.headers["rsc"] === undefined ? text : `data of ${text}`);
};

function begin(limits: Partial<typeof CACHE_LIMITS> = {}, cdn: Pick<Cdn, "headers"> | null = null): void {
  cache = new ResponseCache({
    render: application,
    otherwise: async (_request, response) => void response.end("not kept"),
    changes: new PageChanges(async (since) => {
      if (database.isAway) throw away;
      const changes = database.changes.filter(([at]) => since !== null && at >= since);
      return { timeline: "1", writtenTo: null, horizon: database.transaction + 1, changes };
    }),
    cdn,
    limits: { ...CACHE_LIMITS, ...limits },
  });
}

beforeEach(async () => {
  database = { transaction: 1, isAway: false, changes: [] };
  pages = { "/about": () => pageShows("a"), "/services": () => pageShows("listings") };
  rendered = [];
  hold = Promise.resolve();
  begin();
  server = createServer((request, response) => void cache.handle(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
afterEach(() => void server.close());

type Got = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

/** Asks as a browser does, without decoding. */
const ask = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Got> =>
  new Promise((done, fail) => {
    const { port } = server.address() as AddressInfo;
    const sent = call({ host: "127.0.0.1", port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const body = Buffer.concat(parts);
        done({ status: response.statusCode!, headers: response.headers, body, text: body.toString() });
      });
    });
    sent.on("error", fail);
    sent.end();
  });
const told = async (path: string, headers?: Record<string, string>) =>
  (await ask(path, headers)).headers["x-cache"];
/** Until the test's condition holds; the test's own time limit ends it. */
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((turn) => setImmediate(turn));
};

describe("an answer", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip, br;q=0", "gzip", gunzipSync],
    ["zstd", undefined, (body: Buffer) => body],
  ])("to who takes '%s' goes out as %s, rendered or kept", async (accepted, encoding, decode) => {
    for (const expected of ["MISS", "HIT"]) {
      const { status, headers, body } = await ask("/about", { "Accept-Encoding": accepted });
      expect([status, headers["x-cache"], headers["content-encoding"]]).toEqual([200, expected, encoding]);
      expect(decode(body).toString()).toBe(textOf(1));
      expect(headers["content-length"]).toBe(String(body.length));
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      expect(headers.vary).toContain("Accept-Encoding");
      expect(headers["server-timing"]).toMatch(
        expected === "HIT" ? /^cache;desc=hit$/ : /^parse;dur=[\d.]+, sql;dur=[\d.]+, render;dur=[\d.]+$/,
      );
    }
    expect(rendered).toHaveLength(1);
  });

  test("is compressed in the way it is asked for, once", async () => {
    await ask("/about", { "Accept-Encoding": "br" });
    const [inOne, sent] = [cache.bytes, { "Accept-Encoding": "gzip" }];
    const gzipped = await ask("/about", sent);
    expect(gunzipSync(gzipped.body).toString()).toBe(textOf(1));
    expect(cache.bytes).toBe(inOne + gzipped.body.length);
    expect((await ask("/about", sent)).body).toEqual(gzipped.body);
    expect((await ask("/about")).text).toBe(textOf(1));
    expect(rendered).toHaveLength(1);
  });

  test("that many ask for becomes as small as it gets, and stays the same", async () => {
    const page = Array.from({ length: 400 }, (_, i) => `<li>row ${(i * i) % 977} of ${i % 13}</li>`).join("");
    pages["/about"] = () => {
      pageShows("a");
      return page;
    };
    const br = { "Accept-Encoding": "br" };
    const first = await ask("/about", br);
    let last = first;
    // Compressed beside: some answers go out before it is ready.
    while (last.body.length >= first.body.length) last = await ask("/about", br);
    expect(brotliDecompressSync(last.body)).toEqual(brotliDecompressSync(first.body));
    expect([last.headers.etag, last.headers["x-cache"]]).toEqual([first.headers.etag, "HIT"]);
    expect((await ask("/about", { "Accept-Encoding": "gzip" })).headers["content-encoding"]).toBe("gzip");
    expect(rendered).toHaveLength(1);

    change("a");
    expect(await told("/about", br)).toBe("MISS");
  });

  test("is not sent again to who has it, and HEAD tells of it alone", async () => {
    const { headers } = await ask("/about");
    const again = await ask("/about", { "If-None-Match": headers.etag! });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    change("a");
    expect((await ask("/about", { "If-None-Match": headers.etag! })).status).toBe(200);
    const head = await ask("/about", {}, "HEAD");
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers["content-length"]).toBe(String(textOf(2).length));
  });

  test("is kept by what the page reads of its query, in any order", async () => {
    expect(await told("/services?q=pump&priceMin=5")).toBe("MISS");
    expect(await told("/services?utm_source=x&priceMin=5&fbclid=y&q=pump")).toBe("HIT");
    expect(await told("/services?q=pumps&priceMin=5")).toBe("MISS");
    expect(await told("/hi/services?q=pump&priceMin=5")).toBe("MISS");
    expect(await told("/about?q=pump")).toBe("MISS");
    expect(rendered.at(-1)!.url).toBe("/about");
  });

  test("of the router is kept apart from the page, by everything that it sends", async () => {
    const router = { RSC: "1", "Next-Router-State-Tree": "[tree]" };
    expect((await ask("/about")).text).toBe(textOf(1));
    expect((await ask("/about?_rsc=1a2b", router)).text).toBe(`data of ${textOf(1)}`);
    expect(await told("/about?_rsc=1a2b", router)).toBe("HIT");
    expect(await told("/about?_rsc=1a2b", { ...router, "Next-Router-State-Tree": "[other]" })).toBe("MISS");
    expect((await ask("/about?_rsc=1a2b")).text).toBe(textOf(1));
    expect(rendered.map(({ url }) => url)).toEqual(["/about", "/about?_rsc=1a2b", "/about?_rsc=1a2b"]);
  });

  test("depends on nothing else that a visitor sends", async () => {
    const sent = {
      Cookie: "session=mine",
      "X-Forwarded-Host": "evil.example",
      Authorization: "Bearer x",
      Host: "evil",
    };
    await ask("/about?_rsc=<script>&x=1", {
      ...sent,
      [CLIENT_ADDRESS_HEADER]: "203.0.113.9",
      "Accept-Language": "fr",
    });
    expect(rendered.map(({ url, headers }) => [url, Object.keys(headers).toSorted()])).toEqual([
      ["/about", ["host", "user-agent"]],
    ]);
    expect(rendered[0]!.headers.host).not.toBe("evil");
  });

  test.each([
    ["/services/category/pumps?x=1?page=2", "/services/category/pumps"],
    ["/services/category/pumps?page=2?x", "/services/category/pumps?page=2%3Fx"],
    ["/services?q=a&q=b", "/services?q=a&q=b"],
  ])("of %s is that of %s", async (given, seen) => {
    await ask(given);
    expect(rendered[0]!.url).toBe(seen);
  });

  test.each([
    "/signin",
    "/provider",
    "/services/category/pumps/filtered",
    "/unknown",
    "/api/v1/listings",
    "/en/about",
  ])("%s is the application's", async (path) => expect((await ask(path)).text).toBe("not kept"));

  test("of an address that no page of ours has is refused unseen", async () => {
    expect((await ask(`/services?q=${"x".repeat(8200)}`)).status).toBe(414);
    expect((await ask("/about", { RSC: "1", "Next-Router-State-Tree": "x".repeat(8200) })).status).toBe(414);
    expect(rendered).toEqual([]);
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])("%s renders nothing", async (method) => {
    expect((await ask("/about", {}, method)).text).toBe("not kept");
    expect(rendered).toEqual([]);
  });
});

describe("what changes", () => {
  test("makes old what shows it, and nothing else", async () => {
    pages["/terms"] = () => pageShows("b");
    await ask("/about");
    await ask("/terms");
    change("b");
    expect(await told("/about")).toBe("HIT");
    expect((await ask("/terms")).text).toBe(textOf(2));
    change("everything");
    expect((await ask("/about")).text).toBe(textOf(3));
  });

  test("while a page is rendered makes it old for those who come afterwards, and they get a newer one", async () => {
    let release = (): void => undefined;
    hold = new Promise((resolve) => (release = resolve));
    const first = ask("/about");
    await until(() => rendered.length === 1);
    change("a");
    const later = [ask("/about"), ask("/about")];
    // They have looked, and wait for the first.
    await new Promise((turn) => setTimeout(turn, 50));
    expect(rendered).toHaveLength(1);
    release();
    expect((await first).text).toBe(textOf(1));
    for (const { text } of await Promise.all(later)) expect(text).toBe(textOf(2));
    expect(rendered).toHaveLength(2);
  });

  test("is nothing: two hundred readers of a page that nobody had cause one rendering", async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask("/about")));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([textOf(1)]));
    expect(rendered).toHaveLength(1);
  });

  test("cannot be seen while the database is away: what is kept is given, and nothing is kept", async () => {
    await ask("/about");
    change("a");
    database.isAway = true;
    expect((await ask("/about")).text).toBe(textOf(1));
    expect(await told("/services")).toBe("MISS");
    expect(await told("/services")).toBe("MISS");
    database.isAway = false;
    expect((await ask("/about")).text).toBe(textOf(2));
  });

  test("is not shown by a rendering that the database failed: what was known is given, until one succeeds", async () => {
    await ask("/about");
    change("a");
    const about = pages["/about"]!;
    pages["/about"] = () => answerFailure(away);
    for (let time = 0; time < 2; time += 1) {
      const got = await ask("/about");
      expect([got.status, got.headers["x-cache"], got.text]).toEqual([200, "HIT", textOf(1)]);
    }
    pages["/about"] = about;
    expect((await ask("/about")).text).toBe(textOf(2));
  });

  test("or not, an answer lives for five minutes", async () => {
    begin({ lifeMs: 0 });
    expect([await told("/about"), await told("/about")]).toEqual(["MISS", "MISS"]);
  });
});

describe("never kept", () => {
  test.each([
    ["a page that is not there", 404, answerNotFound],
    ["one that was refused", 429, () => answerFailure(new AppError("RATE_LIMITED", "tooMany", [], 7))],
    ["one without what it should show", 200, () => nullWhenDatabaseAway(() => Promise.reject(away))],
  ])("%s", async (_what, status, work) => {
    pages["/about"] = work;
    for (let time = 0; time < 2; time += 1) {
      const got = await ask("/about");
      expect([got.status, got.headers["x-cache"], got.text]).toEqual([status, "MISS", textOf(1)]);
      if (status !== 200) expect(got.headers["cache-control"]).toBe("no-store");
      expect(got.headers["retry-after"]).toBe(status === 429 ? "7" : undefined);
    }
    delete pages["/about"];
    expect([(await ask("/about")).status, await told("/about")]).toEqual([200, "HIT"]);
  });

  test("a cookie, and an answer that came with one", async () => {
    begin();
    server.removeAllListeners("request");
    const withCookie = new ResponseCache({
      render: async (_request, response) => void response.setHeader("Set-Cookie", "who=me").end("personal"),
      otherwise: application,
      changes: new PageChanges(async () => ({ timeline: "1", writtenTo: null, horizon: 1, changes: [] })),
    });
    server.on("request", (request, response) => void withCookie.handle(request, response));
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await ask("/about");
      expect([headers["set-cookie"], headers["x-cache"]]).toEqual([undefined, "MISS"]);
    }
  });
});

describe("bounds", () => {
  test("ten thousand addresses take no more memory than a few, and results no room of pages", async () => {
    begin({ bytes: 400_000, renderingsPerMinute: 1e9 });
    await ask("/about");
    await Promise.all(
      Array.from({ length: 10_000 }, async (_, number) => {
        await cache.handle(
          { method: "GET", url: `/services?q=${number}`, headers: {} } as never,
          { writeHead: () => ({ end: () => undefined }) } as never,
        );
      }),
    );
    expect(cache.bytes).toBeLessThanOrEqual(400_000);
    expect(await told("/about")).toBe("HIT");
  }, 60_000);

  test("who causes too many renderings waits; what is kept stays free, and others do not wait", async () => {
    begin({ renderingsPerMinute: 2 });
    const from = (path: string, address: string) => ask(path, { [CLIENT_ADDRESS_HEADER]: address });
    expect((await from("/about", "203.0.113.1")).status).toBe(200);
    expect((await from("/terms", "203.0.113.1")).status).toBe(200);
    const refused = await from("/hi/privacy", "203.0.113.1");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.text).toContain('<html lang="hi">');
    expect((await from("/about", "203.0.113.1")).status).toBe(200);
    expect((await from("/privacy", "203.0.113.2")).status).toBe(200);
  });

  test("more than can be rendered is refused at once, and afterwards all is as before", async () => {
    begin({ renderings: 1, waiting: 1 });
    let release = (): void => undefined;
    hold = new Promise((resolve) => (release = resolve));
    let asked = 0;
    server.on("request", () => (asked += 1));
    const [first, second] = [ask("/about"), ask("/terms")];
    await until(() => rendered.length === 1 && asked === 2);
    // The looks of this database take no time.
    await new Promise((turn) => setImmediate(turn));
    const third = await ask("/privacy");
    expect([third.status, third.headers["retry-after"]]).toEqual([503, "1"]);
    release();
    expect([(await first).status, (await second).status]).toEqual([200, 200]);
    expect((await ask("/privacy")).status).toBe(200);
  });

  test("whose turn comes too late is refused, and not rendered for nobody", async () => {
    begin({ renderings: 1, patience: { mostMs: 20, stallMs: 20 } });
    let release = (): void => undefined;
    hold = new Promise((resolve) => (release = resolve));
    let asked = 0;
    server.on("request", () => (asked += 1));
    const [first, second] = [ask("/about"), ask("/terms")];
    await until(() => rendered.length === 1 && asked === 2);
    const from = performance.now();
    await until(() => performance.now() - from > 40);
    release();
    expect((await first).status).toBe(200);
    const late = await second;
    expect([late.status, late.headers["retry-after"]]).toEqual([503, "1"]);
    expect(rendered.map(({ url }) => url)).toEqual(["/about"]);
    expect((await ask("/terms")).status).toBe(200);
  });

  test("who waited for what was old when it came does not wait for the next one as long again", async () => {
    begin({ waitMs: 20 });
    const releases: (() => void)[] = [];
    pages["/about"] = () => {
      pageShows("a");
      return new Promise<void>((resolve) => releases.push(resolve));
    };
    const first = ask("/about");
    await until(() => releases.length === 1);
    change("a");
    let asked = 0;
    server.on("request", () => (asked += 1));
    // Both wait for the rendering before the change; the one that is quicker begins the next.
    const waiting = [ask("/about"), ask("/about")];
    await until(() => asked === 2);
    const from = performance.now();
    await until(() => performance.now() - from > 40);
    releases[0]!();
    await until(() => releases.length === 2);
    releases[1]!();
    expect((await first).status).toBe(200);
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 503]);
  });

  test("a rendering that hangs is given up, and holds up nobody", async () => {
    begin({ renderings: 1, renderingMs: 50 });
    hold = new Promise(() => undefined);
    expect((await ask("/about")).status).toBe(503);
    hold = Promise.resolve();
    expect((await ask("/about")).status).toBe(200);
  });
});

describe("a CDN in front", () => {
  const outside = (got: Got) => got.headers["cdn-tags"];
  beforeEach(() => begin({}, { headers: (tags, seconds) => ({ "cdn-tags": `${tags.join()} ${seconds}` }) }));

  test("may keep what is kept here, by its tags, rendered or asked again or not sent again", async () => {
    const first = await ask("/about");
    expect(outside(first)).toBe("a 300");
    expect(outside(await ask("/about"))).toBe("a 300");
    const known = await ask("/about", { "If-None-Match": first.headers.etag! });
    expect([known.status, outside(known)]).toEqual([304, "a 300"]);
  });

  test.each([
    ["a page that lacks something", "/about", () => nullWhenDatabaseAway(() => Promise.reject(away)), {}],
    ["a page that is not there", "/about", answerNotFound, {}],
    ["data for the router", "/about?_rsc=abc12", null, { rsc: "1" }],
    ["a page at an address of the router's", "/about?_rsc=abc12", null, {}],
  ])("keeps nothing of %s", async (_what, url, page: (() => unknown) | null, headers) => {
    if (page !== null) pages["/about"] = page;
    expect(outside(await ask(url, headers))).toBeUndefined();
  });

  test("keeps nothing of what changed while it was rendered, nor of what is known to be old while the database is away", async () => {
    let letGo = (): void => undefined;
    hold = new Promise((done) => (letGo = done));
    const asked = ask("/about");
    await until(() => rendered.length === 1);
    change("a");
    // Somebody looks meanwhile: from then on the change is known, and told.
    void ask("/services");
    await until(() => rendered.length === 2);
    letGo();
    expect(outside(await asked)).toBeUndefined();
    database.isAway = true;
    const old = await ask("/about");
    expect([old.status, outside(old)]).toEqual([200, undefined]);
  });
});
