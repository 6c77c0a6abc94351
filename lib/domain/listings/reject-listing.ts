import "server-only";
import { decideListing } from "@/lib/domain/listings/decide-listing";
import type { ManagedListing } from "@/lib/schemas/listing";
import type { Actor } from "@/lib/shared/actor";

/**
 * Turns down a listing that waits for approval (spec.md section 4).
 * @param reason what its provider reads, at most 500 characters; a blank one is none
 * @throws AppError NOT_FOUND, or CONFLICT with its status when somebody decided before
 */
export const rejectListing = (actor: Actor<"admin">, id: string, reason?: string): Promise<ManagedListing> =>
  decideListing(actor, id, { status: "rejected", reason: reason || null });
