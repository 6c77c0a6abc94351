import "server-only";
import { readAdminUser } from "@/lib/domain/accounts/admin/admin-user";
import { alreadySo } from "@/lib/domain/accounts/admin/already-so";
import { revokeSessionsOf } from "@/lib/domain/accounts/sessions";
import { writeAudit } from "@/lib/domain/audit/write-audit";
import type { AdminUser } from "@/lib/schemas/account";
import { db } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";

/** Taking hundreds of thousands of listings out of search may take longer than a request's statements usually may. */
const PATIENCE_MS = 60_000;

/**
 * Ends a customer's or provider's sessions, keeps them from signing in, and takes their listings out of search, all in
 * one transaction (docs/product/accounts.md#disabling, docs/security.md#sessions-and-rights).
 * @throws AppError NOT_FOUND for an unknown account and for another admin's, which the desk does not handle; CONFLICT
 * for one's own, and when it is disabled already
 */
export async function disableUser(actor: Actor<"admin">, id: string): Promise<AdminUser> {
  if (id === actor.userId) throw new AppError("CONFLICT", "ownAccount");
  return db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT set_config('statement_timeout', ${String(PATIENCE_MS)}, true)`;
      const disabled = await tx.$executeRaw`
        UPDATE users SET disabled_at = now() WHERE id = ${id} AND role <> 'admin' AND disabled_at IS NULL`;
      if (disabled === 0) throw await alreadySo(tx, id, "disabled");
      const endedSessions = await revokeSessionsOf(tx, id, "disabled");
      const user = await readAdminUser(id, tx);
      await writeAudit(tx, {
        actorUserId: actor.userId,
        action: "user.disabled",
        subjectType: "user",
        subjectId: id,
        details: { role: user.role, endedSessions },
      });
      return user;
    },
    { timeout: PATIENCE_MS },
  );
}
