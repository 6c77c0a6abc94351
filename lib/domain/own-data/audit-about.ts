import "server-only";
import { z } from "zod";
import type { OwnIds } from "@/lib/domain/own-data/own-rows";
import type { AccountExport } from "@/lib/schemas/account-export";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";

const Row = z.object({
  at: z.date(),
  action: z.string(),
  actorUserId: z.string().nullable(),
  subjectType: z.string(),
  subjectId: z.string(),
  details: z.record(z.string(), z.unknown()),
});

/**
 * What the audit log says of a user: what they did, and what was done with their account and their things, oldest
 * first. Who did it is told only as 'an admin': an admin's name is the admin's own. Reports are left out: their words
 * might show who wrote them.
 */
export async function readAboutUser(
  userId: string,
  { listings, documents }: OwnIds,
): Promise<AccountExport["audit"]> {
  const found = await rows(db, Row)`
    SELECT at, action, actor_user_id AS "actorUserId", subject_type AS "subjectType", subject_id AS "subjectId", details
    FROM audit_log WHERE id IN (
      SELECT id FROM audit_log WHERE actor_user_id = ${userId}
      UNION SELECT id FROM audit_log WHERE subject_type IN ('user', 'company_page') AND subject_id = ${userId}
      UNION SELECT id FROM audit_log WHERE subject_type = 'listing' AND subject_id = ANY (${[...listings]}::text[])
      UNION SELECT id FROM audit_log
            WHERE subject_type = 'document' AND subject_id = ANY (${documents.map(({ id }) => id)}::text[]))
    ORDER BY id`;
  return found.map(({ actorUserId, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    by: actorUserId === userId ? "you" : actorUserId === null ? "the system" : "an admin",
  }));
}
