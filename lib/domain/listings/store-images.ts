import "server-only";
import { z } from "zod";
import { dropFiles, keepFiles, prepareFiles } from "@/lib/domain/system/stored-files";
import { db, type Transaction } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { encodePicture } from "@/lib/server/images";
import { errorFields, log } from "@/lib/server/log";
import { newStoredName } from "@/lib/server/storage/stored-names";
import type { UploadedFile } from "@/lib/server/uploads";
import { AppError, fieldError } from "@/lib/shared/errors";
import { MEDIA_WIDTHS, mediaFileName } from "@/lib/shared/media";

/** Pictures that are stored and belong to no listing yet; within an hour they belong to one, or are undone. */
export type StoredImages = {
  readonly mediaIds: readonly string[];
  /** Takes them away again; never throws: the janitor does what it could not. */
  readonly undo: () => Promise<void>;
};

/** A picture whose files are kept, as its row is to say; `width` and `height` are those of the largest, px. */
export type KeptPicture = { readonly id: string; readonly width: number; readonly height: number };

/**
 * Keeps the files of pictures in all widths; their rows come after them (docs/product/listings.md#pictures,
 * docs/security.md#uploads-and-files).
 * @throws AppError VALIDATION_ERROR at the picture that cannot be read; UNAVAILABLE when they cannot be stored
 */
export async function keepPictures(files: readonly UploadedFile[]): Promise<KeptPicture[]> {
  const pictures = await prepareFiles(files, async ({ tempPath }) => ({
    id: newStoredName(),
    ...(await encodePicture(tempPath)),
  }));
  await keepFiles(
    pictures.flatMap(({ id, files: widths }) =>
      widths.map(({ width, content }) => ({
        key: mediaFileName(id, width),
        content,
        contentType: "image/webp",
      })),
    ),
  );
  return pictures.map(({ id, width, height }) => ({ id, width, height }));
}

/** Deletes the files of pictures that have no row, or none any more. Never throws: the janitor does what it could not. */
export const dropPictures = (ids: readonly string[]): Promise<void> =>
  dropFiles(ids.flatMap((id) => MEDIA_WIDTHS.map((width) => mediaFileName(id, width))));

/**
 * Stores the pictures of a listing in all widths, files first, then their rows. Call it before the transaction that
 * attaches them.
 * @throws AppError VALIDATION_ERROR at the picture that cannot be read; UNAVAILABLE when they cannot be stored
 */
export async function storeListingImages(files: readonly UploadedFile[]): Promise<StoredImages> {
  const pictures = await keepPictures(files);
  const mediaIds = pictures.map(({ id }) => id);
  const undo = async () => {
    try {
      await db.media.deleteMany({ where: { id: { in: mediaIds } } });
    } catch (error) {
      return log.warn("pictures were not undone", errorFields(error)); // their rows name the files: those stay too
    }
    await dropPictures(mediaIds);
  };
  try {
    await db.media.createMany({ data: pictures });
  } catch (error) {
    await undo();
    throw error;
  }
  return { mediaIds, undo };
}

/**
 * Makes uploaded pictures those of the listing that names them; from then on they may go to no other.
 * @param named ids in the order of the form's `field`
 * @param present those the listing has already
 * @throws AppError VALIDATION_ERROR at each (`pictures.1`) that is not the owner's, belongs to a listing, or is gone
 */
export async function claimPictures(
  tx: Transaction,
  ownerUserId: string,
  { field, named, present = [] }: { field: string; named: readonly string[]; present?: readonly string[] },
): Promise<void> {
  const wanted = named.filter((id) => !present.includes(id));
  if (wanted.length === 0) return;
  const claimed = await rows(tx, z.object({ id: z.string() }))`
    UPDATE media SET claimed_at = clock_timestamp()
    WHERE id = ANY (${wanted}::text[]) AND owner_user_id = ${ownerUserId} AND claimed_at IS NULL
    RETURNING id`;
  const ours = new Set([...present, ...claimed.map(({ id }) => id)]);
  const errors = named.flatMap((id, index) =>
    ours.has(id) ? [] : [fieldError(`${field}.${index}`, "pictureGone")],
  );
  if (errors.length > 0) throw new AppError("VALIDATION_ERROR", "pictureGone", errors);
}

/** Gives a listing that has none its pictures, in this order. */
export async function attach(tx: Transaction, listingId: string, mediaIds: readonly string[]): Promise<void> {
  await tx.listingImage.createMany({
    data: mediaIds.map((mediaId, position) => ({ listingId, mediaId, position })),
  });
}
