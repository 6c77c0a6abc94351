import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { redirect } from "next/navigation";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { answerFailure, answerNotFound, nullWhenDatabaseAway } from "@/lib/http/page-status";
import { trackResponses } from "@/lib/server/current-response";

// Before the logger is made: the failures here are meant.
vi.hoisted(() => (process.env.LOG_LEVEL = "silent"));

const away = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
const NEXT_NOT_FOUND = /NEXT_HTTP_ERROR_FALLBACK;404/;

/** Pages as the server runs them: reading first, answering later, several at a time on one connection. */
const pages: Readonly<Record<string, () => void>> = {
  "/found": () => undefined,
  "/missing": answerNotFound,
  "/away": () => answerFailure(away),
  "/broken": () => answerFailure(new Error("a bug")),
};

let server: Server;
let origin: string;

beforeAll(async () => {
  trackResponses();
  server = createServer((request, response) => {
    void (async () => {
      await wait(Math.random() * 10);
      pages[request.url!]!();
      response.end(`page ${request.url}`);
    })();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

describe("while a request is answered", () => {
  test.each([
    ["/found", 200, null],
    ["/missing", 404, null],
    ["/away", 503, "5"],
    ["/broken", 500, null],
  ])("%s is %i with its own body", async (url, status, retryAfter) => {
    const response = await fetch(origin + url);
    expect([response.status, response.headers.get("retry-after")]).toEqual([status, retryAfter]);
    expect(await response.text()).toBe(`page ${url}`);
  });

  test("requests at the same time keep their own status", async () => {
    const urls = Array.from({ length: 60 }, (_, index) => ["/found", "/missing", "/away"][index % 3]!);
    const statuses = await Promise.all(urls.map(async (url) => (await fetch(origin + url)).status));
    expect(statuses).toEqual(urls.map((url) => ({ "/found": 200, "/missing": 404, "/away": 503 })[url]));
  });
});

describe("where no response is known", () => {
  test("not found is Next's own", () => expect(() => answerNotFound()).toThrow(NEXT_NOT_FOUND));
  test("a failure goes on", () => expect(() => answerFailure(away)).toThrow(away));
});

test("a redirect is no failure", () => {
  const moved = () => {
    try {
      redirect("/elsewhere");
    } catch (error) {
      answerFailure(error);
    }
  };
  expect(moved).toThrow(/NEXT_REDIRECT/);
});

describe("nullWhenDatabaseAway", () => {
  test("gives what was read", async () => expect(await nullWhenDatabaseAway(async () => 1)).toBe(1));
  test("gives null while the database is away", async () =>
    expect(await nullWhenDatabaseAway(() => Promise.reject(away))).toBeNull());
  test("hides nothing else", async () =>
    expect(nullWhenDatabaseAway(() => Promise.reject(new Error("a bug")))).rejects.toThrow("a bug"));
});
