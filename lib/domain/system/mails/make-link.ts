import "server-only";
import { createHash, randomBytes } from "node:crypto";
import type { LinkKind } from "@/lib/domain/system/mails/claimed-mail";
import { db } from "@/lib/server/db";
import { siteUrl } from "@/lib/server/site-url";
import { type Locale, localePath } from "@/lib/shared/locale";

const PAGES: Readonly<Record<LinkKind, string>> = {
  password_reset: "/reset-password",
  email_verification: "/verify-email",
};

export const hashOfLink = (token: string): string => createHash("sha256").update(token).digest("hex");

type Given = {
  readonly mailId: string;
  readonly purpose: LinkKind;
  readonly userId: string;
  /** Where it will be sent: it proves this address and no other. */
  readonly email: string;
  readonly locale: Locale;
};

/**
 * Makes the link of a mail, which can be used once within an hour; only its hash is kept, so that nothing stored opens
 * anything. Links of earlier tries of the same mail are worthless from then on.
 * @returns null when the mail is not to be sent any more: it is gone from the queue, or the link of an earlier try,
 *   which was taken for failed, has been used
 */
export async function makeLink({ mailId, purpose, userId, email, locale }: Given): Promise<string | null> {
  const token = randomBytes(32).toString("base64url");
  const made = await db.$executeRaw`
    WITH mail AS (SELECT id FROM mail_queue WHERE id = ${mailId} AND sent_at IS NULL FOR KEY SHARE),
      void AS (
        DELETE FROM account_links
        WHERE mail_id = ${mailId} AND used_at IS NULL OR user_id = ${userId} AND expires_at < now() - interval '1 day')
    INSERT INTO account_links (token_hash, user_id, purpose, email, expires_at, mail_id)
    SELECT ${hashOfLink(token)}, ${userId}, ${purpose}, ${email}, now() + interval '1 hour', id FROM mail
    WHERE NOT EXISTS (SELECT 1 FROM account_links WHERE mail_id = mail.id AND used_at IS NOT NULL)`;
  return made === 0 ? null : siteUrl(localePath(locale, `${PAGES[purpose]}?token=${token}`));
}
