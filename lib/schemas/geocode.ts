import { z } from "zod";
import { number, whole, words } from "@/lib/schemas/query-number";
import { LOCALES } from "@/lib/shared/locale";
import { MAX_QUERY_LENGTH, MAX_SUGGESTIONS } from "@/lib/shared/limits";

const MAX_PLACES = 10;

/** A place as a suggestion shows it (docs/product/search.md#places-and-distance); degrees. */
export const Place = z
  .object({
    label: z.string(),
    lat: z.number(),
    lng: z.number(),
    kind: z.enum(["state", "district", "city", "locality", "pin_code"]),
  })
  .meta({ id: "Place" });
export type Place = z.output<typeof Place>;

const attribution = z
  .string()
  .optional()
  .meta({ description: "Whom the names come from, to be shown with them; absent for our own gazetteer" });

/** What `GET /geocode/search` answers. */
export const FoundPlaces = z.object({ items: z.array(Place), attribution });

/** What is shown for a point: the place there, or the point itself. */
export const PlaceLabel = z
  .object({ label: z.string(), lat: z.number(), lng: z.number(), attribution })
  .meta({ id: "PlaceLabel" });
export type PlaceLabel = z.output<typeof PlaceLabel>;

const lang = z
  .enum(LOCALES)
  .default("en")
  .meta({ description: "The language of the names; what has no name in it keeps its English one" });

/** The query of `GET /geocode/search`. */
export const GeocodeSearchQuery = z.object({
  q: words(MAX_QUERY_LENGTH).min(1),
  limit: whole(1, MAX_PLACES, "How many places at most", MAX_SUGGESTIONS).default(MAX_SUGGESTIONS),
  lang,
});

/** The query of `GET /geocode/reverse`. */
export const GeocodeReverseQuery = z.object({
  lat: number(-90, 90, "Latitude in degrees"),
  lng: number(-180, 180, "Longitude in degrees"),
  lang,
});
