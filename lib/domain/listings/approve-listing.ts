import "server-only";
import { decideListing } from "@/lib/domain/listings/decide-listing";
import type { ManagedListing } from "@/lib/schemas/listing";
import type { Actor } from "@/lib/shared/actor";

/**
 * Publishes a listing that waits for approval; its first approval is when it was published (spec.md section 4).
 * @throws AppError NOT_FOUND, or CONFLICT with its status when somebody decided before
 */
export const approveListing = (actor: Actor<"admin">, id: string): Promise<ManagedListing> =>
  decideListing(actor, id, { status: "approved" });
