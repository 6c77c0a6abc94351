import { databaseUrl, skipOnPglite } from "@/tests/support/database";
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { grantServingRole } from "@/lib/server/database/grant-serving-role";
import { migrate } from "@/lib/server/database/migrate";
import { readSearch } from "@/lib/schemas/listing-search";
import { dropDatabase, migrationsFolder, usingClient, withDatabase } from "@/tests/support/test-database";

// PGlite has one role that may do everything.
describe.skipIf(skipOnPglite)("a role that serves and a role that migrates (needs real Postgres)", () => {
  const server = process.env["TEST_DATABASE_URL"]!;
  const name = new URL(databaseUrl).pathname.slice(1);
  const suffix = randomBytes(5).toString("hex");
  const [owner, serving] = [`vstest_owner_${suffix}`, `vstest_serving_${suffix}`];
  const as = (role: string): string =>
    Object.assign(new URL(withDatabase(server, name)), { username: role, password: suffix }).href;
  const roles = { url: as(serving), migrationUrl: as(owner) };
  const run = (url: string, sql: string) => usingClient(url, (client) => client.query(sql));

  beforeAll(async () => {
    for (const role of [owner, serving]) await run(server, `CREATE ROLE ${role} LOGIN PASSWORD '${suffix}'`);
    await run(server, `CREATE DATABASE ${name} OWNER ${owner}`);
    // The first time that wants a superuser (README).
    for (const extension of ["postgis", "unaccent", "pg_trgm"])
      await run(withDatabase(server, name), `CREATE EXTENSION ${extension}`);
    // Of one that only serves, or does not come in, it is said in a sentence which role is meant.
    await expect(migrate({ url: roles.url, directory: migrationsFolder })).rejects.toThrow(
      /^the role that migrates \(DATABASE_MIGRATION_URL.*\) may not create tables: permission denied/,
    );
    const closed = Object.assign(new URL(roles.url), { password: "another" }).href;
    await expect(migrate({ url: closed, directory: migrationsFolder })).rejects.toThrow(
      /^the role that migrates .* cannot connect: password authentication failed/,
    );
    await migrate({ url: roles.migrationUrl, directory: migrationsFolder });
    await expect(run(roles.url, "SELECT 1 FROM listings")).rejects.toThrow(/permission denied/);
    expect(await grantServingRole(roles)).toBeGreaterThan(0);
    process.env["DATABASE_URL"] = roles.url;
  });

  afterAll(async () => {
    const { db } = await import("@/lib/server/db");
    await db.$disconnect();
    await dropDatabase(server, name);
    for (const role of [owner, serving]) await run(server, `DROP ROLE IF EXISTS ${role}`);
  });

  test("the serving role seeds, writes a listing through the triggers, and finds it", async () => {
    const { db } = await import("@/lib/server/db");
    const { seedCategories } = await import("@/reference/categories");
    const { seedStates } = await import("@/reference/places/seed-places");
    const { searchListings } = await import("@/lib/domain/listings/search/search-listings");
    const { aListing, idOf, insertCompanies, insertListings } = await import("@/tests/support/directory");
    await seedStates();
    await seedCategories();
    const category = await db.category.findFirstOrThrow();
    await insertCompanies([{ id: idOf("p", 1), name: "Sona Pumps", type: "traders" }]);
    const listing = aListing({ id: idOf("x", 1), providerUserId: idOf("p", 1), categoryId: category.id });
    await insertListings([listing]);
    await db.providerProfile.update({ where: { userId: idOf("p", 1) }, data: { companyName: "Moti Pumps" } });
    const found = await searchListings(readSearch({ q: "moti pump", lat: "18.5", lng: "73.8" }), {});
    expect(found.items.map(({ id }) => id)).toEqual([listing.id]);
    await db.listing.delete({ where: { id: listing.id } });
  });

  test.each([
    "CREATE TABLE extra (id int)",
    "DROP TABLE listings",
    "ALTER TABLE listings ADD COLUMN extra int",
    "TRUNCATE listings",
    "DELETE FROM _prisma_migrations",
  ])("it cannot %s", async (sql) => {
    await expect(run(roles.url, sql)).rejects.toThrow(/permission denied|must be owner/);
  });

  test("a table of a later migration is opened too; once all is granted there is nothing to do", async () => {
    expect(await grantServingRole(roles)).toBe(0);
    await run(roles.migrationUrl, "CREATE TABLE later (id serial PRIMARY KEY)");
    await expect(run(roles.url, "INSERT INTO later DEFAULT VALUES")).rejects.toThrow(/permission denied/);
    const lines: string[] = [];
    expect(await grantServingRole(roles, (line) => lines.push(line))).toBe(2); // the table and its sequence
    expect(lines).toEqual([`the role ${serving} may now read and write all rows`]);
    await run(roles.url, "INSERT INTO later DEFAULT VALUES");
  });

  test("one role for both needs nothing", async () => {
    const url = new URL(roles.migrationUrl);
    url.searchParams.set("application_name", "another address of the same role");
    expect(await grantServingRole({ url: url.href, migrationUrl: roles.migrationUrl })).toBe(0);
  });
});
