import { z } from "zod";
import { number, whole } from "@/lib/schemas/query-number";
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

/** The query of `GET /geocode/search`. */
export const GeocodeSearchQuery = z.object({
  q: z
    .string("q is required")
    .trim()
    .min(1, "q is required")
    .max(MAX_QUERY_LENGTH, `q must be at most ${MAX_QUERY_LENGTH} characters`)
    .refine((text) => !text.includes("\0"), "q must not hold a NUL character"),
  limit: whole("limit", 1, MAX_PLACES, "How many places at most", MAX_SUGGESTIONS).default(MAX_SUGGESTIONS),
});

/** The query of `GET /geocode/reverse`. */
export const GeocodeReverseQuery = z.object({
  lat: number("lat", -90, 90, "Latitude in degrees"),
  lng: number("lng", -180, 180, "Longitude in degrees"),
});
