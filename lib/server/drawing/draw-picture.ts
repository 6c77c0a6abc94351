import "server-only";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import sharp, { type OverlayOptions, type Sharp } from "sharp";
import "@/lib/server/images"; // its refusals first: what follows allows two things more
import { storage } from "@/lib/server/storage/storage";
import { concurrencyLimit } from "@/lib/server/concurrency-limit";

// Our own drawing and our own stored pictures, both from memory. What people send is read from files, and there these
// two stay refused (docs/security.md#uploads-and-files).
sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer", "VipsForeignLoadWebpBuffer"] });

// Read once, when the first text is drawn.
process.env["FONTCONFIG_FILE"] = path.join(process.cwd(), "lib/server/drawing/fonts.conf");

const FONTS = "Inter, Noto Sans Devanagari";

/** Something to be seen: of a text without, nothing can be drawn. */
const INK = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Longest text that is set at all, characters: more than any card holds. */
const MAX_CHARACTERS = 300;

/** One text of a column: as many lines as fit its height, the last one cut with '…'. */
export type DrawnText = {
  readonly text: string;
  /** Sizes to try, px, the largest first: the first one at which the whole text fits is taken. */
  readonly sizes: readonly [number, ...number[]];
  readonly bold?: boolean;
  /** #rrggbb */
  readonly colour: string;
  /** px */
  readonly maxHeight: number;
  /** px above it, but for the first one. */
  readonly gap?: number;
};

export type DrawnColumn = {
  readonly left: number;
  /** px from the top to the first text, or from the bottom to the end of the last one. */
  readonly top?: number;
  readonly bottom?: number;
  readonly width: number;
  readonly texts: readonly DrawnText[];
};

export type Drawing = {
  /** px */
  readonly width: number;
  readonly height: number;
  /** The whole field as SVG of ours. It holds no text: that is set apart, so that it wraps. */
  readonly svg: string;
  /** A stored picture that covers a part of the field; left out when it cannot be read. */
  readonly photo?: {
    readonly key: string;
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  readonly columns: readonly DrawnColumn[];
};

const limited = concurrencyLimit("drawings", { atOnce: 1, waiting: 40 });

/**
 * Draws a picture as PNG. Texts are shaped, so Devanagari is right, and wrapped.
 * @throws AppError UNAVAILABLE when too many are waiting
 */
export function drawPicture({ width, height, svg, photo, columns }: Drawing): Promise<Buffer> {
  return limited(async () => {
    const layers: OverlayOptions[] = [];
    if (photo) {
      const pixels = await readPhoto(photo.key, photo.width, photo.height);
      if (pixels) layers.push({ ...pixels, left: photo.left, top: photo.top });
    }
    for (const column of columns) layers.push(...(await setColumn(column, height)));
    return sharp(Buffer.from(svg), { density: 72 })
      .resize(width, height)
      .composite(layers)
      .removeAlpha()
      .png({ palette: true, quality: 92, effort: 4, compressionLevel: 9 })
      .toBuffer();
  });
}

/** Pixels as they lie in memory: nothing is encoded on the way to the picture. */
type Pixels = {
  readonly input: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
};

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { input: data, raw: { width, height, channels: channels as 1 | 2 | 3 | 4 } };
}

async function readPhoto(key: string, width: number, height: number): Promise<Pixels | null> {
  const file = await storage().open(key);
  if (file === null) return null;
  return pixelsOf(sharp(await buffer(file.body)).resize(width, height, { fit: "cover" }));
}

async function setColumn(column: DrawnColumn, fieldHeight: number): Promise<OverlayOptions[]> {
  const placed: { readonly pixels: Pixels; readonly top: number }[] = [];
  let y = 0;
  for (const text of column.texts) {
    if (!INK.test(text.text)) continue;
    if (placed.length > 0) y += text.gap ?? 0;
    const pixels = await setText(text, column.width);
    placed.push({ pixels, top: y });
    y += pixels.raw.height;
  }
  const start = column.top ?? fieldHeight - (column.bottom ?? 0) - y;
  return placed.map(({ pixels, top }) => ({
    ...pixels,
    left: column.left,
    top: Math.round(start + top),
  }));
}

/** The text at its largest size that fits; at the smallest one cut between words, or within one without spaces. */
async function setText(text: DrawnText, width: number): Promise<Pixels> {
  const whole = [...text.text.replace(/\s+/g, " ").trim()].slice(0, MAX_CHARACTERS).join("");
  const fits = ({ raw }: Pixels) => raw.height <= text.maxHeight && raw.width <= width;
  for (const size of text.sizes) {
    const set = await render(whole, text, size, width);
    if (fits(set)) return set;
  }
  const smallest = text.sizes.at(-1)!;
  const words = whole.includes(" ")
    ? whole.split(" ")
    : [...new Intl.Segmenter().segment(whole)].map(({ segment }) => segment);
  const glue = whole.includes(" ") ? " " : "";
  let best = await render(`${words[0]}…`, text, smallest, width);
  let [low, high] = [1, words.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const set = await render(`${words.slice(0, middle).join(glue)}…`, text, smallest, width);
    if (fits(set)) [best, low] = [set, middle + 1];
    else high = middle - 1;
  }
  return best;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** What Pango reads as markup or cannot read at all. */
const asMarkup = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}]/gu, " ").replace(/[&<>]/g, (one) => ENTITIES[one]!);

const render = (text: string, { bold, colour }: DrawnText, size: number, width: number): Promise<Pixels> =>
  pixelsOf(
    sharp({
      text: {
        text: `<span foreground="${colour}">${asMarkup(text)}</span>`,
        font: `${FONTS}${bold ? " Bold" : ""} ${size}`,
        width,
        rgba: true,
        wrap: "word-char",
        dpi: 72,
      },
    }),
  );
