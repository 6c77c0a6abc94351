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
  rect,
  stroke,
  times,
} from "@/demo/pictures/shapes";

export const health = defineScenes({
  hospitalBed(d) {
    d.room(440);
    const sheet = d.of(paint.teal, "#6d9bbd", "#7fae93");
    return (
      path("M40 40Q140 60 150 420H40ZM60 40", light(sheet, 0.62), 'opacity=".9"') +
      times(4, (i) =>
        stroke(
          `M${58 + i * 24} 52Q${70 + i * 24} 220 ${60 + i * 24} 416`,
          light(sheet, 0.3),
          4,
          'opacity=".5"',
        ),
      ) +
      d.shadow(410, 528, 340, 24) +
      stroke("M650 520V110M618 110H682", "#a9b4b8", 8) +
      rect(612, 118, 36, 70, d.slope("#eef7f8", "#bcd7dd"), 10) +
      stroke("M630 188C632 250 560 240 540 300", "#d7eaee", 4) +
      rect(126, 240, 20, 270, d.barrel("#c3cccf"), 8) +
      rect(112, 236, 46, 120, d.sheet("#e9ecea"), 12) +
      rect(596, 300, 20, 210, d.barrel("#c3cccf"), 8) +
      rect(584, 298, 44, 90, d.sheet("#e9ecea"), 12) +
      rect(140, 404, 466, 26, d.down("#dfe4e4", "#98a4a8"), 6) +
      path("M150 404L160 330Q170 310 200 320L300 372H600V404Z", d.down("#ffffff", "#d5dddd")) +
      path(
        "M176 318Q180 288 214 294L270 322Q288 338 268 350Q216 350 176 318Z",
        d.down("#ffffff", "#cdd7d8"),
      ) +
      path(
        "M296 372Q330 346 400 352H590Q612 354 612 380L616 424Q500 440 300 420Z",
        d.down(light(sheet, 0.42), sheet, dark(sheet, 0.15)),
      ) +
      path("M296 372Q330 346 372 352L366 424Q320 424 300 420Z", "#ffffff", 'opacity=".55"') +
      stroke("M310 360V320H470V360M364 320V360M418 320V360", "#b4bfc3", 7) +
      stroke("M190 430L330 490M520 430L380 490", "#8b979b", 10) +
      rect(150, 484, 450, 16, d.pipe("#b4bfc3"), 6) +
      times(
        2,
        (i) =>
          circle(176 + i * 400, 512, 18, d.slope("#59656a", "#232b2e")) +
          circle(176 + i * 400, 512, 7, "#c3cccf"),
      ) +
      rect(690, 396, 90, 120, d.sheet("#e3d6c0"), 6) +
      times(2, (i) => rect(700, 408 + i * 52, 70, 44, "#d3c3a6", 3)) +
      d.barrelSolid(734, 356, 30, 38, sheet)
    );
  },

  medicines(d) {
    d.room(410);
    const c: [string, ...string[]] = [paint.teal, "#c98a2b", paint.clay, paint.blue];
    const bottle = (cx: number, base: number, w: number, h: number, colour: string, cap: string) =>
      d.shadow(cx, base + 4, w * 0.8, 14) +
      path(
        `M${cx - w * 0.3} ${base - h}H${cx + w * 0.3}V${base - h * 0.86}Q${cx + w / 2} ${base - h * 0.8} ${cx + w / 2} ${base - h * 0.68}V${base - 10}Q${cx + w / 2} ${base} ${cx + w / 2 - 12} ${base}H${cx - w / 2 + 12}Q${cx - w / 2} ${base} ${cx - w / 2} ${base - 10}V${base - h * 0.68}Q${cx - w / 2} ${base - h * 0.8} ${cx - w * 0.3} ${base - h * 0.86}Z`,
        d.barrel(colour),
      ) +
      rect(cx - w / 2, base - h * 0.58, w, h * 0.42, d.across("#e4e2d8", "#ffffff", "#faf8f0", "#d2d0c4")) +
      rect(cx - w * 0.34, base - h * 0.52, w * 0.3, h * 0.16, light(colour, 0.15), 4) +
      circle(cx + w * 0.2, base - h * 0.44, h * 0.05, cap) +
      rect(cx - w * 0.36, base - h * 0.28, w * 0.66, 6, "#b5bbb8", 3) +
      rect(cx - w * 0.36, base - h * 0.23, w * 0.44, 6, "#ccd1ce", 3) +
      rect(cx - w * 0.36, base - h - 40, w * 0.72, 44, d.barrel(cap), 6) +
      times(8, (i) =>
        rect(cx - w * 0.32 + i * w * 0.09, base - h - 34, 2, 34, dark(cap, 0.3), 1, 'opacity=".4"'),
      );
    const pill = (x: number, y: number, turn: number, a: string) =>
      place(
        x,
        y,
        1,
        turn,
        ellipse(2, 12, 34, 10, "#1a2426", 'opacity=".25"'),
        rect(-32, -13, 64, 26, d.pipe("#f6f4ec"), 13),
        path("M0 -13H19A13 13 0 0 1 19 13H0Z", d.pipe(a)),
      );
    return (
      bottle(250, 466, 150, 270, "#9a5a24", d.cycle(c, 0)) +
      bottle(430, 456, 120, 220, d.cycle(c, 3), "#f1f1ec") +
      bottle(580, 470, 140, 246, "#8a4f22", d.cycle(c, 2)) +
      d.box(676, 488, 96, 70, 130, "#f3f1e9", {
        left:
          rect(0, 84, 96, 30, d.cycle(c, 1)) +
          rect(40, 22, 12, 40, paint.green) +
          rect(26, 36, 40, 12, paint.green),
        right: rect(0, 84, 70, 30, dark(d.cycle(c, 1), 0.3)),
      }) +
      place(
        300,
        518,
        1,
        -6,
        rect(-92, -24, 200, 66, "#1a2426", 8, 'opacity=".2"'),
        rect(-100, -34, 200, 66, d.slope("#eef1f2", "#b1bcc0", "#e3e8e9"), 8),
        times(10, (i) =>
          ellipse(-78 + (i % 5) * 39, -16 + Math.floor(i / 5) * 32, 14, 10, d.ball(d.cycle(c, 0))),
        ),
      ) +
      pill(480, 520, -18, d.cycle(c, 2)) +
      pill(560, 546, 20, d.cycle(c, 0)) +
      pill(150, 536, 30, d.cycle(c, 1)) +
      circle(426, 552, 15, d.ball("#f6f4ec")) +
      circle(620, 520, 13, d.ball("#f1d9a8"))
    );
  },

  microscope(d) {
    d.room(430);
    const body = d.of("#e6eaea", paint.teal, "#44525a");
    const dish = d.of(paint.clay, paint.gold, "#5fa3b8");
    return (
      d.shadow(400, 530, 250, 26) +
      path(
        "M236 496Q236 470 266 470H534Q568 470 568 500V528H236Z",
        d.down(light(body, 0.3), dark(body, 0.25)),
      ) +
      path(
        "M432 476Q560 470 560 330Q560 214 470 170L444 214Q500 256 500 330Q500 404 410 420V476Z",
        d.across(light(body, 0.3), body, dark(body, 0.3)),
      ) +
      circle(520, 420, 42, d.slope("#59656a", "#1f282b")) +
      circle(520, 420, 26, d.slope("#a9b4b8", "#59656a")) +
      rect(250, 398, 230, 22, d.down("#4b575c", "#262f33"), 4) +
      rect(288, 388, 110, 9, "#d9eef2", 2) +
      ellipse(342, 390, 20, 5, dish) +
      rect(320, 422, 50, 46, d.barrel("#59656a"), 4) +
      ellipse(345, 468, 52, 10, "#fff3c4") +
      group(
        "rotate(24 420 220)",
        rect(374, 40, 74, 130, d.barrel("#2f3a3f"), 8),
        rect(366, 22, 90, 32, d.barrel("#1d2528"), 8),
        rect(364, 164, 94, 96, d.barrel(body), 10),
        rect(364, 180, 94, 10, dark(body, 0.3)),
        path("M370 258H452L438 298H384Z", d.barrel("#59656a")),
      ) +
      place(
        352,
        306,
        1,
        10,
        rect(-20, -20, 40, 56, d.barrel("#c3cccf"), 4),
        rect(-14, 34, 28, 30, d.barrel(paint.brass), 3),
      ) +
      place(406, 318, 1, -28, rect(-15, -16, 30, 50, d.barrel("#aab5b9"), 4)) +
      ellipse(664, 526, 78, 16, "#ffffff", 'opacity=".85"') +
      ellipse(664, 520, 78, 16, "#dcebee") +
      ellipse(664, 520, 62, 11, light(dish, 0.25)) +
      times(5, (i) => ellipse(632 + i * 16, 518 + (i % 2) * 5, 7, 3, dark(dish, 0.15))) +
      rect(96, 376, 112, 18, d.down("#c79a67", "#94693f"), 3) +
      rect(96, 480, 112, 40, d.down("#c79a67", "#94693f"), 3) +
      times(
        3,
        (i) =>
          rect(108 + i * 34, 330, 22, 156, "#f2f8f8", 11, 'opacity=".85"') +
          rect(110 + i * 34, 400, 18, 84, d.cycle([paint.teal, paint.gold, paint.clay], i), 9),
      )
    );
  },

  // Never a red cross on white: that emblem is protected by law.
  firstAid(d) {
    d.room(410);
    const kit = d.of(paint.green, "#eef0ee", paint.teal);
    const sign = d.of("#ffffff", paint.green, "#ffffff");
    return (
      d.shadow(400, 522, 310, 34) +
      stroke("M320 214Q320 160 356 160H444Q480 160 480 214", dark(kit, 0.4), 22) +
      stroke("M322 208Q322 164 358 163H442", light(kit, 0.3), 4, 'opacity=".6"') +
      rect(146, 208, 508, 306, dark(kit, 0.35), 34) +
      rect(146, 204, 508, 296, d.sheet(kit), 34) +
      rect(146, 330, 508, 10, dark(kit, 0.3)) +
      rect(146, 340, 508, 4, light(kit, 0.4), 0, 'opacity=".6"') +
      times(2, (i) => rect(214 + i * 316, 312, 56, 50, d.down("#e4e9ea", "#8f9b9f"), 6)) +
      circle(400, 352, 88, dark(kit, 0.16)) +
      rect(374, 284, 52, 136, sign, 6) +
      rect(332, 326, 136, 52, sign, 6) +
      path("M166 232Q170 218 190 218H520Q300 226 190 300Q160 320 166 232Z", "#ffffff", 'opacity=".16"') +
      place(
        640,
        500,
        1,
        0,
        d.shadow(0, 36, 80, 14),
        d.barrelSolid(0, -40, 110, 74, "#f4f1e8", { squash: 0.24 }),
        ellipse(0, -40, 34, 8, "#cfc9ba"),
        times(3, (i) => ellipse(0, -40, 52 - i * 8, 12 - i * 2, "none", 'stroke="#cfc9ba" stroke-width="2"')),
      ) +
      place(
        140,
        524,
        1,
        -14,
        rect(-84, -16, 170, 44, d.down("#f0c79a", "#d9a873"), 22),
        rect(-26, -14, 54, 40, "#e3b684", 3),
        times(12, (i) => circle(-16 + (i % 4) * 11, -4 + Math.floor(i / 4) * 10, 1.8, "#a97c4f")),
      )
    );
  },
});
