import "server-only";
import { claimMailOfContact, deliverMail, queueMail } from "@/lib/domain/system/mail-queue";
import type { ClaimedMail } from "@/lib/domain/system/mails/claimed-mail";
import { CONTACT_FAILED, CONTACT_SENT, type ContactInput } from "@/lib/schemas/contact";
import { db } from "@/lib/server/db";
import { contactAddress, type MailFailure } from "@/lib/server/mail";
import { lastingHash } from "@/lib/server/secrets";
import { AppError } from "@/lib/shared/errors";

const RETRY_SECONDS = 60;

/**
 * What the mail service's refusal is to the one who writes: 429 and 403 are told apart
 * (docs/product/messages.md#contact).
 */
const CODES: Readonly<Record<MailFailure, keyof typeof CONTACT_FAILED>> = {
  rate_limited: "RATE_LIMITED",
  refused: "FORBIDDEN",
  invalid: "UNAVAILABLE",
  unavailable: "UNAVAILABLE",
};

/**
 * Takes a message to us: stored first, with its mail in the queue, then sent. The same words again within the hour are
 * the same message: it is not sent twice, and one that was not taken yet is tried again.
 * @returns the sentence of success, only when the mail was taken
 * @throws AppError RATE_LIMITED, FORBIDDEN, UNAVAILABLE: the mail service did not take it; it is kept, and tried again
 */
export async function sendContactMessage(input: ContactInput): Promise<string> {
  if (input.website !== undefined && input.website.trim() !== "") return CONTACT_SENT;
  const mail = await storeMessage(input);
  if (mail === "sent") return CONTACT_SENT;
  const failure = mail === "busy" ? "unavailable" : await deliverMail(mail);
  if (failure === null) return CONTACT_SENT;
  const code = CODES[failure];
  throw new AppError(code, CONTACT_FAILED[code], [], code === "FORBIDDEN" ? undefined : RETRY_SECONDS);
}

async function storeMessage(input: ContactInput): Promise<ClaimedMail | "sent" | "busy"> {
  const { name, email, number, message } = input;
  const contentHash = lastingHash(JSON.stringify(["contact", name, email, number, message]));
  const stored = await db.$transaction(async (tx) => {
    // Of two that come at once the second waits, and finds the first.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${contentHash}, 0))`;
    const [known] = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM contact_messages
      WHERE content_hash = ${contentHash} AND created_at > now() - interval '1 hour' LIMIT 1`;
    if (known !== undefined) return known.id;
    const [made] = await tx.$queryRaw<{ id: string }[]>`
      INSERT INTO contact_messages (name, email, number, message, content_hash)
      VALUES (${name}, ${email}, ${number}, ${message}, ${contentHash}) RETURNING id`;
    return queueMail(tx, {
      kind: "contact",
      to: contactAddress(),
      replyTo: email,
      subject: "Message from the contact form",
      text: `${name} wrote:\n\n${message}\n\nEmail: ${email}\nPhone: ${number}`,
      contactMessageId: made!.id,
    });
  });
  return typeof stored === "string" ? claimMailOfContact(stored) : stored;
}
