import { MAX_SUGGESTIONS } from "@/lib/shared/limits";

export type PlaceOption = { label: string; lat: number; lng: number };

/** Suggests places whose names begin with a text. */
export const PLACES_PATH = `/api/v1/geocode/search?limit=${MAX_SUGGESTIONS}`;

/** The name of the place at a point; null when it cannot be had. */
export async function placeNameAt({ lat, lng }: { lat: number; lng: number }): Promise<string | null> {
  try {
    const response = await fetch(`/api/v1/geocode/reverse?lat=${lat}&lng=${lng}`);
    return response.ok ? ((await response.json()) as { label: string }).label : null;
  } catch {
    return null;
  }
}
