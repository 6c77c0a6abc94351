// What those who run a site can see of it: figures, traces, one name for a request. The database support comes first.
import { databaseUrl, useDatabase } from "@/tests/support/database";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Server, serveBuild } from "@/tests/support/production-server";
import { insertPumps, serverSettings } from "@/tests/support/server-world";

const TOKEN = "the token of this very test";
const PRIVATE = "9876543210";

type Spans = { resourceSpans: { scopeSpans: { spans: { name: string; attributes: unknown[] }[] }[] }[] };

/** A collector that takes OTLP over HTTP, as JSON, and remembers it. */
async function startCollector(): Promise<{ server: HttpServer; url: string; texts: string[] }> {
  const texts: string[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const plain = request.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
      if (request.url === "/v1/traces") texts.push(plain.toString());
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { server, texts, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

let server: Server;
let collector: Awaited<ReturnType<typeof startCollector>>;
let dataDir: string;
useDatabase();
beforeAll(async () => {
  await insertPumps();
  collector = await startCollector();
  dataDir = mkdtempSync(path.join(tmpdir(), "seen-from-outside-"));
  server = await serveBuild({
    ...serverSettings(),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: "info",
    METRICS_TOKEN: TOKEN,
    TRUST_PROXY_HOPS: "1",
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: "100",
  });
}, 10 * 60_000);
afterAll(async () => {
  await server.stop();
  collector.server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = (at: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.origin}${at}`, { headers });
const readFigures = async (): Promise<string> =>
  (await get("/api/v1/metrics", { authorization: `Bearer ${TOKEN}` })).text();
/** The value of a figure, by its name and labels as they are written. */
const figure = (text: string, name: string): number => {
  const line = text.split("\n").find((one) => one.startsWith(`${name} `));
  return line === undefined ? NaN : Number(line.slice(name.length + 1));
};

test("figures are for who shows the token, and for nobody else", async () => {
  for (const authorization of ["", "Bearer", "Bearer wrong", `Basic ${TOKEN}`, TOKEN, `Bearer ${TOKEN}x`]) {
    const answer = await get("/api/v1/metrics", authorization ? { authorization } : {});
    expect([authorization, answer.status]).toEqual([authorization, 401]);
    expect(await answer.text()).not.toContain("vendorsetu_");
  }
  const answer = await get("/api/v1/metrics", { authorization: `Bearer ${TOKEN}` });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("they count answers, calls, kept pages, steps of searches, and read queues and the database", async () => {
  const before = await readFigures();
  await get("/about");
  await get("/about");
  await get("/api/v1/categories");
  await get("/api/v1/listings?page=0");
  const searched = await fetch(`${server.origin}/api/v1/search-events`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: server.origin },
    body: JSON.stringify({ q: "pump", step: "whole", results: 0, place: null }),
  });
  expect(searched.status).toBe(204);
  const after = await readFigures();
  const more = (name: string): number => figure(after, name) - (figure(before, name) || 0);
  expect(more('vendorsetu_answer_seconds_count{kind="page",status="2xx"}')).toBe(2);
  expect(more('vendorsetu_response_cache_answers_total{told="hit"}')).toBe(1);
  expect(more('vendorsetu_response_cache_answers_total{told="miss"}')).toBe(1);
  expect(more('vendorsetu_api_call_seconds_count{method="GET",path="/categories",status="2xx"}')).toBe(1);
  expect(more('vendorsetu_api_call_seconds_count{method="GET",path="/listings",status="4xx"}')).toBe(1);
  expect(more('vendorsetu_search_steps_total{step="whole"}')).toBe(1);
  expect(figure(after, 'vendorsetu_response_cache_bytes{part="all"}')).toBeGreaterThan(0);
  expect(figure(after, 'vendorsetu_database_up{part="primary"}')).toBe(1);
  expect(figure(after, 'vendorsetu_database_pool{part="total"}')).toBeGreaterThan(0);
  expect(figure(after, 'vendorsetu_mails{part="waiting"}')).toBe(0);
  for (const part of ["calls", "pages", "renderings"])
    expect(figure(after, `vendorsetu_work_waiting{part="${part}"}`)).toBe(0);
  expect(after).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test("a request keeps the name that a trusted proxy gave it, in its answer and in the log", async () => {
  const named = await get("/api/v1/health", { "x-request-id": "proxy-0123456789" });
  expect(named.headers.get("x-request-id")).toBe("proxy-0123456789");
  await expect.poll(() => server.output()).toContain('"requestId":"proxy-0123456789"');
  const crooked = await get("/api/v1/health", { "x-request-id": 'x" injected' });
  expect(crooked.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

test("traces leave with the route of a request, and without what it was asked with", async () => {
  await get(`/services?q=${PRIVATE}`);
  await get(`/api/v1/listings?q=${PRIVATE}`);
  const spans = () =>
    collector.texts.flatMap((text) =>
      (JSON.parse(text) as Spans).resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  await expect
    .poll(() => spans().map(({ name }) => name), { timeout: 15_000 })
    .toEqual(expect.arrayContaining(["GET /api/v1/listings", "GET /[locale]/services"]));
  expect(collector.texts.join("\n")).toContain('"vendorsetu"');
  expect(collector.texts.join("\n")).not.toContain(PRIVATE);
});
