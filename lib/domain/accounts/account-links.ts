import "server-only";
import { createHash, randomBytes } from "node:crypto";
import type { Transaction } from "@/lib/domain/accounts/write-audit";
import { db, Prisma } from "@/lib/server/db";
import { siteUrl } from "@/lib/server/site-url";
import { AppError } from "@/lib/shared/errors";
import { FORM_MESSAGES } from "@/lib/schemas/form-messages";
import { type Locale, localePath } from "@/lib/shared/locale";

export type LinkPurpose = "password_reset" | "email_verification";

const PAGES: Readonly<Record<LinkPurpose, string>> = {
  password_reset: "/reset-password",
  email_verification: "/verify-email",
};

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/**
 * Makes a link that can be used once within an hour; only its hash is kept. Its host is our own setting, never what a
 * request says.
 * @param email where it will be sent: it proves this address and no other
 */
export async function createLink(
  purpose: LinkPurpose,
  { id, email }: { readonly id: string; readonly email: string },
  locale: Locale,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db.$executeRaw(Prisma.sql`
    WITH swept AS (DELETE FROM account_links WHERE user_id = ${id} AND expires_at < now() - interval '1 day')
    INSERT INTO account_links (token_hash, user_id, purpose, email, expires_at)
    VALUES (${hashOf(token)}, ${id}, ${purpose}, ${email}, now() + interval '1 hour')`);
  return siteUrl(localePath(locale, `${PAGES[purpose]}?token=${token}`));
}

export const linkInvalid = () =>
  new AppError("VALIDATION_ERROR", FORM_MESSAGES.linkInvalid, [
    { path: "token", message: FORM_MESSAGES.linkInvalid },
  ]);

/** Whether a link could be used now; `useLink` decides. It spares the costly work before that. */
export async function isLinkUsable(purpose: LinkPurpose, token: string): Promise<boolean> {
  const found = await db.$queryRaw<unknown[]>(Prisma.sql`
    SELECT 1 FROM account_links
    WHERE token_hash = ${hashOf(token)} AND purpose = ${purpose} AND used_at IS NULL AND expires_at > now()`);
  return found.length > 0;
}

/**
 * Uses a link up: of two that try at once, one succeeds.
 * @returns whose it is and which address it proves
 * @throws AppError VALIDATION_ERROR when it was used, is too old, or never was
 */
export async function useLink(
  tx: Transaction,
  purpose: LinkPurpose,
  token: string,
): Promise<{ userId: string; email: string }> {
  const [link] = await tx.$queryRaw<{ userId: string; email: string }[]>(Prisma.sql`
    UPDATE account_links SET used_at = now()
    WHERE token_hash = ${hashOf(token)} AND purpose = ${purpose} AND used_at IS NULL AND expires_at > now()
    RETURNING user_id AS "userId", email`);
  if (link === undefined) throw linkInvalid();
  return link;
}

/** Makes every other open link of a user for this purpose worthless: a new password was set. */
export async function closeLinks(tx: Transaction, userId: string, purpose: LinkPurpose): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    UPDATE account_links SET used_at = now()
    WHERE user_id = ${userId} AND purpose = ${purpose} AND used_at IS NULL`);
}
