import "server-only";
import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { isStorageKey } from "@/lib/server/storage/stored-names";
import type { FileStorage } from "@/lib/server/storage/file-storage";
import { isStoreFull } from "@/lib/server/uploads";
import { AppError } from "@/lib/shared/errors";

/**
 * Where files live: `{DATA_DIR}/uploads`, `.data/uploads` by default. A relative folder is the project's: every command
 * of ours, and the server, runs there.
 */
export const storageDir = (): string => path.resolve(process.env.DATA_DIR || ".data", "uploads");

/** What a killed process leaves of an unfinished file ends with this; it is no key, so nobody can open it. */
export const DRAFT = ".draft";
const BATCH = 500;

const pathOf = (key: string): string => {
  if (!isStorageKey(key)) throw new Error("not a storage key");
  return path.join(storageDir(), key);
};

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

/** A rename is only safe from a crash once its folder is on disk too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files on this machine's disk: draft, fsync, rename (security.md P7). */
export function localStorage(): FileStorage {
  return {
    async put(key, content) {
      const target = pathOf(key);
      const folder = path.dirname(target);
      const draft = path.join(folder, `${randomBytes(12).toString("hex")}${DRAFT}`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const handle = await open(draft, "wx", 0o600);
        try {
          await handle.writeFile(typeof content === "string" ? createReadStream(content) : content);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(draft, target);
        await syncFolder(folder);
      } catch (error) {
        await rm(draft, { force: true });
        if (!isStoreFull(error)) throw error;
        throw new AppError(
          "UNAVAILABLE",
          "Files cannot be stored right now. Please try again later.",
          [],
          60,
        );
      }
    },

    async open(key) {
      if (!isStorageKey(key)) return null;
      let handle: FileHandle;
      try {
        handle = await open(pathOf(key), "r");
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
      const { size } = await handle.stat();
      // The stream closes the file at its end, and when the reader goes away before.
      const body = Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>;
      return { body, sizeBytes: size };
    },

    async delete(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true });
    },

    async *list() {
      for (const folder of ["", "documents"]) {
        const names = await readdir(path.join(storageDir(), folder)).catch((error: unknown) => {
          if (isMissing(error)) return [];
          throw error;
        });
        const keys = names.map((name) => path.posix.join(folder, name)).filter(isStorageKey);
        for (let from = 0; from < keys.length; from += BATCH) {
          yield keys.slice(from, from + BATCH).map((key) => ({ key, storedAt: () => storedAt(key) }));
        }
      }
    },
  };
}

async function storedAt(key: string): Promise<Date | null> {
  try {
    return (await stat(pathOf(key))).mtime;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
