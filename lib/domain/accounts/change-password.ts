import "server-only";
import { closeLinks } from "@/lib/domain/accounts/account-links";
import { checkNewPassword } from "@/lib/domain/accounts/check-new-password";
import { revokeSessionsOf } from "@/lib/domain/accounts/sessions";
import { writeAudit } from "@/lib/domain/accounts/write-audit";
import { FORM_MESSAGES } from "@/lib/schemas/form-messages";
import { db, Prisma } from "@/lib/server/db";
import { hashPassword, isPassword } from "@/lib/server/password";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";

const currentIsWrong = () =>
  new AppError("VALIDATION_ERROR", FORM_MESSAGES.currentPasswordWrong, [
    { path: "currentPassword", message: FORM_MESSAGES.currentPasswordWrong },
  ]);

/**
 * Sets a new password for somebody who knows the current one; every session of theirs ends, this one too (security.md
 * R7): a copy of its cookie or tokens is worth nothing afterwards.
 * @throws AppError VALIDATION_ERROR at `currentPassword` or `newPassword`; UNAVAILABLE
 */
export async function changePassword(
  { userId }: Actor,
  { currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string },
): Promise<void> {
  checkNewPassword(newPassword, "newPassword");
  const where = { id: userId };
  const { passwordHash } = await db.user.findUniqueOrThrow({ where, select: { passwordHash: true } });
  if (!(await isPassword(currentPassword, passwordHash))) throw currentIsWrong();
  const newHash = await hashPassword(newPassword);
  await db.$transaction(async (tx) => {
    // The hash that was checked: of two changes at once the second no longer knows the current password.
    const changed = await tx.$executeRaw(Prisma.sql`
      UPDATE users SET password_hash = ${newHash} WHERE id = ${userId} AND password_hash = ${passwordHash}`);
    if (changed === 0) throw currentIsWrong();
    await closeLinks(tx, userId, "password_reset");
    await revokeSessionsOf(tx, userId, "password_changed");
    await writeAudit(tx, {
      actorUserId: userId,
      action: "account.password_changed",
      subjectType: "user",
      subjectId: userId,
    });
  });
}
