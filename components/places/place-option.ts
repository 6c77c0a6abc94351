import type { Place } from "@/lib/schemas/geocode";
import { MAX_SUGGESTIONS } from "@/lib/shared/limits";

/** A place; without `kind` a point that is called by what is nearest. */
export type PlaceOption = { label: string; lat: number; lng: number; kind?: Place["kind"] | undefined };

/** Whether a place's point may be called otherwise by itself, so that the name goes with it: not a city's or state's. */
export const keepsName = ({ kind }: PlaceOption): boolean =>
  kind !== undefined && kind !== "city" && kind !== "state";

/** Suggests places whose names begin with a text, by their English names, as addresses have them. */
export const PLACES_PATH = `/api/v1/geocode/search?limit=${MAX_SUGGESTIONS}`;

/** What asks for names in a language besides English. */
export const inHindi = (languageTag: string): string => (languageTag.startsWith("hi") ? "&lang=hi" : "");

/** The same by their names in a language. */
export const placesPath = (languageTag: string): string => PLACES_PATH + inHindi(languageTag);
