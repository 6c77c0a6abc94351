import { defineScenes } from "@/demo/pictures/drawing";
import { paint } from "@/demo/pictures/paint";
import {
  circle,
  dark,
  ellipse,
  light,
  path,
  place,
  polygon,
  rect,
  stroke,
  times,
} from "@/demo/pictures/shapes";

export const offices = defineScenes({
  filesCalculator(d) {
    d.table();
    const file: [string, ...string[]] = [paint.teal, paint.gold, paint.clay, paint.blue, paint.olive];
    return (
      place(
        260,
        250,
        1,
        -12,
        rect(-150, -180, 330, 400, "#1a2224", 8, 'opacity=".2"'),
        rect(-160, -194, 330, 400, d.slope(light(d.cycle(file, 0), 0.2), d.cycle(file, 0)), 10),
        rect(-160, -214, 120, 40, light(d.cycle(file, 0), 0.1), 10),
        rect(-136, -170, 290, 366, "#fdfbf5", 2),
        times(8, (i) =>
          rect(
            -110,
            -136 + i * 40,
            [220, 180, 230, 140, 210, 190, 220, 120][i] ?? 200,
            8,
            i ? "#cdd3d2" : d.cycle(file, 0),
            3,
          ),
        ),
        times(4, (i) =>
          rect(
            -110 + i * 56,
            110 - ([30, 62, 44, 82][i] ?? 40),
            36,
            [30, 62, 44, 82][i] ?? 40,
            d.cycle(file, i),
            2,
          ),
        ),
      ) +
      place(
        570,
        330,
        1,
        9,
        rect(-94, -158, 210, 330, "#1a2224", 18, 'opacity=".3"'),
        rect(-104, -172, 210, 330, d.slope("#4d5b61", "#2a3438"), 18),
        rect(-82, -150, 166, 62, d.down("#cfe0cf", "#aec6b2"), 6),
        times(5, (i) => rect(20 + i * 11 - 6, -132, 7, 26, "#4c6153", 1)),
        times(20, (i) =>
          rect(
            -82 + (i % 4) * 43,
            -70 + Math.floor(i / 4) * 43,
            35,
            33,
            d.down(
              ...((i === 19
                ? ["#f0b84e", "#cf8a17"]
                : i % 4 === 3
                  ? ["#93a1a6", "#6b787d"]
                  : ["#f3f4f1", "#cfd4d2"]) as [string, string]),
            ),
            6,
          ),
        ),
      ) +
      place(
        430,
        520,
        1,
        -22,
        rect(-150, 4, 250, 14, "#1a2224", 6, 'opacity=".25"'),
        rect(-150, -8, 230, 15, d.pipe(d.cycle(file, 2)), 7),
        polygon(
          [
            [80, -8],
            [80, 7],
            [112, 0],
          ],
          d.pipe(paint.brass),
        ),
        rect(-150, -8, 30, 15, d.pipe(paint.brass), 7),
      ) +
      place(
        720,
        110,
        1,
        0,
        circle(6, 8, 68, "#1a2224", 'opacity=".2"'),
        circle(0, 0, 68, "#f6f3ea"),
        circle(0, 0, 52, d.ball("#7d4e2c")),
        stroke("M66 -20q40 0 36 30t-44 24", "#f6f3ea", 13),
      )
    );
  },

  signing(d) {
    d.table();
    const accent = d.of(paint.teal, paint.blue, paint.clay);
    return (
      place(
        350,
        320,
        1,
        -8,
        rect(-204, -250, 440, 560, "#1a2224", 4, 'opacity=".16"'),
        rect(-216, -266, 440, 560, d.slope("#ffffff", "#f2eee2"), 4),
        rect(-180, -226, 190, 16, accent, 4),
        times(9, (i) =>
          rect(-180, -184 + i * 30, [360, 340, 366, 300, 350, 360, 320, 366, 220][i] ?? 340, 7, "#d3d5cf", 3),
        ),
        rect(-180, 120, 150, 3, "#8a9290"),
        rect(40, 120, 150, 3, "#8a9290"),
        stroke(
          "M48 108C60 70 78 66 76 92S62 116 88 96S106 78 108 98S128 104 138 88S156 96 180 92",
          "#24457a",
          4.5,
        ),
        circle(-104, 176, 46, "none", `stroke="${accent}" stroke-width="6" opacity=".65"`),
        circle(-104, 176, 34, "none", `stroke="${accent}" stroke-width="2" opacity=".65"`),
        path("M-104 152l7 15l16 2l-12 11l4 16l-15 -8l-15 8l4 -16l-12 -11l16 -2Z", accent, 'opacity=".6"'),
      ) +
      place(
        566,
        372,
        1,
        -38,
        rect(6, -2, 290, 24, "#1a2224", 12, 'opacity=".25"'),
        polygon(
          [
            [-40, 0],
            [10, -14],
            [10, 14],
          ],
          d.pipe(paint.brass),
        ),
        rect(8, -16, 110, 32, d.pipe("#2c373b"), 5),
        rect(112, -18, 16, 36, d.pipe(paint.brass), 3),
        rect(126, -17, 170, 34, d.pipe(accent), 14),
      ) +
      place(
        680,
        130,
        1,
        0,
        circle(6, 10, 62, "#1a2224", 'opacity=".2"'),
        circle(0, 0, 62, d.ball("#8a4f38")),
        circle(0, -2, 26, d.ball("#c08a66")),
      )
    );
  },

  officeDesk(d) {
    d.room(420);
    const wood = d.of("#c79a67", "#a87748", "#d9bd92");
    const screen = d.of(paint.teal, paint.blue, paint.plum);
    return (
      rect(90, 70, 210, 180, d.slope("#dbeaf0", "#b4ced9"), 3, 'stroke="#ffffff" stroke-width="10"') +
      stroke("M195 74V246M94 160H296", "#ffffff", 6) +
      rect(540, 130, 190, 12, d.down(wood, dark(wood, 0.2)), 2) +
      times(6, (i) =>
        rect(
          552 + i * 22,
          66 + (i % 3) * 8,
          19,
          64 - (i % 3) * 8,
          d.cycle([paint.clay, paint.teal, paint.gold, paint.blue], i),
          2,
        ),
      ) +
      d.shadow(400, 500, 380, 20) +
      rect(60, 420, 680, 24, d.down(light(wood, 0.3), dark(wood, 0.1)), 4) +
      rect(90, 444, 24, 130, dark(wood, 0.15)) +
      rect(686, 444, 24, 130, dark(wood, 0.15)) +
      rect(114, 444, 572, 66, dark(wood, 0.28)) +
      rect(382, 366, 56, 44, d.down("#8b979b", "#59656a")) +
      rect(340, 408, 140, 12, d.pipe("#7a868b"), 5) +
      rect(252, 168, 316, 204, "#242e32", 12) +
      rect(264, 180, 292, 172, d.slope(light(screen, 0.15), dark(screen, 0.35)), 4) +
      rect(280, 198, 110, 60, "#ffffff", 4, 'opacity=".85"') +
      times(3, (i) => rect(290, 210 + i * 14, [84, 60, 72][i] ?? 60, 5, screen, 2)) +
      times(5, (i) =>
        rect(
          410 + i * 26,
          330 - ([40, 70, 54, 96, 120][i] ?? 40),
          17,
          [40, 70, 54, 96, 120][i] ?? 40,
          i === 4 ? paint.gold : "#ffffff",
          2,
          'opacity=".85"',
        ),
      ) +
      stroke("M284 320l30 -22l28 12l40 -34", paint.gold, 4) +
      rect(300, 402, 170, 17, d.down("#e7eaea", "#b1bbbd"), 4) +
      ellipse(512, 412, 22, 9, d.down("#eef0f0", "#aab5b8")) +
      times(4, (i) => rect(600, 408 - i * 12, 100, 11, d.across("#fbf8ef", "#dcd6c6"), 1)) +
      d.barrelSolid(160, 368, 50, 50, paint.clay) +
      times(4, (i) =>
        stroke(
          `M${148 + i * 8} 372L${138 + i * 14} 316`,
          d.cycle([paint.gold, paint.teal, "#39464a", paint.red], i),
          6,
        ),
      )
    );
  },
});
