import { createHash } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { type SceneName, scenes } from "@/demo/pictures/scenes";
import { shownScenes } from "@/demo/pictures/things";

/** In how many ways each scene is drawn. */
export const VARIANTS = 2;

/** The whole of a scene, and the same things seen closer: a second photo, not a second colour. */
export const VIEWS = ["whole", "near"] as const;

export type View = (typeof VIEWS)[number];

/** Stored widths in pixels, as for uploaded pictures. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;

const WIDTH = 1280;
const HEIGHT = 960;
/** Per width: the quality to begin with, and the size above which a lower one is taken. */
const QUALITY = {
  320: { start: 76, limitBytes: 12_000 },
  640: { start: 74, limitBytes: 30_000 },
  1280: { start: 72, limitBytes: 60_000 },
} as const;
const LOWEST_QUALITY = 30;
const CONCURRENCY = 2;
const CROCKFORD = "0123456789abcdefghjkmnpqrstvwxyz";

export type Picture = {
  readonly mediaId: string;
  readonly scene: SceneName;
  readonly variant: number;
  readonly view: View;
  /** Pixels of the largest stored width. */
  readonly width: number;
  readonly height: number;
};

/** The id of a drawn picture: 26 characters of Crockford base32, always the same for the same picture. */
export function mediaIdOf(scene: SceneName, variant: number, view: View = "whole"): string {
  const digest = createHash("sha256").update(`demo-picture:${scene}:${variant}:${view}:v2`).digest();
  let bits = 0;
  let held = 0;
  let id = "";
  for (const byte of digest) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5 && id.length < 26) {
      bits -= 5;
      id += CROCKFORD[(held >> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return id;
}

/** Every picture there is, whether rendered or not. */
export const pictures: readonly Picture[] = shownScenes.flatMap((scene) =>
  Array.from({ length: VARIANTS }, (_, variant) =>
    VIEWS.map((view) => ({
      mediaId: mediaIdOf(scene, variant, view),
      scene,
      variant,
      view,
      width: WIDTH,
      height: HEIGHT,
    })),
  ).flat(),
);

/** Left and top of what is seen closer, of 800 by 600 units, where the middle would miss the thing itself. */
const NEAR: Partial<Record<SceneName, readonly [x: number, y: number]>> = {
  airConditioner: [170, 60],
  cctv: [60, 130],
  drill: [120, 80],
  lathe: [150, 110],
  toolBox: [190, 90],
  officeChair: [190, 120],
};
const NEAR_WIDTH = 420;

/** The scene's own drawing; from near, a part of it in which nothing is drawn anew. */
export function drawPicture({ scene, variant, view }: Pick<Picture, "scene" | "variant" | "view">): string {
  const svg = scenes[scene](variant);
  if (view === "whole") return svg;
  const [x, y] = NEAR[scene] ?? [190, 190];
  return svg.replace(/viewBox="[^"]*"/, `viewBox="${x} ${y} ${NEAR_WIDTH} ${(NEAR_WIDTH * HEIGHT) / WIDTH}"`);
}

/** Written under another name first, so that a killed run never leaves half a picture. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function renderPicture(
  storageDir: string,
  picture: Picture,
  widths: readonly (keyof typeof QUALITY)[],
) {
  const svg = Buffer.from(drawPicture(picture));
  const { data, info } = await sharp(svg, { density: (72 * WIDTH) / 800 })
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const width of widths) {
    const { start, limitBytes } = QUALITY[width];
    const scaled = width === info.width ? sharp(data, { raw }) : sharp(data, { raw }).resize(width);
    let quality: number = start;
    let webp = await scaled.webp({ quality, effort: 2 }).toBuffer();
    while (webp.length > limitBytes && quality > LOWEST_QUALITY) {
      quality -= 11;
      webp = await scaled.webp({ quality, effort: 2 }).toBuffer();
    }
    await writeWhole(path.join(storageDir, `${picture.mediaId}-${width}.webp`), webp);
  }
}

/**
 * Renders the drawn pictures of the demo as `{mediaId}-{width}.webp`, skipping the files that exist.
 * @param storageDir where stored pictures live; made when it is not there
 * @param chosen which pictures; all of them unless told otherwise
 * @param onProgress called after each picture with how many of the chosen are done
 * @returns the chosen pictures, also those that were already there
 * @throws the file system's error when the folder cannot be written
 */
export async function renderPictures({
  storageDir,
  chosen = pictures,
  onProgress,
}: {
  storageDir: string;
  chosen?: readonly Picture[];
  onProgress?: (done: number, total: number) => void;
}): Promise<readonly Picture[]> {
  await mkdir(storageDir, { recursive: true });
  const present = new Set(await readdir(storageDir));
  const queue = chosen
    .map((picture) => ({
      picture,
      widths: PICTURE_WIDTHS.filter((width) => !present.has(`${picture.mediaId}-${width}.webp`)),
    }))
    .filter(({ widths }) => widths.length > 0);
  let done = chosen.length - queue.length;
  const work = queue[Symbol.iterator]();
  const lane = async () => {
    for (const { picture, widths } of work) {
      await renderPicture(storageDir, picture, widths);
      onProgress?.(++done, chosen.length);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, lane));
  return chosen;
}
