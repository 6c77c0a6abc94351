import "server-only";
import { z } from "zod";
import { rows } from "@/lib/server/rows";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";
import { readingDb } from "@/lib/server/reading";

/** What can be said of a category in a city. Prices are whole rupees, null when none of the listings names one. */
export const LandingFacts = z.object({
  listings: z.number(),
  companies: z.number(),
  priceMin: z.number().nullable(),
  priceMax: z.number().nullable(),
});
export type LandingFacts = z.output<typeof LandingFacts>;

/** The figures of a category in a city, counted at this moment; zeros when there is nothing. */
export async function landingFacts(categoryId: string, citySlug: string): Promise<LandingFacts> {
  pageShows(pageTags.category(categoryId));
  const [facts] = await rows(readingDb, LandingFacts)`
    SELECT count(*)::int AS listings, count(DISTINCT provider_user_id)::int AS companies,
           min(price) AS "priceMin", max(price) AS "priceMax"
    FROM listing_search WHERE category_id = ${categoryId} AND city_slug = ${citySlug}`;
  return facts as LandingFacts;
}
