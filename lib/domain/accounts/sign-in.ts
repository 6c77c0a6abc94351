import "server-only";
import { z } from "zod";
import { rememberDevice } from "@/lib/domain/accounts/known-devices";
import { type Caller, createSession, type IssuedSession } from "@/lib/domain/accounts/sessions";
import { USER_SELECT, userOf } from "@/lib/domain/accounts/user-view";
import { writeAudit } from "@/lib/domain/audit/write-audit";
import type { User } from "@/lib/schemas/account";
import { db, type Transaction } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { errorFields, log } from "@/lib/server/log";
import { inBackground } from "@/lib/server/mail";
import { isPassword } from "@/lib/server/password";
import { type DatabaseLimit, giveBackToDatabase, takeFromDatabase } from "@/lib/server/rate-limit";
import { AppError } from "@/lib/shared/errors";

/** A user who has just been signed in, and the session whose carriers are to be handed out. */
export type SignedInUser = {
  readonly user: User;
  readonly session: IssuedSession;
  /** The browser that is known from now on; null for a script. */
  readonly deviceId: string | null;
};

const QUARTER_HOUR = 900;

type FailureLimit = { readonly name: string; readonly whose: string; readonly limit: DatabaseLimit };

/** Failures that are counted, generous per address because many share one (docs/security.md#limits). Never scaled. */
const failureLimits = (email: string, address: string): readonly FailureLimit[] => [
  { name: "sign-in address", whose: address, limit: { points: 100, seconds: QUARTER_HOUR } },
  { name: "sign-in both", whose: `${email}\n${address}`, limit: { points: 5, seconds: QUARTER_HOUR } },
  { name: "sign-in email", whose: email, limit: { points: 20, seconds: 3600 } },
];

/** A browser that signed in to this account before answers for itself alone: others cannot lock it out. */
const deviceLimits = (email: string, deviceId: string): readonly FailureLimit[] => [
  { name: "sign-in device", whose: `${email}\n${deviceId}`, limit: { points: 5, seconds: QUARTER_HOUR } },
];

/** Rows of failures an account gets in an hour, so that nobody can fill the log with them. Never scaled. */
const AUDITED_FAILURES = { points: 10, seconds: 3600 };

/**
 * Tells the audit log that somebody failed to sign in to an account, and nothing of what was typed. After the answer:
 * that there is such an account shows nowhere, not even by the time it takes.
 */
export function auditFailure(userId: string): void {
  inBackground(async () => {
    try {
      await takeFromDatabase("sign-in audit", userId, AUDITED_FAILURES, { scaled: false });
      await writeAudit(db, {
        actorUserId: null,
        action: "account.sign_in_failed",
        subjectType: "user",
        subjectId: userId,
      });
    } catch (error) {
      if (error instanceof AppError && error.code === "RATE_LIMITED") return;
      log.warn("a failed sign-in was not audited", errorFields(error));
    }
  });
}

const Account = z.object({ id: z.string(), passwordHash: z.string().nullable(), isKnownDevice: z.boolean() });
type Account = Readonly<z.output<typeof Account>>;

async function findAccount(email: string, { deviceId }: Caller): Promise<Account | undefined> {
  const [account] = await rows(db, Account)`
    SELECT id, password_hash AS "passwordHash", EXISTS (
      SELECT FROM known_devices AS device WHERE device.user_id = users.id AND device.device_id = ${deviceId}
    ) AS "isKnownDevice"
    FROM users WHERE lower(email) = ${email}`;
  return account;
}

/**
 * Makes the session of a sign-in in the transaction that holds the user's row, and tells it to the audit log.
 * @param by the other service that said who it is; nothing for a password
 */
export async function startSession(
  tx: Transaction,
  userId: string,
  caller: Caller,
  by?: string,
): Promise<SignedInUser> {
  const session = await createSession(tx, userId, caller);
  const { deviceId } = caller;
  if (deviceId !== null) await rememberDevice(tx, userId, deviceId);
  await writeAudit(tx, {
    actorUserId: userId,
    action: "account.signed_in",
    subjectType: "user",
    subjectId: userId,
    ...(by !== undefined && { details: { by } }),
  });
  const row = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: USER_SELECT });
  return { user: userOf(row), session, deviceId };
}

/**
 * Signs somebody in (docs/product/accounts.md#sessions, docs/security.md#sessions-and-rights). The attempt is counted
 * first and given back when it
 * succeeds, so that parallel guesses cannot slip through; while it is blocked the right password is refused too, but
 * for a browser that is known (docs/decisions/031). An unknown address takes as long as a known one.
 * @throws AppError UNAUTHORIZED, also for a disabled user; RATE_LIMITED; UNAVAILABLE
 */
export async function signIn(
  { email, password }: { readonly email: string; readonly password: string },
  caller: Caller,
): Promise<SignedInUser> {
  const account = await findAccount(email, caller);
  const limits =
    account?.isKnownDevice && caller.deviceId !== null
      ? deviceLimits(email, caller.deviceId)
      : failureLimits(email, caller.addressKey);
  for (const { name, whose, limit } of limits) await takeFromDatabase(name, whose, limit, { scaled: false });
  let isFailure = false;
  try {
    const passwordHash = account?.passwordHash ?? null;
    const isRight = await isPassword(password, passwordHash);
    const signedIn =
      account && isRight
        ? await db.$transaction(async (tx) => {
            // Locked, with the hash that was checked: a new password or a disabling is either seen or waits.
            const [user] = await rows(tx, z.object({ id: z.string() }))`
              SELECT id FROM users WHERE id = ${account.id} AND disabled_at IS NULL
                AND password_hash = ${passwordHash} FOR NO KEY UPDATE`;
            return user ? startSession(tx, user.id, caller) : null;
          })
        : null;
    isFailure = signedIn === null;
    if (signedIn === null) {
      if (account !== undefined) auditFailure(account.id);
      throw new AppError("UNAUTHORIZED", "credentialsWrong");
    }
    return signedIn;
  } finally {
    if (!isFailure) await giveBack(limits);
  }
}

/** A count that cannot be given back now is lost: that is no reason to refuse who has just signed in. */
async function giveBack(limits: readonly FailureLimit[]): Promise<void> {
  await Promise.allSettled(limits.map(({ name, whose, limit }) => giveBackToDatabase(name, whose, limit)));
}
