import "server-only";
import { z } from "zod";
import { writeAudit } from "@/lib/domain/audit/write-audit";
import { type AddSynonymInput, Synonym } from "@/lib/schemas/synonym";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import type { Actor } from "@/lib/shared/actor";
import { AppError, fieldError, invalid } from "@/lib/shared/errors";
import { MAX_SYNONYM_WORDS } from "@/lib/shared/limits";

/**
 * Teaches the search a pair; it counts from the next search on. One that was deleted comes back.
 * @throws AppError VALIDATION_ERROR at the text that holds no word, too many of them, or only words that search leaves
 * out ('the'); CONFLICT at `term` when search takes the term for the meaning already
 */
export async function addSynonym(
  actor: Actor<"admin">,
  { term, meaning }: AddSynonymInput,
): Promise<Synonym> {
  const [read] = await rows(db, z.object({ words: z.number(), asks: z.boolean(), same: z.boolean() }))`
    SELECT cardinality(string_to_array(synonym_key(${term}), ' ')) AS words,
           synonym_meaning(${meaning}) IS NOT NULL AS asks,
           synonym_key(${term}) = synonym_key(${meaning}) AS same`;
  if (!read || read.words < 1 || read.words > MAX_SYNONYM_WORDS) throw invalid("term", "synonymWords");
  if (!read.asks) throw invalid("meaning", "synonymMeaning");

  return db.$transaction(async (tx) => {
    const known = () => new AppError("CONFLICT", "synonymKnown", [fieldError("term", "synonymKnown")]);
    if (read.same) throw known();
    const [added] = await rows(tx, Synonym)`
      INSERT INTO search_synonyms (term, meaning) VALUES (market_text(${term}), market_text(${meaning}))
      ON CONFLICT (term_key, meaning) DO UPDATE SET term = excluded.term, deleted_at = NULL, created_at = now()
        WHERE search_synonyms.deleted_at IS NOT NULL
      RETURNING id, term, meaning`;
    if (!added) throw known();
    await writeAudit(tx, {
      actorUserId: actor.userId,
      action: "synonym.added",
      subjectType: "synonym",
      subjectId: added.id,
      details: { name: `${added.term} → ${added.meaning}` },
    });
    return added;
  });
}
