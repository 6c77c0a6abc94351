import "server-only";
import { z } from "zod";
import { cellCountQuery } from "@/lib/domain/listings/search/cell-count";
import { CITY_POINT, type City } from "@/lib/domain/places/find-city";
import { around, readSearch } from "@/lib/schemas/listing-search";
import { Prisma } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";
import { readingDb } from "@/lib/server/reading";
import type { LatLng } from "@/lib/shared/geo";

const Row = z.object({
  slug: z.string(),
  name: z.string(),
  stateCode: z.string(),
  lat: z.number(),
  lng: z.number(),
});

/** A city that the gazetteer knows, and how many public listings a search around it finds. */
export type BusyCity = Pick<City, "slug" | "name" | "stateCode"> & { point: LatLng; listings: number };

/** The cities that most listings of a state name, at most `most`, the one with most around it first; those without a point in the gazetteer are left out. */
export async function busiestCities(stateCode: string, most: number): Promise<BusyCity[]> {
  // Around a city at a border lie those of another state.
  pageShows(pageTags.listings);
  const found = await rows(readingDb, Row)`
    SELECT city.slug, city.name, city.state_code AS "stateCode", place.lat, place.lng
    FROM (
      SELECT city.slug AS city_slug, sum(totals.listings)::int AS listings
      FROM cities AS city JOIN listing_totals AS totals ON totals.kind = 'city' AND totals.key = city.slug
      WHERE city.state_code = ${stateCode} GROUP BY city.slug HAVING sum(totals.listings) > 0
    ) AS counted
    JOIN cities AS city ON city.slug = counted.city_slug
    CROSS JOIN LATERAL (${CITY_POINT}) AS place
    ORDER BY counted.listings DESC, city.slug LIMIT ${most}::int`;
  const counts = await countAround(found);
  return found
    .map(({ lat, lng, ...city }, at) => ({ ...city, point: { lat, lng }, listings: counts[at] ?? 0 }))
    .sort((a, b) => b.listings - a.listings);
}

/** How many public listings a search around each of the points finds, in their order; counted in one statement. */
async function countAround(points: readonly LatLng[]): Promise<number[]> {
  if (points.length === 0) return [];
  const each = points.map(({ lat, lng }) => cellCountQuery({ ...readSearch({}), ...around(lat, lng) }));
  const counted = Prisma.join(
    each.map((count, at) => Prisma.sql`SELECT ${at}::int AS at, (${count}) AS listings`),
    " UNION ALL ",
  );
  const found = await rows(readingDb, z.object({ listings: z.int() }))`
    SELECT listings FROM (${counted}) AS counted ORDER BY at`;
  return found.map(({ listings }) => listings);
}
