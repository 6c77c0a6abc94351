import type { Further } from "@/components/listings/further";
import type { Understood } from "@/lib/schemas/interpretation";
import type { ListingSearch } from "@/lib/schemas/listing-search";
import { DEFAULT_RADIUS_KM, REACH_KM } from "@/lib/shared/limits";

/**
 * Which results of a search are further away than where it looks, as its order has them: best match takes what lies a
 * little beyond for near. None where the nearest are beyond the place already, which is told above them.
 */
export function furtherOf(search: ListingSearch, { interpretation, step }: Understood): Further | undefined {
  if (interpretation === null || step === "nearest" || step === "none") return undefined;
  const { place, need } = interpretation;
  const isBest = search.sort === "relevance";
  if (search.lat !== undefined)
    return isBest && search.radiusKm === undefined ? { km: DEFAULT_RADIUS_KM + REACH_KM } : undefined;
  if (place === null) return undefined;
  if (place.radiusKm === null) return { stateCode: place.stateCode };
  return { km: place.radiusKm + (isBest && need !== "" ? REACH_KM : 0) };
}
