import { z } from "zod";
import { Id } from "@/lib/schemas/id";
import { COMPANY_TYPES } from "@/lib/shared/company-type";

/** The readings of a text that a person may refuse (`not=place,type` in the URL and the API). */
export const READINGS = ["place", "type", "attributes", "spelling"] as const;
export type Reading = (typeof READINGS)[number];

/**
 * The steps of an answer, each tried when the ones before it find nothing: the whole question as it stands, with
 * corrected spelling, beyond the place, what was meant by subcategory, most of the words. `none`: nothing at all.
 */
export const STEPS = ["whole", "spelling", "nearest", "subcategory", "some_words", "none"] as const;
export type Step = (typeof STEPS)[number];

export const PLACE_KINDS = ["state", "district", "city", "locality", "pin_code"] as const;

/** A place read from the words. Inside it is within `radiusKm`, or, of a state, what lies in `stateCode`. */
export const ReadPlace = z
  .object({
    kind: z.enum(PLACE_KINDS),
    name: z.string().meta({ description: "What it is called today: 'Bengaluru' for 'bangalore'" }),
    label: z.string().meta({ description: "As a person reads it: 'Kothrud, Pune, Maharashtra'" }),
    words: z.string().meta({ description: "The words it was read from, with those that led to it" }),
    lat: z.number(),
    lng: z.number(),
    radiusKm: z.number().nullable().meta({ description: "Null for a state" }),
    stateCode: z.string(),
  })
  .meta({ id: "ReadPlace" });
export type ReadPlace = z.output<typeof ReadPlace>;

/** What a text was taken to mean; nothing in it depends on page or sort. */
export const Interpretation = z
  .object({
    need: z
      .string()
      .meta({ description: "What is needed, in corrected words; empty when only a place was given" }),
    subcategories: z
      .array(z.object({ id: Id, name: z.string(), slug: z.string(), categorySlug: z.string() }))
      .meta({ description: "What the words mean, most likely first" }),
    place: ReadPlace.nullable(),
    unusedPlace: ReadPlace.nullable().meta({
      description:
        "What the words name as a place while the search has one by its parameters, or where that reading was refused: they carry nothing",
    }),
    nearMe: z.boolean().meta({ description: "'Near me' was said" }),
    companyType: z
      .object({ type: z.enum(COMPANY_TYPES), words: z.string() })
      .nullable()
      .meta({ description: "Ranks, and narrows nothing" }),
    attributes: z.array(z.string()).meta({ description: "Sizes and numbers with units, as read: '1.5 ton'" }),
    ignored: z.array(z.string()).meta({ description: "Words that carry nothing" }),
    corrections: z.array(z.object({ from: z.string(), to: z.string() })),
  })
  .meta({ id: "Interpretation" });
export type Interpretation = z.output<typeof Interpretation>;

/** What an answer says about how its text was understood; all of it null for a search without words or with literal ones. */
export const Understood = z.object({
  interpretation: Interpretation.nullable(),
  step: z.enum(STEPS).nullable(),
  correctedQuery: z.string().nullable().meta({ description: "The whole text with its spelling corrected" }),
  inside: z.int().min(0).nullable().meta({
    description:
      "With a place: how many of what was meant lie inside it. What only mentions the words is not among them. Of a place that is given it is told where the total is small",
  }),
  nearest: z
    .object({ km: z.number(), count: z.int().min(1) })
    .nullable()
    .meta({ description: "Step `nearest`: how far the nearest is, km, and how many are hardly farther" }),
  isPriceMet: z.boolean().nullable().meta({
    description:
      "Whether what is shown costs what the words say; false where nothing of what they ask for does. Null where they say no price, or nothing is shown",
  }),
  unmetSizes: z.array(z.string()).nullable().meta({
    description:
      "Of `attributes` the sizes and numbers that nothing of what is found says; none where nothing is found",
  }),
});
export type Understood = z.output<typeof Understood>;

/** Of a search whose text was not interpreted. */
export const NOT_INTERPRETED: Understood = {
  interpretation: null,
  step: null,
  correctedQuery: null,
  inside: null,
  nearest: null,
  isPriceMet: null,
  unmetSizes: null,
};
