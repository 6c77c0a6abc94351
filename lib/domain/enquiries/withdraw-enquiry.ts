import "server-only";
import { hashOfToken } from "@/lib/domain/enquiries/enquiry-token";
import { db } from "@/lib/server/db";
import { notFound } from "@/lib/shared/errors";

/**
 * Takes an enquiry back: name, phone, e-mail and message are erased, and its mails that were not sent yet go. Done twice
 * it changes nothing.
 * @throws AppError NOT_FOUND for a token we did not give
 */
export async function withdrawEnquiry(token: string): Promise<void> {
  const tokenHash = hashOfToken(token);
  await db.$transaction(async (tx) => {
    const [withdrawn] = await tx.$queryRaw<{ id: string }[]>`
      UPDATE enquiries
      SET withdrawn_at = coalesce(withdrawn_at, now()), erased_at = coalesce(erased_at, now()),
          name = NULL, phone_number = NULL, email = NULL, message = NULL
      WHERE token_hash = ${tokenHash}
      RETURNING id`;
    if (withdrawn === undefined) throw notFound();
    await tx.$executeRaw`DELETE FROM mail_queue WHERE enquiry_id = ${withdrawn.id}`;
  });
}
