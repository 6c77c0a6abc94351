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

function tyre(d: Drawing, cx: number, cy: number, r: number, rim: string): string {
  return (
    ellipse(cx + 8, cy + 10, r, r, "#0b1113", 'opacity=".3"') +
    times(36, (i) =>
      group(
        `rotate(${i * 10} ${cx} ${cy})`,
        rect(cx - r * 0.05, cy - r * 1.015, r * 0.1, r * 0.13, "#14191b", 2),
      ),
    ) +
    circle(cx, cy, r * 0.985, d.glow("#434c4f", "#353d40", "#262d2f", "#1a1f21")) +
    circle(cx, cy, r * 0.8, "none", 'stroke="#4e585c" stroke-width="3" opacity=".7"') +
    circle(cx, cy, r * 0.58, d.slope(light(rim, 0.6), rim, dark(rim, 0.35))) +
    circle(cx, cy, r * 0.5, dark(rim, 0.72)) +
    times(5, (i) =>
      group(
        `rotate(${i * 72} ${cx} ${cy})`,
        path(
          `M${cx - r * 0.09} ${cy}L${cx - r * 0.13} ${cy - r * 0.52}H${cx + r * 0.13}L${cx + r * 0.09} ${cy}Z`,
          d.across(light(rim, 0.4), rim, dark(rim, 0.2)),
        ),
      ),
    ) +
    circle(cx, cy, r * 0.16, d.slope(light(rim, 0.7), dark(rim, 0.3))) +
    path(
      `M${cx - r * 0.86} ${cy - r * 0.2}A${r * 0.88} ${r * 0.88} 0 0 1 ${cx - r * 0.2} ${cy - r * 0.86}L${cx - r * 0.17} ${cy - r * 0.74}A${r * 0.76} ${r * 0.76} 0 0 0 ${cx - r * 0.74} ${cy - r * 0.17}Z`,
      "#ffffff",
      'opacity=".12"',
    )
  );
}

export const vehicles = defineScenes({
  car(d) {
    d.outdoors("#a2a99a", 430);
    const body = d.of(paint.red, paint.blue, "#d8dcdb", paint.teal);
    return (
      rect(-100, 448, 1000, 220, d.down("#777f81", "#5a6265")) +
      rect(-100, 440, 1000, 10, "#cfd0c6") +
      d.shadow(400, 524, 350, 22) +
      path(
        "M84 470Q70 410 96 376Q130 352 214 340Q270 262 320 250Q420 232 510 252Q560 270 620 338Q694 350 716 380Q730 420 716 470Z",
        d.sheet(body),
      ) +
      path("M240 340Q286 276 330 266Q370 258 402 258V340Z", d.slope("#dceef3", "#8fb0bd", "#57727e")) +
      path("M418 258Q470 258 504 268Q540 282 584 340H418Z", d.slope("#dceef3", "#8fb0bd", "#57727e")) +
      path("M300 290Q316 274 336 268L290 340H258Z", "#ffffff", 'opacity=".35"') +
      stroke(
        "M410 256V464M240 344Q224 400 236 464M590 344Q604 390 590 430",
        dark(body, 0.32),
        2.5,
        'opacity=".55"',
      ) +
      path("M96 388Q300 366 712 386L716 400Q300 378 92 404Z", "#ffffff", 'opacity=".26"') +
      rect(352, 374, 38, 9, dark(body, 0.35), 4) +
      rect(520, 374, 38, 9, dark(body, 0.35), 4) +
      path("M88 388Q120 372 150 374L132 400H88Z", d.slope("#fffdf0", "#e0d09a")) +
      path("M716 384L684 374L690 402L720 404Z", d.down("#d8453a", "#8d1f1a")) +
      path("M84 448H716L712 478Q400 488 92 478Z", dark(body, 0.4)) +
      path("M222 330L206 322Q196 330 204 342H226Z", dark(body, 0.1)) +
      circle(214, 470, 70, "#20282b") +
      circle(588, 470, 70, "#20282b") +
      wheel(d, 214, 472, 60) +
      wheel(d, 588, 472, 60)
    );
  },

  scooter(d) {
    d.room(440);
    const body = d.of(paint.teal, paint.gold, paint.red, "#e9e4d6");
    return (
      d.shadow(400, 526, 280, 22) +
      stroke("M536 168L590 440", "#59656a", 15) +
      path(
        "M540 196Q574 210 586 268L612 372Q560 400 548 360Q530 290 520 214Z",
        d.across(light(body, 0.2), body, dark(body, 0.25)),
      ) +
      path("M556 392Q600 366 652 410L640 424Q600 396 566 420Z", d.sheet(body)) +
      path(
        "M170 366Q180 292 262 290H390Q418 330 430 392H500Q530 384 540 344L560 352Q556 426 512 436H390Q330 440 316 470H196Q166 440 170 366Z",
        d.sheet(body),
      ) +
      path("M186 392Q260 340 372 360Q398 392 400 436Q330 440 316 470H206Q180 440 186 392Z", d.ball(body)) +
      path("M186 286Q182 258 214 256H360Q402 260 404 296Q300 284 186 294Z", d.down("#56463c", "#2b2320")) +
      stroke("M200 266Q290 258 380 272", "#8b7768", 3, 'opacity=".7"') +
      path("M160 320L180 316L182 350L164 352Z", d.down("#e0483b", "#98241c")) +
      stroke("M486 170Q520 150 556 168M556 168Q580 160 592 176", "#39464a", 11) +
      rect(462, 158, 46, 20, d.pipe("#252e31"), 9) +
      path("M520 190Q546 160 582 186L578 226Q546 240 526 222Z", d.sheet(body)) +
      ellipse(574, 206, 18, 22, d.slope("#fffdf0", "#dccf9c")) +
      stroke("M500 160L478 108", "#39464a", 4) +
      ellipse(474, 96, 26, 17, d.slope("#59656a", "#2a3336")) +
      ellipse(474, 96, 20, 12, "#c9dfe6") +
      stroke("M300 440L350 528", "#39464a", 8) +
      rect(196, 440, 130, 22, d.pipe("#8b979c"), 10) +
      wheel(d, 236, 468, 56) +
      wheel(d, 604, 468, 56)
    );
  },

  tyres(d) {
    d.room(400);
    const rim = d.of("#c3cccf", "#59656a", paint.brass);
    const lying = (x: number, y: number, w: number) =>
      path(
        `M${x - w} ${y}v38a${w} ${w * 0.24} 0 0 0 ${w * 2} 0v-38Z`,
        d.across("#14191b", "#4c565a", "#30383b", "#1b2123", "#101517"),
      ) +
      times(16, (i) =>
        stroke(
          `M${x - w + 6 + i * (w / 8)} ${y + 12 + Math.sin((i / 15) * 3.14) * w * 0.2}l5 26`,
          "#0d1113",
          4,
          'opacity=".7"',
        ),
      ) +
      ellipse(x, y, w, w * 0.24, d.slope("#4c565a", "#262d30")) +
      ellipse(x, y, w * 0.62, w * 0.14, "#0d1113");
    return (
      d.shadow(240, 520, 210, 30) +
      times(d.of(5, 6, 4), (i) => lying(230 + ((i * 13) % 8), 470 - i * 47, 150)) +
      d.shadow(560, 532, 190, 22) +
      tyre(d, 556, 366, 160, rim)
    );
  },

  carBattery(d) {
    d.room(420);
    const top = d.of(paint.red, paint.teal, paint.gold, paint.blue);
    const unit = (cx: number, cy: number, s: number) =>
      place(
        cx,
        cy,
        s,
        0,
        d.box(0, 0, 290, 170, 190, "#39454a", {
          left:
            rect(0, 0, 290, 46, top, 0, 'opacity=".95"') +
            rect(36, 76, 218, 84, "#f3efe3", 6) +
            polygon(
              [
                [150, 84],
                [116, 124],
                [140, 124],
                [130, 154],
                [176, 110],
                [150, 110],
              ],
              top,
            ) +
            rect(52, 92, 44, 8, top, 3) +
            rect(52, 110, 30, 8, "#a3aaa8", 3),
          right:
            rect(0, 0, 170, 46, dark(top, 0.3)) +
            times(5, (i) => rect(16 + i * 30, 70, 14, 100, "#1c2426", 3)),
          top:
            rect(0, 0, 290, 170, light(top, 0.1)) +
            times(
              6,
              (i) =>
                circle(36 + i * 44, 86, 15, dark(top, 0.25)) +
                stroke(`M${28 + i * 44} 86h16`, light(top, 0.4), 4),
            ),
        }),
        d.barrelSolid(-84, -214, 34, 30, "#b9c3c6", { squash: 0.34 }),
        d.barrelSolid(118, -206, 34, 30, "#b9c3c6", { squash: 0.34 }),
      );
    return (
      d.shadow(300, 506, 260, 44) +
      d.of(unit(570, 420, 0.72), "", unit(580, 424, 0.66)) +
      unit(310, 452, 1.12) +
      stroke("M216 216C150 130 60 200 -40 170", paint.red, 14) +
      stroke("M444 224C520 120 700 160 860 110", "#1f282b", 14) +
      rect(190, 204, 50, 26, d.pipe(paint.red), 8) +
      rect(418, 212, 50, 26, d.pipe("#2b363a"), 8)
    );
  },

  spareParts(d) {
    d.bench(d.of("#3a4348", "#453d36", "#33463f"));
    const steel = paint.steel;
    const disc = (x: number, y: number, r: number) =>
      ellipse(x + 8, y + 12, r, r, "#0a1012", 'opacity=".4"') +
      circle(x, y, r, d.slope("#eef2f3", "#a5b1b5", "#d6dddf", "#7e8a8e")) +
      times(6, (i) =>
        circle(x, y, r * (0.95 - i * 0.07), "none", 'stroke="#6d797d" stroke-width="1.2" opacity=".5"'),
      ) +
      times(24, (i) =>
        group(`rotate(${i * 15} ${x} ${y})`, circle(x, y - r * (i % 2 ? 0.86 : 0.68), r * 0.03, "#2a3336")),
      ) +
      circle(x, y, r * 0.5, d.slope("#59656a", "#2f393d")) +
      circle(x, y, r * 0.2, "#12191b") +
      times(5, (i) => group(`rotate(${i * 72} ${x} ${y})`, circle(x, y - r * 0.35, r * 0.05, "#c3cccf")));
    const piston = (x: number, y: number, turn: number) =>
      place(
        x,
        y,
        1,
        turn,
        rect(-56, -92, 124, 116, "#0a1012", 10, 'opacity=".35"'),
        rect(-62, -100, 124, 116, d.barrel("#c9d1d4"), 10),
        times(3, (i) => rect(-62, -86 + i * 15, 124, 6, d.barrel("#59656a"))),
        circle(0, -16, 17, d.slope("#59656a", "#e0e6e8")),
        path("M-20 6H20L15 132H-15Z", d.across("#8b979b", "#dfe5e6", "#7b878b")),
        circle(0, 164, 42, d.slope("#dfe5e6", "#7b878b")),
        circle(0, 164, 25, "#161e21"),
      );
    const plug = (x: number, y: number, turn: number) =>
      place(
        x,
        y,
        1,
        turn,
        rect(-12, -96, 24, 92, d.barrel("#f4f3ee"), 6),
        times(4, (i) => rect(-14, -84 + i * 16, 28, 5, d.barrel("#dcd9cf"), 2)),
        rect(-8, -118, 16, 24, d.barrel(paint.brass), 3),
        rect(-24, -8, 48, 28, d.barrel(steel), 3),
        rect(-15, 20, 30, 50, d.barrel("#a9b3b7"), 2),
        times(6, (i) => stroke(`M-15 ${26 + i * 8}l30 4`, "#59656a", 2)),
        stroke("M-10 72V88H4", "#8b979b", 6),
      );
    return (
      disc(210, 220, 168) +
      piston(460, 170, 16) +
      place(
        648,
        190,
        1,
        8,
        path(gearPath(24, 96, 82), d.slope(light(paint.brass, 0.4), paint.brass, dark(paint.brass, 0.35))),
        circle(0, 0, 56, dark(paint.brass, 0.25)),
        circle(0, 0, 30, "#1c2326"),
      ) +
      plug(330, 470, -34) +
      plug(440, 500, -12) +
      place(
        640,
        440,
        1,
        -20,
        rect(-22, -120, 60, 260, "#0a1012", 20, 'opacity=".3"'),
        rect(-10, -150, 20, 300, d.barrel(steel), 6),
        times(9, (i) =>
          path(
            `M-44 ${-90 + i * 22}Q0 ${-72 + i * 22} 44 ${-98 + i * 22}L44 ${-86 + i * 22}Q0 ${-60 + i * 22} -44 ${-78 + i * 22}Z`,
            d.across(
              dark(d.of(paint.red, paint.blue, paint.gold), 0.3),
              light(d.of(paint.red, paint.blue, paint.gold), 0.3),
              dark(d.of(paint.red, paint.blue, paint.gold), 0.4),
            ),
          ),
        ),
        rect(-30, 112, 60, 40, d.barrel("#4b575c"), 8),
      ) +
      place(
        120,
        480,
        1,
        12,
        rect(-94, -44, 200, 120, "#0a1012", 16, 'opacity=".35"'),
        rect(-100, -54, 200, 120, d.barrel(d.of("#e9e4d6", paint.gold, "#dfe6e6")), 10),
        times(14, (i) => rect(-84 + i * 12.4, -40, 5, 92, "#5c5346", 1, 'opacity=".55"')),
      )
    );
  },
});
