import "server-only";
import { writeAudit } from "@/lib/domain/audit/write-audit";
import { Synonym } from "@/lib/schemas/synonym";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import type { Actor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";

/**
 * Takes a pair out of the search; the reference data do not bring it back.
 * @throws AppError NOT_FOUND when there is no such pair, or no longer
 */
export async function deleteSynonym(actor: Actor<"admin">, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const [deleted] = await rows(tx, Synonym)`
      UPDATE search_synonyms SET deleted_at = now() WHERE id = ${id} AND deleted_at IS NULL
      RETURNING id, term, meaning`;
    if (!deleted) throw notFound();
    await writeAudit(tx, {
      actorUserId: actor.userId,
      action: "synonym.deleted",
      subjectType: "synonym",
      subjectId: id,
      details: { name: `${deleted.term} → ${deleted.meaning}` },
    });
  });
}
