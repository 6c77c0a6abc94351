/** Marks of a landscape on a field of 320 by 180, in drawing order. */
export type Mark = {
  readonly d: string;
  /** Filled with the deeper field, or with the ink, thinned. */
  readonly fill?: "field" | "ink";
  /** Drawn as a line in the ink. */
  readonly line?: number;
  readonly opacity?: number;
};

/** A landscape and where its point stands. */
export type Landscape = { readonly marks: readonly Mark[]; readonly point: readonly [number, number] };

export type Random = () => number;

export const between = (random: Random, low: number, high: number) =>
  Math.round((low + (high - low) * random()) * 10) / 10;
export const list = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join("");
export const ground = (top: number): Mark => ({ d: `M-2 ${top}H322V182H-2Z`, fill: "field" });

/** A palm with its foot at (x, y), leaning by `lean`. */
export function palm(x: number, y: number, high: number, lean: number): string {
  const [tx, ty] = [x + lean, y - high];
  const leaf = (dx: number, dy: number) => `M${tx} ${ty}q${dx * 0.5} ${dy - 8} ${dx} ${dy + 5}`;
  return `M${x} ${y}Q${x + lean * 0.2} ${y - high * 0.6} ${tx} ${ty}${leaf(18, -2)}${leaf(-18, -2)}${leaf(13, -9)}${leaf(-13, -9)}${leaf(20, 8)}${leaf(-20, 8)}`;
}

/** A farmhouse with a tree, its foot at (x, y). */
export const barn = (x: number, y: number) =>
  `M${x - 22} ${y}v-16l15 -12l15 12v16M${x - 12} ${y}v-9h9v9M${x + 22} ${y}v-12a11 13 0 1 1 .1 0`;

export const waves = (random: Random, top: number, from: number, count: number) =>
  list(
    count,
    (i) => `M${from + (i % 2) * 18 + between(random, 0, 14)} ${top + i * 15}q10 -7 20 0t20 0t20 0t20 0`,
  );

/** What is in the sky, behind the land: a sun or two clouds, where the seed has them. */
export function sky(random: Random): Mark {
  const x = between(random, 44, 276);
  const y = between(random, 26, 44);
  const r = between(random, 11, 17);
  return random() > 0.45
    ? {
        d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`,
        fill: "ink",
        opacity: 0.14,
      }
    : { d: `M${x - 22} ${y}h34m-22 8h30M${(x + 150) % 280} ${y + 10}h26m-16 -8h24`, line: 1.6, opacity: 0.3 };
}
