import "server-only";
import { db } from "@/lib/server/db";
import { LANDING_PAGE_MIN_LISTINGS } from "@/lib/shared/limits";

/** A page of a category in a city, `/services/in/{citySlug}/{categorySlug}`. */
export type LandingPage = {
  citySlug: string;
  cityName: string;
  stateCode: string;
  categorySlug: string;
  categoryName: string;
  listings: number;
  /** When one of its listings changed last or came, or left it by an archiving, an edit or a rejection. */
  lastModified: Date;
};

/**
 * Every page of a category in a city, of categories that are not hidden, in the order of their addresses: for the
 * sitemap. One pass over an index of what is public, whatever the number of pages.
 */
export const listLandingPages = (): Promise<LandingPage[]> =>
  db.$queryRaw<LandingPage[]>`
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
