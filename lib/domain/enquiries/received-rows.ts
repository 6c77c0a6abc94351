import "server-only";
import type { ReceivedEnquiry } from "@/lib/schemas/enquiry";
import { Prisma } from "@/lib/server/db";

/** The columns of an enquiry in its inbox; `enquiry` and `listing` are the names to select from. */
export const RECEIVED_COLUMNS = Prisma.sql`
  enquiry.id, enquiry.status, enquiry.created_at AS "createdAt", enquiry.name, enquiry.phone_number AS "phoneNumber",
  enquiry.email, enquiry.message, enquiry.withdrawn_at AS "withdrawnAt", enquiry.erased_at AS "erasedAt",
  (SELECT json_build_object('id', id, 'name', name) FROM listings WHERE id = enquiry.listing_id) AS listing`;

export type ReceivedRow = Omit<ReceivedEnquiry, "createdAt" | "withdrawnAt" | "erasedAt"> & {
  createdAt: Date;
  withdrawnAt: Date | null;
  erasedAt: Date | null;
};

export const receivedOf = (row: ReceivedRow): ReceivedEnquiry => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  erasedAt: row.erasedAt?.toISOString() ?? null,
});
