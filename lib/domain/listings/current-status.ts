import "server-only";
import { db } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/actor";
import { AppError, notFound } from "@/lib/shared/errors";
import type { ListingStatus } from "@/lib/shared/listing-status";

/** A change that the listing's status does not allow; the current one stands at `status` (decisions.md section 3). */
export const statusConflict = (status: ListingStatus): AppError =>
  new AppError("CONFLICT", `This listing is now: ${status}`, [{ path: "status", message: status }]);

/**
 * Tells why a conditional change of a listing found no row.
 * @throws AppError CONFLICT with the current status when it is the caller's or the caller is an admin, else NOT_FOUND
 */
export async function notNow(actor: Actor, id: string): Promise<never> {
  const listing = await db.listing.findUnique({
    where: { id },
    select: { providerUserId: true, status: true },
  });
  if (!listing || (actor.role !== "admin" && listing.providerUserId !== actor.userId)) throw notFound();
  throw statusConflict(listing.status);
}
