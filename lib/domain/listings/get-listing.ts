import "server-only";
import { listingOf, readListingRows } from "@/lib/domain/listings/listing-rows";
import type { Listing } from "@/lib/schemas/listing";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";
import type { Actor } from "@/lib/shared/actor";
import { AppError, notFound } from "@/lib/shared/errors";

/**
 * One listing: approved for everyone, in any status for its owner and admins (docs/product/api.md#answers).
 * @param id well formed; an unknown one is not found
 * @throws AppError GONE when it is archived; NOT_FOUND when it is unknown, not approved, or its provider is disabled
 */
export async function getListing(actor: Actor | null, id: string): Promise<Listing> {
  pageShows(pageTags.listing(id));
  const [row] = await readListingRows([id]);
  if (!row) throw notFound();
  const mayAlwaysSee = actor !== null && (actor.role === "admin" || actor.userId === row.providerUserId);
  if (row.isPublic || mayAlwaysSee) return listingOf(row);
  if (row.status === "archived" && !row.isProviderDisabled) throw new AppError("GONE", "listingGone");
  throw notFound();
}
