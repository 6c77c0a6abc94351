import { useDatabase } from "@/tests/support/database";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import * as facets from "@/app/api/v1/listings/facets/route";
import { readingOnce, withoutMerePlace } from "@/lib/domain/listings/search/answer";
import { facetCounts } from "@/lib/domain/listings/search/facet-counts";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import { ListingFacets } from "@/lib/schemas/listing-facets";
import { type ListingSearch, readSearch } from "@/lib/schemas/listing-search";
import { db } from "@/lib/server/db";
import { COMPANY_TYPES } from "@/lib/shared/company-type";
import { bruteForce } from "@/tests/lib/domain/listings/search/brute-force";
import { randomDirectory } from "@/tests/lib/domain/listings/search/random-directory";
import { insertCategories, insertCompanies, insertListings, insertStates } from "@/tests/support/directory";

useDatabase();

const directory = { ...randomDirectory(11, 400), synonyms: [] };
const { categories, subcategories } = directory;
beforeAll(async () => {
  await insertStates(directory.states);
  await insertCompanies(directory.companies);
  await insertCategories(categories, subcategories);
  await insertListings(directory.listings);
});

const read = (text: string) => readSearch(Object.fromEntries(new URLSearchParams(text)));
const filters = fc
  .record({
    words: fc.constantFrom("", "q=pump&words=literal", "q=motor&words=literal"),
    category: fc.constantFrom("", ...categories.map(({ id }) => `categoryIds=${id}`)),
    subcategory: fc.constantFrom("", "", ...subcategories.map(({ id }) => `subcategoryIds=${id}`)),
    type: fc.constantFrom("", "", "companyType=supplier", "companyType=manufacturer"),
    price: fc.constantFrom("", "priceMax=600", "priceMin=100"),
    place: fc.constantFrom("", "lat=18.5&lng=73.9&radiusKm=60", "inState=MH"),
  })
  .map((parts) => Object.values(parts).filter(Boolean).join("&"));

/** What each choice would find, without those that would find nothing. */
const found = (choices: readonly (readonly [value: string, search: ListingSearch])[]) =>
  Object.fromEntries(
    choices.flatMap(([value, search]) => {
      const count = bruteForce({ ...search, sort: "created_desc" }, directory).length;
      return count === 0 ? [] : [[value, count]];
    }),
  );

test("beside each option stands what it would find, with all other filters and without its own choice", async () => {
  let some = 0;
  await fc.assert(
    fc.asyncProperty(filters, async (text) => {
      const search = read(text);
      const answer = await facetCounts(search);
      expect(ListingFacets.parse(answer)).toEqual(answer);
      expect(answer).toEqual({
        categories: found(
          categories.map(({ id }) => [id, { ...search, categoryIds: [id], subcategoryIds: [] }] as const),
        ),
        subcategories: found(
          subcategories.map(({ id }) => [id, { ...search, subcategoryIds: [id] }] as const),
        ),
        companyTypes: found(
          COMPANY_TYPES.map((companyType) => [companyType, { ...search, companyType }] as const),
        ),
      });
      some += Object.keys(answer.categories).length;
    }),
    { numRuns: 60 },
  );
  expect(some).toBeGreaterThan(60);
});

test("words are understood as the search understands them", async () => {
  const search = read("q=pumps");
  const answer = await facetCounts(search);
  const { total } = await searchListings(search);
  expect(total).toBeGreaterThan(0);
  expect(Object.values(answer.categories).reduce((sum, count) => sum + count, 0)).toBe(total);
});

test("of a whole state they are read from what is kept, each choice of its own", async () => {
  for (const more of ["", `&categoryIds=${categories[0]!.id}`, "&companyType=supplier"]) {
    const search = read(`inState=MH${more}`);
    const { categories: counts } = await facetCounts(search);
    expect([more, counts]).toEqual([
      more,
      found(categories.map(({ id }) => [id, { ...search, categoryIds: [id] }] as const)),
    ]);
  }
});

test("words that only say where count everything", async () => {
  await db.$executeRaw`
    INSERT INTO places (id, kind, name, label, state_code, population, lat, lng)
    VALUES (1, 'city', 'Pune', 'Pune, Maharashtra', 'MH', 3000000, 18.52, 73.86)`;
  await db.$executeRaw`INSERT INTO place_names (place_id, name) VALUES (1, market_text('Pune'))`;
  const search = read("q=pune");
  expect((await searchListings(search)).interpretation?.place?.label).toMatch(/Pune/);
  expect(await withoutMerePlace(search)).not.toHaveProperty("q");
  expect(await facetCounts(search)).toEqual(await facetCounts(read("")));
  expect(await withoutMerePlace(read("q=pump+in+pune"))).toHaveProperty("q");
  expect(await facetCounts(read("q=pune&inState=KA"))).toEqual(await facetCounts(read("inState=KA")));
});

test("words are read once for all facets, and again where the search says more itself", async () => {
  const readText = readingOnce();
  const search = read(`q=pumps&categoryIds=${categories[0]!.id}`);
  const meant = readText(search, "pumps");
  expect(readText({ ...search, categoryIds: [] }, "pumps")).toBe(meant);
  expect(readText({ ...search, companyType: "supplier" }, "pumps")).not.toBe(meant);
  expect(readText({ ...search, not: ["spelling"] }, "pumps")).not.toBe(meant);
  expect((await meant).needed).toHaveLength(1);
});

describe("GET /listings/facets", () => {
  const get = async (text: string) => {
    const response = await facets.GET(new Request(`http://localhost/api/v1/listings/facets?${text}`), {
      params: Promise.resolve({}),
    });
    return { status: response.status, body: await response.json() };
  };

  test("answers the counts; the sort and the page change nothing", async () => {
    const { status, body } = await get("q=pump");
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["categories", "subcategories", "companyTypes"]);
    expect((await get("q=pump&page=3&sort=relevance")).body).toEqual(body);
  });

  test("nonsense has none", async () => {
    expect((await get("q=qwrtzpxy")).body).toEqual({ categories: {}, subcategories: {}, companyTypes: {} });
  });

  test.each([
    ["priceMin=9&priceMax=1", "priceMax"],
    ["lat=18", "lng"],
    ["companyType=nobody", "companyType"],
  ])("refuses %s", async (text, path) => {
    const { status, body } = await get(text);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path }]);
  });
});
