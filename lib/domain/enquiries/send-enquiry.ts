import "server-only";
import { z } from "zod";
import { mailToBusiness, mailToUnverified, mailToVisitor } from "@/lib/domain/enquiries/enquiry-mails";
import { enquiryPath, hashOfToken, newToken, tokenOfAttempt } from "@/lib/domain/enquiries/enquiry-token";
import { readUnreachable, type Unreachable } from "@/lib/domain/enquiries/read-unreachable";
import { noteSender } from "@/lib/domain/enquiries/senders";
import { deliverInBackground, queueMail } from "@/lib/domain/system/mail-queue";
import type { ClaimedMail } from "@/lib/domain/system/mails/claimed-mail";
import { mailWaitSeconds } from "@/lib/domain/system/mails/mail-limits";
import type { EnquiryInput, SentEnquiry } from "@/lib/schemas/enquiry";
import { db, Prisma, type Transaction } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { AppError, fieldError, notFound } from "@/lib/shared/errors";
import { type Locale, localePath } from "@/lib/shared/locale";

const Made = z.object({
  id: z.string(),
  providerUserId: z.string(),
  listingId: z.string().nullable(),
  companyName: z.string(),
  listingName: z.string().nullable(),
  providerEmail: z.string().nullable(),
  /** Whether somebody has shown that the address is theirs. */
  isEmailVerified: z.boolean(),
  /** How many of the listings that were named can be asked about: of one company perhaps several. */
  reached: z.int(),
});
type Made = z.output<typeof Made>;

const Sent = Made.pick({ id: true, companyName: true });
type Sent = z.output<typeof Sent>;

/**
 * Whom an enquiry goes to: businesses that somebody stands behind, each once. Of an import nobody does, a disabled one
 * is not shown, and a company of which an admin has approved nothing could have any name, which our mail would carry.
 * Of several listings of a company it is about the one named first.
 */
const targetsOf = ({ listingId, listingIds, providerUserId }: EnquiryInput): Prisma.Sql => {
  const ids = listingIds ?? (listingId === undefined ? null : [listingId]);
  return Prisma.sql`
  SELECT DISTINCT ON (provider.id)
         provider.id AS provider_user_id, listing.id AS listing_id, profile.company_name, listing.name AS listing_name,
         provider.email AS provider_email, provider.email_verified_at IS NOT NULL AS is_email_verified,
         listing.place, count(*) OVER ()::int AS reached
  FROM users AS provider
  JOIN provider_profiles AS profile ON profile.user_id = provider.id AND profile.import_source IS NULL
  ${
    ids === null
      ? Prisma.sql`CROSS JOIN (SELECT NULL::text AS id, NULL::text AS name, 1 AS place) AS listing
          WHERE provider.id = ${providerUserId} AND EXISTS (
            SELECT 1 FROM listings WHERE provider_user_id = provider.id AND status = 'approved')`
      : Prisma.sql`
          JOIN (SELECT id, name, provider_user_id, array_position(${ids}::text[], id::text) AS place FROM listings
                WHERE id = ANY(${ids}) AND status = 'approved' AND source IS NULL) AS listing
            ON listing.provider_user_id = provider.id WHERE true`
  }
  AND provider.role = 'provider' AND provider.disabled_at IS NULL
  ORDER BY provider.id, listing.place`;
};

const TARGET_COLUMNS = Prisma.sql`
  target.provider_user_id AS "providerUserId", target.listing_id AS "listingId",
  target.company_name AS "companyName", target.listing_name AS "listingName", target.provider_email AS "providerEmail",
  target.is_email_verified AS "isEmailVerified", target.reached`;

/**
 * Sends an enquiry to one business, or to each of several: it is in the inboxes when this returns, and the mails are in
 * the queue, whether or not the mail service can be reached. What fell into the trap for programs is answered alike, and
 * dropped.
 * @param locale of the visitor's link and mail
 * @param key the same one with the same words again answers what was sent, and sends nothing
 * @throws AppError NOT_FOUND when there is no such public business; VALIDATION_ERROR at each of several listings that
 * cannot be asked about, and then nothing is sent; FORBIDDEN when an admin has blocked the sender
 */
export async function sendEnquiry(
  input: EnquiryInput,
  locale: Locale,
  key: string | null = null,
): Promise<SentEnquiry> {
  const token = key === null ? newToken() : tokenOfAttempt(key, input);
  const link = localePath(locale, enquiryPath(token));
  if (input.website !== undefined && input.website.trim() !== "") return pretend(input, link);

  const getsReceipt =
    input.email !== undefined && (await mailWaitSeconds("enquiry_receipt", input.email)) === 0;
  const { made, mails } = await db.$transaction(async (tx) => {
    const before = key === null ? [] : await sentBefore(tx, hashOfToken(token));
    if (before.length > 0) return { made: before, mails: [] };
    const made = await insertEnquiries(tx, input, hashOfToken(token));
    const queued: ClaimedMail[] = [];
    for (const enquiry of made)
      if (enquiry.providerEmail !== null) queued.push(await tellBusiness(tx, input, enquiry));
    if (input.email !== undefined && getsReceipt)
      queued.push(
        await queueMail(tx, {
          kind: "enquiry_receipt",
          to: input.email,
          enquiryId: made[0]!.id,
          ...mailToVisitor(locale, {
            companyNames: made.map(({ companyName }) => companyName),
            path: enquiryPath(token),
          }),
        }),
      );
    return { made, mails: queued };
  });
  deliverInBackground(mails);
  return sentOf(made, link);
}

/** What was sent with this token; whoever sends it at this moment is waited for. */
async function sentBefore(tx: Transaction, tokenHash: string): Promise<Sent[]> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${tokenHash}, 0))`;
  return rows(tx, Sent)`
    SELECT enquiry.id, coalesce(profile.company_name, '') AS "companyName"
    FROM enquiries AS enquiry LEFT JOIN provider_profiles AS profile ON profile.user_id = enquiry.provider_user_id
    WHERE enquiry.token_hash = ${tokenHash} ORDER BY enquiry.id`;
}

const sentOf = (made: readonly Sent[], link: string): SentEnquiry => {
  const companies = made.map(({ id, companyName }) => ({ id, companyName }));
  return { ...companies[0]!, companies, link };
};

const tellBusiness = (tx: Transaction, input: EnquiryInput, enquiry: Made) =>
  queueMail(tx, {
    kind: "enquiry",
    to: enquiry.providerEmail!,
    enquiryId: enquiry.id,
    // An address that nobody has confirmed may be a stranger's: it gets no word of the visitor's.
    ...(enquiry.isEmailVerified
      ? { replyTo: input.email, ...mailToBusiness({ ...input, listingName: enquiry.listingName }) }
      : mailToUnverified()),
  });

async function insertEnquiries(tx: Transaction, input: EnquiryInput, tokenHash: string): Promise<Made[]> {
  const { name, message, email = null, phoneNumber = null } = input;
  const emailSenderId = email === null ? null : await noteSender(tx, "email", email);
  const phoneSenderId = phoneNumber === null ? null : await noteSender(tx, "phone", phoneNumber);
  const made = await rows(tx, Made)`
    WITH target AS (${targetsOf(input)}), made AS (
      INSERT INTO enquiries (provider_user_id, listing_id, token_hash, name, phone_number, email, message,
                             email_sender_id, phone_sender_id)
      SELECT provider_user_id, listing_id, ${tokenHash}, ${name}, ${phoneNumber}, ${email}, ${message},
             ${emailSenderId}, ${phoneSenderId}
      FROM target RETURNING id, provider_user_id)
    SELECT made.id, ${TARGET_COLUMNS} FROM made JOIN target USING (provider_user_id) ORDER BY target.place`;
  await refuseUnreached(tx, input, made);
  return made;
}

/** Nothing is sent to some of whom a visitor named: what is left is the visitor's to send. */
async function refuseUnreached(
  tx: Transaction,
  { listingIds }: EnquiryInput,
  made: readonly Made[],
): Promise<void> {
  const reached = made[0]?.reached ?? 0;
  if (listingIds === undefined) {
    if (reached === 0) throw notFound();
  } else if (reached < new Set(listingIds).size)
    throw unreachable(listingIds, await readUnreachable(listingIds, tx));
}

function unreachable(listingIds: readonly string[], found: readonly Unreachable[]): AppError {
  const errors = listingIds.flatMap((id, index) => {
    const one = found.find((other) => other.id === id);
    if (one === undefined) return [];
    return [fieldError(`listingIds.${index}`, one.isImported ? "listingImported" : "listingGone")];
  });
  return new AppError("VALIDATION_ERROR", "listingsUnreachable", errors);
}

/** The answer to a program: what it would be, of an enquiry that does not exist. */
async function pretend(input: EnquiryInput, link: string): Promise<SentEnquiry> {
  const targets = await rows(db, Made)`
    WITH target AS (${targetsOf(input)}) SELECT new_id() AS id, ${TARGET_COLUMNS} FROM target ORDER BY target.place`;
  await refuseUnreached(db, input, targets);
  return sentOf(targets, link);
}
