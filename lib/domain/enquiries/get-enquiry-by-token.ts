import "server-only";
import { z } from "zod";
import { hashOfToken } from "@/lib/domain/enquiries/enquiry-token";
import { EnquiryReceipt, Receiver } from "@/lib/schemas/enquiry";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { notFound } from "@/lib/shared/errors";

const Row = EnquiryReceipt.omit({ receivers: true }).extend({
  ...Receiver.shape,
  createdAt: z.date(),
  withdrawnAt: z.date().nullable(),
  erasedAt: z.date().nullable(),
});
type Row = z.output<typeof Row>;

const receiverOf = ({ id, company, listing, withdrawnAt, erasedAt }: Row): Receiver => ({
  id,
  company,
  listing,
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
  erasedAt: erasedAt?.toISOString() ?? null,
});

/**
 * What a private link shows: who received what and when, withdrawn or not.
 * @throws AppError NOT_FOUND for a token we did not give
 */
export async function getEnquiryByToken(token: string): Promise<EnquiryReceipt> {
  const found = await rows(db, Row)`
    SELECT enquiry.id, enquiry.created_at AS "createdAt", enquiry.withdrawn_at AS "withdrawnAt",
           enquiry.erased_at AS "erasedAt", enquiry.name, enquiry.phone_number AS "phoneNumber", enquiry.email,
           enquiry.message,
           json_build_object('id', provider.id, 'companyName', coalesce(profile.company_name, ''),
                             'isPublic', profile.user_id IS NOT NULL AND provider.disabled_at IS NULL) AS company,
           CASE WHEN listing.id IS NOT NULL THEN
             json_build_object('id', listing.id, 'name', listing.name,
                               'isPublic', listing.status = 'approved' AND provider.disabled_at IS NULL) END AS listing
    FROM enquiries AS enquiry
    JOIN users AS provider ON provider.id = enquiry.provider_user_id
    LEFT JOIN provider_profiles AS profile ON profile.user_id = provider.id
    LEFT JOIN listings AS listing ON listing.id = enquiry.listing_id
    WHERE enquiry.token_hash = ${hashOfToken(token)}
    ORDER BY enquiry.id`;
  const [first] = found;
  if (first === undefined) throw notFound();
  // All of them hold the same words, until they are erased.
  const { name, phoneNumber, email, message } = found.find(({ erasedAt }) => erasedAt === null) ?? first;
  return {
    receivers: found.map(receiverOf),
    createdAt: first.createdAt.toISOString(),
    name,
    phoneNumber,
    email,
    message,
  };
}
