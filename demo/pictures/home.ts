import { defineScenes } from "@/demo/pictures/drawing";
import { paint } from "@/demo/pictures/paint";
import { plant } from "@/demo/pictures/props";
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

export const home = defineScenes({
  toolBox(d) {
    d.room(420);
    const box = d.of(paint.red, paint.teal, paint.blue, paint.gold);
    return (
      d.shadow(400, 518, 320, 32) +
      place(
        250,
        300,
        1,
        -14,
        rect(-10, -150, 20, 200, d.barrel("#b5804f"), 8),
        path("M-60 -178H40Q62 -176 66 -150L40 -158H-60Z", d.pipe("#8b979c")),
      ) +
      place(
        350,
        290,
        1,
        4,
        rect(-16, -70, 32, 120, d.barrel(paint.gold), 12),
        rect(-6, -180, 12, 112, d.barrel("#b8c2c6"), 3),
        polygon(
          [
            [-6, -180],
            [6, -180],
            [10, -196],
            [-10, -196],
          ],
          "#98a4a8",
        ),
      ) +
      place(
        470,
        290,
        1,
        10,
        rect(-16, -130, 32, 190, d.barrel("#a7b2b6"), 10),
        path(
          "M-42 -190A44 44 0 1 1 42 -190L22 -170V-196L0 -208L-22 -196V-170Z",
          d.barrel("#a7b2b6"),
          'transform="translate(0 50)"',
        ),
      ) +
      place(
        570,
        300,
        1,
        18,
        path("M-26 60L-14 -60L-28 -150Q-4 -130 -4 -60L-4 60Z", d.barrel(paint.red)),
        path("M26 60L14 -60L28 -150Q4 -130 4 -60L4 60Z", d.barrel(paint.red)),
        circle(0, -60, 10, "#68757a"),
      ) +
      rect(130, 290, 540, 44, d.down(dark(box, 0.4), dark(box, 0.6)), 4) +
      d.panel(112, 318, 576, 196, box, 12) +
      rect(112, 318, 576, 30, d.down(light(box, 0.3), dark(box, 0.1)), 8) +
      rect(112, 452, 576, 62, dark(box, 0.18), 12) +
      times(
        2,
        (i) =>
          rect(206 + i * 330, 330, 58, 62, d.down("#e4e9ea", "#8f9b9f"), 6) +
          rect(220 + i * 330, 356, 30, 20, "#59656a", 3),
      ) +
      rect(330, 384, 140, 40, dark(box, 0.35), 20) +
      rect(342, 392, 116, 22, d.pipe("#3a4548"), 11)
    );
  },

  taps(d) {
    d.room(430);
    const metal = d.of("#b9c4c8", paint.brass, "#a3b0b5");
    const tileLine = "#ffffff";
    return (
      times(6, (i) => stroke(`M-100 ${20 + i * 80}H900`, tileLine, 3, 'opacity=".5"')) +
      times(8, (i) => stroke(`M${-60 + i * 130} -40V426`, tileLine, 3, 'opacity=".5"')) +
      path(
        "M120 424H680Q676 548 560 556H240Q124 548 120 424Z",
        d.across("#d9dfdf", "#ffffff", "#f1f4f3", "#c3cccc"),
      ) +
      ellipse(400, 424, 282, 44, "#f8faf9") +
      ellipse(400, 428, 248, 32, d.down("#b6c2c3", "#e3e9e9")) +
      ellipse(400, 440, 22, 5, "#6b787c") +
      path(
        "M368 418V230Q368 110 480 110Q572 112 576 206V252H528V214Q526 160 478 158Q418 160 418 234V418Z",
        d.across(dark(metal, 0.3), light(metal, 0.5), metal, light(metal, 0.2), dark(metal, 0.35)),
      ) +
      rect(520, 246, 64, 22, d.barrel(metal), 6) +
      stroke("M552 274C552 330 546 380 552 424", "#bfe0ea", 14, 'opacity=".75"') +
      stroke("M549 274C549 330 543 380 549 424", "#ffffff", 4, 'opacity=".8"') +
      ellipse(552, 428, 40, 9, "#ffffff", 'opacity=".5"') +
      d.barrelSolid(393, 400, 92, 20, metal) +
      times(2, (i) => {
        const x = 266 + i * 254;
        return i
          ? ""
          : d.barrelSolid(x, 352, 38, 62, metal) +
              d.barrelSolid(x, 402, 72, 14, metal) +
              group(
                `translate(${x} 340)`,
                rect(-64, -12, 128, 22, d.pipe(metal), 11),
                d.sphere(0, -4, 24, metal),
                circle(0, -8, 9, d.of(paint.red, paint.blue, paint.teal)),
              );
      })
    );
  },

  paintCans(d) {
    d.room(420);
    const colours: [string, ...string[]] = [
      paint.teal,
      paint.gold,
      paint.clay,
      paint.blue,
      paint.plum,
      paint.olive,
    ];
    const can = (cx: number, base: number, w: number, h: number, colour: string) =>
      d.shadow(cx, base + 6, w * 0.66, 18) +
      d.barrelSolid(cx, base - h, w, h, "#dbe0e0", { lid: "#9da8ab" }) +
      ellipse(cx, base - h, w * 0.44, w * 0.07, colour) +
      ellipse(cx - w * 0.1, base - h - 2, w * 0.2, w * 0.025, light(colour, 0.5), 'opacity=".7"') +
      d.hoop(cx, base - h * 0.72, w * 1.005, h * 0.48, colour) +
      d.hoop(cx, base - h * 0.56, w * 1.01, h * 0.16, "#f6f2e6") +
      path(`M${cx - w * 0.3} ${base - h + w * 0.13}q4 34 12 36t10 -34q6 60 14 60t8 -62Z`, colour) +
      stroke(
        `M${cx - w / 2} ${base - h + 18}Q${cx} ${base - h - w * 0.95} ${cx + w / 2} ${base - h + 18}`,
        "#7c888c",
        3.5,
      );
    return (
      path(
        "M70 96Q70 84 84 84H330Q344 84 344 98V236Q336 256 322 236T296 244T262 250T228 236T190 262T150 240T108 252T70 234Z",
        d.across(light(d.cycle(colours, 1), 0.12), d.cycle(colours, 1)),
        'opacity=".9"',
      ) +
      can(520, 470, 150, 172, d.cycle(colours, 2)) +
      can(300, 500, 170, 196, d.cycle(colours, 0)) +
      can(650, 520, 130, 140, d.cycle(colours, 1)) +
      place(
        436,
        530,
        1,
        -26,
        rect(-210, -26, 190, 56, d.pipe(d.cycle(colours, 1)), 26),
        rect(-218, -20, 14, 44, "#8a979b", 5),
        stroke("M-20 2H16V48H60", "#7c888c", 8),
        rect(56, 34, 128, 28, d.pipe("#b1794a"), 14),
      )
    );
  },

  airConditioner(d) {
    d.room(560);
    const led = d.of("#2f9e6b", "#3a86c8", "#2f9e6b");
    const y = d.of(170, 140, 190);
    return (
      path(`M126 ${y + 160}H674L664 ${y + 188}H140Z`, d.down("#7d898c/0.35", "#7d898c/0")) +
      rect(112, y, 576, 168, d.down("#ffffff", "#f4f7f7", "#dbe2e2"), 26) +
      rect(112, y + 112, 576, 56, d.down("#e9eeee", "#c9d2d2"), 24) +
      rect(112, y + 104, 576, 36, "#eef2f2") +
      rect(146, y + 132, 508, 22, d.down("#39464a", "#66747a"), 10) +
      path(`M150 ${y + 142}H650L640 ${y + 154}H160Z`, "#a9b5b8") +
      circle(628, y + 44, 6, led) +
      times(3, (i) => rect(560 + i * 16, y + 41, 8, 6, "#b7c3c4", 2)) +
      rect(150, y + 14, 420, 10, "#ffffff", 5) +
      times(7, (i) =>
        stroke(
          `M${196 + i * 70} ${y + 184}q22 34 2 70t-10 66`,
          "#ffffff",
          7,
          `opacity="${i % 2 ? 0.55 : 0.8}"`,
        ),
      ) +
      plant(d, d.of(148, 140, 640), 560, d.of(1.15, 1, 1.3))
    );
  },

  washingMachine(d) {
    d.room(450);
    const body = d.of("#f0f3f2", "#dfe3e8", "#8e999f");
    const accent = d.of(paint.teal, paint.blue, paint.gold);
    return (
      d.shadow(400, 538, 250, 28) +
      d.panel(224, 92, 352, 440, body, 18) +
      rect(224, 92, 352, 84, d.down(light(body, 0.4), dark(body, 0.06)), 18) +
      rect(224, 170, 352, 4, dark(body, 0.2)) +
      rect(246, 112, 104, 44, dark(body, 0.08), 6) +
      rect(372, 116, 84, 36, "#26343a", 6) +
      times(3, (i) => rect(382 + i * 22, 128, 14, 12, accent, 2)) +
      circle(516, 134, 28, d.slope("#ffffff", "#aab5b8")) +
      rect(513, 110, 6, 20, accent, 3) +
      circle(400, 346, 144, d.slope("#e9eef0", "#8d999e")) +
      circle(400, 346, 124, "#4b585d") +
      circle(400, 346, 112, d.slope("#7fa5b4", "#33525f", "#1c3039")) +
      path(
        "M292 372Q330 344 370 366T450 360T508 376Q496 452 400 458Q304 452 292 372Z",
        "#bcdfe9",
        'opacity=".75"',
      ) +
      ellipse(360, 404, 52, 30, accent, 'opacity=".85"') +
      ellipse(436, 414, 48, 28, paint.clay, 'opacity=".85"') +
      ellipse(404, 384, 36, 22, paint.cream) +
      times(9, (i) =>
        circle(310 + i * 22, 366 + ((i * 7) % 12), 6 + (i % 3) * 2, "#ffffff", 'opacity=".75"'),
      ) +
      path("M310 300Q340 250 400 246Q360 272 344 330Z", "#ffffff", 'opacity=".35"') +
      rect(536, 326, 16, 50, d.barrel("#a7b2b6"), 6) +
      rect(246, 500, 90, 18, dark(body, 0.12), 4) +
      rect(246, 530, 36, 12, "#3b474b", 4) +
      rect(518, 530, 36, 12, "#3b474b", 4) +
      rect(622, 430, 108, 106, d.across("#cfa06c", "#e2bd8d", "#b9844f"), 10) +
      times(5, (i) => stroke(`M624 ${446 + i * 18}H728`, "#9a6d3e", 3, 'opacity=".5"')) +
      path("M626 432Q650 400 678 418T728 430L726 446H628Z", d.across(accent, light(accent, 0.4)))
    );
  },
});
