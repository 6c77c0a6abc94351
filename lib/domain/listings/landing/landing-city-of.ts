import "server-only";
import { z } from "zod";
import { rows } from "@/lib/server/rows";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";
import { readingDb } from "@/lib/server/reading";
import { LANDING_PAGE_MIN_LISTINGS } from "@/lib/shared/limits";

/** The city of a public listing, when the listing's category has a page there; else null. */
export async function landingCityOf(listing: {
  id: string;
  categoryId: string;
}): Promise<{ slug: string; name: string; stateCode: string } | null> {
  pageShows(pageTags.category(listing.categoryId));
  const [city] = await rows(
    readingDb,
    z.object({ slug: z.string(), name: z.string(), stateCode: z.string() }),
  )`
    SELECT city.slug, city.name, city.state_code AS "stateCode"
    FROM listing_search AS own JOIN cities AS city ON city.slug = own.city_slug
    WHERE own.listing_id = ${listing.id} AND ${LANDING_PAGE_MIN_LISTINGS} <= (
      SELECT count(*) FROM (
        SELECT 1 FROM listing_search AS other
        WHERE other.category_id = own.category_id AND other.city_slug = own.city_slug
        LIMIT ${LANDING_PAGE_MIN_LISTINGS}
      ) AS enough
    )`;
  return city ?? null;
}
