import { skipOnPglite, useDatabase } from "@/tests/support/database";
import { beforeEach, describe, expect, test } from "vitest";
import { countByState } from "@/lib/domain/listings/count-by-state";
import { busiestCities } from "@/lib/domain/listings/landing/busiest-cities";
import { categoriesInCity } from "@/lib/domain/listings/landing/categories-in-city";
import { citiesOfCategory } from "@/lib/domain/listings/landing/cities-of-category";
import { citiesOfStates } from "@/lib/domain/listings/landing/cities-of-states";
import { landingCityOf } from "@/lib/domain/listings/landing/landing-city-of";
import { landingFacts } from "@/lib/domain/listings/landing/landing-facts";
import { listLandingPages } from "@/lib/domain/listings/list-landing-pages";
import { newestBySubcategory } from "@/lib/domain/listings/newest-by-subcategory";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import { popularNear } from "@/lib/domain/listings/landing/popular-near";
import { findCity } from "@/lib/domain/places/find-city";
import { readSearch } from "@/lib/schemas/listing-search";
import { db } from "@/lib/server/db";
import { LANDING_PAGE_MIN_LISTINGS } from "@/lib/shared/limits";
import {
  aListing,
  idOf,
  insertCategories,
  insertCompanies,
  insertListings,
  insertStates,
  type TestListing,
} from "@/tests/support/directory";
import { empty } from "@/tests/support/unhurried";

useDatabase();

const [ACME, BOLT, PUMPS, FANS, PART] = [
  idOf("p", 1),
  idOf("p", 2),
  idOf("c", 1),
  idOf("c", 2),
  idOf("s", 1),
] as const;

let made = 0;
/** So many listings in a city, of Acme's pumps unless told otherwise. */
const inCity = (
  city: string | null,
  stateCode: string | null,
  count: number,
  given: Partial<TestListing> = {},
) =>
  insertListings(
    Array.from({ length: count }, () => {
      made += 1;
      return aListing({
        id: idOf("x", made),
        providerUserId: ACME,
        categoryId: PUMPS,
        city,
        stateCode,
        publishedAt: new Date(Date.UTC(2026, 0, 1, 0, made)).toISOString(),
        ...given,
      });
    }),
  );

const slugs = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug);
const addresses = async () =>
  (await listLandingPages()).map(({ citySlug, categorySlug }) => `${citySlug}/${categorySlug}`);

beforeEach(async () => {
  await empty("users", "categories", "states");
  made = 0;
  await insertStates([
    { code: "BR", name: "Bihar" },
    { code: "MH", name: "Maharashtra" },
  ]);
  await insertCompanies([
    { id: ACME, name: "Acme Works", type: "supplier" },
    { id: BOLT, name: "Bolt House", type: null },
  ]);
  await insertCategories(
    [
      { id: PUMPS, name: "Pumps", slug: "pumps" },
      { id: FANS, name: "Fans", slug: "fans" },
    ],
    [{ id: PART, categoryId: PUMPS, name: "Parts", slug: "parts" }],
  );
});

describe("a city's slug", () => {
  test("is its name's; of two cities of one name the second has its state behind it, and both stay", async () => {
    await inCity("Aurangabad", "MH", 1);
    await inCity("Aurangabad", "BR", 1);
    await inCity("AURANGABAD ", "MH", 1);
    expect(
      await db.city.findMany({ select: { slug: true, stateCode: true }, orderBy: { slug: "asc" } }),
    ).toEqual([
      { slug: "aurangabad", stateCode: "MH" },
      { slug: "aurangabad-bihar", stateCode: "BR" },
    ]);
    const { total } = await searchListings({ ...readSearch({}), city: "aurangabad" });
    expect(total).toBe(2);
    await db.listing.deleteMany({ where: { stateCode: "MH" } });
    await inCity("Aurangabad", "BR", 1);
    expect(await findCity("aurangabad-bihar")).toMatchObject({ name: "Aurangabad", stateCode: "BR" });
    expect(await findCity("aurangabad")).toMatchObject({ stateCode: "MH" });
  });

  test("comes with the first public listing; without a state, or without letters, there is none", async () => {
    await inCity("Pune", "MH", 1, { status: "pending_approval", publishedAt: null });
    await inCity("Pune", null, 1);
    await inCity("!?", "MH", 1);
    expect(await db.city.count()).toBe(0);
    await db.listing.updateMany({
      where: { status: "pending_approval" },
      data: { status: "approved", publishedAt: new Date() },
    });
    await inCity("गया", "BR", 1);
    expect((await db.city.findMany()).map(({ slug }) => slug).sort()).toEqual(["city", "pune"]);
  });

  test("has the gazetteer's point when it knows the city in that state", async () => {
    await db.$executeRaw`
      INSERT INTO places (id, kind, name, label, state_code, lat, lng) VALUES
        (1, 'city', 'Aurangabad', 'Aurangabad, Bihar', 'BR', 24.75, 84.37)`;
    await db.$executeRaw`INSERT INTO place_names (place_id, name) VALUES (1, 'aurangabad')`;
    await inCity("Aurangabad", "MH", 1);
    await inCity("Aurangabad", "BR", 1);
    expect((await findCity("aurangabad"))?.point).toBeNull();
    expect((await findCity("aurangabad-bihar"))?.point).toEqual({ lat: 24.75, lng: 84.37 });
    expect(await findCity("pu\0ne")).toBeNull();
  });

  test.skipIf(skipOnPglite)("is one when its first listings come at once", async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => inCity(n % 2 ? "Pune" : "PUNE", n % 4 < 2 ? "MH" : "BR", 1)),
    );
    expect(await db.city.count()).toBe(2);
    expect(await db.listingSearch.count({ where: { citySlug: null } })).toBe(0);
  });
});

describe("the busiest cities of a state", () => {
  test("public listings decide; a city without a point in the gazetteer is left out", async () => {
    await db.$executeRaw`
      INSERT INTO places (id, kind, name, label, state_code, lat, lng) VALUES
        (1, 'city', 'Pune', 'Pune, Maharashtra', 'MH', 18.52, 73.86),
        (2, 'city', 'Nashik', 'Nashik, Maharashtra', 'MH', 20, 73.78),
        (3, 'city', 'Gaya', 'Gaya, Bihar', 'BR', 24.79, 85)`;
    await db.$executeRaw`INSERT INTO place_names (place_id, name) VALUES (1, 'pune'), (2, 'nashik'), (3, 'gaya')`;
    const nashik = { lat: 20, lng: 73.78 };
    await inCity("Pune", "MH", 2);
    await inCity("Pune", "MH", 5, { status: "pending_approval", publishedAt: null });
    await inCity("Nashik", "MH", 3, nashik);
    await inCity("Wai", "MH", 4, { lat: 17.95, lng: 73.89 });
    await inCity("Gaya", "BR", 1, { lat: 24.79, lng: 85 });
    // The number is that of the search that the city leads to: all within its radius, whatever city they name.
    await inCity("Sinnar", "MH", 1, nashik);
    const told = (await busiestCities("MH", 10)).map(({ name, listings }) => `${name} ${listings}`);
    expect(told).toEqual(["Nashik 4", "Pune 2"]);
    expect(await busiestCities("MH", 1)).toEqual([
      { slug: "nashik", name: "Nashik", stateCode: "MH", listings: 4, point: nashik },
    ]);
  });
});

describe("a page of a category in a city", () => {
  test("is there from three public listings on, and goes with the third", async () => {
    await inCity("Pune", "MH", 2);
    await inCity("Pune", "MH", 1, { status: "pending_approval", publishedAt: null });
    expect(await addresses()).toEqual([]);
    await inCity("Pune", "MH", 1);
    expect(await addresses()).toEqual(["pune/pumps"]);
    await db.listing.update({ where: { id: idOf("x", 1) }, data: { status: "archived" } });
    expect(await addresses()).toEqual([]);
  });

  test("was modified when a listing of it changed, or left it", async () => {
    await inCity("Pune", "MH", 4);
    const modified = async () => (await listLandingPages())[0]!.lastModified.toISOString();
    const at = (day: number) => new Date(Date.UTC(2027, 0, day));
    await db.listing.updateMany({ data: { updatedAt: at(1) } });
    expect(await modified()).toBe(at(1).toISOString());
    await db.listing.update({ where: { id: idOf("x", 2) }, data: { price: 5, updatedAt: at(2) } });
    expect(await modified()).toBe(at(2).toISOString());
    await db.listing.update({ where: { id: idOf("x", 3) }, data: { status: "archived", updatedAt: at(3) } });
    expect(await modified()).toBe(at(3).toISOString());
    // Never public: no page has changed.
    await inCity("Pune", "MH", 1, { status: "rejected", publishedAt: null });
    await db.listing.update({ where: { id: idOf("x", 5) }, data: { updatedAt: at(4) } });
    expect(await modified()).toBe(at(3).toISOString());
  });

  test("of a hidden category is in no list", async () => {
    await inCity("Pune", "MH", 3);
    await db.category.update({ where: { id: PUMPS }, data: { hidden: true } });
    expect(await addresses()).toEqual([]);
    expect(await categoriesInCity({ slug: "pune", stateCode: "MH" })).toEqual([]);
    expect(await citiesOfStates(5)).toEqual([]);
  });

  test("has true figures, and none where there is nothing", async () => {
    await inCity("Pune", "MH", 2, { price: 300 });
    await inCity("Pune", "MH", 1, { price: null, providerUserId: BOLT });
    await inCity("Pune", "MH", 1, { price: 40, categoryId: FANS });
    expect(await landingFacts(PUMPS, "pune")).toEqual({
      listings: 3,
      companies: 2,
      priceMin: 300,
      priceMax: 300,
    });
    expect(await landingFacts(PUMPS, "gaya")).toEqual({
      listings: 0,
      companies: 0,
      priceMin: null,
      priceMax: null,
    });
  });

  test("leads to its kind: cities of the category, categories of the city, cities of a state, a listing's city", async () => {
    await inCity("Pune", "MH", 3);
    await inCity("Pune", "MH", 5, { categoryId: FANS });
    await inCity("Gaya", "BR", 4);
    await inCity("Patna", "BR", 2);
    expect(await citiesOfCategory(PUMPS, 5)).toEqual([
      { slug: "gaya", name: "Gaya", stateCode: "BR", listings: 4 },
      { slug: "pune", name: "Pune", stateCode: "MH", listings: 3 },
    ]);
    expect(slugs(await citiesOfCategory(PUMPS, 1))).toEqual(["gaya"]);
    expect(await categoriesInCity({ slug: "pune", stateCode: "MH" })).toMatchObject([
      { slug: "fans", listings: 5 },
      { slug: "pumps", listings: 3 },
    ]);
    expect(await citiesOfStates(5)).toEqual([
      {
        slug: "gaya",
        name: "Gaya",
        stateCode: "BR",
        category: { slug: "pumps", name: "Pumps", listings: 4 },
      },
      {
        slug: "pune",
        name: "Pune",
        stateCode: "MH",
        category: { slug: "fans", name: "Fans", listings: 5 },
      },
    ]);
    expect(slugs(await citiesOfStates(5, "MH"))).toEqual(["pune"]);
    expect(await landingCityOf({ id: idOf("x", 1), categoryId: PUMPS })).toEqual({
      slug: "pune",
      name: "Pune",
      stateCode: "MH",
    });
    const inPatna = await db.listing.findFirstOrThrow({ where: { city: "Patna" } });
    expect(await landingCityOf(inPatna)).toBeNull();
  });
});

test("listings are counted by state, public ones only", async () => {
  await inCity("Pune", "MH", 2);
  await inCity(null, "MH", 1);
  await inCity("Gaya", "BR", 1, { status: "pending_approval", publishedAt: null });
  expect([...(await countByState())]).toEqual([["MH", 3]]);
});

test("the newest of each subcategory, with how many it has", async () => {
  await inCity("Pune", "MH", 3, { subcategoryId: PART });
  await inCity("Pune", "MH", 1);
  const groups = await newestBySubcategory([idOf("s", 9), PART], { most: 2 });
  expect(
    groups.map(({ subcategoryId, total, items }) => [subcategoryId, total, items.map(({ id }) => id)]),
  ).toEqual([[PART, 3, [idOf("x", 3), idOf("x", 2)]]]);
  expect(await newestBySubcategory([PART], { most: 2, companyType: "traders" })).toEqual([]);
});

describe("what is popular near a point", () => {
  const POINT = { lat: 18.52, lng: 73.86 };

  test("are the categories with a page in its city, the one with most listings first", async () => {
    await db.$executeRaw`
      INSERT INTO places (id, kind, name, label, state_code, lat, lng) VALUES
        (1, 'city', 'Pune', 'Pune, Maharashtra', 'MH', 18.52, 73.855)`;
    expect(await popularNear(POINT, 6)).toBeNull();
    await inCity("Pune", "MH", LANDING_PAGE_MIN_LISTINGS);
    await inCity("Pune", "MH", LANDING_PAGE_MIN_LISTINGS + 1, { categoryId: FANS });
    const found = await popularNear(POINT, 6);
    expect(found?.city).toEqual({ slug: "pune", name: "Pune", stateCode: "MH" });
    expect(slugs(found!.categories)).toEqual(["fans", "pumps"]);
    expect(slugs((await popularNear(POINT, 1))!.categories)).toEqual(["fans"]);
  });

  test("is nothing far from every place", async () => {
    expect(await popularNear({ lat: 0, lng: 0 }, 6)).toBeNull();
  });
});
