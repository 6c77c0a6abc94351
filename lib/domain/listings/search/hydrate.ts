import "server-only";
import { listingOf, readListingRows } from "@/lib/domain/listings/listing-rows";
import type { Listing } from "@/lib/schemas/listing";
import type { LatLng } from "@/lib/shared/geo";

/**
 * The public listings behind these ids, in their order. One that left search since its id was read is left out, so
 * that nothing unapproved is shown.
 */
export async function hydrate(ids: readonly string[], from?: LatLng): Promise<Listing[]> {
  if (ids.length === 0) return [];
  const rows = await readListingRows(ids, from);
  return rows.filter((row) => row.isPublic).map(listingOf);
}
