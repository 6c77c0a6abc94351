import "server-only";
import { z } from "zod";
import type { CompanyFacts } from "@/lib/schemas/company";
import { Prisma } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";
import { readingDb } from "@/lib/server/reading";

/** The most cities that are named; the most listed ones come first. */
const MOST_AREAS = 12;

const Moments = z.object({
  joinedAt: z.date().nullable(),
  confirmedAt: z.date().nullable(),
  phoneNumber: z.string().nullable(),
});

const Area = z.object({ city: z.string(), stateCode: z.string(), maxRadiusKm: z.int().nullable() });
const Spot = z.object({
  address: z.string(),
  city: z.string().nullable(),
  stateCode: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
});

/**
 * What a company's approved listings tell about it: how to reach it, where it is, where it serves. Of its profile only
 * when it came is read; the profile's own phone and address stay private (docs/product/listings.md#company-pages).
 * @param id of the provider's user. Without public listings there is nothing to tell but when it came.
 */
export async function companyFacts(id: string): Promise<CompanyFacts> {
  pageShows(pageTags.company(id));
  const listings = Prisma.sql`
    listing_search AS s JOIN listings AS listing ON listing.id = s.listing_id WHERE s.provider_user_id = ${id}`;
  const [[moments], areas, [place]] = await Promise.all([
    // The number that most of them give.
    rows(readingDb, Moments)`
      SELECT (SELECT created_at FROM provider_profiles WHERE user_id = ${id}) AS "joinedAt",
             greatest(max(listing.updated_at), (SELECT submitted_at FROM company_pages
                                                WHERE provider_user_id = ${id} AND status = 'approved')) AS "confirmedAt",
             mode() WITHIN GROUP (ORDER BY listing.phone_number) AS "phoneNumber"
      FROM ${listings}`,
    rows(readingDb, Area)`
      SELECT listing.city, listing.state_code AS "stateCode", max(listing.max_radius_km) AS "maxRadiusKm"
      FROM ${listings} AND listing.city IS NOT NULL AND listing.state_code IS NOT NULL
      GROUP BY listing.city, listing.state_code ORDER BY count(*) DESC, listing.city LIMIT ${MOST_AREAS}::int`,
    // The address that most of them give, in the city that most of them are in.
    rows(readingDb, Spot)`
      SELECT listing.address, listing.city, listing.state_code AS "stateCode", listing.lat, listing.lng
      FROM ${listings}
      GROUP BY listing.address, listing.city, listing.state_code, listing.lat, listing.lng
      ORDER BY sum(count(*)) OVER (PARTITION BY listing.city, listing.state_code) DESC, listing.city, count(*) DESC,
               max(listing.published_at) DESC, listing.address, listing.lat, listing.lng
      LIMIT 1`,
  ]);
  return {
    joinedAt: moments?.joinedAt?.toISOString() ?? null,
    confirmedAt: moments?.confirmedAt?.toISOString() ?? null,
    phoneNumber: moments?.phoneNumber ?? null,
    place: place ?? null,
    areas,
  };
}
