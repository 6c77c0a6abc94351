import "server-only";
import { mailToBusiness, mailToUnverified, mailToVisitor } from "@/lib/domain/enquiries/enquiry-mails";
import { enquiryPath, hashOfToken, newToken } from "@/lib/domain/enquiries/enquiry-token";
import { noteSender } from "@/lib/domain/enquiries/senders";
import { type ClaimedMail, deliverInBackground, queueMail } from "@/lib/domain/system/mail-queue";
import type { EnquiryInput, SentEnquiry } from "@/lib/schemas/enquiry";
import { db, Prisma } from "@/lib/server/db";
import { takeFromDatabase } from "@/lib/server/rate-limit";
import { AppError, notFound } from "@/lib/shared/errors";
import { type Locale, localePath } from "@/lib/shared/locale";

/** So that nobody's mailbox can be filled, neither from many addresses nor in the long run. */
const MAILS_PER_ADDRESS = [
  { points: 5, seconds: 3600 },
  { points: 10, seconds: 24 * 3600 },
];

type Target = {
  providerUserId: string;
  listingId: string | null;
  companyName: string;
  listingName: string | null;
  providerEmail: string | null;
  /** Whether somebody has shown that the address is theirs. */
  isEmailVerified: boolean;
};

/**
 * Whom an enquiry goes to: a business that somebody stands behind. Of an import nobody does, a disabled one is not
 * shown, and a company of which an admin has approved nothing could have any name, which our mail would carry.
 */
const targetOf = ({ listingId, providerUserId }: EnquiryInput): Prisma.Sql => Prisma.sql`
  SELECT provider.id AS provider_user_id, listing.id AS listing_id, profile.company_name, listing.name AS listing_name,
         provider.email AS provider_email, provider.email_verified_at IS NOT NULL AS is_email_verified
  FROM users AS provider
  JOIN provider_profiles AS profile ON profile.user_id = provider.id AND profile.import_source IS NULL
  ${
    listingId === undefined
      ? Prisma.sql`CROSS JOIN (SELECT NULL::text AS id, NULL::text AS name) AS listing
          WHERE provider.id = ${providerUserId} AND EXISTS (
            SELECT 1 FROM listings WHERE provider_user_id = provider.id AND status = 'approved')`
      : Prisma.sql`
          JOIN listings AS listing ON listing.provider_user_id = provider.id
          WHERE listing.id = ${listingId} AND listing.status = 'approved' AND listing.source IS NULL`
  }
  AND provider.role = 'provider' AND provider.disabled_at IS NULL`;

const TARGET_COLUMNS = Prisma.sql`
  target.provider_user_id AS "providerUserId", target.listing_id AS "listingId",
  target.company_name AS "companyName", target.listing_name AS "listingName", target.provider_email AS "providerEmail",
  target.is_email_verified AS "isEmailVerified"`;

/**
 * Sends an enquiry to one business: it is in the inbox when this returns, and both mails are in the queue, whether or not
 * the mail service can be reached. What fell into the trap for programs is answered alike, and dropped.
 * @param locale of the visitor's link and mail
 * @throws AppError NOT_FOUND when there is no such public business; FORBIDDEN when an admin has blocked the sender
 */
export async function sendEnquiry(input: EnquiryInput, locale: Locale): Promise<SentEnquiry> {
  const token = newToken();
  const link = localePath(locale, enquiryPath(token));
  if (input.website !== undefined && input.website.trim() !== "") return pretend(input, link);

  const getsReceipt = input.email !== undefined && (await mayMail(input.email));
  const { enquiry, companyName, mails } = await db.$transaction(async (tx) => {
    const made = await insertEnquiry(tx, input, hashOfToken(token));
    const queued: ClaimedMail[] = [];
    if (made.providerEmail !== null)
      queued.push(
        await queueMail(tx, {
          kind: "enquiry",
          to: made.providerEmail,
          enquiryId: made.id,
          // An address that nobody has confirmed may be a stranger's: it gets no word of the visitor's.
          ...(made.isEmailVerified
            ? { replyTo: input.email, ...mailToBusiness({ ...input, listingName: made.listingName }) }
            : mailToUnverified()),
        }),
      );
    if (input.email !== undefined && getsReceipt)
      queued.push(
        await queueMail(tx, {
          kind: "enquiry_receipt",
          to: input.email,
          enquiryId: made.id,
          ...mailToVisitor(locale, { companyName: made.companyName, path: enquiryPath(token) }),
        }),
      );
    return { enquiry: made.id, companyName: made.companyName, mails: queued };
  });
  deliverInBackground(mails);
  return { id: enquiry, companyName, link };
}

async function insertEnquiry(
  tx: Prisma.TransactionClient,
  input: EnquiryInput,
  tokenHash: string,
): Promise<Target & { id: string }> {
  const { name, message, email = null, phoneNumber = null } = input;
  const emailSenderId = email === null ? null : await noteSender(tx, "email", email);
  const phoneSenderId = phoneNumber === null ? null : await noteSender(tx, "phone", phoneNumber);
  const [made] = await tx.$queryRaw<(Target & { id: string })[]>`
    WITH target AS (${targetOf(input)}), made AS (
      INSERT INTO enquiries (provider_user_id, listing_id, token_hash, name, phone_number, email, message,
                             email_sender_id, phone_sender_id)
      SELECT provider_user_id, listing_id, ${tokenHash}, ${name}, ${phoneNumber}, ${email}, ${message},
             ${emailSenderId}, ${phoneSenderId}
      FROM target RETURNING id)
    SELECT made.id, ${TARGET_COLUMNS} FROM made CROSS JOIN target`;
  if (made === undefined) throw notFound();
  return made;
}

/** The answer to a program: what it would be, of an enquiry that does not exist. */
async function pretend(input: EnquiryInput, link: string): Promise<SentEnquiry> {
  const [target] = await db.$queryRaw<(Target & { id: string })[]>`
    WITH target AS (${targetOf(input)}) SELECT new_id() AS id, ${TARGET_COLUMNS} FROM target`;
  if (target === undefined) throw notFound();
  return { id: target.id, companyName: target.companyName, link };
}

async function mayMail(email: string): Promise<boolean> {
  try {
    for (const limit of MAILS_PER_ADDRESS)
      await takeFromDatabase(`mail enquiry_receipt ${limit.seconds}`, email, limit);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "RATE_LIMITED") return false;
    throw error;
  }
}
