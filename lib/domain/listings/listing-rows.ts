import "server-only";
import { z } from "zod";
import { distanceKmOf } from "@/lib/domain/listings/search/distance";
import type { Listing, ManagedListing } from "@/lib/schemas/listing";
import { db, Prisma, type Transaction } from "@/lib/server/db";
import { readingDb } from "@/lib/server/reading";
import { plannedRows, rows } from "@/lib/server/rows";
import { COMPANY_TYPES } from "@/lib/shared/company-type";
import { notFound } from "@/lib/shared/errors";
import type { LatLng } from "@/lib/shared/geo";
import { ARCHIVERS, LISTING_STATUSES } from "@/lib/shared/listing-status";
import { mediaUrl } from "@/lib/shared/media";
import { PRICE_UNITS } from "@/lib/shared/price-unit";

const CategoryFacts = z.object({ id: z.string(), name: z.string(), slug: z.string() });

/** The select of every listing that leaves the database: what may be public, and two facts that decide whether it is. */
const ListingRow = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number().nullable(),
  priceUnit: z.enum(PRICE_UNITS).nullable(),
  from: z.boolean(),
  description: z.string(),
  phoneNumber: z.string().nullable(),
  address: z.string(),
  city: z.string().nullable(),
  stateCode: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
  maxRadiusKm: z.number().nullable(),
  tags: z.array(z.string()),
  status: z.enum(LISTING_STATUSES),
  createdAt: z.date(),
  publishedAt: z.date().nullable(),
  providerUserId: z.string(),
  category: CategoryFacts,
  subcategory: CategoryFacts.nullable(),
  company: z
    .object({
      name: z.string(),
      type: z.enum(COMPANY_TYPES).nullable(),
      phoneNumber: z.string().nullable(),
      importSource: z.string().nullable(),
    })
    .nullable(),
  images: z.array(z.object({ id: z.string(), width: z.number(), height: z.number() })),
  distanceKm: z.number().nullable(),
  /** Whether search has it: approved, and its provider is not disabled. */
  isPublic: z.boolean(),
  isProviderDisabled: z.boolean(),
});
export type ListingRow = z.output<typeof ListingRow>;

/** What a listing's owner and admins know besides. */
const ManagedRow = ListingRow.extend({
  providerEmail: z.string().nullable(),
  rejectionReason: z.string().nullable(),
  archivedBy: z.enum(ARCHIVERS).nullable(),
  updatedAt: z.date(),
});
export type ManagedRow = z.output<typeof ManagedRow>;

/** Whose archive it is, of the table `listing`; where nobody knows, the admin's: it is looked at again. */
export const ARCHIVED_BY = Prisma.sql`
  CASE WHEN listing.status <> 'archived' THEN NULL
       WHEN listing.archived_by = listing.provider_user_id THEN 'owner' ELSE 'admin' END`;

const MANAGED_COLUMNS = Prisma.sql`,
      listing.rejection_reason AS "rejectionReason", ${ARCHIVED_BY} AS "archivedBy", listing.updated_at AS "updatedAt",
      (SELECT email FROM users WHERE id = listing.provider_user_id) AS "providerEmail"`;

/**
 * What belongs to a listing stands in subqueries, not joins: seven joined tables take the planner longer to order than
 * everything else takes to run. The ids do, too, so that the planner does not see how few they are: of fewer than it expects it
 * plans each time.
 */
const selectRows = (ids: readonly string[], more: Prisma.Sql, from?: LatLng): Prisma.Sql => Prisma.sql`
    SELECT
      listing.id, listing.name, listing.price, listing.price_unit::text AS "priceUnit",
      listing.price_from AS "from", listing.description, listing.phone_number AS "phoneNumber",
      listing.address, listing.city, listing.state_code AS "stateCode", listing.lat, listing.lng,
      listing.max_radius_km AS "maxRadiusKm", listing.tags, listing.status::text AS status,
      listing.created_at AS "createdAt", listing.published_at AS "publishedAt",
      listing.provider_user_id AS "providerUserId",
      (SELECT json_build_object('id', id, 'name', name, 'slug', slug)
       FROM categories WHERE id = listing.category_id) AS category,
      (SELECT json_build_object('id', id, 'name', name, 'slug', slug)
       FROM subcategories WHERE id = listing.subcategory_id) AS subcategory,
      (SELECT json_build_object('name', company_name, 'type', company_type, 'phoneNumber', phone_number,
                                'importSource', import_source)
       FROM provider_profiles WHERE user_id = listing.provider_user_id) AS company,
      (SELECT coalesce(json_agg(json_build_object('id', media.id, 'width', media.width, 'height', media.height)
                                ORDER BY image.position), '[]')
       FROM listing_images AS image JOIN media ON media.id = image.media_id
       WHERE image.listing_id = listing.id) AS images,
      ${from ? distanceKmOf(from) : Prisma.sql`NULL::float8`} AS "distanceKm",
      s.listing_id IS NOT NULL AS "isPublic",
      (SELECT disabled_at IS NOT NULL FROM users WHERE id = listing.provider_user_id) AS "isProviderDisabled"${more}
    FROM unnest((SELECT ${[...ids]}::text[])) WITH ORDINALITY AS asked (id, position)
    JOIN listings AS listing ON listing.id = asked.id
    LEFT JOIN listing_search AS s ON s.listing_id = listing.id
    ORDER BY asked.position`;

/**
 * The rows of these listings, in the order of the ids; an unknown id has none.
 * @param from where `distanceKm` is measured from; without it, it is null
 */
export const readListingRows = (ids: readonly string[], from?: LatLng): Promise<ListingRow[]> =>
  plannedRows(readingDb, ListingRow)`${selectRows(ids, Prisma.empty, from)}`;

/**
 * The same with what only the owner and admins may know: for their lists, and for the answer of what they do.
 * @param client the transaction that wrote, so that the answer is what was written
 */
export const readManagedRows = (ids: readonly string[], tx: Transaction = db): Promise<ManagedRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : rows(tx, ManagedRow)`${selectRows(ids, MANAGED_COLUMNS)}`;

/** Millimetres: the last bits of a distance differ between equal distances computed in two ways. */
const roundKm = (km: number): number => Math.round(km * 1e6) / 1e6;

/** A row as everything outside the domain sees it (docs/product/api.md#answers). */
export function listingOf(row: ListingRow): Listing {
  const { category, subcategory, company } = row;
  return {
    _id: row.id,
    id: row.id,
    name: row.name,
    price: row.price,
    priceUnit: row.priceUnit,
    from: row.from,
    description: row.description,
    phoneNumber: row.phoneNumber,
    address: row.address,
    city: row.city,
    stateCode: row.stateCode,
    location: { type: "Point", coordinates: [row.lng, row.lat] },
    categoryId: category.id,
    subcategoryId: subcategory?.id ?? null,
    category: { _id: category.id, ...category },
    subcategory: subcategory && { _id: subcategory.id, ...subcategory },
    companyType: company?.type ?? null,
    maxRadiusKm: row.maxRadiusKm,
    images: row.images.map(({ id, width, height }) => ({ url: mediaUrl(id, 1280), width, height })),
    tags: row.tags,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    providerUserId: row.providerUserId,
    provider: {
      providerProfile: {
        companyName: company?.name ?? "",
        companyType: company?.type ?? null,
        phoneNumber: company?.phoneNumber ?? null,
      },
    },
    source: company?.importSource ?? null,
    distanceKm: row.distanceKm === null ? null : roundKm(row.distanceKm),
  };
}

/** A row as its owner and admins see it. */
export function managedListingOf(row: ManagedRow): ManagedListing {
  const listing = listingOf(row);
  return {
    ...listing,
    provider: { email: row.providerEmail, ...listing.provider },
    rejectionReason: row.rejectionReason,
    archivedBy: row.archivedBy,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/**
 * One listing as its owner and admins see it, read by the transaction that wrote it.
 * @throws AppError NOT_FOUND when there is none
 */
export async function readManagedListing(id: string, tx: Transaction = db): Promise<ManagedListing> {
  const [row] = await readManagedRows([id], tx);
  if (!row) throw notFound();
  return managedListingOf(row);
}
