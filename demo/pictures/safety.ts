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

export const safety = defineScenes({
  boomBarrier(d) {
    d.outdoors("#a2a99a", 420);
    const stripe = d.of(paint.red, paint.teal, paint.gold);
    const hut = d.of("#e9e2d0", "#d5dde1", "#e3d6c0");
    return (
      rect(-100, 452, 1000, 220, d.down("#777f81", "#5a6265")) +
      rect(-100, 444, 1000, 10, "#cfd0c6") +
      times(4, (i) =>
        polygon(
          [
            [260 + i * 150, 560],
            [330 + i * 150, 560],
            [300 + i * 150, 600],
            [220 + i * 150, 600],
          ],
          "#e9e4d2",
          'opacity=".8"',
        ),
      ) +
      d.shadow(180, 462, 170, 16) +
      d.panel(80, 196, 210, 262, hut, 4) +
      polygon(
        [
          [52, 200],
          [318, 200],
          [296, 160],
          [76, 160],
        ],
        d.down(light(stripe, 0.1), dark(stripe, 0.2)),
      ) +
      rect(100, 226, 104, 96, d.slope("#d8ecf2", "#7fa1af", "#48636f"), 4) +
      polygon(
        [
          [100, 226],
          [160, 226],
          [110, 322],
          [100, 322],
        ],
        "#ffffff",
        'opacity=".35"',
      ) +
      rect(94, 322, 116, 10, dark(hut, 0.3), 2) +
      rect(220, 240, 56, 218, dark(hut, 0.16), 3) +
      circle(266, 356, 5, paint.brass) +
      rect(80, 420, 210, 38, dark(stripe, 0.1), 0, 'opacity=".85"') +
      d.shadow(386, 500, 70, 12) +
      d.panel(346, 330, 80, 170, stripe, 10) +
      rect(358, 350, 56, 30, "#263034", 4) +
      circle(374, 365, 7, "#53d39b") +
      circle(396, 365, 7, d.ball(paint.red)) +
      rect(346, 440, 80, 14, "#f7f3e6") +
      group(
        `rotate(${d.of(-8, -30, 0)} 386 344)`,
        rect(330, 328, 480, 30, d.down("#ffffff", "#d3d6d2"), 6),
        times(7, (i) =>
          polygon(
            [
              [430 + i * 54, 328],
              [456 + i * 54, 328],
              [444 + i * 54, 358],
              [418 + i * 54, 358],
            ],
            stripe,
          ),
        ),
        rect(296, 322, 60, 42, d.sheet("#4b575c"), 6),
        circle(806, 343, 9, d.ball(paint.red)),
      ) +
      circle(386, 343, 24, d.slope("#e5eaeb", "#6e7a7f")) +
      circle(386, 343, 9, "#39464a") +
      times(d.of(3, 2, 3), (i) =>
        place(
          520 + i * 110,
          540,
          0.9,
          0,
          d.shadow(0, 2, 42, 8),
          path("M-8 -96H8L30 -4H-30Z", d.barrel("#e5662f")),
          path("M-15 -64H15L20 -42H-20Z", "#f7f3e6"),
          rect(-40, -8, 80, 11, d.pipe("#d3551f"), 4),
        ),
      )
    );
  },

  mopBucket(d) {
    d.room(430);
    const c = d.of(paint.gold, paint.teal, paint.blue, paint.red);
    const spray = d.of(paint.teal, paint.clay, paint.olive);
    return (
      stroke("M520 60L330 400", "#b5824f", 15) +
      stroke("M517 60L327 400", "#dcb083", 4) +
      d.shadow(340, 526, 210, 28) +
      stroke("M206 320C150 180 530 180 474 320", "#8b979b", 8) +
      d.barrelSolid(340, 316, 276, 196, c, { foot: 212, squash: 0.16, lid: dark(c, 0.35) }) +
      ellipse(340, 320, 122, 17, "#a9d3dd") +
      times(11, (i) =>
        circle(246 + i * 19, 316 + ((i * 5) % 9), 8 + (i % 3) * 4, "#ffffff", 'opacity=".85"'),
      ) +
      path(`M202 316A138 22 0 0 0 478 316L476 334A136 22 0 0 1 204 334Z`, light(c, 0.25)) +
      rect(300, 420, 80, 50, "#ffffff", 8, 'opacity=".5"') +
      place(
        580,
        520,
        1,
        0,
        d.shadow(0, 6, 70, 12),
        path(
          "M-46 -150Q-54 -176 -22 -190V-214H22V-190Q54 -176 46 -150L52 -10Q52 0 40 0H-40Q-52 0 -52 -10Z",
          d.barrel(light(spray, 0.25)),
        ),
        rect(-50, -110, 100, 70, "#fbf8ef", 5),
        circle(0, -76, 22, spray),
        rect(-20, -232, 40, 22, d.barrel("#eef0ef"), 4),
        path("M-70 -272H30Q46 -270 46 -250V-232H-26L-36 -246H-70Z", d.down("#ffffff", "#c3cccf")),
        path("M-40 -246L-60 -204L-50 -200L-26 -236Z", paint.red),
        rect(-84, -272, 18, 24, paint.red, 3),
      ) +
      place(
        690,
        530,
        1,
        0,
        d.shadow(0, 6, 58, 10),
        d.barrelSolid(0, -120, 84, 118, "#f4f1e8", { squash: 0.14 }),
        d.hoop(0, -84, 85, 50, d.of(paint.blue, paint.plum, paint.teal), 0.14),
        rect(-22, -152, 44, 32, d.barrel(d.of(paint.blue, paint.plum, paint.teal)), 5),
      ) +
      place(
        130,
        524,
        1,
        0,
        d.shadow(0, 6, 70, 10),
        rect(-60, -46, 120, 48, d.pipe("#efc84f"), 8),
        rect(-60, -46, 120, 16, d.pipe("#5f9a63"), 6),
        times(9, (i) => circle(-48 + i * 12, -16 + (i % 2) * 8, 2.4, "#c59b26")),
      )
    );
  },

  extinguishers(d) {
    d.room(440);
    const label = d.of(paint.gold, "#5f86ad", "#3a4448");
    const unit = (cx: number, base: number, s: number) =>
      place(
        cx,
        base,
        s,
        0,
        d.shadow(0, 6, 86, 16),
        path("M30 -330C110 -330 100 -180 86 -150", "none", 'stroke="#1f282b" stroke-width="13"'),
        polygon(
          [
            [78, -156],
            [98, -150],
            [84, -88],
            [62, -94],
          ],
          d.across("#2b3539", "#59656a", "#1f282b"),
        ),
        path("M-66 -226Q-66 -292 -22 -300H22Q66 -292 66 -226V-8Q0 18 -66 -8Z", d.barrel("#b5302a")),
        path("M-66 -190Q0 -172 66 -190V-170Q0 -152 -66 -170Z", label),
        rect(-38, -140, 76, 96, "#f7f3e6", 5),
        path("M0 -130q26 30 14 48q-14 18 -28 0q-10 -16 8 -26q-2 -12 6 -22Z", "#d9532f"),
        times(2, (i) => rect(-26, -66 + i * 11, [52, 36][i] ?? 40, 5, "#b5bbb8", 2)),
        path("M-66 -20Q0 -2 66 -20V-8Q0 18 -66 -8Z", "#2b3539"),
        rect(-20, -326, 40, 30, d.barrel(paint.brass), 4),
        circle(0, -312, 11, "#f6f4ec"),
        stroke("M0 -312L6 -318", paint.red, 2.5),
        path("M-18 -330L-70 -356L-66 -368L30 -340L30 -326H-18Z", d.down("#59656a", "#232b2e")),
        path("M-18 -338L-60 -388L-50 -396L26 -350Z", d.down("#7b878b", "#39464a")),
        circle(34, -336, 9, "none", 'stroke="#efc12f" stroke-width="5"'),
      );
    return d.of(
      unit(250, 500, 1) + unit(560, 500, 1) + unit(404, 540, 1.12),
      unit(290, 520, 1.14) + unit(540, 534, 1),
      unit(180, 500, 0.86) + unit(330, 530, 1) + unit(490, 500, 0.86) + unit(630, 530, 0.94),
    );
  },
});
