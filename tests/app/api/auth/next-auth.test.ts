import { useDatabase } from "@/tests/support/database";
import { beforeAll, describe, expect, test } from "vitest";
import { GET, POST } from "@/app/api/auth/[...nextauth]/route";
import { GET as me } from "@/app/api/v1/auth/me/route";
import { db } from "@/lib/server/db";
import { insertAccount, ORIGIN, PASSWORD, TestClient } from "@/tests/support/accounts";

useDatabase();

const EMAIL = "meera@example.com";
beforeAll(async () => {
  await insertAccount(EMAIL, "provider");
});

type Options = { body?: Record<string, unknown>; query?: string; headers?: Record<string, string> };
const ask = (
  client: TestClient,
  method: "GET" | "POST",
  action: string,
  { body, query = "", headers = {} }: Options = {},
) =>
  client.send(
    (request) =>
      (method === "GET" ? GET : POST)(request, { params: Promise.resolve({ nextauth: action.split("/") }) }),
    { method, path: `/api/auth/${action}${query}`, body, headers: { authorization: "", ...headers } },
  );
const csrfToken = async (client: TestClient) =>
  ((await (await ask(client, "GET", "csrf")).json()) as { csrfToken: string }).csrfToken;

describe("next-auth's routes", () => {
  test("read the session our sign-in made: id and role, nothing else", async () => {
    const client = await new TestClient().signIn(EMAIL);
    const response = await ask(client, "GET", "session");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      expires: expect.any(String),
      user: { id: expect.any(String), role: "provider" },
    });
    expect((await client.send(me, { method: "GET" })).status).toBe(200);
    expect((await client.send(me, { method: "GET", headers: { authorization: "" } })).status).toBe(200);
  });

  test("a dead session is none, and its cookies go", async () => {
    const client = await new TestClient().signIn(EMAIL);
    await db.session.updateMany({
      where: { revokedAt: null },
      data: { revokedAt: new Date(), revokedReason: "disabled" },
    });
    const response = await ask(client, "GET", "session");
    expect(await response.json()).toEqual({});
    expect([...client.cookies.keys()].filter((name) => /session-token|role/.test(name))).toEqual([]);
  });

  test("sign-out ends the row and takes both cookies", async () => {
    const client = await new TestClient().signIn(EMAIL);
    const { cookieHeader } = client;
    const response = await ask(client, "POST", "signout", { body: { csrfToken: await csrfToken(client) } });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("/");
    expect([...client.cookies.keys()].filter((name) => /session-token|role/.test(name))).toEqual([]);
    expect((await client.send(me, { method: "GET", headers: { cookie: cookieHeader } })).status).toBe(401);
  });

  test("are no side door: the right password mints nothing (B14)", async () => {
    const client = new TestClient();
    const before = await db.session.count();
    const body = { csrfToken: await csrfToken(client), email: EMAIL, password: PASSWORD };
    for (const action of ["callback/credentials", "signin/credentials", "signin"]) {
      const response = await ask(client, "POST", action, { body });
      expect(response.headers.get("location")).toBe("/signin");
    }
    expect((await ask(client, "GET", "callback/credentials", { query: "?email=x" })).status).toBe(404);
    expect([...client.cookies.keys()].filter((name) => /session-token|role/.test(name))).toEqual([]);
    expect(await (await ask(client, "GET", "session")).json()).toEqual({});
    expect(await db.session.count()).toBe(before);
  });

  test.each([
    "_log",
    "verify-request",
    "callback",
    "callback/google",
    "signin/google",
    "session/x",
    "unknown",
  ])("offer no %s", async (action) => {
    const client = new TestClient();
    expect((await ask(client, "POST", action, { body: {} })).status).toBe(404);
  });

  test("refuse another site's page and a long body", async () => {
    const client = await new TestClient().signIn(EMAIL);
    const token = await csrfToken(client);
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect(
      (await ask(client, "POST", "signout", { body: { csrfToken: token }, headers: foreign })).status,
    ).toBe(403);
    const long = await ask(client, "POST", "signout", { body: { csrfToken: "x".repeat(20_000) } });
    expect(long.status).toBe(413);
    // What is refused is not read to its end, whoever refuses it.
    expect(long.headers.get("connection")).toBe("close");
    expect((await client.send(me, { method: "GET" })).status).toBe(200);
  });

  test.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "https:evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    `${ORIGIN}@evil.example`,
    `${ORIGIN}.evil.example/`,
    "/%09/evil.example",
    "\thttps://evil.example",
    "/dashboard",
  ])("never send anyone to %j (B11)", async (target) => {
    const client = new TestClient();
    const token = await csrfToken(client);
    const query = `?callbackUrl=${encodeURIComponent(target)}`;
    const cookie = `${client.cookieHeader}; next-auth.callback-url=${encodeURIComponent(target)}`;
    for (const [method, action] of [
      ["GET", "signin"],
      ["GET", "signout"],
      ["GET", "error"],
      ["POST", "signin/credentials"],
      ["POST", "callback/credentials"],
      ["POST", "signout"],
    ] as const) {
      const body =
        method === "POST" ? { csrfToken: token, callbackUrl: target, redirect: target } : undefined;
      const response = await ask(client, method, action, {
        query,
        headers: { cookie },
        ...(body && { body }),
      });
      expect([action, response.status]).toEqual([action, 302]);
      expect(["/", "/signin"]).toContain(response.headers.get("location"));
      expect(`${response.headers.getSetCookie().join()} ${await response.text()}`).not.toContain("evil");
    }
  });
});
