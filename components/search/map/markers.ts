import { type Map as MapLibreMap, Marker } from "maplibre-gl";
import { priceWords } from "@/components/listings/price";
import type { Translator } from "@/lib/content/messages";
import type { ListingCluster } from "@/lib/schemas/listing-clusters";

const CLUSTER =
  "grid size-12 cursor-pointer place-items-center rounded-full border-2 border-surface bg-action text-xs font-semibold text-on-action tabular-nums shadow-float hover:bg-action-hover";
const LISTING =
  "inline-flex min-h-touch max-w-40 cursor-pointer items-center rounded-full border border-action bg-surface px-3 text-xs font-semibold text-ink tabular-nums shadow-float hover:bg-action-soft";

const keyOf = ({ lat, lng, count, listing }: ListingCluster): string =>
  listing?.id ?? `${lat.toFixed(6)} ${lng.toFixed(6)} ${count}`;

type Options = {
  t: Translator;
  number: Intl.NumberFormat;
  onPress: (cluster: ListingCluster) => void;
  /** A listing's button is pointed at, by mouse or keyboard; null: no more. */
  onPoint: (listingId: string | null) => void;
};

/**
 * Brings the buttons on a map in step with what stands there; those that stay are not touched, so that they keep the
 * focus. When the one with the focus goes, the map itself takes it.
 */
export function placeMarkers(
  map: MapLibreMap,
  present: Map<string, Marker>,
  items: readonly ListingCluster[],
  { t, number, onPress, onPoint }: Options,
): void {
  const wanted = new Map(items.map((item) => [keyOf(item), item]));
  for (const [key, marker] of present) {
    if (wanted.has(key)) continue;
    if (marker.getElement().contains(document.activeElement)) map.getCanvas().focus();
    marker.remove();
    present.delete(key);
  }
  // Where the map ends nothing comes apart any more.
  const isDeepest = map.getZoom() >= map.getMaxZoom() - 0.1;
  const groupOf = (count: string) => (isDeepest ? t("map.together", { count }) : t("map.cluster", { count }));
  for (const [key, item] of wanted) {
    const told = item.listing ? null : groupOf(number.format(item.count));
    const there = present.get(key)?.getElement();
    if (told !== null) there?.setAttribute("aria-label", told);
    if (there !== undefined) continue;
    const button = document.createElement("button");
    button.type = "button";
    const { listing, count } = item;
    if (listing) {
      const price = priceWords(listing, t, t("map.onRequest"));
      button.className = LISTING;
      button.textContent = price;
      button.setAttribute("aria-label", t("map.listing", { name: listing.name, price }));
    } else {
      button.className = CLUSTER;
      button.textContent = number.format(count);
      if (told !== null) button.setAttribute("aria-label", told);
    }
    for (const type of ["pointerenter", "focus"])
      button.addEventListener(type, () => onPoint(listing?.id ?? null));
    for (const type of ["pointerleave", "blur"]) button.addEventListener(type, () => onPoint(null));
    button.addEventListener("click", (event) => {
      event.stopPropagation();
      onPress(item);
    });
    present.set(key, new Marker({ element: button }).setLngLat([item.lng, item.lat]).addTo(map));
  }
}
