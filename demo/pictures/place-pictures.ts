import { constants, copyFile, mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { drawnFile, pictures, PICTURE_WIDTHS } from "@/demo/pictures/pictures";

/** Where `npm run draw:pictures` leaves them. */
export const DRAWN = path.join(import.meta.dirname, "drawn");

/** Copied under another name first, so that a killed run never leaves half a picture. */
async function copyWhole(from: string, to: string): Promise<void> {
  const draft = `${to}.${process.pid}.tmp`;
  try {
    await copyFile(from, draft, constants.COPYFILE_FICLONE);
    await rename(draft, to);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Puts the drawn pictures of the demo where uploaded ones are stored, as `{mediaId}-{width}.webp`, skipping the files that
 * exist.
 * @param storageDir where stored pictures live; made when it is not there
 * @param chosen which pictures; all of them unless told otherwise
 * @param onProgress called after each picture with how many of the chosen are there
 * @throws the file system's error when the folder cannot be written
 */
export async function placePictures({
  storageDir,
  chosen = pictures,
  onProgress,
}: {
  storageDir: string;
  chosen?: typeof pictures;
  onProgress?: (done: number, total: number) => void;
}): Promise<void> {
  await mkdir(storageDir, { recursive: true });
  const present = new Set(await readdir(storageDir));
  for (const [at, picture] of chosen.entries()) {
    for (const width of PICTURE_WIDTHS) {
      const name = `${picture.mediaId}-${width}.webp`;
      if (!present.has(name))
        await copyWhole(path.join(DRAWN, drawnFile(picture, width)), path.join(storageDir, name));
    }
    onProgress?.(at + 1, chosen.length);
  }
}
