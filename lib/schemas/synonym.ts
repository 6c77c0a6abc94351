import { z } from "zod";
import { managedPage } from "@/lib/schemas/managed-page";
import { failure } from "@/lib/schemas/issues";
import { Id } from "@/lib/schemas/id";
import { MAX_SYNONYM_LENGTH } from "@/lib/shared/limits";
import { words } from "@/lib/schemas/query-number";
import { text } from "@/lib/schemas/text";

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

const SYNONYM_FILTERS = ["all", "conflicts"] as const;

/** `GET /admin/synonyms`. */
export const SynonymsQuery = z.object({
  show: z
    .enum(SYNONYM_FILTERS)
    .optional()
    .meta({ description: "conflicts: only pairs that are in conflict with another; all when absent" }),
  q: words(100).optional().meta({ description: "Part of a term or of a meaning" }),
  ...managedPage,
});
export type SynonymsQuery = z.output<typeof SynonymsQuery>;

const synonymText = text(1, MAX_SYNONYM_LENGTH, failure("synonymLength"));
export const AddSynonymInput = z.strictObject({ term: synonymText, meaning: synonymText });
export type AddSynonymInput = z.output<typeof AddSynonymInput>;
