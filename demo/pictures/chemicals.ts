import { defineScenes, type Drawing } from "@/demo/pictures/drawing";
import { paint } from "@/demo/pictures/paint";
import { bag } from "@/demo/pictures/props";
import { circle, dark, ellipse, light, path, place, rect, stroke, times } from "@/demo/pictures/shapes";

function drumSolid(d: Drawing, cx: number, base: number, s: number, colour: string): string {
  const [w, h] = [150 * s, 216 * s];
  return (
    d.shadow(cx, base + 8, w * 0.66, 22 * s) +
    d.barrelSolid(cx, base - h, w, h, colour) +
    ellipse(cx, base - h, w * 0.45, w * 0.076, dark(colour, 0.1)) +
    ellipse(cx - w * 0.2, base - h - 2, w * 0.07, w * 0.02, "#3a4548") +
    ellipse(cx + w * 0.24, base - h + 4, w * 0.045, w * 0.014, "#3a4548") +
    times(3, (i) => d.hoop(cx, base - h * (0.96 - i * 0.33), w * 1.025, 9 * s, light(colour, 0.1)))
  );
}

export const chemicals = defineScenes({
  chemicalDrums(d) {
    d.room(410);
    const colours: [string, ...string[]] = d.of(
      [paint.blue, paint.blue, paint.teal],
      [paint.clay, paint.gold, paint.clay],
      [paint.teal, "#e4e7e4", paint.teal],
    );
    const c = (i: number) => d.cycle(colours, i);
    return (
      drumSolid(d, 230, 452, 0.94, c(0)) +
      drumSolid(d, 400, 448, 0.94, c(1)) +
      drumSolid(d, 570, 452, 0.94, c(2)) +
      drumSolid(d, 152, 520, 1.06, c(1)) +
      drumSolid(d, 322, 528, 1.1, c(2)) +
      drumSolid(d, 494, 528, 1.1, c(0)) +
      drumSolid(d, 658, 520, 1.06, c(1))
    );
  },

  granules(d) {
    d.room(420);
    const colour = d.of(paint.teal, paint.gold, "#e7ebe9", paint.clay);
    const bead = (x: number, y: number) =>
      ellipse(
        x,
        y,
        d.between(6, 9),
        d.between(5, 8),
        d.ball(d.random() > 0.7 ? light(colour, 0.35) : d.random() > 0.5 ? dark(colour, 0.15) : colour),
      );
    const beads = Array.from({ length: 420 }, () => {
      const share = d.between(-1, 1);
      const y = 536 - Math.pow(d.random(), 1.3) * 128 * (1 - share * share);
      return { x: 330 + share * 240, y };
    }).sort((a, b) => a.y - b.y);
    return (
      bag(d, 560, 500, 206, 300, "#eef0ee", d.of(paint.blue, paint.teal, paint.plum)) +
      bag(d, 196, 462, 178, 270, "#e3e6e2", d.of(paint.blue, paint.teal, paint.plum)) +
      d.shadow(330, 536, 290, 30) +
      path("M90 538Q220 500 280 430Q330 386 384 430Q450 506 572 538Q330 566 90 538Z", dark(colour, 0.2)) +
      beads.map(({ x, y }) => bead(x, y)).join("")
    );
  },

  flasks(d) {
    d.room(430);
    const liquids: [string, ...string[]] = ["#2a9d8f", "#d9932b", "#3f6fb0", "#b5533c", "#7c9a3f", "#8a5a9a"];
    const glass = d.across("#c9dcdd", "#ffffff", "#e6f0f0", "#b4c9cb");
    const cone = (cx: number, base: number, s: number, colour: string) =>
      place(
        cx,
        base,
        s,
        0,
        d.shadow(0, 2, 110, 18),
        path("M-24 -240H24V-150L98 -22Q104 0 80 0H-80Q-104 0 -98 -22L-24 -150Z", glass, 'opacity=".7"'),
        path(
          "M-53 -96H53L94 -22Q98 -5 80 -5H-80Q-98 -5 -94 -22Z",
          d.across(dark(colour, 0.1), light(colour, 0.3), colour, dark(colour, 0.2)),
          'opacity=".9"',
        ),
        ellipse(0, -96, 53, 8, light(colour, 0.45)),
        times(5, (i) => stroke(`M10 ${-90 + i * 16}h22`, "#ffffff", 2.5, 'opacity=".8"')),
        rect(-30, -248, 60, 12, "#e6f0f0", 6),
        stroke("M-18 -150L-84 -30", "#ffffff", 6, 'opacity=".65"'),
        times(4, (i) => circle(-20 + i * 14, -30 - i * 13, 4 + (i % 2) * 3, "#ffffff", 'opacity=".5"')),
      );
    const round = (cx: number, base: number, s: number, colour: string) =>
      place(
        cx,
        base,
        s,
        0,
        d.shadow(0, 2, 90, 16),
        circle(0, -88, 88, glass, 'opacity=".7"'),
        rect(-22, -254, 44, 90, glass, 4, 'opacity=".7"'),
        path(
          "M-82 -92A83 83 0 0 0 82 -92Z",
          d.across(dark(colour, 0.1), light(colour, 0.3), colour, dark(colour, 0.2)),
          'opacity=".9"',
        ),
        ellipse(0, -92, 82, 12, light(colour, 0.45)),
        rect(-28, -262, 56, 12, "#e6f0f0", 6),
        path("M-60 -110Q-54 -150 -20 -162Q-44 -136 -46 -104Z", "#ffffff", 'opacity=".7"'),
      );
    const tube = (x: number, i: number) =>
      rect(x, 300, 30, 150, glass, 15, 'opacity=".75"') +
      path(
        `M${x + 3} ${350 + (i % 3) * 16}H${x + 27}V432A12 12 0 0 1 ${x + 3} 432Z`,
        d.cycle(liquids, i + 3),
      ) +
      rect(x + 6, 312, 5, 120, "#ffffff", 2, 'opacity=".7"');
    return (
      rect(500, 350, 236, 22, d.down("#c79a67", "#94693f"), 4) +
      times(5, (i) => tube(516 + i * 43, i)) +
      rect(496, 404, 244, 20, d.down("#c79a67", "#94693f"), 4) +
      rect(496, 446, 244, 22, d.down("#c79a67", "#94693f"), 4) +
      rect(500, 350, 14, 100, "#a87845") +
      rect(722, 350, 14, 100, "#a87845") +
      cone(180, 500, 1.05, d.cycle(liquids, 0)) +
      round(380, 520, 1.1, d.cycle(liquids, 1)) +
      cone(586, 548, 0.72, d.cycle(liquids, 2))
    );
  },

  plasticCrates(d) {
    d.room(410);
    const colours: [string, ...string[]] = [paint.blue, paint.red, paint.gold, paint.teal, paint.green];
    const crate = (x: number, y: number, colour: string) =>
      rect(x, y, 250, 96, d.sheet(colour), 8) +
      rect(x - 8, y - 4, 266, 20, d.down(light(colour, 0.35), dark(colour, 0.1)), 6) +
      times(8, (i) =>
        times(2, (r) =>
          rect(
            x + 16 + i * 28,
            y + 26 + r * 30,
            20,
            22,
            dark(colour, 0.5),
            3,
            i > 2 && i < 5 && !r ? 'opacity="0"' : "",
          ),
        ),
      ) +
      rect(x + 96, y + 26, 58, 18, dark(colour, 0.6), 9) +
      times(3, (i) => rect(x + 8 + i * 112, y + 16, 8, 78, light(colour, 0.22), 2));
    const high = d.of(3, 4, 2);
    return (
      d.shadow(400, 522, 360, 32) +
      times(high, (i) => crate(116, 420 - i * 98, d.cycle(colours, i))) +
      times(Math.max(2, high - 1), (i) => crate(412, 420 - i * 98, d.cycle(colours, i + 2)))
    );
  },
});
