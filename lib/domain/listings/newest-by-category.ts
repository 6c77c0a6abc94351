import "server-only";
import { z } from "zod";
import { hydrate } from "@/lib/domain/listings/search/hydrate";
import type { Listing } from "@/lib/schemas/listing";
import { rows } from "@/lib/server/rows";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";
import { readingDb } from "@/lib/server/reading";

const Group = z.object({
  category: z.object({ id: z.string(), name: z.string(), slug: z.string() }),
  total: z.int(),
  ids: z.array(z.string()),
});

/** The newest listings of a company in one category, and how many it has there in all. */
export type CategoryListings = Omit<z.output<typeof Group>, "ids"> & { items: Listing[] };

/**
 * What a company offers by category: where it offers most first, then as categories are ordered.
 * @param most of each category, at most so many, newest first
 * @param mostOfOne instead, where all are of one category
 */
export async function newestByCategory(
  providerUserId: string,
  { most, mostOfOne = most }: { most: number; mostOfOne?: number },
): Promise<CategoryListings[]> {
  pageShows(pageTags.company(providerUserId), pageTags.catalog);
  const groups = await rows(readingDb, Group)`
    SELECT json_build_object('id', category.id, 'name', category.name, 'slug', category.slug) AS category,
           count(*)::int AS total,
           (array_agg(s.listing_id ORDER BY s.published_at DESC, s.listing_id DESC))
             [1:CASE WHEN count(*) OVER () = 1 THEN ${mostOfOne}::int ELSE ${most}::int END] AS ids
    FROM listing_search AS s JOIN categories AS category ON category.id = s.category_id
    WHERE s.provider_user_id = ${providerUserId}
    GROUP BY category.id ORDER BY count(*) DESC, category.position, category.name`;
  const listings = new Map(
    (await hydrate(groups.flatMap(({ ids }) => ids))).map((listing) => [listing.id, listing]),
  );
  return groups.map(({ ids, ...group }) => ({
    ...group,
    items: ids.flatMap((id) => listings.get(id) ?? []),
  }));
}
