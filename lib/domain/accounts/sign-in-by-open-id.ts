import "server-only";
import { z } from "zod";
import { endOldAccess } from "@/lib/domain/accounts/end-old-access";
import type { Caller } from "@/lib/domain/accounts/sessions";
import { auditFailure, type SignedInUser, startSession } from "@/lib/domain/accounts/sign-in";
import { writeAudit } from "@/lib/domain/audit/write-audit";
import { deliverInBackground } from "@/lib/domain/system/mail-queue";
import type { ClaimedMail } from "@/lib/domain/system/mails/claimed-mail";
import { queueAccountMail } from "@/lib/domain/system/mails/queue-account-mail";
import { Email } from "@/lib/schemas/account";
import { db, Prisma, type Transaction } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { takeFromDatabase } from "@/lib/server/rate-limit";
import { ROLES } from "@/lib/shared/actor";
import type { OpenIdId, OpenIdProblem } from "@/lib/shared/open-id";

/** What a provider's ID token says, its signature, issuer, audience and nonce checked. */
export type OpenIdClaims = {
  readonly email?: unknown;
  readonly email_verified?: unknown;
  /** Google's: the domain of the organisation whose mailboxes it hosts. */
  readonly hd?: unknown;
};

type Refusal = Extract<OpenIdProblem, "unverified" | "admin" | "refused">;

/** As many as one address may make by the form. */
const NEW_ACCOUNTS = { points: 10, seconds: 3600 };

/** A new account, unless the address has got one meanwhile. */
async function insertCustomer(tx: Transaction, email: string, by: OpenIdId): Promise<void> {
  const [created] = await rows(tx, z.object({ id: z.string() }))`
    INSERT INTO users (email, role, email_verified_at) VALUES (${email}, 'customer', now())
    ON CONFLICT DO NOTHING RETURNING id`;
  if (created === undefined) return;
  await writeAudit(tx, {
    actorUserId: created.id,
    action: "account.created",
    subjectType: "user",
    subjectId: created.id,
    details: { role: "customer", by },
  });
}

const Account = z.object({
  id: z.string(),
  role: z.enum(ROLES),
  isDisabled: z.boolean(),
  isVerified: z.boolean(),
  hasPassword: z.boolean(),
});
type Account = Readonly<z.output<typeof Account>>;

/**
 * The address is proved now, as by a mailed link for a new password. Whoever held the account without that proof may
 * have been a stranger: password, sessions and known devices go.
 */
async function proveAddress(
  tx: Transaction,
  { id, hasPassword }: Account,
  deviceId: string | null,
): Promise<ClaimedMail[]> {
  await tx.$executeRaw(Prisma.sql`
    UPDATE users SET email_verified_at = now(), password_hash = NULL WHERE id = ${id}`);
  await endOldAccess(tx, id, { reason: "password_removed", actorUserId: id, deviceId });
  return hasPassword ? [await queueAccountMail(tx, "password_removed", Prisma.sql`${id}`, null)] : [];
}

/**
 * Whether the service speaks for the address now. Google says 'verified' of every address that was shown to be somebody's
 * once; it hosts those of gmail.com and of its organisations alone
 * (https://developers.google.com/identity/gsi/web/guides/verify-google-id-token).
 */
const isProved = ({ email_verified, hd }: OpenIdClaims, email: string, by: OpenIdId): boolean =>
  email_verified === true &&
  (by !== "google" || typeof hd === "string" || /@(?:gmail|googlemail)\.com$/.test(email));

/**
 * Signs in whom another service knows (docs/decisions/049): the account of the address that the service says it has
 * confirmed, else a new customer's. Admins are refused, and so is a disabled account, as one whose password is wrong.
 * @param by which service said so
 * @throws AppError RATE_LIMITED for too many new accounts of one address; UNAVAILABLE
 */
export async function signInByOpenId(
  claims: OpenIdClaims,
  by: OpenIdId,
  caller: Caller,
): Promise<SignedInUser | Refusal> {
  const parsed = Email.safeParse(claims.email);
  if (!parsed.success || !isProved(claims, parsed.data, by)) return "unverified";
  const email = parsed.data;
  const isNew = (await rows(db, z.unknown())`SELECT 1 FROM users WHERE lower(email) = ${email}`).length === 0;
  if (isNew) await takeFromDatabase("openid sign-up", caller.addressKey, NEW_ACCOUNTS);
  const { result, mails } = await db.$transaction(async (tx) => {
    if (isNew) await insertCustomer(tx, email, by);
    const [account] = await rows(tx, Account)`
      SELECT id, role::text AS role, disabled_at IS NOT NULL AS "isDisabled",
             email_verified_at IS NOT NULL AS "isVerified", password_hash IS NOT NULL AS "hasPassword"
      FROM users WHERE lower(email) = ${email} FOR NO KEY UPDATE`;
    if (account === undefined || account.isDisabled || account.role === "admin") {
      if (account !== undefined) auditFailure(account.id);
      const isAdmin = account?.isDisabled === false;
      return { result: isAdmin ? ("admin" as const) : ("refused" as const), mails: [] };
    }
    const mails = account.isVerified ? [] : await proveAddress(tx, account, caller.deviceId);
    return { result: await startSession(tx, account.id, caller, by), mails };
  });
  deliverInBackground(mails);
  return result;
}
