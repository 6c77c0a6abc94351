import { useDatabase } from "@/tests/support/database";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import { NOT_INTERPRETED } from "@/lib/schemas/interpretation";
import { type ListingSearch, SORTS } from "@/lib/schemas/listing-search";
import { db } from "@/lib/server/db";
import { COMPANY_TYPES } from "@/lib/shared/company-type";
import { distanceKm, type LatLng } from "@/lib/shared/geo";
import { bruteForce, STEMS } from "@/tests/lib/domain/listings/search/brute-force";
import { randomDirectory, SYNONYMS } from "@/tests/lib/domain/listings/search/random-directory";
import {
  idOf,
  insertCategories,
  insertCompanies,
  insertListings,
  insertStates,
} from "@/tests/support/directory";

const SIZE = 400;
const directory = randomDirectory(20261121, SIZE);
const STATE_POINTS: Readonly<Record<string, LatLng>> = {
  MH: { lat: 19.0, lng: 73.5 },
  KA: { lat: 12.97, lng: 77.59 },
  GA: { lat: 15.49, lng: 73.83 },
};

useDatabase();

beforeAll(async () => {
  await insertStates(directory.states);
  await insertCompanies(directory.companies);
  await insertCategories(directory.categories, directory.subcategories);
  await insertListings(directory.listings);
  await db.$executeRaw`
    INSERT INTO search_synonyms (term, meaning)
    SELECT market_text(term), market_text(meaning)
    FROM jsonb_to_recordset(${JSON.stringify(SYNONYMS)}::jsonb) AS given(term text, meaning text)`;
});

const TERMS = SYNONYMS.map(({ term }) => term);
const words = fc
  .array(
    fc.constantFrom(...Object.keys(STEMS), ...TERMS, ...TERMS, "milk/curd", "Crème", "Brûlée", "दूध/दही"),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((list) => list.join(" "));
const ids = (kind: string, most: number) =>
  fc.uniqueArray(
    fc.integer({ min: 0, max: most }).map((n) => idOf(kind, n)),
    { minLength: 1, maxLength: 2 },
  );
const point = fc.oneof(
  fc.constantFrom(...directory.listings.slice(0, 40).map(({ lat, lng }) => ({ lat, lng }))),
  fc.constantFrom(
    { lat: 18.5204, lng: 73.8567 },
    { lat: 0, lng: 0 },
    { lat: 90, lng: 0 },
    { lat: -17, lng: -180 },
  ),
);

/** Mostly one to three filters, so that many searches find something. */
const search = fc
  .record(
    {
      q: words,
      categoryIds: ids("c", 3),
      subcategoryIds: ids("s", 4),
      tags: fc.uniqueArray(fc.constantFrom("fresh", "organic", "steel", "none"), {
        minLength: 1,
        maxLength: 2,
      }),
      point,
      radiusKm: fc.constantFrom(1, 5, 12.5, 25, 60, 100),
      priceMin: fc.constantFrom(0, 500, 600),
      priceMax: fc.constantFrom(600, 1000, 1_000_000_000),
      companyType: fc.constantFrom(...COMPANY_TYPES.slice(0, 4)),
      providerUserId: fc.integer({ min: 0, max: 12 }).map((n) => idOf("p", n)),
      state: fc.constantFrom("MH" as const, "KA" as const, "GA" as const),
    },
    { requiredKeys: [] },
  )
  .chain((filters) => {
    const keys = Object.keys(filters) as (keyof typeof filters)[];
    return fc.record({
      filters: fc
        .subarray(keys, { maxLength: 3 })
        .map((kept) => Object.fromEntries(kept.map((key) => [key, filters[key]]))),
      sort: fc.constantFrom(...SORTS),
      limit: fc.constantFrom(1, 3, 12, 40, 100),
    });
  })
  .map(({ filters, sort, limit }): ListingSearch => {
    const {
      point: from,
      radiusKm,
      state,
      ...rest
    } = filters as Partial<ListingSearch> & { point?: { lat: number; lng: number } };
    const place = from ? { ...from, ...(radiusKm !== undefined && { radiusKm }) } : state ? { state } : {};
    const possible =
      (sort !== "distance_asc" || from !== undefined) && (sort !== "relevance" || rest.q !== undefined);
    const resolved = "state" in place ? "distance_asc" : possible ? sort : "created_desc";
    return {
      categoryIds: [],
      subcategoryIds: [],
      tags: [],
      ...rest,
      // Every word as typed, as it always was; what is made of words otherwise has tests of its own.
      ...(rest.q !== undefined && { words: "literal" as const }),
      ...place,
      sort: resolved,
      page: 1,
      limit,
    };
  });

/** What best match goes by besides the distance: 0 with all words in name or subcategory, else 1; and the quality. */
async function ranksOf(q: string | undefined): Promise<Map<string, { tier: number; quality: number }>> {
  if (q === undefined) return new Map();
  const rows = await db.$queryRaw<{ id: string; tier: number; quality: number }[]>`
    SELECT listing_id AS id, quality::int AS quality, CASE WHEN words @@
             regexp_replace(coalesce(market_query(${q})::text, ''), '''((?:[^'']|'''')+)''', ''':\\1''', 'g')::tsquery
           THEN 0 ELSE 1 END AS tier
    FROM listing_search_source`;
  return new Map(rows.map(({ id, tier, quality }) => [id, { tier, quality }]));
}

describe("the brute force stands on the same ground", () => {
  test("the database stems the vocabulary as the table says", async () => {
    const rows = await db.$queryRaw<{ word: string; stem: string }[]>`
      SELECT word, coalesce(array_to_string(ts_lexize('english_stem', word), ''), '') AS stem
      FROM unnest(${Object.keys(STEMS)}::text[]) AS word`;
    expect(Object.fromEntries(rows.map(({ word, stem }) => [word, stem]))).toEqual(STEMS);
  });

  test("most listings are approved, and some of every other status", () => {
    expect(new Set(directory.listings.map(({ status }) => status)).size).toBe(4);
    expect(new Set(directory.listings.map(({ id }) => id)).size).toBe(SIZE);
  });
});

const stateCodes = new Map(directory.listings.map(({ id, stateCode }) => [id, stateCode]));

describe("a random search of a random directory", () => {
  test("gives, page by page, the ids and the total that going through everything gives", async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(search, async (one) => {
        const statePoint = STATE_POINTS[one.state ?? ""];
        const ranks = await ranksOf(one.sort === "relevance" ? one.q : undefined);
        const expected = bruteForce(
          one,
          { ...directory, synonyms: [] },
          { ...(statePoint && { statePoint }), ranks },
        );
        found += expected.length > 0 ? 1 : 0;
        const own = expected.filter((id) => stateCodes.get(id) === one.state).length;
        const pages = Math.min(Math.floor(expected.length / one.limit) + 1, 12);
        for (let page = 1; page <= pages; page++) {
          const answer = await searchListings({ ...one, page }, { statePoint });
          expect(answer.items.map(({ id }) => id)).toEqual(
            expected.slice((page - 1) * one.limit, page * one.limit),
          );
          expect({ ...answer, items: [] }).toEqual({
            ...NOT_INTERPRETED,
            items: [],
            total: expected.length,
            ...(one.state !== undefined && { ownTotal: own }),
            page,
            limit: one.limit,
          });
          const from = statePoint ?? (one.lat === undefined ? null : { lat: one.lat, lng: one.lng! });
          for (const { distanceKm: km, location } of answer.items) {
            const [lng, lat] = location.coordinates;
            if (from === null) expect(km).toBeNull();
            else expect(km).toBeCloseTo(distanceKm(from, { lat, lng }), 5);
          }
        }
      }),
      { numRuns: 200 },
    );
    expect(found).toBeGreaterThan(50); // the searches are not all empty
  });
});
