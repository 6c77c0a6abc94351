import { defineScenes } from "@/demo/pictures/drawing";
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

export const electronics = defineScenes({
  laptop(d) {
    d.room(410);
    const screen = d.of(paint.teal, paint.blue, paint.plum, paint.olive);
    const shell = d.of("#c3cccf", "#59656a", "#d8cdbb");
    return (
      d.shadow(400, 506, 340, 32) +
      rect(188, 120, 424, 300, d.slope("#39454a", "#171e21"), 16) +
      rect(204, 136, 392, 260, d.slope(light(screen, 0.28), screen, dark(screen, 0.4)), 4) +
      rect(204, 136, 392, 22, "#ffffff", 4, 'opacity=".9"') +
      times(3, (i) => circle(220 + i * 16, 147, 4, [paint.red, paint.gold, "#3f9f6b"][i] ?? paint.red)) +
      rect(226, 178, 150, 14, "#ffffff", 4, 'opacity=".9"') +
      times(5, (i) =>
        rect(226, 210 + i * 24, [130, 96, 118, 80, 108][i] ?? 100, 9, "#ffffff", 3, 'opacity=".55"'),
      ) +
      rect(400, 178, 174, 120, "#ffffff", 6, 'opacity=".92"') +
      circle(446, 238, 34, "none", `stroke="${screen}" stroke-width="16"`) +
      path("M446 204A34 34 0 0 1 480 238", "none", `stroke="${paint.gold}" stroke-width="16"`) +
      times(3, (i) => rect(502, 212 + i * 22, 54, 8, "#cdd5d5", 3)) +
      times(6, (i) =>
        rect(
          404 + i * 28,
          376 - ([22, 38, 30, 50, 44, 60][i] ?? 40),
          18,
          [22, 38, 30, 50, 44, 60][i] ?? 30,
          i % 2 ? paint.gold : "#ffffff",
          2,
          'opacity=".85"',
        ),
      ) +
      polygon(
        [
          [204, 136],
          [420, 136],
          [300, 396],
          [204, 396],
        ],
        "#ffffff",
        'opacity=".08"',
      ) +
      polygon(
        [
          [176, 420],
          [624, 420],
          [704, 498],
          [96, 498],
        ],
        d.down(light(shell, 0.2), shell),
      ) +
      path(
        "M96 498H704L696 512Q694 516 686 516H114Q106 516 104 512Z",
        d.down(dark(shell, 0.2), dark(shell, 0.45)),
      ) +
      times(4, (row) =>
        times(12, (i) =>
          polygon(
            [
              [200 + i * (33.4 + row * 2.2) - row * 13, 430 + row * 11],
              [200 + i * (33.4 + row * 2.2) - row * 13 + 29, 430 + row * 11],
              [198 + i * (33.4 + row * 2.2) - row * 13 + 30, 438 + row * 11],
              [198 + i * (33.4 + row * 2.2) - row * 13, 438 + row * 11],
            ],
            "#2b3539",
          ),
        ),
      ) +
      polygon(
        [
          [336, 478],
          [464, 478],
          [472, 494],
          [328, 494],
        ],
        dark(shell, 0.1),
      )
    );
  },

  cctv(d) {
    d.room(590);
    const trim = d.of(paint.teal, "#39464a", paint.clay);
    return (
      rect(-100, 70, 1000, 60, "#ffffff", 0, 'opacity=".5"') +
      rect(-100, 130, 1000, 12, "#7d898c", 0, 'opacity=".18"') +
      group(
        "translate(-12 40) scale(1.06)",
        rect(600, 186, 60, 190, d.barrel("#e4e8e7"), 8) +
          times(3, (i) => circle(630, 214 + i * 66, 6, "#8d989b")),
        stroke("M610 284H520L486 240", "#cfd6d6", 30) +
          stroke("M610 276H524L490 234", "#ffffff", 7) +
          circle(520, 284, 24, d.ball("#d3dada")),
        group(
          "rotate(-12 340 250)",
          path("M150 330H520L504 356H176Z", "#1c2628", 'opacity=".14"'),
          rect(140, 186, 390, 128, d.down("#ffffff", "#eef1f0", "#b5bfc1"), 30),
          path("M116 170H500Q540 172 546 200H116Q100 186 116 170Z", d.down("#ffffff", "#d3dada")),
          rect(140, 228, 390, 14, trim, 0, 'opacity=".85"'),
          ellipse(152, 250, 44, 66, d.slope("#4a565b", "#12191b")),
          ellipse(150, 250, 34, 52, "#0e1517"),
          times(10, (i) =>
            circle(150 + Math.cos(i * 0.628) * 27, 250 + Math.sin(i * 0.628) * 42, 4.4, "#6e2b2b"),
          ),
          ellipse(150, 250, 18, 27, d.ball("#2a4a68")),
          ellipse(144, 240, 6, 9, "#ffffff", 'opacity=".8"'),
        ),
      )
    );
  },

  circuitBoard(d) {
    d.bench(d.of("#0f5a4a", "#17456f", "#2b5a34"));
    const board = d.of("#14705c", "#1d5488", "#35703f");
    const trace = light(board, 0.35);
    const traces = times(26, (i) => {
      const y = 26 + i * 23;
      const bend = d.between(80, 260);
      const step = d.between(-50, 50);
      return (
        stroke(
          `M-20 ${y}H${bend}l${Math.abs(step)} ${step}H${bend + d.between(90, 200)}`,
          trace,
          3,
          'opacity=".55"',
        ) +
        circle(bend, y, 5, trace) +
        stroke(
          `M820 ${y + 8}H${620 + bend * 0.4}l-30 ${step * 0.6}H${540 + bend * 0.2}`,
          trace,
          3,
          'opacity=".55"',
        )
      );
    });
    const chip = (x: number, y: number, s: number) =>
      times(
        9,
        (i) =>
          rect(x - 12, y + 10 + (i * (s - 26)) / 8, s + 24, 6, "#d9dedd", 1) +
          rect(x + 10 + (i * (s - 26)) / 8, y - 12, 6, s + 24, "#d9dedd", 1),
      ) +
      rect(x + 5, y + 7, s, s, "#000000", 6, 'opacity=".3"') +
      rect(x, y, s, s, d.slope("#47525a", "#1b2226"), 6) +
      rect(x + s * 0.2, y + s * 0.2, s * 0.6, s * 0.6, d.slope("#39434a", "#2a3237"), 3) +
      circle(x + s * 0.12, y + s * 0.12, s * 0.035, "#8d989b");
    return (
      traces +
      chip(300, 200, 200) +
      chip(596, 90, 92) +
      times(
        4,
        (i) =>
          d.barrelSolid(
            110 + (i % 2) * 84,
            110 + Math.floor(i / 2) * 100,
            58,
            42,
            d.of(paint.blue, "#3a454a", paint.plum),
            { lid: "#cfd6d8", squash: 0.32 },
          ) + stroke(`M${92 + (i % 2) * 84} ${110 + Math.floor(i / 2) * 100}h36`, "#7d898d", 3),
      ) +
      times(
        6,
        (i) =>
          rect(566 + (i % 3) * 66, 300 + Math.floor(i / 3) * 52, 46, 22, "#d8cba8", 3) +
          rect(566 + (i % 3) * 66, 300 + Math.floor(i / 3) * 52, 10, 22, "#e4e7e6", 2) +
          rect(602 + (i % 3) * 66, 300 + Math.floor(i / 3) * 52, 10, 22, "#e4e7e6", 2) +
          rect(582 + (i % 3) * 66, 302 + Math.floor(i / 3) * 52, 12, 18, "#3a3430", 1),
      ) +
      rect(110, 440, 260, 40, "#1d2427", 4) +
      times(16, (i) => rect(118 + i * 15.6, 446, 9, 28, paint.brass, 1)) +
      rect(470, 452, 250, 70, d.down("#dfe4e4", "#9aa5a8"), 5) +
      times(3, (i) => rect(484 + i * 78, 468, 62, 38, "#222b2e", 3)) +
      times(
        3,
        (i) =>
          circle(560 + i * 40, 240, 9, d.ball([paint.gold, "#53d39b", paint.red][i] ?? paint.gold)) +
          circle(560 + i * 40, 240, 26, d.glow("#fff3c4/0.5", "#fff3c4/0")),
      )
    );
  },

  serverRack(d) {
    d.room(520);
    const light1 = d.of("#4bd3a2", "#5ab6f0", "#f0b84e");
    const rack = (x: number, w: number) =>
      rect(x - 10, 66, w + 20, 470, d.across("#39454a", "#20292c", "#2e393d"), 6) +
      rect(x, 80, w, 440, "#0f1618", 2) +
      times(11, (i) => {
        const y = 86 + i * 39;
        const kind = (i + x + d.variant) % 3;
        return (
          rect(x + 5, y, w - 10, 34, d.down("#56636a", "#333e43"), 3) +
          (kind === 0
            ? times(8, (k) => rect(x + 16 + (k * (w - 70)) / 8, y + 8, (w - 90) / 9, 18, "#161e21", 2))
            : kind === 1
              ? times(3, (r) => rect(x + 16, y + 9 + r * 7, w - 84, 3, "#161e21"))
              : times(10, (k) =>
                  rect(x + 16 + (k * (w - 76)) / 10, y + 10, (w - 110) / 11, 14, "#8d999d", 1),
                )) +
          times(
            3,
            (k) =>
              circle(
                x + w - 22 - k * 14,
                y + 17,
                4,
                k === 0 && (i + d.variant) % 4 === 0 ? paint.gold : light1,
              ) + circle(x + w - 22 - k * 14, y + 17, 9, d.glow(`${light1}/0.5`, `${light1}/0`)),
          )
        );
      });
    const count = d.of(3, 2, 3);
    const w = d.of(186, 250, 190);
    return (
      d.shadow(400, 546, 370, 24) +
      times(count, (i) => rack(400 - (count * (w + 26)) / 2 + 13 + i * (w + 26), w)) +
      times(count - 1, (i) =>
        stroke(
          `M${400 - (count * (w + 26)) / 2 + (i + 1) * (w + 26) - 40} 70q40 -60 80 0`,
          d.cycle([paint.blue, paint.gold, paint.teal], i),
          7,
        ),
      )
    );
  },

  phoneRepair(d) {
    d.table();
    const case1 = d.of("#2b363a", paint.blue, "#6d5a68");
    return (
      rect(60, 60, 680, 480, d.of("#2f6f69", "#4a6078", "#7a5a44"), 18, 'opacity=".9"') +
      times(9, (i) => stroke(`M${110 + i * 74} 62V538`, "#ffffff", 1, 'opacity=".14"')) +
      times(6, (i) => stroke(`M62 ${110 + i * 74}H738`, "#ffffff", 1, 'opacity=".14"')) +
      place(
        280,
        300,
        1,
        -10,
        rect(-104, -196, 224, 420, "#000000", 32, 'opacity=".3"'),
        rect(-114, -210, 224, 420, d.slope(light(case1, 0.3), dark(case1, 0.3)), 32),
        rect(-102, -198, 200, 396, "#141c1f", 24),
        rect(-90, -186, 176, 130, d.slope("#1f6a55", "#124a3c"), 8),
        times(4, (i) =>
          rect(-80 + (i % 2) * 90, -176 + Math.floor(i / 2) * 60, 68, 46, d.slope("#b8c1c4", "#6d797d"), 4),
        ),
        rect(-90, -44, 110, 220, d.slope("#454f54", "#23292c"), 8),
        rect(-76, -24, 82, 60, "#e7eae6", 3, 'opacity=".9"'),
        rect(34, -44, 52, 100, d.slope("#a98a4e", "#6d5428"), 6),
        rect(34, 70, 52, 106, "#2e383c", 6),
        circle(60, 122, 20, d.ball("#54626a")),
      ) +
      place(
        520,
        290,
        1,
        12,
        rect(-86, -176, 190, 370, "#000000", 26, 'opacity=".3"'),
        rect(-94, -188, 190, 370, "#0e1417", 26),
        rect(-86, -180, 174, 354, d.slope("#7fa6bd", "#2d4a5e", "#1a2c39"), 20),
        stroke(
          "M40 -180L10 -90L52 -50L-10 20L30 70L-20 174M10 -90L-86 -60M-10 20L88 10M30 70L88 110",
          "#eaf4f8",
          2.6,
          'opacity=".85"',
        ),
        circle(0, -166, 6, "#0b1114"),
      ) +
      place(
        690,
        300,
        1,
        6,
        rect(-12, -170, 24, 150, d.barrel(d.of(paint.gold, paint.red, paint.teal)), 11),
        rect(-4, -24, 8, 170, d.barrel("#c3cccf"), 2),
      ) +
      place(
        120,
        470,
        1,
        40,
        rect(-10, -70, 20, 90, d.barrel(d.of(paint.red, paint.gold, paint.clay)), 9),
        rect(-3, 16, 6, 80, d.barrel("#c3cccf"), 2),
      ) +
      times(
        7,
        (i) =>
          circle(430 + (i % 4) * 30, 496 + Math.floor(i / 4) * 24, 7, d.ball("#cfd6d8")) +
          stroke(`M${426 + (i % 4) * 30} ${496 + Math.floor(i / 4) * 24}h8`, "#59656a", 2),
      )
    );
  },
});
