import "server-only";
import { z } from "zod";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { LANDING_PAGE_MIN_LISTINGS } from "@/lib/shared/limits";

/** A page of a category in a city, `/services/in/{citySlug}/{categorySlug}`. */
export const LandingPage = z.object({
  citySlug: z.string(),
  cityName: z.string(),
  stateCode: z.string(),
  categorySlug: z.string(),
  categoryName: z.string(),
  listings: z.number(),
  /** When one of its listings changed last or came, or left it by an archiving, an edit or a rejection. */
  lastModified: z.date(),
});
export type LandingPage = z.output<typeof LandingPage>;

/**
 * Every page of a category in a city, of categories that are not hidden, in the order of their addresses: for the
 * sitemap. One pass over an index of what is public, whatever the number of pages.
 */
export const listLandingPages = (): Promise<LandingPage[]> =>
  rows(db, LandingPage)`
    WITH pages AS (
      SELECT category_id, city_slug, count(*)::int AS listings, max(changed_at) AS changed_at
      FROM listing_search WHERE city_slug IS NOT NULL
      GROUP BY category_id, city_slug HAVING count(*) >= ${LANDING_PAGE_MIN_LISTINGS}
    ), withdrawn AS (
      SELECT listing.category_id, named.city_slug, max(listing.updated_at) AS changed_at
      FROM listings AS listing
      JOIN city_names AS named ON named.state_code = listing.state_code AND named.name = listing.city
      WHERE listing.published_at IS NOT NULL AND listing.status <> 'approved'
      GROUP BY listing.category_id, named.city_slug
    )
    SELECT city.slug AS "citySlug", city.name AS "cityName", city.state_code AS "stateCode",
           category.slug AS "categorySlug", category.name AS "categoryName", pages.listings,
           greatest(pages.changed_at, withdrawn.changed_at) AS "lastModified"
    FROM pages
    JOIN cities AS city ON city.slug = pages.city_slug
    JOIN categories AS category ON category.id = pages.category_id AND NOT category.hidden
    LEFT JOIN withdrawn ON withdrawn.category_id = pages.category_id AND withdrawn.city_slug = pages.city_slug
    ORDER BY city.slug, category.slug`;
