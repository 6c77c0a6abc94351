import "server-only";
import { z } from "zod";
import { hydrate } from "@/lib/domain/listings/search/hydrate";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import type { Listing } from "@/lib/schemas/listing";
import { readSearch } from "@/lib/schemas/listing-search";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";
import { readingDb } from "@/lib/server/reading";
import { rows } from "@/lib/server/rows";

/**
 * What companies published last. An import is no news, and what was imported has no kind of company: it is shown only while
 * companies have less.
 * @param most so many, newest first
 */
export async function newestOfCompanies(most: number): Promise<readonly Listing[]> {
  pageShows(pageTags.listings);
  // Of each kind by its index: the rows of an import are not walked through.
  const newest = await rows(readingDb, z.object({ id: z.string() }))`
    SELECT newest.listing_id AS id
    FROM unnest(enum_range(NULL::company_type)) AS kind (type)
    CROSS JOIN LATERAL (
      SELECT s.listing_id, s.published_at FROM listing_search AS s WHERE s.company_type = kind.type
      ORDER BY s.published_at DESC, s.listing_id DESC LIMIT ${most}::int
    ) AS newest
    ORDER BY newest.published_at DESC, newest.listing_id DESC LIMIT ${most}::int`;
  if (newest.length < most) return (await searchListings({ ...readSearch({}), limit: most })).items;
  return hydrate(newest.map(({ id }) => id));
}
