import "server-only";
import { RECEIVED_COLUMNS, type ReceivedRow, receivedOf } from "@/lib/domain/enquiries/received-rows";
import { senderHash } from "@/lib/domain/enquiries/senders";
import type { AccountExport } from "@/lib/schemas/account-export";
import { db } from "@/lib/server/db";

/** What the inbox shows, oldest first. */
export async function readReceived(userId: string): Promise<AccountExport["enquiriesReceived"]> {
  const rows = await db.$queryRaw<ReceivedRow[]>`
    SELECT ${RECEIVED_COLUMNS} FROM enquiries AS enquiry WHERE enquiry.provider_user_id = ${userId}
    ORDER BY enquiry.created_at, enquiry.id`;
  return rows.map(receivedOf);
}

type Sent = Omit<AccountExport["enquiriesSent"][number], "createdAt" | "withdrawnAt" | "erasedAt"> & {
  createdAt: Date;
  withdrawnAt: Date | null;
  erasedAt: Date | null;
};

/** What was written from an address; nothing where nobody has shown whose it is. */
export async function readSent(
  email: string | null,
): Promise<Pick<AccountExport, "enquiriesSent" | "enquirySender" | "contactMessages">> {
  if (email === null) return { enquiriesSent: [], enquirySender: null, contactMessages: [] };
  const sender = await db.enquirySender.findFirst({
    where: { kind: "email", addressHash: senderHash("email", email) },
    select: { id: true, masked: true, lastAt: true, blockedAt: true },
  });
  const sent = await db.$queryRaw<Sent[]>`
    SELECT enquiry.id, profile.company_name AS company, listing.name AS listing, enquiry.name,
           enquiry.phone_number AS "phoneNumber", enquiry.email, enquiry.message, enquiry.created_at AS "createdAt",
           enquiry.withdrawn_at AS "withdrawnAt", enquiry.erased_at AS "erasedAt"
    FROM enquiries AS enquiry
    LEFT JOIN provider_profiles AS profile ON profile.user_id = enquiry.provider_user_id
    LEFT JOIN listings AS listing ON listing.id = enquiry.listing_id
      AND (listing.status = 'approved' OR listing.archived_from = 'approved')
    WHERE enquiry.email_sender_id = ${sender?.id ?? null}
    ORDER BY enquiry.created_at, enquiry.id`;
  const messages = await db.$queryRaw<
    { name: string; email: string; number: string; message: string; createdAt: Date }[]
  >`
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
