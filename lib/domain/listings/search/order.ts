import "server-only";
import { chordByIndex } from "@/lib/domain/listings/search/distance";
import { type AskedSearch, tsqueryOf } from "@/lib/domain/listings/search/words";
import type { Sort } from "@/lib/schemas/listing-search";
import { Prisma } from "@/lib/server/db";
import type { LatLng } from "@/lib/shared/geo";

/** How a search is ordered: what to compute for each row as `key`, and the ORDER BY over it. */
export type Order = {
  readonly key: Prisma.Sql;
  readonly by: Prisma.Sql;
  /** What an index can give in order: `all` of it, the `key` without the tie-break, or `nothing`. */
  readonly indexed: "all" | "key" | "nothing";
};

/** Nearest first from a point, ties by id (decisions.md section 2). */
export const nearestFirst = (from: LatLng): Order => ({
  key: chordByIndex(from),
  by: Prisma.sql`key, listing_id`,
  indexed: "key",
});

const TABLE: Readonly<Record<Sort, (search: AskedSearch) => Order>> = {
  created_desc: () => ({
    key: Prisma.sql`s.published_at`,
    by: Prisma.sql`key DESC, listing_id DESC`,
    indexed: "all",
  }),
  price_asc: () => ({ key: Prisma.sql`s.price`, by: Prisma.sql`key, listing_id`, indexed: "all" }),
  price_desc: () => ({
    key: Prisma.sql`s.price`,
    by: Prisma.sql`key DESC NULLS LAST, listing_id`,
    indexed: "all",
  }),
  distance_asc: ({ lat, lng }) => {
    if (lat === undefined || lng === undefined) throw new RangeError("distance_asc needs lat and lng");
    return nearestFirst({ lat, lng });
  },
  relevance: ({ words }) => {
    if (words === undefined) throw new RangeError("relevance needs q");
    return {
      key: Prisma.sql`ts_rank(s.words, ${tsqueryOf(words)})`,
      by: Prisma.sql`key DESC, listing_id`,
      indexed: "nothing",
    };
  },
};

/**
 * The order of a search without a state.
 * @throws RangeError for a search no reader gives: a sort without what it sorts by
 */
export const orderOf = (search: AskedSearch): Order => TABLE[search.sort](search);
