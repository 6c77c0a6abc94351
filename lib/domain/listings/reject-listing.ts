import "server-only";
import { decideListing } from "@/lib/domain/listings/decide-listing";
import type { ManagedListing } from "@/lib/schemas/listing";
import type { Actor } from "@/lib/shared/actor";

/**
 * Turns down a listing that waits for approval (docs/product/listings.md#life).
 * @param given the reason, which its provider reads, at most 500 characters, a blank one is none; and the version that
 *   was looked at, without it whichever waits
 * @throws AppError NOT_FOUND, or CONFLICT: at its status when somebody decided before, at `updatedAt` when it was changed
 */
export const rejectListing = (
  actor: Actor<"admin">,
  id: string,
  { reason, ...seen }: { reason?: string | undefined; updatedAt?: string | undefined } = {},
): Promise<ManagedListing> =>
  decideListing(actor, id, { status: "rejected", reason: reason || null, ...seen });
