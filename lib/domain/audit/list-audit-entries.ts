import "server-only";
import { z } from "zod";
import { AuditEntry, type AuditQuery } from "@/lib/schemas/audit";
import { MANAGED_PAGE_SIZE } from "@/lib/shared/limits";
import { db, Prisma } from "@/lib/server/db";
import { readPage } from "@/lib/server/read-page";
import { rows } from "@/lib/server/rows";
import type { Actor } from "@/lib/shared/actor";

const Row = AuditEntry.extend({ at: z.date() });

/**
 * What happened and who did it, newest first (docs/security.md#logs-and-audit). Ids tell who and what; the actor's
 * e-mail and the
 * subject's name are looked up, or are the name it had when it happened.
 */
export async function listAuditEntries(
  _actor: Actor<"admin">,
  { action, actorUserId, subjectId, page = 1, limit = MANAGED_PAGE_SIZE }: AuditQuery,
): Promise<{ items: AuditEntry[]; total: number; page: number; limit: number }> {
  const conditions = [
    action !== undefined && Prisma.sql`action = ${action}`,
    actorUserId !== undefined && Prisma.sql`actor_user_id = ${actorUserId}`,
    subjectId !== undefined && Prisma.sql`subject_id = ${subjectId}`,
  ].filter((condition) => typeof condition === "object");
  const where = conditions.length === 0 ? Prisma.sql`true` : Prisma.join(conditions, " AND ");
  const count = Prisma.sql`SELECT count(*)::int AS total FROM audit_log WHERE ${where}`;
  return readPage(db, { page, limit }, count, async (slice) => {
    const found = await rows(db, Row)`
      SELECT entry.id::text AS id, entry.at, entry.actor_user_id AS "actorUserId", actor.email AS "actorLabel",
             entry.action, entry.subject_type AS "subjectType", entry.subject_id AS "subjectId",
             CASE entry.subject_type WHEN 'user' THEN coalesce(company.company_name, account.email)
                                     WHEN 'document' THEN document.original_name
                                     ELSE entry.details ->> 'name' END AS "subjectLabel",
             coalesce(owner_company.company_name, owner.email) AS "ownerLabel", entry.details
      FROM (SELECT * FROM audit_log WHERE ${where}
            ORDER BY id DESC ${slice}) AS entry
      LEFT JOIN users AS actor ON actor.id = entry.actor_user_id
      LEFT JOIN users AS account ON entry.subject_type = 'user' AND account.id = entry.subject_id
      LEFT JOIN documents AS document ON entry.subject_type = 'document' AND document.id = entry.subject_id
      LEFT JOIN provider_profiles AS company ON company.user_id = account.id
      LEFT JOIN users AS owner
        ON owner.id = coalesce(entry.details ->> 'providerUserId', entry.details ->> 'ownerUserId')
      LEFT JOIN provider_profiles AS owner_company ON owner_company.user_id = owner.id
      ORDER BY entry.id DESC`;
    return found.map((row) => ({ ...row, at: row.at.toISOString() }));
  });
}
