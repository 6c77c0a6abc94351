import "server-only";
import { managedListingOf, readManagedRows } from "@/lib/domain/listings/listing-rows";
import type { ManagedListing } from "@/lib/schemas/listing";
import { MANAGED_PAGE_SIZE, type MyListingsQuery } from "@/lib/schemas/moderation";
import { db, Prisma } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/actor";
import { LISTING_STATUSES, type ListingStatus } from "@/lib/shared/listing-status";

/** The provider's own listings in any status, newest first (docs/product/api.md#lists). */
export async function listMyListings(
  actor: Actor<"provider">,
  { status, page = 1, limit = MANAGED_PAGE_SIZE }: MyListingsQuery = {},
): Promise<{ items: ManagedListing[]; total: number; page: number; limit: number }> {
  const ofStatus = status === undefined ? Prisma.empty : Prisma.sql`AND status = ${status}::listing_status`;
  const where = Prisma.sql`provider_user_id = ${actor.userId} ${ofStatus}`;
  const [[counted], rows] = await Promise.all([
    db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM listings WHERE ${where}`,
    db.$queryRaw<{ id: string }[]>`
      SELECT id FROM listings WHERE ${where} ORDER BY created_at DESC, id DESC
      LIMIT ${limit}::int OFFSET ${(page - 1) * limit}::int`,
  ]);
  const managed = await readManagedRows(rows.map(({ id }) => id));
  return { items: managed.map(managedListingOf), total: counted?.total ?? 0, page, limit };
}

/** How many listings the provider has in each status, for the tabs of My Listings. */
export async function countMyListings(actor: Actor<"provider">): Promise<Record<ListingStatus, number>> {
  const rows = await db.listing.groupBy({
    by: ["status"],
    where: { providerUserId: actor.userId },
    _count: { _all: true },
  });
  const of = (status: ListingStatus) => rows.find((row) => row.status === status)?._count._all ?? 0;
  return Object.fromEntries(LISTING_STATUSES.map((status) => [status, of(status)])) as Record<
    ListingStatus,
    number
  >;
}
