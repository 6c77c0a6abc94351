import { MAX_SUGGESTIONS } from "@/lib/shared/limits";

export type PlaceOption = { label: string; lat: number; lng: number };

/** Suggests places whose names begin with a text, by their English names, as addresses have them. */
export const PLACES_PATH = `/api/v1/geocode/search?limit=${MAX_SUGGESTIONS}`;

/** What asks for names in a language besides English. */
export const inHindi = (languageTag: string): string => (languageTag.startsWith("hi") ? "&lang=hi" : "");

/** The same by their names in a language. */
export const placesPath = (languageTag: string): string => PLACES_PATH + inHindi(languageTag);
