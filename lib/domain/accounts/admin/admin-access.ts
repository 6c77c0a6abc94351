import "server-only";
import { z } from "zod";
import { endOldAccess } from "@/lib/domain/accounts/end-old-access";
import { checkNewPassword } from "@/lib/domain/accounts/check-new-password";
import { revokeSessionsOf } from "@/lib/domain/accounts/sessions";
import { writeAudit } from "@/lib/domain/audit/write-audit";
import { deliverInBackground } from "@/lib/domain/system/mail-queue";
import { queueAccountMail } from "@/lib/domain/system/mails/queue-account-mail";
import { db, Prisma, type Transaction } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { hashPassword } from "@/lib/server/password";
import { CommandRefused } from "@/lib/shared/errors";

/** @throws CommandRefused when no admin has this e-mail */
async function lockAdmin(tx: Transaction, email: string): Promise<{ id: string; isDisabled: boolean }> {
  const [admin] = await rows(tx, z.object({ id: z.string(), isDisabled: z.boolean() }))`
    SELECT id, disabled_at IS NOT NULL AS "isDisabled" FROM users
    WHERE lower(email) = ${email} AND role = 'admin' FOR UPDATE`;
  if (admin === undefined) throw new CommandRefused(`No admin has the e-mail ${email}`);
  return admin;
}

/**
 * Keeps an admin out, or lets one in again: for the command line, as the desk handles no admins. All of their sessions
 * end.
 * @param email as `Email` of lib/schemas/account.ts gives it
 * @returns whether anything changed
 * @throws CommandRefused when no admin has this e-mail
 */
export const setAdminDisabled = (email: string, isDisabled: boolean): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const admin = await lockAdmin(tx, email);
    if (admin.isDisabled === isDisabled) return false;
    await tx.$executeRaw`
      UPDATE users SET disabled_at = CASE WHEN ${isDisabled} THEN now() END WHERE id = ${admin.id}`;
    const endedSessions = isDisabled ? await revokeSessionsOf(tx, admin.id, "disabled") : 0;
    await writeAudit(tx, {
      actorUserId: null,
      action: isDisabled ? "user.disabled" : "user.enabled",
      subjectType: "user",
      subjectId: admin.id,
      details: { role: "admin", ...(isDisabled && { endedSessions }) },
    });
    return true;
  });

/**
 * Gives an admin another password: for the command line. All of their sessions, links and known devices end, and a mail
 * says so.
 * @param account its e-mail and password as lib/schemas/account.ts gives them
 * @throws CommandRefused when no admin has this e-mail; AppError VALIDATION_ERROR at `password` when it is a common one
 */
export async function resetAdmin({ email, password }: { readonly email: string; readonly password: string }) {
  checkNewPassword(password, "password");
  const passwordHash = await hashPassword(password);
  const mail = await db.$transaction(async (tx) => {
    const { id } = await lockAdmin(tx, email);
    await tx.user.updateMany({ where: { id }, data: { passwordHash } });
    await endOldAccess(tx, id, { reason: "password_reset", actorUserId: null, deviceId: null });
    return queueAccountMail(tx, "password_changed", Prisma.sql`${id}`, null);
  });
  deliverInBackground([mail]);
}
