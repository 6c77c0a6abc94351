import "server-only";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { pageOfRows, type PageRow, readPageRows } from "@/lib/domain/listings/company-pages/page-rows";
import { storeListingImages } from "@/lib/domain/listings/store-images";
import type { CompanyPage, SavePageFields } from "@/lib/schemas/company-page";
import { db, type Transaction } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import type { UploadedFile } from "@/lib/server/uploads";
import type { Actor } from "@/lib/shared/actor";
import { MAX_PAGE_PHOTOS } from "@/lib/shared/company-page";
import { AppError, invalid, notFound } from "@/lib/shared/errors";

/** What is stored of a version; without one, nothing. */
const storedOf = (row: PageRow | undefined) => ({
  about: row?.about ?? "",
  openingHours: row?.openingHours ?? {},
  languages: row?.languages ?? [],
  paymentModes: row?.paymentModes ?? [],
  mediaIds: row?.photos.map(({ id }) => id) ?? [],
});
type Stored = ReturnType<typeof storedOf>;

/** The photos afterwards: those that stay, then the new ones. */
function photosAfter(
  current: readonly string[],
  keep: readonly string[] | undefined,
  added: readonly string[],
) {
  const kept = keep ?? current;
  if (!kept.every((id) => current.includes(id))) throw invalid("keepPhotos", "photoOfOther");
  if (kept.length + added.length > MAX_PAGE_PHOTOS) throw invalid("photos", "photoCount");
  return [...kept, ...added];
}

/** The version that is not shown becomes this one, and waits for approval. */
async function submit(tx: Transaction, userId: string, next: Stored): Promise<void> {
  const hours = JSON.stringify(next.openingHours);
  const [draft] = await rows(tx, z.object({ id: z.string() }))`
    INSERT INTO company_pages (provider_user_id, about, opening_hours, languages, payment_modes, submitted_at, updated_at)
    VALUES (${userId}, ${next.about}, ${hours}::jsonb, ${next.languages}::text[], ${next.paymentModes}::text[],
            date_trunc('milliseconds', clock_timestamp()), date_trunc('milliseconds', clock_timestamp()))
    ON CONFLICT (provider_user_id) WHERE status <> 'approved' DO UPDATE SET
      about = excluded.about, opening_hours = excluded.opening_hours, languages = excluded.languages,
      payment_modes = excluded.payment_modes, status = 'pending_approval', rejection_reason = NULL,
      -- Who mends what waits keeps their place in the queue.
      submitted_at = CASE company_pages.status WHEN 'rejected' THEN excluded.submitted_at
                          ELSE company_pages.submitted_at END,
      updated_at = excluded.updated_at
    RETURNING id`;
  const { id: pageId } = draft!;
  await tx.companyPagePhoto.deleteMany({ where: { pageId } });
  await tx.companyPagePhoto.createMany({
    data: next.mediaIds.map((mediaId, position) => ({ pageId, position, mediaId })),
  });
}

/**
 * Changes what a company says of itself: over what waits, else over what is shown, a version that waits for an admin's
 * look; until then the page shows what it showed (docs/product/listings.md#company-pages). What differs in nothing is
 * not submitted,
 * but for one that was turned down.
 * @param files new photos, put after those that stay; at most 6 together
 * @throws AppError NOT_FOUND without a profile; VALIDATION_ERROR at the field that is wrong
 */
export async function saveMyPage(
  actor: Actor<"provider">,
  { keepPhotos, ...fields }: SavePageFields,
  files: readonly UploadedFile[],
): Promise<CompanyPage> {
  const images = await storeListingImages(files);
  try {
    return await db.$transaction(async (tx) => {
      // One change of a page after the other.
      const locked = await rows(tx, z.unknown())`
        SELECT 1 FROM provider_profiles WHERE user_id = ${actor.userId} FOR NO KEY UPDATE`;
      if (locked.length === 0) throw notFound();
      const found = await readPageRows([actor.userId], tx);
      const latest = found.find(({ status }) => status !== "approved") ?? found[0];
      const current = storedOf(latest);
      const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      const next: Stored = {
        ...current,
        ...given,
        mediaIds: photosAfter(current.mediaIds, keepPhotos, images.mediaIds),
      };
      if (isDeepStrictEqual(next, current) && latest?.status !== "rejected") return pageOfRows(found);
      await submit(tx, actor.userId, next);
      return pageOfRows(await readPageRows([actor.userId], tx));
    });
  } catch (error) {
    // Of another failure nobody knows whether it was committed: the photos stay, and the janitor looks.
    if (error instanceof AppError) await images.undo();
    throw error;
  }
}
