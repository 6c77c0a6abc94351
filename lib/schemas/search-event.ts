import { z } from "zod";
import { managedPage } from "@/lib/schemas/managed-page";
import { PLACE_KINDS, STEPS } from "@/lib/schemas/interpretation";
import { MAX_QUERY_LENGTH } from "@/lib/shared/limits";
import { words } from "@/lib/schemas/query-number";
import { text } from "@/lib/schemas/text";

/** What a page of results tells of a search it showed: nothing about who asked (docs/product/search.md#words). */
export const SearchEvent = z.strictObject({
  q: text(1, MAX_QUERY_LENGTH, "searchWordsLength"),
  place: z
    .enum([...PLACE_KINDS, "given"])
    .nullable()
    .meta({ description: "The kind of place that was read from the words, or `given` beside them" }),
  step: z.enum(STEPS),
  results: z.int().min(0).max(1_000_000_000),
});
export type SearchEvent = z.output<typeof SearchEvent>;

export const SEARCH_ORDERS = ["sought", "nothing"] as const;

/** Words that were searched for often enough to say nothing about one person. */
export const SoughtWords = z
  .object({
    words: z.string(),
    searches: z.int().min(1).meta({ description: "In the last 90 days" }),
    unanswered: z.int().min(0).meta({ description: "How many of them found nothing as they were asked" }),
    results: z.int().min(0).meta({ description: "Of the last of them" }),
    placeKinds: z
      .array(z.string())
      .meta({ description: "The kinds of places they were about, most frequent first" }),
    suggestion: z.string().nullable().meta({
      description:
        "Words of the directory that come nearest to them, as the meaning of a synonym; null when none does, or when most of the searches were answered",
    }),
    taught: z.array(z.string()).meta({ description: "What search looks for besides them already" }),
  })
  .meta({ id: "SoughtWords" });
export type SoughtWords = z.output<typeof SoughtWords>;

/** `GET /admin/searches`. */
export const SearchesQuery = z.object({
  show: z
    .enum(SEARCH_ORDERS)
    .optional()
    .meta({ description: "sought: what was sought most; nothing: what found nothing, most often first" }),
  q: words(MAX_QUERY_LENGTH).optional().meta({ description: "Part of the words" }),
  ...managedPage,
});
export type SearchesQuery = z.output<typeof SearchesQuery>;
