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
    SELECT category.id, category.name, category.slug, counted.listings
    FROM (
      SELECT category_id, count(*)::int AS listings FROM listing_search
      WHERE state_code = ${city.stateCode} AND city_slug = ${city.slug}
      GROUP BY category_id HAVING count(*) >= ${LANDING_PAGE_MIN_LISTINGS}
    ) AS counted
    JOIN categories AS category ON category.id = counted.category_id AND NOT category.hidden
    ORDER BY category.position, category.name, category.id`;
}
