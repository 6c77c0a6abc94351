import { useDatabase } from "@/tests/support/database";
import { storedFiles, useUploads } from "@/tests/support/uploads";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { attach, storeListingImages } from "@/lib/domain/listings/store-images";
import { db } from "@/lib/server/db";
import { storage } from "@/lib/server/storage/storage";
import type { UploadedFile } from "@/lib/server/uploads";
import { AppError } from "@/lib/shared/errors";
import { MEDIA_WIDTHS, mediaFileName } from "@/lib/shared/media";
import { aListing, idOf, insertCategories, insertCompanies, insertListings } from "@/tests/support/directory";
import { picture } from "@/tests/support/multipart";

useDatabase();
useUploads();
afterEach(() => vi.restoreAllMocks());
const [COMPANY, CATEGORY, LISTING] = [idOf("p", 1), idOf("c", 1), idOf("x", 1)];
beforeAll(async () => {
  await insertCompanies([{ id: COMPANY, name: "Acme Works", type: null }]);
  await insertCategories([{ id: CATEGORY, name: "Pumps", slug: "pumps" }]);
  await insertListings([aListing({ id: LISTING, providerUserId: COMPANY, categoryId: CATEGORY })]);
});

let made = 0;
function uploaded(content: Buffer): UploadedFile {
  const tempPath = path.join(process.env["DATA_DIR"]!, `arrived-${(made += 1)}`);
  writeFileSync(tempPath, content);
  return { tempPath, kind: "png", sizeBytes: content.length, originalName: "a.png", path: `images.${made}` };
}

test("three widths a picture, their rows, and their order in the listing", async () => {
  const images = await storeListingImages([
    uploaded(await picture("png", 1600, 800)),
    uploaded(await picture("png", 500, 250)),
  ]);
  expect(storedFiles().toSorted()).toEqual(
    images.mediaIds.flatMap((id) => MEDIA_WIDTHS.map((width) => mediaFileName(id, width))).toSorted(),
  );
  await db.$transaction((transaction) => attach(transaction, LISTING, images.mediaIds));
  const attached = await db.listingImage.findMany({
    where: { listingId: LISTING },
    orderBy: { position: "asc" },
    select: { position: true, media: { select: { id: true, width: true, height: true } } },
  });
  expect(attached).toEqual([
    { position: 0, media: { id: images.mediaIds[0], width: 1280, height: 640 } },
    { position: 1, media: { id: images.mediaIds[1], width: 500, height: 250 } },
  ]);
  await images.undo(); // too late: a listing has them
  expect(storedFiles()).toHaveLength(6);
  await db.listingImage.deleteMany();
  await images.undo();
  await images.undo();
  expect([storedFiles(), await db.media.count()]).toEqual([[], 0]);
});

test("none is nothing", async () => {
  const images = await storeListingImages([]);
  expect(images.mediaIds).toEqual([]);
  await images.undo();
});

test("damaged ones are told at their places, and nothing is kept", async () => {
  const [good, bad, worse] = [
    uploaded(await picture("png")),
    uploaded((await picture("png")).subarray(0, 50)),
    uploaded(Buffer.from("no picture")),
  ];
  await expect(storeListingImages([good, bad, worse])).rejects.toMatchObject({
    code: "VALIDATION_ERROR",
    errors: [bad, worse].map((file) => ({ path: file.path, key: "fileUnreadable" })),
  });
  expect([storedFiles(), await db.media.count()]).toEqual([[], 0]);
});

test("a storage that fails at the fourth file, or a database at the rows, keeps nothing", async () => {
  const files = [uploaded(await picture("png")), uploaded(await picture("png"))];
  const put = storage().put;
  let calls = 0;
  vi.spyOn(storage(), "put").mockImplementation((...given) => {
    calls += 1;
    return calls === 4 ? Promise.reject(new AppError("UNAVAILABLE", "storeFull")) : put(...given);
  });
  await expect(storeListingImages(files)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect([storedFiles(), await db.media.count()]).toEqual([[], 0]);
  vi.restoreAllMocks();
  vi.spyOn(db.media, "createMany").mockRejectedValueOnce(new Error("the database is away"));
  await expect(storeListingImages(files)).rejects.toThrow("the database is away");
  expect([storedFiles(), await db.media.count()]).toEqual([[], 0]);
});
