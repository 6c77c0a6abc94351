import "server-only";
import { z } from "zod";
import type { LinkKind } from "@/lib/domain/system/mails/claimed-mail";
import { hashOfLink } from "@/lib/domain/system/mails/make-link";
import { db, Prisma, type Transaction } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { ROLES } from "@/lib/shared/actor";
import { invalid } from "@/lib/shared/errors";

export const linkInvalid = () => invalid("token", "linkInvalid");

/** Whether a link could be used now; `useLink` decides. It spares the costly work before that. */
export async function isLinkUsable(purpose: LinkKind, token: string): Promise<boolean> {
  const found = await rows(db, z.unknown())`
    SELECT 1 FROM account_links
    WHERE token_hash = ${hashOfLink(token)} AND purpose = ${purpose} AND used_at IS NULL AND expires_at > now()`;
  return found.length > 0;
}

const Verification = z.object({ isOpen: z.boolean(), isConfirmed: z.boolean(), role: z.enum(ROLES) });

/**
 * What a link that confirms an address would do now, for its page: null when it was never ours, or its account is gone or
 * disabled. Reading it uses nothing up.
 */
export async function findVerification(token: string): Promise<z.output<typeof Verification> | null> {
  const [found] = await rows(db, Verification)`
    SELECT used_at IS NULL AND expires_at > now() AS "isOpen", role::text AS role,
           email_verified_at IS NOT NULL AND users.email = account_links.email AS "isConfirmed"
    FROM account_links JOIN users ON users.id = user_id
    WHERE token_hash = ${hashOfLink(token)} AND purpose = 'email_verification' AND disabled_at IS NULL`;
  return found ?? null;
}

/**
 * Uses a link up: of two that try at once, one succeeds.
 * @returns whose it is and which address it proves
 * @throws AppError VALIDATION_ERROR when it was used, is too old, or never was
 */
export async function useLink(
  tx: Transaction,
  purpose: LinkKind,
  token: string,
): Promise<{ userId: string; email: string }> {
  const [link] = await rows(tx, z.object({ userId: z.string(), email: z.string() }))`
    UPDATE account_links SET used_at = now()
    WHERE token_hash = ${hashOfLink(token)} AND purpose = ${purpose} AND used_at IS NULL AND expires_at > now()
    RETURNING user_id AS "userId", email`;
  if (link === undefined) throw linkInvalid();
  return link;
}

/**
 * Makes every other open link of a user for this purpose worthless, and those that are still to be mailed: a new password
 * was set.
 */
export async function closeLinks(tx: Transaction, userId: string, purpose: LinkKind): Promise<void> {
  await tx.queuedMail.deleteMany({ where: { userId, kind: purpose, sentAt: null } });
  await tx.$executeRaw(Prisma.sql`
    UPDATE account_links SET used_at = now()
    WHERE user_id = ${userId} AND purpose = ${purpose} AND used_at IS NULL`);
}
