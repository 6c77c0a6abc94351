import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeBrowser, fakeServer, json, refused, signedIn } from "@/tests/lib/client/fake-browser";

afterEach(() => vi.unstubAllGlobals());

const FOUR_KEYS = ["accessToken", "isLoggedIn", "refreshToken", "user"];
const keysOf = (browser: ReturnType<typeof fakeBrowser>) => [...browser.kept.keys()].toSorted();

function browserSignedIn() {
  const browser = fakeBrowser();
  for (const [key, value] of Object.entries(signedIn)) browser.kept.set(key, value);
  return browser;
}

/** A server with one session: its access token dies when `expire` is called. */
function sessionServer() {
  let counter = 0;
  let live = "access-0";
  const asked = fakeServer(({ url, bearer, body }) => {
    if (url.endsWith("/auth/token/refresh")) {
      const sent = Number((body as { refreshToken: string }).refreshToken.replace("refresh-", ""));
      if (counter - sent !== 0 && counter - sent !== 1) return refused();
      if (sent === counter) counter += 1;
      live = `access-${counter}`;
      return json({ tokens: { accessToken: live, refreshToken: `refresh-${counter}` } });
    }
    return bearer === live ? json({ ok: true }) : refused();
  });
  return { asked, expire: () => void (live = "none") };
}

const refreshes = (asked: readonly { url: string }[]) =>
  asked.filter(({ url }) => url.endsWith("/auth/token/refresh")).length;

describe("a call", () => {
  test("carries the stored token, the query without blanks, and JSON", async () => {
    const { http } = await browserSignedIn().tab();
    const asked = fakeServer(() => json({ ok: true }));
    const query = { q: "steel & pipes", page: 2, tags: ["a", "b"], blank: "", none: undefined };
    await http.send({ method: "POST", path: "/listings", query, body: { a: 1 } });
    expect(asked).toEqual([
      {
        url: "/api/v1/listings?q=steel+%26+pipes&page=2&tags=a%2Cb",
        method: "POST",
        bearer: "access-0",
        body: { a: 1 },
      },
    ]);
  });

  test("goes without a Bearer when nobody is signed in", async () => {
    const { http } = await fakeBrowser().tab();
    const asked = fakeServer(() => json({ ok: true }));
    expect(await http.send({ method: "GET", path: "/categories" })).toEqual({ ok: true });
    expect(asked[0]!.bearer).toBeNull();
  });

  test("answers text where the answer is no JSON, and undefined where it is empty", async () => {
    const { http } = await fakeBrowser().tab();
    fakeServer(({ url }) =>
      url.endsWith("/text") ? new Response("plain") : new Response(null, { status: 204 }),
    );
    expect(await http.send({ method: "GET", path: "/text" })).toBe("plain");
    expect(await http.send({ method: "POST", path: "/none" })).toBeUndefined();
  });

  test("throws what the server told", async () => {
    const { http } = await fakeBrowser().tab();
    const errors = [{ path: "email", key: "emailRequired", message: "Email is required!" }];
    fakeServer(() =>
      json({ code: "RATE_LIMITED", key: "tooMany", message: "Too many.", errors, requestId: "r" }, 429, {
        "Retry-After": "60",
      }),
    );
    await expect(http.send({ method: "GET", path: "/x" })).rejects.toMatchObject({
      status: 429,
      code: "RATE_LIMITED",
      message: "Too many.",
      failure: { key: "tooMany" },
      errors,
      retryAfterSeconds: 60,
    });
  });

  test("is an API_ERROR without words when the answer is not ours, or none comes", async () => {
    const { http } = await fakeBrowser().tab();
    fakeServer(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await expect(http.send({ method: "GET", path: "/x" })).rejects.toMatchObject({
      status: 502,
      code: "API_ERROR",
      message: "",
      body: "<h1>Bad gateway</h1>",
    });
    fakeServer(() => Promise.reject(new TypeError("network")));
    await expect(http.send({ method: "GET", path: "/x" })).rejects.toMatchObject({ status: 0, message: "" });
  });
});

describe("a connection that falls silent", () => {
  /** Takes a request and answers nothing until it is given up, as a dead connection does. */
  const silent = (begin?: string) => {
    vi.stubGlobal("fetch", async (_url: string, { signal }: RequestInit) => {
      const givenUp = new Promise<never>((_resolve, reject) =>
        signal!.addEventListener("abort", () => reject(signal!.reason as Error)),
      );
      if (begin === undefined) return givenUp;
      const text = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(begin));
          givenUp.catch((error: unknown) => controller.error(error));
        },
      });
      return new Response(text, { headers: { "content-type": "application/json" } });
    });
  };
  /** How a call ended after so long; 'waits' when it did not. */
  async function after(ms: number, call: Promise<unknown>) {
    const ended = call.then(
      () => "answered",
      (error: { name: string; status?: number }) => `${error.name} ${error.status}`,
    );
    await vi.advanceTimersByTimeAsync(ms);
    return Promise.race([ended, Promise.resolve("waits")]);
  }
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test.each([
    ["before the answer", undefined],
    ["in the middle of it", '{"ok":'],
  ])("%s is given up after half a minute", async (_when, begin) => {
    const { http } = await fakeBrowser().tab();
    silent(begin);
    const call = http.send({ method: "POST", path: "/enquiries", body: {} });
    expect(await after(29_000, call)).toBe("waits");
    expect(await after(1_500, call)).toBe("ApiError 0");
  });

  test("files have the time that a weak net takes for them", async () => {
    const { http } = await fakeBrowser().tab();
    silent();
    const body = new FormData();
    body.append("documents", new File([new Uint8Array(2_000_000)], "a.pdf"));
    const call = http.send({ method: "POST", path: "/auth/provider/upload", body });
    expect(await after(270_000, call)).toBe("waits");
    expect(await after(15_000, call)).toBe("ApiError 0");
  });

  test("whoever calls may give up earlier, and hears of that alone", async () => {
    const { http } = await fakeBrowser().tab();
    silent();
    const controller = new AbortController();
    const call = http.send({ method: "GET", path: "/listings", signal: controller.signal });
    controller.abort();
    expect(await after(0, call)).toBe("AbortError undefined");
  });
});

describe("a 401", () => {
  test("is refreshed once and tried once more", async () => {
    const browser = browserSignedIn();
    const { http } = await browser.tab();
    const server = sessionServer();
    server.expire();
    expect(await http.send({ method: "GET", path: "/auth/me" })).toEqual({ ok: true });
    expect(server.asked.map(({ url }) => url)).toEqual([
      "/api/v1/auth/me",
      "/api/v1/auth/token/refresh",
      "/api/v1/auth/me",
    ]);
    expect(browser.kept.get("accessToken")).toBe("access-1");
    expect(browser.kept.get("refreshToken")).toBe("refresh-1");
  });

  test("a second one is told, not refreshed again", async () => {
    const { http } = await browserSignedIn().tab();
    const asked = fakeServer(({ url }) =>
      url.endsWith("refresh") ? json({ tokens: { accessToken: "a", refreshToken: "r" } }) : refused(),
    );
    await expect(http.send({ method: "GET", path: "/x" })).rejects.toMatchObject({ status: 401 });
    expect(asked).toHaveLength(3);
  });

  test("without stored tokens it is told at once", async () => {
    const { http } = await fakeBrowser().tab();
    const asked = fakeServer(refused);
    await expect(http.send({ method: "POST", path: "/auth/login" })).rejects.toMatchObject({
      message: "Please sign in.",
    });
    expect(asked).toHaveLength(1);
  });

  test("100 refreshes in a row keep the session (B3)", async () => {
    const { http } = await browserSignedIn().tab();
    const server = sessionServer();
    for (let round = 0; round < 100; round++) {
      server.expire();
      expect(await http.send({ method: "GET", path: "/auth/me" })).toEqual({ ok: true });
    }
    expect(refreshes(server.asked)).toBe(100);
  });

  test("many calls of one tab share a refresh", async () => {
    const { http } = await browserSignedIn().tab();
    const server = sessionServer();
    server.expire();
    await Promise.all(Array.from({ length: 20 }, () => http.send({ method: "GET", path: "/auth/me" })));
    expect(refreshes(server.asked)).toBe(1);
  });

  test("20 tabs share a refresh, and nobody is signed out (B2)", async () => {
    const browser = browserSignedIn();
    const tabs = [];
    for (let tab = 0; tab < 20; tab++) tabs.push(await browser.tab());
    const server = sessionServer();
    server.expire();
    const answers = await Promise.all(tabs.map(({ http }) => http.send({ method: "GET", path: "/auth/me" })));
    expect(answers).toEqual(Array(20).fill({ ok: true }));
    expect(refreshes(server.asked)).toBe(1);
    expect(keysOf(browser)).toEqual(FOUR_KEYS);
  });

  test("a 401 from the refresh clears the keys and the hint, and the first 401 is told", async () => {
    const browser = browserSignedIn();
    const { http } = await browser.tab();
    fakeServer(refused);
    await expect(http.send({ method: "GET", path: "/x" })).rejects.toMatchObject({ status: 401 });
    expect(keysOf(browser)).toEqual([]);
    expect(browser.document.cookie).toContain("role=; Path=/; Max-Age=0");
  });

  test.each([
    ["500", () => json({}, 500)],
    ["503", () => json({}, 503)],
    ["429", () => json({}, 429)],
    ["no answer", () => Promise.reject(new DOMException("late", "TimeoutError"))],
    ["an answer that is no JSON", () => new Response("<html>")],
  ])("%s to the refresh keeps the four keys (B16)", async (_name, answer) => {
    const browser = browserSignedIn();
    const { http } = await browser.tab();
    fakeServer(({ url }) => (url.endsWith("refresh") ? answer() : refused()));
    await expect(http.send({ method: "GET", path: "/x" })).rejects.toMatchObject({ status: 401 });
    expect(keysOf(browser)).toEqual(FOUR_KEYS);
    expect(browser.kept.get("accessToken")).toBe("access-0");
  });

  test("a sign-out while the refresh is under way stays one (B15)", async () => {
    const browser = browserSignedIn();
    const { http, session } = await browser.tab();
    let answerRefresh = (_response: Response) => undefined as void;
    const asked = fakeServer(({ url }) => {
      if (url.endsWith("/auth/logout")) return new Response(null, { status: 204 });
      if (!url.endsWith("refresh")) return refused();
      return new Promise((resolve) => (answerRefresh = resolve));
    });
    const call = http.send({ method: "GET", path: "/x" });
    await vi.waitFor(() => expect(refreshes(asked)).toBe(1), 20_000);
    await session.signOut();
    answerRefresh(json({ tokens: { accessToken: "access-1", refreshToken: "refresh-1" } }));
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(keysOf(browser)).toEqual([]);
  });

  test("a refresh refused after another sign-in leaves that one alone", async () => {
    const browser = browserSignedIn();
    const { http, store } = await browser.tab();
    fakeServer(({ url }) => {
      if (!url.endsWith("refresh")) return refused();
      const user = { id: "u2", email: "b@example.in", role: "provider" } as const;
      store.storeSession({ user, tokens: { accessToken: "new", refreshToken: "new-refresh" } });
      return refused();
    });
    await expect(http.send({ method: "GET", path: "/x" })).rejects.toMatchObject({ status: 401 });
    expect(browser.kept.get("refreshToken")).toBe("new-refresh");
  });
});
