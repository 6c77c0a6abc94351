import "server-only";
import { z } from "zod";
import type { LinkKind } from "@/lib/domain/system/mails/claimed-mail";
import { hashOfLink } from "@/lib/domain/system/mails/make-link";
import { db, Prisma, type Transaction } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { invalid } from "@/lib/shared/errors";

export const linkInvalid = () => invalid("token", "linkInvalid");

/** Whether a link could be used now; `useLink` decides. It spares the costly work before that. */
export async function isLinkUsable(purpose: LinkKind, token: string): Promise<boolean> {
  const found = await rows(db, z.unknown())`
    SELECT 1 FROM account_links
    WHERE token_hash = ${hashOfLink(token)} AND purpose = ${purpose} AND used_at IS NULL AND expires_at > now()`;
  return found.length > 0;
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
