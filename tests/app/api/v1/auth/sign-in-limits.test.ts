import { skipOnPglite, useDatabase } from "@/tests/support/database";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { POST as logIn } from "@/app/api/v1/auth/login/route";
import { db } from "@/lib/server/db";
import { CLIENT_ADDRESS_HEADER } from "@/lib/shared/client-address";
import { insertAccount, PASSWORD, TestClient } from "@/tests/support/accounts";

useDatabase();
// The address is believed where our own server in front has set it.
vi.stubEnv("CLIENT_ADDRESS_FROM_SERVER", "1");

let email: string;
let number = 0;
beforeEach(async () => {
  number += 1;
  email = `limited${number}@example.com`;
  await insertAccount(email);
  await db.rateLimit.deleteMany();
});

const attempt = (password: string, { as = email, address = "203.0.113.7" } = {}) =>
  new TestClient("script").send(logIn, {
    body: { email: as, password },
    headers: { [CLIENT_ADDRESS_HEADER]: address },
  });
const statuses = async (
  count: number,
  password: string,
  given: (n: number) => Parameters<typeof attempt>[1],
) => {
  const all = [];
  for (let n = 0; n < count; n++) all.push((await attempt(password, given(n))).status);
  return all;
};

// RATE_LIMIT_SCALE is 1000 here: failures are not scaled (docs/product/accounts.md#wrong-passwords).
describe("failed sign-ins (B14)", () => {
  test("the sixth from one address is told to wait, and so is the right password", async () => {
    expect(await statuses(6, "wrong password", () => ({}))).toEqual([401, 401, 401, 401, 401, 429]);
    const right = await attempt(PASSWORD);
    expect(right.status).toBe(429);
    expect(right.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
    expect(Number(right.headers.get("retry-after"))).toBeLessThanOrEqual(900);
    expect(await right.json()).toMatchObject({ code: "RATE_LIMITED" });
    expect(right.headers.getSetCookie()).toEqual([]);
  });

  test("another account, and the same one elsewhere, are not touched", async () => {
    await statuses(6, "wrong password", () => ({}));
    const other = `other-${email}`;
    await insertAccount(other);
    expect((await attempt(PASSWORD, { as: other })).status).toBe(200);
    expect((await attempt(PASSWORD, { address: "198.51.100.1" })).status).toBe(200);
  });

  test("another spelling of the address counts as the same", async () => {
    const spellings = [email, email.toUpperCase(), ` ${email} `, email, email.toUpperCase(), email];
    expect(await statuses(6, "wrong password", (n) => ({ as: spellings[n]! }))).toEqual([
      401, 401, 401, 401, 401, 429,
    ]);
  });

  test("sign-ins that succeed are not counted", async () => {
    expect(await statuses(12, PASSWORD, () => ({}))).toEqual(Array(12).fill(200));
    const counters = await db.rateLimit.findMany();
    expect(counters.map(({ points }) => points)).toEqual([0, 0, 0]);
  });

  test("from many addresses an account takes twenty an hour", async () => {
    const all = await statuses(22, "wrong password", (n) => ({ address: `198.51.100.${n}` }));
    expect(all).toEqual([...Array(20).fill(401), 429, 429]);
  });

  test("one address takes a hundred, whatever the account; one of IPv6 is its /64", async () => {
    const address = (n: number) => `2001:db8:1:2:${(n + 1).toString(16)}::1`;
    await attempt("wrong password", { address: address(0) });
    const all = await statuses(100, "wrong password", (n) => ({
      as: `nobody${n}@example.com`,
      address: address(n),
    }));
    expect(all).toEqual([...Array(99).fill(401), 429]);
    expect((await attempt(PASSWORD, { address: "2001:db8:1:3::1" })).status).toBe(200);
  });

  test.skipIf(skipOnPglite)("guesses at once cannot slip through", async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, async () => (await attempt("wrong password")).status),
    );
    expect(all.filter((status) => status === 401)).toHaveLength(5);
    expect(all.filter((status) => status === 429)).toHaveLength(15);
  });

  test("an unknown address is counted like a known one", async () => {
    expect(await statuses(6, PASSWORD, () => ({ as: "nobody@example.com" }))).toEqual([
      401, 401, 401, 401, 401, 429,
    ]);
  });

  test("the counters hold neither e-mail nor address", async () => {
    await attempt("wrong password");
    const stored = JSON.stringify(await db.rateLimit.findMany(), (_, value: unknown) =>
      typeof value === "bigint" ? String(value) : value,
    );
    expect(stored).not.toMatch(/limited|203\.0\.113/);
  });

  test("while the counters cannot be written nobody is let in", async () => {
    await db.$executeRaw`ALTER TABLE rate_limits RENAME TO rate_limits_away`;
    try {
      const response = await attempt(PASSWORD);
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
    } finally {
      await db.$executeRaw`ALTER TABLE rate_limits_away RENAME TO rate_limits`;
    }
  });
});
