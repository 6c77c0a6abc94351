import "server-only";
import { isWithin } from "@/lib/domain/listings/search/distance";
import { choicesOf } from "@/lib/domain/listings/search/filters";
import { CELLS, firsts, lasts, squaresOf } from "@/lib/domain/listings/search/squares";
import type { ListingSearch } from "@/lib/schemas/listing-search";
import { Prisma } from "@/lib/server/db";
import type { LatLng } from "@/lib/shared/geo";

/**
 * What lies within a radius, read from an index alone, square by square: the same rows as `filtersOf` finds, as what
 * stands behind FROM, with the columns asked for as those of `s`. Null where the search has no radius, or asks what the
 * index does not hold: words, tags, a company, a city or a state.
 * @param columns of category, subcategory, company type and price
 */
export function fromSquares(search: ListingSearch, columns: Prisma.Sql): Prisma.Sql | null {
  const circle = circleOf(search);
  if (circle === null) return null;
  const { within, across } = squaresOf(circle, circle.radiusKm, CELLS);
  const all = [...within, ...across];
  const conditions = Prisma.join(
    [Prisma.sql`(squares.is_within OR ${isWithin(circle, circle.radiusKm)})`, ...choicesOf(search)],
    " AND ",
  );
  return Prisma.sql`
    unnest(${firsts(all)}::int[], ${lasts(all)}::int[], ${all.map((_, i) => i < within.length)}::boolean[])
      AS squares(first, last, is_within)
    CROSS JOIN LATERAL (
      SELECT ${columns} FROM listing_search AS s
      WHERE s.cell BETWEEN squares.first AND squares.last AND ${conditions}
    ) AS s`;
}

/** The circle that a search asks for and nothing but what the index holds; null where it asks for more, or for none. */
function circleOf(search: ListingSearch): (LatLng & { readonly radiusKm: number }) | null {
  const { lat, lng, radiusKm, q, tags, providerUserId, city, inState } = search;
  if (lat === undefined || lng === undefined || radiusKm === undefined) return null;
  const isMore = [q, providerUserId, city, inState].some((asked) => asked !== undefined) || tags.length > 0;
  return isMore ? null : { lat, lng, radiusKm };
}

const nineDigits = (square: number): string => String(square).padStart(9, "0");

/**
 * The statement that counts (`total`) what lies within a radius; null as above. Of the squares within it triggers keep how many
 * listings each has, where nothing else is asked; the others are counted from the index.
 */
export function cellCountQuery(search: ListingSearch): Prisma.Sql | null {
  const circle = circleOf(search);
  if (circle === null) return null;
  if (choicesOf(search).length > 0)
    return Prisma.sql`
      SELECT coalesce(sum(s.found), 0)::int AS total FROM ${fromSquares(search, Prisma.sql`count(*) AS found`)}`;
  const { within, across } = squaresOf(circle, circle.radiusKm, CELLS);
  return Prisma.sql`
    SELECT ((
      SELECT coalesce(sum(kept.listings), 0)
      FROM unnest(${firsts(within).map(nineDigits)}::text[], ${lasts(within).map(nineDigits)}::text[]) AS own(first, last)
      CROSS JOIN LATERAL (
        SELECT sum(totals.listings) AS listings FROM listing_totals AS totals
        WHERE totals.kind = 'cell' AND totals.key BETWEEN own.first AND own.last
      ) AS kept
    ) + (
      SELECT coalesce(sum(counted.found), 0)
      FROM unnest(${firsts(across)}::int[], ${lasts(across)}::int[]) AS own(first, last)
      CROSS JOIN LATERAL (
        SELECT count(*) AS found FROM listing_search AS s
        WHERE s.cell BETWEEN own.first AND own.last AND ${isWithin(circle, circle.radiusKm)}
      ) AS counted
    ))::int AS total`;
}
