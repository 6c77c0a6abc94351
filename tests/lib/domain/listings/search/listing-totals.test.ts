// What triggers keep is what there is, whatever happens to listings and how many write at once.
import { databaseUrl, skipOnPglite, useDatabase } from "@/tests/support/database";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { storedTotalOf, readStoredTotal } from "@/lib/domain/listings/search/stored-totals";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import { readSearch } from "@/lib/schemas/listing-search";
import { db } from "@/lib/server/db";
import { randomNumbers } from "@/tests/lib/domain/listings/search/random-directory";
import {
  CATEGORIES,
  someChange,
  someListing,
  startAnew,
} from "@/tests/lib/domain/listings/search/changing-directory";
import { idOf, insertListings, insertStates } from "@/tests/support/directory";
import { usingClient } from "@/tests/support/test-database";

useDatabase();

const wrong = () => db.$queryRaw`SELECT * FROM wrong_listing_totals()`;
const read = (query: string) => readSearch(Object.fromEntries(new URLSearchParams(query)));

beforeAll(async () => {
  await insertStates([
    { code: "MH", name: "Maharashtra" },
    { code: "KA", name: "Karnataka" },
  ]);
});
beforeEach(startAnew);

test("after hundreds of random changes every total is what counting gives", async () => {
  const random = randomNumbers(41);
  await insertListings(Array.from({ length: 300 }, (_, n) => someListing(n, random)));
  expect(await wrong()).toEqual([]);
  for (let n = 0; n < 300; n++) {
    await someChange(random, 300 + n);
    if (n % 50 === 49) expect(await wrong()).toEqual([]);
  }
  expect(await readStoredTotal({ kind: "all", keys: [""] })).toBe(await db.listingSearch.count());
});

test("a total that went wrong is found, and mended by counting anew", async () => {
  const random = randomNumbers(5);
  await insertListings(Array.from({ length: 50 }, (_, n) => someListing(n, random)));
  await db.$executeRaw`UPDATE listing_totals SET listings = listings + 3 WHERE kind = 'all'`;
  await db.$executeRaw`DELETE FROM listing_totals WHERE kind = 'category' AND key = ${idOf("c", 1)}`;
  expect(await wrong()).toHaveLength(2);
  await db.$executeRaw`SELECT rebuild_listing_totals()`;
  expect(await wrong()).toEqual([]);
});

test("so is what the vocabulary says of a word", async () => {
  await insertListings([someListing(1, () => 0.1)]);
  await db.$executeRaw`UPDATE search_vocabulary SET listings = listings + 5 WHERE kind = 'word' AND word = 'part'`;
  await db.$executeRaw`DELETE FROM search_vocabulary WHERE kind = 'word' AND word = 'categori'`;
  expect(await wrong()).toEqual([
    { kind: "word", key: "categori", kept: 0, counted: 1 },
    { kind: "word", key: "part", kept: 6, counted: 1 },
  ]);
  await db.$executeRaw`SELECT rebuild_listing_totals()`;
  expect(await wrong()).toEqual([]);
});

test("neighbours in tags are no words of it, and a rebuild makes none of them", async () => {
  await insertListings([{ ...someListing(1, () => 0.1), tags: ["zip pouch", "gate motor"] }]);
  expect(await wrong()).toEqual([]);
  await db.$executeRaw`UPDATE listing_totals SET listings = 7 WHERE kind = 'all'`;
  await db.$executeRaw`SELECT rebuild_listing_totals()`;
  expect(await db.searchVocabulary.count({ where: { kind: "word", word: { contains: " " } } })).toBe(0);
});

test("emptying the table empties what is kept of it", async () => {
  await insertListings([someListing(1, () => 0.1)]);
  await db.$executeRaw`TRUNCATE listing_search`;
  expect(await wrong()).toEqual([]);
  expect(await db.searchVocabulary.count({ where: { kind: "word" } })).toBe(0);
});

test("a transaction that is undone leaves totals as they were", async () => {
  await insertListings(Array.from({ length: 20 }, (_, n) => someListing(n, randomNumbers(n))));
  const before = await readStoredTotal({ kind: "all", keys: [""] });
  await expect(
    db.$transaction([db.$executeRaw`DELETE FROM listings`, db.$executeRaw`SELECT 1 / 0`]),
  ).rejects.toThrow();
  expect(await readStoredTotal({ kind: "all", keys: [""] })).toBe(before);
  expect(await wrong()).toEqual([]);
});

describe.skipIf(skipOnPglite)("with 20 writers at once (needs real Postgres)", () => {
  test("no deadlock, and every total is what counting gives", async () => {
    const random = randomNumbers(77);
    await insertListings(Array.from({ length: 400 }, (_, n) => someListing(n, random)));
    const categories = CATEGORIES.map(({ id }) => id);
    // On connections of their own, and nobody tries again what failed.
    const write = (writer: number) =>
      usingClient(databaseUrl, async (client) => {
        const id = (n: number) => idOf("x", writer * 20 + n);
        for (let n = 0; n < 15; n++) {
          const category = categories[(writer + n) % 3]!;
          const city = writer % 2 === 0 ? "Pune" : "Nashik";
          await client.query("BEGIN");
          // Two statements a transaction, that change totals in another order for every second writer.
          await client.query("UPDATE listings SET category_id = $1, subcategory_id = NULL WHERE id = $2", [
            category,
            id(n),
          ]);
          await client.query("UPDATE listings SET city = $1, state_code = 'MH' WHERE id = $2", [
            city,
            id(19),
          ]);
          await client.query("COMMIT");
        }
      });
    await Promise.all(Array.from({ length: 20 }, (_, writer) => write(writer)));
    expect(await wrong()).toEqual([]);
  });
});

describe("which total is kept", () => {
  test.each([
    ["", { kind: "all", keys: [""] }],
    ["page=3&sort=price_asc&lat=18&lng=73", { kind: "all", keys: [""] }],
    [`categoryIds=${idOf("c", 0)}`, { kind: "category", keys: [idOf("c", 0)] }],
    [
      `subcategoryIds=${idOf("s", 0)},${idOf("s", 1)}`,
      { kind: "subcategory", keys: [idOf("s", 0), idOf("s", 1)] },
    ],
    ["companyType=traders", { kind: "company_type", keys: ["traders"] }],
    [
      `categoryIds=${idOf("c", 0)}&companyType=traders`,
      { kind: "category_type", keys: [`${idOf("c", 0)} traders`] },
    ],
    ["inState=MH", { kind: "state", keys: ["MH"] }],
    ["city=pune", { kind: "city", keys: ["pune"] }],
    [`city=pune&categoryIds=${idOf("c", 0)}`, { kind: "category_city", keys: [`${idOf("c", 0)} pune`] }],
    [`city=pune&categoryIds=${idOf("c", 0)}&companyType=traders`, null],
    ["q=pump", null],
    ["tags=bulk", null],
    ["priceMin=5", null],
    ["lat=18&lng=73&radiusKm=25", null],
    ["inState=MH&companyType=traders", { kind: "type_state", keys: ["traders MH"] }],
    [`inState=MH&categoryIds=${idOf("c", 0)}`, { kind: "category_state", keys: [`${idOf("c", 0)} MH`] }],
    [
      `inState=MH&subcategoryIds=${idOf("s", 0)}`,
      { kind: "subcategory_state", keys: [`${idOf("s", 0)} MH`] },
    ],
    [`inState=MH&categoryIds=${idOf("c", 0)}&companyType=traders`, null],
    [`inState=MH&categoryIds=${idOf("c", 0)}&subcategoryIds=${idOf("s", 0)}`, null],
    [`categoryIds=${idOf("c", 0)}&subcategoryIds=${idOf("s", 0)}`, null],
    ["city=pune&inState=MH", null],
  ])("of '%s'", (query, kept) => {
    expect(storedTotalOf(read(query))).toEqual(kept);
  });

  test("what was kept of a category that is asked for twice counts once", async () => {
    await insertListings([someListing(1, () => 0.1)]);
    const [{ category_id: category }] = await db.$queryRaw<[{ category_id: string }]>`
      SELECT category_id FROM listing_search`;
    const { total } = await searchListings({ ...read(""), categoryIds: [category, category] });
    expect(total).toBe(1);
  });
});
