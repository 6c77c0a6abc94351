"use client";

import { useEffect, useState } from "react";
import { type PlaceOption, PLACES_PATH } from "@/components/places/place-option";
import { distanceKm, type LatLng } from "@/lib/shared/geo";

const DEBOUNCE_MS = 600;
/** A pin farther from what its address names is taken for a mistake, km. */
const FAR_KM = 20;
const PIN_CODE = /(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/;

/** What of an address names its place, the surest first: its PIN code, locality and city, the city. */
export function placeNamesOf(address: string): readonly string[] {
  const code = PIN_CODE.exec(address)?.[0].replace(/\s/, "");
  const parts = address
    .replace(PIN_CODE, "")
    .split(",")
    .map((part) => part.replace(/^\s+|[\s\-–.]+$/g, ""))
    .filter((part) => part.length > 2);
  const names = [code, parts.slice(-2).join(", "), parts.at(-1)];
  return [...new Set(names.filter((name) => name !== undefined && name !== ""))] as string[];
}

/** The places that an address may mean by a name: those found for it whose own name stands in the address. */
export const placesMeant = (address: string, found: readonly PlaceOption[]): readonly PlaceOption[] =>
  found.filter(({ label }) => address.toLowerCase().includes(label.split(",")[0]!.trim().toLowerCase()));

async function findPlaces(address: string, signal: AbortSignal): Promise<readonly PlaceOption[]> {
  for (const name of placeNamesOf(address)) {
    const response = await fetch(`${PLACES_PATH}&q=${encodeURIComponent(name)}`, { signal });
    if (!response.ok) return [];
    const { items } = (await response.json()) as { items: PlaceOption[] };
    const meant = placesMeant(address, items);
    if (meant.length > 0) return meant;
  }
  return [];
}

/**
 * The place that an address names, when the pin stands more than 20 km from it; null while they agree, or the address
 * names none that is known. Of namesakes the nearest to the pin counts.
 */
export function useAddressPlace(
  address: string,
  point: LatLng | null,
): (PlaceOption & { km: number }) | null {
  const [found, setFound] = useState<{ address: string; places: readonly PlaceOption[] } | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      findPlaces(address, abort.signal).then(
        (places) => setFound({ address, places }),
        // Not known is no mistake.
        () => undefined,
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [address]);

  if (point === null || found?.address !== address) return null;
  const [nearest] = found.places
    .map((place) => ({ ...place, km: distanceKm(place, point) }))
    .sort((a, b) => a.km - b.km);
  return nearest && nearest.km > FAR_KM ? nearest : null;
}
