import "server-only";
import { decideListing } from "@/lib/domain/listings/decide-listing";
import type { ManagedListing } from "@/lib/schemas/listing";
import type { Actor } from "@/lib/shared/actor";

/**
 * Publishes a listing that waits for approval; its first approval is when it was published
 * (docs/product/listings.md#life).
 * @param seen the version that was looked at; without it, whichever waits
 * @throws AppError NOT_FOUND, or CONFLICT: at its status when somebody decided before, at `updatedAt` when it was changed
 */
export const approveListing = (
  actor: Actor<"admin">,
  id: string,
  seen: { updatedAt?: string | undefined } = {},
): Promise<ManagedListing> => decideListing(actor, id, { status: "approved", ...seen });
