import "server-only";
import { randomBytes } from "node:crypto";
import {
  chmod,
  constants,
  copyFile,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
  type FileHandle,
} from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { isStorageKey } from "@/lib/server/storage/stored-names";
import type { FileStorage } from "@/lib/server/storage/file-storage";
import { dataPath } from "@/lib/server/data-path";
import { isStoreFull } from "@/lib/server/uploads";
import { AppError } from "@/lib/shared/errors";

/** Where files live: `{DATA_DIR}/uploads`. */
export const storageDir = (...parts: readonly string[]): string => dataPath("uploads", ...parts);

/** What a killed process leaves of an unfinished file ends with this; it is no key, so nobody can open it. */
export const DRAFT = ".draft";
const BATCH = 500;

const pathOf = (key: string): string => {
  if (!isStorageKey(key)) throw new Error("not a storage key");
  return storageDir(key);
};

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

/** Waits until a file, or what a folder lists, is on disk. */
async function sync(file: string): Promise<void> {
  const handle = await open(file, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files on this machine's disk: draft, fsync, rename (docs/security.md#uploads-and-files). */
export function localStorage(): FileStorage {
  return {
    async put(key, content) {
      const target = pathOf(key);
      const folder = path.dirname(target);
      const draft = `${folder}${path.sep}${randomBytes(12).toString("hex")}${DRAFT}`;
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        if (typeof content === "string") await copyFile(content, draft, constants.COPYFILE_EXCL);
        else await writeFile(draft, content, { flag: "wx" });
        await chmod(draft, 0o600);
        await sync(draft);
        await rename(draft, target);
        await sync(folder); // a rename is safe from a crash only then
      } catch (error) {
        await rm(draft, { force: true });
        if (!isStoreFull(error)) throw error;
        throw new AppError("UNAVAILABLE", "storeFull", [], 60);
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
        const names = await readdir(storageDir(folder)).catch((error: unknown) => {
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
