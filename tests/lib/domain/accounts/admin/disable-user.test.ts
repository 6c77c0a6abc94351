import { skipOnPglite, useDatabase } from "@/tests/support/database";
import { beforeEach, describe, expect, test } from "vitest";
import { disableUser } from "@/lib/domain/accounts/admin/disable-user";
import { enableUser } from "@/lib/domain/accounts/admin/enable-user";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import { readSearch } from "@/lib/schemas/listing-search";
import { db } from "@/lib/server/db";
import { aListing, idOf, insertCategories, insertCompanies, insertListings } from "@/tests/support/directory";
import { anAdmin, auditRows, insertPeople } from "@/tests/support/people";
import { empty } from "@/tests/support/unhurried";

useDatabase();

const [ACME, ASHA, BOSS, CHIEF] = [idOf("p", 1), idOf("k", 1), idOf("a", 1), idOf("a", 2)];
const [PUMP, DRAFT] = [idOf("x", 1), idOf("x", 2)];
const boss = anAdmin(BOSS);

beforeEach(async () => {
  await empty("users", "categories", "audit_log");
  await insertPeople([
    { id: BOSS, role: "admin" },
    { id: CHIEF, role: "admin" },
    { id: ASHA, role: "customer" },
  ]);
  await insertCompanies([{ id: ACME, name: "Acme Works", type: "supplier" }]);
  await insertCategories([{ id: idOf("c", 1), name: "Machinery", slug: "machinery" }]);
  const base = { providerUserId: ACME, categoryId: idOf("c", 1) };
  await insertListings([
    aListing({ ...base, id: PUMP }),
    aListing({ ...base, id: DRAFT, status: "pending_approval", publishedAt: null }),
  ]);
  const soon = new Date(Date.now() + 3_600_000);
  const live = { bound: true, idleExpiresAt: soon, absoluteExpiresAt: soon };
  await db.session.createMany({
    data: [
      { ...live, id: "one", userId: ACME },
      { ...live, id: "two", userId: ACME },
      { ...live, id: "over", userId: ACME, revokedAt: new Date(), revokedReason: "signed_out" },
      { ...live, id: "asha", userId: ASHA },
    ],
  });
});

const found = async () => (await searchListings(readSearch({}))).items.map(({ id }) => id);
const ended = async () =>
  Object.fromEntries(
    (await db.session.findMany({ select: { id: true, revokedReason: true } })).map((row) => [
      row.id,
      row.revokedReason,
    ]),
  );

test("disabling ends the sessions, takes the listings out of search, and is told in the log", async () => {
  const user = await disableUser(boss, ACME);
  expect(user).toMatchObject({ id: ACME, role: "provider", providerProfile: { companyName: "Acme Works" } });
  expect(Date.now() - Date.parse(user.disabledAt!)).toBeLessThan(60_000);
  expect(await ended()).toEqual({ one: "disabled", two: "disabled", over: "signed_out", asha: null });
  expect(await found()).toEqual([]);
  expect(await auditRows()).toEqual([
    {
      actorUserId: BOSS,
      action: "user.disabled",
      subjectType: "user",
      subjectId: ACME,
      details: { role: "provider", endedSessions: 2 },
    },
  ]);
});

test("enabling brings the approved listings back; ended sessions stay ended", async () => {
  await disableUser(boss, ACME);
  expect((await enableUser(boss, ACME)).disabledAt).toBeNull();
  expect(await found()).toEqual([PUMP]);
  expect(await ended()).toMatchObject({ one: "disabled", two: "disabled" });
  expect((await auditRows()).map(({ action }) => action)).toEqual(["user.disabled", "user.enabled"]);
});

test("a customer can be disabled and enabled", async () => {
  expect((await disableUser(boss, ASHA)).disabledAt).not.toBeNull();
  expect((await enableUser(boss, ASHA)).disabledAt).toBeNull();
});

describe("refused, and nothing is changed", () => {
  test.each([
    ["disabling oneself", () => disableUser(boss, BOSS), { code: "CONFLICT" }],
    ["disabling another admin", () => disableUser(boss, CHIEF), { code: "NOT_FOUND" }],
    ["disabling nobody", () => disableUser(boss, idOf("k", 9)), { code: "NOT_FOUND" }],
    ["enabling an admin", () => enableUser(boss, CHIEF), { code: "NOT_FOUND" }],
    ["enabling nobody", () => enableUser(boss, idOf("k", 9)), { code: "NOT_FOUND" }],
    [
      "enabling who is enabled",
      () => enableUser(boss, ACME),
      { code: "CONFLICT", errors: [{ path: "status", values: { status: "enabled" } }] },
    ],
  ])("%s", async (_name, act, error) => {
    await expect(act()).rejects.toMatchObject(error);
    expect(await auditRows()).toEqual([]);
    expect(await db.user.count({ where: { disabledAt: { not: null } } })).toBe(0);
  });

  test("disabling who is disabled", async () => {
    await disableUser(boss, ACME);
    await expect(disableUser(boss, ACME)).rejects.toMatchObject({
      code: "CONFLICT",
      errors: [{ path: "status", values: { status: "disabled" } }],
    });
    expect(await auditRows()).toHaveLength(1);
  });
});

test.skipIf(skipOnPglite)("of two at once one wins", async () => {
  const results = await Promise.allSettled([disableUser(boss, ACME), disableUser(anAdmin(CHIEF), ACME)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await auditRows()).toHaveLength(1);
});
