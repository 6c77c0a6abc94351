import "server-only";
import { z } from "zod";
import { checkCategoryChoice } from "@/lib/domain/listings/category-choice";
import { statusConflict, versionConflict } from "@/lib/domain/listings/current-status";
import { NEXT_VERSION } from "@/lib/domain/listings/listing-version";
import { readManagedListing } from "@/lib/domain/listings/listing-rows";
import { attach, claimPictures, storeListingImages } from "@/lib/domain/listings/store-images";
import { cityAndStateAt } from "@/lib/domain/places/nearest-place";
import { type ManagedListing, PriceFields } from "@/lib/schemas/listing";
import type { UpdateListingFields } from "@/lib/schemas/listing-form";
import { db, type Transaction } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import type { UploadedFile } from "@/lib/server/uploads";
import type { Actor } from "@/lib/shared/actor";
import { AppError, invalid, notFound } from "@/lib/shared/errors";
import { LISTING_STATUSES } from "@/lib/shared/listing-status";
import type { Price } from "@/lib/shared/price-unit";
import { MAX_LISTING_IMAGES } from "@/lib/shared/upload";

/**
 * What of a listing a change depends on. Its row is locked: nobody decides on it, or changes it, meanwhile. Whoever only
 * refers to it (search's row, when its provider is enabled) need not wait: that one holds the provider, which we need.
 */
const Locked = PriceFields.extend({
  status: z.enum(LISTING_STATUSES),
  updatedAt: z.date(),
  categoryId: z.string(),
  subcategoryId: z.string().nullable(),
});
type Current = Readonly<z.output<typeof Locked>> & { readonly mediaIds: readonly string[] };

async function lock(tx: Transaction, providerUserId: string, id: string): Promise<Current> {
  const [listing] = await rows(tx, Locked)`
    SELECT status::text AS status, category_id AS "categoryId", subcategory_id AS "subcategoryId", price,
           price_unit::text AS "priceUnit", price_from AS "from", date_trunc('milliseconds', updated_at) AS "updatedAt"
    FROM listings WHERE id = ${id} AND provider_user_id = ${providerUserId} FOR NO KEY UPDATE`;
  if (listing === undefined) throw notFound();
  // A statement of its own: the one that waited for the lock would see the pictures as they were before.
  const images = await tx.listingImage.findMany({
    where: { listingId: id },
    orderBy: { position: "asc" },
    select: { mediaId: true },
  });
  return { ...listing, mediaIds: images.map(({ mediaId }) => mediaId) };
}

/** The pictures afterwards: those named, which are the listing's or become it, then the new ones. */
async function imagesAfter(
  tx: Transaction,
  ownerUserId: string,
  current: Current,
  keep: readonly string[] | undefined,
  added: readonly string[],
): Promise<string[]> {
  const kept = keep ?? current.mediaIds;
  if (kept.length + added.length > MAX_LISTING_IMAGES) throw invalid("images", "imageCountOfListing");
  await claimPictures(tx, ownerUserId, {
    field: "keepImages",
    named: kept,
    present: current.mediaIds,
  });
  return [...kept, ...added];
}

/** Where it is filed afterwards. Another category takes its subcategory anew; the same choice is never judged again. */
async function choiceAfter(tx: Transaction, current: Current, fields: UpdateListingFields) {
  const categoryId = fields.categoryId ?? current.categoryId;
  const isSameCategory = categoryId === current.categoryId;
  const subcategoryId = fields.subcategoryId ?? (isSameCategory ? current.subcategoryId : null);
  const isSame = isSameCategory && subcategoryId === current.subcategoryId;
  if (!isSame) await checkCategoryChoice({ categoryId, subcategoryId }, tx);
  return { categoryId, subcategoryId };
}

/** What it costs afterwards. On request there is no unit; a unit that is sent needs a price. */
function priceAfter(current: Price, fields: UpdateListingFields): Price {
  const price = fields.priceOnRequest ? null : (fields.price ?? current.price);
  if (price !== null) {
    const priceUnit = fields.priceUnit === undefined ? current.priceUnit : fields.priceUnit;
    return { price, priceUnit, from: fields.from ?? current.from };
  }
  if (fields.priceUnit) throw invalid("priceUnit", "unitNeedsPrice");
  if (fields.from) throw invalid("from", "unitNeedsPrice");
  return { price, priceUnit: null, from: false };
}

/** City and state of the new point; null when it does not move. Half a point is none. */
async function placeAfter({ locationLat: lat, locationLng: lng }: UpdateListingFields) {
  if (lat === undefined && lng === undefined) return null;
  if (lat === undefined) throw invalid("locationLat", "latitudeRange");
  if (lng === undefined) throw invalid("locationLng", "longitudeRange");
  return { lat, lng, ...(await cityAndStateAt({ lat, lng })) };
}

/**
 * Changes a listing of one's own (docs/product/listings.md#life). Only what differs counts as a change. A pending one
 * stays
 * pending, a rejected one is submitted again, whatever changes. Of an approved one price, phone, radius and tags change
 * in place; anything else sends it to approval, out of search. `published_at` never moves. Pictures that leave it are
 * the janitor's.
 * @param files new pictures, put after those that stay; at most 8 together
 * @throws AppError NOT_FOUND when it is unknown or somebody else's; CONFLICT when it is archived, or at `updatedAt` when that is
 *   not its version any more; VALIDATION_ERROR at
 *   the field that is wrong
 */
export async function updateListing(
  actor: Actor<"provider">,
  id: string,
  fields: UpdateListingFields,
  files: readonly UploadedFile[],
): Promise<ManagedListing> {
  const place = await placeAfter(fields);
  const images = await storeListingImages(files);
  try {
    return await db.$transaction(async (tx) => {
      const current = await lock(tx, actor.userId, id);
      if (current.status === "archived") throw statusConflict(current.status);
      const { updatedAt: seen } = fields;
      if (seen !== undefined && Date.parse(seen) !== current.updatedAt.getTime())
        throw versionConflict(current.updatedAt);
      const mediaIds = await imagesAfter(tx, actor.userId, current, fields.keepImages, images.mediaIds);
      const { price, priceUnit, from } = priceAfter(current, fields);
      const choice = await choiceAfter(tx, current, fields);
      const hasOtherImages = mediaIds.join() !== current.mediaIds.join();
      await tx.$executeRaw`
        WITH next AS (
          SELECT
            coalesce(${fields.name ?? null}, name) AS name,
            coalesce(${fields.description ?? null}, description) AS description,
            coalesce(${fields.address ?? null}, address) AS address,
            ${choice.categoryId}::text AS category_id, ${choice.subcategoryId}::text AS subcategory_id,
            coalesce(${place?.lat ?? null}::float8, lat) AS lat, coalesce(${place?.lng ?? null}::float8, lng) AS lng,
            ${price}::int AS price, ${priceUnit}::price_unit AS price_unit, ${from}::boolean AS price_from,
            coalesce(${fields.phoneNumber ?? null}, phone_number) AS phone_number,
            coalesce(${fields.tags ?? null}::text[], tags) AS tags,
            CASE WHEN ${fields.maxRadiusKm === undefined} THEN max_radius_km ELSE ${fields.maxRadiusKm ?? null}::int END
              AS max_radius_km
          FROM listings WHERE id = ${id}
        ), compared AS (
          SELECT next.*,
            (next.lat, next.lng) IS DISTINCT FROM (listing.lat, listing.lng) AS is_moved,
            ${hasOtherImages} OR
              (next.name, next.description, next.address, next.category_id, next.subcategory_id, next.lat, next.lng)
              IS DISTINCT FROM (listing.name, listing.description, listing.address, listing.category_id,
                                listing.subcategory_id, listing.lat, listing.lng) AS is_other_in_substance,
            (next.price, next.price_unit, next.price_from, next.phone_number, next.tags, next.max_radius_km)
              IS DISTINCT FROM (listing.price, listing.price_unit, listing.price_from, listing.phone_number,
                                listing.tags, listing.max_radius_km)
              AS is_other_in_place
          FROM next, listings AS listing WHERE listing.id = ${id}
        )
        UPDATE listings AS listing SET
          name = c.name, description = c.description, address = c.address, category_id = c.category_id,
          subcategory_id = c.subcategory_id, lat = c.lat, lng = c.lng, price = c.price,
          price_unit = c.price_unit, price_from = c.price_from,
          phone_number = c.phone_number, tags = c.tags, max_radius_km = c.max_radius_km,
          city = CASE WHEN is_moved THEN ${place?.city ?? null} ELSE listing.city END,
          state_code = CASE WHEN is_moved THEN ${place?.stateCode ?? null} ELSE listing.state_code END,
          status = CASE WHEN listing.status = 'approved' AND NOT is_other_in_substance THEN listing.status
                        ELSE 'pending_approval' END,
          rejection_reason = NULL,
          updated_at = ${NEXT_VERSION}
        FROM compared AS c
        WHERE listing.id = ${id} AND listing.status <> 'archived'
          AND (listing.status = 'rejected' OR is_other_in_substance OR is_other_in_place)`;
      if (hasOtherImages) {
        await tx.listingImage.deleteMany({ where: { listingId: id } });
        await attach(tx, id, mediaIds);
      }
      return readManagedListing(id, tx);
    });
  } catch (error) {
    // Of another failure nobody knows whether it was committed: the pictures stay, and the janitor looks.
    if (error instanceof AppError) await images.undo();
    throw error;
  }
}
