import { useDatabase } from "@/tests/support/database";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { POST as logIn } from "@/app/api/v1/auth/login/route";
import { POST as change } from "@/app/api/v1/auth/password/change/route";
import { POST as reset } from "@/app/api/v1/auth/password/reset/route";
import { POST as forgot } from "@/app/api/v1/auth/password/forgot/route";
import { db } from "@/lib/server/db";
import { CLIENT_ADDRESS_HEADER } from "@/lib/shared/client-address";
import { insertAccount, PASSWORD, TestClient } from "@/tests/support/accounts";
import { useOutbox } from "@/tests/support/outbox";

useDatabase();
const outbox = useOutbox();
// The address is believed where our own server in front has set it.
vi.stubEnv("CLIENT_ADDRESS_FROM_SERVER", "1");

const NEW_PASSWORD = "another horse battery 8";
const HOME = "203.0.113.7";

let email: string;
let userId: string;
let number = 0;
beforeEach(async () => {
  number += 1;
  email = `known${number}@example.com`;
  userId = await insertAccount(email);
  await db.rateLimit.deleteMany();
});

const attempt = async (
  client: TestClient,
  password: string,
  { address = HOME, as = email }: { address?: string; as?: string } = {},
): Promise<number> => {
  const headers = { [CLIENT_ADDRESS_HEADER]: address };
  return (await client.send(logIn, { body: { email: as, password }, headers })).status;
};

/** A browser that signed in to the account before, and whose session is over: only what it is known by is left. */
async function knownBrowser(password = PASSWORD): Promise<TestClient> {
  const client = new TestClient();
  expect(await attempt(client, password)).toBe(200);
  for (const name of client.cookies.keys()) if (name !== "device") client.cookies.delete(name);
  return client;
}

/** Spends what strangers may try. */
async function lockOut(): Promise<void> {
  for (let n = 0; n < 20; n += 1)
    await attempt(new TestClient("script"), "a guess", { address: `198.51.100.${n}` });
  expect(await attempt(new TestClient(), PASSWORD)).toBe(429);
}

describe("a browser that signed in before (docs/product/accounts.md#wrong-passwords)", () => {
  test("1,000 guesses from 200 addresses, its own among them: it signs in 20 of 20, and 20 guesses count", async () => {
    const owner = await knownBrowser();
    const addresses = [HOME, ...Array.from({ length: 199 }, (_, n) => `198.51.100.${n}`)];
    const guesses: number[] = [];
    const signIns: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const tries = Array.from({ length: 50 }, (_, n) => addresses[(round * 50 + n) % addresses.length]!);
      const strangers = tries.map((address, n) =>
        attempt(new TestClient(n % 2 ? "browser" : "script"), `guess ${round} ${n}`, { address }),
      );
      signIns.push(await attempt(owner, PASSWORD));
      guesses.push(...(await Promise.all(strangers)));
    }
    expect(signIns).toEqual(Array(20).fill(200));
    expect(guesses).toHaveLength(1000);
    expect(guesses.filter((status) => status === 401).length).toBeLessThanOrEqual(20);
    expect(guesses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
  });

  test("has a counter of its own: five wrong tries, whatever the address; other browsers are not touched", async () => {
    const [one, other] = [await knownBrowser(), await knownBrowser()];
    const tries = [];
    for (let n = 0; n < 6; n += 1) tries.push(await attempt(one, "typo", { address: `198.51.100.${n}` }));
    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await attempt(one, PASSWORD)).toBe(429);
    expect(await attempt(other, PASSWORD)).toBe(200);
    expect(await attempt(new TestClient("script"), PASSWORD)).toBe(200);
  });

  test("is known by a cookie that scripts cannot read and that outlives the session", async () => {
    const response = await new TestClient().send(logIn, { body: { email, password: PASSWORD } });
    expect(response.headers.getSetCookie()[2]).toMatch(
      /^device=[\w-]{24}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const script = await new TestClient("script").send(logIn, { body: { email, password: PASSWORD } });
    expect(script.headers.getSetCookie().some((line) => line.startsWith("device="))).toBe(false);
    expect(await db.knownDevice.count({ where: { userId } })).toBe(1);
  });

  test("counts for the accounts it signed in to and for no other; an invented one counts for none", async () => {
    await insertAccount(`stranger-${email}`);
    const stranger = new TestClient();
    expect(await attempt(stranger, PASSWORD, { as: `stranger-${email}` })).toBe(200);
    const owner = await knownBrowser();
    await lockOut();
    expect(await attempt(stranger, PASSWORD)).toBe(429);
    const forged = new TestClient();
    const { deviceId } = await db.knownDevice.findFirstOrThrow({ where: { userId } });
    for (const value of [
      deviceId,
      `${deviceId}.${"A".repeat(43)}`,
      `${"A".repeat(24)}.${owner.cookies.get("device")!.split(".")[1]}`,
      "x",
    ]) {
      forged.cookies.set("device", value);
      expect([value, await attempt(forged, PASSWORD)]).toEqual([value, 429]);
    }
    expect(await attempt(owner, PASSWORD)).toBe(200);
    // Two people share one browser: it is known to both.
    owner.cookies.delete("next-auth.session-token");
    expect(await attempt(owner, PASSWORD, { as: `stranger-${email}` })).toBe(200);
    expect(await attempt(owner, PASSWORD)).toBe(200);
  });

  test("is forgotten when the password changes, but for the one that changed it", async () => {
    const other = await knownBrowser();
    const client = await new TestClient().signIn(email);
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await client.send(change, { body })).status).toBe(204);
    client.tokens = null;
    await lockOut();
    expect(await attempt(other, NEW_PASSWORD)).toBe(429);
    expect(await attempt(client, NEW_PASSWORD)).toBe(200);
  });

  test("is forgotten when the password is reset, but for the one that followed the link", async () => {
    const other = await knownBrowser();
    const client = new TestClient();
    await client.send(forgot, { body: { email } });
    const token = await outbox.tokenTo(email);
    expect((await client.send(reset, { body: { token, password: NEW_PASSWORD } })).status).toBe(204);
    await lockOut();
    expect(await attempt(other, NEW_PASSWORD)).toBe(429);
    expect(await attempt(client, NEW_PASSWORD)).toBe(200);
  });

  test("is one of ten at most: the one that signed in longest ago is forgotten", async () => {
    const browsers = [];
    for (let n = 0; n < 11; n += 1) browsers.push(await knownBrowser());
    expect(await db.knownDevice.count({ where: { userId } })).toBe(10);
    await lockOut();
    expect(await attempt(browsers[0]!, PASSWORD)).toBe(429);
    expect(await attempt(browsers[1]!, PASSWORD)).toBe(200);
  });
});
