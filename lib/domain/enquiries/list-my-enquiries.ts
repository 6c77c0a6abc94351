import "server-only";
import { RECEIVED_COLUMNS, ReceivedRow, receivedOf } from "@/lib/domain/enquiries/received-rows";
import type { MyEnquiriesQuery, ReceivedEnquiry } from "@/lib/schemas/enquiry";
import { MANAGED_PAGE_SIZE } from "@/lib/shared/limits";
import { db, Prisma } from "@/lib/server/db";
import { readPage } from "@/lib/server/read-page";
import { rows } from "@/lib/server/rows";
import type { Actor } from "@/lib/shared/actor";

/** What the provider received: what waits for an answer first, newest first; withdrawn ones too, without what was in them. */
export async function listMyEnquiries(
  actor: Actor<"provider">,
  { status, page = 1, limit = MANAGED_PAGE_SIZE }: MyEnquiriesQuery = {},
): Promise<{ items: ReceivedEnquiry[]; total: number; page: number; limit: number }> {
  const ofStatus = status === undefined ? Prisma.empty : Prisma.sql`AND enquiry.status = ${status}`;
  const from = Prisma.sql`FROM enquiries AS enquiry WHERE enquiry.provider_user_id = ${actor.userId} ${ofStatus}`;
  const count = Prisma.sql`SELECT count(*)::int AS total ${from}`;
  return readPage(db, { page, limit }, count, async (slice) => {
    const found = await rows(db, ReceivedRow)`
      SELECT ${RECEIVED_COLUMNS} ${from}
      ORDER BY enquiry.status = 'new' AND enquiry.withdrawn_at IS NULL AND enquiry.erased_at IS NULL DESC,
               enquiry.created_at DESC, enquiry.id DESC ${slice}`;
    return found.map(receivedOf);
  });
}
