import { defineScenes, type Drawing } from "@/demo/pictures/drawing";
import { paint } from "@/demo/pictures/paint";
import {
  circle,
  dark,
  ellipse,
  group,
  light,
  path,
  place,
  polygon,
  rect,
  stroke,
  times,
} from "@/demo/pictures/shapes";

function flower(d: Drawing, x: number, y: number, s: number, colour: string): string {
  return place(
    x,
    y,
    s,
    0,
    times(3, (ring) =>
      times(12 - ring * 3, (i) =>
        group(
          `rotate(${(360 / (12 - ring * 3)) * i + ring * 14})`,
          ellipse(
            0,
            -24 + ring * 8,
            9,
            14 - ring * 2,
            ring % 2 ? light(colour, 0.22) : dark(colour, ring ? 0 : 0.16),
          ),
        ),
      ),
    ),
    circle(0, 0, 8, d.ball(dark(colour, 0.25))),
  );
}

export const events = defineScenes({
  marquee(d) {
    d.outdoors(d.of("#93a860", "#9aa96a", "#a3a577"), 420);
    const cloth = d.of(paint.clay, paint.teal, paint.gold, paint.plum);
    const white = "#f7f1e2";
    const cols = 8;
    const w = 560 / cols;
    return (
      d.shadow(400, 520, 390, 26) +
      rect(120, 270, 560, 240, dark(cloth, 0.62)) +
      times(
        3,
        (i) =>
          rect(190 + i * 160, 400, 110, 90, dark(white, 0.15), 4) +
          rect(186 + i * 160, 394, 118, 14, white, 3) +
          circle(245 + i * 160, 380, 14, d.ball(paint.gold)) +
          circle(245 + i * 160, 330, 60, d.glow("#ffe9b0/0.5", "#ffe9b0/0")),
      ) +
      times(3, (i) => rect(114 + i * 280, 250, 14, 264, d.barrel("#d8c7a2"), 4)) +
      times(2, (i) =>
        path(
          i ? "M690 262L566 268Q610 400 684 514H700Z" : "M110 262L234 268Q190 400 116 514H100Z",
          d.across(light(cloth, 0.15), cloth, light(cloth, 0.2), dark(cloth, 0.2)),
        ),
      ) +
      path("M90 266Q230 230 330 100Q400 60 470 100Q570 230 710 266Z", d.down(light(white, 0.3), white)) +
      times(cols, (i) =>
        i % 2
          ? ""
          : path(
              `M${120 + i * w} 266Q${290 + i * 15} 210 ${352 + i * 12} 86L${364 + i * 12} 84Q${320 + i * 24} 210 ${120 + (i + 1) * w} 266Z`,
              d.down(light(cloth, 0.25), cloth),
            ),
      ) +
      times(
        10,
        (i) =>
          path(`M${90 + i * 62} 262h62v14a31 26 0 0 1 -62 0Z`, i % 2 ? white : cloth) +
          circle(121 + i * 62, 304, 4, paint.gold),
      ) +
      stroke("M400 84V36", "#8a6a3e", 6) +
      path("M402 36L456 50L402 66Z", cloth) +
      stroke("M90 264L20 516M710 264L780 516", "#efe6d0", 3)
    );
  },

  buffet(d) {
    d.room(380);
    const cloth = d.of(paint.clay, "#f2ead8", paint.teal);
    const food: [string, ...string[]] = ["#d9932b", "#7f9a45", "#b5482f", "#efe3c4"];
    const dish = (cx: number, base: number, c: string, open: boolean) =>
      rect(cx - 96, base - 56, 192, 50, d.down("#f1f4f4", "#98a4a8", "#cfd6d8"), 10) +
      rect(cx - 108, base - 64, 216, 14, d.pipe("#c9d1d3"), 6) +
      stroke(`M${cx - 80} ${base - 8}v22M${cx + 80} ${base - 8}v22`, "#8b979b", 9) +
      ellipse(cx, base + 8, 20, 6, "#39464a") +
      path(`M${cx - 7} ${base + 2}q7 -22 14 0Z`, "#f0b84e") +
      (open
        ? path(`M${cx - 92} ${base - 62}Q${cx} ${base - 124} ${cx + 92} ${base - 62}Z`, d.ball(c)) +
          times(14, () => {
            const x = d.between(-64, 64);
            return circle(
              cx + x,
              base - 66 - d.random() * (24 - (Math.abs(x) / 64) * 20),
              5,
              d.random() > 0.5 ? light(c, 0.4) : d.cycle(["#5f9a4a", "#c8402f"], Math.round(x + 64)),
            );
          }) +
          stroke(
            `M${cx - 20} ${base - 100}q-12 -20 0 -40t0 -36M${cx + 24} ${base - 104}q-12 -20 0 -40t0 -30`,
            "#ffffff",
            5,
            'opacity=".65"',
          )
        : path(
            `M${cx - 98} ${base - 62}A98 96 0 0 1 ${cx + 98} ${base - 62}Z`,
            d.slope("#ffffff", "#c9d1d3", "#7f8b90"),
          ) +
          rect(cx - 18, base - 172, 36, 14, d.pipe("#59656a"), 7) +
          path(
            `M${cx - 74} ${base - 76}Q${cx - 62} ${base - 130} ${cx - 16} ${base - 144}Q${cx - 50} ${base - 116} ${cx - 58} ${base - 74}Z`,
            "#ffffff",
            'opacity=".7"',
          ));
    return (
      d.shadow(400, 560, 420, 20) +
      path(
        "M-60 400H860V560Q820 580 790 560T720 560T650 560T580 560T510 560T440 560T370 560T300 560T230 560T160 560T90 560T20 560T-60 560Z",
        d.down(light(cloth, 0.1), dark(cloth, 0.2)),
      ) +
      times(13, (i) =>
        stroke(
          `M${-20 + i * 70} 410Q${-30 + i * 70} 480 ${-18 + i * 70} 556`,
          dark(cloth, 0.3),
          4,
          'opacity=".4"',
        ),
      ) +
      rect(-80, 388, 960, 22, d.down(light(cloth, 0.45), light(cloth, 0.15))) +
      dish(160, 370, d.cycle(food, 0), d.variant % 2 === 0) +
      dish(404, 370, d.cycle(food, 1), true) +
      dish(648, 370, d.cycle(food, 2), d.variant % 2 === 1) +
      times(5, (i) => ellipse(282, 386 - i * 6, 44, 9, i % 2 ? "#d5dcdc" : "#ffffff")) +
      d.barrelSolid(526, 326, 34, 56, "#eef2f2") +
      times(5, (i) => stroke(`M${514 + i * 6} 330L${504 + i * 11} 286`, "#a9b4b8", 4))
    );
  },

  chairRows(d) {
    d.outdoors(d.of("#93a860", "#a2a577", "#9fae74"), 330);
    const bow: [string, ...string[]] = [paint.gold, paint.clay, paint.teal, paint.plum];
    const chair = (x: number, y: number, s: number) =>
      place(
        x,
        y,
        s,
        0,
        d.shadow(0, 2, 54, 9),
        stroke("M-32 -50L-38 0M32 -50L38 0M-26 -60V-10M26 -60V-10", "#d9d3c2", 7),
        path("M-34 -150Q0 -166 34 -150L38 -58H-38Z", d.across("#e6dfcd", "#ffffff", "#f5f0e2", "#d5cdb8")),
        path("M-44 -66H44L48 -44H-48Z", d.down("#ffffff", "#ded7c4")),
        path("M-46 -46H46L50 -6Q0 4 -50 -6Z", d.across("#ddd5c1", "#fbf8ee", "#e9e2d0", "#cfc6b0")),
        rect(-37, -118, 74, 20, d.cycle(bow, 0), 3),
        path(
          "M0 -108L-24 -126V-90ZM0 -108L24 -126V-90ZM-4 -104L-12 -62L0 -72L12 -62L4 -104Z",
          d.down(light(d.cycle(bow, 0), 0.2), dark(d.cycle(bow, 0), 0.15)),
        ),
        circle(0, -108, 7, dark(d.cycle(bow, 0), 0.2)),
      );
    const rows: [number, number, number][] = [
      [362, 0.56, 84],
      [420, 0.72, 108],
      [490, 0.92, 138],
      [570, 1.16, 174],
    ];
    return (
      polygon(
        [
          [372, 330],
          [428, 330],
          [560, 640],
          [240, 640],
        ],
        d.down("#c9594a", "#a53f33"),
        d.of("", 'opacity=".9"', ""),
      ) +
      stroke("M330 334V190Q400 120 470 190V334", "#e9e2d0", 10) +
      times(13, (i) =>
        flower(
          d,
          330 + (i < 4 ? 0 : i > 8 ? 140 : (i - 4) * 35),
          i < 4 ? 320 - i * 36 : i > 8 ? 212 + (i - 9) * 36 : 186 - Math.sin(((i - 4) / 4) * 3.14) * 34,
          0.62,
          d.cycle(bow, i),
        ),
      ) +
      rows
        .map(([y, s, step]) =>
          times(
            3,
            (i) =>
              chair(400 - 56 * s - 60 * s - i * step * 0.86, y, s) +
              chair(400 + 56 * s + 60 * s + i * step * 0.86, y, s),
          ),
        )
        .join("")
    );
  },

  flowers(d) {
    d.room(420);
    const kinds: [string, ...string[]] = ["#e08a1e", "#efc12f", "#c8455a", "#f2ead8", "#b5568c"];
    const basket = d.of("#b98252", "#a06a42", "#c99f68");
    const garland = times(15, (i) => {
      const t = i / 14;
      return flower(
        d,
        470 + t * 280,
        190 + Math.sin(t * Math.PI) * 130 - t * 30,
        0.86,
        d.cycle(kinds, i % 2),
      );
    });
    return (
      stroke("M470 180Q610 400 750 160", "#5f8a47", 4) +
      garland +
      d.shadow(290, 520, 230, 30) +
      path(
        "M110 380H470L430 520Q290 536 150 520Z",
        d.across(dark(basket, 0.25), light(basket, 0.2), basket, dark(basket, 0.3)),
      ) +
      times(5, (i) =>
        stroke(
          `M${116 + i * 7} ${400 + i * 26}Q290 ${418 + i * 26} ${464 - i * 7} ${400 + i * 26}`,
          dark(basket, 0.35),
          4,
          'opacity=".55"',
        ),
      ) +
      times(12, (i) =>
        stroke(`M${130 + i * 29} 392L${166 + i * 22.5} 520`, light(basket, 0.3), 4, 'opacity=".5"'),
      ) +
      times(8, (i) =>
        place(
          130 + i * 46,
          366,
          1,
          -60 + i * 17,
          path("M0 0C-20 -40 -14 -80 0 -100C14 -80 20 -40 0 0Z", i % 2 ? "#5f8f4c" : "#48763c"),
        ),
      ) +
      times(3, (row) =>
        times(7 - row * 2, (i) =>
          flower(d, 136 + i * 52 + row * 52, 366 - row * 46 + (i % 2) * 8, 1.18, d.cycle(kinds, i + row * 2)),
        ),
      ) +
      rect(98, 374, 384, 20, d.pipe(light(basket, 0.1)), 10) +
      times(7, (i) => flower(d, 520 + i * 40 + (i % 2) * 10, 524 - (i % 3) * 10, 0.6, d.cycle(kinds, i))) +
      flower(d, 600, 470, 1.3, d.cycle(kinds, 2)) +
      flower(d, 690, 480, 1.1, d.cycle(kinds, 4))
    );
  },
});
