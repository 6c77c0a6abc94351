import "server-only";
import { writeAudit } from "@/lib/domain/accounts/write-audit";
import { notNow } from "@/lib/domain/listings/current-status";
import { NEXT_VERSION } from "@/lib/domain/listings/listing-version";
import { readManagedListing } from "@/lib/domain/listings/listing-rows";
import type { ManagedListing } from "@/lib/schemas/listing";
import { db } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/actor";

/**
 * Takes a listing out of search, whatever its status; what it was, and who did it, is kept for `restoreListing`.
 * @throws AppError NOT_FOUND when it is neither the caller's nor the caller an admin; CONFLICT when it is archived
 */
export async function archiveListing(actor: Actor, id: string): Promise<ManagedListing> {
  const archived = await db.$transaction(async (transaction) => {
    const [row] = await transaction.$queryRaw<{ name: string; was: string }[]>`
      UPDATE listings SET status = 'archived', archived_from = status, archived_by = ${actor.userId}, updated_at = ${NEXT_VERSION}
      WHERE id = ${id} AND status <> 'archived' AND (provider_user_id = ${actor.userId} OR ${actor.role === "admin"})
      RETURNING name, archived_from::text AS was`;
    if (row === undefined) return null;
    await writeAudit(transaction, {
      actorUserId: actor.userId,
      action: "listing.archived",
      subjectType: "listing",
      subjectId: id,
      details: row,
    });
    return readManagedListing(id, transaction);
  });
  return archived ?? notNow(actor, id);
}
