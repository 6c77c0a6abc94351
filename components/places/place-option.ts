import { MAX_SUGGESTIONS } from "@/lib/shared/limits";

export type PlaceOption = { label: string; lat: number; lng: number };

/** Suggests places whose names begin with a text, by their English names, as addresses have them. */
export const PLACES_PATH = `/api/v1/geocode/search?limit=${MAX_SUGGESTIONS}`;

const inHindi = (languageTag: string): string => (languageTag.startsWith("hi") ? "&lang=hi" : "");

/** The same by their names in a language. */
export const placesPath = (languageTag: string): string => PLACES_PATH + inHindi(languageTag);

/** The name of the place at a point, in English unless another language is asked for; null when it cannot be had. */
export async function placeNameAt(
  { lat, lng }: { lat: number; lng: number },
  languageTag = "",
): Promise<string | null> {
  try {
    const response = await fetch(`/api/v1/geocode/reverse?lat=${lat}&lng=${lng}${inHindi(languageTag)}`);
    return response.ok ? ((await response.json()) as { label: string }).label : null;
  } catch {
    return null;
  }
}
