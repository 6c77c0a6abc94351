import "server-only";
import { z } from "zod";
import { senderHash } from "@/lib/domain/enquiries/senders";
import { type OwnAccount, provenEmail } from "@/lib/domain/own-data/own-rows";
import { Prisma, type Transaction } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";

/**
 * Takes back what somebody sent from their address, as their private links would: enquiries lose their words and count
 * as withdrawn, messages to us go, and so do mails that are not theirs to get any more. Of an address that nobody has
 * shown to be theirs nothing is taken back (`provenEmail`).
 */
export async function takeBackWhatWasSent(tx: Transaction, account: OwnAccount): Promise<void> {
  await dropMails(tx, account);
  const email = provenEmail(account);
  if (email === null) return;
  const taken = await rows(tx, z.object({ id: z.string(), phoneSenderId: z.string().nullable() }))`
    WITH sent AS (
      SELECT id, phone_sender_id FROM enquiries
      WHERE email_sender_id = (SELECT id FROM enquiry_senders WHERE kind = 'email' AND address_hash = ${senderHash("email", email)})
      FOR UPDATE)
    UPDATE enquiries AS enquiry
    SET withdrawn_at = coalesce(enquiry.withdrawn_at, now()), erased_at = coalesce(enquiry.erased_at, now()),
        name = NULL, phone_number = NULL, email = NULL, message = NULL, email_sender_id = NULL, phone_sender_id = NULL
    FROM sent WHERE enquiry.id = sent.id
    RETURNING enquiry.id, sent.phone_sender_id AS "phoneSenderId"`;
  await tx.$executeRaw`DELETE FROM mail_queue WHERE enquiry_id = ANY (${taken.map(({ id }) => id)}::text[])`;
  await dropSenders(
    tx,
    email,
    taken.flatMap(({ phoneSenderId }) => phoneSenderId ?? []),
  );
  await tx.$executeRaw`DELETE FROM contact_messages WHERE lower(email) = ${email}`;
}

/** A block outlives the account, or erasing it would lift it: as a keyed hash that shows nothing of the address. */
async function dropSenders(tx: Transaction, email: string, phoneSenderIds: readonly string[]): Promise<void> {
  const theirs = Prisma.sql`
    ((kind = 'email' AND address_hash = ${senderHash("email", email)})
     OR (id = ANY (${[...phoneSenderIds]}::text[])
         AND NOT EXISTS (SELECT FROM enquiries WHERE phone_sender_id = enquiry_senders.id)))`;
  await tx.$executeRaw`DELETE FROM enquiry_senders WHERE ${theirs} AND blocked_at IS NULL`;
  await tx.$executeRaw`UPDATE enquiry_senders SET masked = '•••' WHERE ${theirs}`;
}

/**
 * Mails in the queue: those to the account, and receipts that name its company to visitors who saw their link when they
 * sent. Messages to us are not the account's, even where its address is ours.
 */
async function dropMails(tx: Transaction, account: OwnAccount): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM mail_queue USING enquiries AS enquiry
    WHERE mail_queue.enquiry_id = enquiry.id AND mail_queue.kind = 'enquiry_receipt' AND enquiry.token_hash IN (
      SELECT token_hash FROM enquiries WHERE provider_user_id = ${account.id})`;
  await tx.$executeRaw`
    DELETE FROM mail_queue
    WHERE user_id = ${account.id}
       OR (lower(to_address) = ${account.email} AND kind <> 'contact'
           AND (kind <> 'enquiry_receipt' OR ${account.isEmailVerified}))`;
}
