import "server-only";
import { z } from "zod";
import { checkNewPassword } from "@/lib/domain/accounts/check-new-password";
import type { Caller } from "@/lib/domain/accounts/sessions";
import { type SignedInUser, startSession } from "@/lib/domain/accounts/sign-in";
import { writeAudit } from "@/lib/domain/audit/write-audit";
import { deliverInBackground } from "@/lib/domain/system/mail-queue";
import { mailWaitSeconds } from "@/lib/domain/system/mails/mail-limits";
import { queueAccountMail } from "@/lib/domain/system/mails/queue-account-mail";
import { db, Prisma, type Transaction } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { oneAtATime } from "@/lib/server/one-at-a-time";
import { hashPassword } from "@/lib/server/password";
import { AppError } from "@/lib/shared/errors";

export type NewAccount = {
  readonly email: string;
  readonly phoneNumber: string;
  readonly password: string;
};

type Kind = {
  readonly role: "customer" | "provider";
  /** What is said when one of the two belongs to somebody. */
  readonly taken: (what: "email" | "phone") => AppError;
  /** What else is written with the account. */
  readonly complete?: (tx: Transaction, userId: string) => Promise<void>;
};

/** Whose e-mail or phone it is already. */
async function findTaken({ email, phoneNumber }: NewAccount): Promise<"email" | "phone" | null> {
  const [found] = await rows(db, z.object({ byEmail: z.boolean() }))`
    SELECT lower(email) IS NOT DISTINCT FROM ${email} AS "byEmail" FROM users
    WHERE lower(email) = ${email} OR phone_number = ${phoneNumber} ORDER BY 1 DESC LIMIT 1`;
  return found === undefined ? null : found.byEmail ? "email" : "phone";
}

/**
 * Makes an account, signed in, and queues the mail with the link that proves its address. The unique indexes decide who is first;
 * what is asked before only spares the work of a hash.
 * @throws AppError VALIDATION_ERROR for a common password, what `taken` gives, UNAVAILABLE
 */
export async function createAccount(account: NewAccount, kind: Kind, caller: Caller): Promise<SignedInUser> {
  checkNewPassword(account.password, "password");
  const { email, phoneNumber } = account;
  const { signedIn, mails } = await oneAtATime(`account ${email}`, async () => {
    const before = await findTaken(account);
    if (before !== null) throw kind.taken(before);
    const passwordHash = await hashPassword(account.password);
    const getsMail = (await mailWaitSeconds("email_verification", email)) === 0;
    const created = await db.$transaction(async (tx) => {
      const [user] = await tx.user.createManyAndReturn({
        data: [{ email, phoneNumber, role: kind.role, passwordHash }],
        skipDuplicates: true,
        select: { id: true },
      });
      if (user === undefined) return null;
      await kind.complete?.(tx, user.id);
      await writeAudit(tx, {
        actorUserId: user.id,
        action: "account.created",
        subjectType: "user",
        subjectId: user.id,
        details: { role: kind.role },
      });
      const mails = getsMail
        ? [await queueAccountMail(tx, "email_verification", Prisma.sql`${user.id}`, caller.locale)]
        : [];
      return { signedIn: await startSession(tx, user.id, caller), mails };
    });
    if (created === null) throw kind.taken((await findTaken(account)) ?? "email");
    return created;
  });
  deliverInBackground(mails);
  return signedIn;
}
