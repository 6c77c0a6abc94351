import "server-only";
import { open, type FileHandle } from "node:fs/promises";
import path from "node:path";

/**
 * Where files live: `{DATA_DIR}/uploads`, `.data/uploads` by default. A relative folder is the project's: every command
 * of ours, and the server, runs there.
 */
export const storageDir = (): string => path.resolve(process.env.DATA_DIR || ".data", "uploads");

const NAME = /^[0-9a-z]{16,64}-\d{2,4}\.webp$/;

/**
 * Opens a stored picture for reading.
 * @param name as `mediaFileName` makes it; anything else (a path, another kind of file) is not there
 * @returns the open file and its length in bytes, or null when there is none
 */
export async function openMedia(name: string): Promise<{ file: FileHandle; sizeBytes: number } | null> {
  if (!NAME.test(name)) return null;
  try {
    const file = await open(path.join(storageDir(), name), "r");
    return { file, sizeBytes: (await file.stat()).size };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
