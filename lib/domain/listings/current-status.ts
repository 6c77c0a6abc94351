import "server-only";
import { db } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/actor";
import { AppError, notFound, statusAt, versionAt } from "@/lib/shared/errors";
import type { ListingStatus } from "@/lib/shared/listing-status";

/**
 * A change that the listing's status does not allow; the current one stands at `status`
 * (docs/product/listings.md#decisions).
 */
export const statusConflict = (status: ListingStatus): AppError =>
  new AppError("CONFLICT", { key: "listingNow", values: { status } }, [statusAt(status)]);

/**
 * A decision or an edit about another version than the one there is; that one stands at `updatedAt`
 * (docs/product/listings.md#decisions).
 */
export const versionConflict = (updatedAt: Date): AppError =>
  new AppError("CONFLICT", "listingChanged", [versionAt(updatedAt.toISOString())]);

/**
 * Tells why a conditional change of a listing found no row.
 * @param seen the version that the change was about
 * @throws AppError CONFLICT with the current status, or the current version when that one waits, when it is the caller's or the caller is an admin, else NOT_FOUND
 */
export async function notNow(actor: Actor, id: string, seen?: string): Promise<never> {
  const listing = await db.listing.findUnique({
    where: { id },
    select: { providerUserId: true, status: true, updatedAt: true },
  });
  if (!listing || (actor.role !== "admin" && listing.providerUserId !== actor.userId)) throw notFound();
  if (seen !== undefined && listing.status === "pending_approval") throw versionConflict(listing.updatedAt);
  throw statusConflict(listing.status);
}
