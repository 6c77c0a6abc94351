import "server-only";
import { chordByIndex } from "@/lib/domain/listings/search/distance";
import type { Sort } from "@/lib/schemas/listing-search";
import { Prisma } from "@/lib/server/db";
import type { LatLng } from "@/lib/shared/geo";

/** How a search is ordered: what to compute for each row as `key`, and the ORDER BY over it. */
export type Order = {
  readonly key: Prisma.Sql;
  /** Columns of `listing_search AS s` that the ORDER BY needs besides `key` and the id. */
  readonly beside?: Prisma.Sql;
  readonly by: Prisma.Sql;
  /** What an index can give in order: `all` of it, the `key` without the tie-break, or `nothing`. */
  readonly indexed: "all" | "key" | "nothing";
  /** Where nearest first is measured from. */
  readonly from?: LatLng;
};

/** Nearest first from a point, ties by id (docs/product/search.md#order). */
export const nearestFirst = (from: LatLng): Order => ({
  key: chordByIndex(from),
  by: Prisma.sql`key, listing_id`,
  indexed: "key",
  from,
});

/** Within a tier of best match: nearest first from a place, then by quality. */
const nearestAndBestFirst = (from: LatLng): Order => ({
  key: chordByIndex(from),
  beside: Prisma.sql`s.quality, s.published_at`,
  by: Prisma.sql`key, quality DESC, published_at DESC, listing_id`,
  indexed: "key",
  from,
});

/** Within a tier of best match: a picture, a price, papers; then the newest. */
const BEST_FIRST: Order = {
  key: Prisma.sql`s.quality`,
  beside: Prisma.sql`s.published_at`,
  by: Prisma.sql`key DESC, published_at DESC, listing_id`,
  indexed: "all",
};

const TABLE: Readonly<Record<Exclude<Sort, "distance_asc" | "relevance">, Order>> = {
  created_desc: {
    key: Prisma.sql`s.published_at`,
    by: Prisma.sql`key DESC, listing_id DESC`,
    indexed: "all",
  },
  price_asc: { key: Prisma.sql`s.price`, by: Prisma.sql`key, listing_id`, indexed: "all" },
  price_desc: {
    key: Prisma.sql`s.price`,
    by: Prisma.sql`key DESC NULLS LAST, listing_id`,
    indexed: "all",
  },
};

/**
 * The order of the rows of a tier, without a state.
 * @param from the place of the search: given, or read from its words
 * @throws RangeError for nearest first from nowhere
 */
export function orderOf(sort: Sort, from: LatLng | undefined): Order {
  if (sort === "relevance") return from === undefined ? BEST_FIRST : nearestAndBestFirst(from);
  if (sort !== "distance_asc") return TABLE[sort];
  if (from === undefined) throw new RangeError("distance_asc needs lat and lng");
  return nearestFirst(from);
}
