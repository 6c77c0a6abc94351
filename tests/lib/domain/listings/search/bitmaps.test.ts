// What bitmaps count is what there is, while listings change, before the bits follow and after.
import { databaseUrl, skipOnPglite, useDatabase } from "@/tests/support/database";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { answerOf } from "@/lib/domain/listings/search/answer";
import { bitmapCountQuery, byBitmaps, forgetBitmapKeys } from "@/lib/domain/listings/search/bitmaps";
import { countQuery } from "@/lib/domain/listings/search/count-listings";
import { withinRadius } from "@/lib/domain/listings/search/distance";
import { facetsByBitmaps, facetsQuery } from "@/lib/domain/listings/search/facet-counts";
import { filtersOf } from "@/lib/domain/listings/search/filters";
import { ANY_LISTING, havingKey, PRICE_BOUNDS } from "@/lib/domain/listings/search/row-sets";
import { and, or } from "@/lib/domain/listings/search/stretch";
import { refreshBitmaps } from "@/lib/domain/system/refresh-search";
import { readSearch } from "@/lib/schemas/listing-search";
import { db, Prisma } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { randomNumbers } from "@/tests/lib/domain/listings/search/random-directory";
import {
  CENTRE,
  NAMES,
  someChange,
  someListing,
  startAnew,
} from "@/tests/lib/domain/listings/search/changing-directory";
import { idOf, insertListings, insertStates } from "@/tests/support/directory";
import { usingClient } from "@/tests/support/test-database";

useDatabase();

const SIZE = 300;
const FACETS = ["categories", "subcategories", "companyTypes"] as const;
/** From so many listings on bitmaps are kept. */
const KEPT_FROM = {
  50: Prisma.sql`SELECT 50`,
  5000: Prisma.sql`SELECT 5000`,
  50_000: Prisma.sql`SELECT 50000`,
};
const keptFrom = (listings: keyof typeof KEPT_FROM) =>
  db.$executeRaw`
    CREATE OR REPLACE FUNCTION least_for_listing_bitmaps() RETURNS int LANGUAGE sql IMMUTABLE
    BEGIN ATOMIC ${KEPT_FROM[listings]}; END`;
/** Few at a time, so that a build takes several steps. */
const numberedInAStep = (listings: Prisma.Sql) =>
  db.$executeRaw`
    CREATE OR REPLACE FUNCTION listings_numbered_in_a_step() RETURNS int LANGUAGE sql IMMUTABLE
    BEGIN ATOMIC ${listings}; END`;
const wrong = () => db.$queryRaw`SELECT * FROM wrong_listing_bitmaps()`;
const forget = async () => {
  forgetBitmapKeys();
  await refreshBitmaps();
};

const says = (word: string) => havingKey(Prisma.sql`s.words @@ ${`'${word}'`}::tsquery`, "word", word);
const saysItself = (word: string) =>
  havingKey(Prisma.sql`s.words @@ ${`'${word}':ACD`}::tsquery`, "own_word", word);
const chosen = (text: string) => filtersOf(readSearch(Object.fromEntries(new URLSearchParams(text))))!;
const AROUND = `lat=${CENTRE.lat}&lng=${CENTRE.lng}`;
const circle = (km: number) => withinRadius(CENTRE, km);
const CONDITIONS: Readonly<Record<string, Prisma.Sql>> = {
  "a word": says("pump"),
  "a word of the company's name": says("company"),
  "the same, of the listing itself": saysItself("company"),
  "a word that it says itself, twice, and one anywhere": or(
    and(saysItself("pump"), says("company")),
    and(saysItself("pump"), saysItself("motor")),
  ),
  "two words": and(says("water"), says("motor")),
  "either of two": or(says("pump"), says("steel")),
  "a word, or one that no bits are kept of": or(says("pump"), Prisma.sql`s.price = 7`),
  "that in a category": and(
    chosen(`categoryIds=${idOf("c", 0)}`),
    or(says("steel"), Prisma.sql`s.price < 50`),
  ),
  "two such": and(or(says("pump"), Prisma.sql`s.price < 900`), or(says("water"), Prisma.sql`s.price > 600`)),
  "either of a word and both of others": or(says("zirconium"), and(says("steel"), says("motor"))),
  "a category": chosen(`categoryIds=${idOf("c", 1)},${idOf("c", 2)}`),
  "a subcategory and a type": chosen(`subcategoryIds=${idOf("s", 3)}&companyType=traders`),
  "a tag": chosen("tags=bulk"),
  "a state and a city": chosen("inState=MH&city=pune"),
  "prices at bounds": chosen("priceMin=500&priceMax=1999"),
  "prices between them": chosen("priceMin=137&priceMax=1234"),
  "prices that hold one band": chosen("priceMin=137&priceMax=640"),
  "cheap ones": chosen("priceMax=99"),
  "dear ones with a word": and(chosen("priceMin=2001"), says("pump")),
  "a word in a circle": and(says("pump"), circle(12)),
  "all that the circle has of a category and prices": chosen(
    `${AROUND}&radiusKm=20&categoryIds=${idOf("c", 1)}&priceMin=137&priceMax=1234`,
  ),
  "a word, or one that no bits are kept of, in a circle": and(
    circle(25),
    or(says("pump"), Prisma.sql`s.price = 7`),
  ),
  "words in the smaller one of two circles": and(circle(30), or(says("water"), says("steel")), circle(9)),
  "a word in two circles": and(says("pump"), circle(20), withinRadius({ lat: 18.6, lng: 73.9 }, 20)),
  "a word in a circle about another point": and(says("pump"), withinRadius({ lat: 18.3, lng: 73.6 }, 20)),
  "a word, or all of a circle": and(says("steel"), or(says("water"), circle(8))),
  "all of a circle": and(circle(14), ANY_LISTING),
  "a word in a circle that is all edge": and(says("steel"), circle(1.5)),
  "a word in a circle with all of them": and(says("pump"), circle(100)),
};

/** By bits and by rows: the total, and the counts beside the filters. Null: no bits are read. */
async function bothWays(where: Prisma.Sql) {
  const by = await byBitmaps(where, 0);
  const Total = z.object({ total: z.number().nullable() });
  const Facet = z.object({ facet: z.string(), value: z.string(), count: z.number() });
  const lines = (found: z.output<typeof Facet>[]) =>
    found
      .filter(({ facet }) => facet !== "kept")
      .map(({ facet, value, count }) => `${facet} ${value} ${count}`)
      .toSorted();
  const count = async (query: Prisma.Sql) => (await rows(db, Total)`${query}`)[0]!.total;
  const byRows = facetsQuery(Prisma.sql`listing_search AS s WHERE ${where}`, FACETS);
  const beside = by && (await rows(db, Facet)`${facetsByBitmaps(by, FACETS)}`);
  const total = by && (await count(bitmapCountQuery(by)));
  // Where bits are not there at this moment both say so.
  expect(beside?.find(({ facet }) => facet === "kept")?.count ?? null).toBe(total);
  return {
    bits: beside && { total, facets: lines(beside) },
    rows: { total: await count(countQuery(where)), facets: lines(await rows(db, Facet)`${byRows}`) },
  };
}

/** Of what no listing has any more, nothing is kept: by far most conditions have bits at any time. */
async function expectAlike() {
  let read = 0;
  for (const [name, condition] of Object.entries(CONDITIONS)) {
    const { bits, rows: counted } = await bothWays(condition);
    if (bits === null) continue;
    read += 1;
    expect([name, bits]).toEqual([name, counted]);
  }
  expect(read).toBeGreaterThan(Object.keys(CONDITIONS).length - 6);
}

beforeAll(() =>
  insertStates([
    { code: "MH", name: "Maharashtra" },
    { code: "KA", name: "Karnataka" },
  ]),
);
beforeEach(async () => {
  await keptFrom(50);
  await numberedInAStep(Prisma.sql`SELECT 40`);
  await startAnew();
  const random = randomNumbers(7);
  await insertListings(Array.from({ length: SIZE }, (_, n) => someListing(n, random)));
  // Which tags are frequent, ANALYZE finds.
  await db.$executeRaw`ANALYZE listing_search`;
  await forget();
});
afterEach(async () => {
  await keptFrom(50_000);
  await numberedInAStep(Prisma.sql`SELECT 50000`);
});

test("totals and facets are the same by bits and by rows, whatever changed and whether the bits have followed", async () => {
  await expectAlike();
  const random = randomNumbers(23);
  for (let n = 0; n < 120; n++) {
    await someChange(random, SIZE + n);
    // Before they follow, and after; the new listings stand in a chunk that was not full.
    if (n % 20 === 19) await expectAlike();
    if (n % 40 === 39) {
      await forget();
      expect(await wrong()).toEqual([]);
      expect(await db.listingBitmapChange.count()).toBe(0);
      await expectAlike();
    }
  }
});

test.each([
  ["a word", "pump"],
  ["the beginning of frequent words", "st"],
  ["of one that is frequent and of one that is not", "wat"],
  ["of rare ones", "zirc"],
  ["of all", "p"],
  ["a word and a beginning", "water mot"],
  ["words, and one that says nothing", "water pump for"],
  ["what nobody says", "unobtain"],
  ["nothing", "-"],
])("literally: %s", async (_, q) => {
  const literal = readSearch({ q, words: "literal" });
  // So many that some words are frequent in any directory that has bits.
  const random = randomNumbers(11);
  await insertListings(Array.from({ length: 800 }, (_, n) => someListing(SIZE + n, random)));
  await forget();
  const waterproof = Array.from({ length: 9 }, (_, n) => ({
    ...someListing(2 * SIZE + 800 + n, randomNumbers(n)),
    name: `Waterproofing ${n}`,
  }));
  await insertListings(waterproof);
  const expectAlikeOf = async (when: string) => {
    const { where } = await answerOf(literal);
    const { bits, rows: counted } = await bothWays(where);
    const isOfBits = !/zirc|unob|-/.test(q);
    expect([when, bits ?? counted]).toEqual([when, counted]);
    expect([when, bits !== null]).toEqual([when, isOfBits]);
  };
  await expectAlikeOf("before they follow");
  await forget();
  await expectAlikeOf("after");
});

test("the total of a lone word that no other begins as stands in the vocabulary", async () => {
  await insertListings(
    [1, 2].map((n) => ({ ...someListing(SIZE + n, randomNumbers(n)), name: `Theremin ${n}` })),
  );
  const totalsOf = async (query: string) => {
    const { total, where } = await answerOf(readSearch(Object.fromEntries(new URLSearchParams(query))));
    const [counted] = await rows(db, z.object({ total: z.number() }))`${countQuery(where)}`;
    return [total.total, counted?.total];
  };
  const [stored, there] = await totalsOf("q=theremin&words=literal");
  expect(stored).toBe(there);
  // What the vocabulary says is believed, but for a word with a filter, a second one, or one that is begun alone.
  await db.$executeRaw`UPDATE search_vocabulary SET listings = 999 WHERE word = 'theremin' AND kind = 'word'`;
  expect(await totalsOf("q=theremin&words=literal")).toEqual([999, there]);
  for (const counted of ["q=theremin&words=literal&priceMin=1", "q=theremin+1&words=literal"]) {
    const [total, thereOfThese] = await totalsOf(counted);
    expect([counted, total]).toEqual([counted, thereOfThese]);
  }
});

test("of very many words that begin so none is looked for by itself", async () => {
  const random = randomNumbers(5);
  const many = Array.from({ length: 210 }, (_, n) => ({
    ...someListing(SIZE + n, random),
    status: "approved" as const,
    name: `Pum${n}x`,
  }));
  await insertListings(many);
  const { where, total } = await answerOf(readSearch({ q: "pum", words: "literal" }));
  expect(total.total).toBeGreaterThan(210);
  expect(await byBitmaps(where, 0)).toBeNull();
});

test("the bounds of prices are those of the database", async () => {
  expect(await db.$queryRaw`SELECT listing_bitmap_prices() AS bounds`).toEqual([{ bounds: PRICE_BOUNDS }]);
});

test("listings go on in a new chunk where one is full", async () => {
  // As if there had been many more before them.
  await db.$executeRaw`INSERT INTO listing_slots (listing_id, slot) VALUES ('x', 7990)`;
  const random = randomNumbers(3);
  await insertListings(Array.from({ length: 30 }, (_, n) => someListing(SIZE + n, random)));
  await forget();
  // And one of the numbers by place.
  expect(await db.listingBitmapChunk.count()).toBe(3);
  expect(await wrong()).toEqual([]);
  await expectAlike();
});

test("what came later, or moved, stands behind all by place; of too much of it they are built anew", async () => {
  const later = () => db.listingPlaceSlot.count({ where: { inOrder: false } });
  const approved = (n: number, from: number) =>
    Array.from({ length: n }, (_, i) => ({
      ...someListing(from + i, randomNumbers(from + i)),
      status: "approved" as const,
    }));
  await db.$executeRaw`UPDATE listings SET status = 'approved', published_at = now() WHERE status <> 'approved'`;
  await db.$executeRaw`SELECT rebuild_listing_bitmaps()`;
  await forget();
  expect(await later()).toBe(0);
  await insertListings(approved(12, SIZE));
  await db.$executeRaw`UPDATE listings SET lng = lng + 0.1 WHERE id < ${idOf("x", 6)}`;
  await forget();
  expect(await later()).toBe(18);
  expect(await wrong()).toEqual([]);
  await expectAlike();
  // Of those some move once more, and some go.
  await db.$executeRaw`UPDATE listings SET lng = lng - 0.2 WHERE id < ${idOf("x", 3)} OR id >= ${idOf("x", SIZE + 8)}`;
  await db.$executeRaw`DELETE FROM listings WHERE id BETWEEN ${idOf("x", 2)} AND ${idOf("x", 4)}`;
  await expectAlike();
  await forget();
  expect(await later()).toBe(15);
  expect(await wrong()).toEqual([]);
  await expectAlike();
  for (const from of [400, 420]) {
    await insertListings(approved(20, from));
    await forget();
  }
  expect(await later()).toBeLessThan(15);
  await expectAlike();
  for (const name of ["a word in a circle", "a word, or one that no bits are kept of, in a circle"])
    expect(await byBitmaps(CONDITIONS[name]!, 0)).not.toBeNull();
});

test("what moves to another square of its cell leaves the order", async () => {
  const id = idOf("x", 5);
  // In the middle of the lower one of two squares.
  await db.$executeRaw`
    UPDATE listings SET lat = floor(lat * 50) / 50 + 0.005, status = 'approved', published_at = now() WHERE id = ${id}`;
  await db.$executeRaw`SELECT rebuild_listing_bitmaps()`;
  await forget();
  const where = async () => {
    const [cell] = await rows(db, z.object({ cell: z.number() }))`
      SELECT cell FROM listing_search WHERE listing_id = ${id}`;
    const { inOrder, square } = await db.listingPlaceSlot.findUniqueOrThrow({ where: { listingId: id } });
    return { ...cell, inOrder, square };
  };
  const before = await where();
  expect(before.inOrder).toBe(true);
  await db.$executeRaw`UPDATE listings SET lat = lat + 0.01 WHERE id = ${id}`;
  await forget();
  expect(await where()).toEqual({ cell: before.cell, inOrder: false, square: before.square + 36_001 });
  expect(await wrong()).toEqual([]);
  await expectAlike();
});

test.each(["all in one square", "each in another place"])(
  "numbers by place come in order, step by step: %s",
  async (how) => {
    if (how === "all in one square") await db.$executeRaw`UPDATE listings SET lat = 18.505, lng = 73.805`;
    await db.$executeRaw`SELECT rebuild_listing_bitmaps()`;
    const steps: string[] = [];
    const Step = z.object({ is_by_place: z.boolean(), step: z.string() });
    while (steps.at(-1) !== "done") {
      const [one] = await rows(db, Step)`
      SELECT EXISTS (SELECT FROM listing_bitmap_builds WHERE square IS NOT NULL) AS is_by_place,
             refresh_listing_bitmaps_step() AS step`;
      steps.push(one!.is_by_place ? "by place" : one!.step);
    }
    forgetBitmapKeys();
    expect(steps.filter((step) => step === "by place").length).toBeGreaterThan(4);
    const inOrder = await db.listingPlaceSlot.findMany({ orderBy: { slot: "asc" } });
    const placeOf = ({ square, listingId }: (typeof inOrder)[number]) =>
      `${String(square).padStart(9, "0")} ${listingId}`;
    expect(inOrder.map(({ slot }) => slot)).toEqual(inOrder.map((_, i) => 1_000_000_000 + i));
    expect(inOrder.map(placeOf)).toEqual(inOrder.map(placeOf).toSorted());
    expect(inOrder).toHaveLength(await db.listing.count({ where: { status: "approved" } }));
    expect(await wrong()).toEqual([]);
    await expectAlike();
  },
);

test("what moves while the bits follow keeps its number until that is followed", async () => {
  const some = idOf("x", 5);
  await db.$executeRaw`UPDATE listings SET status = 'approved', published_at = now(), price = 5 WHERE id = ${some}`;
  await forget();
  await db.$executeRaw`UPDATE listings SET price = 6 WHERE id = ${some}`;
  // Between two statements of what follows, as another session may.
  await db.$executeRaw`
    CREATE FUNCTION moves_meanwhile() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE listings SET lat = lat + 0.2, price = 7 WHERE id = 'x000000000000005' AND price = 6;
      RETURN NULL;
    END $$`;
  await db.$executeRaw`
    CREATE TRIGGER moves_meanwhile AFTER DELETE ON listing_place_slots FOR EACH STATEMENT EXECUTE FUNCTION moves_meanwhile()`;
  try {
    await db.$queryRaw`SELECT follow_listing_changes(9)`;
    expect(await db.listing.findUnique({ where: { id: some } })).toMatchObject({ price: 7 });
    expect(await wrong()).toEqual([]);
    await expectAlike();
  } finally {
    await db.$executeRaw`DROP TRIGGER moves_meanwhile ON listing_place_slots`;
    await db.$executeRaw`DROP FUNCTION moves_meanwhile`;
  }
  await forget();
  expect(await wrong()).toEqual([]);
  await expectAlike();
});

test.each([
  ["without a number", false, Prisma.sql`DELETE FROM listing_slots WHERE slot = 3`],
  ["without one by place", true, Prisma.sql`DELETE FROM listing_place_slots WHERE slot = 1000000003`],
  [
    "with another square",
    true,
    Prisma.sql`UPDATE listing_place_slots SET square = 1 WHERE slot = 1000000003`,
  ],
  ["out of order", true, Prisma.sql`UPDATE listing_place_slots SET in_order = true WHERE slot >= 1000000100`],
])("a listing %s is found", async (_, by_place, spoil) => {
  const random = randomNumbers(41);
  await insertListings(Array.from({ length: 20 }, (_, n) => someListing(SIZE + n, random)));
  await forget();
  expect(await wrong()).toEqual([]);
  await db.$executeRaw(spoil);
  expect(await wrong()).toContainEqual(
    expect.objectContaining({ kind: "listing", by_place, kept: 0, counted: 1 }),
  );
});

test("a bit that went wrong is found, and set right by building anew", async () => {
  await db.$executeRaw`
    UPDATE listing_bitmaps SET bits = set_bit(bits, 3, 1 - get_bit(bits, 3))
    WHERE chunk = 0 AND key_id = (SELECT id FROM listing_bitmap_keys WHERE kind = 'word' AND key = 'pump')`;
  expect(await wrong()).toMatchObject([{ kind: "word", key: "pump" }]);
  await db.$executeRaw`SELECT rebuild_listing_bitmaps()`;
  await forget();
  expect(await wrong()).toEqual([]);
  await expectAlike();
});

describe("no bits are read", () => {
  const isRead = async () => (await bothWays(CONDITIONS["a word"]!)).bits?.total ?? null;

  test("of a key that went since", async () => {
    expect(await isRead()).toBeGreaterThan(0);
    await db.$executeRaw`DELETE FROM listing_bitmap_keys WHERE kind = 'word' AND key = 'pump'`;
    expect(await isRead()).toBeNull();
  });

  test("while they are built; what changes meanwhile is there in the end", async () => {
    await db.$executeRaw`SELECT rebuild_listing_bitmaps()`;
    const random = randomNumbers(31);
    const step = () => db.$queryRaw<[{ state: string }]>`SELECT refresh_listing_bitmaps_step() AS state`;
    let steps = 0;
    for (; (await step())[0].state === "more"; steps += 1) {
      forgetBitmapKeys();
      if ((await db.listingBitmapBuild.count()) > 0) expect(await isRead()).toBeNull();
      if (steps < 9) await someChange(random, SIZE + steps);
    }
    expect(steps).toBeGreaterThan(8);
    await forget();
    expect(await isRead()).toBeGreaterThan(0);
    expect(await wrong()).toEqual([]);
    await expectAlike();
  });

  test("of a word whose bits are not all there", async () => {
    await db.$executeRaw`UPDATE listing_bitmap_keys SET next_chunk = 0 WHERE kind = 'word' AND key = 'pump'`;
    expect(await isRead()).toBeNull();
    forgetBitmapKeys();
    expect(await isRead()).toBeNull();
    await forget();
    expect(await isRead()).toBeGreaterThan(0);
  });

  test("where so much changed that rows are counted as quickly", async () => {
    await db.$executeRaw`
      INSERT INTO listing_bitmap_changes (listing_id) SELECT 'x' FROM generate_series(1, 4001)`;
    expect(await isRead()).toBeNull();
  });

  test("of what nothing is known of", async () => {
    expect(await byBitmaps(Prisma.sql`s.price = 7`, 0)).toBeNull();
    expect(await byBitmaps(and(says("pump"), Prisma.sql`s.price = 7`), 0)).toBeNull();
    expect(await byBitmaps(says("nobodysaysthis"), 0)).toBeNull();
  });

  test("of prices between two bounds", async () => {
    expect(await byBitmaps(chosen("priceMin=137&priceMax=300"), 0)).toBeNull();
    expect(await byBitmaps(chosen("priceMin=137&priceMax=199"), 0)).toBeNull();
    expect(await byBitmaps(chosen("priceMin=137&priceMax=500"), 0)).not.toBeNull();
  });

  test("of few rows", async () => {
    expect(await byBitmaps(says("pump"))).toBeNull();
  });

  test("in a directory of few listings", async () => {
    await keptFrom(5000);
    await forget();
    expect(await isRead()).toBeNull();
    expect(await db.listingBitmap.count()).toBe(0);
    expect(await db.listingSlot.count()).toBe(0);
  });

  test("once the table was emptied", async () => {
    await db.$executeRaw`TRUNCATE listing_search CASCADE`;
    expect(await isRead()).toBeNull();
    expect(await db.listingBitmap.count()).toBe(0);
  });
});

test("a word that becomes frequent is kept from then on, and one that became rare no longer", async () => {
  const words = async () =>
    (await db.listingBitmapKey.findMany({ where: { kind: "word" } })).map(({ key }) => key);
  expect(await words()).toContain("zirconium");
  expect(await words()).not.toContain("turbine");
  await db.$executeRaw`UPDATE listings SET name = 'Turbine' WHERE name = 'Rare zirconium'`;
  await forget();
  expect(await words()).toContain("turbin");
  expect(await words()).not.toContain("zirconium");
  expect(await wrong()).toEqual([]);
});

describe.skipIf(skipOnPglite)("with 20 writers at once (needs real Postgres)", () => {
  test("no deadlock, and bits follow what they write", async () => {
    const isOver = { now: false };
    const follow = (async () => {
      while (!isOver.now) await refreshBitmaps();
    })();
    // On connections of their own, and nobody tries again what failed.
    const write = (writer: number) =>
      usingClient(databaseUrl, async (client) => {
        for (let n = 0; n < 15; n++) {
          const id = idOf("x", (writer + 20 * n) % SIZE);
          await client.query("UPDATE listings SET name = $1, price = $2, tags = '{bulk}' WHERE id = $3", [
            NAMES[(writer + n) % 5],
            1 + 100 * n,
            id,
          ]);
          // What was just noted goes, comes back, or goes for good, while the bits follow.
          const part = (writer + n) % 6;
          if (n % 3 === 0) await client.query("UPDATE listings SET status = 'archived' WHERE id = $1", [id]);
          if (n % 6 === 0)
            await client.query(
              "UPDATE listings SET status = 'approved', published_at = now() WHERE id = $1",
              [id],
            );
          if (n % 5 === 4) await client.query("DELETE FROM listings WHERE id = $1", [id]);
          if (n % 5 === 2)
            await client.query("UPDATE listings SET category_id = $1, subcategory_id = $2 WHERE id = $3", [
              idOf("c", part % 3),
              idOf("s", part),
              id,
            ]);
        }
      });
    await Promise.all(Array.from({ length: 20 }, (_, writer) => write(writer)));
    isOver.now = true;
    await follow;
    await expectAlike();
    await forget();
    expect(await wrong()).toEqual([]);
    await expectAlike();
  });
});
