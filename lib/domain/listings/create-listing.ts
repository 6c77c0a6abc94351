import "server-only";
import { z } from "zod";
import { checkCategoryChoice } from "@/lib/domain/listings/category-choice";
import { readManagedListing } from "@/lib/domain/listings/listing-rows";
import { attach, claimPictures, storeListingImages } from "@/lib/domain/listings/store-images";
import { cityAndStateAt } from "@/lib/domain/places/nearest-place";
import type { ManagedListing } from "@/lib/schemas/listing";
import type { CreateListingFields } from "@/lib/schemas/listing-form";
import { db, type Transaction } from "@/lib/server/db";
import { oneAtATime } from "@/lib/server/one-at-a-time";
import { rows } from "@/lib/server/rows";
import type { UploadedFile } from "@/lib/server/uploads";
import type { Actor } from "@/lib/shared/actor";
import { AppError, invalid } from "@/lib/shared/errors";
import { MAX_NEW_LISTING_IMAGES } from "@/lib/shared/upload";

/** The listing a provider made with this key, as it is now. */
async function madeWith(providerUserId: string, idempotencyKey: string): Promise<ManagedListing | null> {
  const made = await db.listing.findUnique({
    where: { providerUserId_idempotencyKey: { providerUserId, idempotencyKey } },
    select: { id: true },
  });
  return made && readManagedListing(made.id);
}

/**
 * Submits a listing for approval (docs/product/listings.md#life, docs/product/listings.md#fields). City and state are
 * those of the nearest place.
 * @param files JPEG or PNG, in their order, put after the uploaded `pictures`; at most 3 together
 * @param idempotencyKey a key sent again answers the listing it made, however the request differs
 * (docs/product/api.md#sending-twice)
 * @throws AppError VALIDATION_ERROR at `categoryId`, `subcategoryId` or the picture that cannot be read (`images.1`) or is gone
 *   (`pictures.0`)
 */
export async function createListing(
  actor: Actor<"provider">,
  fields: CreateListingFields,
  files: readonly UploadedFile[],
  idempotencyKey: string | null,
): Promise<ManagedListing> {
  if (idempotencyKey === null) return submit(actor, fields, files, null);
  // A form sent twice at once waits here, before the work on its pictures. Over processes the insert decides.
  return oneAtATime(
    `listing ${actor.userId} ${idempotencyKey}`,
    async () =>
      (await madeWith(actor.userId, idempotencyKey)) ?? submit(actor, fields, files, idempotencyKey),
  );
}

async function submit(
  actor: Actor<"provider">,
  fields: CreateListingFields,
  files: readonly UploadedFile[],
  idempotencyKey: string | null,
): Promise<ManagedListing> {
  const { locationLat: lat, locationLng: lng, categoryId, subcategoryId = null, pictures = [] } = fields;
  if (pictures.length + files.length > MAX_NEW_LISTING_IMAGES) throw invalid("images", "imageCount");
  await checkCategoryChoice({ categoryId, subcategoryId });
  const { city, stateCode } = await cityAndStateAt({ lat, lng });
  const images = await storeListingImages(files);
  const insert = async (tx: Transaction) => {
    const [row] = await rows(tx, z.object({ id: z.string() }))`
      INSERT INTO listings (provider_user_id, idempotency_key, category_id, subcategory_id, name, description, price,
                            price_unit, price_from, phone_number, address, city, state_code, lat, lng, max_radius_km, tags)
      VALUES (${actor.userId}, ${idempotencyKey}, ${categoryId}, ${subcategoryId}, ${fields.name},
              ${fields.description}, ${fields.price ?? null}::int,
              ${fields.priceUnit ?? null}::price_unit, ${fields.from ?? false}, ${fields.phoneNumber},
              ${fields.address}, ${city}, ${stateCode}, ${lat}::float8, ${lng}::float8, ${fields.maxRadiusKm ?? null}::int,
              ${fields.tags ?? []}::text[])
      ON CONFLICT (provider_user_id, idempotency_key) DO NOTHING
      RETURNING id`;
    if (row === undefined) return null;
    await claimPictures(tx, actor.userId, { field: "pictures", named: pictures });
    await attach(tx, row.id, [...pictures, ...images.mediaIds]);
    return readManagedListing(row.id, tx);
  };
  const made = await db.$transaction(insert).catch(async (error: unknown) => {
    // Of another failure nobody knows whether it was committed: the pictures stay, and the janitor looks.
    if (error instanceof AppError) await images.undo();
    throw error;
  });
  if (made !== null) return made;
  await images.undo();
  const first = idempotencyKey === null ? null : await madeWith(actor.userId, idempotencyKey);
  if (first === null) throw new Error("a listing was refused as a repetition, and there is no first one");
  return first;
}
