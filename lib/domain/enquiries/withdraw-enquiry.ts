import "server-only";
import { z } from "zod";
import { hashOfToken } from "@/lib/domain/enquiries/enquiry-token";
import { db, Prisma } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { notFound } from "@/lib/shared/errors";

/**
 * Takes an enquiry back: name, phone, e-mail and message are erased, and its mails that were not sent yet go. Done twice
 * it changes nothing.
 * @param enquiryId of the several that were sent together, this one; absent: all of them
 * @throws AppError NOT_FOUND for a token we did not give, or an enquiry that is not behind it
 */
export async function withdrawEnquiry(token: string, enquiryId?: string): Promise<void> {
  const tokenHash = hashOfToken(token);
  const onlyThis = enquiryId === undefined ? Prisma.empty : Prisma.sql`AND id = ${enquiryId}`;
  await db.$transaction(async (tx) => {
    const withdrawn = await rows(tx, z.object({ id: z.string() }))`
      UPDATE enquiries
      SET withdrawn_at = coalesce(withdrawn_at, now()), erased_at = coalesce(erased_at, now()),
          name = NULL, phone_number = NULL, email = NULL, message = NULL
      WHERE token_hash = ${tokenHash} ${onlyThis}
      RETURNING id`;
    if (withdrawn.length === 0) throw notFound();
    const ids = withdrawn.map(({ id }) => id);
    // The visitor's own mail has the link to all of them: it goes with the last.
    await tx.$executeRaw`
      DELETE FROM mail_queue USING enquiries AS enquiry
      WHERE mail_queue.enquiry_id = enquiry.id AND enquiry.token_hash = ${tokenHash} AND (
        (enquiry.id = ANY(${ids}) AND mail_queue.kind <> 'enquiry_receipt')
        OR NOT EXISTS (SELECT 1 FROM enquiries WHERE token_hash = ${tokenHash} AND erased_at IS NULL))`;
  });
}
