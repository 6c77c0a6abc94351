import "server-only";
import { z } from "zod";
import { LRUCache } from "lru-cache";
import { foundBy, type Read, readingOnce, withoutMerePlace } from "@/lib/domain/listings/search/answer";
import { type ByBitmaps, byBitmaps } from "@/lib/domain/listings/search/bitmaps";
import { fromSquares } from "@/lib/domain/listings/search/cell-count";
import { ALWAYS_COUNTED, CACHE_TTL_MS, countWith, keyOf } from "@/lib/domain/listings/search/count-listings";
import { ANY_LISTING } from "@/lib/domain/listings/search/row-sets";
import { and } from "@/lib/domain/listings/search/stretch";
import { storedFacetQuery } from "@/lib/domain/listings/search/stored-facets";
import type { ListingFacets } from "@/lib/schemas/listing-facets";
import type { ListingSearch } from "@/lib/schemas/listing-search";
import { Prisma } from "@/lib/server/db";
import { readingDb } from "@/lib/server/reading";
import { rows } from "@/lib/server/rows";

const FACETS = [
  "categories",
  "subcategories",
  "companyTypes",
] as const satisfies readonly (keyof ListingFacets)[];
type Facet = (typeof FACETS)[number];

const COLUMNS: Readonly<Record<Facet, Prisma.Sql>> = {
  categories: Prisma.sql`s.category_id`,
  subcategories: Prisma.sql`s.subcategory_id`,
  companyTypes: Prisma.sql`s.company_type`,
};

const ALL_COLUMNS = Prisma.join(Object.values(COLUMNS));

/** The search as it is without the choice of a facet. A subcategory goes with its category. */
function without(search: ListingSearch, facet: Facet): ListingSearch {
  const { companyType, ...untyped } = search;
  if (facet === "companyTypes") return untyped;
  const typed = companyType === undefined ? untyped : search;
  return facet === "subcategories"
    ? { ...typed, subcategoryIds: [] }
    : { ...typed, categoryIds: [], subcategoryIds: [] };
}

const Row = z.object({ facet: z.enum(FACETS), value: z.string(), count: z.number() });
type Row = z.output<typeof Row>;

/**
 * The statement that counts rows by each of the facets, in one pass over them. A subcategory has one category: they are counted
 * together, and the few sums then added up.
 * @param from what stands behind FROM, its rows called `s`
 */
export function facetsQuery(from: Prisma.Sql, facets: readonly Facet[]): Prisma.Sql {
  const isOfCategories = (facet: Facet): boolean => facet !== "companyTypes";
  const sets = [facets.filter(isOfCategories), facets.filter((facet) => !isOfCategories(facet))]
    .filter((set) => set.length > 0)
    .map((set) => Prisma.sql`(${Prisma.join(set.map((facet) => COLUMNS[facet]))})`);
  const values = facets.map((facet) => Prisma.sql`(${facet}, ${COLUMNS[facet]}::text)`);
  return Prisma.sql`
    SELECT own.facet, own.value, sum(s.n)::int AS count
    FROM (
      SELECT ${Prisma.join(facets.map((facet) => COLUMNS[facet]))}, count(*) AS n
      FROM ${from} GROUP BY GROUPING SETS (${Prisma.join(sets)})
    ) AS s
    CROSS JOIN LATERAL (VALUES ${Prisma.join(values)}) AS own(facet, value)
    WHERE own.value IS NOT NULL GROUP BY own.facet, own.value`;
}

/** The kinds of bitmaps that tell them. */
const KINDS: Readonly<Record<Facet, string>> = {
  categories: "category",
  subcategories: "subcategory",
  companyTypes: "company_type",
};

const RowByBitmaps = Row.extend({ facet: z.enum([...FACETS, "kept"]) });

/**
 * The same by bitmaps: each facet's are held against those of the rows. One row `kept` more, with how many there are in all, if they
 * are there at this moment; else none.
 */
export function facetsByBitmaps(
  { isKept, bits, rows: beside }: ByBitmaps,
  facets: readonly Facet[],
): Prisma.Sql {
  const kinds = facets.map((facet) => KINDS[facet]);
  const rowsBeside = beside.map((from) => Prisma.sql`SELECT ${ALL_COLUMNS} FROM ${from}`);
  // Each step by itself, and of few keys only: together they are taken for fewer than they are, and sorted as wide as they are.
  return Prisma.sql`
    WITH state AS MATERIALIZED (SELECT ${isKept} AS is_kept),
      own_bits AS MATERIALIZED (SELECT found.chunk, found.bits FROM ${bits} WHERE bit_count(found.bits) > 0),
      stretches AS MATERIALIZED (
        SELECT min(chunk) AS first, max(chunk) AS last
        FROM (SELECT chunk, chunk - row_number() OVER (ORDER BY chunk) AS stretch FROM own_bits) AS each GROUP BY stretch
      ),
      beside AS MATERIALIZED (${Prisma.join(rowsBeside, " UNION ALL ")})
    SELECT facet, value, sum(count)::int AS count FROM (
      SELECT own.facet, keys.key AS value, counted.count FROM (
        SELECT key_id, sum(n) AS count FROM (
          SELECT kept.key_id, bit_count(found.bits & kept.bits) AS n FROM (
            SELECT kept.* FROM (SELECT id FROM listing_bitmap_keys WHERE kind = ANY (${kinds}::text[]) OFFSET 0) AS keys
            CROSS JOIN stretches CROSS JOIN LATERAL (
              SELECT * FROM listing_bitmaps
              WHERE key_id = keys.id AND chunk BETWEEN stretches.first AND stretches.last OFFSET 0
            ) AS kept OFFSET 0
          ) AS kept JOIN own_bits AS found USING (chunk) OFFSET 0
        ) AS each GROUP BY key_id
      ) AS counted
      JOIN listing_bitmap_keys AS keys ON keys.id = counted.key_id
      JOIN unnest(${[...facets]}::text[], ${kinds}::text[]) AS own(facet, kind) USING (kind)
      UNION ALL ${facetsQuery(Prisma.sql`beside AS s`, facets)}
    ) AS counted WHERE (SELECT is_kept FROM state)
    GROUP BY facet, value HAVING sum(count) > 0
    UNION ALL
    SELECT 'kept', '', ((SELECT coalesce(sum(bit_count(bits)), 0) FROM own_bits) + (SELECT count(*) FROM beside))::int
    FROM state WHERE is_kept`;
}

/** What bitmaps tell, and of how many rows; null where they are not there at this moment. */
async function toldByBitmaps(
  by: ByBitmaps,
  facets: readonly Facet[],
): Promise<{ told: readonly Row[]; total: number } | null> {
  const found = await rows(readingDb, RowByBitmaps)`${facetsByBitmaps(by, facets)}`;
  const kept = found.find(({ facet }) => facet === "kept");
  if (kept === undefined) return null;
  const told = found.flatMap(({ facet, ...row }) => (facet === "kept" ? [] : [{ facet, ...row }]));
  return { told, total: kept.count };
}

const recent = new LRUCache<string, readonly Row[]>({ max: 500, ttl: CACHE_TTL_MS });

const nameOf = (condition: Prisma.Sql, facets: readonly Facet[]): string =>
  `${facets.join()} ${keyOf(condition)}`;

/** Keeps for a while what was counted, as the total of a search is (count-listings.ts): few rows are counted each time. */
function remembered(condition: Prisma.Sql, facets: readonly Facet[], found: readonly Row[]): readonly Row[] {
  if (found.some(({ count }) => count > ALWAYS_COUNTED)) recent.set(nameOf(condition, facets), found);
  return found;
}

/** Up to so many rows in a circle are counted from an index as quickly as by bits. */
const FEW_IN_SQUARES = 20_000;

/**
 * With the total, where bitmaps count that; else by bitmaps where they are kept of it, of what lies in a circle by its squares where
 * that is not much, or by the rows.
 */
async function countBy(search: ListingSearch, facets: readonly Facet[], read: Read): Promise<readonly Row[]> {
  const squares = fromSquares(search, ALL_COLUMNS);
  let counted: { readonly where: Prisma.Sql; readonly told: readonly Row[] } | undefined;
  const { where, total } = await foundBy(search, {
    read,
    count: (where, shorter = {}) =>
      countWith(where, shorter, async (by) => {
        const found = await toldByBitmaps(by, facets);
        if (found !== null) counted = { where, told: found.told };
        return found?.total ?? null;
      }),
  });
  if (total.total === 0) return [];
  if (counted?.where === where) return remembered(where, facets, counted.told);
  const known = recent.get(nameOf(where, facets));
  if (known !== undefined) return known;
  const isFew = squares !== null && total.total <= FEW_IN_SQUARES;
  const by = isFew ? null : await byBitmaps(squares === null ? where : and(where, ANY_LISTING));
  const found = by === null ? null : await toldByBitmaps(by, facets);
  const from = squares ?? Prisma.sql`listing_search AS s WHERE ${where}`;
  return remembered(where, facets, found?.told ?? (await rows(readingDb, Row)`${facetsQuery(from, facets)}`));
}

/**
 * What stands beside the options of the filters: for each of them without its own choice, by the same condition as the
 * search's rows and total with all other filters.
 */
export async function facetCounts(asking: ListingSearch): Promise<ListingFacets> {
  const read = readingOnce();
  const search = await withoutMerePlace(asking, read);
  const stored: Prisma.Sql[] = [];
  // Facets that nothing is chosen of ask the same, and are counted together.
  const asked = new Map<string, { search: ListingSearch; facets: Facet[] }>();
  for (const facet of FACETS) {
    const wider = without(search, facet);
    const sums = storedFacetQuery(wider, facet);
    if (sums !== null) {
      stored.push(Prisma.sql`SELECT ${facet} AS facet, sums.value, sums.count FROM (${sums}) AS sums`);
      continue;
    }
    const alike = asked.get(JSON.stringify(wider)) ?? { search: wider, facets: [] };
    alike.facets.push(facet);
    asked.set(JSON.stringify(wider), alike);
  }
  const found = (
    await Promise.all([
      stored.length === 0 ? [] : rows(readingDb, Row)`${Prisma.join(stored, " UNION ALL ")}`,
      ...[...asked.values()].map(async (one) => countBy(one.search, one.facets, read)),
    ])
  ).flat();
  const of = (name: Facet) =>
    Object.fromEntries(found.filter(({ facet }) => facet === name).map(({ value, count }) => [value, count]));
  return {
    categories: of("categories"),
    subcategories: of("subcategories"),
    companyTypes: of("companyTypes"),
  };
}

/** Forgets what was counted: for measurements. */
export const forgetFacets = (): void => recent.clear();
