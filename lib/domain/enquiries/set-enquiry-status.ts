import "server-only";
import { RECEIVED_COLUMNS, ReceivedRow, receivedOf } from "@/lib/domain/enquiries/received-rows";
import type { ReceivedEnquiry } from "@/lib/schemas/enquiry";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import type { Actor } from "@/lib/shared/actor";
import type { EnquiryStatus } from "@/lib/shared/enquiry";
import { notFound } from "@/lib/shared/errors";

/**
 * Says where an own enquiry stands; any status may follow any other.
 * @throws AppError NOT_FOUND when it is unknown or somebody else's
 */
export async function setEnquiryStatus(
  actor: Actor<"provider">,
  id: string,
  status: EnquiryStatus,
): Promise<ReceivedEnquiry> {
  const [row] = await rows(db, ReceivedRow)`
    UPDATE enquiries AS enquiry SET status = ${status}
    WHERE enquiry.id = ${id} AND enquiry.provider_user_id = ${actor.userId}
    RETURNING ${RECEIVED_COLUMNS}`;
  if (row === undefined) throw notFound();
  return receivedOf(row);
}
