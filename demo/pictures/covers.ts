import sharp from "sharp";
import { scenes } from "@/demo/pictures/scenes";
import { categoryScenes } from "@/demo/pictures/things";

/** Of the covers of categories, px: twice the largest they are shown at on a phone. */
export const COVER_WIDTH = 480;
export const COVER_HEIGHT = 270;

const SCENE_WIDTH = 800;
/** Above it scenes have little but wall and sky, of 600 units. */
const TOP = 120;

/**
 * The cover of one of the product's categories: the band of its scene that the things stand in.
 * @param slug of a category in `categoryScenes`; any other has none
 * @returns WebP of COVER_WIDTH by COVER_HEIGHT px
 */
export function drawCover(slug: string): Promise<Buffer> {
  const scene = categoryScenes[slug];
  if (scene === undefined) throw new RangeError(`no cover: ${slug}`);
  const band = (SCENE_WIDTH * COVER_HEIGHT) / COVER_WIDTH;
  const svg = scenes[scene](0)
    .replace(/viewBox="[^"]*"/, `viewBox="0 ${TOP} ${SCENE_WIDTH} ${band}"`)
    .replace(/width="\d+" height="\d+"/, `width="${COVER_WIDTH}" height="${COVER_HEIGHT}"`);
  return sharp(Buffer.from(svg), { density: 144 })
    .resize(COVER_WIDTH, COVER_HEIGHT)
    .flatten()
    .webp({ quality: 70, effort: 6 })
    .toBuffer();
}
