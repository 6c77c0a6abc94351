import "server-only";
import { z } from "zod";
import { RECEIVED_COLUMNS, ReceivedRow, receivedOf } from "@/lib/domain/enquiries/received-rows";
import { senderHash } from "@/lib/domain/enquiries/senders";
import { AccountExport } from "@/lib/schemas/account-export";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";

/** What the inbox shows, oldest first. */
export async function readReceived(userId: string): Promise<AccountExport["enquiriesReceived"]> {
  const found = await rows(db, ReceivedRow)`
    SELECT ${RECEIVED_COLUMNS} FROM enquiries AS enquiry WHERE enquiry.provider_user_id = ${userId}
    ORDER BY enquiry.created_at, enquiry.id`;
  return found.map(receivedOf);
}

const Sent = AccountExport.shape.enquiriesSent.element.extend({
  createdAt: z.date(),
  withdrawnAt: z.date().nullable(),
  erasedAt: z.date().nullable(),
});
const Message = AccountExport.shape.contactMessages.element.extend({ createdAt: z.date() });

/** What was written from an address; nothing where nobody has shown whose it is. */
export async function readSent(
  email: string | null,
): Promise<Pick<AccountExport, "enquiriesSent" | "enquirySender" | "contactMessages">> {
  if (email === null) return { enquiriesSent: [], enquirySender: null, contactMessages: [] };
  const sender = await db.enquirySender.findFirst({
    where: { kind: "email", addressHash: senderHash("email", email) },
    select: { id: true, masked: true, lastAt: true, blockedAt: true },
  });
  const sent = await rows(db, Sent)`
    SELECT enquiry.id, profile.company_name AS company, listing.name AS listing, enquiry.name,
           enquiry.phone_number AS "phoneNumber", enquiry.email, enquiry.message, enquiry.created_at AS "createdAt",
           enquiry.withdrawn_at AS "withdrawnAt", enquiry.erased_at AS "erasedAt"
    FROM enquiries AS enquiry
    LEFT JOIN provider_profiles AS profile ON profile.user_id = enquiry.provider_user_id
    LEFT JOIN listings AS listing ON listing.id = enquiry.listing_id
      AND (listing.status = 'approved' OR listing.archived_from = 'approved')
    WHERE enquiry.email_sender_id = ${sender?.id ?? null}
    ORDER BY enquiry.created_at, enquiry.id`;
  const messages = await rows(db, Message)`
    SELECT name, email, number, message, created_at AS "createdAt" FROM contact_messages
    WHERE lower(email) = ${email} ORDER BY created_at, id`;
  return {
    enquiriesSent: sent.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
      erasedAt: row.erasedAt?.toISOString() ?? null,
    })),
    enquirySender: sender && {
      masked: sender.masked,
      lastAt: sender.lastAt.toISOString(),
      blockedAt: sender.blockedAt?.toISOString() ?? null,
    },
    contactMessages: messages.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
  };
}
