import "server-only";
import type { OwnIds } from "@/lib/domain/own-data/own-rows";
import type { AccountExport } from "@/lib/schemas/account-export";
import { db } from "@/lib/server/db";

type Row = {
  at: Date;
  action: string;
  actorUserId: string | null;
  subjectType: string;
  subjectId: string;
  details: Record<string, unknown>;
};

/**
 * What the audit log says of a user: what they did, and what was done with their account and their things, oldest
 * first. Who did it is told only as 'an admin': an admin's name is the admin's own. Reports are left out: their words
 * might show who wrote them.
 */
export async function readAboutUser(
  userId: string,
  { listings, documents }: OwnIds,
): Promise<AccountExport["audit"]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT at, action, actor_user_id AS "actorUserId", subject_type AS "subjectType", subject_id AS "subjectId", details
    FROM audit_log WHERE id IN (
      SELECT id FROM audit_log WHERE actor_user_id = ${userId}
      UNION SELECT id FROM audit_log WHERE subject_type IN ('user', 'company_page') AND subject_id = ${userId}
      UNION SELECT id FROM audit_log WHERE subject_type = 'listing' AND subject_id = ANY (${[...listings]}::text[])
      UNION SELECT id FROM audit_log
            WHERE subject_type = 'document' AND subject_id = ANY (${documents.map(({ id }) => id)}::text[]))
    ORDER BY id`;
  return rows.map(({ actorUserId, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    by: actorUserId === userId ? "you" : actorUserId === null ? "the system" : "an admin",
  }));
}
