import { randomFrom } from "@/lib/shared/random-from";
import { tones } from "@/demo/pictures/paint";
import {
  circle,
  dark,
  ellipse,
  group,
  light,
  mix,
  path,
  polygon,
  rect,
  round,
  stroke,
} from "@/demo/pictures/shapes";

// A lower camera than true isometric: things stand on the floor instead of lying on it.
const AXIS_X = 0.88;
const AXIS_Y = 0.42;

const HORIZON = 420;

/** One picture being drawn: 800 by 600 units, light from the upper left, deterministic by scene and variant. */
export class Drawing {
  readonly random: () => number;
  private readonly definitions = new Map<string, string>();
  private readonly backdrop: string[] = [];

  constructor(
    scene: string,
    readonly variant: number,
  ) {
    this.random = randomFrom(`${scene}:${variant}`);
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.random();
  }

  /** The option that belongs to this variant, so that neighbouring variants always differ. */
  of<T>(...options: [T, ...T[]]): T {
    return options[this.variant % options.length] ?? options[0];
  }

  /** Like `of`, for the parts of a set: item `index`, turned by the variant. */
  cycle<T>(options: readonly [T, ...T[]], index: number): T {
    return options[(index + this.variant) % options.length] ?? options[0];
  }

  // --- Fills: stops are `#rrggbb` or `#rrggbb/opacity`, spread evenly ---

  private gradient(open: string, close: string, stops: string[]): string {
    const key = open + stops.join();
    const known = this.definitions.get(key);
    const id = `g${known ? [...this.definitions.keys()].indexOf(key) : this.definitions.size}`;
    if (!known) {
      const marks = stops.map((stop, i) => {
        const [colour, opacity] = stop.split("/");
        const offset = round((i / (stops.length - 1)) * 100);
        return `<stop offset="${offset}%" stop-color="${colour}"${opacity ? ` stop-opacity="${opacity}"` : ""}/>`;
      });
      this.definitions.set(key, `<${open.replace("$id", id)}>${marks.join("")}</${close}>`);
    }
    return `url(#${id})`;
  }

  down(...stops: string[]): string {
    return this.gradient('linearGradient id="$id" x1="0" y1="0" x2="0" y2="1"', "linearGradient", stops);
  }

  across(...stops: string[]): string {
    return this.gradient('linearGradient id="$id"', "linearGradient", stops);
  }

  slope(...stops: string[]): string {
    return this.gradient('linearGradient id="$id" x1="0" y1="0" x2="1" y2="1"', "linearGradient", stops);
  }

  glow(...stops: string[]): string {
    return this.gradient('radialGradient id="$id" cx=".5" cy=".5" r=".5"', "radialGradient", stops);
  }

  /** The fill of a ball or dome lit from the upper left. */
  ball(colour: string): string {
    const stops = [light(colour, 0.5), light(colour, 0.12), colour, dark(colour, 0.35)];
    return this.gradient('radialGradient id="$id" cx=".42" cy=".38" r=".68"', "radialGradient", stops);
  }

  /** The fill of a standing round body. */
  barrel(colour: string): string {
    return this.across(
      dark(colour, 0.3),
      light(colour, 0.08),
      light(colour, 0.42),
      light(colour, 0.1),
      colour,
      dark(colour, 0.24),
      dark(colour, 0.44),
    );
  }

  /** The fill of a lying round body. */
  pipe(colour: string): string {
    return this.down(
      light(colour, 0.1),
      light(colour, 0.48),
      light(colour, 0.1),
      colour,
      dark(colour, 0.3),
      dark(colour, 0.45),
    );
  }

  /** The fill of a flat painted sheet. */
  sheet(colour: string): string {
    return this.down(light(colour, 0.22), light(colour, 0.06), colour, dark(colour, 0.12));
  }

  // --- Rooms ---

  private tone() {
    const index = Math.floor(this.between(0, 1) * 2) + this.variant * 2;
    return tones[index % tones.length] ?? tones[0];
  }

  /** A plain lit room: wall, floor, a beam of daylight. `floorAt` is the y of the line between them. */
  room(floorAt = HORIZON): void {
    const { wall, floor } = this.tone();
    const slant = this.between(-60, 120);
    this.backdrop.push(
      rect(0, 0, 800, floorAt + 1, this.slope(wall[0], wall[1])),
      polygon(
        [
          [150 + slant, 0],
          [420 + slant, 0],
          [780 + slant, floorAt],
          [480 + slant, floorAt],
        ],
        this.down("#ffffff/0.45", "#ffffff/0.06"),
      ),
      rect(0, floorAt - 9, 800, 9, mix(wall[1], floor[0], 0.45)),
      rect(0, floorAt, 800, 600 - floorAt, this.down(floor[0], floor[1])),
      rect(0, floorAt, 800, 14, this.down(`${dark(floor[1], 0.3)}/0.35`, `${floor[1]}/0`)),
    );
  }

  /** A dark bench seen from above, for close views of metal parts. */
  bench(colour: string): void {
    this.backdrop.push(
      rect(0, 0, 800, 600, this.slope(light(colour, 0.2), dark(colour, 0.2))),
      ellipse(240, 140, 520, 380, this.glow("#ffffff/0.16", "#ffffff/0")),
    );
  }

  /** A table seen from above, with light from the upper left. */
  table(): void {
    const { wall, floor } = this.tone();
    this.backdrop.push(
      rect(0, 0, 800, 600, this.slope(wall[0], mix(wall[1], floor[0], 0.5))),
      ellipse(220, 120, 560, 420, this.glow("#ffffff/0.5", "#ffffff/0")),
    );
  }

  /** Sky, sun, two lines of hills and a ground. */
  outdoors(ground: string, floorAt = 400): void {
    const sky = this.of(["#bcd8ea", "#eaf2f2"], ["#cfe2e4", "#f7efdf"], ["#c9d9e8", "#f3e9de"]);
    const sun = this.of(600, 170, 660);
    const far = this.of("#a9bfb6", "#b7c3b4", "#b3bcc6");
    this.backdrop.push(
      rect(0, 0, 800, floorAt + 2, this.down(...sky)),
      circle(sun, 110, 90, this.glow("#ffffff/0.9", "#ffffff/0")),
      circle(sun, 110, 36, "#fffdf4"),
      path(
        `M0 ${floorAt - 60}C120 ${floorAt - 130} 230 ${floorAt - 110} 330 ${floorAt - 62}S560 ${floorAt - 150} 800 ${floorAt - 50}V${floorAt + 2}H0Z`,
        far,
      ),
      path(
        `M0 ${floorAt - 20}C180 ${floorAt - 70} 300 ${floorAt - 20} 470 ${floorAt - 40}S700 ${floorAt - 70} 800 ${floorAt - 30}V${floorAt + 2}H0Z`,
        dark(far, 0.12),
      ),
      rect(0, floorAt, 800, 600 - floorAt, this.down(light(ground, 0.18), dark(ground, 0.12))),
    );
  }

  /** The soft shadow where a thing meets the floor. */
  shadow(cx: number, cy: number, rx: number, ry = rx * 0.16, depth = 0.42): string {
    return ellipse(cx, cy, rx, ry, this.glow(`#142224/${depth}`, `#142224/${depth * 0.6}`, "#142224/0"));
  }

  // --- Solids ---

  /** A standing cylinder or cone: widths at the top and the bottom, `squash` of its rings. */
  barrelSolid(
    cx: number,
    top: number,
    w: number,
    h: number,
    colour: string,
    {
      foot = w,
      squash = 0.17,
      lid = light(colour, 0.28),
    }: { foot?: number; squash?: number; lid?: string } = {},
  ): string {
    const [a, b] = [w / 2, foot / 2];
    return (
      path(
        `M${round(cx - a)} ${round(top)}L${round(cx - b)} ${round(top + h)}A${round(b)} ${round(b * squash)} 0 0 0 ${round(cx + b)} ${round(top + h)}L${round(cx + a)} ${round(top)}Z`,
        this.barrel(colour),
      ) + ellipse(cx, top, a, a * squash, lid)
    );
  }

  /** A hoop around a standing cylinder, `thick` units high. */
  hoop(cx: number, y: number, w: number, thick: number, colour: string, squash = 0.17): string {
    const r = w / 2;
    const arc = `A${round(r)} ${round(r * squash)} 0 0`;
    return path(
      `M${round(cx - r)} ${round(y)}${arc} 0 ${round(cx + r)} ${round(y)}v${round(thick)}${arc} 1 ${round(cx - r)} ${round(y + thick)}Z`,
      this.barrel(colour),
    );
  }

  /** A lying round bar: its near end is at the right. */
  bar(
    x: number,
    cy: number,
    length: number,
    width: number,
    colour: string,
    end = light(colour, 0.2),
  ): string {
    const r = width / 2;
    return (
      path(
        `M${round(x)} ${round(cy - r)}A${round(r * 0.34)} ${round(r)} 0 0 0 ${round(x)} ${round(cy + r)}H${round(x + length)}V${round(cy - r)}Z`,
        this.pipe(colour),
      ) + ellipse(x + length, cy, r * 0.34, r, end)
    );
  }

  sphere(cx: number, cy: number, r: number, colour: string): string {
    return circle(cx, cy, r, this.ball(colour));
  }

  /** A painted cabinet front with a lit upper edge. */
  panel(x: number, y: number, w: number, h: number, colour: string, r = 8): string {
    return (
      rect(x, y, w, h, this.sheet(colour), r) +
      stroke(`M${round(x + r)} ${round(y + 1.5)}H${round(x + w - r)}`, light(colour, 0.6), 2, 'opacity=".7"')
    );
  }

  /**
   * A box seen from a corner; (cx, cy) is the middle of its footprint. Faces take drawings in
   * their own units: left is `w` by `h`, right is `d` by `h`, top is `w` by `d`.
   */
  box(
    cx: number,
    cy: number,
    w: number,
    d: number,
    h: number,
    colour: string,
    faces: { left?: string; right?: string; top?: string } = {},
  ): string {
    const ox = cx - ((w - d) / 2) * AXIS_X;
    const oy = cy - ((w + d) / 2) * AXIS_Y;
    const face = (a: number, b: number, c: number, e: number, x: number, y: number, items: string) =>
      group(`matrix(${a} ${b} ${c} ${e} ${round(x)} ${round(y)})`, items);
    return (
      face(
        AXIS_X,
        AXIS_Y,
        0,
        1,
        ox - d * AXIS_X,
        oy + d * AXIS_Y - h,
        rect(0, 0, w + 0.4, h, this.down(light(colour, 0.1), colour)) + (faces.left ?? ""),
      ) +
      face(
        AXIS_X,
        -AXIS_Y,
        0,
        1,
        ox + (w - d) * AXIS_X,
        oy + (w + d) * AXIS_Y - h,
        rect(0, 0, d, h, this.down(dark(colour, 0.2), dark(colour, 0.34))) + (faces.right ?? ""),
      ) +
      face(
        AXIS_X,
        AXIS_Y,
        -AXIS_X,
        AXIS_Y,
        ox,
        oy - h,
        rect(0, 0, w, d, this.slope(light(colour, 0.42), light(colour, 0.26))) + (faces.top ?? ""),
      )
    );
  }

  /** The finished picture. Odd variants are mirrored, and the camera stands a little nearer or farther. */
  svg(front: string): string {
    const zoom = [1.1, 1.18, 1.03, 1.25][this.variant % 4] ?? 1;
    const flip = this.variant % 2 === 1 ? "translate(800 0) scale(-1 1) " : "";
    const camera = `${flip}translate(${round(400 - 400 * zoom)} ${round(440 - 440 * zoom)}) scale(${zoom})`;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600"><defs>${[...this.definitions.values()].join("")}</defs>${this.backdrop.join("")}${group(camera, front)}</svg>`;
  }
}

/** What a group of scenes exports: a picture of 800 by 600 units for every variant number. */
export type Scene = (variant: number) => string;

/** Turns drawing functions into scenes: each call gets a fresh drawing of its own name. */
export function defineScenes<Name extends string>(
  drawings: Record<Name, (d: Drawing) => string>,
): Record<Name, Scene> {
  const entries = Object.entries<(d: Drawing) => string>(drawings);
  return Object.fromEntries(
    entries.map(([name, draw]) => [
      name,
      (variant: number) => {
        const drawing = new Drawing(name, variant);
        return drawing.svg(draw(drawing));
      },
    ]),
  ) as Record<Name, Scene>;
}
