import "server-only";
import { Prisma, type db } from "@/lib/server/db";
import type { AuditAction } from "@/lib/shared/audit-actions";

/** A transaction, or the database itself for a row that belongs to no change. */
export type Transaction = Parameters<Parameters<typeof db.$transaction>[0]>[0];

/**
 * One thing that happened. No e-mail, phone, GST or PAN anywhere in it: ids tell who and what
 * (docs/security.md#logs-and-audit).
 */
export type AuditEvent = {
  /** Null when nobody was signed in, or a command did it. */
  readonly actorUserId: string | null;
  readonly action: AuditAction;
  readonly subjectType:
    | "listing"
    | "document"
    | "user"
    | "session"
    | "category"
    | "subcategory"
    | "synonym"
    | "enquiry_sender"
    | "report"
    | "company_page";
  readonly subjectId: string;
  readonly details?: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
};

/** Writes one row of the append-only audit log: in the transaction of the change it tells. */
export async function writeAudit(
  tx: Transaction | typeof db,
  { actorUserId, action, subjectType, subjectId, details = {} }: AuditEvent,
): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO audit_log (actor_user_id, action, subject_type, subject_id, details)
    VALUES (${actorUserId}, ${action}, ${subjectType}, ${subjectId}, ${JSON.stringify(details)}::jsonb)`);
}
