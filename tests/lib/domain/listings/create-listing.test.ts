import { skipOnPglite, useDatabase } from "@/tests/support/database";
import { storedFiles, useUploads } from "@/tests/support/uploads";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { CreateListingFields } from "@/lib/schemas/listing-form";
import { db } from "@/lib/server/db";
import type { UploadedFile } from "@/lib/server/uploads";
import { prove } from "@/lib/shared/actor";
import { insertDesk, listingForm, OWNER } from "@/tests/support/provider-desk";

useDatabase();
useUploads();

const folder = mkdtempSync(path.join(tmpdir(), "vendorsetu-pictures-"));
const picture: UploadedFile = {
  tempPath: path.join(folder, "one"),
  kind: "png",
  sizeBytes: 1,
  originalName: "one.png",
  path: "images.0",
};
beforeAll(async () => {
  await insertDesk();
  await sharp({ create: { width: 20, height: 20, channels: 3, background: "red" } })
    .png()
    .toFile(picture.tempPath);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const owner = prove("provider", { userId: OWNER, role: "provider", sessionId: "test" });
const fields = CreateListingFields.parse(listingForm());

/** The verb as another process has it: what it remembers is its own, the database is not. */
async function anotherProcess() {
  vi.resetModules();
  return (await import("@/lib/domain/listings/create-listing")).createListing;
}

describe.skipIf(skipOnPglite)("one key from several processes at once", () => {
  test("is one listing, and the pictures of the others are gone", async () => {
    const processes = [];
    for (let n = 0; n < 5; n++) processes.push(await anotherProcess());
    for (let round = 0; round < 10; round++) {
      const before = {
        listings: await db.listing.count(),
        media: await db.media.count(),
        files: storedFiles().length,
      };
      const made = await Promise.all(
        processes.map((create) => create(owner, fields, [picture], `round-${round}`)),
      );
      expect(new Set(made.map(({ id }) => id)).size).toBe(1);
      expect(made.map(({ images }) => images.length)).toEqual([1, 1, 1, 1, 1]);
      expect({
        listings: await db.listing.count(),
        media: await db.media.count(),
        files: storedFiles().length,
      }).toEqual({ listings: before.listings + 1, media: before.media + 1, files: before.files + 3 });
    }
  });
});

test("a submission that failed does not keep its key", async () => {
  const create = await anotherProcess();
  const wrong = { ...fields, subcategoryId: undefined };
  const [failed, made] = await Promise.allSettled([
    create(owner, wrong, [], "corrected"),
    create(owner, fields, [], "corrected"),
  ]);
  expect(failed).toMatchObject({ status: "rejected", reason: { code: "VALIDATION_ERROR" } });
  expect(made).toMatchObject({ status: "fulfilled", value: { status: "pending_approval" } });
});
