import "server-only";
import sharp, { type Sharp } from "sharp";
import { concurrencyLimit } from "@/lib/server/concurrency-limit";
import { MEDIA_WIDTHS, type MediaWidth } from "@/lib/shared/media";

// Of everything libvips can read, only these two are read here (docs/security.md#uploads-and-files).
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpegFile", "VipsForeignLoadPngFile"] });
// Nobody sends the same picture twice, and memory is scarce.
sharp.cache(false);

const INPUT = { limitInputPixels: 40_000_000, failOn: "error", sequentialRead: true } as const;
const TIMEOUT_SECONDS = 10;
const MAX_DOCUMENT_SIDE = 4096;
/** A picture may be this many times as high as it is wide. */
const MAX_RATIO = 4;
const WEBP = { quality: 78, effort: 3 } as const;

/** An image that is damaged, too large in pixels, or takes too long to read. */
export class UnreadableImage extends Error {
  override readonly name = "UnreadableImage";
}

const limited = concurrencyLimit("images", { atOnce: 2, waiting: 60 });

/** Sharp writes no metadata unless told to: EXIF, GPS and comments end here, once the orientation is applied. */
const read = (file: string): Sharp => sharp(file, INPUT).timeout({ seconds: TIMEOUT_SECONDS }).autoOrient();

async function decode<T>(work: () => Promise<T>): Promise<T> {
  return limited(async () => {
    try {
      return await work();
    } catch (error) {
      throw new UnreadableImage("an image could not be read", { cause: error });
    }
  });
}

/** A picture in all stored widths; `width` and `height` are those of the largest, px. */
export type EncodedPicture = {
  readonly width: number;
  readonly height: number;
  readonly files: readonly { readonly width: MediaWidth; readonly content: Buffer }[];
};

/**
 * Makes the WebP files of a listing's picture, never enlarged: a smaller one keeps its width under every name.
 * @param file a JPEG or PNG on disk
 * @throws UnreadableImage; AppError UNAVAILABLE when too many are waiting
 */
export function encodePicture(file: string): Promise<EncodedPicture> {
  return decode(async () => {
    // Decoded once, to the largest width; the smaller ones are made of that.
    const [largest] = [...MEDIA_WIDTHS].reverse() as [MediaWidth];
    const { data, info } = await fitted(read(file).toColourspace("srgb"), largest)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const files = [];
    for (const width of MEDIA_WIDTHS) {
      files.push({ width, content: await fitted(sharp(data, { raw }), width).webp(WEBP).toBuffer() });
    }
    return { width: info.width, height: info.height, files };
  });
}

const fitted = (image: Sharp, width: number): Sharp =>
  image.resize({ width, height: width * MAX_RATIO, fit: "inside", withoutEnlargement: true });

/**
 * An image written anew in its own format, at most 4096 px a side: what was hidden in the file is gone.
 * @param file a JPEG or PNG on disk
 * @throws UnreadableImage; AppError UNAVAILABLE when too many are waiting
 */
export function rewriteImage(file: string, kind: "jpeg" | "png"): Promise<Buffer> {
  return decode(() => {
    const image = read(file).resize({
      width: MAX_DOCUMENT_SIDE,
      height: MAX_DOCUMENT_SIDE,
      fit: "inside",
      withoutEnlargement: true,
    });
    // Optimised coding would keep the whole image in memory: 100 MB for a large one.
    if (kind === "jpeg") return image.jpeg({ quality: 88, optimizeCoding: false }).toBuffer();
    return image.png({ compressionLevel: 8 }).toBuffer();
  });
}
