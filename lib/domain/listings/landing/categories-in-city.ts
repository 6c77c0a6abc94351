import "server-only";
import { db } from "@/lib/server/db";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";
import { LANDING_PAGE_MIN_LISTINGS } from "@/lib/shared/limits";

/** A category with a page in a city, and how many listings the page has. */
export type LandingCategory = { id: string; name: string; slug: string; listings: number };

/**
 * The categories that have a page in this city and are not hidden, in the order of the lists. A look into an index for
 * each category: the listings of a city by themselves have none.
 */
export function categoriesInCity(city: { slug: string; stateCode: string }): Promise<LandingCategory[]> {
  pageShows(pageTags.catalog, pageTags.state(city.stateCode));
  return db.$queryRaw<LandingCategory[]>`
    SELECT category.id, category.name, category.slug, counted.listings
    FROM categories AS category
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS listings FROM listing_search
      WHERE category_id = category.id AND city_slug = ${city.slug}
    ) AS counted
    WHERE NOT category.hidden AND counted.listings >= ${LANDING_PAGE_MIN_LISTINGS}
    ORDER BY category.position, category.name, category.id`;
}
