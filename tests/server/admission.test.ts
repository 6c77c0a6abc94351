import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import en from "@/lib/content/messages/en.json";
import { trackResponses } from "@/lib/server/current-response";
import { timedSql } from "@/lib/server/request-timing";
import { admitted } from "@/server/admission";

trackResponses();

const one = { atOnce: 1, waiting: 1, patience: { mostMs: 50, stallMs: 50 } };
/** Requests that reached the application and are not answered yet. */
let held: { url: string; response: ServerResponse }[];
let server: Server;
let origin: string;

beforeEach(async () => {
  held = [];
  const handle = admitted(
    async (request, response) => {
      if (request.url!.includes("slow")) held.push({ url: request.url!, response });
      else {
        await timedSql(() => new Promise((answered) => setTimeout(answered, 20)));
        response.end("well");
      }
    },
    { calls: one, pages: one },
  );
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((turn) => setImmediate(turn));
};

test("a call that waits too long is refused as the API refuses; health, what is sent and files never are", async () => {
  const slow = fetch(`${origin}/api/v1/listings?q=slow`);
  await until(() => held.length === 1);
  const refused = await fetch(`${origin}/api/v1/categories`);
  expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("cache-control")]).toEqual([
    503,
    "1",
    "no-store",
  ]);
  const told = (await refused.json()) as Record<string, unknown>;
  expect(told).toEqual({
    code: "UNAVAILABLE",
    key: "busy",
    message: en.form.busy,
    requestId: refused.headers.get("x-request-id"),
  });
  for (const path of ["/api/v1/health", "/api/v1/ready", "/media/a.webp", "/sitemap.xml", "/account"])
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 200]);
  expect((await fetch(`${origin}/api/v1/contact`, { method: "POST" })).status).toBe(200);
  held[0]!.response.end("at last");
  expect(await (await slow).text()).toBe("at last");
  expect((await fetch(`${origin}/api/v1/categories`)).status).toBe(200);
});

test("pages are refused as pages, and have turns of their own", async () => {
  const slow = fetch(`${origin}/account?slow`);
  await until(() => held.length === 1);
  const refused = await fetch(`${origin}/hi/account`);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(await refused.text()).toContain('<html lang="hi">');
  expect((await fetch(`${origin}/api/v1/categories`)).status).toBe(200);
  held[0]!.response.end();
  await slow;
});

test("a reader who is slow, or gone, takes nobody's turn", async () => {
  const slow = fetch(`${origin}/api/v1/listings?q=slow`);
  await until(() => held.length === 1);
  held[0]!.response.write("the beginning");
  await slow;
  expect((await fetch(`${origin}/api/v1/categories`)).status).toBe(200);

  const leaving = new AbortController();
  const gone = fetch(`${origin}/api/v1/categories?slow`, { signal: leaving.signal }).catch(() => null);
  await until(() => held.length === 2);
  leaving.abort();
  await gone;
  expect((await fetch(`${origin}/api/v1/categories`)).status).toBe(200);
});

test("a search tells what it took, other calls do not", async () => {
  const { headers } = await fetch(`${origin}/api/v1/listings`);
  const told = /^parse;dur=([\d.]+), sql;dur=([\d.]+), render;dur=([\d.]+)$/.exec(
    headers.get("server-timing")!,
  );
  expect(Number(told![2])).toBeGreaterThan(10);
  expect((await fetch(`${origin}/api/v1/auth/me`)).headers.has("server-timing")).toBe(false);
});
