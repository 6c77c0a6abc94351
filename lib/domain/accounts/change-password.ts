import "server-only";
import { endOldAccess } from "@/lib/domain/accounts/end-old-access";
import { checkNewPassword } from "@/lib/domain/accounts/check-new-password";
import { deliverInBackground } from "@/lib/domain/system/mail-queue";
import { mailWaitSeconds } from "@/lib/domain/system/mails/mail-limits";
import { queueAccountMail } from "@/lib/domain/system/mails/queue-account-mail";
import { db, Prisma } from "@/lib/server/db";
import { hashPassword, isPassword } from "@/lib/server/password";
import type { Actor } from "@/lib/shared/actor";
import { invalid } from "@/lib/shared/errors";

/** @param path of the field it came in */
export const currentPasswordWrong = (path: "currentPassword" | "password") =>
  invalid(path, "currentPasswordWrong");

/**
 * Sets a new password for somebody who knows the current one; every session of theirs ends, this one too
 * (docs/security.md#sessions-and-rights): a copy of its cookie or tokens is worth nothing afterwards. A mail says so,
 * to whoever reads the account's mails.
 * @param deviceId the browser it is set from; null for a script
 * @throws AppError VALIDATION_ERROR at `currentPassword` or `newPassword`; UNAVAILABLE
 */
export async function changePassword(
  { userId }: Actor,
  { currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string },
  deviceId: string | null,
): Promise<void> {
  checkNewPassword(newPassword, "newPassword");
  const where = { id: userId };
  const { passwordHash } = await db.user.findUniqueOrThrow({ where, select: { passwordHash: true } });
  if (!(await isPassword(currentPassword, passwordHash))) throw currentPasswordWrong("currentPassword");
  const newHash = await hashPassword(newPassword);
  const getsMail = (await mailWaitSeconds("password_changed", userId)) === 0;
  const mails = await db.$transaction(async (tx) => {
    // The hash that was checked: of two changes at once the second no longer knows the current password.
    const { count } = await tx.user.updateMany({
      where: { id: userId, passwordHash },
      data: { passwordHash: newHash },
    });
    if (count === 0) throw currentPasswordWrong("currentPassword");
    await endOldAccess(tx, userId, { reason: "password_changed", actorUserId: userId, deviceId });
    return getsMail ? [await queueAccountMail(tx, "password_changed", Prisma.sql`${userId}`, null)] : [];
  });
  deliverInBackground(mails);
}
