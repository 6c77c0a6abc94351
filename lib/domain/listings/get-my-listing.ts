import "server-only";
import { managedListingOf, readManagedRows } from "@/lib/domain/listings/listing-rows";
import type { ManagedListing } from "@/lib/schemas/listing";
import type { Actor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";

/**
 * One of the provider's own listings in any status, for its edit page.
 * @throws AppError NOT_FOUND when it is unknown or somebody else's
 */
export async function getMyListing(actor: Actor<"provider">, id: string): Promise<ManagedListing> {
  const [row] = await readManagedRows([id]);
  if (row?.providerUserId !== actor.userId) throw notFound();
  return managedListingOf(row);
}
