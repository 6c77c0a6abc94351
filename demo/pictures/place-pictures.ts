import { existsSync } from "node:fs";
import { constants, copyFile, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { drawnFile, pictures, PICTURE_WIDTHS } from "@/demo/pictures/pictures";
import { renderPicture } from "@/demo/pictures/render";

/** Where `npm run draw:pictures` leaves them. */
export const DRAWN = path.join(import.meta.dirname, "drawn");

/** Made under another name first, so that a killed run never leaves half a picture; no fsync: a lost one is made again. */
async function placeWhole(file: string, make: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    await make(draft);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Puts the drawn pictures of the demo where uploaded ones are stored, as `{mediaId}-{width}.webp`, skipping the files that
 * exist. Where the files of the repository are not at hand, as in the folder of a container, they are drawn.
 * @param storageDir where stored pictures live; made when it is not there
 * @param chosen which pictures; all of them unless told otherwise
 * @param drawn where the drawn files are
 * @param onProgress called after each picture with how many of the chosen are there
 * @throws the file system's error when the folder cannot be written
 */
export async function placePictures({
  storageDir,
  chosen = pictures,
  drawn = DRAWN,
  onProgress,
}: {
  storageDir: string;
  chosen?: typeof pictures;
  drawn?: string;
  onProgress?: (done: number, total: number) => void;
}): Promise<void> {
  await mkdir(storageDir, { recursive: true });
  const present = new Set(await readdir(storageDir));
  const isAtHand = existsSync(drawn);
  for (const [at, picture] of chosen.entries()) {
    const nameOf = (width: number): string => `${picture.mediaId}-${width}.webp`;
    const missing = PICTURE_WIDTHS.filter((width) => !present.has(nameOf(width)));
    const rendered = new Map(isAtHand || missing.length === 0 ? [] : await renderPicture(picture));
    for (const width of missing)
      await placeWhole(path.join(storageDir, nameOf(width)), (draft) => {
        const content = rendered.get(width);
        return content === undefined
          ? copyFile(path.join(drawn, drawnFile(picture, width)), draft, constants.COPYFILE_FICLONE)
          : writeFile(draft, content);
      });
    onProgress?.(at + 1, chosen.length);
  }
}
