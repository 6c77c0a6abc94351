import { databaseUrl, skipOnPglite, useDatabase } from "@/tests/support/database";
import { beforeEach, describe, expect, test } from "vitest";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import { readSearch } from "@/lib/schemas/listing-search";
import { db } from "@/lib/server/db";
import {
  aListing,
  idOf,
  insertCategories,
  insertCompanies,
  insertListings,
  insertStates,
} from "@/tests/support/directory";
import { usingClient } from "@/tests/support/test-database";
import { empty } from "@/tests/support/unhurried";

useDatabase();

const [ACME, BOLT, PUMPS, FANS, PART, PUMP, FAN] = [
  idOf("p", 1),
  idOf("p", 2),
  idOf("c", 1),
  idOf("c", 2),
  idOf("s", 1),
  idOf("x", 1),
  idOf("x", 2),
];

beforeEach(async () => {
  await empty("users", "categories", "states");
  await insertStates([{ code: "MH", name: "Maharashtra" }]);
  await insertCompanies([
    { id: ACME, name: "Acme Works", type: "supplier" },
    { id: BOLT, name: "Bolt House", type: "traders" },
  ]);
  await insertCategories(
    [
      { id: PUMPS, name: "Machinery", slug: "machinery" },
      { id: FANS, name: "Electrical", slug: "electrical" },
    ],
    [{ id: PART, categoryId: PUMPS, name: "Spares", slug: "spares" }],
  );
  await insertListings([
    aListing({ id: PUMP, providerUserId: ACME, categoryId: PUMPS, subcategoryId: PART, name: "Water pump" }),
    aListing({
      id: FAN,
      providerUserId: BOLT,
      categoryId: FANS,
      name: "Ceiling fan",
      status: "pending_approval",
      publishedAt: null,
    }),
  ]);
});

/** The ids a search gives, in the order of the ids. */
const found = async (query: Record<string, string> = {}) =>
  (await searchListings(readSearch(query))).items.map(({ id }) => id).toSorted();

/** What search holds, against what it should hold. */
async function expectInStep(): Promise<void> {
  const rows = await db.$queryRaw<unknown[]>`SELECT listing_id FROM (
    (TABLE listing_search_source EXCEPT
     SELECT listing_id, category_id, subcategory_id, provider_user_id, company_type, state_code, price, published_at,
            tags, words, lat, lng, city_slug, changed_at, quality FROM listing_search)
    UNION ALL
    (SELECT listing_id, category_id, subcategory_id, provider_user_id, company_type, state_code, price, published_at,
            tags, words, lat, lng, city_slug, changed_at, quality FROM listing_search
     EXCEPT TABLE listing_search_source)) AS difference`;
  expect(rows).toEqual([]);
}

describe("what search reads follows", () => {
  test("a listing inserted: only an approved one is found", async () => {
    expect(await found()).toEqual([PUMP]);
    await expectInStep();
  });

  test("an approval, a second thought and an archiving", async () => {
    await db.listing.update({ where: { id: FAN }, data: { status: "approved", publishedAt: new Date() } });
    expect(await found()).toEqual([PUMP, FAN]);
    await db.listing.update({ where: { id: FAN }, data: { status: "rejected" } });
    expect(await found()).toEqual([PUMP]);
    await db.listing.update({ where: { id: PUMP }, data: { status: "archived" } });
    expect(await found()).toEqual([]);
    await expectInStep();
  });

  test("every field of a listing that can be searched", async () => {
    await db.listing.update({
      where: { id: PUMP },
      data: {
        name: "Zinc anode",
        description: "Galvanic",
        address: "Quay 7",
        city: "Ratnagiri",
        stateCode: "MH",
        price: 77,
        lat: 16.99,
        lng: 73.31,
        tags: ["marine"],
        categoryId: FANS,
        subcategoryId: null,
        providerUserId: BOLT,
      },
    });
    for (const q of [
      "zinc",
      "galvanic",
      "quay 7",
      "ratnagiri",
      "maharashtra",
      "marine",
      "electrical",
      "bolt",
    ]) {
      expect(await found({ q }), q).toEqual([PUMP]);
    }
    for (const q of ["water", "machinery", "spares", "acme"]) expect(await found({ q }), q).toEqual([]);
    expect(await found({ lat: "17", lng: "73.3", radiusKm: "5" })).toEqual([PUMP]);
    expect(await found({ tags: "marine", priceMin: "77", priceMax: "77", companyType: "traders" })).toEqual([
      PUMP,
    ]);
    expect(await found({ categoryIds: FANS, providerUserId: BOLT })).toEqual([PUMP]);
    await expectInStep();
  });

  test("a listing deleted", async () => {
    await db.listing.delete({ where: { id: PUMP } });
    expect(await found()).toEqual([]);
    await expectInStep();
  });

  test("many listings changed by one statement", async () => {
    await db.$executeRaw`UPDATE listings SET status = 'approved', published_at = now(), tags = '{bulk}'`;
    expect(await found({ tags: "bulk" })).toEqual([PUMP, FAN]);
    await expectInStep();
  });

  test("a company's name", async () => {
    await db.providerProfile.update({ where: { userId: ACME }, data: { companyName: "Zenith Works" } });
    expect(await found({ q: "zenith" })).toEqual([PUMP]);
    expect(await found({ q: "acme" })).toEqual([]);
    await expectInStep();
  });

  test("a company's type", async () => {
    await db.providerProfile.update({ where: { userId: ACME }, data: { companyType: "exporters" } });
    expect(await found({ companyType: "exporters" })).toEqual([PUMP]);
    expect(await found({ companyType: "supplier" })).toEqual([]);
    await db.providerProfile.update({ where: { userId: ACME }, data: { companyType: null } });
    expect(await found({ companyType: "exporters" })).toEqual([]);
    await expectInStep();
  });

  test("a category's name", async () => {
    await db.category.update({ where: { id: PUMPS }, data: { name: "Hydraulics" } });
    expect(await found({ q: "hydraulics" })).toEqual([PUMP]);
    expect(await found({ q: "machinery" })).toEqual([]);
    await expectInStep();
  });

  test("a subcategory's name", async () => {
    await db.subcategory.update({ where: { id: PART }, data: { name: "Impellers" } });
    expect(await found({ q: "impellers" })).toEqual([PUMP]);
    expect(await found({ q: "spares" })).toEqual([]);
    await expectInStep();
  });

  test("a provider disabled and enabled again", async () => {
    await db.user.update({ where: { id: ACME }, data: { disabledAt: new Date() } });
    expect(await found()).toEqual([]);
    await expectInStep();
    await db.user.update({ where: { id: ACME }, data: { disabledAt: null } });
    expect(await found()).toEqual([PUMP]);
    await expectInStep();
  });

  // Two open transactions: PGlite has one session for all.
  test.skipIf(skipOnPglite)("a company renamed while a listing of it is being inserted", async () => {
    await usingClient(databaseUrl, async (renaming) =>
      usingClient(databaseUrl, async (inserting) => {
        for (const first of ["rename", "insert"]) {
          const name = first === "rename" ? "Quartz" : "Topaz";
          const listing = idOf("x", first === "rename" ? 8 : 9);
          const rename = () =>
            renaming.query("UPDATE provider_profiles SET company_name = $2 WHERE user_id = $1", [ACME, name]);
          const insert = () =>
            inserting.query(
              `INSERT INTO listings (id, provider_user_id, category_id, name, lat, lng, status, published_at)
               VALUES ($1, $2, $3, 'Bearing', 18, 73, 'approved', now())`,
              [listing, ACME, PUMPS],
            );
          await renaming.query("BEGIN");
          await inserting.query("BEGIN");
          // The second one waits for the first to commit; its work must still see what the first did.
          const [one, two] = first === "rename" ? [rename, insert] : [insert, rename];
          const [mine, other] = first === "rename" ? [renaming, inserting] : [inserting, renaming];
          await one();
          const waiting = two();
          await new Promise((resolve) => setTimeout(resolve, 200));
          await mine.query("COMMIT");
          await waiting;
          await other.query("COMMIT");
          expect(await found({ q: `${name} bearing` })).toContain(listing);
          await expectInStep();
        }
      }),
    );
  });
});
