import "server-only";
import { endOldAccess } from "@/lib/domain/accounts/end-old-access";
import { isLinkUsable, linkInvalid, useLink } from "@/lib/domain/accounts/account-links";
import { checkNewPassword } from "@/lib/domain/accounts/check-new-password";
import { deliverInBackground } from "@/lib/domain/system/mail-queue";
import { mailWaitSeconds } from "@/lib/domain/system/mails/mail-limits";
import { queueAccountMail } from "@/lib/domain/system/mails/queue-account-mail";
import { db, Prisma } from "@/lib/server/db";
import { hashPassword } from "@/lib/server/password";
import type { Locale } from "@/lib/shared/locale";

/**
 * Mails a link that sets a new password, if there is such an account: its mail is in the queue when this returns. The
 * same statements run whether or not there is one, and a row is written for nobody, too: the answer tells nothing, not
 * even by its time. Which of them is sent shows after the answer.
 * @throws AppError UNAVAILABLE
 */
export async function forgotPassword({ email }: { readonly email: string }, locale: Locale): Promise<void> {
  if ((await mailWaitSeconds("password_reset", email)) > 0) return;
  const user = Prisma.sql`SELECT id FROM users WHERE lower(email) = ${email} AND disabled_at IS NULL`;
  deliverInBackground([await queueAccountMail(db, "password_reset", user, locale)]);
}

/** Whether a mailed link could set a password now, so that its page does not ask for one in vain. */
export const isResetLinkUsable = async (token: string): Promise<boolean> =>
  token !== "" && (await isLinkUsable("password_reset", token));

/**
 * Sets a new password with a mailed link; every session of the user ends, the address counts as proved, and
 * a mail says so.
 * @param deviceId the browser it is set from; null for a script
 * @throws AppError VALIDATION_ERROR at `token` or `password`; UNAVAILABLE
 */
export async function resetPassword(
  { token, password }: { readonly token: string; readonly password: string },
  deviceId: string | null,
): Promise<void> {
  checkNewPassword(password, "password");
  if (!(await isLinkUsable("password_reset", token))) throw linkInvalid();
  const passwordHash = await hashPassword(password);
  const mail = await db.$transaction(async (tx) => {
    const { userId, email } = await useLink(tx, "password_reset", token);
    const changed = await tx.$executeRaw(Prisma.sql`
      UPDATE users
      SET password_hash = ${passwordHash}, email_verified_at = coalesce(email_verified_at, now())
      WHERE id = ${userId} AND email = ${email} AND disabled_at IS NULL`);
    if (changed === 0) throw linkInvalid();
    await endOldAccess(tx, userId, { reason: "password_reset", actorUserId: userId, deviceId });
    return queueAccountMail(tx, "password_changed", Prisma.sql`${userId}`, null);
  });
  deliverInBackground([mail]);
}
