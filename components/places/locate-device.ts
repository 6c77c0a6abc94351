import { placeNameAt } from "@/components/places/place-name-at";
import type { PlaceOption } from "@/components/places/place-option";

/** With a key of the catalogue where something is wrong; a place without its name is called by its point. */
type Located = {
  place: PlaceOption | null;
  problem: "search.noGeolocation" | "search.unableLocation" | "search.failedLocation" | null;
  /** Somebody said that this site may not know it. */
  isDenied: boolean;
};

const five = (degrees: number): number => Number(degrees.toFixed(5));

const position = (enableHighAccuracy: boolean) =>
  new Promise<GeolocationPosition | GeolocationPositionError>((found) =>
    navigator.geolocation.getCurrentPosition(found, found, {
      timeout: 15_000,
      maximumAge: 300_000,
      enableHighAccuracy,
    }),
  );

/**
 * Where the device is, by the name of the place there.
 * @param exact asks for the exact place, which takes longer
 * @param languageTag the language of the name
 */
export async function locateDevice(exact: boolean, languageTag: string): Promise<Located> {
  if (!("geolocation" in navigator)) return { place: null, problem: "search.noGeolocation", isDenied: false };
  const found = await position(exact);
  if ("code" in found) {
    return {
      place: null,
      problem: "search.unableLocation",
      isDenied: found.code === found.PERMISSION_DENIED,
    };
  }
  const point = { lat: five(found.coords.latitude), lng: five(found.coords.longitude) };
  const name = await placeNameAt(point, languageTag);
  return {
    place: { ...point, label: name ?? `${point.lat.toFixed(4)}, ${point.lng.toFixed(4)}` },
    problem: name === null ? "search.failedLocation" : null,
    isDenied: false,
  };
}
