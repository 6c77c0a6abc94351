import "server-only";
import { type Caller, createSession, type IssuedSession } from "@/lib/domain/accounts/sessions";
import { USER_SELECT, userOf } from "@/lib/domain/accounts/user-view";
import { type Transaction, writeAudit } from "@/lib/domain/accounts/write-audit";
import type { User } from "@/lib/schemas/account";
import { db, Prisma } from "@/lib/server/db";
import { isPassword } from "@/lib/server/password";
import { giveBackToDatabase, takeFromDatabase } from "@/lib/server/rate-limit";
import { AppError } from "@/lib/shared/errors";

/** A user who has just been signed in, and the session whose carriers are to be handed out. */
export type SignedInUser = { readonly user: User; readonly session: IssuedSession };

const QUARTER_HOUR = 900;

/** Failures that are counted, generous per address because many share one (security.md P10). Never scaled. */
const failureLimits = (email: string, address: string) =>
  [
    { name: "sign-in address", whose: address, limit: { points: 100, seconds: QUARTER_HOUR } },
    { name: "sign-in both", whose: `${email}\n${address}`, limit: { points: 5, seconds: QUARTER_HOUR } },
    { name: "sign-in email", whose: email, limit: { points: 20, seconds: 3600 } },
  ] as const;

/** Makes the session of a sign-in in the transaction that holds the user's row, and tells it to the audit log. */
export async function startSession(tx: Transaction, userId: string, caller: Caller): Promise<SignedInUser> {
  const session = await createSession(tx, userId, caller);
  await writeAudit(tx, {
    actorUserId: userId,
    action: "account.signed_in",
    subjectType: "user",
    subjectId: userId,
  });
  const row = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: USER_SELECT });
  return { user: userOf(row), session };
}

/**
 * Signs somebody in (spec.md section 7; security.md R6, P10). The attempt is counted first and given back when it
 * succeeds, so that parallel guesses cannot slip through; while it is blocked the right password is refused too. An
 * unknown address takes as long as a known one.
 * @throws AppError UNAUTHORIZED, also for a disabled user; RATE_LIMITED; UNAVAILABLE
 */
export async function signIn(
  { email, password }: { readonly email: string; readonly password: string },
  caller: Caller,
): Promise<SignedInUser> {
  const limits = failureLimits(email, caller.addressKey);
  for (const { name, whose, limit } of limits) await takeFromDatabase(name, whose, limit, { scaled: false });
  let isFailure = false;
  try {
    const [account] = await db.$queryRaw<{ id: string; passwordHash: string | null }[]>(Prisma.sql`
      SELECT id, password_hash AS "passwordHash" FROM users WHERE lower(email) = ${email}`);
    const passwordHash = account?.passwordHash ?? null;
    const isRight = await isPassword(password, passwordHash);
    const signedIn =
      account && isRight
        ? await db.$transaction(async (tx) => {
            // Locked, with the hash that was checked: a new password or a disabling is either seen or waits.
            const [user] = await tx.$queryRaw<{ id: string }[]>(Prisma.sql`
              SELECT id FROM users WHERE id = ${account.id} AND disabled_at IS NULL
                AND password_hash = ${passwordHash} FOR NO KEY UPDATE`);
            return user ? startSession(tx, user.id, caller) : null;
          })
        : null;
    isFailure = signedIn === null;
    if (signedIn === null) throw new AppError("UNAUTHORIZED", "Invalid email or password");
    return signedIn;
  } finally {
    if (!isFailure) await giveBack(limits);
  }
}

/** A count that cannot be given back now is lost: that is no reason to refuse who has just signed in. */
async function giveBack(limits: ReturnType<typeof failureLimits>): Promise<void> {
  await Promise.allSettled(limits.map(({ name, whose, limit }) => giveBackToDatabase(name, whose, limit)));
}
