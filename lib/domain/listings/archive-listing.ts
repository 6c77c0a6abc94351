import "server-only";
import { z } from "zod";
import { writeAudit } from "@/lib/domain/audit/write-audit";
import { notNow } from "@/lib/domain/listings/current-status";
import { NEXT_VERSION } from "@/lib/domain/listings/listing-version";
import { readManagedListing } from "@/lib/domain/listings/listing-rows";
import { queueDecision } from "@/lib/domain/system/mails/queue-decision";
import type { ManagedListing } from "@/lib/schemas/listing";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import type { Actor } from "@/lib/shared/actor";

/**
 * Takes a listing out of search, whatever its status; what it was, and who did it, is kept for `restoreListing`. What its
 * owner archived an admin may archive over it: from then on it is a takedown, which its owner cannot undo alone.
 * @throws AppError NOT_FOUND when it is neither the caller's nor the caller an admin; CONFLICT when it is archived, for
 *   an admin only when that is no archive of its owner's
 */
export async function archiveListing(actor: Actor, id: string): Promise<ManagedListing> {
  const archived = await db.$transaction(async (tx) => {
    const [row] = await rows(tx, z.object({ name: z.string(), was: z.string(), providerUserId: z.string() }))`
      WITH before AS (
        SELECT id AS before_id, status::text AS was FROM listings
        WHERE id = ${id}
          AND CASE WHEN ${actor.role === "admin"}
                   THEN status <> 'archived' OR (archived_by = provider_user_id AND archived_by <> ${actor.userId})
                   ELSE status <> 'archived' AND provider_user_id = ${actor.userId} END
        FOR UPDATE)
      UPDATE listings
      SET status = 'archived', archived_from = CASE WHEN status = 'archived' THEN archived_from ELSE status END,
          archived_by = ${actor.userId}, updated_at = ${NEXT_VERSION}
      FROM before WHERE id = before_id
      RETURNING name, was, provider_user_id AS "providerUserId"`;
    if (row === undefined) return null;
    const { name, was, providerUserId } = row;
    await writeAudit(tx, {
      actorUserId: actor.userId,
      action: "listing.archived",
      subjectType: "listing",
      subjectId: id,
      details: { name, was },
    });
    if (providerUserId !== actor.userId)
      await queueDecision(tx, providerUserId, { status: "archived", name, reason: null });
    return readManagedListing(id, tx);
  });
  return archived ?? notNow(actor, id);
}
