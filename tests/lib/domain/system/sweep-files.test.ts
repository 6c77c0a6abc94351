import { useDatabase } from "@/tests/support/database";
import { storedFiles, useUploads } from "@/tests/support/uploads";
import { mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { sweepFiles } from "@/lib/domain/system/sweep-files";
import { db } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { storage } from "@/lib/server/storage/storage";
import { newDocumentKey, newStoredName, OWNER_KEY } from "@/lib/server/storage/stored-names";
import { MEDIA_WIDTHS, mediaFileName } from "@/lib/shared/media";
import { aListing, idOf, insertCategories, insertCompanies, insertListings } from "@/tests/support/directory";
import { empty } from "@/tests/support/unhurried";

useDatabase();
useUploads();

const HOUR_MS = 3_600_000;
const [COMPANY, CATEGORY, LISTING] = [idOf("p", 1), idOf("c", 1), idOf("x", 1)];
const NOTHING = { leftovers: 0, noted: 0, unclaimed: 0, pictures: 0, orphans: 0 };
const before = (ms: number) => new Date(Date.now() - ms);
const dataPath = (...names: string[]) => path.join(process.env["DATA_DIR"]!, ...names);

beforeEach(async () => {
  rmSync(dataPath("uploads"), { recursive: true, force: true });
  rmSync(dataPath("tmp"), { recursive: true, force: true });
  await empty("users", "categories", "media");
  await insertCompanies([{ id: COMPANY, name: "Acme Works", type: null }]);
  await insertCategories([{ id: CATEGORY, name: "Pumps", slug: "pumps" }]);
  await insertListings([aListing({ id: LISTING, providerUserId: COMPANY, categoryId: CATEGORY })]);
});

async function store(key: string, ageMs: number): Promise<string> {
  await storage().put(key, Buffer.from(key), "x");
  utimesSync(dataPath("uploads", key), before(ageMs), before(ageMs));
  return key;
}

/** A picture with its three files; `row`: also its row, `listed`: also in the listing. */
async function picture(ageMs: number, { row = false, listed = false } = {}): Promise<string> {
  const id = newStoredName();
  for (const width of MEDIA_WIDTHS) await store(mediaFileName(id, width), ageMs);
  if (row || listed) await db.media.create({ data: { id, width: 9, height: 9, createdAt: before(ageMs) } });
  if (listed) await db.listingImage.create({ data: { listingId: LISTING, mediaId: id, position: 0 } });
  return id;
}

async function document(ageMs: number, userId: string | null, { row = true } = {}): Promise<string> {
  const storageKey = await store(newDocumentKey(), ageMs);
  if (row) {
    await db.document.create({
      data: {
        storageKey,
        userId,
        originalName: "a",
        kind: "pdf",
        mimeType: "x",
        sizeBytes: 1,
        uploadedAt: before(ageMs),
      },
    });
  }
  return storageKey;
}

const has = async (key: string): Promise<boolean> => {
  const file = await storage().open(key);
  await file?.body.cancel();
  return file !== null;
};
const hasPicture = async (id: string) =>
  (await Promise.all(MEDIA_WIDTHS.map((width) => has(mediaFileName(id, width))))).every(Boolean);

describe("the janitor", () => {
  test("leaves the photos of a company's page, shown or waiting", async () => {
    const photo = await picture(90 * HOUR_MS, { row: true });
    await db.companyPage.create({
      data: { providerUserId: COMPANY, photos: { create: { position: 0, mediaId: photo } } },
    });
    expect(await sweepFiles()).toEqual(NOTHING);
    expect(await hasPicture(photo)).toBe(true);
    await db.companyPage.deleteMany();
    expect(await sweepFiles()).toEqual({ ...NOTHING, pictures: 1 });
  });

  test("leaves an uploaded picture for 24 hours, and one just claimed; what a listing dropped goes as ever", async () => {
    const uploaded = async (ageMs: number, claimedMs: number | null = null) => {
      const id = await picture(ageMs, { row: true });
      const claimedAt = claimedMs === null ? null : before(claimedMs);
      await db.media.update({ where: { id }, data: { ownerUserId: COMPANY, claimedAt } });
      return id;
    };
    const stays = [await uploaded(23.9 * HOUR_MS), await uploaded(30 * HOUR_MS, 0.7 * HOUR_MS)];
    const goes = [await uploaded(24.1 * HOUR_MS), await uploaded(2 * HOUR_MS, 0.8 * HOUR_MS)];
    expect(await sweepFiles()).toEqual({ ...NOTHING, pictures: 2 });
    for (const id of stays) expect(await hasPicture(id)).toBe(true);
    for (const id of goes) expect(storedFiles().filter((name) => name.startsWith(id))).toEqual([]);

    // An account that is gone waits for nothing.
    await db.listing.deleteMany();
    await db.user.delete({ where: { id: COMPANY } });
    expect(await sweepFiles()).toEqual({ ...NOTHING, pictures: 1 });
  });

  test("deletes what is old and belongs to nothing; everything else stays", async () => {
    const stays = [
      await picture(90 * HOUR_MS, { listed: true }),
      await picture(0.7 * HOUR_MS, { row: true }),
      await picture(0.7 * HOUR_MS),
    ];
    const goes = [await picture(0.8 * HOUR_MS, { row: true }), await picture(0.8 * HOUR_MS)];
    const documentsStay = [
      await document(9000 * HOUR_MS, COMPANY),
      await document(23.9 * HOUR_MS, null),
      await document(0.7 * HOUR_MS, null, { row: false }),
    ];
    const documentsGo = [
      await document(24.1 * HOUR_MS, null),
      await document(0.8 * HOUR_MS, null, { row: false }),
    ];
    mkdirSync(dataPath("tmp"));
    for (const [name, ageMs] of [
      ["new", 0.7],
      ["old", 0.8],
    ] as const) {
      writeFileSync(dataPath("tmp", name), "half a file");
      utimesSync(dataPath("tmp", name), before(ageMs * HOUR_MS), before(ageMs * HOUR_MS));
    }
    expect(await sweepFiles()).toEqual({ leftovers: 1, noted: 0, unclaimed: 1, pictures: 1, orphans: 4 });
    for (const id of stays) expect(await hasPicture(id)).toBe(true);
    for (const id of goes) expect(storedFiles().filter((name) => name.startsWith(id))).toEqual([]);
    for (const key of documentsStay) expect(await has(key)).toBe(true);
    for (const key of documentsGo) expect(await has(key)).toBe(false);
    expect(storedFiles("tmp")).toEqual(["new"]);
    expect(await db.media.count()).toBe(2);
    expect(await db.document.count()).toBe(2);
    expect(await sweepFiles()).toEqual(NOTHING);
  });

  test("a listing that is gone takes its pictures along, an account its documents", async () => {
    const id = await picture(2 * HOUR_MS, { listed: true });
    const key = await document(2 * HOUR_MS, COMPANY);
    await picture(2 * HOUR_MS, { listed: true, row: false }).catch(() => undefined); // position taken: its row stays alone
    const other = await document(2 * HOUR_MS, null);
    await sweepFiles();
    expect([await hasPicture(id), await has(key)]).toEqual([true, true]);
    await db.listing.delete({ where: { id: LISTING } });
    await db.user.delete({ where: { id: COMPANY } });
    await sweepFiles();
    expect([await hasPicture(id), await has(key), await has(other)]).toEqual([false, false, true]);
  });

  test("two at once do no harm", async () => {
    const kept = await picture(2 * HOUR_MS, { listed: true });
    for (let n = 0; n < 20; n++) await picture(2 * HOUR_MS, { row: n % 2 === 0 });
    await document(30 * HOUR_MS, null);
    const [one, two] = await Promise.all([sweepFiles(), sweepFiles()]);
    expect(one.pictures + two.pictures).toBe(10);
    expect(one.unclaimed + two.unclaimed).toBe(1);
    expect(await hasPicture(kept)).toBe(true);
    expect(storedFiles()).toHaveLength(3);
  });

  test("files whose rows went and that could not be deleted go with the next sweep", async () => {
    await picture(2 * HOUR_MS, { listed: true });
    const key = await document(30 * HOUR_MS, null);
    vi.spyOn(storage(), "delete").mockRejectedValueOnce(new Error("away"));
    await expect(sweepFiles()).rejects.toThrow("away");
    expect(await has(key)).toBe(true);
    expect(await sweepFiles()).toMatchObject({ unclaimed: 0, orphans: 1 });
    expect(await has(key)).toBe(false);
  });

  test("a document that is claimed while it is swept stays", async () => {
    await picture(2 * HOUR_MS, { listed: true });
    const key = await document(23.99 * HOUR_MS, null);
    await db.document.updateMany({ where: { storageKey: key }, data: { userId: COMPANY } });
    await sweepFiles(new Date(Date.now() + HOUR_MS));
    expect(await has(key)).toBe(true);
  });
});

describe("a storage of another database", () => {
  test("is left alone: none of its files has a row here", async () => {
    for (let n = 0; n < 3; n++) await picture(9 * HOUR_MS);
    expect(await sweepFiles()).toEqual(NOTHING);
    expect(storedFiles()).toHaveLength(9);
    expect(await has(OWNER_KEY)).toBe(false);
  });

  test("is left alone when it says so, even where rows name its files", async () => {
    const warned = vi.spyOn(log, "warn").mockImplementation(() => undefined);
    await storage().put(OWNER_KEY, Buffer.from("another"), "text/plain");
    const ids = [await picture(9 * HOUR_MS, { row: true }), await picture(9 * HOUR_MS)];
    expect(await sweepFiles()).toEqual(NOTHING);
    for (const id of ids) expect(await hasPicture(id)).toBe(true);
    expect(warned).toHaveBeenCalledOnce();
  });

  test("the first one that knows a file in it becomes its owner", async () => {
    await picture(9 * HOUR_MS, { listed: true });
    await sweepFiles();
    const [first] = await db.$queryRaw<{ id: string }[]>`
      SELECT id FROM _prisma_migrations ORDER BY migration_name LIMIT 1`;
    expect(await text((await storage().open(OWNER_KEY))!.body)).toBe(first!.id);
  });
});
