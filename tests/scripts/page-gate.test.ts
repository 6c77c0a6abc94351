import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { CLIENT_ADDRESS_HEADER } from "@/lib/shared/client-address";
import { gatePages } from "@/scripts/page-gate";

const running: Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) server.close();
});

/** Behind the gate: what the test does with each request, by its path and query. */
async function behindGate(
  answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
  mostRenderings?: number,
  abandonedMs?: number,
) {
  const handle = gatePages(
    async (request, response) => answer(request, response),
    new Set(["/icon.svg"]),
    mostRenderings,
    abandonedMs,
  );
  let [requests, gone] = [0, 0];
  const server = createServer((request, response) => {
    requests += 1;
    response.once("close", () => (gone += 1));
    void handle(request, response);
  });
  running.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (path: string, address = "203.0.113.1", init: RequestInit = {}) =>
    fetch(origin + path, { ...init, headers: { [CLIENT_ADDRESS_HEADER]: address } });
  return { ask, arrived: () => requests, gone: () => gone };
}

/** Waits until as many requests have come through as the test expects. */
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((turn) => setImmediate(turn));
};

test("who comes while a page is rendered waits, and then asks together with the others who waited", async () => {
  const under: { url: string; response: ServerResponse }[] = [];
  const { ask } = await behindGate((request, response) => void under.push({ url: request.url!, response }));
  const end = (index: number) => under[index]!.response.setHeader("x-nextjs-cache", "MISS").end("page");

  const first = ask("/");
  await until(() => under.length === 1);
  const others = [ask("/"), ask("/")];
  // Another page, and a twin of a kept one, go on meanwhile: nothing of theirs is shared.
  const [categories, twin] = [ask("/categories"), ask("/services/category/pumps?page=2")];
  await until(() => under.length === 3);
  expect(under.map(({ url }) => url).toSorted()).toEqual([
    "/",
    "/categories",
    "/services/category/pumps?page=2",
  ]);
  end(0);
  await until(() => under.length === 5);
  for (const index of [1, 2, 3, 4]) end(index);
  const answers = await Promise.all([first, ...others, categories, twin]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test("a visitor who goes away lets the others through; pages that are never kept do not wait at all", async () => {
  const under: ServerResponse[] = [];
  const { ask, arrived, gone } = await behindGate((_request, response) => void under.push(response));
  const leaving = new AbortController();
  const first = ask("/services", undefined, { signal: leaving.signal }).catch(() => undefined);
  await until(() => under.length === 1);
  const leavingToo = new AbortController();
  const waiting = ask("/services", undefined, { signal: leavingToo.signal }).catch(() => undefined);
  await until(() => arrived() === 2);
  leavingToo.abort();
  await waiting;
  await until(() => gone() === 1);
  const second = ask("/services");
  await until(() => arrived() === 3);
  leaving.abort();
  await first;
  await until(() => under.length === 2);
  under[1]!.end("rendered for this request only");
  await second;
  const more = [ask("/services"), ask("/services")];
  await until(() => under.length === 4);
  for (const response of under.slice(2)) response.end();
  await Promise.all(more);
});

test("what a visitor who has gone left to be rendered is not shared with the next", async () => {
  const under: { finish: () => void }[] = [];
  const { ask, arrived, gone } = await behindGate(
    (_request, response) =>
      new Promise<void>((done) => {
        under.push({ finish: () => (response.setHeader("x-nextjs-cache", "MISS").end(), done()) });
      }),
  );
  const leaving = new AbortController();
  const first = ask("/about", undefined, { signal: leaving.signal }).catch(() => undefined);
  await until(() => under.length === 1);
  leaving.abort();
  await first;
  await until(() => gone() === 1);
  const second = ask("/about");
  await until(() => arrived() === 2);
  expect(under).toHaveLength(1);
  under[0]!.finish();
  await until(() => under.length === 2);
  under[1]!.finish();
  expect((await second).status).toBe(200);
});

test("nobody waits for a file whose first reader has gone, whatever became of it", async () => {
  const under: ServerResponse[] = [];
  // As Next does with a file: a promise that never ends once the reader is gone.
  const { ask, gone } = await behindGate((_request, response) => {
    under.push(response);
    return new Promise<void>((done) => response.once("finish", done));
  });
  const leaving = new AbortController();
  const first = ask("/icon.svg", undefined, { signal: leaving.signal }).catch(() => undefined);
  await until(() => under.length === 1);
  leaving.abort();
  await first;
  await until(() => gone() === 1);
  const next = ask("/icon.svg?again");
  await until(() => under.length === 2);
  under[1]!.end();
  expect((await next).status).toBe(200);
});

test("a rendering that never ends holds up the next only for a time", async () => {
  const under: ServerResponse[] = [];
  const hangs = async (_request: IncomingMessage, response: ServerResponse) => {
    under.push(response);
    if (under.length === 1) await new Promise(() => undefined);
  };
  const { ask } = await behindGate(hangs, undefined, 50);
  const leaving = new AbortController();
  const first = ask("/about", undefined, { signal: leaving.signal }).catch(() => undefined);
  await until(() => under.length === 1);
  const next = ask("/about");
  leaving.abort();
  await first;
  await until(() => under.length === 2);
  under[1]!.end();
  expect((await next).status).toBe(200);
});

test("what a kept page does not read never reaches it, what its twin reads does", async () => {
  const seen: string[] = [];
  const { ask } = await behindGate((request, response) => {
    seen.push(request.url!);
    response.setHeader("x-nextjs-cache", "MISS").end();
  });
  for (const query of ["", "?utm_source=a&b=c", "?utm_source=a&_rsc=1x", "?_rsc=1x", "?page=2&utm_source=a"])
    await ask(`/company/rao${query}`);
  expect(seen.map((url) => url.replace("/company/rao", ""))).toEqual([
    "",
    "",
    "?_rsc=1x",
    "?_rsc=1x",
    "?page=2&utm_source=a",
  ]);
});

test("a query or a redirect before anything is known of a page does not get round the gate", async () => {
  const seen: string[] = [];
  const { ask } = await behindGate((request, response) => {
    const url = request.url!;
    seen.push(url);
    if (url.split("?")[0]!.endsWith("/")) response.writeHead(308, { Location: "/about" });
    else if (url === "/broken") response.statusCode = 500;
    else if (!url.startsWith("/services")) response.setHeader("x-nextjs-cache", "MISS");
    response.end();
  }, 3);
  const redirected: RequestInit = { redirect: "manual" };
  await ask("/about/", undefined, redirected);
  const statuses = [];
  for (const page of ["/about?a=1", "/about?a=2", "/hi/about?a=1", "/hi?a=1"])
    statuses.push((await ask(page)).status);
  // The first of each may be one that its page reads; by the last one there have been too many.
  expect(seen).toEqual(["/about/", "/about?a=1", "/about", "/hi/about?a=1"]);
  expect(statuses).toEqual([200, 200, 200, 429]);
  for (const page of ["/services?q=a", "/services?q=b"]) await ask(page, "203.0.113.2");
  expect(seen.slice(-2)).toEqual(["/services?q=a", "/services?q=b"]);
});

test("too many renderings are refused to that address, kept pages are not", async () => {
  const kept = new Set<string>();
  const { ask } = await behindGate((request, response) => {
    const page = request.url!;
    response.setHeader("x-nextjs-cache", kept.has(page) ? "HIT" : "MISS");
    if (page === "/unknown") response.statusCode = 404;
    else kept.add(page);
    response.end();
  }, 3);
  const statuses = async (...pages: string[]) => {
    const seen: number[] = [];
    for (const page of pages) seen.push((await ask(page)).status);
    return seen;
  };
  expect(await statuses("/", "/", "/", "/", "/categories", "/unknown")).toEqual([
    200, 200, 200, 200, 200, 404,
  ]);
  expect(await statuses("/unknown", "/hi", "/")).toEqual([429, 429, 200]);
  const refused = await ask("/hi/about");
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.text()).toMatch(/<html lang="hi">.*<h1>/);
  expect((await ask("/hi", "203.0.113.2")).status).toBe(200);
});
