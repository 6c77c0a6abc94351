import "server-only";
import { z } from "zod";
import { CLAIMED, ClaimedMail, type WrittenKind } from "@/lib/domain/system/mails/claimed-mail";
import { composeMail } from "@/lib/domain/system/mails/compose-mail";
import { mailWaitSeconds } from "@/lib/domain/system/mails/mail-limits";
import { db, Prisma, type Transaction } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { log } from "@/lib/server/log";
import { inBackground, MailError, type MailFailure, sendMail } from "@/lib/server/mail";
import { isStopping, trackMail } from "@/lib/server/mails-in-flight";

/** A mail whose words are written, and what it belongs to: with an enquiry that is taken back it goes too. */
export type MailToQueue = {
  readonly kind: WrittenKind;
  readonly to: string;
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly enquiryId?: string;
  readonly contactMessageId?: string;
};

/** How a try ended: there was nobody to tell any more, the recipient had its share, or the service took it or not. */
type Outcome = "sent" | "dropped" | "waits" | MailFailure;

/** So many failures in a row, and the rest waits for the next look: the service is away. */
const FAILURES_TO_STOP = 3;

/** The next try: one minute, doubled each time, at most six hours later. It also ends the claim of a process that died. */
const CLAIM = Prisma.sql`
  attempts = attempts + 1, last_error = NULL,
  next_at = now() + least(interval '1 minute' * 2 ^ least(attempts, 20), interval '6 hours')`;

/**
 * Writes a mail into the queue, in the transaction of what it tells of: with it, it is kept or undone. It is claimed for
 * the caller, who hands it to `deliverMail` after the commit; when that never happens, the queue tries in a minute
 * (docs/decisions/013-enquiries-and-mail-queue.md).
 */
export async function queueMail(tx: Transaction, mail: MailToQueue): Promise<ClaimedMail> {
  const { kind, to, replyTo, subject, text, enquiryId, contactMessageId } = mail;
  const [row] = await rows(tx, ClaimedMail)`
    INSERT INTO mail_queue (kind, to_address, reply_to, subject, body, enquiry_id, contact_message_id, attempts, next_at)
    VALUES (${kind}, ${to}, ${replyTo ?? null}, ${subject}, ${text}, ${enquiryId ?? null}, ${contactMessageId ?? null},
            1, now() + interval '1 minute')
    RETURNING ${CLAIMED}`;
  return row!;
}

/**
 * Tries to send a claimed mail. One that the service finds fault with goes without its Reply-To the next time: somebody
 * typed that address. After three days of trying it is given up, and logged.
 * @returns null when it was taken or there is nothing to send any more, else why not: it stays in the queue
 */
export async function deliverMail(mail: ClaimedMail): Promise<MailFailure | null> {
  const outcome = await trackMail(attempt(mail));
  return outcome === "sent" || outcome === "dropped" || outcome === "waits" ? null : outcome;
}

async function attempt(mail: ClaimedMail): Promise<Outcome> {
  const { id } = mail;
  try {
    if (await waitsForItsShare(mail)) return "waits";
    const composed = await composeMail(mail);
    if (composed === null) {
      await db.queuedMail.deleteMany({ where: { id, sentAt: null } });
      return "dropped";
    }
    await sendMail(composed);
  } catch (error) {
    return noteFailure(id, error instanceof MailError ? error.reason : "unavailable");
  }
  await db.$executeRaw`
    UPDATE mail_queue
    SET sent_at = now(), subject = NULL, body = NULL, reply_to = NULL, decisions = NULL, last_error = NULL
    WHERE id = ${id}`;
  return "sent";
}

/** Decisions are counted at the first try; over its share, the mail waits, and takes in what is decided meanwhile. */
async function waitsForItsShare({ id, kind, attempts, userId }: ClaimedMail): Promise<boolean> {
  if (kind !== "listing_decisions" || attempts > 1 || userId === null) return false;
  const seconds = await mailWaitSeconds(kind, userId);
  if (seconds === 0) return false;
  await db.$executeRaw`
    UPDATE mail_queue SET attempts = 0, next_at = now() + ${seconds} * interval '1 second'
    WHERE id = ${id} AND attempts = 1 AND sent_at IS NULL`;
  return true;
}

async function noteFailure(id: string, reason: MailFailure): Promise<MailFailure> {
  const [row] = await rows(db, z.object({ isGivenUp: z.boolean() }))`
    UPDATE mail_queue
    SET last_error = ${reason === "invalid" ? "refused" : reason},
        reply_to = CASE WHEN ${reason} <> 'invalid' THEN reply_to END,
        given_up_at = CASE WHEN created_at < now() - interval '3 days' THEN now() END
    WHERE id = ${id} AND sent_at IS NULL
    RETURNING given_up_at IS NOT NULL AS "isGivenUp"`;
  const fields = { rowId: id, code: reason };
  if (row?.isGivenUp) log.error("a mail was given up", fields);
  else log.warn("a mail was not taken; it is tried again", fields);
  return reason;
}

/** Delivers what a transaction queued, after its commit and behind the answer. */
export function deliverInBackground(mails: readonly ClaimedMail[]): void {
  if (mails.length === 0) return;
  inBackground(async () => {
    for (const mail of mails) await deliverMail(mail);
  });
}

/**
 * Claims the mail of a contact message for another try now, unless one is running or it was sent.
 * @returns 'sent', 'busy', or the claimed mail
 */
export async function claimMailOfContact(messageId: string): Promise<ClaimedMail | "sent" | "busy"> {
  const [claimed] = await rows(db, ClaimedMail)`
    UPDATE mail_queue SET ${CLAIM}
    WHERE contact_message_id = ${messageId} AND sent_at IS NULL AND given_up_at IS NULL
      AND (last_error IS NOT NULL OR next_at <= now())
    RETURNING ${CLAIMED}`;
  if (claimed) return claimed;
  const [row] = await rows(db, z.object({ isSent: z.boolean() }))`
    SELECT sent_at IS NOT NULL AS "isSent" FROM mail_queue WHERE contact_message_id = ${messageId}`;
  return row?.isSent === true ? "sent" : "busy";
}

/**
 * Sends what is due, until nothing is or the service takes no more; any number of processes may do it at once, and each
 * mail is one's.
 * @param isOver asked before each: true leaves the rest to the next call
 * @returns how many were sent
 */
export async function deliverDueMails(isOver = () => false): Promise<number> {
  let sent = 0;
  let failures = 0;
  while (failures < FAILURES_TO_STOP && !isStopping() && !isOver()) {
    // One at a time: what is taken back in between is not sent any more.
    const [mail] = await rows(db, ClaimedMail)`
      WITH due AS MATERIALIZED (
        SELECT id AS due_id FROM mail_queue
        WHERE sent_at IS NULL AND given_up_at IS NULL AND next_at <= now()
        ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      UPDATE mail_queue SET ${CLAIM} FROM due WHERE id = due.due_id
      RETURNING ${CLAIMED}`;
    if (mail === undefined) break;
    const outcome = await trackMail(attempt(mail));
    if (outcome === "sent") sent += 1;
    // Of what was not sent nothing is known about the service; one that finds fault with one mail is not away.
    if (outcome === "sent" || outcome === "invalid") failures = 0;
    else if (outcome !== "dropped" && outcome !== "waits") failures += 1;
  }
  return sent;
}
