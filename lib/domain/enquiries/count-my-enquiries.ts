import "server-only";
import { z } from "zod";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import type { Actor } from "@/lib/shared/actor";
import { ENQUIRY_STATUSES, type EnquiryStatus } from "@/lib/shared/enquiry";

/** How many the provider has in all and in each status, for the tabs of the inbox; withdrawn ones count where they stand. */
export async function countMyEnquiries(
  actor: Actor<"provider">,
): Promise<Record<EnquiryStatus | "all", number>> {
  const found = await rows(db, z.object({ status: z.enum(ENQUIRY_STATUSES), count: z.number() }))`
    SELECT status, count(*)::int AS count FROM enquiries WHERE provider_user_id = ${actor.userId} GROUP BY status`;
  const counts = { all: 0, ...Object.fromEntries(ENQUIRY_STATUSES.map((status) => [status, 0])) } as Record<
    EnquiryStatus | "all",
    number
  >;
  for (const { status, count } of found) {
    counts[status] = count;
    counts.all += count;
  }
  return counts;
}

/** How many new enquiries wait for an answer; a withdrawn one does not. */
export async function getUnreadCount(actor: Actor<"provider">): Promise<number> {
  const [row] = await rows(db, z.object({ count: z.number() }))`
    SELECT count(*)::int AS count FROM enquiries
    WHERE provider_user_id = ${actor.userId} AND status = 'new' AND erased_at IS NULL`;
  return row?.count ?? 0;
}
