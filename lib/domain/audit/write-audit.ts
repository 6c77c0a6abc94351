import "server-only";
import type { Transaction } from "@/lib/server/db";
import type { AuditAction } from "@/lib/shared/audit-actions";

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

/**
 * Writes one row of the append-only audit log.
 * @param tx the transaction of the change it tells; the database itself for a row that belongs to no change
 */
export async function writeAudit(
  tx: Transaction,
  { actorUserId, action, subjectType, subjectId, details = {} }: AuditEvent,
): Promise<void> {
  await tx.auditEntry.createMany({ data: [{ actorUserId, action, subjectType, subjectId, details }] });
}
