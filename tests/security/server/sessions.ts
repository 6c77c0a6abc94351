import { connect } from "node:net";
import { expect, test } from "vitest";
import { operations } from "@/lib/api/operations";
import { db } from "@/lib/server/db";
import { conclude, isLong } from "@/tests/security/measured";
import { cookiesOf, type Credentials, type Sent, type World } from "@/tests/support/api-world";

const ME = "/api/v1/auth/me";
/** How often twenty tabs refresh at once. */
const TURNS = isLong ? 50 : 1;

/** Sends a request of JSON whole and reads nothing of its answer. @returns what cuts the connection */
const sendWithoutReading = (
  origin: string,
  path: string,
  cookie: string,
  json: unknown,
): Promise<() => void> =>
  new Promise((resolve, reject) => {
    const { hostname, port, host } = new URL(origin);
    const body = JSON.stringify(json);
    const socket = connect(Number(port), hostname, () => {
      socket.pause();
      const head = [
        `POST ${path} HTTP/1.1`,
        `Host: ${host}`,
        `Origin: ${origin}`,
        `Cookie: ${cookie}`,
        "Content-Type: application/json",
        `Content-Length: ${Buffer.byteLength(body)}`,
      ].join("\r\n");
      socket.write(`${head}\r\n\r\n${body}`, () => resolve(() => void socket.destroy()));
    });
    socket.on("error", reject);
  });

/**
 * Group B of the catalogue (docs/security.md) against one server: what a session is worth, and when it ends.
 * @param current the world of that server, there once the tests run
 */
export function testSessions(current: () => World): void {
  const refresh = (world: World, refreshToken: string, cookie = ""): Promise<Sent> =>
    world.send("POST", "/api/v1/auth/token/refresh", {
      body: { json: { refreshToken } },
      headers: cookie === "" ? {} : { cookie },
    });
  const tokensOf = ({ text }: Sent) =>
    (JSON.parse(text) as { tokens: { accessToken: string; refreshToken: string } }).tokens;
  const me = (world: World, headers: Record<string, string>): Promise<Sent> =>
    world.send("GET", ME, { headers });
  const bearer = ({ accessToken }: Credentials) => ({ authorization: `Bearer ${accessToken}` });

  test("tokens of a browser count only beside their own cookie", async () => {
    const world = current();
    const one = await world.signUpCustomer();
    const other = await world.signUpCustomer();
    expect((await me(world, bearer(one))).status).toBe(401);
    expect((await me(world, { ...bearer(one), cookie: other.cookie })).status).toBe(401);
    expect((await me(world, { ...bearer(one), cookie: one.cookie })).status).toBe(200);
    expect((await refresh(world, one.refreshToken)).status).toBe(401);
    expect((await refresh(world, one.refreshToken, other.cookie)).status).toBe(401);
    expect((await refresh(world, one.refreshToken, one.cookie)).status).toBe(200);
  });

  test(`twenty tabs refreshing at once get one token, and nobody is signed out: ${TURNS} times`, async (context) => {
    const world = current();
    const one = await world.signUpCustomer();
    let { refreshToken } = one;
    const wrong: string[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => refresh(world, refreshToken, one.cookie)),
      );
      const refused = answers.filter(({ status }) => status !== 200);
      if (refused.length > 0) wrong.push(`turn ${turn}: ${refused.map(({ status }) => status).join()}`);
      const given = new Set(answers.map((answer) => tokensOf(answer).refreshToken));
      if (given.size !== 1) wrong.push(`turn ${turn}: ${given.size} tokens`);
      const next = tokensOf(answers[0]!);
      const headers = { authorization: `Bearer ${next.accessToken}`, cookie: one.cookie };
      if ((await me(world, headers)).status !== 200) wrong.push(`turn ${turn}: signed out`);
      ({ refreshToken } = next);
    }
    conclude(context, { row: "B2", what: "turns of 20 tabs", tried: TURNS, wrong });
  });

  test("a refresh whose answer was lost on the way is done again with the same token", async () => {
    const world = current();
    const one = await world.signUpCustomer();
    const { id } = await db.user.findFirstOrThrow({ where: { email: one.email }, select: { id: true } });
    const counter = async () => (await db.session.findFirstOrThrow({ where: { userId: id } })).refreshCounter;
    const before = await counter();
    const { refreshToken } = one;
    const cut = await sendWithoutReading(world.origin, "/api/v1/auth/token/refresh", one.cookie, {
      refreshToken,
    });
    await expect.poll(counter, { timeout: 10_000 }).toBe(before + 1);
    cut();
    const again = await refresh(world, refreshToken, one.cookie);
    expect(again.status).toBe(200);
    expect((await refresh(world, tokensOf(again).refreshToken, one.cookie)).status).toBe(200);
  });

  test("a client that keeps its first refresh token goes on; one two steps old ends the session", async () => {
    const world = current();
    const one = await world.signUpCustomer();
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await refresh(world, one.refreshToken, one.cookie)).status).toBe(200);
    }
    const second = tokensOf(await refresh(world, one.refreshToken, one.cookie)).refreshToken;
    const third = tokensOf(await refresh(world, second, one.cookie)).refreshToken;
    expect(new Set([one.refreshToken, second, third]).size).toBe(3);
    expect((await refresh(world, one.refreshToken, one.cookie)).status).toBe(401);
    expect((await refresh(world, third, one.cookie)).status).toBe(401);
    expect((await me(world, { cookie: one.cookie })).status).toBe(401);
    const { id } = await db.user.findFirstOrThrow({ where: { email: one.email }, select: { id: true } });
    expect(await db.auditEntry.count({ where: { action: "session.refresh_reused", subjectId: id } })).toBe(1);
  });

  test("signing out ends cookie, Bearer and refresh token at once", async () => {
    const world = current();
    const one = await world.signUpCustomer();
    const out = await world.send("POST", "/api/v1/auth/logout", { as: one });
    expect(out.status).toBe(204);
    expect(cookiesOf(out.headers)).toBe("");
    expect(out.headers.getSetCookie().length).toBeGreaterThanOrEqual(2);
    expect((await me(world, { cookie: one.cookie })).status).toBe(401);
    expect((await me(world, { ...bearer(one), cookie: one.cookie })).status).toBe(401);
    expect((await refresh(world, one.refreshToken, one.cookie)).status).toBe(401);
  });

  test("a revoked cookie ends on /signin in one step, and is taken away there", async () => {
    const world = current();
    const one = await world.signUpProvider();
    await world.send("POST", "/api/v1/auth/logout", { as: one });
    const guarded = await world.send("GET", "/provider", { headers: { cookie: one.cookie } });
    expect(guarded.status).toBe(307);
    expect(new URL(guarded.headers.get("location")!, world.origin).pathname).toBe("/signin");
    const signIn = await world.send("GET", "/signin", { headers: { cookie: one.cookie } });
    expect(signIn.status).toBe(200);
    expect(signIn.headers.getSetCookie().join("\n")).toMatch(/next-auth\.session-token=;/);
  });

  test("what another site sends changes nothing, on every operation that could", async () => {
    const world = current();
    const { id } = await world.createListing();
    const before = await db.listing.findUniqueOrThrow({ where: { id } });
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
      { origin: "", "sec-fetch-site": "cross-site" },
    ];
    const types = [
      "application/json",
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
    ];
    for (const { method, path } of Object.values(operations)) {
      if (method === "GET") continue;
      const at = `/api/v1${path.replace(/\{\w+\}/g, id)}`;
      for (const [index, { origin, ...others }] of foreign.entries()) {
        const response = await fetch(`${world.origin}${at}`, {
          method,
          headers: {
            ...(origin && { origin }),
            ...others,
            cookie: world.people.owner!.cookie,
            "content-type": types[index % types.length]!,
          },
          body: "{}",
        });
        expect([method, at, index, response.status]).toEqual([method, at, index, 403]);
      }
    }
    // No Origin at all: a script, not a page. The cookie alone is not enough for it.
    const alone = await fetch(`${world.origin}/api/v1/listings/${id}/archive`, {
      method: "POST",
      headers: { cookie: world.people.owner!.cookie },
    });
    expect(alone.status).toBe(403);
    expect(await db.listing.findUniqueOrThrow({ where: { id } })).toEqual(before);
    expect((await me(world, { cookie: world.people.owner!.cookie })).status).toBe(200);
  });

  test("next-auth's own doors let nobody in and send nobody away", async () => {
    const world = current();
    const one = await world.signUpCustomer();
    const csrf = await world.send("GET", "/api/auth/csrf");
    const { csrfToken } = JSON.parse(csrf.text) as { csrfToken: string };
    const csrfCookie = cookiesOf(csrf.headers);
    const sessions = await db.session.count();
    const sent = await fetch(`${world.origin}/api/auth/callback/credentials`, {
      method: "POST",
      redirect: "manual",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: world.origin,
        cookie: csrfCookie,
      },
      body: new URLSearchParams({ csrfToken, email: one.email, password: world.password, json: "true" }),
    });
    expect(sent.headers.getSetCookie().filter((cookie) => /session-token=[^;]/.test(cookie))).toEqual([]);
    expect(await db.session.count()).toBe(sessions);
    const session = await world.send("GET", "/api/auth/session", { headers: { cookie: one.cookie } });
    expect(session.text).toContain('"user"');
    await world.send("POST", "/api/v1/auth/logout", { as: one });
    const dead = await world.send("GET", "/api/auth/session", { headers: { cookie: one.cookie } });
    expect(JSON.parse(dead.text)).toEqual({});
  });
}
