import "server-only";
import { z } from "zod";
import type { OwnIds } from "@/lib/domain/own-data/own-rows";
import type { Transaction } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";

/** Details that say what was done and nothing of whom; a name, a reason and an id stay behind. */
const KEPT_DETAILS = ["role", "was", "outcome", "endedSessions", "numbers", "by"];

/**
 * Makes the audit log forget who somebody was whose rows are gone in this transaction: in place of their id and of the
 * ids of their things stand new ones, the same in every row, which are kept nowhere else; names and reasons go. What
 * happened, when, and what an admin did stays. The trigger of the log allows this and nothing more.
 * @returns the id that stands for the user from now on
 */
export async function forgetInAuditLog(
  tx: Transaction,
  userId: string,
  { listings, reports, documents }: OwnIds,
): Promise<string> {
  const [made] = await rows(tx, z.object({ id: z.string() }))`SELECT new_id() AS id`;
  const standIn = made!.id;
  const ofDocuments = documents.map(({ id }) => id);
  await tx.$executeRaw`
    WITH gone AS MATERIALIZED (
      SELECT ${userId}::text AS id, ${standIn}::text AS stand_in
      UNION ALL
      SELECT id, new_id() FROM unnest(${[...listings, ...reports, ...ofDocuments]}::text[]) AS id
    ), entries AS (
      SELECT id FROM audit_log WHERE actor_user_id = ${userId}
      UNION SELECT id FROM audit_log WHERE subject_type IN ('user', 'company_page') AND subject_id = ${userId}
      UNION SELECT id FROM audit_log WHERE subject_type = 'listing' AND subject_id = ANY (${[...listings]}::text[])
      UNION SELECT id FROM audit_log WHERE subject_type = 'report' AND subject_id = ANY (${[...reports]}::text[])
      UNION SELECT id FROM audit_log WHERE subject_type = 'document' AND subject_id = ANY (${ofDocuments}::text[])
    )
    UPDATE audit_log AS entry SET
      actor_user_id = coalesce(actor.stand_in, entry.actor_user_id),
      subject_id = coalesce(subject.stand_in, entry.subject_id),
      details = CASE WHEN subject.id IS NULL THEN entry.details
                     ELSE coalesce((SELECT jsonb_object_agg(key, value) FROM jsonb_each(entry.details)
                                    WHERE key = ANY (${KEPT_DETAILS}::text[])), '{}') END
    FROM entries
    JOIN audit_log AS old ON old.id = entries.id
    LEFT JOIN gone AS actor ON actor.id = old.actor_user_id
    LEFT JOIN gone AS subject ON subject.id = old.subject_id
    WHERE entry.id = entries.id`;
  return standIn;
}
