import "server-only";
import { z } from "zod";
import { writeAudit } from "@/lib/domain/audit/write-audit";
import { notNow } from "@/lib/domain/listings/current-status";
import { isSeenVersion, NEXT_VERSION } from "@/lib/domain/listings/listing-version";
import { readManagedListing } from "@/lib/domain/listings/listing-rows";
import { queueDecision } from "@/lib/domain/system/mails/queue-decision";
import type { ManagedListing } from "@/lib/schemas/listing";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import type { Actor } from "@/lib/shared/actor";

/** `updatedAt`: the version that was looked at; without it the decision is about whichever waits. */
export type Decision = { readonly updatedAt?: string | undefined } & (
  { readonly status: "approved" } | { readonly status: "rejected"; readonly reason: string | null }
);

const Decided = z.object({
  name: z.string(),
  city: z.string().nullable(),
  price: z.number().nullable(),
  providerUserId: z.string(),
});

/**
 * Settles a listing that waits for approval, once: the update is the guard, so of two admins one wins
 * (docs/product/listings.md#decisions, docs/security.md#changes), and what its provider changed meanwhile is never
 * published unseen. Search has it, or not, when this returns: its triggers run in the same transaction.
 * @throws AppError NOT_FOUND when there is no such listing, CONFLICT with its status when it does not wait any more, or
 *   with its version at `updatedAt` when that is not the one that was looked at
 */
export async function decideListing(
  actor: Actor<"admin">,
  id: string,
  decision: Decision,
): Promise<ManagedListing> {
  const listing = await db.$transaction(async (tx) => {
    const reason = decision.status === "rejected" ? decision.reason : null;
    const [decided] = await rows(tx, Decided)`
      UPDATE listings
      SET status = ${decision.status}::listing_status, rejection_reason = ${reason}, updated_at = ${NEXT_VERSION},
          published_at = CASE WHEN ${decision.status} = 'approved' THEN coalesce(published_at, now()) ELSE published_at END
      WHERE id = ${id} AND status = 'pending_approval'
        AND ${isSeenVersion(decision.updatedAt)}
      RETURNING name, city, price, provider_user_id AS "providerUserId"`;
    if (decided === undefined) return null;
    const { providerUserId, ...listing } = decided;
    await writeAudit(tx, {
      actorUserId: actor.userId,
      action: `listing.${decision.status}`,
      subjectType: "listing",
      subjectId: id,
      details: { name: listing.name, providerUserId, ...(reason !== null && { reason }) },
    });
    await queueDecision(tx, providerUserId, { status: decision.status, reason, ...listing });
    return readManagedListing(id, tx);
  });
  return listing ?? notNow(actor, id, decision.updatedAt);
}
