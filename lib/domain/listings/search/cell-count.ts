import "server-only";
import { isWithin } from "@/lib/domain/listings/search/distance";
import { choicesOf } from "@/lib/domain/listings/search/filters";
import type { ListingSearch } from "@/lib/schemas/listing-search";
import { Prisma } from "@/lib/server/db";
import { boxAround } from "@/lib/shared/geo";

/** Squares of `listing_search.cell` to a degree, and to a row of them around the earth. */
const PER_DEGREE = 50;
const PER_ROW = 18_001;

const rowOf = (lat: number): number => Math.floor((lat + 90) * PER_DEGREE);
const columnOf = (lng: number): number => Math.floor((lng + 180) * PER_DEGREE);

/**
 * What lies within a radius, read from an index alone, square by square: the same rows as `filtersOf` finds, as what
 * stands behind FROM, with the columns asked for as those of `s`. Null where the search has no radius, or asks what the
 * index does not hold: words, tags, a company, a city or a state.
 * @param columns of category, subcategory, company type and price
 */
export function fromSquares(search: ListingSearch, columns: Prisma.Sql): Prisma.Sql | null {
  const { lat, lng, radiusKm, q, tags, providerUserId, city, inState } = search;
  if (lat === undefined || lng === undefined || radiusKm === undefined) return null;
  if ([q, providerUserId, city, inState].some((asked) => asked !== undefined) || tags.length > 0) return null;
  const { west, south, east, north } = boxAround({ lat, lng }, radiusKm);
  const conditions = Prisma.join([isWithin({ lat, lng }, radiusKm), ...choicesOf(search)], " AND ");
  return Prisma.sql`
    generate_series(${rowOf(south)}::int, ${rowOf(north)}::int) AS squares_row
    CROSS JOIN LATERAL (
      SELECT ${columns} FROM listing_search AS s
      WHERE s.cell BETWEEN squares_row * ${PER_ROW}::int + ${columnOf(west)}::int
                       AND squares_row * ${PER_ROW}::int + ${columnOf(east)}::int
        AND ${conditions}
    ) AS s`;
}

/** The statement that counts (`total`) what lies within a radius, by its squares; null as above. */
export function cellCountQuery(search: ListingSearch): Prisma.Sql | null {
  const squares = fromSquares(search, Prisma.sql`count(*) AS found`);
  return squares && Prisma.sql`SELECT coalesce(sum(s.found), 0)::int AS total FROM ${squares}`;
}
