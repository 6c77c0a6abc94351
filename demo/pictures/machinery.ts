import { defineScenes, type Drawing } from "@/demo/pictures/drawing";
import { paint } from "@/demo/pictures/paint";
import { wheel } from "@/demo/pictures/props";
import {
  circle,
  dark,
  ellipse,
  gearPath,
  group,
  light,
  path,
  place,
  polygon,
  rect,
  stroke,
  times,
} from "@/demo/pictures/shapes";

function gear(d: Drawing, teeth: number, radius: number, colour: string, holes: number): string {
  const face = d.slope(light(colour, 0.5), colour, dark(colour, 0.3));
  const rim = radius * 0.86;
  return (
    group("translate(8 12)", path(gearPath(teeth, radius, rim), "#0b1416", 'opacity=".38"')) +
    path(gearPath(teeth, radius, rim), face, `stroke="${dark(colour, 0.4)}" stroke-width="2"`) +
    circle(0, 0, radius * 0.72, "none", `stroke="${dark(colour, 0.3)}" stroke-width="3" opacity=".6"`) +
    circle(1, 2, radius * 0.72, "none", `stroke="${light(colour, 0.6)}" stroke-width="1.5" opacity=".6"`) +
    circle(0, 0, radius * 0.42, d.slope(dark(colour, 0.1), light(colour, 0.4))) +
    times(holes, (i) =>
      group(`rotate(${(360 / holes) * i})`, circle(0, -radius * 0.57, radius * 0.075, dark(paint.ink, 0.3))),
    ) +
    circle(0, 0, radius * 0.24, dark(paint.ink, 0.4)) +
    rect(-radius * 0.05, -radius * 0.31, radius * 0.1, radius * 0.12, dark(paint.ink, 0.4))
  );
}

function bearing(d: Drawing, r: number): string {
  const ring = d.slope("#f4f7f7", "#a9b4b8", "#e3e9ea", "#7d898d");
  return (
    ellipse(10, 14, r, r, "#0b1416", 'opacity=".35"') +
    circle(0, 0, r, ring, 'stroke="#66737a" stroke-width="2"') +
    circle(0, 0, r * 0.8, "#263034") +
    times(11, (i) =>
      group(`rotate(${(360 / 11) * i})`, circle(0, -r * 0.665, r * 0.125, d.ball("#b9c4c8"))),
    ) +
    circle(0, 0, r * 0.54, ring, 'stroke="#5d6a6f" stroke-width="2"') +
    circle(0, 0, r * 0.36, d.glow("#131b1e", "#1c272b"))
  );
}

export const machinery = defineScenes({
  pump(d) {
    d.room(430);
    const body = d.of(paint.teal, paint.blue, paint.clay, paint.olive);
    const fins = times(13, (i) => rect(420 + i * 15, 262, 6, 150, dark(body, 0.28), 3, 'opacity=".5"'));
    return (
      d.shadow(410, 512, 330, 34) +
      rect(130, 476, 560, 30, d.down("#59656a", "#333e42"), 4) +
      rect(150, 470, 520, 10, "#6b777b", 3) +
      path(
        "M420 478L436 420H500L512 478ZM560 478L572 420H630L646 478Z",
        d.down(dark(body, 0.25), dark(body, 0.45)),
      ) +
      rect(398, 250, 230, 172, d.pipe(body), 22) +
      fins +
      rect(622, 274, 58, 128, d.pipe(dark(body, 0.35)), 16) +
      times(5, (i) => rect(636 + i * 8, 292, 3, 92, "#0f1c1e", 1, 'opacity=".5"')) +
      d.panel(470, 212, 92, 46, body, 6) +
      rect(484, 224, 64, 20, "#e9ecea", 3) +
      rect(360, 292, 60, 92, d.pipe(paint.iron), 6) +
      rect(206, 120, 124, 30, d.across("#5d696d", "#aab4b7", "#6a767a", "#49555a"), 5) +
      rect(226, 148, 84, 108, d.barrel(dark(body, 0.05))) +
      circle(268, 336, 122, d.ball(body)) +
      circle(268, 336, 122, "none", `stroke="${dark(body, 0.35)}" stroke-width="4" opacity=".6"`) +
      path("M206 470L222 430H316L332 470Z", dark(body, 0.4)) +
      circle(268, 336, 84, d.slope(light(body, 0.3), dark(body, 0.3))) +
      times(6, (i) => group(`rotate(${i * 60} 268 336)`, circle(268, 264, 8, d.ball(paint.steel)))) +
      circle(268, 336, 56, d.slope("#e6ebec", "#8b979b", "#5b676b")) +
      circle(268, 336, 36, d.glow("#0f181a", "#27343a"))
    );
  },

  gears(d) {
    d.bench(d.of("#37464d", "#4a4038", "#2f4a48", "#3d3f52"));
    const turn = d.between(0, 30);
    return (
      place(330, 300, 1, turn, gear(d, 28, 205, paint.steel, 6)) +
      place(606, 180, 1, turn + 8, gear(d, 18, 122, d.of(paint.brass, paint.clay, paint.steel), 5)) +
      place(628, 462, 1, -turn, gear(d, 20, 130, d.of("#8d999d", paint.brass, "#6f8b88"), 6)) +
      place(72, 64, 1, turn, gear(d, 16, 110, d.of(paint.brass, "#9aa6aa", paint.brass), 5)) +
      place(112, 560, 1, turn, gear(d, 18, 96, d.of("#7f8b90", paint.brass, paint.clay), 5))
    );
  },

  lathe(d) {
    d.room(452);
    const trim = d.of(paint.teal, paint.blue, paint.clay, paint.gold);
    return (
      d.shadow(400, 540, 380, 34) +
      rect(96, 512, 612, 26, dark(paint.iron, 0.3), 4) +
      d.panel(84, 148, 470, 372, "#e4e8e7", 12) +
      rect(84, 148, 470, 52, d.sheet(trim), 12) +
      rect(84, 184, 470, 16, dark(trim, 0.2)) +
      rect(122, 226, 334, 226, "#8d999c", 12) +
      rect(132, 236, 314, 206, d.slope("#41545c", "#1d2a30"), 8) +
      rect(146, 292, 66, 96, d.across("#59656a", "#c9d1d3", "#7b878b"), 6) +
      circle(214, 340, 52, d.slope("#dfe5e6", "#77848a")) +
      times(3, (i) => group(`rotate(${i * 120} 214 340)`, rect(204, 292, 20, 34, "#59666b", 3))) +
      rect(226, 316, 120, 48, d.pipe(d.of(paint.brass, "#b7c2c6", "#c48a62")), 4) +
      rect(344, 326, 46, 28, d.pipe(d.of(paint.brass, "#b7c2c6", "#c48a62")), 3) +
      path("M300 250H372V286L344 312H326L300 286Z", d.across("#4d595e", "#aab4b8", "#59656a")) +
      polygon(
        [
          [326, 310],
          [346, 310],
          [336, 324],
        ],
        "#f0d27a",
      ) +
      stroke("M338 326q16 -16 30 -8M338 326q20 -4 28 10", "#f2c14e", 2, 'opacity=".7"') +
      polygon(
        [
          [150, 236],
          [250, 236],
          [160, 442],
          [132, 442],
          [132, 280],
        ],
        "#ffffff",
        'opacity=".08"',
      ) +
      rect(470, 292, 12, 96, d.barrel("#8c989c"), 6) +
      rect(110, 470, 420, 28, "#cfd6d5", 4) +
      times(3, (i) => rect(130, 476 + i * 6, 380, 2, "#a9b3b3")) +
      d.panel(572, 190, 138, 330, "#d5dbda", 12) +
      rect(588, 210, 106, 84, "#22333a", 6) +
      times(4, (i) =>
        rect(600, 224 + i * 16, [64, 42, 74, 50][i] ?? 40, 6, d.of("#53c3b2", "#f0b03a", "#8fc7e8"), 3),
      ) +
      times(12, (i) =>
        rect(592 + (i % 4) * 26, 312 + Math.floor(i / 4) * 26, 18, 16, i === 3 ? paint.gold : "#8f9b9f", 3),
      ) +
      circle(612, 426, 20, dark(paint.red, 0.3)) +
      circle(611, 423, 18, d.ball(paint.red)) +
      circle(666, 424, 17, d.slope("#f2f4f4", "#8b9699")) +
      rect(664, 410, 4, 14, "#333d41")
    );
  },

  drill(d) {
    d.room(440);
    const body = d.of(paint.teal, paint.gold, paint.blue, paint.red);
    const bit = times(9, (i) => stroke(`M${70 + i * 15} 226l9 18`, "#5c686c", 3));
    return (
      d.shadow(420, 512, 280, 26) +
      rect(64, 226, 150, 18, d.pipe("#c3ccd0"), 2) +
      polygon(
        [
          [64, 226],
          [64, 244],
          [38, 235],
        ],
        "#98a4a8",
      ) +
      bit +
      path("M206 206L260 190V280L206 264Z", d.pipe("#59656a")) +
      times(5, (i) => rect(212 + i * 9, 200 - i * 2, 3, 70 + i * 4, "#2c373b", 1, 'opacity=".6"')) +
      rect(256, 182, 40, 106, d.pipe("#3a464b"), 8) +
      path("M290 172H520Q566 172 572 224V262Q568 300 520 302H290Q280 236 290 172Z", d.pipe(body)) +
      path(
        "M430 296L536 296L566 452H452Q440 452 438 440Z",
        d.across(dark(body, 0.25), body, dark(body, 0.3)),
      ) +
      path("M462 306L528 306L548 440H470Z", d.across("#2b3639", "#4a565a", "#242e31")) +
      times(6, (i) => stroke(`M${470 + i * 2} ${330 + i * 18}h58`, "#1c2527", 4, 'opacity=".6"')) +
      path("M408 302H440L446 360Q420 352 412 330Z", d.across("#22292b", "#454f53")) +
      rect(430, 440, 168, 66, d.down("#465257", "#262f32"), 12) +
      rect(430, 462, 168, 14, body) +
      rect(320, 200, 150, 16, "#ffffff", 8, 'opacity=".25"') +
      times(5, (i) => rect(496 + i * 11, 216, 5, 46, dark(body, 0.5), 2)) +
      circle(372, 250, 22, d.slope(light(body, 0.5), dark(body, 0.3))) +
      circle(372, 250, 12, dark(body, 0.45)) +
      times(d.of(4, 6, 5), (i) => rect(110 + i * 34, 470 - i * 6, 12, 40 + i * 6, d.barrel("#aeb8bc"), 3)) +
      rect(92, 496, 240, 26, d.down(light(body, 0.1), dark(body, 0.3)), 6)
    );
  },

  compressor(d) {
    d.room(430);
    const tank = d.of(paint.blue, paint.clay, paint.teal, paint.olive);
    return (
      d.shadow(400, 520, 320, 34) +
      path("M216 452L196 512H240L252 452ZM556 452L544 512H590L576 452Z", d.down("#4b575b", "#2b3538")) +
      rect(150, 322, 506, 150, d.pipe(tank), 74) +
      stroke("M230 324V470M576 324V470", dark(tank, 0.35), 3, 'opacity=".6"') +
      rect(254, 296, 300, 30, d.down("#5f6b70", "#3c484c"), 4) +
      path("M270 296V196Q270 180 286 180H380Q396 180 396 196V296Z", d.barrel("#7a868b")) +
      times(8, (i) => rect(262, 188 + i * 13, 142, 6, d.barrel("#4b565a"), 3)) +
      rect(290, 138, 86, 44, d.barrel("#616d72"), 8) +
      circle(333, 240, 76, "none", `stroke="${paint.ink}" stroke-width="14"`) +
      circle(333, 240, 76, "none", 'stroke="#89959a" stroke-width="3"') +
      times(5, (i) => group(`rotate(${i * 72} 333 240)`, rect(327, 168, 12, 70, "#39454a", 4))) +
      circle(333, 240, 20, d.ball(paint.steel)) +
      stroke("M326 166L524 208M330 318L520 280", "#1d2628", 7) +
      rect(456, 206, 122, 82, d.pipe(dark(tank, 0.05)), 14) +
      times(7, (i) => rect(490 + i * 12, 212, 5, 70, dark(tank, 0.4), 2, 'opacity=".6"')) +
      circle(520, 246, 36, d.slope("#8f9b9f", "#3c474b")) +
      circle(520, 246, 10, "#202a2d") +
      stroke("M376 156C470 120 610 150 610 240V328", "#b98a4a", 9) +
      stroke("M376 154C470 118 610 148 610 238", "#e6c48d", 2.5) +
      circle(640, 300, 28, d.slope("#e8eced", "#7e8a8e")) +
      circle(640, 300, 21, "#fbfbf8") +
      stroke("M640 300L652 288", paint.red, 3.5) +
      rect(632, 326, 16, 30, d.barrel(paint.brass)) +
      wheel(d, 240, 500, 38) +
      rect(560, 490, 20, 34, d.barrel("#333d40"), 4) +
      rect(190, 342, 380, 10, "#ffffff", 5, 'opacity=".28"')
    );
  },

  bearings(d) {
    d.bench(d.of("#3b4a55", "#4c443c", "#2e4b48", "#46434f"));
    return (
      place(270, 320, 1, d.between(0, 30), bearing(d, 186)) +
      place(570, 190, 1, d.between(0, 30), bearing(d, 122)) +
      place(596, 450, 1, d.between(0, 30), bearing(d, 104)) +
      place(96, 96, 1, 0, bearing(d, 74)) +
      place(d.of(424, 740, 414), d.of(70, 330, 540), 1, 0, bearing(d, 52))
    );
  },
});
