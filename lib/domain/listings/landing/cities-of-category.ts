import "server-only";
import { z } from "zod";
import { rows } from "@/lib/server/rows";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";
import { readingDb } from "@/lib/server/reading";
import { LANDING_PAGE_MIN_LISTINGS } from "@/lib/shared/limits";

/** A city where a category has a page, and how many listings the page has. */
export const LandingCity = z.object({
  slug: z.string(),
  name: z.string(),
  stateCode: z.string(),
  listings: z.number(),
});
export type LandingCity = z.output<typeof LandingCity>;

/** The cities where this category has a page, the one with most listings first; at most so many. */
export function citiesOfCategory(categoryId: string, most: number): Promise<LandingCity[]> {
  pageShows(pageTags.category(categoryId));
  return rows(readingDb, LandingCity)`
    SELECT city.slug, city.name, city.state_code AS "stateCode", counted.listings
    FROM (
      SELECT split_part(key, ' ', 2) AS city_slug, sum(listings)::int AS listings FROM listing_totals
      WHERE kind = 'category_city' AND starts_with(key, ${`${categoryId} `})
      GROUP BY key HAVING sum(listings) >= ${LANDING_PAGE_MIN_LISTINGS}
      ORDER BY sum(listings) DESC, key LIMIT ${most}::int
    ) AS counted
    JOIN cities AS city ON city.slug = counted.city_slug
    ORDER BY counted.listings DESC, city.slug`;
}
