import { defineScenes, type Drawing } from "@/demo/pictures/drawing";
import { paint } from "@/demo/pictures/paint";
import { bag } from "@/demo/pictures/props";
import { circle, dark, ellipse, light, path, polygon, rect, stroke, times } from "@/demo/pictures/shapes";

function carton(
  d: Drawing,
  x: number,
  y: number,
  w: number,
  deep: number,
  h: number,
  colour: string,
): string {
  const tape = "#efd9ae";
  return d.box(x, y, w, deep, h, colour, {
    top:
      rect(0, deep / 2 - 9, w, 18, tape, 0, 'opacity=".8"') +
      rect(0, 0, w, deep, "none", 0, `stroke="${light(colour, 0.6)}" stroke-width="1.5"`),
    right: rect(deep / 2 - 9, 0, 18, h * 0.26, tape, 0, 'opacity=".55"'),
    left:
      rect(w * 0.1, h * 0.62, w * 0.3, h * 0.24, "#f6ead0", 2) +
      rect(w * 0.14, h * 0.68, w * 0.2, 3, "#b49a6c") +
      rect(w * 0.14, h * 0.76, w * 0.14, 3, "#b49a6c") +
      stroke(
        `M${w * 0.74} ${h * 0.84}v${-h * 0.16}m-7 7l7 -8l7 8M${w * 0.87} ${h * 0.84}v${-h * 0.16}m-7 7l7 -8l7 8`,
        dark(colour, 0.35),
        3,
        'opacity=".7"',
      ),
  });
}

function jar(
  d: Drawing,
  cx: number,
  base: number,
  w: number,
  h: number,
  inside: string,
  lid: string,
): string {
  const top = base - h;
  return (
    d.shadow(cx, base + 4, w * 0.8, w * 0.16) +
    rect(
      cx - w / 2,
      top + 26,
      w,
      h - 26,
      d.across("#dfe9ea", "#ffffff", "#e7eeee", "#bccacc"),
      20,
      'opacity=".8"',
    ) +
    path(
      `M${cx - w / 2 + 7} ${top + h * 0.34}Q${cx} ${top + h * 0.3} ${cx + w / 2 - 7} ${top + h * 0.34}V${base - 22}Q${cx + w / 2 - 7} ${base - 7} ${cx + w / 2 - 20} ${base - 7}H${cx - w / 2 + 20}Q${cx - w / 2 + 7} ${base - 7} ${cx - w / 2 + 7} ${base - 22}Z`,
      d.barrel(inside),
    ) +
    rect(cx - w * 0.36, top + h * 0.5, w * 0.72, h * 0.28, "#f8f3e6", 6) +
    rect(cx - w * 0.22, top + h * 0.57, w * 0.44, 6, lid, 3) +
    rect(cx - w * 0.16, top + h * 0.65, w * 0.32, 4, "#b9b09c", 2) +
    rect(cx - w * 0.42, top + 34, w * 0.07, h - 70, "#ffffff", 5, 'opacity=".65"') +
    rect(cx - w * 0.44, top, w * 0.88, 32, d.barrel(lid), 6) +
    times(9, (i) => rect(cx - w * 0.4 + i * w * 0.095, top + 4, 2, 24, dark(lid, 0.3), 1, 'opacity=".4"'))
  );
}

function pouch(d: Drawing, cx: number, base: number, w: number, h: number, colour: string): string {
  const [l, r, t] = [cx - w / 2, cx + w / 2, base - h];
  return (
    d.shadow(cx, base, w * 0.62, 16) +
    path(
      `M${l} ${t}H${r}L${r - 6} ${t + h * 0.3}Q${r + 10} ${base - h * 0.2} ${r - 4} ${base}Q${cx} ${base + 20} ${l + 4} ${base}Q${l - 10} ${base - h * 0.2} ${l + 6} ${t + h * 0.3}Z`,
      d.across(dark(colour, 0.22), light(colour, 0.3), colour, light(colour, 0.12), dark(colour, 0.28)),
    ) +
    rect(l, t, w, 22, light(colour, 0.25)) +
    times(Math.floor(w / 6), (i) =>
      rect(l + 2 + i * 6, t + 3, 2, 16, dark(colour, 0.2), 0, 'opacity=".35"'),
    ) +
    stroke(`M${l + 6} ${t + 38}H${r - 6}`, dark(colour, 0.3), 3, 'opacity=".5"') +
    rect(cx - w * 0.3, t + h * 0.3, w * 0.6, h * 0.36, "#faf5e9", 10) +
    ellipse(cx, t + h * 0.44, w * 0.17, h * 0.075, light(colour, 0.2)) +
    ellipse(cx + w * 0.05, t + h * 0.43, w * 0.08, h * 0.05, dark(colour, 0.1)) +
    rect(cx - w * 0.2, t + h * 0.56, w * 0.4, 6, dark(colour, 0.1), 3) +
    path(
      `M${l + 6} ${base - 4}Q${cx} ${base - h * 0.16} ${r - 6} ${base - 4}Q${cx} ${base + 18} ${l + 6} ${base - 4}Z`,
      dark(colour, 0.2),
      'opacity=".5"',
    ) +
    path(
      `M${l + w * 0.1} ${t + 44}Q${l + w * 0.04} ${t + h * 0.5} ${l + w * 0.1} ${base - 30}L${l + w * 0.18} ${base - 40}Q${l + w * 0.12} ${t + h * 0.5} ${l + w * 0.17} ${t + 44}Z`,
      "#ffffff",
      'opacity=".35"',
    )
  );
}

function coil(d: Drawing, cx: number, cy: number, r: number, colour: string): string {
  return (
    d.shadow(cx + 10, cy + r, r * 1.05, 22) +
    ellipse(cx + r * 0.34, cy, r, r, d.down(light(colour, 0.1), dark(colour, 0.5))) +
    rect(cx, cy - r, r * 0.34, r * 2, d.pipe(colour)) +
    circle(cx, cy, r, d.slope(light(colour, 0.4), colour, dark(colour, 0.2))) +
    times(6, (i) =>
      circle(
        cx,
        cy,
        r * (0.94 - i * 0.07),
        "none",
        `stroke="${dark(colour, 0.35)}" stroke-width="1.6" opacity=".55"`,
      ),
    ) +
    circle(cx, cy, r * 0.52, d.slope("#d8b98a", "#a47d4c")) +
    circle(cx, cy, r * 0.44, d.slope("#5d4a34", "#8a6b46"))
  );
}

export const packaging = defineScenes({
  cartons(d) {
    d.room(400);
    const colour = d.of(paint.card, "#bd8a52", "#d3ae78", "#b98f63");
    const big = d.of(112, 124, 104);
    const rows: [number, number, number][] = d.of(
      [
        [300, 452, 0],
        [480, 452, 0],
        [210, 500, 0],
        [390, 500, 0],
        [570, 500, 0],
        [300, 474, 1],
        [480, 474, 1],
        [392, 470, 2],
      ],
      [
        [260, 470, 0],
        [460, 470, 0],
        [360, 516, 0],
        [570, 516, 0],
        [262, 484, 1],
        [460, 486, 1],
      ],
      [
        [220, 460, 0],
        [560, 460, 0],
        [390, 460, 0],
        [300, 510, 0],
        [480, 510, 0],
        [390, 476, 1],
        [224, 462, 1],
      ],
    );
    const shades: [string, ...string[]] = [colour, light(colour, 0.08), dark(colour, 0.08)];
    const tall = big * 0.84;
    return (
      d.shadow(400, 520, 330, 60) +
      rows
        .map(([x, y, level], i) => carton(d, x, y - level * tall, big, big * 0.92, tall, d.cycle(shades, i)))
        .join("")
    );
  },

  sacks(d) {
    d.room(420);
    const cloth = d.of(paint.cream, "#e3d3ae", "#dfe5e6");
    const band = d.of(paint.teal, paint.clay, paint.blue, paint.olive);
    const second = d.of(paint.gold, paint.teal, paint.clay);
    return (
      d.shadow(400, 510, 360, 46) +
      bag(d, 250, 452, 176, 250, dark(cloth, 0.08), second) +
      bag(d, 446, 446, 176, 262, dark(cloth, 0.06), band) +
      bag(d, 620, 456, 170, 240, dark(cloth, 0.1), second) +
      bag(d, 170, 516, 178, 256, cloth, band) +
      bag(d, 356, 524, 188, 268, cloth, second) +
      bag(d, 548, 520, 182, 256, cloth, band)
    );
  },

  jars(d) {
    d.room(430);
    const fill: [string, ...string[]] = ["#b5482b", "#dca03a", "#7c8f3c", "#8a4a2f", "#c9b07a"];
    const lid: [string, ...string[]] = [paint.gold, paint.teal, paint.ink, paint.clay];
    return (
      times(4, (i) =>
        jar(d, 190 + i * 148, 456, 104, 168 + ((i + d.variant) % 2) * 50, d.cycle(fill, i), d.cycle(lid, i)),
      ) +
      times(4, (i) =>
        jar(
          d,
          130 + i * 180,
          530,
          132,
          216 + ((i + d.variant) % 3) * 22,
          d.cycle(fill, i + 2),
          d.cycle(lid, i + 1),
        ),
      )
    );
  },

  pouches(d) {
    d.room(420);
    const colours: [string, ...string[]] = [
      paint.teal,
      paint.gold,
      paint.clay,
      paint.olive,
      paint.plum,
      paint.blue,
    ];
    return (
      pouch(d, 210, 470, 150, 252, d.cycle(colours, 0)) +
      pouch(d, 400, 462, 156, 290, d.cycle(colours, 3)) +
      pouch(d, 592, 470, 150, 252, d.cycle(colours, 4)) +
      pouch(d, 300, 524, 168, 250, d.cycle(colours, 1)) +
      pouch(d, 500, 526, 168, 232, d.cycle(colours, 2))
    );
  },

  strapping(d) {
    d.room(420);
    const band = d.of(paint.teal, paint.gold, paint.olive, paint.blue);
    const other = d.of("#d9dfdf", paint.teal, paint.clay);
    return (
      coil(d, 560, 334, 138, other) +
      coil(d, 250, 372, 142, band) +
      stroke("M170 488C260 540 420 520 520 532S690 540 720 520", dark(band, 0.2), 12) +
      stroke("M170 486C260 537 420 517 520 529S690 537 720 517", light(band, 0.3), 3) +
      d.shadow(560, 540, 150, 18) +
      path("M440 500H640Q660 500 664 516L668 530H434V510Q434 500 440 500Z", d.down("#6a767b", "#38444a")) +
      path("M470 500L500 446L640 404L652 420L534 470L520 500Z", d.slope("#8d999d", "#475359")) +
      path(
        "M600 418L706 372Q722 370 722 384L716 394L616 440Z",
        d.down(light(paint.red, 0.1), dark(paint.red, 0.3)),
      ) +
      circle(524, 486, 22, d.slope("#e5eaeb", "#6e7a7f")) +
      circle(524, 486, 8, "#333d40") +
      polygon(
        [
          [590, 500],
          [628, 480],
          [636, 500],
        ],
        "#2c3639",
      )
    );
  },
});
