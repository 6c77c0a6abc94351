/** Draws the pictures of the demo's listings anew, as files in demo/pictures/drawn. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { drawingDigest, drawnFile, pictures } from "@/demo/pictures/pictures";
import { DRAWN } from "@/demo/pictures/place-pictures";
import { renderPicture } from "@/demo/pictures/render";
import { readOptions } from "@/scripts/process/read-options";

/** So many pictures between two lines of progress. */
const TOLD_EVERY = 50;

readOptions("npm run draw:pictures", {});
await rm(DRAWN, { recursive: true, force: true });
await mkdir(DRAWN, { recursive: true });
const digests: Record<string, string> = {};
let bytes = 0;
for (const [at, picture] of pictures.entries()) {
  for (const [width, file] of await renderPicture(picture)) {
    await writeFile(path.join(DRAWN, drawnFile(picture, width)), file);
    bytes += file.length;
  }
  digests[picture.mediaId] = drawingDigest(picture);
  if ((at + 1) % TOLD_EVERY === 0) console.log(`pictures: ${at + 1} of ${pictures.length}`);
}
await writeFile(path.join(DRAWN, "digests.json"), `${JSON.stringify(digests, null, 2)}\n`);
console.log(`pictures: done, ${pictures.length}, ${(bytes / 1e6).toFixed(1)} MB`);
