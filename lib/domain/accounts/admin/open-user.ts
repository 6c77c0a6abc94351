import "server-only";
import { readOpenedUser } from "@/lib/domain/accounts/admin/admin-user";
import { writeAudit } from "@/lib/domain/audit/write-audit";
import type { AdminUser } from "@/lib/schemas/account";
import { db } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";

/**
 * One customer or provider with GST and PAN number opened: the only way to them for an admin, and every time it is
 * opened is a row of the audit log (docs/decisions/036). Where none is set nothing is opened, and nothing told.
 * @throws AppError NOT_FOUND for an unknown account and for an admin's, which the desk does not handle
 */
export async function openUser(actor: Actor<"admin">, id: string): Promise<AdminUser> {
  const user = await readOpenedUser(id);
  if (user === null) throw notFound();
  const { gstNumber = null, panNumber = null } = user.providerProfile ?? {};
  const numbers = [gstNumber !== null && "GST", panNumber !== null && "PAN"].filter(Boolean);
  // Before it is answered: nobody sees a number without a row that says so.
  if (numbers.length > 0)
    await writeAudit(db, {
      actorUserId: actor.userId,
      action: "profile.opened",
      subjectType: "user",
      subjectId: id,
      details: { numbers: numbers.join(", ") },
    });
  return user;
}
