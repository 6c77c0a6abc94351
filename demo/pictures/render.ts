import sharp from "sharp";
import { drawPicture, type Picture, type PictureWidth, PICTURE_WIDTHS } from "@/demo/pictures/pictures";

/** Per width: the quality to begin with, and the size above which a lower one is taken. */
const QUALITY: Readonly<Record<PictureWidth, { readonly start: number; readonly limitBytes: number }>> = {
  320: { start: 76, limitBytes: 12_000 },
  640: { start: 74, limitBytes: 30_000 },
  1280: { start: 72, limitBytes: 60_000 },
};
const LOWEST_QUALITY = 30;
/** The smallest files for the time they take: they are drawn once, and travel with the repository. */
const EFFORT = 6;
/** Units of a scene's drawing from left to right. */
const UNITS = 800;
/** Pixels of an inch at which a unit of a drawing is a pixel. */
const DPI = 72;

/** Draws one picture and compresses it, in each stored width. */
export async function renderPicture(picture: Picture): Promise<readonly [PictureWidth, Buffer][]> {
  const svg = Buffer.from(drawPicture(picture));
  const { data, info } = await sharp(svg, { density: (DPI * picture.width) / UNITS })
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return Promise.all(
    PICTURE_WIDTHS.map(async (width) => {
      const { start, limitBytes } = QUALITY[width];
      const scaled = width === info.width ? sharp(data, { raw }) : sharp(data, { raw }).resize(width);
      let quality = start;
      let webp = await scaled.webp({ quality, effort: EFFORT }).toBuffer();
      while (webp.length > limitBytes && quality > LOWEST_QUALITY) {
        quality -= 11;
        webp = await scaled.webp({ quality, effort: EFFORT }).toBuffer();
      }
      return [width, webp] as [PictureWidth, Buffer];
    }),
  );
}
