import { decodeJwt, SignJWT, UnsecuredJWT } from "jose";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { IssuedSession } from "@/lib/domain/accounts/sessions";

const session: IssuedSession = {
  sessionId: "s".repeat(32),
  userId: "p000000000000001",
  role: "customer",
  bound: true,
  refreshCounter: 3,
  absoluteExpiresAt: new Date(Date.now() + 3_600_000),
};
const [SECRET, OLDER] = [
  "a secret of these tests, 32 long at least",
  "the secret before, 32 bytes long at least",
];

/** The modules with the environment of the moment: it is read once. */
async function withEnv(variables: Record<string, string> = {}) {
  vi.resetModules();
  vi.stubEnv("DATABASE_URL", "postgresql://nobody@localhost:1/none");
  vi.stubEnv("AUTH_SECRET", SECRET);
  vi.stubEnv("AUTH_SECRET_PREVIOUS", "");
  vi.stubEnv("RATE_LIMIT_SCALE", "1");
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return {
    ...(await import("@/lib/auth/tokens")),
    ...(await import("@/lib/auth/session-cookie")),
    ...(await import("@/lib/server/secrets")),
  };
}
type Modules = Awaited<ReturnType<typeof withEnv>>;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe("tokens", () => {
  let auth: Modules;
  beforeEach(async () => {
    auth = await withEnv();
  });

  test("say what they were made of", async () => {
    const { accessToken, refreshToken } = await auth.tokensOf(session);
    expect(await auth.readAccessToken(accessToken)).toEqual({
      userId: session.userId,
      sessionId: session.sessionId,
    });
    expect(auth.readRefreshToken(refreshToken)).toEqual({ sessionId: session.sessionId, counter: 3 });
    expect((await auth.tokensOf(session)).refreshToken).toBe(refreshToken);
  });

  test("an access token counts for ten minutes and five seconds", async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
    const { accessToken } = await auth.tokensOf(session);
    vi.setSystemTime(Date.now() + 604_000);
    expect(await auth.readAccessToken(accessToken)).not.toBeNull();
    vi.setSystemTime(Date.now() + 2_000);
    expect(await auth.readAccessToken(accessToken)).toBeNull();
    expect(await auth.readAccessToken(accessToken, { expiredToo: true })).not.toBeNull();
  });

  test("anything else is none (A5)", async () => {
    const { accessToken, refreshToken } = await auth.tokensOf(session);
    const { sub, sid, iss, aud } = decodeJwt(accessToken) as Record<string, string>;
    const forge = (given: {
      typ?: string;
      aud?: string;
      iss?: string;
      alg?: string;
      key?: Buffer;
      sid?: unknown;
    }) =>
      new SignJWT({ sid: "sid" in given ? given.sid : sid })
        .setProtectedHeader({
          alg: given.alg ?? "HS256",
          ...(given.typ !== "" && { typ: given.typ ?? "at+jwt" }),
        })
        .setIssuer(given.iss ?? iss!)
        .setAudience(given.aud ?? aud!)
        .setSubject(sub!)
        .setIssuedAt()
        .setExpirationTime("600s")
        .sign(given.key ?? auth.currentKey("access token"));
    expect(await auth.readAccessToken(await forge({}))).not.toBeNull();
    const bad = [
      "",
      "garbage",
      "a.b.c",
      "%E0%A4%A",
      refreshToken,
      await auth.sealSessionCookie({ userId: sub!, sessionId: sid!, roleHint: "admin" }, 600),
      new UnsecuredJWT({ sid })
        .setSubject(sub!)
        .setIssuer(iss!)
        .setAudience(aud!)
        .setExpirationTime("600s")
        .encode(),
      await forge({ typ: "JWT" }),
      await forge({ typ: "" }),
      await forge({ aud: "somebody-else" }),
      await forge({ iss: "somebody-else" }),
      await forge({
        alg: "HS512",
        key: Buffer.concat([auth.currentKey("access token"), auth.currentKey("access token")]),
      }),
      await forge({ key: auth.currentKey("refresh token") }),
      await forge({ key: Buffer.from(SECRET) }),
      await forge({ sid: 7 }),
      accessToken.slice(0, -2),
      `${accessToken}x`,
    ];
    for (const token of bad) expect([token, await auth.readAccessToken(token)]).toEqual([token, null]);
  });

  test("a refresh token of another counter, session or length is none", async () => {
    const { refreshToken, accessToken } = await auth.tokensOf(session);
    const [sid, , mac] = refreshToken.split(".") as [string, string, string];
    for (const token of [
      "",
      "x",
      accessToken,
      `${sid}.4.${mac}`,
      `${sid}.03.${mac}`,
      `${sid}.-3.${mac}`,
      `${sid}.3`,
      `${sid}.3.`,
      `t${sid.slice(1)}.3.${mac}`,
      `${sid}.3.${mac}=`,
      `${sid}.99999999999.${mac}`,
      "a".repeat(10_000),
    ])
      expect(auth.readRefreshToken(token)).toBeNull();
  });
});

describe("a new secret", () => {
  test("what the one before signed still counts, as long as it is named", async () => {
    const before = await withEnv({ AUTH_SECRET: OLDER });
    const tokens = await before.tokensOf(session);
    const cookie = await before.sealSessionCookie({ userId: "u", sessionId: "s", roleHint: "provider" }, 600);

    const during = await withEnv({ AUTH_SECRET_PREVIOUS: OLDER });
    expect(await during.readAccessToken(tokens.accessToken)).not.toBeNull();
    expect(during.readRefreshToken(tokens.refreshToken)).not.toBeNull();
    expect(await during.openSessionCookie(cookie)).toMatchObject({ roleHint: "provider" });
    const fresh = await during.tokensOf(session);

    const after = await withEnv();
    expect(await after.readAccessToken(tokens.accessToken)).toBeNull();
    expect(after.readRefreshToken(tokens.refreshToken)).toBeNull();
    expect(await after.openSessionCookie(cookie)).toBeNull();
    expect(await after.readAccessToken(fresh.accessToken)).not.toBeNull();
  });
});

describe("the cookies", () => {
  const cookie = { userId: "p000000000000001", sessionId: "s".repeat(32), roleHint: "admin" as const };
  const inAnHour = () => new Date(Date.now() + 3_600_000);
  const requestWith = (line: string) => ({ headers: new Headers({ cookie: line.split(";")[0]! }) });

  test("on http: HttpOnly, Lax, the whole site, no Domain (B9)", async () => {
    const auth = await withEnv({ APP_ORIGIN: "http://localhost:3000", NODE_ENV: "production" });
    const [session, hint] = await auth.sessionCookies(cookie, inAnHour());
    expect(session).toMatch(
      /^next-auth\.session-token=[\w.-]+; Max-Age=3(600|599); Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(hint).toMatch(/^role=admin; Max-Age=3(600|599); Path=\/; SameSite=Lax$/);
    expect(await auth.readSessionCookie(requestWith(session!))).toEqual(cookie);
  });

  test("on https: the __Host- prefix and Secure besides (B9)", async () => {
    const auth = await withEnv({ APP_ORIGIN: "https://www.example.com" });
    const [session, hint] = await auth.sessionCookies(cookie, inAnHour());
    expect(session).toMatch(
      /^__Host-next-auth\.session-token=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(hint).toMatch(/^role=admin; Max-Age=\d+; Path=\/; Secure; SameSite=Lax$/);
    expect(await auth.readSessionCookie(requestWith(session!))).toEqual(cookie);
    // One without the prefix may come from anywhere in the domain.
    expect(await auth.readSessionCookie(requestWith(session!.replace("__Host-", "")))).toBeNull();
    expect(auth.clearedCookies()).toEqual([
      "__Host-next-auth.session-token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
      "role=; Max-Age=0; Path=/; Secure; SameSite=Lax",
    ]);
  });

  test("what we did not make, changed, or let run out, says nothing", async () => {
    const auth = await withEnv();
    const value = await auth.sealSessionCookie(cookie, 600);
    for (const other of [
      "",
      "x",
      "a.b.c.d.e",
      "x".repeat(5000),
      `${value}x`,
      value.replace(/^./, "f"),
      (await auth.tokensOf(session)).accessToken,
    ])
      expect(await auth.openSessionCookie(other)).toBeNull();
    const role = "owner" as never;
    expect(
      await auth.openSessionCookie(await auth.sealSessionCookie({ ...cookie, roleHint: role }, 600)),
    ).toBeNull();
    vi.useFakeTimers({ now: Date.now() + 700_000, toFake: ["Date"] });
    expect(await auth.openSessionCookie(value)).toBeNull();
  });
});
