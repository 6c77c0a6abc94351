/** Draws the covers of the product's categories anew, as files in public/covers. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { drawCover } from "@/demo/pictures/covers";
import { categoryScenes } from "@/demo/pictures/things";
import { readOptions } from "@/scripts/process/read-options";

readOptions("npm run draw:covers", {});
const folder = path.join(import.meta.dirname, "../public/covers");
await mkdir(folder, { recursive: true });
for (const slug of Object.keys(categoryScenes)) {
  const file = await drawCover(slug);
  await writeFile(path.join(folder, `${slug}.webp`), file);
  console.log(`${slug}.webp  ${(file.length / 1000).toFixed(1)} kB`);
}
