import { inHindi } from "@/components/places/place-option";

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
