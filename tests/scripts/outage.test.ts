import { afterAll, beforeAll, describe, expect, test } from "vitest";
import en from "@/lib/content/messages/en.json" with { type: "json" };
import hi from "@/lib/content/messages/hi.json" with { type: "json" };
import { cookiesOf } from "@/tests/support/api-world";
import { DEMO_TURN_MS, type Demo, startDemo, waitForDemoTurn } from "@/tests/support/demo";
import { type FaultProxy, startFaultProxy } from "@/tests/support/fault-proxy";

const databaseUrl = process.env.TEST_DEMO_DATABASE_URL;

/** Asks again until the answer has the status; the last answer either way. */
async function until(status: number, url: string, tries = 40): Promise<Response> {
  let response = await fetch(url);
  for (let n = 0; n < tries && response.status !== status; n++) {
    await response.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, 250));
    response = await fetch(url);
  }
  return response;
}

// The demo on PGlite has its database to itself: nothing can be put between them.
describe.skipIf(!databaseUrl)("the database goes away and comes back (needs real Postgres)", () => {
  let proxy: FaultProxy;
  let demo: Demo;
  let giveTurnOn = (): void => undefined;

  beforeAll(async () => {
    giveTurnOn = await waitForDemoTurn();
    const url = new URL(databaseUrl!);
    proxy = await startFaultProxy({ host: url.hostname, port: Number(url.port || 5432) });
    url.hostname = "127.0.0.1";
    url.port = String(proxy.port);
    demo = await startDemo({ DATABASE_URL: url.href });
  }, 2 * DEMO_TURN_MS);
  afterAll(async () => {
    await proxy?.up().catch(() => undefined);
    await demo?.stop();
    await proxy?.close();
    giveTurnOn();
  });

  test("answers 503 with Retry-After, then works again without a restart", async () => {
    expect((await fetch(`${demo.origin}/api/v1/listings`)).status).toBe(200);
    await proxy.down();

    const calls = [
      "/listings",
      "/listings/0000000000000000",
      "/categories",
      "/geocode/search?q=pune",
      "/ready",
    ];
    for (const call of calls) {
      const response = await fetch(`${demo.origin}/api/v1${call}`);
      expect([call, response.status]).toEqual([call, 503]);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await response.json()).toMatchObject({ code: "UNAVAILABLE", requestId: expect.any(String) });
    }
    expect((await fetch(`${demo.origin}/api/v1/health`)).status).toBe(200);

    await proxy.up();
    expect((await until(200, `${demo.origin}/api/v1/listings`)).status).toBe(200);
    expect((await until(200, `${demo.origin}/services`)).status).toBe(200);
  });

  test("somebody who is signed in is told the same, and is still signed in afterwards", async () => {
    const send = (method: string, path: string, cookie = "", body?: string) =>
      fetch(`${demo.origin}${path}`, {
        method,
        redirect: "manual",
        headers: {
          ...(method !== "GET" && { origin: demo.origin }),
          ...(cookie && { cookie }),
          ...(body && { "content-type": "application/json" }),
        },
        ...(body && { body }),
        signal: AbortSignal.timeout(15_000), // no call may hang on a database that is away
      });
    const email = `outage-${Date.now()}@example.com`;
    const password = "a long night without power";
    const phoneNumber = `+9198${String(Date.now()).slice(-8)}`;
    const signedUp = await send(
      "POST",
      "/api/v1/auth/signup",
      "",
      JSON.stringify({ email, password, phoneNumber }),
    );
    expect(signedUp.status).toBe(201);
    const cookie = cookiesOf(signedUp.headers);

    await proxy.down();
    const calls: [string, string, string, string?][] = [
      ["POST", "/api/v1/auth/login", "", JSON.stringify({ email, password })],
      ["POST", "/api/v1/auth/signup", "", JSON.stringify({ email, password, phoneNumber })],
      ["GET", "/api/v1/auth/me", cookie],
      ["GET", "/api/v1/providers/me/listings", cookie],
      ["POST", "/api/v1/listings", cookie],
      ["GET", "/api/v1/admin/listings", cookie],
      ["GET", "/account", cookie],
    ];
    for (const [method, path, sent, body] of calls) {
      const response = await send(method, path, sent, body);
      expect([path, response.status]).toEqual([path, 503]);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(response.headers.getSetCookie()).toEqual([]);
    }

    await proxy.up();
    await until(200, `${demo.origin}/api/v1/listings`);
    expect((await send("GET", "/api/v1/auth/me", cookie)).status).toBe(200);
  });

  test("people see a page that says so, and never a stack", async () => {
    await proxy.down();
    const home = await fetch(`${demo.origin}/`);
    expect(home.status).toBe(200);
    // What somebody has asked for already is kept, like the home page: these nobody has.
    const pages = [
      ["/services?q=asked+by+nobody", en.searchBar.failed],
      ["/hi/services?q=asked+by+nobody", hi.searchBar.failed],
      ["/services/0000000000000000", en.errors.failedTitle],
      ["/hi/services/0000000000000000", hi.errors.failedTitle],
    ] as const;
    for (const [path, heading] of pages) {
      const response = await fetch(`${demo.origin}${path}`);
      expect([path, response.status]).toEqual([path, 503]);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      const html = await response.text();
      expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]).toBe(heading);
      expect(html).not.toMatch(/ECONNREFUSED|prisma|at \w+ \(/i);
    }
    await proxy.up();
  });
});
