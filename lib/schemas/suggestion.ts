import { z } from "zod";
import { whole, words } from "@/lib/schemas/query-number";
import { LOCALES } from "@/lib/shared/locale";
import { MAX_QUERY_LENGTH } from "@/lib/shared/limits";

const MOST = 10;
const BY_DEFAULT = 8;

/** What a text may become that is still being typed. */
export const Suggestion = z
  .object({
    kind: z.enum(["subcategory", "words", "place", "company"]),
    text: z.string().meta({ description: "What to search for, or the company's name" }),
    detail: z
      .string()
      .nullable()
      .meta({ description: "The term that was begun, or the subcategory that says these words" }),
    listings: z.int().min(0).nullable().meta({ description: "Of a subcategory: how many it has" }),
    path: z.string().nullable().meta({ description: "Of a company: its page, as it is in English" }),
  })
  .meta({ id: "Suggestion" });
export type Suggestion = z.output<typeof Suggestion>;

/** The query of `GET /suggestions`. */
export const SuggestionsQuery = z.object({
  q: words(MAX_QUERY_LENGTH).min(1),
  limit: whole(1, MOST, "How many suggestions at most", BY_DEFAULT).default(BY_DEFAULT),
  lang: z
    .enum(LOCALES)
    .default("en")
    .meta({ description: "The language of subcategories and places in the answer" }),
});
export type SuggestionsQuery = z.output<typeof SuggestionsQuery>;
