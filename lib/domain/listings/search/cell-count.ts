import "server-only";
import { isWithin } from "@/lib/domain/listings/search/distance";
import { choicesOf } from "@/lib/domain/listings/search/filters";
import type { ListingSearch } from "@/lib/schemas/listing-search";
import { Prisma } from "@/lib/server/db";
import { boxAround, EARTH_RADIUS_KM, type LatLng } from "@/lib/shared/geo";

/** Squares of `listing_search.cell` to a degree, and to a row of them around the earth. */
const PER_DEGREE = 50;
const PER_ROW = 18_001;

const rowOf = (lat: number): number => Math.floor((lat + 90) * PER_DEGREE);
const columnOf = (lng: number): number => Math.floor((lng + 180) * PER_DEGREE);

/** Squares next to each other in one row: the numbers of the first and the last. */
type Squares = readonly [first: number, last: number];

/** The squares about a circle: those that lie within it whole, and the others. */
function squaresOf(centre: LatLng, radiusKm: number): { within: Squares[]; across: Squares[] } {
  const { west, south, east, north } = boxAround(centre, radiusKm);
  const [within, across]: [Squares[], Squares[]] = [[], []];
  for (let row = rowOf(south); row <= rowOf(north); row += 1) {
    const at = (column: number): number => row * PER_ROW + column;
    const [first, last] = [columnOf(west), columnOf(east)];
    const half = Math.min(
      ...[row, row + 1].map((edge) => halfWidth(centre, radiusKm, edge / PER_DEGREE - 90)),
    );
    const [from, to] = [
      Math.max(first, Math.ceil((centre.lng - half + 180) * PER_DEGREE)),
      Math.min(last, Math.floor((centre.lng + half + 180) * PER_DEGREE) - 1),
    ];
    if (!(from <= to)) {
      across.push([at(first), at(last)]);
      continue;
    }
    within.push([at(from), at(to)]);
    if (first < from) across.push([at(first), at(from - 1)]);
    if (to < last) across.push([at(to + 1), at(last)]);
  }
  return { within, across };
}

/**
 * How far a circle reaches along a parallel to either side of its centre, degrees of longitude, a little less against rounding;
 * NaN where it does not, or goes all around. A square with its corners within the circle lies within it: along a meridian, and along a
 * parallel away from the centre, what is farthest is an end.
 */
function halfWidth(centre: LatLng, radiusKm: number, lat: number): number {
  const [phi, of] = [lat, centre.lat].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
  const cosine =
    (Math.cos(radiusKm / EARTH_RADIUS_KM) - Math.sin(phi) * Math.sin(of)) / (Math.cos(phi) * Math.cos(of));
  return cosine <= -1 ? NaN : (Math.acos(cosine) * 180) / Math.PI - 1e-6;
}

/**
 * What lies within a radius, read from an index alone, square by square: the same rows as `filtersOf` finds, as what
 * stands behind FROM, with the columns asked for as those of `s`. Null where the search has no radius, or asks what the
 * index does not hold: words, tags, a company, a city or a state.
 * @param columns of category, subcategory, company type and price
 */
export function fromSquares(search: ListingSearch, columns: Prisma.Sql): Prisma.Sql | null {
  const circle = circleOf(search);
  if (circle === null) return null;
  const { within, across } = squaresOf(circle, circle.radiusKm);
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

const firsts = (some: readonly Squares[]): number[] => some.map(([first]) => first);
const lasts = (some: readonly Squares[]): number[] => some.map(([, last]) => last);
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
  const { within, across } = squaresOf(circle, circle.radiusKm);
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
