import { createHash } from "node:crypto";
import { type SceneName, scenes } from "@/demo/pictures/scenes";
import { shownScenes } from "@/demo/pictures/things";

/** In how many ways each scene is drawn. */
export const VARIANTS = 2;

/** The whole of a scene, and the same things seen closer: a second photo, not a second colour. */
export const VIEWS = ["whole", "near"] as const;

export type View = (typeof VIEWS)[number];

/** Stored widths in pixels, as for uploaded pictures. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const WIDTH = 1280;
const HEIGHT = 960;
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

/** Every picture there is. */
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

/** The file of a drawn picture in demo/pictures/drawn. */
export const drawnFile = ({ scene, variant, view }: Picture, width: PictureWidth): string =>
  `${scene}-${variant}-${view}-${width}.webp`;

/** What a picture's drawing comes to: it changes with the scene, and its files are then of another time. */
export const drawingDigest = (picture: Picture): string =>
  createHash("sha256").update(drawPicture(picture)).digest("hex");
