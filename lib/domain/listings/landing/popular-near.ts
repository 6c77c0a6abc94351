import "server-only";
import { categoriesInCity, type LandingCategory } from "@/lib/domain/listings/landing/categories-in-city";
import { cityAndStateAt } from "@/lib/domain/places/nearest-place";
import { db } from "@/lib/server/db";
import type { LatLng } from "@/lib/shared/geo";

type Popular = { city: { slug: string; name: string; stateCode: string }; categories: LandingCategory[] };

/** The city a point lies in and the categories with most listings there, at most `most`; null where none has a page. */
export async function popularNear(point: LatLng, most: number): Promise<Popular | null> {
  const at = await cityAndStateAt(point);
  const [city] = await db.$queryRaw<Popular["city"][]>`
    SELECT slug, name, state_code AS "stateCode" FROM cities
    WHERE state_code = ${at.stateCode} AND name = ${at.city}
    ORDER BY slug LIMIT 1`;
  if (city === undefined) return null;
  const categories = (await categoriesInCity(city))
    .toSorted((a, b) => b.listings - a.listings)
    .slice(0, most);
  return categories.length === 0 ? null : { city, categories };
}
