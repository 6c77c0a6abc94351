import { priceTexts } from "@/components/listings/card-texts";
import type { MapSetting } from "@/components/search/map/map-setting";
import { INTL_LOCALE, translator } from "@/lib/content/messages";
import { mapStyleUrl } from "@/lib/http/map-style";
import type { Listing } from "@/lib/schemas/listing";
import { type ListingSearch, writeSearch } from "@/lib/schemas/listing-search";
import { type Locale, localePath } from "@/lib/shared/locale";

/** Zooms at which about so many km around the middle are in sight. */
const NEAR = { zoom: 11, km: 25 } as const;
const FARTHER = 10;

/** The map of a page of results; null when there is nothing to show on it. */
export function mapSettingOf(
  locale: Locale,
  search: ListingSearch,
  found: { readonly items: readonly Listing[] },
): MapSetting | null {
  const [first] = found.items;
  const { lat, lng, radiusKm = 0 } = search;
  const place = lat === undefined || lng === undefined ? null : { lat, lng };
  const centre =
    place ?? (first && { lng: first.location.coordinates[0], lat: first.location.coordinates[1] });
  if (centre === undefined || first === undefined) return null;
  const query = writeSearch(search);
  for (const key of ["page", "limit", "sort"]) query.delete(key);
  const t = translator(locale);
  const raw = t.raw("map" as never) as MapSetting["texts"];
  return {
    styleUrl: mapStyleUrl(),
    locale,
    centre,
    zoom: radiusKm > NEAR.km ? FARTHER : NEAR.zoom,
    query: query.toString(),
    servicesHref: localePath(locale, "/services"),
    numberLocale: INTL_LOCALE[locale],
    texts: { ...raw, price: priceTexts(locale) },
  };
}
