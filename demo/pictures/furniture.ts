import { defineScenes } from "@/demo/pictures/drawing";
import { paint } from "@/demo/pictures/paint";
import { plant } from "@/demo/pictures/props";
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

const frame = (x: number, y: number, w: number, h: number, inside: string) =>
  rect(x + 5, y + 7, w, h, "#1c2526", 2, 'opacity=".18"') +
  rect(x, y, w, h, "#fbf8f0", 2, 'stroke="#8d6a45" stroke-width="7"') +
  path(
    `M${x + 14} ${y + h - 16}L${x + w * 0.4} ${y + h * 0.4}L${x + w * 0.6} ${y + h * 0.65}L${x + w * 0.76} ${y + h * 0.5}L${x + w - 14} ${y + h - 16}Z`,
    inside,
  ) +
  circle(x + w * 0.7, y + h * 0.3, h * 0.08, paint.gold);

export const furniture = defineScenes({
  officeChair(d) {
    d.room(440);
    const seat = d.of(paint.teal, "#38454a", paint.blue, paint.clay);
    return (
      d.shadow(400, 532, 190, 24) +
      times(
        5,
        (i) =>
          stroke(
            `M400 470L${[250, 330, 400, 470, 550][i] ?? 400} ${[512, 530, 536, 530, 512][i] ?? 530}`,
            "#2b3539",
            15,
          ) +
          circle(
            [250, 330, 400, 470, 550][i] ?? 400,
            ([516, 534, 540, 534, 516][i] ?? 530) + 4,
            13,
            d.ball("#2b3539"),
          ),
      ) +
      rect(386, 400, 28, 76, d.barrel("#7d898d"), 6) +
      stroke("M268 270V350H330M532 270V350H470", "#2b3539", 15) +
      rect(240, 256, 58, 18, d.pipe("#2b3539"), 9) +
      rect(502, 256, 58, 18, d.pipe("#2b3539"), 9) +
      path(
        "M312 80Q400 56 488 80Q504 86 502 106L488 300Q400 322 312 300L298 106Q296 86 312 80Z",
        d.across(dark(seat, 0.25), light(seat, 0.2), seat, dark(seat, 0.3)),
      ) +
      times(6, (i) =>
        stroke(
          `M${306 + i} ${118 + i * 30}Q400 ${134 + i * 30} ${494 - i} ${118 + i * 30}`,
          dark(seat, 0.3),
          2.5,
          'opacity=".5"',
        ),
      ) +
      path(
        "M330 92Q400 74 470 92",
        "none",
        `stroke="${light(seat, 0.5)}" stroke-width="4" stroke-linecap="round" opacity=".6"`,
      ) +
      path(
        "M276 352Q290 334 330 334H470Q510 334 524 352L532 384Q530 404 500 406H300Q270 404 268 384Z",
        d.down(light(seat, 0.28), seat, dark(seat, 0.35)),
      ) +
      plant(d, d.of(660, 680, 650), 520, 1.1)
    );
  },

  desk(d) {
    d.room(430);
    const wood = d.of("#b98252", "#a06a42", "#cfa372");
    return (
      frame(470, 90, 190, 130, d.of("#8fb3ab", "#c9a48f", "#9fb1c2")) +
      d.shadow(400, 530, 340, 26) +
      rect(110, 306, 580, 26, d.down(light(wood, 0.25), dark(wood, 0.12)), 5) +
      rect(128, 332, 22, 196, d.across(light(wood, 0.1), dark(wood, 0.25))) +
      d.panel(486, 332, 184, 196, wood, 3) +
      times(
        3,
        (i) =>
          rect(
            498,
            344 + i * 61,
            160,
            53,
            d.down(light(wood, 0.16), dark(wood, 0.08)),
            4,
            `stroke="${dark(wood, 0.3)}" stroke-width="1.5"`,
          ) + rect(552, 364 + i * 61, 52, 8, d.pipe("#d8dcdc"), 4),
      ) +
      rect(150, 332, 336, 40, dark(wood, 0.2)) +
      stroke("M180 306V220L236 150", "#39464a", 8) +
      path(
        "M206 160L262 126L290 170Q250 196 206 160Z",
        d.slope(d.of(paint.gold, paint.teal, paint.clay), dark(paint.gold, 0.3)),
      ) +
      ellipse(180, 304, 36, 8, "#39464a") +
      polygon(
        [
          [216, 176],
          [284, 172],
          [360, 306],
          [190, 306],
        ],
        "#fff3cd",
        'opacity=".28"',
      ) +
      times(5, (i) =>
        rect(
          560 + i * 20,
          236 + (i % 2) * 10,
          18,
          70 - (i % 2) * 10,
          d.across(
            light([paint.teal, paint.clay, paint.gold, paint.blue, paint.olive][i] ?? paint.teal, 0.2),
            [paint.teal, paint.clay, paint.gold, paint.blue, paint.olive][i] ?? paint.teal,
          ),
          2,
        ),
      ) +
      rect(330, 292, 130, 14, d.across("#f5f2e8", "#dcd7c8"), 2) +
      rect(340, 280, 120, 12, d.across(paint.teal, dark(paint.teal, 0.3)), 2) +
      path(
        "M230 392Q236 378 254 378H380Q398 378 404 392L410 416H224Z",
        d.sheet(d.of("#4c595e", paint.clay, paint.blue)),
      ) +
      rect(306, 416, 20, 70, "#39464a") +
      stroke("M316 484L250 522M316 484L384 522M316 484V528", "#39464a", 10)
    );
  },

  sofa(d) {
    d.room(440);
    const cloth = d.of(paint.teal, "#b96a4c", "#5d7391", "#8a8f52");
    const pillow = d.of(paint.gold, paint.cream, paint.clay);
    return (
      frame(d.of(170, 300, 230), 84, 200, 132, d.of("#9cb8a8", "#c9a48f", "#9fb1c2")) +
      d.shadow(400, 528, 370, 26) +
      path("M60 540Q400 500 740 540L760 580H40Z", dark(pillow, 0.05), 'opacity=".35"') +
      times(2, (i) => path(`M${150 + i * 480} 490h20l-5 36h-10Z`, "#7c5433")) +
      path(
        "M152 300Q152 236 216 236H584Q648 236 648 300V440H152Z",
        d.down(light(cloth, 0.2), cloth, dark(cloth, 0.2)),
      ) +
      times(2, (i) => rect(176 + i * 226, 252, 222, 150, d.ball(cloth), 26)) +
      times(2, (i) =>
        rect(
          170 + i * 232,
          376,
          228,
          70,
          d.down(light(cloth, 0.32), light(cloth, 0.06), dark(cloth, 0.12)),
          22,
        ),
      ) +
      rect(140, 436, 520, 58, d.down(dark(cloth, 0.08), dark(cloth, 0.35)), 16) +
      path(
        "M92 342Q92 306 132 306T176 342V494H116Q94 494 92 470Z",
        d.across(light(cloth, 0.25), cloth, dark(cloth, 0.2)),
      ) +
      path(
        "M708 342Q708 306 668 306T624 342V494H684Q706 494 708 470Z",
        d.across(light(cloth, 0.15), cloth, dark(cloth, 0.3)),
      ) +
      place(250, 348, 1, -12, rect(-56, -54, 112, 104, d.ball(pillow), 22)) +
      place(560, 352, 1, 10, rect(-50, -48, 100, 94, d.ball(light(pillow, 0.2)), 20)) +
      stroke("M712 526V170", "#39464a", 6) +
      path("M672 176L690 108H738L756 176Z", d.across("#fff6df", "#f2dfb4", "#dcc28d")) +
      ellipse(714, 528, 34, 8, "#39464a")
    );
  },

  wardrobe(d) {
    d.room(470);
    const wood = d.of("#b5824f", "#8d5f3f", "#d5c2a4");
    const doors = d.of(3, 2, 4);
    const w = d.of(156, 200, 122);
    const left = 400 - (doors * w) / 2;
    return (
      d.shadow(400, 546, 310, 24) +
      rect(left - 20, 84, doors * w + 40, 22, d.down(light(wood, 0.3), dark(wood, 0.1)), 4) +
      rect(left - 10, 104, doors * w + 20, 436, dark(wood, 0.35), 3) +
      times(doors, (i) => {
        const x = left + i * w;
        const mirror = i === Math.floor(doors / 2);
        return (
          d.panel(x + 2, 112, w - 4, 332, wood, 3) +
          (mirror
            ? rect(x + 16, 128, w - 32, 300, d.slope("#e7f1f3", "#b5cad0", "#8da8b1"), 3) +
              polygon(
                [
                  [x + 20, 260],
                  [x + w - 60, 130],
                  [x + w - 30, 130],
                  [x + 20, 330],
                ],
                "#ffffff",
                'opacity=".35"',
              )
            : times(2, (p) =>
                rect(
                  x + 20,
                  130 + p * 156,
                  w - 40,
                  138,
                  d.slope(light(wood, 0.14), dark(wood, 0.06)),
                  3,
                  `stroke="${dark(wood, 0.25)}" stroke-width="2"`,
                ),
              )) +
          rect(i % 2 ? x + 8 : x + w - 16, 258, 8, 50, d.barrel(paint.brass), 4) +
          rect(x + 2, 450, w - 4, 82, d.down(light(wood, 0.12), dark(wood, 0.08)), 3) +
          rect(x + w / 2 - 24, 484, 48, 9, d.pipe(paint.brass), 4)
        );
      }) +
      plant(d, d.of(724, 716, 726), 542, 0.9)
    );
  },

  kitchen(d) {
    d.room(500);
    const front = d.of(paint.teal, "#e9e3d4", paint.olive, "#b4604a");
    const top = d.of("#3b474b", "#4c4038", "#e4e6e2");
    const door = (x: number, y: number, w: number, h: number) =>
      d.panel(x, y, w, h, front, 3) +
      rect(x + 10, y + 10, w - 20, h - 20, "none", 3, `stroke="${dark(front, 0.18)}" stroke-width="2"`);
    return (
      times(4, (r) =>
        times(16, (i) =>
          rect(-60 + i * 60 + (r % 2) * 30, 232 + r * 27, 57, 24, "#fbfaf5", 2, 'opacity=".75"'),
        ),
      ) +
      times(
        3,
        (i) =>
          door(60 + i * 132, 60, 128, 150) +
          rect(i % 2 ? 70 + i * 132 : 170 + i * 132, 164, 7, 34, "#d8dcdc", 3),
      ) +
      path("M500 210L530 120V60H640V120L670 210Z", d.across("#aab5b8", "#eef1f1", "#8f9b9f")) +
      rect(490, 206, 190, 20, d.pipe("#c3ccce"), 3) +
      rect(700, 130, 180, 12, d.down("#c79a67", "#8f6a41"), 2) +
      times(3, (i) =>
        d.barrelSolid(730 + i * 46, 92, 34, 36, d.cycle([paint.gold, paint.clay, paint.cream], i)),
      ) +
      rect(-80, 336, 980, 24, d.down(light(top, 0.25), dark(top, 0.1)), 2) +
      rect(-80, 360, 980, 150, dark(front, 0.45)) +
      rect(-80, 508, 980, 20, "#2d3639") +
      times(6, (i) =>
        i === 3
          ? ""
          : door(-36 + i * 150, 364, 146, 140) + rect(16 + i * 150, 380, 44, 8, d.pipe("#d8dcdc"), 4),
      ) +
      rect(414, 362, 150, 144, d.sheet("#c3cacb"), 3) +
      rect(430, 400, 118, 90, d.slope("#36444a", "#151d20"), 6) +
      rect(430, 380, 118, 9, d.pipe("#8b979b"), 4) +
      rect(512, 330, 150, 8, "#20292c", 3) +
      times(2, (i) => stroke(`M${530 + i * 70} 328h44`, "#39464a", 5)) +
      d.barrelSolid(556, 272, 84, 50, paint.clay) +
      stroke("M510 288h-24M602 288h24", dark(paint.clay, 0.3), 8) +
      ellipse(556, 270, 42, 8, light(paint.clay, 0.35)) +
      circle(556, 258, 7, d.ball(paint.brass)) +
      stroke("M236 336V268Q236 240 264 240T292 268V284", "#a9b5b9", 11) +
      rect(170, 332, 150, 10, "#b9c3c5", 3) +
      d.barrelSolid(110, 280, 50, 52, d.of(paint.gold, paint.teal, paint.clay)) +
      times(4, (i) =>
        stroke(
          `M${98 + i * 8} 284L${84 + i * 16} 228`,
          ["#b5824f", "#8f9b9f", "#a06a42", "#b5824f"][i] ?? "#b5824f",
          6,
        ),
      )
    );
  },
});
