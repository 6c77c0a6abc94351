import "server-only";
import { closeLinks } from "@/lib/domain/accounts/account-links";
import { keepOnlyDevice } from "@/lib/domain/accounts/known-devices";
import { type RevocationReason, revokeSessionsOf } from "@/lib/domain/accounts/sessions";
import { writeAudit } from "@/lib/domain/audit/write-audit";
import type { AuditAction } from "@/lib/shared/audit-actions";
import type { Transaction } from "@/lib/server/db";

/**
 * What goes with every password that was set or removed: open links for one, all sessions and known devices end, and the audit log
 * tells it.
 * @param change `deviceId`: the browser that stays known; null for none. `actorUserId`: null from the command line
 */
export async function endOldAccess(
  tx: Transaction,
  userId: string,
  change: {
    readonly reason: Extract<RevocationReason, "password_changed" | "password_reset" | "password_removed">;
    readonly actorUserId: string | null;
    readonly deviceId: string | null;
  },
): Promise<void> {
  const { reason, actorUserId, deviceId } = change;
  const action: AuditAction = `account.${reason}`;
  await closeLinks(tx, userId, "password_reset");
  await revokeSessionsOf(tx, userId, reason);
  await keepOnlyDevice(tx, userId, deviceId);
  await writeAudit(tx, { actorUserId, action, subjectType: "user", subjectId: userId });
}
