import "server-only";
import { z } from "zod";
import { writeAudit } from "@/lib/domain/audit/write-audit";
import { notNow } from "@/lib/domain/listings/current-status";
import { NEXT_VERSION } from "@/lib/domain/listings/listing-version";
import { readManagedListing } from "@/lib/domain/listings/listing-rows";
import type { ManagedListing } from "@/lib/schemas/listing";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import type { Actor } from "@/lib/shared/actor";

/**
 * Brings an archived listing of one's own back: approved if it was when its owner archived it; else, and always when
 * an admin took it down, submitted for approval.
 * @throws AppError NOT_FOUND when it is unknown or somebody else's; CONFLICT when it is not archived
 */
export async function restoreListing(actor: Actor<"provider">, id: string): Promise<ManagedListing> {
  const restored = await db.$transaction(async (tx) => {
    const [row] = await rows(tx, z.object({ name: z.string(), status: z.string() }))`
      UPDATE listings
      SET status = CASE WHEN archived_from = 'approved' AND archived_by = provider_user_id THEN archived_from
                        ELSE 'pending_approval' END,
          archived_from = NULL, archived_by = NULL, rejection_reason = NULL, updated_at = ${NEXT_VERSION}
      WHERE id = ${id} AND status = 'archived' AND provider_user_id = ${actor.userId}
      RETURNING name, status::text AS status`;
    if (row === undefined) return null;
    await writeAudit(tx, {
      actorUserId: actor.userId,
      action: "listing.restored",
      subjectType: "listing",
      subjectId: id,
      details: row,
    });
    return readManagedListing(id, tx);
  });
  return restored ?? notNow(actor, id);
}
