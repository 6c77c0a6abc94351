import "server-only";
import { z } from "zod";
import { ReadPlace } from "@/lib/schemas/interpretation";

/** A place that words `first` to `last` (from 1) may name. `supply`: listings about it, 40 for 40 or more. */
const PlaceCandidate = z.object({
  first: z.int(),
  last: z.int(),
  kind: ReadPlace.shape.kind,
  name: z.string(),
  label: z.string(),
  state_code: z.string(),
  district: z.string().nullable(),
  population: z.number(),
  lat: z.number(),
  lng: z.number(),
  /** A city, state, district, PIN code or locality of a large city: no village. */
  known: z.boolean(),
  supply: z.number(),
  /** About how many people mean it; 0 when nobody counted. */
  importance: z.number(),
  /** The name is also a word of trade, or of every day. */
  ambiguous: z.boolean(),
});
export type PlaceCandidate = Readonly<z.output<typeof PlaceCandidate>>;

/** A subcategory that the words have to do with. `stems` of its name; `size`: its listings. */
export const SubcategoryReading = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  categorySlug: z.string(),
  stems: z.array(z.string()),
  size: z.number(),
});
export type SubcategoryReading = Readonly<z.output<typeof SubcategoryReading>>;

/** What was looked up for the words of a text: search_readings() of the database. Positions count from 1. */
export const Readings = z.object({
  words: z.array(z.string()),
  stems: z.array(z.string()),
  /** How many approved listings have a stem. */
  listings: z.record(z.string(), z.number()),
  synonyms: z.array(
    z.object({ first: z.int(), last: z.int(), meaning: z.string(), stems: z.array(z.string()) }),
  ),
  joined: z.array(z.object({ first: z.int(), last: z.int(), stem: z.string() })),
  /** In how many listings of a subcategory name or tags have a stem. */
  shares: z.array(z.object({ word: z.string(), id: z.string(), n: z.number() })),
  places: z.array(PlaceCandidate),
  subcategories: z.array(SubcategoryReading),
});
export type Readings = Readonly<z.output<typeof Readings>>;

/** Of a text without words. */
export const NO_READINGS: Readings = {
  words: [],
  stems: [],
  listings: {},
  synonyms: [],
  joined: [],
  shares: [],
  places: [],
  subcategories: [],
};
