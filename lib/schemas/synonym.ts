import { z } from "zod";
import { FORM_MESSAGES } from "@/lib/schemas/form-messages";
import { Id } from "@/lib/schemas/id";
import { MANAGED_PAGE_SIZE } from "@/lib/schemas/moderation";
import { whole } from "@/lib/schemas/query-number";
import { text } from "@/lib/schemas/text";
import { MAX_PAGE, MAX_PAGE_SIZE, MAX_SYNONYM_LENGTH } from "@/lib/shared/limits";

/** Words people search with, and words of listings that they then find as well; both folded as search folds them. */
export const Synonym = z.object({ id: Id, term: z.string(), meaning: z.string() }).meta({ id: "Synonym" });
export type Synonym = z.output<typeof Synonym>;

/** A pair on the admin's desk. */
export const ListedSynonym = Synonym.extend({
  conflictsWith: z.array(z.string()).meta({
    description:
      "Other meanings of the term that listings of quite other subcategories say: a search finds both",
  }),
}).meta({ id: "ListedSynonym" });
export type ListedSynonym = z.output<typeof ListedSynonym>;

export const SYNONYM_FILTERS = ["all", "conflicts"] as const;

/** `GET /admin/synonyms`. */
export const SynonymsQuery = z.object({
  show: z
    .enum(SYNONYM_FILTERS, { error: `show must be one of ${SYNONYM_FILTERS.join(", ")}` })
    .optional()
    .meta({ description: "conflicts: only pairs that are in conflict with another; all when absent" }),
  q: z
    .string()
    .trim()
    .max(100, "q must be at most 100 characters")
    .refine((value) => !value.includes("\0"), "q must not hold a NUL character")
    .optional()
    .meta({ description: "Part of a term or of a meaning" }),
  page: whole("page", 1, MAX_PAGE, "Which page, from 1", 1).optional(),
  limit: whole("limit", 1, MAX_PAGE_SIZE, "How many rows a page has", MANAGED_PAGE_SIZE).optional(),
});
export type SynonymsQuery = z.output<typeof SynonymsQuery>;

const words = text(1, MAX_SYNONYM_LENGTH, FORM_MESSAGES.synonymLength);
export const AddSynonymInput = z.strictObject({ term: words, meaning: words });
export type AddSynonymInput = z.output<typeof AddSynonymInput>;
