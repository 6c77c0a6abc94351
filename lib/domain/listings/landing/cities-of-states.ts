import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";
import { readingDb } from "@/lib/server/reading";
import { LANDING_PAGE_MIN_LISTINGS } from "@/lib/shared/limits";

/** A city with pages, and the category of the one that has most, with how many it has. */
export const StateCity = z.object({
  slug: z.string(),
  name: z.string(),
  stateCode: z.string(),
  category: z.object({ slug: z.string(), name: z.string(), listings: z.number() }),
});
export type StateCity = z.output<typeof StateCity>;

/**
 * The cities that have pages of categories, those of each state together, the one with most listings first. Every such
 * page can be reached from them, as the pages of a city lead to each other (docs/decisions/014).
 * @param most at most so many of each state
 * @param stateCode only this state's
 */
export function citiesOfStates(most: number, stateCode?: string): Promise<StateCity[]> {
  pageShows(pageTags.catalog, stateCode === undefined ? pageTags.listings : pageTags.state(stateCode));
  const inState = stateCode === undefined ? Prisma.empty : Prisma.sql`AND city.state_code = ${stateCode}`;
  return rows(readingDb, StateCity)`
    WITH pages AS (
      SELECT city.slug AS city_slug, split_part(totals.key, ' ', 1) AS category_id, sum(totals.listings)::int AS listings
      FROM listing_totals AS totals JOIN cities AS city ON city.slug = split_part(totals.key, ' ', 2)
      WHERE totals.kind = 'category_city' ${inState}
      GROUP BY city.slug, totals.key HAVING sum(totals.listings) >= ${LANDING_PAGE_MIN_LISTINGS}
    ), by_city AS (
      SELECT pages.city_slug, sum(pages.listings)::int AS listings,
             (array_agg(json_build_object('slug', category.slug, 'name', category.name, 'listings', pages.listings)
                        ORDER BY pages.listings DESC, category.slug))[1] AS category
      FROM pages JOIN categories AS category ON category.id = pages.category_id AND NOT category.hidden
      GROUP BY pages.city_slug
    ), ranked AS (
      SELECT city.slug, city.name, city.state_code, by_city.category,
             row_number() OVER (PARTITION BY city.state_code ORDER BY by_city.listings DESC, city.slug) AS place
      FROM by_city JOIN cities AS city ON city.slug = by_city.city_slug
    )
    SELECT slug, name, state_code AS "stateCode", category
    FROM ranked WHERE place <= ${most}::int ORDER BY state_code, place`;
}
