import "server-only";
import { z } from "zod";
import { dropPictures, keepPictures } from "@/lib/domain/listings/store-images";
import type { UploadedPicture } from "@/lib/schemas/listing";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import type { UploadedFile } from "@/lib/server/uploads";
import type { Actor } from "@/lib/shared/actor";
import { invalid } from "@/lib/shared/errors";
import { mediaUrl } from "@/lib/shared/media";
import { MAX_WAITING_PICTURES } from "@/lib/shared/upload";

const Row = z.object({ id: z.string(), width: z.number(), height: z.number() });
type Row = z.output<typeof Row>;

const pictureOf = ({ id, width, height }: Row): UploadedPicture => ({
  id,
  url: mediaUrl(id, 1280),
  width,
  height,
});

/** The picture a provider uploaded with this key. */
const uploadedWith = (ownerUserId: string, idempotencyKey: string): Promise<Row | null> =>
  db.media.findUnique({
    where: { ownerUserId_idempotencyKey: { ownerUserId, idempotencyKey } },
    select: { id: true, width: true, height: true },
  });

/**
 * Stores one picture before the listing that will name it; only its owner may name it, and the janitor takes it after
 * 24 hours. Of more than 40 that wait the oldest go: what was tried and replaced stands in nobody's way.
 * @param files exactly one, JPEG or PNG
 * @param idempotencyKey a key sent again answers the picture it stored, whatever comes with it
 * @throws AppError VALIDATION_ERROR at `picture` when there is none, or it cannot be read; UNAVAILABLE
 */
export async function uploadPicture(
  { userId }: Actor<"provider">,
  files: readonly UploadedFile[],
  idempotencyKey: string | null,
): Promise<UploadedPicture> {
  const before = idempotencyKey === null ? null : await uploadedWith(userId, idempotencyKey);
  if (before !== null) return pictureOf(before);
  if (files.length === 0) throw invalid("picture", "pictureMissing");
  // When the insert fails, nobody knows whether it was committed: the files stay, and the janitor looks.
  const [kept] = (await keepPictures(files)) as [Row];
  const [inserted] = await rows(db, Row)`
    INSERT INTO media (id, width, height, owner_user_id, idempotency_key)
    VALUES (${kept.id}, ${kept.width}, ${kept.height}, ${userId}, ${idempotencyKey})
    ON CONFLICT (owner_user_id, idempotency_key) DO NOTHING
    RETURNING id, width, height`;
  if (inserted === undefined) {
    // The same upload, sent twice at once: the other one was faster.
    await dropPictures([kept.id]);
    const first = idempotencyKey === null ? null : await uploadedWith(userId, idempotencyKey);
    if (first === null) throw new Error("a picture was refused as a repetition, and there is no first one");
    return pictureOf(first);
  }
  await dropOldest(userId);
  return pictureOf(inserted);
}

async function dropOldest(ownerUserId: string): Promise<void> {
  const gone = await rows(db, z.object({ id: z.string() }))`
    DELETE FROM media WHERE claimed_at IS NULL AND id IN (
      SELECT id FROM media WHERE owner_user_id = ${ownerUserId} AND claimed_at IS NULL
      ORDER BY created_at DESC, id OFFSET ${MAX_WAITING_PICTURES})
    RETURNING id`;
  if (gone.length > 0) await dropPictures(gone.map(({ id }) => id));
}
