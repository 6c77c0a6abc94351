import { databaseUrl, skipOnPglite, useDatabase } from "@/tests/support/database";
import { beforeAll, expect, test } from "vitest";
import { refreshBitmaps } from "@/lib/domain/system/refresh-search";
import { db } from "@/lib/server/db";
import { aListing, idOf, insertCategories, insertCompanies, insertListings } from "@/tests/support/directory";
import { runCommand } from "@/tests/support/run-command";
import { withDatabase } from "@/tests/support/test-database";

useDatabase();

beforeAll(async () => {
  await insertCompanies([{ id: idOf("p", 1), name: "Acme", type: "traders" }]);
  await insertCategories([{ id: idOf("c", 1), name: "Pumps", slug: "pumps" }]);
  await insertListings(
    [1, 2, 3].map((n) =>
      aListing({ id: idOf("x", n), providerUserId: idOf("p", 1), categoryId: idOf("c", 1) }),
    ),
  );
});

const run = async (...args: string[]) => {
  const { code, stdout, stderr } = await runCommand("check-totals", args);
  return { code, lines: (stdout + stderr).trim().split("\n").slice(1) };
};

test("says that all is well, names what is not, and mends it", async () => {
  expect(await run()).toEqual({ code: 0, lines: ["every total is what counting gives"] });
  await db.$executeRaw`UPDATE listing_totals SET listings = 7 WHERE kind IN ('all', 'company_type')`;
  expect(await run()).toEqual({
    code: 1,
    lines: [
      "all: kept 7, counted 3",
      "company_type traders: kept 7, counted 3",
      "2 wrong: npm run check-totals -- --rebuild counts them anew",
    ],
  });
  expect((await run("--rebuild")).lines.at(-1)).toBe("2 were wrong; all are counted anew");
  expect((await run()).code).toBe(0);
});

test.skipIf(skipOnPglite).each(["check-totals", "seed"])(
  "%s on a database that was never migrated: one sentence",
  async (command) => {
    const env = { DATABASE_URL: withDatabase(databaseUrl, "template1"), DATABASE_MIGRATION_URL: undefined };
    const { code, stderr } = await runCommand(command, command === "seed" ? ["--reference"] : [], { env });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: "the database is not up to date: run npm run migrate first\n",
    });
  },
);

test("the same of bitmaps, where they are kept", async () => {
  await db.$executeRaw`
    CREATE OR REPLACE FUNCTION least_for_listing_bitmaps() RETURNS int LANGUAGE sql IMMUTABLE BEGIN ATOMIC SELECT 1; END`;
  await refreshBitmaps();
  expect(await run()).toEqual({ code: 0, lines: ["every total is what counting gives"] });
  await db.$executeRaw`
    UPDATE listing_bitmaps SET bits = set_bit(bits, 0, 0)
    WHERE key_id = (SELECT id FROM listing_bitmap_keys WHERE kind = 'word' AND key = 'pump')`;
  const { code, lines } = await run();
  expect([code, lines.slice(0, 2)]).toEqual([
    1,
    ["bits by place of word pump: kept 2, counted 3", "bits of word pump: kept 2, counted 3"],
  ]);
  expect((await run("--rebuild")).lines.at(-1)).toBe("2 were wrong; all are counted anew");
  await refreshBitmaps();
  expect((await run()).code).toBe(0);
});
