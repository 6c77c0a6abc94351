import "server-only";
import { z } from "zod";
import { managedListingOf, readManagedRows } from "@/lib/domain/listings/listing-rows";
import type { ManagedListing } from "@/lib/schemas/listing";
import type { AdminListingsQuery } from "@/lib/schemas/managed-listings";
import { MANAGED_PAGE_SIZE } from "@/lib/shared/limits";
import { db, Prisma } from "@/lib/server/db";
import { readPage } from "@/lib/server/read-page";
import { rows } from "@/lib/server/rows";
import type { Actor } from "@/lib/shared/actor";
import { containing } from "@/lib/shared/like";

export type ManagedPage = { items: ManagedListing[]; total: number; page: number; limit: number };

/**
 * Up to so many matching rows are gathered and sorted; of more, the index of the order is walked. The planner guesses
 * how many there are, and walks all listings for a few; here they have just been counted.
 */
const GATHERED = 10_000;

function whereOf(query: AdminListingsQuery): Prisma.Sql {
  const { q, status, providerUserId, categoryId, subcategoryId, companyType, priceMin, priceMax } = query;
  const conditions = [
    q && Prisma.sql`name ILIKE ${containing(q)}`,
    status && Prisma.sql`status = ${status}::listing_status`,
    providerUserId && Prisma.sql`provider_user_id = ${providerUserId}`,
    categoryId && Prisma.sql`category_id = ${categoryId}`,
    subcategoryId && Prisma.sql`subcategory_id = ${subcategoryId}`,
    companyType &&
      Prisma.sql`provider_user_id IN (
        SELECT user_id FROM provider_profiles WHERE company_type = ${companyType}::company_type)`,
    priceMin !== undefined && Prisma.sql`price >= ${priceMin}::int`,
    priceMax !== undefined && Prisma.sql`price <= ${priceMax}::int`,
  ].filter((condition) => typeof condition === "object");
  return conditions.length === 0 ? Prisma.sql`true` : Prisma.join(conditions, " AND ");
}

/**
 * All listings in any status, for admins (docs/product/api.md#lists): those that wait for approval
 * oldest first, otherwise newest first; ties by id. The total is exact.
 */
export async function listAdminListings(
  _actor: Actor<"admin">,
  query: AdminListingsQuery,
): Promise<ManagedPage> {
  const { page = 1, limit = MANAGED_PAGE_SIZE } = query;
  const where = whereOf(query);
  const order =
    query.status === "pending_approval"
      ? Prisma.sql`created_at ASC, id ASC`
      : Prisma.sql`created_at DESC, id DESC`;
  const count = Prisma.sql`SELECT count(*)::int AS total FROM listings WHERE ${where}`;
  return readPage(db, { page, limit }, count, async (slice, total) => {
    // OFFSET 0 keeps the planner from merging the two steps.
    const gathered = total <= GATHERED ? Prisma.sql`OFFSET 0` : Prisma.empty;
    const found = await rows(db, z.object({ id: z.string() }))`
      SELECT id FROM (SELECT id, created_at FROM listings WHERE ${where} ${gathered}) AS matching
      ORDER BY ${order} ${slice}`;
    return (await readManagedRows(found.map(({ id }) => id))).map(managedListingOf);
  });
}
