import type { ChosenPlace } from "@/components/places/place-field";
import { stateOfCode } from "@/lib/content/states";
import type { ListingSearch } from "@/lib/schemas/listing-search";

/**
 * The place of a search as the place fields hold it; null without one. A whole state stands as its reference point,
 * which means the state again when it comes back.
 * @param label its name
 */
export function placeOf(
  { lat, lng, place, radiusKm, inState }: ListingSearch,
  label: string | null,
): ChosenPlace | null {
  if (label === null) return null;
  if (lat !== undefined && lng !== undefined)
    return { label, lat, lng, radiusKm, isNamed: place !== undefined };
  const state = inState === undefined ? undefined : stateOfCode(inState);
  return state === undefined ? null : { label, lat: state.lat, lng: state.lng };
}
