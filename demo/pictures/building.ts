import { defineScenes, type Drawing } from "@/demo/pictures/drawing";
import { paint } from "@/demo/pictures/paint";
import { bag } from "@/demo/pictures/props";
import { circle, dark, ellipse, light, path, polygon, rect, stroke, times } from "@/demo/pictures/shapes";

function brick(d: Drawing, x: number, y: number, colour: string): string {
  return d.box(x, y, 104, 52, 40, colour, {
    left: rect(14, 10, 76, 20, dark(colour, 0.18), 4, 'opacity=".35"'),
    top: times(3, (i) => ellipse(26 + i * 26, 26, 8, 8, dark(colour, 0.4))),
  });
}

export const building = defineScenes({
  bricks(d) {
    d.room(400);
    const clay = d.of("#b5563a", "#a2604a", "#c0734e");
    const layers = d.of(4, 5, 3);
    const stack = times(layers, (level) =>
      times(3, (row) =>
        times(3 - (level === layers - 1 ? d.of(1, 2, 0) : 0), (col) =>
          brick(
            d,
            300 + col * 94 - row * 48,
            408 + col * 45 + row * 23 - level * 42,
            d.cycle([clay, light(clay, 0.08), dark(clay, 0.08)], col + row * 2 + level),
          ),
        ),
      ),
    );
    return (
      d.shadow(360, 510, 330, 60) + stack + brick(d, 650, 486, clay) + brick(d, 600, 436, light(clay, 0.06))
    );
  },

  cementBags(d) {
    d.room(410);
    const paper = d.of("#d9d2c3", "#cfd5d3", "#e2d6bb");
    const print = d.of(paint.teal, paint.clay, paint.blue, paint.olive);
    const lying = (x: number, y: number) =>
      path(
        `M${x} ${y + 10}Q${x + 4} ${y - 4} ${x + 24} ${y}H${x + 206}Q${x + 226} ${y - 4} ${x + 230} ${y + 10}Q${x + 242} ${y + 34} ${x + 230} ${y + 58}Q${x + 226} ${y + 70} ${x + 206} ${y + 66}H${x + 24}Q${x + 4} ${y + 70} ${x} ${y + 58}Q${x - 12} ${y + 34} ${x} ${y + 10}Z`,
        d.pipe(paper),
      ) +
      rect(x + 66, y + 3, 98, 60, print, 0, 'opacity=".88"') +
      circle(x + 115, y + 33, 18, light(paper, 0.3)) +
      stroke(
        `M${x + 12} ${y + 6}V${y + 62}M${x + 218} ${y + 6}V${y + 62}`,
        dark(paper, 0.35),
        2,
        'stroke-dasharray="4 4"',
      );
    const rows = d.of(4, 5, 3);
    return (
      d.shadow(400, 518, 330, 40) +
      rect(130, 500, 520, 12, d.down("#bd925f", "#8f6a41"), 2) +
      times(4, (i) => rect(150 + i * 146, 512, 42, 18, "#7c5a36")) +
      times(rows, (level) => times(2, (i) => lying(142 + i * 252 + (level % 2) * 12, 434 - level * 68))) +
      bag(d, 690, 536, 124, 186, paper, print)
    );
  },

  tiles(d) {
    d.room(420);
    const [a, b, c] = d.of(
      ["#d9cbb4", "#12716b", "#f2ece0"],
      ["#c98f6a", "#f0e2d0", "#8d4a34"],
      ["#cdd6da", "#355c86", "#f2f4f3"],
    ) as [string, string, string];
    const tile = (x: number, y: number, s: number, turn: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">` +
      rect(6, 8, s, s, "#1c2425", 4, 'opacity=".22"') +
      rect(0, 0, s, s, d.slope(light(a, 0.35), a), 4) +
      path(`M${s / 2} 8L${s - 8} ${s / 2}L${s / 2} ${s - 8}L8 ${s / 2}Z`, c) +
      path(
        `M${s / 2} ${s * 0.2}Q${s * 0.55} ${s * 0.45} ${s * 0.8} ${s / 2}Q${s * 0.55} ${s * 0.55} ${s / 2} ${s * 0.8}Q${s * 0.45} ${s * 0.55} ${s * 0.2} ${s / 2}Q${s * 0.45} ${s * 0.45} ${s / 2} ${s * 0.2}Z`,
        b,
      ) +
      circle(s / 2, s / 2, s * 0.07, a) +
      times(4, (i) =>
        path(
          `M0 0H${s * 0.2}Q${s * 0.18} ${s * 0.18} 0 ${s * 0.2}Z`,
          b,
          `transform="rotate(${i * 90} ${s / 2} ${s / 2})"`,
        ),
      ) +
      polygon(
        [
          [0, 0],
          [s * 0.62, 0],
          [0, s * 0.62],
        ],
        "#ffffff",
        'opacity=".16"',
      ) +
      "</g>";
    const s = 132;
    const wall = times(2, (row) => times(7, (i) => tile(-60 + i * (s + 5), 60 + row * (s + 5), s, 0)));
    return (
      wall +
      d.shadow(400, 520, 330, 36) +
      times(7, (i) =>
        rect(
          150,
          500 - i * 15,
          236,
          13,
          d.across(light(a, 0.2), i % 2 ? a : light(a, 0.12), dark(a, 0.2)),
          3,
        ),
      ) +
      polygon(
        [
          [150, 410],
          [210, 376],
          [446, 376],
          [386, 410],
        ],
        light(c, 0.2),
      ) +
      polygon(
        [
          [386, 410],
          [446, 376],
          [446, 476],
          [386, 513],
        ],
        dark(a, 0.3),
      ) +
      tile(498, 372, 140, 9)
    );
  },

  steelRods(d) {
    d.room(400);
    const metal = d.of("#7f8c93", "#a4785c", "#8b979c");
    const rod = (x: number, y: number) =>
      d.bar(x, y, 620, 34, metal, dark(metal, 0.1)) +
      times(30, (i) =>
        stroke(`M${x + 12 + i * 20} ${y - 15}q10 15 0 30`, dark(metal, 0.4), 3, 'opacity=".45"'),
      ) +
      circle(x + 620, y, 7, light(metal, 0.3), 'opacity=".6"');
    const rows = d.of(6, 5, 7);
    return (
      d.shadow(400, 516, 380, 34) +
      times(2, (i) => rect(190 + i * 360, 490, 70, 30, d.down("#b78a58", "#83603a"), 2)) +
      times(rows, (row) => rod(70 + ((row * 29) % 26) + row * 9, 474 - row * 31)) +
      times(2, (i) =>
        rect(
          220 + i * 330,
          476 - rows * 31 + 14,
          12,
          rows * 31 + 4,
          d.across("#3c484d", "#8d999d", "#323c40"),
          4,
        ),
      )
    );
  },

  sandHeap(d) {
    d.outdoors("#c9b48d", 420);
    const sand = d.of("#d9b877", "#cfa968", "#b9b1a0");
    const grains = times(160, () => {
      const x = d.between(130, 670);
      const top = 250 + Math.abs(x - 390) * 0.78;
      const y = d.between(Math.min(top + 16, 500), 508);
      return circle(
        x,
        y,
        d.between(1.2, 3),
        d.random() > 0.5 ? dark(sand, 0.25) : light(sand, 0.5),
        'opacity=".7"',
      );
    });
    return (
      d.shadow(410, 512, 380, 40) +
      path(
        "M80 512C170 490 230 420 300 330Q368 236 404 238Q440 240 500 330C570 430 640 492 730 512Q400 536 80 512Z",
        d.across(light(sand, 0.35), light(sand, 0.1), sand, dark(sand, 0.28)),
      ) +
      path(
        "M404 238Q440 240 500 330C570 430 640 492 730 512Q600 528 470 526C480 430 440 330 404 238Z",
        dark(sand, 0.25),
        'opacity=".55"',
      ) +
      grains +
      stroke("M566 250L452 452", "#a87443", 15) +
      stroke("M563 250L449 450", "#d2a06a", 4) +
      rect(536, 224, 62, 16, d.pipe("#a87443"), 8, 'transform="rotate(30 567 232)"') +
      path(
        "M470 414L500 430L470 500Q440 520 418 500Q412 478 432 452Z",
        d.slope("#dfe5e6", "#8a969a", "#566166"),
      ) +
      stroke("M464 428L438 490", "#6d797d", 3, 'opacity=".6"')
    );
  },
});
