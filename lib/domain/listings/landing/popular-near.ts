import "server-only";
import { categoriesInCity, type LandingCategory } from "@/lib/domain/listings/landing/categories-in-city";
import { cityAndStateAt } from "@/lib/domain/places/nearest-place";
import { reading } from "@/lib/server/reading";
import type { LatLng } from "@/lib/shared/geo";

type Popular = { city: { slug: string; name: string; stateCode: string }; categories: LandingCategory[] };

/** The city a point lies in and the categories with most listings there, at most `most`; null where none has a page. */
export async function popularNear(point: LatLng, most: number): Promise<Popular | null> {
  const { stateCode, city: name } = await cityAndStateAt(point);
  if (stateCode === null || name === null) return null;
  const city = await reading((client) =>
    client.city.findFirst({
      where: { stateCode, name },
      orderBy: { slug: "asc" },
      select: { slug: true, name: true, stateCode: true },
    }),
  );
  if (city === null) return null;
  const categories = (await categoriesInCity(city))
    .toSorted((a, b) => b.listings - a.listings)
    .slice(0, most);
  return categories.length === 0 ? null : { city, categories };
}
