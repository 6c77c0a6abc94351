import "server-only";
import { countAll, countListings } from "@/lib/domain/listings/search/count-listings";
import { hydrate } from "@/lib/domain/listings/search/hydrate";
import { nearestFirst } from "@/lib/domain/listings/search/order";
import { pageIds } from "@/lib/domain/listings/search/page-query";
import type { Listing } from "@/lib/schemas/listing";
import { Prisma } from "@/lib/server/db";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";

const MOST = 4;

/**
 * Up to four other listings of the same subcategory, or of the same category when it has none, nearest to it first.
 * `distanceKm` is measured from the listing. Empty when there are no others.
 */
export async function similarListings(
  listing: Pick<Listing, "id" | "categoryId" | "subcategoryId" | "location">,
): Promise<Listing[]> {
  const { categoryId, subcategoryId } = listing;
  pageShows(subcategoryId === null ? pageTags.category(categoryId) : pageTags.subcategory(subcategoryId));
  const [lng, lat] = listing.location.coordinates;
  const where =
    listing.subcategoryId !== null
      ? Prisma.sql`s.subcategory_id = ${listing.subcategoryId}`
      : Prisma.sql`s.category_id = ${listing.categoryId}`;
  const [{ total }, scopeRows] = await Promise.all([countListings(where), countAll()]);
  const order = nearestFirst({ lat, lng });
  const ids = await pageIds({ where, order, total, scopeRows, offset: 0, limit: MOST + 1 });
  return hydrate(ids.filter((id) => id !== listing.id).slice(0, MOST), { lat, lng });
}
