import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/server/db";
import { readingDb } from "@/lib/server/reading";
import { rows } from "@/lib/server/rows";
import type { LatLng } from "@/lib/shared/geo";

/** A city that listings name. `point` is where the gazetteer has it, degrees; null when it does not know it. */
export type City = { slug: string; name: string; stateCode: string; point: LatLng | null };

/** Where the gazetteer has the row `city` of cities: `lat` and `lng`, degrees; no row when it does not know it. */
export const CITY_POINT = Prisma.sql`
  SELECT places.lat, places.lng FROM place_names JOIN places ON places.id = place_names.place_id
  WHERE place_names.name = city.key AND places.state_code = city.state_code AND places.kind IN ('city', 'locality')
  ORDER BY places.kind, places.population DESC, places.id LIMIT 1`;

const Row = z.object({
  slug: z.string(),
  name: z.string(),
  stateCode: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
});

/** A city by its slug; null when no public listing has ever named it (docs/decisions/014). */
export async function findCity(slug: string): Promise<City | null> {
  if (slug.includes("\0")) return null;
  const [row] = await rows(readingDb, Row)`
    SELECT city.slug, city.name, city.state_code AS "stateCode", place.lat, place.lng
    FROM cities AS city
    LEFT JOIN LATERAL (${CITY_POINT}) AS place ON true
    WHERE city.slug = ${slug}`;
  if (row === undefined) return null;
  const { lat, lng, ...city } = row;
  return { ...city, point: lat === null || lng === null ? null : { lat, lng } };
}
