import { useDatabase } from "@/tests/support/database";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/server/db";
import { isPassword } from "@/lib/server/password";
import { DEMO_PROVIDER_ID, type DemoAccount, seedDemoAccounts } from "@/demo/accounts/demo-accounts";
import { demoCompanies } from "@/demo/listings/companies";
import { demoListings } from "@/demo/listings/listings";
import { demoAccountsFile, provideDemoAccounts } from "@/scripts/demo/demo-accounts";
import { empty } from "@/tests/support/unhurried";

useDatabase();

const company = demoCompanies().find(({ id }) => id === DEMO_PROVIDER_ID)!;
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "demo-accounts-"));
  vi.stubEnv("DATA_DIR", folder);
  await empty("users");
  await db.user.create({ data: { id: company.id, email: company.email, role: "provider" } });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const provide = async () => {
  await provideDemoAccounts(() => undefined);
  return JSON.parse(readFileSync(demoAccountsFile(), "utf8")) as DemoAccount[];
};
const worksFor = async ({ role, email, password }: DemoAccount) => {
  const user = await db.user.findFirst({ where: { email, role } });
  return user !== null && user.disabledAt === null && isPassword(password, user.passwordHash);
};

test("the provider of the demo has listings that are approved, waiting, and rejected with a reason; others wait too", () => {
  const listings = demoListings(demoCompanies(), new Date("2026-06-01"));
  const own = listings.filter(({ providerUserId }) => providerUserId === DEMO_PROVIDER_ID);
  const count = (status: string) => own.filter((listing) => listing.status === status).length;
  expect(count("approved")).toBeGreaterThanOrEqual(3);
  expect(count("pending_approval")).toBeGreaterThanOrEqual(1);
  expect(own.find(({ status }) => status === "rejected")?.rejectionReason).toEqual(expect.any(String));
  const waiting = listings.filter(({ status }) => status === "pending_approval");
  expect(new Set(waiting.map(({ providerUserId }) => providerUserId)).size).toBeGreaterThan(20);
});

describe("the file", () => {
  test("tells three accounts that work, to nobody else on the machine, and stays the same", async () => {
    const accounts = await provide();
    expect(accounts.map(({ role }) => role)).toEqual(["admin", "provider", "customer"]);
    expect(accounts[1]!.email).toBe(company.email);
    expect(await Promise.all(accounts.map(worksFor))).toEqual([true, true, true]);
    expect(new Set(accounts.map(({ password }) => password)).size).toBe(3);
    expect(statSync(demoAccountsFile()).mode & 0o777).toBe(0o600);
    expect(await provide()).toEqual(accounts);
    expect(await db.user.count()).toBe(3);
  });

  test.each([
    ["lost", () => rmSync(demoAccountsFile())],
    ["spoiled", () => writeFileSync(demoAccountsFile(), "[{")],
  ])("%s: new passwords, the old ones count no more", async (_name, spoil) => {
    const before = await provide();
    spoil();
    const after = await provide();
    expect(after.map(({ email }) => email)).toEqual(before.map(({ email }) => email));
    expect(await Promise.all([...before, ...after].map(worksFor))).toEqual([
      ...[false, false, false],
      ...[true, true, true],
    ]);
  });

  test("is true of a database made anew, too", async () => {
    const before = await provide();
    await empty("users");
    await db.user.create({ data: { id: company.id, email: company.email, role: "provider" } });
    expect(await provide()).toEqual(before);
    expect(await Promise.all(before.map(worksFor))).toEqual([true, true, true]);
  });
});

describe("left alone", () => {
  test("an account with such an e-mail that the demo did not make", async () => {
    await db.user.create({
      data: { email: "demo-admin@example.com", role: "admin", passwordHash: "theirs" },
    });
    await db.user.create({ data: { email: "Demo-Customer@example.com", role: "provider" } });
    expect((await provide()).map(({ role }) => role)).toEqual(["provider"]);
    const theirs = await db.user.findMany({ where: { id: { not: company.id } }, orderBy: { role: "asc" } });
    expect(theirs.map(({ passwordHash }) => passwordHash).toSorted()).toEqual([null, "theirs"]);
  });

  test("one that a person disabled or gave another role", async () => {
    await provide();
    await db.user.updateMany({ where: { role: "customer" }, data: { role: "admin" } });
    await db.user.update({ where: { id: company.id }, data: { disabledAt: new Date() } });
    expect((await provide()).map(({ email }) => email)).toEqual(["demo-admin@example.com"]);
  });

  test("a database without the demo: no account, no file", async () => {
    await empty("users");
    expect(await seedDemoAccounts([])).toEqual([]);
    await expect(provide()).rejects.toThrow(/ENOENT/);
    expect(await db.user.count()).toBe(0);
  });
});
