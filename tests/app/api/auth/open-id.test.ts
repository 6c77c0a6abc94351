// Signing in by another service, against a provider on this machine (docs/decisions/049).
import { useDatabase } from "@/tests/support/database";
import { parseSetCookie } from "cookie";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { GET, POST } from "@/app/api/auth/[...nextauth]/route";
import { GET as me } from "@/app/api/v1/auth/me/route";
import { db } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { insertAccount, PASSWORD, TestClient } from "@/tests/support/accounts";
import { startOpenIdProvider } from "@/tests/support/open-id-provider";

useDatabase();
const provider = await startOpenIdProvider();
for (const [name, value] of Object.entries(provider.settings)) vi.stubEnv(name, value);
vi.stubEnv("RATE_LIMIT_SCALE", "1");
afterAll(() => provider.stop());

type Headers = Readonly<Record<string, string>>;
const ask = (client: TestClient, method: "GET" | "POST", path: string, headers: Headers = {}) => {
  const nextauth = path.split("?")[0]!.split("/");
  const route = method === "GET" ? GET : POST;
  return client.send((request) => route(request, { params: Promise.resolve({ nextauth }) }), {
    method,
    path: `/api/auth/${path}`,
    headers: { authorization: "", ...headers },
  });
};

/** Presses the button, and follows the page to the provider. @returns the path and query that it sends the browser back to */
async function goAndComeBack(client: TestClient, { from = "/signin" } = {}): Promise<string> {
  const begun = await ask(client, "POST", "signin/oidc", { referer: `http://vendorsetu.test${from}` });
  expect(begun.status).toBe(200);
  const address = /content="0;url=([^"]+)"/.exec(await begun.text())![1]!.replaceAll("&amp;", "&");
  const sent = await fetch(address, { redirect: "manual" });
  const back = new URL(sent.headers.get("location")!);
  expect(back.origin + back.pathname).toBe("http://localhost:3000/api/auth/callback/oidc");
  return `callback/oidc${back.search}`;
}

const come = (client: TestClient, back: string) =>
  ask(client, "GET", back, { "sec-fetch-site": "cross-site" });

/** The whole way. @returns where the browser ends */
async function signIn(client: TestClient, options?: { from?: string }): Promise<string> {
  const response = await come(client, await goAndComeBack(client, options));
  expect(response.status).toBe(303);
  return response.headers.get("location")!;
}

const hasSession = (client: TestClient) =>
  [...client.cookies.keys()].some((name) => /session-token|^role/.test(name));
const problem = (name: string) => `/signin?service=oidc&problem=${name}`;
const audits = (subjectId: string) =>
  db.auditEntry.findMany({
    where: { subjectId },
    select: { action: true, details: true },
    orderBy: { id: "asc" },
  });

const warned = vi.spyOn(log, "warn");
/** Why next-auth refused, as the log tells it. */
const reasons = () =>
  warned.mock.calls.flatMap(([message, fields]) => (message === "next-auth" ? [fields?.errorName] : []));

let made = 0;
const anEmail = (): string => `person-${(made += 1)}@example.com`;

beforeEach(async () => {
  await db.rateLimit.deleteMany();
  warned.mockClear();
});

describe("signing in by another service", () => {
  test("makes a customer's account, its address confirmed, with neither password nor phone", async () => {
    const email = anEmail();
    provider.beHonest({
      email: email.toUpperCase(),
      email_verified: true,
      phone_number: "+919800000000",
      role: "admin",
    });
    const client = new TestClient();
    expect(await signIn(client)).toBe("/signin/done");
    const user = await db.user.findFirstOrThrow({ where: { email } });
    expect(user).toMatchObject({ role: "customer", phoneNumber: null, passwordHash: null, disabledAt: null });
    expect(user.emailVerifiedAt).not.toBeNull();
    expect(await (await client.send(me, { method: "GET" })).json()).toMatchObject({
      user: { email, role: "customer" },
    });
    // State, PKCE and nonce are used up.
    expect([...client.cookies.keys()].toSorted()).toEqual([
      "device",
      "next-auth.callback-url",
      "next-auth.csrf-token",
      "next-auth.session-token",
      "role",
    ]);
    expect(await audits(user.id)).toEqual([
      { action: "account.created", details: { role: "customer", by: "oidc" } },
      { action: "account.signed_in", details: { by: "oidc" } },
    ]);
    expect(await db.session.findMany({ where: { userId: user.id } })).toMatchObject([
      { bound: true, revokedAt: null },
    ]);
  });

  test("is the same account the next time, and the session of the cookie it came with ends", async () => {
    const email = anEmail();
    provider.beHonest({ email, email_verified: true });
    const client = new TestClient();
    await signIn(client);
    await signIn(client);
    const { id } = await db.user.findFirstOrThrow({ where: { email } });
    const sessions = await db.session.findMany({ where: { userId: id }, orderBy: { createdAt: "asc" } });
    expect(sessions.map(({ revokedReason }) => revokedReason)).toEqual(["signed_in_again", null]);
  });

  test("also where the provider tells the address only when asked", async () => {
    const email = anEmail();
    provider.beHonest({ email, email_verified: true });
    provider.tellsIn = "userinfo";
    expect(await signIn(new TestClient())).toBe("/signin/done");
    expect(await db.user.count({ where: { email } })).toBe(1);
  });

  test("keeps the language of the page it began on, and no other address", async () => {
    provider.beHonest({ email: anEmail(), email_verified: true });
    expect(await signIn(new TestClient(), { from: "/hi/signup" })).toBe("/hi/signin/done");
    const client = new TestClient();
    const back = await goAndComeBack(client);
    client.cookies.set("next-auth.callback-url", encodeURIComponent("https://evil.example/"));
    const response = await come(client, `${back}&callbackUrl=https://evil.example/`);
    expect(response.headers.get("location")).toBe("/signin/done");
    expect(response.headers.getSetCookie().join()).not.toContain("evil");
  });

  test("of two at once makes one account", async () => {
    const email = anEmail();
    provider.beHonest({ email, email_verified: true });
    const ends = await Promise.all([1, 2, 3].map(() => signIn(new TestClient())));
    expect(ends).toEqual(["/signin/done", "/signin/done", "/signin/done"]);
    const { id } = await db.user.findFirstOrThrow({ where: { email } });
    expect((await audits(id)).filter(({ action }) => action === "account.created")).toHaveLength(1);
  });

  test("leads to the account of a confirmed address, whatever its role, and leaves its password", async () => {
    for (const role of ["customer", "provider"] as const) {
      const email = anEmail();
      const id = await insertAccount(email, role);
      await db.user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
      provider.beHonest({ email, email_verified: true });
      expect(await signIn(new TestClient())).toBe("/signin/done");
      await new TestClient().signIn(email, PASSWORD);
      expect(await db.session.count({ where: { userId: id, revokedAt: null } })).toBe(2);
    }
  });

  test("takes an account whose address was never confirmed away from who made it", async () => {
    const email = anEmail();
    const id = await insertAccount(email);
    const stranger = await new TestClient().signIn(email);
    provider.beHonest({ email, email_verified: true });
    const owner = new TestClient();
    expect(await signIn(owner)).toBe("/signin/done");
    // Neither the stranger's session nor the password the stranger knows is worth anything now.
    expect((await stranger.send(me, { method: "GET" })).status).toBe(401);
    await expect(new TestClient().signIn(email, PASSWORD)).rejects.toThrow("401");
    expect(await db.knownDevice.count({ where: { userId: id } })).toBe(1);
    expect(await db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ passwordHash: null });
    expect((await owner.send(me, { method: "GET" })).status).toBe(200);
    expect((await audits(id)).map(({ action }) => action)).toContain("account.password_removed");
    expect(await db.queuedMail.count({ where: { userId: id, kind: "password_removed" } })).toBe(1);
  });
});

describe("is refused, with nothing made and nobody signed in:", () => {
  const refused = async (client: TestClient, where: string, wanted: string) => {
    const [users, sessions] = [await db.user.count(), await db.session.count()];
    expect(where).toBe(problem(wanted));
    expect(hasSession(client)).toBe(false);
    expect([await db.user.count(), await db.session.count()]).toEqual([users, sessions]);
  };

  test.each([
    ["no address", {}],
    ["an address that is not confirmed", { email: "new@example.com", email_verified: false }],
    ["an address of which nothing is said", { email: "new@example.com" }],
    ["a confirmation that is a word", { email: "new@example.com", email_verified: "true" }],
    ["what is no address", { email: "new at example", email_verified: true }],
  ])("%s", async (_name, person) => {
    provider.beHonest(person);
    const client = new TestClient();
    await refused(client, await signIn(client), "unverified");
  });

  test("an address that is not confirmed there, also of an account that is", async () => {
    const email = anEmail();
    const id = await insertAccount(email);
    await db.user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
    provider.beHonest({ email, email_verified: false });
    const client = new TestClient();
    await refused(client, await signIn(client), "unverified");
  });

  test("a disabled account, in the words of any refusal, with a row in the audit log", async () => {
    const email = anEmail();
    const id = await insertAccount(email, "customer", { disabled: true });
    provider.beHonest({ email, email_verified: true });
    const client = new TestClient();
    await refused(client, await signIn(client), "refused");
    await vi.waitFor(
      async () => expect(await audits(id)).toMatchObject([{ action: "account.sign_in_failed" }]),
      20_000,
    );
    expect(await db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ emailVerifiedAt: null });
  });

  test("an admin, whose password stays", async () => {
    const email = anEmail();
    const id = await insertAccount(email, "admin");
    provider.beHonest({ email, email_verified: true });
    const client = new TestClient();
    await refused(client, await signIn(client), "admin");
    expect((await db.user.findUniqueOrThrow({ where: { id } })).passwordHash).not.toBeNull();
  });

  test.each<[string, string, (token: { payload: Record<string, unknown> }) => void]>([
    ["another nonce", "nonce mismatch", ({ payload }) => (payload.nonce = "another")],
    ["no nonce", "nonce mismatch", ({ payload }) => delete payload.nonce],
    ["another audience", "aud mismatch", ({ payload }) => (payload.aud = "another site")],
    ["another issuer", "unexpected iss value", ({ payload }) => (payload.iss = "https://evil.example")],
    ["a token of yesterday", "JWT expired", ({ payload }) => (payload.exp = 1_000_000)],
  ])("%s", async (_name, reason, spoil) => {
    provider.beHonest({ email: anEmail(), email_verified: true });
    provider.spoilToken = spoil;
    const client = new TestClient();
    await refused(client, await signIn(client), "failed");
    expect(reasons()).toEqual([reason]);
  });

  const withoutSignature = (token: string) => token.slice(0, token.lastIndexOf(".") + 1);
  test.each<[string, string, (token: string) => string]>([
    [
      "another signature",
      "failed to validate JWT signature",
      (token) => `${withoutSignature(token)}${"A".repeat(342)}`,
    ],
    [
      "a token without one",
      "unexpected JWT alg received",
      (token) => {
        const [, payload] = token.split(".");
        return `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`;
      },
    ],
    ["no ID token", "id_token not present in TokenSet", () => ""],
  ])("%s", async (_name, reason, spoil) => {
    provider.beHonest({ email: anEmail(), email_verified: true });
    provider.spoilAnswer = (answer) => {
      if (answer.body !== "") answer.body.id_token = spoil(String(answer.body.id_token)) || undefined;
    };
    const client = new TestClient();
    await refused(client, await signIn(client), "failed");
    expect(reasons()).toEqual([reason]);
  });

  test("a code that was used before", async () => {
    provider.beHonest({ email: anEmail(), email_verified: true });
    const client = new TestClient();
    const back = await goAndComeBack(client);
    const cookies = new Map(client.cookies);
    expect((await come(client, back)).headers.get("location")).toBe("/signin/done");
    const again = new TestClient();
    for (const [name, value] of cookies) again.cookies.set(name, value);
    await refused(again, (await come(again, back)).headers.get("location")!, "failed");
    expect(reasons()).toHaveLength(1);
  });

  test("what another browser began, and what this one began for another", async () => {
    provider.beHonest({ email: anEmail(), email_verified: true });
    const back = await goAndComeBack(new TestClient());
    const idle = new TestClient();
    await refused(idle, (await come(idle, back)).headers.get("location")!, "failed");
    const other = new TestClient();
    await goAndComeBack(other);
    await refused(other, (await come(other, back)).headers.get("location")!, "failed");
    expect(reasons()).toEqual(["State cookie was missing.", "state mismatch"]);
  });

  test("what was begun more than 15 minutes ago", async () => {
    provider.beHonest({ email: anEmail(), email_verified: true });
    const client = new TestClient();
    const begun = await ask(client, "POST", "signin/oidc");
    const guards = begun.headers.getSetCookie().map((line) => parseSetCookie(line));
    const guarded = guards.filter(({ name }) => /state|pkce|nonce/.test(name));
    expect(guarded).toHaveLength(3);
    for (const { expires, httpOnly, sameSite } of guarded) {
      expect([httpOnly, sameSite]).toEqual([true, "lax"]);
      expect(expires!.getTime() - Date.now()).toBeLessThanOrEqual(15 * 60_000);
    }
    const back = await goAndComeBack(client);
    // The cookies are kept by a browser that ignores how long they may live: what is sealed in them says so too.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 60_000 });
    try {
      await refused(client, (await come(client, back)).headers.get("location")!, "failed");
    } finally {
      vi.useRealTimers();
    }
  });

  test("somebody who turned back at the provider", async () => {
    const client = new TestClient();
    const back = await goAndComeBack(client);
    const state = new URLSearchParams(back.split("?")[1]).get("state");
    const answer = await come(client, `callback/oidc?error=access_denied&state=${state}`);
    await refused(client, answer.headers.get("location")!, "cancelled");
  });

  test("another site's form, and one that does not say where it stands", async () => {
    const client = new TestClient();
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await ask(client, "POST", "signin/oidc", foreign)).status).toBe(403);
    expect((await ask(client, "POST", "signin/oidc", { origin: "", "sec-fetch-site": "" })).status).toBe(403);
    expect(client.cookies.size).toBe(0);
  });

  test("more than 30 tries of one address in a quarter of an hour", async () => {
    const client = new TestClient();
    for (let tries = 0; tries < 30; tries += 1) await come(client, "callback/oidc?code=x&state=y");
    await refused(
      client,
      (await come(client, "callback/oidc?code=x&state=y")).headers.get("location")!,
      "limited",
    );
  });

  test("more than ten new accounts of one address in an hour", async () => {
    const ends: string[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      provider.beHonest({ email: anEmail(), email_verified: true });
      ends.push(await signIn(new TestClient()));
    }
    expect(ends).toEqual([...Array<string>(10).fill("/signin/done"), problem("limited")]);
  });
});

test.each(["callback/oidc/x", "callback/google", "callback/credentials", "callback"])(
  "there is no %s",
  async (path) => {
    expect((await ask(new TestClient(), "GET", path)).status).toBe(404);
  },
);

test.each(["signin/google", "callback/oidc"])("nothing is to be sent to %s", async (path) => {
  expect((await ask(new TestClient(), "POST", path)).status).toBe(404);
});

// The last one: the provider is gone afterwards.
test("a provider that does not answer is told, before and after the way to it", async () => {
  provider.beHonest({ email: anEmail(), email_verified: true });
  const client = new TestClient();
  const back = await goAndComeBack(client);
  await provider.stop();
  expect((await come(client, back)).headers.get("location")).toBe(problem("failed"));
  const begun = await ask(client, "POST", "signin/oidc");
  expect([begun.status, begun.headers.get("location")]).toEqual([303, problem("failed")]);
});
