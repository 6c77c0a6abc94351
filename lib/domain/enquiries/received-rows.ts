import "server-only";
import { z } from "zod";
import { ReceivedEnquiry } from "@/lib/schemas/enquiry";
import { Prisma } from "@/lib/server/db";

/** The columns of an enquiry in its inbox; `enquiry` and `listing` are the names to select from. */
export const RECEIVED_COLUMNS = Prisma.sql`
  enquiry.id, enquiry.status, enquiry.created_at AS "createdAt", enquiry.name, enquiry.phone_number AS "phoneNumber",
  enquiry.email, enquiry.message, enquiry.withdrawn_at AS "withdrawnAt", enquiry.erased_at AS "erasedAt",
  (SELECT json_build_object('id', id, 'name', name) FROM listings WHERE id = enquiry.listing_id) AS listing`;

export const ReceivedRow = ReceivedEnquiry.extend({
  createdAt: z.date(),
  withdrawnAt: z.date().nullable(),
  erasedAt: z.date().nullable(),
});
type ReceivedRow = z.output<typeof ReceivedRow>;

export const receivedOf = (row: ReceivedRow): ReceivedEnquiry => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  erasedAt: row.erasedAt?.toISOString() ?? null,
});
