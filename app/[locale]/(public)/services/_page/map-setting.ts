import type { MapSetting } from "@/components/search/map/map-setting";
import { mapStyleUrl } from "@/lib/http/map-style";
import type { Understood } from "@/lib/schemas/interpretation";
import type { Listing } from "@/lib/schemas/listing";
import { type ListingSearch, writeSearch } from "@/lib/schemas/listing-search";
import { distanceKm, type LatLng } from "@/lib/shared/geo";
import { INTL_LOCALE } from "@/lib/shared/intl";
import { type Locale, localePath } from "@/lib/shared/locale";

/** From this radius on, km, the map begins a zoom farther away. */
const FAR_KM = 25;
const NEAR = 11;
/** About so many km around the middle are in sight at a zoom where there is least room for them. */
const kmInSight = (zoom: number): number => 8 * 2 ** (NEAR - zoom);
/** A search of no place begins with the country, where the map is known to draw it as India does. */
const INDIA = { centre: { lat: 22.4, lng: 82 }, zoom: 3.2 } as const;
const STATE_ZOOM = 6;

/** The map of a page of results; null when there is nothing to show on it, and no place of its own from which to look on. */
export function mapSettingOf(
  locale: Locale,
  search: ListingSearch,
  found: { readonly items: readonly Listing[] } & Partial<Pick<Understood, "interpretation">>,
): MapSetting | null {
  const [first] = found.items;
  if (first === undefined && search.lat === undefined) return null;
  const query = writeSearch(search);
  for (const key of ["page", "limit", "sort", "place"]) query.delete(key);
  const styleUrl = mapStyleUrl();
  return {
    ...beginning(search, found.interpretation?.place ?? null, first, styleUrl),
    styleUrl,
    locale,
    query: query.toString(),
    servicesHref: localePath(locale, "/services"),
    numberLocale: INTL_LOCALE[locale],
  };
}

/** The middle between a place and its first listing, where that is far: both are in sight. */
function between(
  place: LatLng,
  first: Listing | undefined,
  zoom: number,
): Pick<MapSetting, "centre" | "zoom"> {
  if (first === undefined) return { centre: place, zoom };
  const [lng, lat] = first.location.coordinates;
  const halfKm = distanceKm(place, { lat, lng }) / 2;
  if (2 * halfKm <= kmInSight(zoom)) return { centre: place, zoom };
  // A zoom less for each doubling, and half of one for the pins at the edges.
  return {
    centre: { lat: (place.lat + lat) / 2, lng: (place.lng + lng) / 2 },
    zoom: Math.max(INDIA.zoom, Math.min(zoom, NEAR - Math.log2(halfKm / kmInSight(NEAR)) - 0.5)),
  };
}

/** Where the map begins: the place of the search, given or said, else its state or the country, else its first listing. */
function beginning(
  { lat, lng, radiusKm = 0, inState }: ListingSearch,
  said: NonNullable<Understood["interpretation"]>["place"],
  first: Listing | undefined,
  styleUrl: string | null,
): Pick<MapSetting, "centre" | "zoom"> {
  if (lat !== undefined && lng !== undefined)
    return between({ lat, lng }, first, radiusKm > FAR_KM ? NEAR - 1 : NEAR);
  if (said && said.kind !== "state") return between(said, first, NEAR);
  if (first === undefined || (styleUrl === null && inState === undefined && said === null)) return INDIA;
  const [firstLng, firstLat] = first.location.coordinates;
  return { centre: { lat: firstLat, lng: firstLng }, zoom: styleUrl === null ? STATE_ZOOM : NEAR };
}
