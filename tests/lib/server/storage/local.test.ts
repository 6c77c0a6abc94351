import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { localStorage, storageDir } from "@/lib/server/storage/local";
import { isStorageKey, newDocumentKey, newStoredName, OWNER_KEY } from "@/lib/server/storage/stored-names";
import { sweepDisk } from "@/lib/server/sweep-disk";
import { batchesOf } from "@/tests/support/listed";

const root = path.resolve(import.meta.dirname, "..", "..", "..", "..");
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "storage-"));
  vi.stubEnv("DATA_DIR", folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test.each([
  [undefined, path.join(root, ".data", "uploads")],
  ["", path.join(root, ".data", "uploads")],
  ["elsewhere", path.join(root, "elsewhere", "uploads")],
  ["/srv/files", "/srv/files/uploads"],
])("DATA_DIR=%j keeps files in %s", (value, expected) => {
  vi.stubEnv("DATA_DIR", value);
  expect(storageDir()).toBe(expected);
});

const MEDIA = `${newStoredName()}-640.webp`;

describe("files on this machine's disk", () => {
  test("what was put is there, byte for byte, from memory and from a file, for this user alone", async () => {
    const store = localStorage();
    const source = path.join(folder, "source");
    await writeFile(source, Buffer.alloc(300_000, "pdf"));
    const key = newDocumentKey();
    await store.put(MEDIA, Buffer.from("picture"), "image/webp");
    await store.put(key, source, "application/pdf");
    expect(await readdir(path.join(folder, "uploads"))).toEqual(expect.arrayContaining([MEDIA, "documents"]));
    const picture = await store.open(MEDIA);
    expect(picture?.sizeBytes).toBe(7);
    expect((await buffer(picture!.body)).toString()).toBe("picture");
    const document = await store.open(key);
    expect(document?.sizeBytes).toBe(300_000);
    expect((await buffer(document!.body)).equals(Buffer.alloc(300_000, "pdf"))).toBe(true);
    expect((await stat(path.join(folder, "uploads", key))).mode & 0o777).toBe(0o600);
  });

  test("a file that cannot be taken leaves nothing", async () => {
    const store = localStorage();
    await expect(store.put(MEDIA, path.join(folder, "no such file"), "x")).rejects.toThrow();
    expect(await readdir(path.join(folder, "uploads"))).toEqual([]);
  });

  test("deleting twice is no error, and what is gone is null", async () => {
    const store = localStorage();
    await store.put(MEDIA, Buffer.from("x"), "image/webp");
    await store.delete([MEDIA, newDocumentKey()]);
    await store.delete([MEDIA]);
    expect(await store.open(MEDIA)).toBeNull();
  });

  test("only keys are files: no path leads out, or to anything else in the folder", async () => {
    const store = localStorage();
    await mkdir(path.join(folder, "uploads"), { recursive: true });
    await writeFile(path.join(folder, "uploads", "notes.txt"), "notes");
    await writeFile(path.join(folder, `${MEDIA}`), "outside");
    for (const key of [
      `../${MEDIA}`,
      `documents/../${MEDIA}`,
      "notes.txt",
      "/etc/passwd",
      "",
      "..",
      `${MEDIA}\0`,
      "documents/",
    ]) {
      expect(isStorageKey(key)).toBe(false);
      expect(await store.open(key)).toBeNull();
      await expect(store.put(key, Buffer.from("x"), "x")).rejects.toThrow("not a storage key");
      await expect(store.delete([key])).rejects.toThrow("not a storage key");
    }
  });

  test("lists its own files with their age, in batches", async () => {
    const store = localStorage();
    expect(await batchesOf(store)).toEqual([]);
    const keys = Array.from({ length: 1100 }, () => `${newStoredName()}-320.webp`);
    await mkdir(path.join(folder, "uploads"), { recursive: true });
    await Promise.all(keys.map((key) => writeFile(path.join(folder, "uploads", key), "")));
    const document = newDocumentKey();
    await store.put(document, Buffer.from("x"), "x");
    await store.put(OWNER_KEY, Buffer.from("x"), "x");
    await writeFile(path.join(folder, "uploads", "notes.txt"), "notes");
    const old = new Date(Date.now() - 90_000_000);
    await utimes(path.join(folder, "uploads", document), old, old);
    const batches = await batchesOf(store);
    expect(batches.every((batch) => batch.length <= 500)).toBe(true);
    const listed = batches.flat();
    expect(listed.map(({ key }) => key).toSorted()).toEqual([...keys, document, OWNER_KEY].toSorted());
    const found = listed.find(({ key }) => key === document)!;
    expect(Math.abs((await found.storedAt())!.getTime() - old.getTime())).toBeLessThan(1000);
    await store.delete([document]);
    expect(await found.storedAt()).toBeNull();
  });

  test("a place that cannot hold files is an error, not a loss", async () => {
    // A file stands where the folder should: that stops root too, as missing rights would not.
    await writeFile(path.join(folder, "uploads"), "");
    await expect(localStorage().put(MEDIA, Buffer.from("x"), "x")).rejects.toThrow(/ENOTDIR|EEXIST/);
  });
});

test("names cannot be guessed", () => {
  const names = new Set(Array.from({ length: 10_000 }, newStoredName));
  expect(names.size).toBe(10_000);
  for (const name of names) expect(name).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
});

test("leftovers of killed processes go after an hour: temporary and unfinished files, and nothing else", async () => {
  const store = localStorage();
  await store.put(MEDIA, Buffer.from("x"), "x");
  const document = newDocumentKey();
  await store.put(document, Buffer.from("x"), "x");
  await mkdir(path.join(folder, "tmp"));
  const leftovers = ["tmp/a", "uploads/abc.draft", "uploads/documents/def.draft"].map((name) =>
    path.join(folder, name),
  );
  const old = new Date(Date.now() - 7_200_000);
  for (const file of leftovers) await writeFile(file, "half");
  const anHourAgo = new Date(Date.now() - 3_600_000);
  expect(await sweepDisk(anHourAgo)).toBe(0);
  for (const file of [
    ...leftovers,
    path.join(folder, "uploads", MEDIA),
    path.join(folder, "uploads", document),
  ])
    await utimes(file, old, old);
  expect(await sweepDisk(anHourAgo)).toBe(3);
  expect(await store.open(MEDIA)).not.toBeNull();
  expect(await store.open(document)).not.toBeNull();
});
