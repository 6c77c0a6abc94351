import "server-only";
import { writeAudit } from "@/lib/domain/accounts/write-audit";
import { notNow } from "@/lib/domain/listings/current-status";
import { readManagedListing } from "@/lib/domain/listings/listing-rows";
import type { ManagedListing } from "@/lib/schemas/listing";
import { db } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/actor";

export type Decision =
  { readonly status: "approved" } | { readonly status: "rejected"; readonly reason: string | null };

/**
 * Settles a listing that waits for approval, once: the update is the guard, so of two admins one wins (decisions.md
 * section 3, security.md P8). Search has it, or not, when this returns: its triggers run in the same transaction.
 * @throws AppError NOT_FOUND when there is no such listing, CONFLICT with its status when it does not wait any more
 */
export async function decideListing(
  actor: Actor<"admin">,
  id: string,
  decision: Decision,
): Promise<ManagedListing> {
  const listing = await db.$transaction(async (tx) => {
    const reason = decision.status === "rejected" ? decision.reason : null;
    const [decided] = await tx.$queryRaw<{ name: string; providerUserId: string }[]>`
      UPDATE listings
      SET status = ${decision.status}::listing_status, rejection_reason = ${reason}, updated_at = now(),
          published_at = CASE WHEN ${decision.status} = 'approved' THEN coalesce(published_at, now()) ELSE published_at END
      WHERE id = ${id} AND status = 'pending_approval'
      RETURNING name, provider_user_id AS "providerUserId"`;
    if (decided === undefined) return null;
    await writeAudit(tx, {
      actorUserId: actor.userId,
      action: `listing.${decision.status}`,
      subjectType: "listing",
      subjectId: id,
      details: { ...decided, ...(reason !== null && { reason }) },
    });
    return readManagedListing(id, tx);
  });
  return listing ?? notNow(actor, id);
}
