import "server-only";
import { closeLinks, isLinkUsable, linkInvalid, useLink } from "@/lib/domain/accounts/account-links";
import { checkNewPassword } from "@/lib/domain/accounts/check-new-password";
import { mailLink } from "@/lib/domain/accounts/mail-link";
import { revokeSessionsOf } from "@/lib/domain/accounts/sessions";
import { writeAudit } from "@/lib/domain/accounts/write-audit";
import { db, Prisma } from "@/lib/server/db";
import { hashPassword } from "@/lib/server/password";
import type { Locale } from "@/lib/shared/locale";

/**
 * Mails a link that sets a new password, if there is such an account. All of it happens after the answer, which
 * therefore tells nothing, not even by its time.
 */
export function forgotPassword({ email }: { readonly email: string }, locale: Locale): void {
  mailLink("password_reset", locale, async () => {
    const [user] = await db.$queryRaw<{ id: string; email: string }[]>(Prisma.sql`
      SELECT id, email FROM users WHERE lower(email) = ${email} AND disabled_at IS NULL`);
    return user ?? null;
  });
}

/** Whether a mailed link could set a password now, so that its page does not ask for one in vain. */
export const isResetLinkUsable = async (token: string): Promise<boolean> =>
  token !== "" && (await isLinkUsable("password_reset", token));

/**
 * Sets a new password with a mailed link; every session of the user ends, and the address counts as proved.
 * @throws AppError VALIDATION_ERROR at `token` or `password`; UNAVAILABLE
 */
export async function resetPassword({
  token,
  password,
}: {
  readonly token: string;
  readonly password: string;
}): Promise<void> {
  checkNewPassword(password, "password");
  if (!(await isLinkUsable("password_reset", token))) throw linkInvalid();
  const passwordHash = await hashPassword(password);
  await db.$transaction(async (tx) => {
    const { userId, email } = await useLink(tx, "password_reset", token);
    const changed = await tx.$executeRaw(Prisma.sql`
      UPDATE users
      SET password_hash = ${passwordHash}, email_verified_at = coalesce(email_verified_at, now())
      WHERE id = ${userId} AND email = ${email} AND disabled_at IS NULL`);
    if (changed === 0) throw linkInvalid();
    await closeLinks(tx, userId, "password_reset");
    await revokeSessionsOf(tx, userId, "password_reset");
    await writeAudit(tx, {
      actorUserId: userId,
      action: "account.password_reset",
      subjectType: "user",
      subjectId: userId,
    });
  });
}
