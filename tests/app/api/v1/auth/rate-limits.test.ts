import { useDatabase } from "@/tests/support/database";
import { beforeEach, expect, test, vi } from "vitest";
import { POST as verify } from "@/app/api/v1/auth/email/verify/route";
import { GET as me } from "@/app/api/v1/auth/me/route";
import { POST as change } from "@/app/api/v1/auth/password/change/route";
import { POST as forgot } from "@/app/api/v1/auth/password/forgot/route";
import { POST as reset } from "@/app/api/v1/auth/password/reset/route";
import { POST as register } from "@/app/api/v1/auth/provider/register/route";
import { POST as signUp } from "@/app/api/v1/auth/signup/route";
import { POST as refresh } from "@/app/api/v1/auth/token/refresh/route";
import { db } from "@/lib/server/db";
import { CLIENT_ADDRESS_HEADER } from "@/lib/shared/client-address";
import { insertAccount, TestClient } from "@/tests/support/accounts";

// Read with the first request: here the limits are the product's own.
vi.stubEnv("RATE_LIMIT_SCALE", "1");
vi.stubEnv("CLIENT_ADDRESS_FROM_SERVER", "1");
useDatabase();
beforeEach(async () => {
  await db.rateLimit.deleteMany();
});

type Handler = Parameters<TestClient["send"]>[0];
const call = (handler: Handler, address: string) =>
  new TestClient().send(handler, { body: {}, headers: { [CLIENT_ADDRESS_HEADER]: address } });

// Calls that are wrong count too: they are counted before they are read.
test.each([
  ["signup", 10, signUp],
  ["provider/register", 10, register],
  ["password/forgot", 10, forgot],
  ["password/reset", 20, reset],
  ["email/verify", 20, verify],
] as const)(
  "%s: from one address %d an hour, and other addresses are not touched",
  async (_name, most, handler) => {
    for (let n = 0; n < most; n++) expect((await call(handler, "203.0.113.7")).status).toBeLessThan(429);
    const refused = await call(handler, "203.0.113.7");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toMatch(/^[1-9]\d{0,3}$/);
    expect(await refused.json()).toMatchObject({ code: "RATE_LIMITED" });
    expect((await call(handler, "203.0.113.8")).status).toBeLessThan(429);
  },
);

test("a session refreshes thirty times in five minutes, and lives on when it is told to wait", async () => {
  await insertAccount("refresh@example.com");
  const client = await new TestClient().signIn("refresh@example.com");
  const send = () => client.send(refresh, { body: { refreshToken: client.tokens!.refreshToken } });
  for (let n = 0; n < 30; n++) expect((await send()).status).toBe(200);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(300);
  expect((await client.send(me, { method: "GET" })).status).toBe(200);
  const other = await new TestClient().signIn("refresh@example.com");
  expect((await other.send(refresh, { body: { refreshToken: other.tokens!.refreshToken } })).status).toBe(
    200,
  );
});

test("a user tries the current password ten times an hour, from wherever", async () => {
  await insertAccount("change@example.com");
  await insertAccount("neighbour@example.com");
  const [client, neighbour] = [
    await new TestClient().signIn("change@example.com"),
    await new TestClient().signIn("neighbour@example.com"),
  ];
  const body = { currentPassword: "a wrong guess", newPassword: "correct horse battery 9" };
  const send = (who: TestClient, n: number) =>
    who.send(change, { body, headers: { [CLIENT_ADDRESS_HEADER]: `203.0.113.${n}` } });
  for (let n = 0; n < 10; n++) expect((await send(client, n)).status).toBe(400);
  expect((await send(client, 99)).status).toBe(429);
  expect((await send(neighbour, 99)).status).toBe(400);
});

test("what is counted is kept under a hash, and expires", async () => {
  await call(signUp, "203.0.113.7");
  const [counter, ...others] = await db.rateLimit.findMany();
  expect(others).toEqual([]);
  expect(counter).toMatchObject({ key: expect.stringMatching(/^[\w-]{43}$/), points: 1 });
  await db.rateLimit.updateMany({ data: { points: 10, expire: BigInt(Date.now() - 1) } });
  expect((await call(signUp, "203.0.113.7")).status).toBe(400);
  expect((await db.rateLimit.findFirstOrThrow()).points).toBe(1);
});
