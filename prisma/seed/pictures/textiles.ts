import { defineScenes, type Drawing } from "@/prisma/seed/pictures/drawing";
import { paint } from "@/prisma/seed/pictures/paint";
import {
  circle,
  dark,
  ellipse,
  light,
  path,
  place,
  rect,
  stroke,
  times,
} from "@/prisma/seed/pictures/shapes";

const yarns: [string, ...string[]] = [
  paint.teal,
  "#8c2f3c",
  "#d9c39a",
  "#3c5a92",
  "#d98a35",
  "#efe6d3",
  "#5d7a4c",
  "#8c5a7d",
];

function cone(d: Drawing, cx: number, base: number, w: number, h: number, colour: string): string {
  const threads = times(16, (i) => {
    const share = (i + 0.5) / 16;
    const half = (w * (0.36 + 0.64 * share)) / 2;
    const y = base - h + h * share;
    return stroke(
      `M${cx - half} ${y}Q${cx} ${y + 12} ${cx + half} ${y - 3}`,
      i % 2 ? dark(colour, 0.3) : light(colour, 0.4),
      1.6,
      'opacity=".45"',
    );
  });
  return (
    d.shadow(cx, base + 2, w * 0.72, 14) +
    d.barrelSolid(cx, base - h - 14, w * 0.2, 22, "#c9a36c", { foot: w * 0.24 }) +
    d.barrelSolid(cx, base - h, w * 0.36, h, colour, { foot: w, squash: 0.12 }) +
    ellipse(cx, base - h, w * 0.1, w * 0.025, "#8a6a3e") +
    threads
  );
}

function roll(cx: number, cy: number, r: number, colour: string, d: Drawing): string {
  return (
    ellipse(cx + 5, cy + 8, r, r, "#1a1512", 'opacity=".4"') +
    circle(cx, cy, r, d.slope(light(colour, 0.3), colour, dark(colour, 0.3))) +
    times(6, (i) =>
      circle(
        cx,
        cy,
        r * (0.94 - i * 0.1),
        "none",
        `stroke="${i % 2 ? light(colour, 0.45) : dark(colour, 0.35)}" stroke-width="2" opacity=".55"`,
      ),
    ) +
    stroke(
      `M${cx + r} ${cy}q2 ${r * 0.5} ${-r * 0.22} ${r * 0.72}`,
      light(colour, 0.5),
      2.5,
      'opacity=".6"',
    ) +
    circle(cx, cy, r * 0.26, "#d3b07c") +
    circle(cx, cy, r * 0.17, "#3a2b20")
  );
}

function shirt(d: Drawing, x: number, top: number, colour: string, style: number): string {
  const cloth = d.across(
    dark(colour, 0.18),
    light(colour, 0.16),
    colour,
    light(colour, 0.08),
    dark(colour, 0.22),
  );
  return place(
    x,
    top,
    1,
    0,
    stroke("M0 -8C-2 -26 12 -30 12 -40", "#6d777b", 4) +
      path("M-58 26L0 -12L58 26L52 30L0 0L-52 30Z", "#a97c4f"),
    path(
      "M-26 10Q0 26 26 10L64 26Q78 34 80 54L92 190L62 198L60 120L62 262Q0 276 -62 262L-60 120L-62 198L-92 190L-80 54Q-78 34 -64 26Z",
      cloth,
    ),
    stroke(
      "M-60 120L-56 80M60 120L56 80M-30 256Q-36 190 -26 150M34 258Q38 200 28 170",
      dark(colour, 0.3),
      3,
      'opacity=".4"',
    ),
    path("M-28 8L0 34L-16 50L-36 14ZM28 8L0 34L16 50L36 14Z", light(colour, 0.28)),
    style % 2
      ? stroke("M0 34V262", dark(colour, 0.25), 2, 'opacity=".6"') +
          times(5, (i) => circle(5, 62 + i * 42, 3.6, light(colour, 0.75)))
      : times(7, (i) =>
          stroke(`M${-54 + i * 18} ${52 - Math.abs(i - 3) * 2}V262`, light(colour, 0.5), 2.5, 'opacity=".4"'),
        ),
    rect(20, 84, 30, 34, light(colour, 0.1), 3, `stroke="${dark(colour, 0.25)}" stroke-width="1.5"`),
  );
}

export const textiles = defineScenes({
  yarnCones(d) {
    d.room(452);
    const shelf = (y: number) =>
      rect(-100, y, 1000, 20, d.down("#d8b98d", "#b08a5c")) +
      rect(-100, y + 20, 1000, 26, d.down("#5b4632/0.32", "#5b4632/0"));
    return (
      times(8, (i) => cone(d, 20 + i * 112, 282, 94, 150, d.cycle(yarns, i))) +
      shelf(284) +
      times(7, (i) => cone(d, 30 + i * 126, 532, 116, 178, d.cycle(yarns, i + 3)))
    );
  },

  fabricRolls(d) {
    d.bench("#3a2f29");
    const size = d.of(72, 84, 64);
    const across = Math.ceil(900 / (size * 2)) + 1;
    return times(5 + (d.variant % 2), (row) =>
      times(across, (i) =>
        roll(
          -60 + i * size * 2 + (row % 2) * size,
          20 + row * size * 1.76,
          size * d.between(0.92, 0.99),
          d.cycle(yarns, Math.floor(d.between(0, 8))),
          d,
        ),
      ),
    );
  },

  shirtRail(d) {
    d.room(500);
    const colours: [string, ...string[]] = [
      paint.teal,
      "#e9e2d2",
      paint.blue,
      paint.clay,
      "#9fb3a0",
      paint.plum,
      paint.gold,
    ];
    const count = d.of(5, 4, 5);
    return (
      rect(96, 118, 10, 420, d.barrel("#8d979b"), 5) +
      rect(694, 118, 10, 420, d.barrel("#8d979b"), 5) +
      d.shadow(400, 548, 330, 26) +
      rect(60, 534, 82, 12, d.pipe("#717c80"), 6) +
      rect(658, 534, 82, 12, d.pipe("#717c80"), 6) +
      rect(84, 110, 632, 14, d.pipe("#aab4b7"), 7) +
      times(count, (i) =>
        shirt(d, 400 + (i - (count - 1) / 2) * (520 / count), 152, d.cycle(colours, i), i + d.variant),
      )
    );
  },

  sareeStack(d) {
    d.room(420);
    const cloth: [string, ...string[]] = [
      "#96324a",
      paint.teal,
      "#c77f2a",
      "#3c4f86",
      "#5c7d48",
      "#7a3f6e",
      "#b5482f",
    ];
    const count = d.of(6, 5, 7);
    const fold = (y: number, colour: string, i: number) => {
      const x = 190 + ((i * 37 + d.variant * 13) % 26);
      const border = i % 2 ? "#e3b85a" : "#d9a441";
      return (
        path(
          `M${x} ${y}H${x + 392}Q${x + 420} ${y + 2} ${x + 420} ${y + 24}T${x + 392} ${y + 48}H${x}Q${x - 16} ${y + 24} ${x} ${y}Z`,
          d.pipe(colour),
        ) +
        path(
          `M${x + 330} ${y}H${x + 392}Q${x + 420} ${y + 2} ${x + 420} ${y + 24}T${x + 392} ${y + 48}H${x + 330}Z`,
          d.pipe(border),
        ) +
        stroke(`M${x + 342} ${y + 1}V${y + 47}M${x + 322} ${y + 1}V${y + 47}`, light(border, 0.4), 2.5) +
        times(4, (j) => path(`M${x + 362} ${y + 6 + j * 10}l7 4l-7 4l-7 -4Z`, dark(colour, 0.1))) +
        stroke(
          `M${x - 4} ${y + 16}H${x + 318}M${x - 5} ${y + 32}H${x + 318}`,
          dark(colour, 0.35),
          1.6,
          'opacity=".5"',
        ) +
        times(9, (j) => circle(x + 26 + j * 34, y + 25, 3, light(border, 0.2), 'opacity=".8"'))
      );
    };
    return (
      d.shadow(400, 520, 290, 34) +
      rect(110, 506, 580, 26, d.down("#c39a6b", "#94693f"), 5) +
      times(count, (i) => fold(506 - (i + 1) * 48, d.cycle(cloth, i), i))
    );
  },
});
