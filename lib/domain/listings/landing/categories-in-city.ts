import "server-only";
import { z } from "zod";
import { rows } from "@/lib/server/rows";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";
import { readingDb } from "@/lib/server/reading";
import { LANDING_PAGE_MIN_LISTINGS } from "@/lib/shared/limits";

/** A category with a page in a city, and how many listings the page has. */
export const LandingCategory = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  listings: z.number(),
});
export type LandingCategory = z.output<typeof LandingCategory>;

/** The categories that have a page in this city and are not hidden, in the order of the lists. */
export function categoriesInCity(city: { slug: string; stateCode: string }): Promise<LandingCategory[]> {
  pageShows(pageTags.catalog, pageTags.state(city.stateCode));
  return rows(readingDb, LandingCategory)`
    SELECT category.id, category.name, category.slug, sum(totals.listings)::int AS listings
    FROM categories AS category
    JOIN listing_totals AS totals ON totals.kind = 'category_city' AND totals.key = category.id || ${` ${city.slug}`}
    WHERE NOT category.hidden
    GROUP BY category.id HAVING sum(totals.listings) >= ${LANDING_PAGE_MIN_LISTINGS}
    ORDER BY category.position, category.name, category.id`;
}
