import "server-only";
import { hydrate } from "@/lib/domain/listings/search/hydrate";
import { nearestFirst } from "@/lib/domain/listings/search/order";
import type { Listing } from "@/lib/schemas/listing";
import { db, Prisma } from "@/lib/server/db";

const MOST = 4;

/**
 * Up to four other listings of the same subcategory, or of the same category when it has none, nearest to it first.
 * `distanceKm` is measured from the listing. Empty when nothing fits.
 */
export async function similarListings(
  listing: Pick<Listing, "id" | "categoryId" | "subcategoryId" | "location">,
): Promise<Listing[]> {
  const [lng, lat] = listing.location.coordinates;
  const { key, by } = nearestFirst({ lat, lng });
  const alike =
    listing.subcategoryId !== null
      ? Prisma.sql`s.subcategory_id = ${listing.subcategoryId}`
      : Prisma.sql`s.category_id = ${listing.categoryId}`;
  const rows = await db.$queryRaw<{ listing_id: string }[]>`
    SELECT listing_id FROM (
      SELECT s.listing_id, ${key} AS key FROM listing_search AS s WHERE ${alike} AND s.listing_id <> ${listing.id}
    ) AS alike
    ORDER BY ${by} LIMIT ${MOST}::int`;
  return hydrate(
    rows.map((row) => row.listing_id),
    { lat, lng },
  );
}
