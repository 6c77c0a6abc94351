import "server-only";
import { z } from "zod";
import { CITY_POINT, type City } from "@/lib/domain/places/find-city";
import { rows } from "@/lib/server/rows";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";
import { readingDb } from "@/lib/server/reading";
import type { LatLng } from "@/lib/shared/geo";

const Row = z.object({
  slug: z.string(),
  name: z.string(),
  stateCode: z.string(),
  listings: z.int(),
  lat: z.number(),
  lng: z.number(),
});

/** A city that the gazetteer knows, and how many public listings name it. */
export type BusyCity = Pick<City, "slug" | "name" | "stateCode"> & { point: LatLng; listings: number };

/** The cities of a state with most listings, at most `most`; those without a point in the gazetteer are left out. */
export async function busiestCities(stateCode: string, most: number): Promise<BusyCity[]> {
  pageShows(pageTags.state(stateCode));
  const found = await rows(readingDb, Row)`
    SELECT city.slug, city.name, city.state_code AS "stateCode", counted.listings, place.lat, place.lng
    FROM (
      SELECT city.slug AS city_slug, sum(totals.listings)::int AS listings
      FROM cities AS city JOIN listing_totals AS totals ON totals.kind = 'city' AND totals.key = city.slug
      WHERE city.state_code = ${stateCode} GROUP BY city.slug HAVING sum(totals.listings) > 0
    ) AS counted
    JOIN cities AS city ON city.slug = counted.city_slug
    CROSS JOIN LATERAL (${CITY_POINT}) AS place
    ORDER BY counted.listings DESC, city.slug LIMIT ${most}::int`;
  return found.map(({ lat, lng, ...city }) => ({ ...city, point: { lat, lng } }));
}
