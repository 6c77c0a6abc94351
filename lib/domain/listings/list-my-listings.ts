import "server-only";
import { z } from "zod";
import { managedListingOf, readManagedRows } from "@/lib/domain/listings/listing-rows";
import type { ManagedListing } from "@/lib/schemas/listing";
import { MANAGED_PAGE_SIZE } from "@/lib/shared/limits";
import type { MyListingsQuery } from "@/lib/schemas/managed-listings";
import { db, Prisma } from "@/lib/server/db";
import { readPage } from "@/lib/server/read-page";
import { rows } from "@/lib/server/rows";
import type { Actor } from "@/lib/shared/actor";
import { LISTING_STATUSES, type ListingStatus } from "@/lib/shared/listing-status";

/** The provider's own listings in any status, newest first (docs/product/api.md#lists). */
export async function listMyListings(
  actor: Actor<"provider">,
  { status, page = 1, limit = MANAGED_PAGE_SIZE }: MyListingsQuery = {},
): Promise<{ items: ManagedListing[]; total: number; page: number; limit: number }> {
  const ofStatus = status === undefined ? Prisma.empty : Prisma.sql`AND status = ${status}::listing_status`;
  const where = Prisma.sql`provider_user_id = ${actor.userId} ${ofStatus}`;
  const count = Prisma.sql`SELECT count(*)::int AS total FROM listings WHERE ${where}`;
  return readPage(db, { page, limit }, count, async (slice) => {
    const found = await rows(db, z.object({ id: z.string() }))`
      SELECT id FROM listings WHERE ${where} ORDER BY created_at DESC, id DESC ${slice}`;
    return (await readManagedRows(found.map(({ id }) => id))).map(managedListingOf);
  });
}

/** How many listings the provider has in each status, for the tabs of My Listings. */
export async function countMyListings(actor: Actor<"provider">): Promise<Record<ListingStatus, number>> {
  const found = await db.listing.groupBy({
    by: ["status"],
    where: { providerUserId: actor.userId },
    _count: { _all: true },
  });
  const of = (status: ListingStatus) => found.find((row) => row.status === status)?._count._all ?? 0;
  return Object.fromEntries(LISTING_STATUSES.map((status) => [status, of(status)])) as Record<
    ListingStatus,
    number
  >;
}
