import "server-only";
import { db } from "@/lib/server/db";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";

/** What can be said of a category in a city. Prices are whole rupees, null when none of the listings names one. */
export type LandingFacts = {
  listings: number;
  companies: number;
  priceMin: number | null;
  priceMax: number | null;
};

/** The figures of a category in a city, counted at this moment; zeros when there is nothing. */
export async function landingFacts(categoryId: string, citySlug: string): Promise<LandingFacts> {
  pageShows(pageTags.category(categoryId));
  const [facts] = await db.$queryRaw<LandingFacts[]>`
    SELECT count(*)::int AS listings, count(DISTINCT provider_user_id)::int AS companies,
           min(price) AS "priceMin", max(price) AS "priceMax"
    FROM listing_search WHERE category_id = ${categoryId} AND city_slug = ${citySlug}`;
  return facts as LandingFacts;
}
