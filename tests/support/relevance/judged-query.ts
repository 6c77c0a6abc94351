import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** The kinds of queries that are judged apart, in the order of the tables. */
export const QUERY_CLASSES = [
  "plain",
  "city",
  "locality",
  "state",
  "near",
  "hinglish",
  "hindi",
  "typo",
  "joined",
  "units",
  "abbrev",
  "natural",
  "modifier",
  "brand",
  "oldname",
  "ambiguous",
  "negative",
] as const;

/** Nonsense, and what no listing of the demo offers: the right answer is none. */
export const NEGATIVE = "negative" satisfies (typeof QUERY_CLASSES)[number];

const Point = z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });

export const JudgedQuery = z.strictObject({
  id: z.string().regex(/^[a-z]+-\d+$/),
  q: z.string().min(1),
  class: z.enum(QUERY_CLASSES),
  /** Where the device of the person is: sent as the pair of the search. */
  near: Point.optional(),
  want: z.strictObject({
    /** What each subcategory (`category--subcategory`) is worth to the buyer: 3 meant, 2 useful, 1 better than nothing. */
    subcategories: z.record(z.string(), z.literal([1, 2, 3])),
    place: z
      .union([
        Point.extend({ radiusKm: z.number().positive() }),
        z.strictObject({ state: z.string().length(2) }),
      ])
      .optional(),
    /** All of them are wished for; '|' stands between words of which any one will do. */
    attributes: z.array(z.string().min(1)).nonempty().optional(),
    /** What is left of a right listing that has none of the attributes, 0 to 1. */
    attributeFloor: z.number().min(0).max(1).optional(),
  }),
  note: z.string().optional(),
});
export type JudgedQuery = z.output<typeof JudgedQuery>;

const folder = path.resolve(import.meta.dirname, "..", "..", "relevance");

/** What search is tuned with, and what it is only measured with: once, when the work is done. */
export const QUERY_FILES = {
  development: path.join(folder, "queries.jsonl"),
  heldOut: path.join(folder, "queries.held-out.jsonl"),
} as const;

/**
 * Reads a file with one query a line.
 * @throws Error with file and line when a line is not a judged query
 */
export function readJudgedQueries(file: string): JudgedQuery[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, index) => {
      if (line.trim() === "") return [];
      try {
        return [JudgedQuery.parse(JSON.parse(line))];
      } catch (cause) {
        throw new Error(`${file}:${index + 1} is not a judged query`, { cause });
      }
    });
}
