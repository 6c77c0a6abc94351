import { type Map as MapLibreMap, Marker } from "maplibre-gl";
import { type RefObject, useEffect } from "react";

/** Half of a price's button: the pin's tip stands on it, and not on what it says, px. */
const HALF_PRICE: [number, number] = [0, -22];
const NO_OFFSET: [number, number] = [0, 0];
/** On each card of a list: 'lat,lng' of its listing. */
const CARD = "[data-listing][data-at]";

/** Marks the cards of a listing, wherever they stand, as the one that is pointed at on the map; null: none. */
export function pointCard(listingId: string | null): void {
  for (const card of document.querySelectorAll<HTMLElement>(CARD))
    card.toggleAttribute("data-pointed", card.dataset.listing === listingId);
}

/** A card that is pointed at, or has the focus, shows on the map where its listing is, also when that is part of a group. */
export function usePointedCard(
  map: MapLibreMap | null,
  /** What stands on the map; a listing that stands there by itself is under its id. */
  markers: RefObject<ReadonlyMap<string, Marker>>,
): void {
  useEffect(() => {
    if (map === null) return;
    const element = document.createElement("span");
    element.className = "map-here";
    const here = new Marker({ element, anchor: "bottom" });
    const point = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>(CARD) : null;
      const [lat, lng] = (card?.dataset.at ?? "").split(",").map(Number);
      if (lat === undefined || lng === undefined) here.remove();
      else {
        const hasPrice = markers.current.has(card!.dataset.listing!);
        here
          .setOffset(hasPrice ? HALF_PRICE : NO_OFFSET)
          .setLngLat([lng, lat])
          .addTo(map);
      }
    };
    for (const type of ["pointerover", "focusin"]) document.addEventListener(type, point);
    return () => {
      for (const type of ["pointerover", "focusin"]) document.removeEventListener(type, point);
      here.remove();
      pointCard(null);
    };
  }, [map, markers]);
}
