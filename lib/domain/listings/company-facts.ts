import "server-only";
import { z } from "zod";
import type { CompanyFacts } from "@/lib/schemas/company";
import { rows } from "@/lib/server/rows";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";
import { readingDb } from "@/lib/server/reading";

/** The most cities that are named; the most listed ones come first. */
const MOST_AREAS = 12;

const Area = z.object({ city: z.string(), stateCode: z.string(), maxRadiusKm: z.int().nullable() });
const Spot = z.object({
  address: z.string(),
  city: z.string().nullable(),
  stateCode: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
});
const Facts = z.object({
  joinedAt: z.date().nullable(),
  confirmedAt: z.date().nullable(),
  phoneNumber: z.string().nullable(),
  areas: z.array(Area),
  place: Spot.nullable(),
});

/**
 * What a company's approved listings tell about it: how to reach it, where it is, where it serves. Of its profile only
 * when it came is read; the profile's own phone and address stay private (docs/product/listings.md#company-pages).
 * @param id of the provider's user. Without public listings there is nothing to tell but when it came.
 */
export async function companyFacts(id: string): Promise<CompanyFacts> {
  pageShows(pageTags.company(id));
  // Its listings are visited once for all of it.
  const [facts] = await rows(readingDb, Facts)`
    WITH own AS MATERIALIZED (
      SELECT listing.address, listing.city, listing.state_code AS "stateCode", listing.lat, listing.lng,
             listing.max_radius_km AS "maxRadiusKm", listing.phone_number, listing.published_at, listing.updated_at
      FROM listing_search AS s JOIN listings AS listing ON listing.id = s.listing_id WHERE s.provider_user_id = ${id}
    ), areas AS (
      SELECT city, "stateCode", max("maxRadiusKm") AS "maxRadiusKm", count(*) AS listings
      FROM own WHERE city IS NOT NULL AND "stateCode" IS NOT NULL
      GROUP BY city, "stateCode" ORDER BY listings DESC, city LIMIT ${MOST_AREAS}::int
    ), place AS (
      -- The address that most of them give, in the city that most of them are in.
      SELECT address, city, "stateCode", lat, lng FROM own GROUP BY address, city, "stateCode", lat, lng
      ORDER BY sum(count(*)) OVER (PARTITION BY city, "stateCode") DESC, city, count(*) DESC, max(published_at) DESC,
               address, lat, lng
      LIMIT 1
    )
    SELECT (SELECT created_at FROM provider_profiles WHERE user_id = ${id}) AS "joinedAt",
           greatest((SELECT max(updated_at) FROM own), (SELECT submitted_at FROM company_pages
                                                        WHERE provider_user_id = ${id} AND status = 'approved')) AS "confirmedAt",
           -- The number that most of them give.
           (SELECT mode() WITHIN GROUP (ORDER BY phone_number) FROM own) AS "phoneNumber",
           (SELECT coalesce(json_agg(json_build_object('city', city, 'stateCode', "stateCode", 'maxRadiusKm', "maxRadiusKm")
                                     ORDER BY listings DESC, city), '[]') FROM areas) AS areas,
           (SELECT to_json(place) FROM place) AS place`;
  const { joinedAt, confirmedAt, ...told } = facts!;
  return {
    joinedAt: joinedAt?.toISOString() ?? null,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    ...told,
  };
}
