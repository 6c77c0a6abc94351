/** Plain SVG marks and colour arithmetic. Every function is pure and returns a string. */

function channels(hex: string): [number, number, number] {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
}

/** The colour between two `#rrggbb` colours; `share` 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  return `#${a
    .map((value, i) => {
      const target = b[i] ?? value;
      return Math.round(value + (target - value) * share)
        .toString(16)
        .padStart(2, "0");
    })
    .join("")}`;
}

export const light = (colour: string, share = 0.25) => mix(colour, "#ffffff", share);
export const dark = (colour: string, share = 0.25) => mix(colour, "#0e1b1c", share);

export const round = (value: number) => Math.round(value * 10) / 10;

export function rect(x: number, y: number, w: number, h: number, fill: string, r = 0, more = ""): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${r}" fill="${fill}" ${more}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more = ""): string {
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${more}/>`;
}

export const circle = (cx: number, cy: number, r: number, fill: string, more = "") =>
  ellipse(cx, cy, r, r, fill, more);

export const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;

export const stroke = (d: string, colour: string, width: number, more = "") =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export function polygon(points: readonly (readonly [number, number])[], fill: string, more = ""): string {
  return `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(" ")}" fill="${fill}" ${more}/>`;
}

export const group = (transform: string, ...items: string[]) =>
  `<g transform="${transform}">${items.join("")}</g>`;

/** Items moved to (x, y), scaled and turned (degrees) about that point. */
export const place = (x: number, y: number, scale: number, turn: number, ...items: string[]) =>
  group(`translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${scale})`, ...items);

/** One string from `count` calls, each given its index. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

/** A star-free gear outline about the origin: `teeth` flat-topped teeth between two radii. */
export function gearPath(teeth: number, outer: number, inner: number): string {
  const step = (Math.PI * 2) / teeth;
  const corners: string[] = [];
  for (let i = 0; i < teeth; i++) {
    for (const [turn, radius] of [
      [-0.36, inner],
      [-0.2, outer],
      [0.2, outer],
      [0.36, inner],
    ] as const) {
      const angle = (i + turn) * step;
      corners.push(`${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`);
    }
  }
  return `M${corners.join("L")}Z`;
}
