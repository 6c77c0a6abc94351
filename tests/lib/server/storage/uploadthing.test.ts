import { setTimeout as sleep } from "node:timers/promises";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { newDocumentKey, newStoredName, OWNER_KEY } from "@/lib/server/storage/stored-names";
import { uploadThingStorage } from "@/lib/server/storage/uploadthing";
import { batchesOf } from "@/tests/support/listed";
import { type Mood, startUploadThing } from "@/tests/support/upload-thing";

const service = await startUploadThing();
const store = uploadThingStorage({ ...service.settings, timeoutMs: 400 });
afterAll(() => service.stop());
beforeEach(() => {
  service.is("well");
  service.files.clear();
});

const media = () => `${newStoredName()}-320.webp`;
const unavailable = { name: "AppError", code: "UNAVAILABLE", retryAfterSeconds: expect.any(Number) };

describe("files at UploadThing", () => {
  test("are kept under our names, byte for byte, documents private", async () => {
    const [picture, document] = [media(), newDocumentKey()];
    await store.put(picture, Buffer.from("picture"), "image/webp");
    await store.put(document, Buffer.alloc(100_000, "pdf"), "application/pdf");
    expect([...service.files.values()]).toMatchObject([
      { customId: picture, type: "image/webp", acl: null },
      { customId: document.replace("/", "-"), type: "application/pdf", acl: "private" },
    ]);
    const opened = await store.open(document);
    expect(opened?.sizeBytes).toBe(100_000);
    expect((await buffer(opened!.body)).equals(Buffer.alloc(100_000, "pdf"))).toBe(true);
  });

  test("what is not there is null, and what is no key is not asked for", async () => {
    expect(await store.open(media())).toBeNull();
    service.is("well");
    expect(await store.open("../secrets")).toBeNull();
    await expect(store.put("../secrets", Buffer.from("x"), "x")).rejects.toThrow("not a storage key");
    expect(service.calls).toEqual([]);
  });

  test("are deleted and listed by our names, page by page", async () => {
    const keys = [newDocumentKey(), OWNER_KEY, ...Array.from({ length: 700 }, media)];
    for (const key of keys) {
      const customId = key.replace("/", "-");
      service.files.set(customId, {
        customId,
        type: "x",
        acl: null,
        content: Buffer.from("x"),
        uploadedAt: 1_700_000_000_000,
      });
    }
    service.files.set("somebody-elses", { ...service.files.get(OWNER_KEY)!, customId: "somebody-elses" });
    const listed = (await batchesOf(store)).flat();
    expect(listed.map(({ key }) => key)).toEqual(keys);
    expect(await listed[0]!.storedAt()).toEqual(new Date(1_700_000_000_000));
    await store.delete(keys.slice(0, 5));
    await store.delete([]);
    await store.delete(keys.slice(0, 5));
    expect(service.files.size).toBe(keys.length + 1 - 5);
  });
});

const BAD: readonly Mood[] = ["error 500", "hang", "garbage", "endless", "redirect"];

describe("a service that is ill", () => {
  test.each(BAD)("%s: storing is unavailable, within seconds, and nothing is kept", async (mood) => {
    service.is(mood);
    await expect(store.put(media(), Buffer.from("x"), "image/webp")).rejects.toMatchObject(unavailable);
    await sleep(50);
    expect(service.files.size).toBe(0);
    expect(service.calls).not.toContain("GET /elsewhere");
    expect(service.calls).not.toContain("PUT /elsewhere");
  });

  test.each(["error 500", "hang", "redirect"] as const)("%s: reading is unavailable", async (mood) => {
    service.is(mood);
    await expect(store.open(media())).rejects.toMatchObject(unavailable);
    expect(service.calls).not.toContain("GET /elsewhere");
  });

  test.each(BAD)("%s: deleting and listing are unavailable", async (mood) => {
    service.is(mood);
    await expect(store.delete([media()])).rejects.toMatchObject(unavailable);
    await expect(batchesOf(store)).rejects.toMatchObject(unavailable);
  });

  test("cut off in the middle of storing: unavailable", async () => {
    service.is("cut off");
    await expect(store.put(media(), Buffer.alloc(200_000), "image/webp")).rejects.toMatchObject(unavailable);
  });

  test("a file that arrived without our hearing of it is taken away again", async () => {
    service.is("hang after storing");
    const key = media();
    await expect(store.put(key, Buffer.from("x"), "image/webp")).rejects.toMatchObject(unavailable);
    await expect.poll(() => service.files.has(key)).toBe(false);
  });

  test("not there at all: unavailable", async () => {
    const nobody = { ...service.settings, apiUrl: "http://127.0.0.1:1", ingestUrl: "http://127.0.0.1:1" };
    const dead = uploadThingStorage({ ...nobody, ufsHost: "localhost:1" });
    await expect(dead.put(media(), Buffer.from("x"), "image/webp")).rejects.toMatchObject(unavailable);
    await expect(dead.open(media())).rejects.toMatchObject(unavailable);
    await expect(dead.delete([media()])).rejects.toMatchObject(unavailable);
  });

  test("a token that is none: unavailable, not a crash", async () => {
    const broken = uploadThingStorage({ ...service.settings, token: "nonsense" });
    await expect(broken.put(media(), Buffer.from("x"), "image/webp")).rejects.toMatchObject(unavailable);
  });
});
