import { z } from "zod";
import { MAX_QUERY_LENGTH, MAX_SUGGESTIONS } from "@/lib/shared/limits";

const MAX_PLACES = 10;

/** A place as a suggestion shows it (spec.md section 3, 'Geocoded location option'); degrees. */
export const Place = z
  .object({
    label: z.string(),
    lat: z.number(),
    lng: z.number(),
    kind: z.enum(["state", "district", "city", "locality", "pin_code"]),
  })
  .meta({ id: "Place" });
export type Place = z.output<typeof Place>;

/** What is shown for a point: the place there, or the point itself. */
export const PlaceLabel = z
  .object({ label: z.string(), lat: z.number(), lng: z.number() })
  .meta({ id: "PlaceLabel" });
export type PlaceLabel = z.output<typeof PlaceLabel>;

const degrees = (name: string, most: number) => {
  const message = `${name} must be a number from -${most} to ${most}`;
  return z
    .string(message)
    .regex(/^-?\d{1,15}(\.\d{1,20})?$/, message)
    .transform(Number)
    .pipe(z.number().min(-most, message).max(most, message));
};

const limitMessage = `limit must be a whole number from 1 to ${MAX_PLACES}`;

/** The query of `GET /geocode/search`. */
export const GeocodeSearchQuery = z.object({
  q: z
    .string("q is required")
    .trim()
    .min(1, "q is required")
    .max(MAX_QUERY_LENGTH, `q must be at most ${MAX_QUERY_LENGTH} characters`)
    .refine((text) => !text.includes("\0"), "q must not hold a NUL character"),
  limit: z
    .string()
    .regex(/^\d{1,3}$/, limitMessage)
    .transform(Number)
    .pipe(z.int().min(1, limitMessage).max(MAX_PLACES, limitMessage))
    .default(MAX_SUGGESTIONS),
});

/** The query of `GET /geocode/reverse`. */
export const GeocodeReverseQuery = z.object({ lat: degrees("lat", 90), lng: degrees("lng", 180) });
