import { defineScenes } from "@/demo/pictures/drawing";
import { paint } from "@/demo/pictures/paint";
import { circle, dark, light, path, place, polygon, rect, stroke, times } from "@/demo/pictures/shapes";

export const printing = defineScenes({
  offsetPress(d) {
    d.room(450);
    const trim = d.of(paint.blue, paint.teal, paint.clay);
    const inks = ["#2a9fc4", "#c23f78", "#e3b52c", "#2e3639"];
    return (
      d.shadow(400, 536, 380, 26) +
      rect(40, 510, 720, 22, d.down("#59656a", "#2e383c"), 3) +
      times(
        4,
        (i) =>
          d.panel(146 + i * 128, 200, 118, 312, "#dde2e1", 8) +
          rect(146 + i * 128, 200, 118, 40, d.sheet(trim), 8) +
          rect(162 + i * 128, 256, 86, 110, "#2a353a", 6) +
          circle(190 + i * 128, 292, 26, d.ball("#b4bec2")) +
          circle(222 + i * 128, 330, 26, d.ball("#8d999d")) +
          rect(164 + i * 128, 258, 82, 12, inks[i] ?? "#333", 3) +
          circle(205 + i * 128, 402, 15, d.ball(inks[i] ?? "#333333")) +
          times(4, (v) => rect(170 + i * 128, 440 + v * 14, 70, 5, "#a9b3b4", 2)) +
          path(`M${158 + i * 128} 200l14 -44h66l14 44Z`, d.down("#eef0ef", "#b4bebf")),
      ) +
      rect(56, 300, 90, 212, d.sheet("#cfd6d6"), 6) +
      times(9, (i) => rect(62, 470 - i * 13, 78, 11, d.across("#ffffff", "#e2ded2"), 1)) +
      rect(660, 340, 100, 172, d.sheet("#cfd6d6"), 6) +
      times(6, (i) => rect(654, 462 - i * 13, 112, 11, d.across("#ffffff", "#e2ded2"), 1)) +
      times(4, (i) => rect(662 + i * 26, 386, 22, 11, inks[i] ?? "#333")) +
      path("M140 240Q100 250 76 340L96 344Q112 276 146 262Z", "#f8f6ee") +
      path("M658 250Q720 270 740 384L716 388Q700 300 656 272Z", "#f8f6ee") +
      rect(600, 130, 110, 76, "#27343a", 8) +
      rect(610, 140, 90, 54, d.slope(light(trim, 0.3), dark(trim, 0.2)), 3) +
      rect(648, 204, 12, 40, "#59656a")
    );
  },

  printer(d) {
    d.room(420);
    const body = d.of("#e8ebea", "#4b585e", "#d9dfe4");
    const accent = d.of(paint.teal, paint.gold, paint.clay);
    return (
      d.shadow(400, 520, 310, 28) +
      polygon(
        [
          [270, 110],
          [530, 110],
          [556, 270],
          [244, 270],
        ],
        d.down("#ffffff", "#e2e4df"),
      ) +
      times(4, (i) => stroke(`M${292 - i * 4} ${142 + i * 26}H${470 - i * 20}`, "#c3c9c7", 5)) +
      path("M150 268Q152 244 176 244H624Q648 244 650 268L664 330H136Z", d.down(light(body, 0.4), body)) +
      d.panel(128, 322, 544, 170, body, 18) +
      rect(210, 392, 380, 22, "#1d2629", 6) +
      polygon(
        [
          [238, 404],
          [562, 404],
          [610, 528],
          [190, 528],
        ],
        d.down("#f4f3ee", "#ffffff"),
      ) +
      polygon(
        [
          [270, 426],
          [400, 426],
          [396, 470],
          [252, 470],
        ],
        accent,
      ) +
      polygon(
        [
          [416, 426],
          [530, 426],
          [546, 470],
          [418, 470],
        ],
        light(accent, 0.5),
      ) +
      times(3, (i) => stroke(`M${248 - i * 6} ${486 + i * 13}H${470 + i * 8}`, "#c3c9c7", 5)) +
      rect(490, 340, 150, 34, "#222c30", 6) +
      rect(498, 346, 66, 22, d.slope(light(accent, 0.4), accent), 3) +
      times(3, (i) => circle(584 + i * 20, 357, 6, i ? "#8d999d" : "#53d39b")) +
      rect(150, 262, 500, 7, "#ffffff", 3, 'opacity=".5"') +
      times(5, (i) => rect(146 + i * 10, 440, 4, 34, dark(body, 0.3), 2))
    );
  },

  businessCards(d) {
    d.table();
    const c = d.of(paint.teal, paint.clay, paint.blue, paint.plum);
    const card = (x: number, y: number, turn: number, face: number) =>
      place(
        x,
        y,
        1,
        turn,
        rect(-142, -78, 300, 172, "#1a2224", 6, 'opacity=".2"'),
        rect(
          -150,
          -88,
          300,
          172,
          face ? d.slope(light(c, 0.15), dark(c, 0.2)) : d.slope("#ffffff", "#f3efe4"),
          6,
        ),
        face
          ? circle(0, -4, 38, "none", 'stroke="#f3e3b8" stroke-width="5"') +
              path("M-20 16V-4A20 20 0 0 1 20 -4V16", "none", 'stroke="#f3e3b8" stroke-width="5"')
          : circle(-96, -32, 26, c) +
              rect(-48, -48, 120, 11, "#39464a", 3) +
              rect(-48, -26, 84, 7, "#b5bbb8", 3) +
              times(
                3,
                (i) =>
                  circle(-112, 26 + i * 20, 4, c) +
                  rect(-98, 22 + i * 20, [120, 150, 96][i] ?? 100, 6, "#c3c9c7", 3),
              ) +
              rect(110, -88, 40, 172, c, 0, 'opacity=".9"'),
      );
    return (
      card(200, 150, -14, 1) +
      card(610, 130, 9, 0) +
      card(560, 470, -10, 1) +
      card(150, 440, 12, 0) +
      times(7, (i) =>
        place(372 + i * 2, 314 - i * 5, 1, -4, rect(-150, -88, 300, 172, i % 2 ? "#e2ddd0" : "#f4f0e6", 6)),
      ) +
      card(388, 274, -4, d.of(0, 1, 0))
    );
  },

  paperReams(d) {
    d.room(420);
    const wrap: [string, ...string[]] = [paint.teal, paint.blue, paint.clay, paint.gold, paint.olive];
    const ream = (x: number, y: number, colour: string) =>
      d.box(x, y, 210, 150, 58, "#f1eee4", {
        left:
          rect(0, 0, 210, 58, colour, 0, 'opacity=".95"') +
          rect(24, 14, 90, 30, "#ffffff", 3, 'opacity=".9"') +
          rect(130, 20, 56, 7, "#ffffff", 3, 'opacity=".8"'),
        right: rect(0, 0, 150, 58, dark(colour, 0.28)) + rect(30, 20, 60, 20, "#ffffff", 3, 'opacity=".35"'),
        top:
          rect(0, 0, 210, 150, light(colour, 0.25)) +
          rect(30, 30, 150, 90, "#ffffff", 6, 'opacity=".55"') +
          circle(105, 75, 26, colour),
      });
    const sheets = times(16, (i) => d.box(560, 470 - i * 4, 200, 150, 3.6, i % 2 ? "#f8f5ec" : "#e8e3d5"));
    return (
      d.shadow(270, 500, 230, 50) +
      d.shadow(560, 500, 200, 46) +
      times(d.of(4, 5, 3), (i) => ream(270, 456 - i * 60, d.cycle(wrap, i))) +
      sheets +
      d.of("", ream(560, 402, paint.gold), "")
    );
  },
});
