import "server-only";
import { z } from "zod";
import {
  LINK_TEXTS,
  passwordChangedText,
  passwordRemovedText,
} from "@/lib/domain/system/mails/account-texts";
import type { ClaimedMail } from "@/lib/domain/system/mails/claimed-mail";
import { decisionsText, decisionsToUnverified } from "@/lib/domain/system/mails/decision-texts";
import { makeLink } from "@/lib/domain/system/mails/make-link";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import type { Mail } from "@/lib/server/mail";

const Recipient = z.object({ id: z.string(), email: z.string(), isVerified: z.boolean() });

/**
 * What is sent for a row of the queue, at this try. The row's id is the service's idempotency key; where a try says
 * something else than the one before, which the service would refuse under the same key, the key says so.
 * @returns null when there is nobody to tell, or nothing any more: no such account, disabled, the address is confirmed
 */
export async function composeMail(mail: ClaimedMail): Promise<Mail | null> {
  const { id, to, replyTo, subject, text } = mail;
  if (to === null || subject === null || text === null) return composeForAccount(mail);
  // One that has lost its Reply-To is another mail.
  const idempotencyKey = `mail-${id}${replyTo === null ? "-plain" : ""}`;
  return { to, subject, text, replyTo: replyTo ?? undefined, idempotencyKey };
}

async function composeForAccount(mail: ClaimedMail): Promise<Mail | null> {
  const { id, kind, locale, attempts, decisions } = mail;
  // Asked although nobody may be named: then, too, it takes as long as it takes.
  const [recipient] = await rows(db, Recipient)`
    SELECT id, email, email_verified_at IS NOT NULL AS "isVerified" FROM users
    WHERE id = ${mail.userId} AND email IS NOT NULL AND disabled_at IS NULL`;
  if (recipient === undefined) return null;
  const { email: to, isVerified } = recipient;
  if (kind === "password_reset" || kind === "email_verification") {
    if (locale === null || (kind === "email_verification" && isVerified)) return null;
    const link = await makeLink({ mailId: id, purpose: kind, userId: recipient.id, email: to, locale });
    if (link === null) return null;
    const { subject, body } = LINK_TEXTS[kind][locale];
    return { to, subject, text: body(link), idempotencyKey: `mail-${id}-${attempts}` };
  }
  if (kind === "password_changed") return { to, ...passwordChangedText(), idempotencyKey: `mail-${id}` };
  if (kind === "password_removed") return { to, ...passwordRemovedText(), idempotencyKey: `mail-${id}` };
  if (decisions === null) return null;
  return isVerified
    ? { to, ...decisionsText(decisions), idempotencyKey: `mail-${id}` }
    : { to, ...decisionsToUnverified(), idempotencyKey: `mail-${id}-unverified` };
}
