import { databaseUrl, skipOnPglite, useDatabase } from "@/tests/support/database";
import { usingClient } from "@/tests/support/test-database";
import { beforeEach, expect, test } from "vitest";
import { analyzeTables } from "@/lib/server/database/analyze-tables";

useDatabase();

beforeEach(async () => {
  await usingClient(databaseUrl, (client) =>
    client.query(`
      DROP TABLE IF EXISTS analyzed_a, analyzed_b;
      CREATE TABLE analyzed_a WITH (autovacuum_enabled = off) AS SELECT generate_series(1, 30);
      CREATE TABLE analyzed_b WITH (autovacuum_enabled = off) AS SELECT generate_series(1, 40)`),
  );
});

/** What the planner believes; -1 before the first ANALYZE. */
const believed = () =>
  usingClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ reltuples: number }>(
      "SELECT reltuples FROM pg_class WHERE relname IN ('analyzed_a', 'analyzed_b') ORDER BY relname",
    );
    return rows.map(({ reltuples }) => reltuples);
  });

test("the owner's ANALYZE counts", async () => {
  expect(await believed()).toEqual([-1, -1]);
  expect(await analyzeTables(databaseUrl, ["analyzed_a", "analyzed_b"])).toBeNull();
  expect(await believed()).toEqual([30, 40]);
});

// PGlite has one role for all.
test.skipIf(skipOnPglite)("a role that does not own the tables hears that they were skipped", async () => {
  const url = new URL(databaseUrl);
  url.searchParams.set("options", "-c role=pg_read_all_data");
  expect(await analyzeTables(url.href, ["analyzed_a", "analyzed_b"])).toMatch(
    /"analyzed_a".*analyze|analyze.*"analyzed_a"/,
  );
  expect(await believed()).toEqual([-1, -1]);
});

test("what goes wrong is a reason, not an error", async () => {
  expect(await analyzeTables(databaseUrl, ["analyzed_none"])).toMatch(/"analyzed_none" does not exist/);
  expect(await analyzeTables("postgres://nobody@127.0.0.1:1/none", ["analyzed_a"])).toMatch(/ECONNREFUSED/);
  expect(await analyzeTables("postgres://[", ["analyzed_a"])).toMatch(/./);
});
