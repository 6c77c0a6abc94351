import { defineScenes } from "@/demo/pictures/drawing";
import { paint } from "@/demo/pictures/paint";
import {
  circle,
  dark,
  group,
  light,
  path,
  place,
  polygon,
  rect,
  stroke,
  times,
} from "@/demo/pictures/shapes";

const covers: [string, ...string[]] = [
  paint.teal,
  paint.clay,
  paint.gold,
  paint.blue,
  paint.olive,
  paint.plum,
];

export const education = defineScenes({
  books(d) {
    d.room(450);
    const lying = (x: number, y: number, w: number, h: number, c: string) =>
      rect(x, y, w, h, d.pipe(c), 6) +
      path(
        `M${x + w - 16} ${y + 6}H${x + w + 2}V${y + h - 6}H${x + w - 16}Q${x + w - 26} ${y + h / 2} ${x + w - 16} ${y + 6}Z`,
        d.down("#fbf7ea", "#d8d0bb"),
      ) +
      rect(x + 34, y + 2, 8, h - 4, light(c, 0.5), 0, 'opacity=".8"') +
      rect(x + 90, y + h / 2 - 4, w * 0.4, 8, light(c, 0.6), 3, 'opacity=".8"');
    const standing = (x: number, base: number, w: number, h: number, c: string, turn = 0) =>
      group(
        `rotate(${turn} ${x + w} ${base})`,
        rect(x, base - h, w, h, d.across(dark(c, 0.2), light(c, 0.22), c, dark(c, 0.25)), 4) +
          rect(x, base - h + 26, w, 8, light(c, 0.55), 0, 'opacity=".8"') +
          rect(x, base - 46, w, 8, light(c, 0.55), 0, 'opacity=".8"') +
          rect(x + w * 0.3, base - h + 56, w * 0.4, h * 0.3, light(c, 0.45), 3, 'opacity=".55"'),
      );
    return (
      rect(-100, 500, 1000, 24, d.down("#d8b485", "#a97c4f")) +
      rect(-100, 524, 1000, 140, d.down("#8f6a44", "#7a5836")) +
      d.shadow(400, 502, 360, 12) +
      times(6, (i) =>
        standing(110 + i * 52, 500, 48, 250 + ((i * 37 + d.variant * 21) % 70), d.cycle(covers, i)),
      ) +
      standing(440, 500, 46, 262, d.cycle(covers, 2), -13) +
      times(4, (i) => lying(500 + ((i * 23) % 30), 452 - i * 48, 210, 46, d.cycle(covers, i + 3))) +
      d.sphere(606, 264, 42, d.of(paint.red, "#7fae4b", paint.gold)) +
      stroke("M606 226q2 -16 12 -22", "#6b4a2b", 5) +
      path("M610 218q22 -16 36 0q-18 12 -36 0Z", "#5b8f47")
    );
  },

  classroom(d) {
    d.room(440);
    const board = d.of("#2f5d4c", "#33474f", "#2f5d4c");
    const wood = d.of("#b98252", "#cfa372", "#a06a42");
    const desk = (x: number, y: number, s: number) =>
      place(
        x,
        y,
        s,
        0,
        d.shadow(0, 4, 110, 14),
        stroke("M-80 -96L-88 0M80 -96L88 0M-56 0H-100M56 0H100", "#4b575c", 9),
        rect(-96, -88, 192, 34, dark(wood, 0.3), 3),
        polygon(
          [
            [-108, -100],
            [108, -100],
            [92, -136],
            [-92, -136],
          ],
          d.down(light(wood, 0.35), light(wood, 0.1)),
        ),
        rect(-108, -100, 216, 12, dark(wood, 0.1), 2),
        polygon(
          [
            [-36, -108],
            [26, -108],
            [22, -126],
            [-30, -126],
          ],
          "#fbf8ef",
        ),
        polygon(
          [
            [40, -108],
            [84, -108],
            [76, -124],
            [38, -124],
          ],
          d.cycle(covers, Math.round(x / 50)),
        ),
      );
    return (
      rect(146, 70, 508, 262, d.slope(light(wood, 0.1), dark(wood, 0.2)), 6) +
      rect(162, 86, 476, 230, d.slope(light(board, 0.12), board, dark(board, 0.15)), 3) +
      stroke("M210 260V140M210 260H360M210 250Q260 230 280 190T350 146", "#f3f1e6", 4, 'opacity=".8"') +
      circle(470, 180, 46, "none", 'stroke="#f3f1e6" stroke-width="4" opacity=".8"') +
      stroke("M470 180L470 134M470 180L506 208M420 270H590M420 290H540", "#f3f1e6", 4, 'opacity=".7"') +
      polygon(
        [
          [560, 220],
          [600, 140],
          [624, 220],
        ],
        "none",
        'stroke="#f0c66b" stroke-width="4" opacity=".85"',
      ) +
      rect(150, 328, 500, 14, d.down(light(wood, 0.3), wood), 2) +
      rect(240, 320, 40, 8, "#ffffff", 2) +
      rect(300, 316, 50, 12, "#39464a", 3) +
      desk(250, 450, 0.8) +
      desk(550, 450, 0.8) +
      desk(130, 546, 1.05) +
      desk(400, 546, 1.05) +
      desk(670, 546, 1.05)
    );
  },

  notebooks(d) {
    d.table();
    const book = (x: number, y: number, turn: number, c: string) =>
      place(
        x,
        y,
        1,
        turn,
        rect(-116, -152, 264, 336, "#1a2224", 10, 'opacity=".22"'),
        rect(-120, -160, 254, 332, "#f6f2e6", 8),
        rect(-126, -166, 254, 332, d.slope(light(c, 0.22), c, dark(c, 0.12)), 10),
        rect(-126, -166, 40, 332, dark(c, 0.2), 8),
        rect(-58, -110, 150, 92, "#fbf7ea", 6),
        times(3, (i) => rect(-38, -88 + i * 22, [110, 84, 98][i] ?? 90, 6, "#c9c5b6", 3)),
        times(
          9,
          (i) =>
            circle(-106, -140 + i * 35, 7, dark(c, 0.5)) + stroke(`M-106 ${-140 + i * 35}h-26`, "#c3cccf", 5),
        ),
      );
    const pencil = (x: number, y: number, turn: number, c: string) =>
      place(
        x,
        y,
        1,
        turn,
        rect(-120, 6, 230, 18, "#1a2224", 8, 'opacity=".2"'),
        rect(-120, -10, 200, 20, d.pipe(c)),
        rect(-146, -10, 20, 20, d.pipe("#e59a94"), 5),
        rect(-128, -10, 12, 20, d.pipe("#c3cccf")),
        polygon(
          [
            [80, -10],
            [80, 10],
            [120, 0],
          ],
          "#efd0a0",
        ),
        polygon(
          [
            [106, -4],
            [106, 4],
            [120, 0],
          ],
          "#2b3539",
        ),
      );
    return (
      book(220, 260, -12, d.cycle(covers, 0)) +
      book(560, 250, 8, d.cycle(covers, 1)) +
      book(400, 420, -3, d.cycle(covers, 2)) +
      pencil(650, 510, -28, paint.gold) +
      pencil(160, 520, 18, d.cycle(covers, 3)) +
      pencil(660, 70, 12, paint.red)
    );
  },
});
