import type { Drawing } from "@/demo/pictures/drawing";
import { paint } from "@/demo/pictures/paint";
import { circle, dark, ellipse, group, light, path, rect, round, stroke } from "@/demo/pictures/shapes";

/** A filled, stitched bag standing upright; (cx, base) is the middle of its foot, `print` its printed mark. */
export function bag(
  d: Drawing,
  cx: number,
  base: number,
  w: number,
  h: number,
  colour: string,
  print?: string,
): string {
  const [l, r, t] = [round(cx - w / 2), round(cx + w / 2), round(base - h)];
  const [u, v] = [w / 100, h / 100];
  const side = (x: number, way: number) =>
    `${round(x - way * 5 * u)} ${round(t + 12 * v)} ${round(x + way * 4 * u)} ${round(t + 40 * v)} ${round(x + way * 3 * u)} ${round(base - 26 * v)}`;
  const outline = `M${l} ${t - 5}Q${cx} ${round(t + 7 * v)} ${r} ${t - 5}C${side(r, 1)}Q${round(r + 2 * u)} ${round(base - 3 * v)} ${round(r - 8 * u)} ${base}Q${cx} ${round(base + 4 * v)} ${round(l + 8 * u)} ${base}Q${round(l - 2 * u)} ${round(base - 3 * v)} ${round(l - 3 * u)} ${round(base - 26 * v)}C${round(l - 4 * u)} ${round(t + 40 * v)} ${round(l + 5 * u)} ${round(t + 12 * v)} ${l} ${t - 5}Z`;
  const cloth = d.across(
    dark(colour, 0.2),
    light(colour, 0.25),
    colour,
    light(colour, 0.12),
    dark(colour, 0.08),
    dark(colour, 0.3),
  );
  const fold = dark(colour, 0.3);
  return (
    path(outline, cloth) +
    (print
      ? rect(l + 12 * u, t + 30 * v, w - 24 * u, 5 * v, print, 2, 'opacity=".85"') +
        rect(l + 12 * u, t + 78 * v, w - 24 * u, 5 * v, print, 2, 'opacity=".85"') +
        ellipse(cx, t + 57 * v, 22 * u, 22 * u, print, 'opacity=".92"') +
        path(
          `M${cx} ${round(t + 57 * v + 15 * u)}C${round(cx - 17 * u)} ${round(t + 57 * v)} ${round(cx - 6 * u)} ${round(t + 57 * v - 12 * u)} ${cx} ${round(t + 57 * v - 15 * u)}C${round(cx + 6 * u)} ${round(t + 57 * v - 12 * u)} ${round(cx + 17 * u)} ${round(t + 57 * v)} ${cx} ${round(t + 57 * v + 15 * u)}Z`,
          light(colour, 0.3),
        )
      : "") +
    path(
      `M${l} ${t - 5}Q${cx} ${round(t + 7 * v)} ${r} ${t - 5}L${round(r - 2 * u)} ${round(t + 6 * v)}Q${cx} ${round(t + 14 * v)} ${round(l + 2 * u)} ${round(t + 6 * v)}Z`,
      light(colour, 0.32),
    ) +
    stroke(
      `M${round(l + 2 * u)} ${round(t + 3 * v)}Q${cx} ${round(t + 11 * v)} ${round(r - 2 * u)} ${round(t + 3 * v)}`,
      fold,
      1.8,
      'stroke-dasharray="6 4"',
    ) +
    stroke(
      `M${round(l + 6 * u)} ${round(t + 9 * v)}q${round(9 * u)} ${round(7 * v)} ${round(13 * u)} ${round(18 * v)}M${round(r - 6 * u)} ${round(t + 9 * v)}q${round(-8 * u)} ${round(8 * v)} ${round(-11 * u)} ${round(17 * v)}M${round(l + 2 * u)} ${round(base - 12 * v)}q${round(10 * u)} ${round(2 * v)} ${round(16 * u)} ${round(8 * v)}M${round(r - 2 * u)} ${round(base - 14 * v)}q${round(-10 * u)} ${round(3 * v)} ${round(-15 * u)} ${round(9 * v)}`,
      fold,
      2.2,
      'opacity=".4"',
    )
  );
}

/** A road wheel seen from the side. */
export function wheel(d: Drawing, cx: number, cy: number, r: number, rim: string = paint.steel): string {
  const spokes = Array.from({ length: 5 }, (_, i) =>
    group(
      `rotate(${i * 72} ${round(cx)} ${round(cy)})`,
      ellipse(cx, cy - r * 0.36, r * 0.09, r * 0.12, dark(rim, 0.6)),
    ),
  ).join("");
  return (
    circle(cx, cy, r, d.glow("#3c4548", "#23292b", "#1a1f21", "#2b3235")) +
    circle(cx, cy, r * 0.6, d.slope(light(rim, 0.5), rim, dark(rim, 0.35))) +
    spokes +
    circle(cx, cy, r * 0.17, d.slope(light(rim, 0.6), dark(rim, 0.3)))
  );
}

/** A potted plant, `scale` 1 being about 190 units tall; (x, base) is the middle of the pot's foot. */
export function plant(d: Drawing, x: number, base: number, scale = 1): string {
  const leaf = (turn: number, long: number, colour: string) =>
    group(
      `rotate(${turn})`,
      path(
        `M0 0C${-long * 0.28} ${-long * 0.3} ${-long * 0.22} ${-long * 0.8} 0 ${-long}C${long * 0.22} ${-long * 0.8} ${long * 0.28} ${-long * 0.3} 0 0Z`,
        colour,
      ),
      stroke(`M0 -6V${-long * 0.85}`, light(colour, 0.25), 1.5),
    );
  return (
    d.shadow(x, base, 60 * scale, 12 * scale) +
    group(
      `translate(${x} ${base}) scale(${scale})`,
      group(
        "translate(0 -62)",
        leaf(-52, 100, "#3c7a55"),
        leaf(48, 104, "#34704c"),
        leaf(-22, 128, "#4b8d64"),
        leaf(20, 120, "#3f8059"),
        leaf(0, 106, "#5a9c72"),
      ),
      path("M-38 -66H38L30 0H-30Z", d.across("#8a5a3d", "#c08a66", "#9b6747", "#734730")),
      rect(-42, -74, 84, 16, d.across("#9b6747", "#cf9a75", "#a8714f", "#7d4f36"), 3),
    )
  );
}
