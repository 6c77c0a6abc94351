import "server-only";
import { z } from "zod";
import { claimMailOfContact, deliverMail, queueMail } from "@/lib/domain/system/mail-queue";
import type { ClaimedMail } from "@/lib/domain/system/mails/claimed-mail";
import { CONTACT_SENT, type ContactInput } from "@/lib/schemas/contact";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { contactAddress, type MailFailure } from "@/lib/server/mail";
import { lastingHash } from "@/lib/server/secrets";
import { AppError } from "@/lib/shared/errors";

const RETRY_SECONDS = 60;

/**
 * What the mail service's refusal is to the one who writes: 429 and 403 are told apart
 * (docs/product/messages.md#contact).
 */
const NOT_SENT = {
  rate_limited: () => new AppError("RATE_LIMITED", "contactMailBusy", [], RETRY_SECONDS),
  refused: () => new AppError("FORBIDDEN", "contactMailBlocked"),
  invalid: () => new AppError("UNAVAILABLE", "contactMailAway", [], RETRY_SECONDS),
  unavailable: () => new AppError("UNAVAILABLE", "contactMailAway", [], RETRY_SECONDS),
} satisfies Record<MailFailure, () => AppError>;

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
  throw NOT_SENT[failure]();
}

async function storeMessage(input: ContactInput): Promise<ClaimedMail | "sent" | "busy"> {
  const { name, email, number, message } = input;
  const contentHash = lastingHash(JSON.stringify(["contact", name, email, number, message]));
  const stored = await db.$transaction(async (tx) => {
    // Of two that come at once the second waits, and finds the first.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${contentHash}, 0))`;
    const [known] = await rows(tx, z.object({ id: z.string() }))`
      SELECT id FROM contact_messages
      WHERE content_hash = ${contentHash} AND created_at > now() - interval '1 hour' LIMIT 1`;
    if (known !== undefined) return known.id;
    const [made] = await rows(tx, z.object({ id: z.string() }))`
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
