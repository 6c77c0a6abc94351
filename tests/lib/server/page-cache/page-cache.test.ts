import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerFailure, answerNotFound, nullWhenDatabaseAway } from "@/lib/http/page-status";
import { trackResponses } from "@/lib/server/current-response";
import { correctHeaders } from "@/lib/server/page-cache/install-page-cache";
import { type KeptPage, PageCache } from "@/lib/server/page-cache/page-cache";
import { PageChanges } from "@/lib/server/page-cache/page-changes";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { AppError } from "@/lib/shared/errors";

const away = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

/** What pages do while they are rendered; between their reading and their end the test may change the database. */
const PAGES: Readonly<Record<string, () => unknown>> = {
  "/listing": () => pageShows("listing:a"),
  "/missing": answerNotFound,
  "/busy": () => answerFailure(new AppError("RATE_LIMITED", "Too many", [], 7)),
  "/without-categories": () => nullWhenDatabaseAway(() => Promise.reject(away)),
};

let cache: PageCache;
type State = {
  transaction: number;
  isAway: boolean;
  changes: [number, string][];
  whileRendering: () => void;
  /** What the page weighs beside its HTML. */
  segments: number;
};
let state: State;
let server: Server;
let origin: string;

const change = (tag: string): void => void state.changes.push([(state.transaction += 1), tag]);

beforeAll(async () => {
  trackResponses();
  // The part of Next: asks the cache, else renders and hands over what it rendered.
  server = createServer((request, response) => {
    correctHeaders(response);
    void (async () => {
      const key = request.url!.split("?")[0]!;
      const kept = await cache.get(key);
      let page: KeptPage;
      if (kept) page = kept.value;
      else {
        await PAGES[key]!();
        page = {
          kind: "APP_PAGE",
          html: `rendered after ${state.transaction}`,
          segmentData: new Map([["/_tree", { length: state.segments }]]),
        };
        state.whileRendering();
        cache.set(key, page, undefined);
      }
      response.setHeader("x-kept", String(kept !== null));
      response.setHeader("Cache-Control", "s-maxage=300, stale-while-revalidate=31535700");
      for (const [name, value] of Object.entries(page.headers ?? {})) response.setHeader(name, value!);
      response.writeHead(page.status ?? 200).end(page.html);
    })();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

beforeEach(() => {
  state = { transaction: 1, isAway: false, changes: [], whileRendering: () => undefined, segments: 0 };
  cache = new PageCache(
    new PageChanges(async (since) => {
      if (state.isAway) throw away;
      const changes = state.changes.filter(([at]) => since !== null && at >= since);
      return { horizon: state.transaction + 1, changes };
    }),
  );
});

async function ask(path: string) {
  const response = await fetch(origin + path);
  return {
    status: response.status,
    isKept: response.headers.get("x-kept") === "true",
    text: await response.text(),
    headers: response.headers,
  };
}

describe("a page", () => {
  test("is kept until something it shows changes", async () => {
    expect((await ask("/listing")).isKept).toBe(false);
    expect((await ask("/listing")).isKept).toBe(true);
    change("listing:b");
    expect((await ask("/listing")).isKept).toBe(true);
    change("listing:a");
    expect(await ask("/listing")).toMatchObject({ isKept: false, text: "rendered after 3" });
    expect(await ask("/listing")).toMatchObject({ isKept: true, text: "rendered after 3" });
  });

  test("whose rendering began before a change and ended after it is not served to the next visitor", async () => {
    state.whileRendering = () => {
      change("listing:a");
      state.whileRendering = () => undefined;
    };
    await ask("/listing");
    expect((await ask("/listing")).isKept).toBe(false);
    expect((await ask("/listing")).isKept).toBe(true);
  });

  test("is served as it is while the database is away, and looked at again afterwards", async () => {
    await ask("/listing");
    change("listing:a");
    state.isAway = true;
    expect(await ask("/listing")).toMatchObject({ isKept: true, status: 200 });
    state.isAway = false;
    expect((await ask("/listing")).isKept).toBe(false);
  });

  test("that was rendered while nobody could look is not kept", async () => {
    state.isAway = true;
    await ask("/listing");
    expect((await ask("/listing")).isKept).toBe(false);
  });

  test.each([
    ["/missing", 404, null],
    ["/busy", 429, "7"],
  ])("%s has its status for everyone who waited, and is not kept", async (path, status, retryAfter) => {
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get("retry-after"), answer.isKept]).toEqual([
        status,
        retryAfter,
        false,
      ]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
  });

  test("that lacks a part for the moment is not kept", async () => {
    expect((await ask("/without-categories")).status).toBe(200);
    expect((await ask("/without-categories")).isKept).toBe(false);
  });

  test("weighs what the router asks for by parts, too: the whole memory is bounded", async () => {
    state.segments = 2 ** 30;
    await ask("/listing");
    expect((await ask("/listing")).isKept).toBe(false);
  });

  test("asked with a query is this visitor's: Next writes the query into it", async () => {
    expect((await ask("/listing?from=a-letter-to-me")).isKept).toBe(false);
    expect((await ask("/listing?_rsc=1")).isKept).toBe(false);
    expect((await ask("/listing?from=a-letter-to-me")).isKept).toBe(true);
  });

  test("tells caches on the way to ask each time", async () => {
    expect((await ask("/listing")).headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  });
});
