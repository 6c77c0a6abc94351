import "server-only";
import { labelOfPoint } from "@/lib/domain/places/nearest-place";
import { searchPlaces } from "@/lib/domain/places/search-places";
import type { Place, PlaceLabel } from "@/lib/schemas/geocode";
import { GEOCODER_ATTRIBUTION, labelOutside, searchOutside } from "@/lib/server/geocode/outside-geocoder";
import type { LatLng } from "@/lib/shared/geo";

/**
 * Places for suggestions while typing: of the service of GEOCODER, with whom they come from; of our own gazetteer when
 * none is set or it does not answer (docs/product/search.md#places-and-distance).
 */
export async function findPlaces(query: {
  q: string;
  limit: number;
}): Promise<{ items: Place[]; attribution?: string }> {
  const outside = await searchOutside(query.q, query.limit);
  if (outside === null) return { items: await searchPlaces(query) };
  return { items: [...outside], attribution: GEOCODER_ATTRIBUTION };
}

/**
 * What to call a point: the name of the service of GEOCODER, else the nearest place of our gazetteer, else 'lat, lng'
 * (docs/product/search.md#places-and-distance). The point itself comes back unchanged.
 */
export async function namePoint({ lat, lng }: LatLng): Promise<PlaceLabel> {
  const label = await labelOutside({ lat, lng });
  return label === null ? labelOfPoint({ lat, lng }) : { label, lat, lng, attribution: GEOCODER_ATTRIBUTION };
}
