import "server-only";
import { db } from "@/lib/server/db";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";
import { LANDING_PAGE_MIN_LISTINGS } from "@/lib/shared/limits";

/** A category with a page in a city, and how many listings the page has. */
export type LandingCategory = { id: string; name: string; slug: string; listings: number };

/** The categories that have a page in this city and are not hidden, in the order of the lists. */
export function categoriesInCity(city: { slug: string; stateCode: string }): Promise<LandingCategory[]> {
  pageShows(pageTags.catalog, pageTags.state(city.stateCode));
  return db.$queryRaw<LandingCategory[]>`
    SELECT category.id, category.name, category.slug, sum(kept.listings)::int AS listings
    FROM categories AS category
    JOIN listing_totals AS kept ON kept.kind = 'category_city' AND kept.key = category.id || ${` ${city.slug}`}
    WHERE NOT category.hidden
    GROUP BY category.id HAVING sum(kept.listings) >= ${LANDING_PAGE_MIN_LISTINGS}
    ORDER BY category.position, category.name, category.id`;
}
