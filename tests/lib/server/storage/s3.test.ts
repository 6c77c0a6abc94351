import { buffer } from "node:stream/consumers";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { s3Storage } from "@/lib/server/storage/s3";
import { newDocumentKey, newStoredName, OWNER_KEY } from "@/lib/server/storage/stored-names";
import { batchesOf } from "@/tests/support/listed";
import { type Mood, startBucket } from "@/tests/support/bucket";

const bucket = await startBucket();
const store = s3Storage({ ...bucket.settings, timeoutMs: 500, putTimeoutMs: 500 });
/** To look with, whatever limits the other one has. */
const patient = s3Storage({ ...bucket.settings, timeoutMs: 20_000, pageSize: 8 });
const keysThere = async () => (await batchesOf(patient)).flat().map(({ key }) => key);
afterAll(() => bucket.stop());
beforeEach(async () => {
  bucket.is("well");
  await patient.delete(await keysThere());
  bucket.is("well");
});

const media = () => `${newStoredName()}-320.webp`;
const unavailable = { name: "AppError", code: "UNAVAILABLE", retryAfterSeconds: expect.any(Number) };

describe("files in a bucket", () => {
  test("are kept under our names, byte for byte", async () => {
    const [picture, document] = [media(), newDocumentKey()];
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, i) => i % 251));
    await patient.put(picture, Buffer.from("picture"), "image/webp");
    await patient.put(document, bytes, "application/pdf");
    const opened = await patient.open(document);
    expect(opened?.sizeBytes).toBe(100_000);
    expect((await buffer(opened!.body)).equals(bytes)).toBe(true);
    expect((await keysThere()).sort()).toEqual([picture, document].sort());
  });

  test("nobody reads one without a signature, nor with another key's", async () => {
    const document = newDocumentKey();
    await patient.put(document, Buffer.from("secret"), "application/pdf");
    const stranger = s3Storage({ ...bucket.settings, secretAccessKey: "another" });
    await expect(stranger.open(document)).rejects.toMatchObject(unavailable);
    await expect(stranger.put(media(), Buffer.from("x"), "image/webp")).rejects.toMatchObject(unavailable);
    await expect(batchesOf(stranger)).rejects.toMatchObject(unavailable);
    expect(await keysThere()).toEqual([document]);
  });

  test("what is not there is null, and what is no key is not asked for", async () => {
    expect(await patient.open(media())).toBeNull();
    bucket.is("well");
    expect(await patient.open("../secrets")).toBeNull();
    await expect(patient.put("../secrets", Buffer.from("x"), "x")).rejects.toThrow("not a storage key");
    await patient.delete(["../secrets"]);
    expect(bucket.calls).toEqual([]);
  });

  test("are listed page by page with their time, and deleted; those that are gone are no error", async () => {
    const since = Date.now() - 2000;
    const keys = [newDocumentKey(), OWNER_KEY, ...Array.from({ length: 18 }, media)];
    await Promise.all(keys.map((key) => patient.put(key, Buffer.from("x"), "image/webp")));
    const batches = await batchesOf(patient);
    expect(batches.map(({ length }) => length)).toEqual([8, 8, 4]);
    expect(
      batches
        .flat()
        .map(({ key }) => key)
        .sort(),
    ).toEqual([...keys].sort());
    expect((await batches[0]![0]!.storedAt())!.getTime()).toBeGreaterThan(since);
    await patient.delete(keys.slice(0, 5));
    await patient.delete([]);
    await patient.delete(keys.slice(0, 5));
    expect(await keysThere()).toHaveLength(keys.length - 5);
  });
});

const BAD: readonly Mood[] = ["error 503", "hang", "redirect"];

describe("a service that is ill", () => {
  test.each([...BAD, "endless", "cut off"] as const)("%s: storing is unavailable", async (mood) => {
    bucket.is(mood);
    await expect(store.put(media(), Buffer.alloc(200_000), "image/webp")).rejects.toMatchObject(unavailable);
    expect(bucket.calls).not.toContain("PUT /elsewhere");
    bucket.is("well");
    expect(await keysThere()).toEqual([]);
  });

  test.each(BAD)("%s: reading is unavailable", async (mood) => {
    bucket.is(mood);
    await expect(store.open(media())).rejects.toMatchObject(unavailable);
    expect(bucket.calls).not.toContain("GET /elsewhere");
  });

  test.each(BAD)("%s: deleting is unavailable", async (mood) => {
    bucket.is(mood);
    await expect(store.delete([media()])).rejects.toMatchObject(unavailable);
  });

  test.each([...BAD, "garbage", "endless"] as const)("%s: listing is unavailable", async (mood) => {
    bucket.is(mood);
    await expect(batchesOf(store)).rejects.toMatchObject(unavailable);
  });

  test("a file that arrived without our hearing of it is taken away again", async () => {
    bucket.is("hang after storing");
    await expect(store.put(media(), Buffer.from("x"), "image/webp")).rejects.toMatchObject(unavailable);
    await expect.poll(keysThere).toEqual([]);
  });

  test("not there at all: unavailable", async () => {
    const dead = s3Storage({ ...bucket.settings, endpoint: "http://127.0.0.1:1" });
    await expect(dead.put(media(), Buffer.from("x"), "image/webp")).rejects.toMatchObject(unavailable);
    await expect(dead.open(media())).rejects.toMatchObject(unavailable);
    await expect(dead.delete([media()])).rejects.toMatchObject(unavailable);
  });
});
