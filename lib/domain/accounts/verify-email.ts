import "server-only";
import { linkInvalid, useLink } from "@/lib/domain/accounts/account-links";
import { deliverInBackground } from "@/lib/domain/system/mail-queue";
import { mailWaitSeconds } from "@/lib/domain/system/mails/mail-limits";
import { queueAccountMail } from "@/lib/domain/system/mails/queue-account-mail";
import { db, Prisma } from "@/lib/server/db";
import { type Actor, prove } from "@/lib/shared/actor";
import type { Locale } from "@/lib/shared/locale";

/**
 * Proves an e-mail address with a mailed link; without a token the signed-in user is mailed a new one:
 * its mail is in the queue when this returns.
 * @throws AppError VALIDATION_ERROR at `token`; UNAUTHORIZED without token and user; UNAVAILABLE
 */
export async function verifyEmail(
  actor: Actor | null,
  { token }: { readonly token?: string | undefined },
  locale: Locale,
): Promise<void> {
  if (token === undefined) return mailAgain(prove("user", actor), locale);
  await db.$transaction(async (tx) => {
    const { userId, email } = await useLink(tx, "email_verification", token);
    const proved = await tx.$executeRaw(Prisma.sql`
      UPDATE users SET email_verified_at = coalesce(email_verified_at, now())
      WHERE id = ${userId} AND email = ${email} AND disabled_at IS NULL`);
    if (proved === 0) throw linkInvalid();
  });
}

async function mailAgain({ userId }: Actor, locale: Locale): Promise<void> {
  const user = await db.user.findUnique({
    where: { id: userId },
    select: { email: true, emailVerifiedAt: true },
  });
  if (user === null || user.email === null || user.emailVerifiedAt !== null) return;
  if ((await mailWaitSeconds("email_verification", user.email)) > 0) return;
  deliverInBackground([await queueAccountMail(db, "email_verification", Prisma.sql`${userId}`, locale)]);
}
