import { skipOnPglite, useDatabase } from "@/tests/support/database";
import { decodeJwt } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { POST as logIn } from "@/app/api/v1/auth/login/route";
import { POST as logOut } from "@/app/api/v1/auth/logout/route";
import { POST as logOutAll } from "@/app/api/v1/auth/logout-all/route";
import { GET as me } from "@/app/api/v1/auth/me/route";
import { GET as categories } from "@/app/api/v1/categories/route";
import { POST as refresh } from "@/app/api/v1/auth/token/refresh/route";
import { db } from "@/lib/server/db";
import { insertAccount, ORIGIN, PASSWORD, TestClient, type Tokens } from "@/tests/support/accounts";

useDatabase();

const EMAIL = "meera@example.com";
let userId: string;
beforeAll(async () => {
  userId = await insertAccount(EMAIL);
  await insertAccount("other@example.com");
});

const browser = () => new TestClient().signIn(EMAIL);
const script = () => new TestClient("script").signIn(EMAIL);
const askMe = (client: TestClient, headers: Record<string, string> = {}) =>
  client.send(me, { method: "GET", headers });
const refreshWith = (client: TestClient, refreshToken: string, headers: Record<string, string> = {}) =>
  client.send(refresh, { body: { refreshToken }, headers: { authorization: "", ...headers } });
const sessionOf = (client: TestClient) =>
  db.session.findUniqueOrThrow({
    where: { id: String(decodeJwt(client.tokens!.accessToken).sid) },
  });

describe("sign-in", () => {
  test("answers the user and tokens, and sets both cookies", async () => {
    const response = await new TestClient().send(logIn, {
      body: { email: ` ${EMAIL.toUpperCase()} `, password: PASSWORD },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      user: {
        id: userId,
        email: EMAIL,
        phoneNumber: expect.any(String),
        role: "customer",
        providerProfile: null,
      },
      tokens: { accessToken: expect.any(String), refreshToken: expect.any(String) },
    });
    const [session, hint] = response.headers.getSetCookie();
    expect(session).toMatch(
      /^next-auth\.session-token=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(hint).toMatch(/^role=customer; Max-Age=\d+; Path=\/; SameSite=Lax$/);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("the access token says who and nothing else (B13)", async () => {
    const { accessToken } = (await browser()).tokens!;
    const claims = decodeJwt(accessToken);
    expect(Object.keys(claims).toSorted()).toEqual(["aud", "exp", "iat", "iss", "sid", "sub"]);
    expect(claims.exp! - claims.iat!).toBe(600);
  });

  test("a wrong password, an unknown address, a disabled user: the same 401", async () => {
    await insertAccount("gone@example.com", "customer", { disabled: true });
    const bodies = [];
    for (const [email, password] of [
      [EMAIL, "wrong password"],
      ["nobody@example.com", PASSWORD],
      ["gone@example.com", PASSWORD],
    ]) {
      const response = await new TestClient().send(logIn, { body: { email, password } });
      expect([email, response.status]).toEqual([email, 401]);
      expect(response.headers.getSetCookie()).toEqual([]);
      const { requestId, ...body } = (await response.json()) as Record<string, string>;
      expect(requestId).toEqual(expect.any(String));
      bodies.push(body);
    }
    expect(bodies[0]).toEqual({
      code: "UNAUTHORIZED",
      key: "credentialsWrong",
      message: "Invalid email or password",
    });
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  test("names what is missing, and refuses unknown keys", async () => {
    const empty = await new TestClient().send(logIn, { body: {} });
    expect(empty.status).toBe(400);
    expect(await empty.json()).toMatchObject({
      message: "Email is required!",
      errors: [{ path: "email" }, { path: "password" }],
    });
    const extra = await new TestClient().send(logIn, {
      body: { email: EMAIL, password: PASSWORD, role: "admin" },
    });
    expect(extra.status).toBe(400);
  });

  test("from another site it is refused, whatever it carries (B10)", async () => {
    const response = await new TestClient().send(logIn, {
      body: { email: EMAIL, password: PASSWORD },
      headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    });
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test("ends the session of the cookie it comes with", async () => {
    const client = await browser();
    const before = await sessionOf(client);
    await client.signIn(EMAIL);
    const { revokedReason } = await db.session.findUniqueOrThrow({ where: { id: before.id } });
    expect(revokedReason).toBe("signed_in_again");
    expect((await askMe(client)).status).toBe(200);
  });

  test("at most twenty sessions live, the oldest end", async () => {
    const email = "many@example.com";
    const id = await insertAccount(email);
    const clients = [];
    for (let n = 0; n < 22; n++) clients.push(await new TestClient("script").signIn(email));
    expect(await db.session.count({ where: { userId: id, revokedAt: null } })).toBe(20);
    const statuses = await Promise.all(clients.map(async (client) => (await askMe(client)).status));
    expect(statuses).toEqual([401, 401, ...Array<number>(20).fill(200)]);
  });

  test.each([
    ["customer", 7 * 24, 30 * 24],
    ["provider", 7 * 24, 30 * 24],
    ["admin", 4, 12],
  ] as const)("a browser session of a %s lives %d h idle and %d h at most", async (role, idle, absolute) => {
    const email = `life-${role}@example.com`;
    await insertAccount(email, role);
    const session = await sessionOf(await new TestClient().signIn(email));
    const hours = (until: Date) => (until.getTime() - session.createdAt.getTime()) / 3_600_000;
    expect(session.bound).toBe(true);
    expect(hours(session.idleExpiresAt)).toBeCloseTo(idle, 5);
    expect(hours(session.absoluteExpiresAt)).toBeCloseTo(absolute, 5);
  });

  test("a script's session lives a day", async () => {
    const session = await sessionOf(await script());
    expect(session.bound).toBe(false);
    expect((session.absoluteExpiresAt.getTime() - session.createdAt.getTime()) / 3_600_000).toBeCloseTo(
      24,
      5,
    );
  });
});

describe("carriers", () => {
  test("a browser's tokens are worth nothing without its cookie, or beside another's (B1)", async () => {
    const client = await browser();
    expect((await askMe(client)).status).toBe(200);
    expect((await askMe(client, { cookie: "" })).status).toBe(401);
    expect((await refreshWith(client, client.tokens!.refreshToken, { cookie: "" })).status).toBe(401);
    const other = await new TestClient().signIn("other@example.com");
    expect((await askMe(client, { cookie: other.cookieHeader })).status).toBe(401);
    expect(
      (await refreshWith(client, client.tokens!.refreshToken, { cookie: other.cookieHeader })).status,
    ).toBe(401);
    expect((await askMe(client)).status).toBe(200);
  });

  test.each([
    "Bearer",
    "Bearer ",
    "bearer x",
    "Bearer garbage",
    "Bearer %E0%A4%A",
    "Bearer a.b.c",
    `Bearer ${"x".repeat(8000)}`,
    "Bearer null",
  ])(
    "%j is 401 even beside a good cookie, and a visitor where anyone may ask (A5)",
    async (authorization) => {
      const client = await browser();
      const response = await askMe(client, { authorization });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: "UNAUTHORIZED" });
      const open = await client.send(categories, { method: "GET", headers: { authorization } });
      expect(open.status).toBe(200);
    },
  );

  test("the cookie as a Bearer, and the refresh token as one, are none", async () => {
    const client = await browser();
    for (const token of [client.cookies.get("next-auth.session-token")!, client.tokens!.refreshToken]) {
      expect((await askMe(client, { authorization: `Bearer ${token}` })).status).toBe(401);
    }
    // Another scheme is not ours to judge: a proxy in front may use it.
    expect((await askMe(client, { authorization: "Basic dXNlcjpwYXNz" })).status).toBe(200);
  });

  test("the cookie alone reads", async () => {
    const client = await browser();
    expect((await askMe(client, { authorization: "" })).status).toBe(200);
  });

  test("the cookie alone changes nothing without our Origin (B10)", async () => {
    const client = await browser();
    const attacks = [
      { origin: "", "sec-fetch-site": "" },
      { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
      { origin: "null", "sec-fetch-site": "cross-site" },
      { origin: "", "sec-fetch-site": "same-site" },
    ];
    for (const headers of attacks) {
      for (const handler of [logOut, logOutAll]) {
        expect((await client.send(handler, { headers: { authorization: "", ...headers } })).status).toBe(403);
      }
    }
    expect((await askMe(client)).status).toBe(200);
  });

  test("a script's Bearer needs no cookie and no Origin", async () => {
    const client = await script();
    expect((await askMe(client)).status).toBe(200);
    expect((await client.send(logOutAll)).status).toBe(204);
    expect((await askMe(client)).status).toBe(401);
  });

  test("a changed role and a disabling count on the next request", async () => {
    const email = "demoted@example.com";
    const id = await insertAccount(email, "admin");
    const client = await new TestClient().signIn(email);
    await db.user.update({ where: { id }, data: { role: "customer" } });
    expect(await (await askMe(client)).json()).toMatchObject({ user: { role: "customer" } });
    // The hint follows with the next refresh.
    expect(client.cookies.get("role")).toBe("admin");
    expect((await refreshWith(client, client.tokens!.refreshToken)).status).toBe(200);
    expect(client.cookies.get("role")).toBe("customer");
    await db.user.update({ where: { id }, data: { disabledAt: new Date() } });
    expect((await askMe(client)).status).toBe(401);
    expect((await askMe(client, { authorization: "" })).status).toBe(401);
    expect((await refreshWith(client, client.tokens!.refreshToken)).status).toBe(401);
  });

  test("an expired session is over for the cookie, the Bearer and the refresh token", async () => {
    for (const column of ["idleExpiresAt", "absoluteExpiresAt"] as const) {
      const client = await browser();
      const { id } = await sessionOf(client);
      await db.session.update({ where: { id }, data: { [column]: new Date(Date.now() - 1000) } });
      expect((await askMe(client)).status).toBe(401);
      expect((await askMe(client, { authorization: "" })).status).toBe(401);
      expect((await refreshWith(client, client.tokens!.refreshToken)).status).toBe(401);
    }
  });
});

describe("refresh", () => {
  test("moves on by one, and the token before it still answers the same (B5)", async () => {
    const client = await browser();
    const first = client.tokens!.refreshToken;
    const answers = [];
    for (let n = 0; n < 10; n++) {
      const response = await refreshWith(client, first);
      expect(response.status).toBe(200);
      answers.push(((await response.json()) as { tokens: Tokens }).tokens.refreshToken);
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).not.toBe(first);
    expect((await sessionOf(client)).refreshCounter).toBe(1);
  });

  test("a client that keeps the newest goes on a hundred times (B3)", async () => {
    const client = await browser();
    for (let n = 0; n < 100; n++) {
      const response = await refreshWith(client, client.tokens!.refreshToken);
      expect(response.status).toBe(200);
      client.tokens = ((await response.json()) as { tokens: Tokens }).tokens;
    }
    expect((await askMe(client)).status).toBe(200);
  });

  test.skipIf(skipOnPglite)("twenty tabs at once get one token and stay signed in (B2)", async () => {
    for (let round = 0; round < 5; round++) {
      const client = await browser();
      const tokens = await Promise.all(
        Array.from({ length: 20 }, async () => {
          const response = await refreshWith(client, client.tokens!.refreshToken);
          expect(response.status).toBe(200);
          return ((await response.json()) as { tokens: Tokens }).tokens.refreshToken;
        }),
      );
      expect(new Set(tokens).size).toBe(1);
      expect((await refreshWith(client, tokens[0]!)).status).toBe(200);
      expect((await askMe(client)).status).toBe(200);
    }
  });

  test("one that is two older was copied: the session is dead everywhere, and it is told once (B4)", async () => {
    const client = await browser();
    const old = client.tokens!.refreshToken;
    let newest = old;
    for (let n = 0; n < 2; n++) {
      newest = ((await (await refreshWith(client, newest)).json()) as { tokens: Tokens }).tokens.refreshToken;
    }
    expect((await refreshWith(client, old)).status).toBe(401);
    expect((await refreshWith(client, old)).status).toBe(401);
    expect((await refreshWith(client, newest)).status).toBe(401);
    expect((await askMe(client)).status).toBe(401);
    expect((await askMe(client, { authorization: "" })).status).toBe(401);
    expect((await sessionOf(client)).revokedReason).toBe("refresh_reused");
    const told = await db.auditEntry.findMany({ where: { action: "session.refresh_reused" } });
    expect(told).toMatchObject([{ subjectType: "user", subjectId: userId, actorUserId: null }]);
  });

  test("a forged one, one from the future and none have no effect", async () => {
    const client = await browser();
    const [sid, counter, mac] = client.tokens!.refreshToken.split(".") as [string, string, string];
    const forged = [
      `${sid}.1.${mac}`,
      `${sid}.0${counter}.${mac}`,
      `${sid}.${counter}.${"A".repeat(43)}`,
      "x",
      `${sid}.99.`,
    ];
    for (const token of forged) expect((await refreshWith(client, token)).status).toBe(401);
    expect((await refreshWith(client, client.tokens!.accessToken)).status).toBe(401);
    expect((await client.send(refresh, { body: {} })).status).toBe(400);
    expect((await client.send(refresh)).status).toBe(400);
    expect((await refreshWith(client, client.tokens!.refreshToken)).status).toBe(200);
  });
});

describe("sign-out", () => {
  const dead = async (client: TestClient, cookie: string) => {
    expect((await askMe(client, { cookie })).status).toBe(401);
    expect((await askMe(client, { cookie, authorization: "" })).status).toBe(401);
    expect((await refreshWith(client, client.tokens!.refreshToken, { cookie })).status).toBe(401);
  };

  test.each([
    ["cookie", (): Record<string, string> => ({ authorization: "" }), () => undefined],
    ["Bearer", (): Record<string, string> => ({ cookie: "" }), () => undefined],
    [
      "refresh token",
      (): Record<string, string> => ({ cookie: "", authorization: "" }),
      (client: TestClient) => ({ refreshToken: client.tokens!.refreshToken }),
    ],
  ])("by %s ends cookie, Bearer and refresh at once (B6)", async (_name, headers, body) => {
    const client = await browser();
    const { cookieHeader } = client;
    const response = await client.send(logOut, { headers: headers(), body: body(client) });
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie().map((line) => line.split("; Max-Age=0")[0])).toEqual([
      "next-auth.session-token=",
      "role=",
    ]);
    await dead(client, cookieHeader);
    expect((await client.send(logOut, { headers: { authorization: "" } })).status).toBe(204);
  });

  test("with nothing to end it is fine too", async () => {
    expect((await new TestClient("script").send(logOut)).status).toBe(204);
    expect((await new TestClient().send(logOut)).status).toBe(204);
  });

  test("everywhere ends every session", async () => {
    const [one, two, three] = [await browser(), await browser(), await script()];
    const { cookieHeader } = one;
    expect((await one.send(logOutAll)).status).toBe(204);
    await dead(one, cookieHeader);
    await dead(two, two.cookieHeader);
    expect((await askMe(three)).status).toBe(401);
    expect((await new TestClient().send(logOutAll, { headers: { origin: ORIGIN } })).status).toBe(401);
  });
});
