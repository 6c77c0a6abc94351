import "server-only";
import { readAdminUser } from "@/lib/domain/accounts/admin/admin-user";
import { alreadySo } from "@/lib/domain/accounts/admin/already-so";
import { writeAudit } from "@/lib/domain/audit/write-audit";
import { startSearchRefresh } from "@/lib/domain/system/refresh-search";
import type { AdminUser } from "@/lib/schemas/account";
import { db } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/actor";

/**
 * Lets a disabled customer or provider sign in again; their ended sessions stay ended. Up to 2,000 listings are back in
 * search when this returns, of more the rest follows within seconds or minutes.
 * @throws AppError NOT_FOUND for an unknown account and for an admin's, CONFLICT when it is not disabled
 */
export async function enableUser(actor: Actor<"admin">, id: string): Promise<AdminUser> {
  const user = await db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id, role: { not: "admin" }, disabledAt: { not: null } },
      data: { disabledAt: null },
    });
    if (count === 0) throw await alreadySo(tx, id, "enabled");
    const read = await readAdminUser(id, tx);
    await writeAudit(tx, {
      actorUserId: actor.userId,
      action: "user.enabled",
      subjectType: "user",
      subjectId: id,
      details: { role: read.role },
    });
    return read;
  });
  startSearchRefresh();
  return user;
}
