import "server-only";
import { dropFiles, keepFiles, prepareFiles } from "@/lib/domain/system/stored-files";
import { db, type Prisma } from "@/lib/server/db";
import { encodePicture } from "@/lib/server/images";
import { errorFields, log } from "@/lib/server/log";
import { newStoredName } from "@/lib/server/storage/stored-names";
import type { UploadedFile } from "@/lib/server/uploads";
import { mediaFileName } from "@/lib/shared/media";

/** Pictures that are stored and belong to no listing yet; within an hour they belong to one, or are undone. */
export type StoredImages = {
  readonly mediaIds: readonly string[];
  /** Takes them away again; never throws: the janitor does what it could not. */
  readonly undo: () => Promise<void>;
};

/**
 * Stores the pictures of a listing in all widths, files first, then their rows (decisions.md section 3; security.md P7).
 * Call it before the transaction that attaches them.
 * @throws AppError VALIDATION_ERROR at the picture that cannot be read; UNAVAILABLE when they cannot be stored
 */
export async function storeListingImages(files: readonly UploadedFile[]): Promise<StoredImages> {
  const pictures = await prepareFiles(files, async ({ tempPath }) => ({
    id: newStoredName(),
    ...(await encodePicture(tempPath)),
  }));
  const toStore = pictures.flatMap(({ id, files: widths }) =>
    widths.map(({ width, content }) => ({
      key: mediaFileName(id, width),
      content,
      contentType: "image/webp",
    })),
  );
  const mediaIds = pictures.map(({ id }) => id);
  const undo = async () => {
    try {
      await db.media.deleteMany({ where: { id: { in: mediaIds } } });
    } catch (error) {
      return log.warn("pictures were not undone", errorFields(error)); // their rows name the files: those stay too
    }
    await dropFiles(toStore.map(({ key }) => key));
  };
  await keepFiles(toStore);
  try {
    await db.media.createMany({ data: pictures.map(({ id, width, height }) => ({ id, width, height })) });
  } catch (error) {
    await undo();
    throw error;
  }
  return { mediaIds, undo };
}

/** Gives a listing that has none its pictures, in this order. */
export async function attach(
  transaction: Prisma.TransactionClient,
  listingId: string,
  mediaIds: readonly string[],
): Promise<void> {
  await transaction.listingImage.createMany({
    data: mediaIds.map((mediaId, position) => ({ listingId, mediaId, position })),
  });
}
