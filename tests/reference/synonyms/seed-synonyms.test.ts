import { databaseUrl, useDatabase } from "@/tests/support/database";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import { addSynonym } from "@/lib/domain/listings/synonyms/add-synonym";
import { deleteSynonym } from "@/lib/domain/listings/synonyms/delete-synonym";
import { listSynonyms } from "@/lib/domain/listings/synonyms/list-synonyms";
import { readSearch } from "@/lib/schemas/listing-search";
import { db } from "@/lib/server/db";
import { seedableSynonyms, seedSynonyms } from "@/reference/synonyms";
import { anAdmin } from "@/tests/support/people";
import { migrationsFolder, usingClient } from "@/tests/support/test-database";
import { ELECTRICIAN, insertTwoTrades, PLUMBER } from "@/tests/support/two-trades";
import { empty } from "@/tests/support/unhurried";

useDatabase();

const MIGRATION = "20261123000300_synonyms";
const SEEDING_TIMEOUT_MS = 120_000;

const admin = anAdmin();

const found = async (q: string) => (await searchListings(readSearch({ q }))).items.map(({ id }) => id);
const count = async () =>
  (
    await db.$queryRaw<
      { n: number }[]
    >`SELECT count(*)::int AS n FROM search_synonyms WHERE deleted_at IS NULL`
  )[0]!.n;

// Once for all: the pairs are tens of thousands, and each test goes on from what the one before it left.
beforeAll(async () => {
  await insertTwoTrades();
  await seedSynonyms();
}, SEEDING_TIMEOUT_MS);

test("each finds more than its own words", async () => {
  expect(await count()).toBeGreaterThan(200);
  const idle = await db.$queryRaw<unknown[]>`
    SELECT term, meaning FROM search_synonyms
    WHERE term_key = synonym_key(meaning) OR cardinality(string_to_array(term_key, ' ')) > 6`;
  // Each term once, in parts within the time of a statement: for each the search is asked what it means.
  for (let part = 0; part < 64; part++) {
    idle.push(
      ...(await db.$queryRaw<unknown[]>`
        SELECT term FROM (SELECT DISTINCT term FROM search_synonyms WHERE abs(hashtext(term)) % 64 = ${part}) AS terms
        WHERE search_query(term) = market_query(term)`),
    );
  }
  expect(idle).toEqual([]);
  const terms = new Set(seedableSynonyms.map(({ term }) => term));
  for (const term of ["नलसाज़", "nal mistri", "bijli wala", "ac repair", "चावल", "दर्ज़ी"])
    expect(terms.has(term), term).toBe(true);
  for (const q of ["नलसाज", "nal mistri", "nal mistri pune"]) expect(await found(q), q).toEqual([PLUMBER]);
  expect(await found("बिजली वाला")).toEqual([ELECTRICIAN]);
});

test("no pair is given twice", () => {
  const pairs = seedableSynonyms.map(({ term, meaning }) => `${term} → ${meaning}`);
  expect(pairs).toHaveLength(new Set(pairs).size);
});

test("are seeded once: what an admin deleted or added stays as it is", async () => {
  const before = await count();
  const [first] = (await listSynonyms(admin, { q: "nal mistri" })).items;
  await deleteSynonym(admin, first!.id);
  await addSynonym(admin, { term: "own word", meaning: "plumber" });
  await seedSynonyms();
  expect(await count()).toBe(before);
  expect(await found("own word")).toEqual([PLUMBER]);
});

test("come to a directory that is there already by the migration, and only to that one", async () => {
  const sql = readFileSync(join(migrationsFolder, MIGRATION, "migration.sql"), "utf8");
  const insert = sql.slice(sql.indexOf("INSERT INTO search_synonyms"));
  await db.$executeRaw`TRUNCATE search_synonyms`;
  await usingClient(databaseUrl, (client) => client.query(insert));
  const migrated = await count();
  expect(migrated).toBeGreaterThan(200);
  await seedSynonyms();
  expect(await count()).toBeGreaterThanOrEqual(migrated);
  await empty("categories", "search_synonyms");
  await usingClient(databaseUrl, (client) => client.query(insert));
  expect(await count()).toBe(0);
});
