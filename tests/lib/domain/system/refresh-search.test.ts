import { databaseUrl, skipOnPglite, useDatabase } from "@/tests/support/database";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { disableUser } from "@/lib/domain/accounts/admin/disable-user";
import { enableUser } from "@/lib/domain/accounts/admin/enable-user";
import { updateCategory } from "@/lib/domain/catalog/update-category";
import { refreshSearch, startSearchRefresh } from "@/lib/domain/system/refresh-search";
import { db, Prisma } from "@/lib/server/db";
import { idOf, insertCategories, insertCompanies } from "@/tests/support/directory";
import { anAdmin } from "@/tests/support/people";
import { usingClient } from "@/tests/support/test-database";
import { empty, unhurried } from "@/tests/support/unhurried";

useDatabase();

const [ACME, PUMPS, PARTS] = [idOf("p", 1), idOf("c", 1), idOf("s", 1)];
const admin = anAdmin();
/** More than are refreshed at once, and no whole number of steps. */
const MANY = 2_345;

beforeEach(async () => {
  await empty("users", "categories", "audit_log", "search_refreshes");
  await insertCompanies([{ id: ACME, name: "Acme Works", type: "supplier" }]);
  await insertCategories(
    [{ id: PUMPS, name: "Pumps", slug: "pumps" }],
    [{ id: PARTS, categoryId: PUMPS, name: "Parts", slug: "parts" }],
  );
});

const insert = (count: number) =>
  unhurried(Prisma.sql`
  INSERT INTO listings (id, provider_user_id, category_id, subcategory_id, name, lat, lng, status, published_at)
  SELECT 'x' || lpad(n::text, 15, '0'), ${ACME}, ${PUMPS}, ${PARTS}, 'Item ' || n, 18, 73,
         CASE WHEN n % 50 = 0 THEN 'rejected' ELSE 'approved' END::listing_status, now()
  FROM generate_series(1, ${count}::int) AS n`);

/** How many rows of search have this word; how many there are. */
const withWord = async (word: string): Promise<[number, number]> => {
  const [row] = await db.$queryRaw<{ found: number; all: number }[]>`
    SELECT (count(*) FILTER (WHERE words @@ market_query(${word})))::int AS found, count(*)::int AS all
    FROM listing_search`;
  return [row!.found, row!.all];
};
const APPROVED = MANY - Math.floor(MANY / 50);
const notes = () => db.searchRefresh.count();
const step = () => db.$queryRaw`SELECT refresh_search_step()`;

describe.each([
  ["category", () => db.category.update({ where: { id: PUMPS }, data: { name: "Turbines" } })],
  ["subcategory", () => db.subcategory.update({ where: { id: PARTS }, data: { name: "Turbines" } })],
  [
    "company",
    () => db.providerProfile.update({ where: { userId: ACME }, data: { companyName: "Turbines" } }),
  ],
])("renaming a %s", (_what, rename) => {
  test("of a few listings is in step at once", async () => {
    await insert(30);
    await rename();
    expect([await withWord("turbines"), await notes()]).toEqual([[30, 30], 0]);
  });

  test("of many is noted, and in step when the refresh is done", async () => {
    await insert(MANY);
    await rename();
    expect([await withWord("turbines"), await notes()]).toEqual([[0, APPROVED], 1]);
    await refreshSearch();
    expect([await withWord("turbines"), await notes()]).toEqual([[APPROVED, APPROVED], 0]);
  });
});

test("a refresh that breaks off goes on where it was", async () => {
  await insert(MANY);
  await db.category.update({ where: { id: PUMPS }, data: { name: "Turbines" } });
  await step();
  expect([await withWord("turbines"), await notes()]).toEqual([[250, APPROVED], 1]);
  await refreshSearch();
  expect([await withWord("turbines"), await notes()]).toEqual([[APPROVED, APPROVED], 0]);
});

test.skipIf(skipOnPglite)(
  "a step that takes longer than a request's statement may is finished (needs real Postgres: PGlite ends no statement)",
  async () => {
    await insert(MANY);
    await db.category.update({ where: { id: PUMPS }, data: { name: "Turbines" } });
    const slowOnce = [
      "CREATE SEQUENCE slow_once",
      `CREATE FUNCTION slow_once() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN IF nextval('slow_once') = 1 THEN PERFORM pg_sleep(4); END IF; RETURN NULL; END $$`,
      `CREATE TRIGGER slow_once AFTER UPDATE ON listing_search EXECUTE FUNCTION slow_once()`,
    ];
    const undone = ["DROP FUNCTION slow_once CASCADE", "DROP SEQUENCE slow_once"];
    await usingClient(databaseUrl, async (client) => {
      for (const statement of slowOnce) await client.query(statement);
      try {
        await refreshSearch();
      } finally {
        for (const statement of undone) await client.query(statement);
      }
    });
    expect([await withWord("turbines"), await notes()]).toEqual([[APPROVED, APPROVED], 0]);
  },
);

test("a second rename in between begins anew", async () => {
  await insert(MANY);
  await db.category.update({ where: { id: PUMPS }, data: { name: "Turbines" } });
  await step();
  await db.category.update({ where: { id: PUMPS }, data: { name: "Engines" } });
  await refreshSearch();
  expect([await withWord("turbines"), await withWord("engines")]).toEqual([
    [0, APPROVED],
    [APPROVED, APPROVED],
  ]);
});

test("a rename that is undone leaves no note", async () => {
  await insert(MANY);
  await expect(
    db.$transaction([
      db.category.update({ where: { id: PUMPS }, data: { name: "Turbines" } }),
      db.$executeRaw`SELECT 1 / 0`,
    ]),
  ).rejects.toThrow();
  expect(await notes()).toBe(0);
});

test("disabling takes many out at once, enabling brings them back", async () => {
  await insert(MANY);
  await disableUser(admin, ACME);
  expect(await withWord("item")).toEqual([0, 0]);
  await enableUser(admin, ACME);
  await vi.waitFor(async () => expect(await withWord("item")).toEqual([APPROVED, APPROVED]), 120_000);
});

test("disabled again before all are back, none is in search", async () => {
  await insert(MANY);
  await db.user.update({ where: { id: ACME }, data: { disabledAt: new Date() } });
  await db.user.update({ where: { id: ACME }, data: { disabledAt: null } });
  await step();
  expect((await withWord("item"))[1]).toBe(250);
  await db.user.update({ where: { id: ACME }, data: { disabledAt: new Date() } });
  await refreshSearch();
  expect(await withWord("item")).toEqual([0, 0]);
});

test("the verb sees to it itself, in the background", async () => {
  await insert(MANY);
  await updateCategory(admin, PUMPS, { name: "Turbines" });
  await vi.waitFor(async () => expect(await withWord("turbines")).toEqual([APPROVED, APPROVED]), 120_000);
});

test.skipIf(skipOnPglite)("several at once, with approvals and renames in between, end in step", async () => {
  await insert(MANY);
  await Promise.all([
    ...["A", "B", "C", "Turbines"].map((name) => updateCategory(admin, PUMPS, { name })),
    refreshSearch(),
    refreshSearch(),
    db.$executeRaw`UPDATE listings SET status = 'approved' WHERE status = 'rejected'`,
  ]);
  startSearchRefresh();
  await vi.waitFor(async () => expect(await notes()).toBe(0), 120_000);
  const rows = await db.$queryRaw`
    SELECT source.listing_id FROM listing_search_source AS source FULL JOIN listing_search AS held USING (listing_id)
    WHERE source.words IS DISTINCT FROM held.words`;
  expect(rows).toEqual([]);
});
