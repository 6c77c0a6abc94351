import { z } from "zod";
import { failure } from "@/lib/schemas/issues";
import { Id } from "@/lib/schemas/id";
import { MANAGED_PAGE_SIZE } from "@/lib/schemas/moderation";
import { whole, words } from "@/lib/schemas/query-number";
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
    .enum(SYNONYM_FILTERS)
    .optional()
    .meta({ description: "conflicts: only pairs that are in conflict with another; all when absent" }),
  q: words(100).optional().meta({ description: "Part of a term or of a meaning" }),
  page: whole(1, MAX_PAGE, "Which page, from 1", 1).optional(),
  limit: whole(1, MAX_PAGE_SIZE, "How many rows a page has", MANAGED_PAGE_SIZE).optional(),
});
export type SynonymsQuery = z.output<typeof SynonymsQuery>;

const synonymText = text(1, MAX_SYNONYM_LENGTH, failure("synonymLength"));
export const AddSynonymInput = z.strictObject({ term: synonymText, meaning: synonymText });
export type AddSynonymInput = z.output<typeof AddSynonymInput>;
