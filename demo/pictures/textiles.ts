import { defineScenes, type Drawing } from "@/demo/pictures/drawing";
import { paint } from "@/demo/pictures/paint";
import { circle, dark, ellipse, light, path, place, rect, stroke, times } from "@/demo/pictures/shapes";

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
    const size = d.of(86, 98, 78);
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
    const buta = (x: number, y: number, colour: string) =>
      path(
        `M${x} ${y + 11}C${x - 11} ${y + 6} ${x - 8} ${y - 5} ${x + 3} ${y - 12}C${x + 3} ${y - 6} ${x + 12} ${y} ${x} ${y + 11}Z`,
        colour,
        'opacity=".9"',
      );
    const upright = (x: number, base: number, turn: number, colour: string) => {
      const [w, h, gold] = [190, 286, "#e0b252"];
      return place(
        x,
        base,
        1,
        turn,
        d.shadow(w / 2, 2, w * 0.66, 16),
        rect(7, -h + 7, w, h - 6, "#1a1a1c", 12, 'opacity=".22"'),
        rect(
          0,
          -h,
          w,
          h,
          d.across(dark(colour, 0.22), light(colour, 0.2), colour, light(colour, 0.08), dark(colour, 0.25)),
          12,
        ),
        rect(0, -h, w, 30, d.down(light(colour, 0.4), colour), 12),
        times(12, (i) =>
          buta(
            32 + (i % 3) * 50 + (Math.floor(i / 3) % 2) * 14,
            -h + 62 + Math.floor(i / 3) * 36,
            light(gold, 0.1),
          ),
        ),
        rect(
          0,
          -78,
          w,
          58,
          d.across(dark(gold, 0.15), light(gold, 0.4), gold, light(gold, 0.3), dark(gold, 0.25)),
        ),
        times(8, (i) => path(`M${14 + i * 23} -62l11 13l-11 13l-11 -13Z`, dark(colour, 0.05))),
        rect(0, -86, w, 4, gold),
        rect(0, -14, w, 4, gold),
        stroke(
          `M${w * 0.34} ${-h + 30}V-88M${w * 0.68} ${-h + 30}V-88`,
          dark(colour, 0.35),
          2,
          'opacity=".45"',
        ),
      );
    };
    const flat = (y: number, colour: string, i: number) =>
      rect(512 + (i % 2) * 8, y, 236, 34, d.pipe(colour), 15) +
      rect(690 + (i % 2) * 8, y, 36, 34, d.pipe("#dba945")) +
      stroke(`M${530 + (i % 2) * 8} ${y + 17}H684`, dark(colour, 0.3), 1.6, 'opacity=".5"');
    return (
      d.shadow(630, 520, 140, 18) +
      times(d.of(5, 4, 6), (i) => flat(484 - i * 35, d.cycle(cloth, i + 3), i)) +
      upright(236, 490, 5, d.cycle(cloth, 1)) +
      upright(330, 514, 10, d.cycle(cloth, 2)) +
      upright(84, 512, -4, d.cycle(cloth, 0))
    );
  },
});
