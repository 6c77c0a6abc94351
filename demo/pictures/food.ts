import { defineScenes, type Drawing } from "@/demo/pictures/drawing";
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

function bowl(d: Drawing, cx: number, cy: number, r: number, heap: string, dish: string): string {
  const specks = times(26, () => {
    const turn = d.between(0, 6.28);
    const far = Math.sqrt(d.random()) * 0.86;
    const x = cx + Math.cos(turn) * r * 0.78 * far;
    const y = cy - r * 0.2 + Math.sin(turn) * r * 0.3 * far - (1 - far) * r * 0.22;
    return circle(
      x,
      y,
      d.between(1.6, 3.4),
      d.random() > 0.5 ? light(heap, 0.4) : dark(heap, 0.3),
      'opacity=".75"',
    );
  });
  return (
    d.shadow(cx, cy + r * 0.66, r * 1.05, r * 0.2) +
    path(
      `M${cx - r} ${cy}C${cx - r * 0.9} ${cy + r * 0.62} ${cx - r * 0.4} ${cy + r * 0.7} ${cx} ${cy + r * 0.7}S${cx + r * 0.9} ${cy + r * 0.62} ${cx + r} ${cy}Z`,
      d.barrel(dish),
    ) +
    ellipse(cx, cy, r, r * 0.32, light(dish, 0.35)) +
    ellipse(cx, cy + 3, r * 0.92, r * 0.27, dark(dish, 0.35)) +
    path(
      `M${cx - r * 0.9} ${cy + 2}C${cx - r * 0.6} ${cy - r * 0.28} ${cx - r * 0.25} ${cy - r * 0.56} ${cx} ${cy - r * 0.56}S${cx + r * 0.6} ${cy - r * 0.28} ${cx + r * 0.9} ${cy + 2}Q${cx} ${cy + r * 0.34} ${cx - r * 0.9} ${cy + 2}Z`,
      d.ball(heap),
    ) +
    specks
  );
}

const tomato = (d: Drawing, x: number, y: number) =>
  d.sphere(x, y, 34, "#c8402f") +
  path(`M${x} ${y - 30}l-16 -6l10 12l-12 10l16 -6l6 12l4 -14l16 2l-12 -10l6 -10z`, "#4f8a4a");

const brinjal = (d: Drawing, x: number, y: number) =>
  place(
    x,
    y,
    1,
    -24,
    ellipse(0, 0, 26, 48, d.ball("#5b3566")) +
      path("M-16 -40Q0 -56 16 -40L8 -30L0 -38L-8 -30Z", "#5d8a47") +
      stroke("M0 -46V-60", "#5d8a47", 6),
  );

const cabbage = (d: Drawing, x: number, y: number) =>
  d.sphere(x, y, 52, "#8fb35f") +
  stroke(
    `M${x} ${y + 48}C${x - 6} ${y} ${x - 20} ${y - 20} ${x - 34} ${y - 30}M${x} ${y + 48}C${x + 4} ${y} ${x + 16} ${y - 22} ${x + 30} ${y - 34}M${x} ${y + 40}Q${x + 2} ${y} ${x - 2} ${y - 46}`,
    "#d9ebb0",
    3,
    'opacity=".8"',
  ) +
  path(
    `M${x - 52} ${y}Q${x - 30} ${y + 30} ${x} ${y + 52}Q${x - 50} ${y + 50} ${x - 52} ${y}Z`,
    "#6f9a48",
    'opacity=".7"',
  );

const carrot = (d: Drawing, x: number, y: number, turn: number) =>
  place(
    x,
    y,
    1,
    turn,
    stroke("M0 -46q-8 -24 -18 -30M0 -46q2 -26 0 -36M0 -46q8 -24 18 -28", "#5c9a4d", 7),
    path("M-18 -42Q0 -54 18 -42L6 50Q0 60 -6 50Z", d.across("#f0a15a", "#e07b2f", "#b85c1e")),
    stroke("M-12 -20h10M2 -4h10M-8 14h8", "#b85c1e", 2),
  );

export const food = defineScenes({
  spices(d) {
    d.room(360);
    const heaps: [string, ...string[]] = ["#c23b22", "#e0a021", "#8a5a2b", "#6f7d35", "#d9652b", "#b8893f"];
    const dish = d.of(paint.brass, "#b87450", "#dfe3e2");
    return (
      bowl(d, 220, 330, 96, d.cycle(heaps, 0), dish) +
      bowl(d, 580, 330, 96, d.cycle(heaps, 1), dish) +
      bowl(d, 400, 318, 92, d.cycle(heaps, 2), dish) +
      bowl(d, 296, 446, 122, d.cycle(heaps, 3), dish) +
      bowl(d, 528, 450, 118, d.cycle(heaps, 4), dish) +
      times(3, (i) =>
        place(
          96 + i * 20,
          500 + i * 22,
          1,
          -30 + i * 24,
          path("M0 0C14 -10 60 -12 92 6C60 14 20 16 0 0Z", d.down("#d8452e", "#8d2418")),
          stroke("M-2 0q-12 -2 -18 -12", "#5d8a47", 5),
        ),
      ) +
      times(7, (i) =>
        circle(640 + (i % 4) * 22 + (i % 2) * 6, 520 + Math.floor(i / 4) * 18, 7, d.ball("#4a3527")),
      )
    );
  },

  grainSacks(d) {
    d.room(410);
    const jute = d.of("#c19b66", "#b68f5d", "#cbaa79");
    const sack = (cx: number, base: number, w: number, h: number, grain: string) =>
      d.shadow(cx, base, w * 0.66, 20) +
      path(
        `M${cx - w * 0.44} ${base - h}C${cx - w * 0.62} ${base - h * 0.5} ${cx - w * 0.58} ${base - 10} ${cx - w * 0.4} ${base}Q${cx} ${base + 14} ${cx + w * 0.4} ${base}C${cx + w * 0.58} ${base - 10} ${cx + w * 0.62} ${base - h * 0.5} ${cx + w * 0.44} ${base - h}Z`,
        d.barrel(jute),
      ) +
      times(8, (i) =>
        stroke(
          `M${cx - w * 0.52} ${base - h * 0.72 + i * h * 0.085}Q${cx} ${base - h * 0.66 + i * h * 0.085} ${cx + w * 0.52} ${base - h * 0.72 + i * h * 0.085}`,
          dark(jute, 0.3),
          1.4,
          'opacity=".35" stroke-dasharray="5 5"',
        ),
      ) +
      path(
        `M${cx - w * 0.44} ${base - h + 6}Q${cx - w * 0.2} ${base - h - w * 0.32} ${cx} ${base - h - w * 0.34}T${cx + w * 0.44} ${base - h + 6}Z`,
        d.ball(grain),
      ) +
      times(60, () => {
        const share = d.between(-1, 1);
        const x = cx + share * w * 0.36;
        const y = base - h - d.random() * w * 0.28 * (1 - share * share);
        return ellipse(
          x,
          y,
          4.6,
          2.4,
          d.random() > 0.5 ? light(grain, 0.4) : dark(grain, 0.2),
          `transform="rotate(${Math.round(d.between(0, 180))} ${Math.round(x)} ${Math.round(y)})"`,
        );
      }) +
      path(
        `M${cx - w * 0.47} ${base - h - 4}Q${cx} ${base - h + 34} ${cx + w * 0.47} ${base - h - 4}L${cx + w * 0.5} ${base - h + 34}Q${cx} ${base - h + 76} ${cx - w * 0.5} ${base - h + 34}Z`,
        d.barrel(light(jute, 0.16)),
      ) +
      stroke(
        `M${cx - w * 0.49} ${base - h + 28}Q${cx} ${base - h + 68} ${cx + w * 0.49} ${base - h + 28}`,
        dark(jute, 0.3),
        2,
        'stroke-dasharray="6 5" opacity=".6"',
      );
    const grains: [string, ...string[]] = ["#e0b765", "#efe3c4", "#b5652f", "#8a9a4a", "#d08f35"];
    return (
      sack(400, 450, 190, 210, d.cycle(grains, 0)) +
      sack(206, 512, 206, 226, d.cycle(grains, 1)) +
      sack(598, 512, 206, 226, d.cycle(grains, 2)) +
      sack(404, 540, 196, 168, d.cycle(grains, 3))
    );
  },

  vegetableCrate(d) {
    d.room(400);
    const wood = d.of("#c99f68", "#b98a58", "#d8b584");
    const kinds = [tomato, cabbage, brinjal] as const;
    const heap = times(3, (row) =>
      times(6 - row, (i) => {
        const x = 190 + i * 84 + row * 42;
        const y = 306 - row * 56;
        const pick = (i + row + d.variant) % 4;
        return pick === 3 ? carrot(d, x, y, -30 + i * 12) : (kinds[pick] ?? tomato)(d, x, y);
      }),
    );
    return (
      d.shadow(400, 520, 340, 34) +
      rect(130, 290, 540, 60, dark(wood, 0.5)) +
      heap +
      times(
        3,
        (i) =>
          rect(116, 330 + i * 62, 568, 52, d.down(light(wood, 0.2), wood, dark(wood, 0.12)), 4) +
          stroke(
            `M150 ${346 + i * 62}q120 10 240 2t250 6M140 ${366 + i * 62}q160 -8 300 2t220 -2`,
            dark(wood, 0.25),
            1.6,
            'opacity=".4"',
          ),
      ) +
      times(
        3,
        (i) =>
          rect(124 + i * 252, 322, 48, 196, d.across(light(wood, 0.25), dark(wood, 0.1)), 3) +
          times(
            3,
            (n) =>
              circle(136 + i * 252, 354 + n * 62, 4, "#6a7275") +
              circle(160 + i * 252, 354 + n * 62, 4, "#6a7275"),
          ),
      )
    );
  },

  tractor(d) {
    d.outdoors(d.of("#a78a5f", "#97a05c", "#b2946a"), 420);
    const body = d.of(paint.red, paint.blue, paint.green, paint.gold);
    const big = (cx: number, cy: number, r: number) =>
      times(18, (i) =>
        group(
          `rotate(${i * 20} ${cx} ${cy})`,
          rect(cx - r * 0.1, cy - r * 1.06, r * 0.2, r * 0.26, "#1d2426", 3),
        ),
      ) +
      circle(cx, cy, r, d.glow("#30393c", "#2a3235", "#1b2123")) +
      circle(cx, cy, r * 0.58, d.slope("#f0c04c", "#d7991f", "#98660e")) +
      circle(cx, cy, r * 0.44, dark("#d7991f", 0.15)) +
      circle(cx, cy, r * 0.2, d.slope("#f3cf74", "#a06d10")) +
      times(6, (i) => group(`rotate(${i * 60} ${cx} ${cy})`, circle(cx, cy - r * 0.32, r * 0.04, "#5b3f0a")));
    return (
      times(7, (i) =>
        stroke(
          `M${-60 + i * 150} 600Q${80 + i * 110} 500 ${180 + i * 70} 424`,
          "#5f4a2c",
          5,
          'opacity=".25"',
        ),
      ) +
      d.shadow(410, 528, 330, 30) +
      path("M470 338L474 150H646L668 338Z", "#cfe3e6", 'opacity=".55"') +
      stroke("M474 344V152H650L672 344M560 152V250", "#2b3538", 11) +
      rect(458, 136, 214, 22, d.sheet(body), 8) +
      path("M520 330Q516 250 548 252H600V330Z", "#2b3538") +
      stroke("M470 250L500 300", "#2b3538", 8) +
      rect(282, 160, 15, 108, d.barrel("#4a555a"), 5) +
      path("M152 284Q154 258 184 256H452Q478 258 482 292L490 400H160Z", d.sheet(body)) +
      path("M152 284Q154 258 184 256H200L208 400H160Z", dark(body, 0.25)) +
      times(5, (i) => rect(160, 288 + i * 19, 34, 8, "#222b2e", 3)) +
      times(5, (i) => rect(240 + i * 24, 300, 11, 62, dark(body, 0.45), 4)) +
      rect(228, 270, 230, 9, light(body, 0.5), 4, 'opacity=".6"') +
      rect(180, 396, 320, 46, d.down("#4c575b", "#2a3235"), 6) +
      path(
        "M470 352Q494 256 600 262Q690 272 712 372L684 372Q660 310 590 306Q520 306 500 392H470Z",
        d.sheet(dark(body, 0.05)),
      ) +
      big(590, 408, 124) +
      big(232, 456, 74)
    );
  },

  milkCans(d) {
    d.room(420);
    const metal = d.of("#c3cccf", "#b9c6c8", "#cfd0c8");
    const can = (cx: number, base: number, s: number) =>
      d.shadow(cx, base + 8, 106 * s, 20 * s) +
      stroke(
        `M${cx - 82 * s} ${base - 180 * s}q${-36 * s} ${30 * s} 0 ${66 * s}M${cx + 82 * s} ${base - 180 * s}q${36 * s} ${30 * s} 0 ${66 * s}`,
        "#7b878b",
        10 * s,
      ) +
      d.barrelSolid(cx, base - 200 * s, 164 * s, 200 * s, metal, { foot: 172 * s }) +
      path(
        `M${cx - 82 * s} ${base - 198 * s}Q${cx - 80 * s} ${base - 250 * s} ${cx - 46 * s} ${base - 262 * s}H${cx + 46 * s}Q${cx + 80 * s} ${base - 250 * s} ${cx + 82 * s} ${base - 198 * s}A${82 * s} ${14 * s} 0 0 1 ${cx - 82 * s} ${base - 198 * s}Z`,
        d.barrel(light(metal, 0.1)),
      ) +
      d.barrelSolid(cx, base - 292 * s, 92 * s, 36 * s, dark(metal, 0.06)) +
      d.barrelSolid(cx, base - 316 * s, 116 * s, 26 * s, metal) +
      stroke(`M${cx - 20 * s} ${base - 320 * s}q${20 * s} ${-26 * s} ${40 * s} 0`, "#7b878b", 8 * s) +
      d.hoop(cx, base - 22 * s, 173 * s, 12 * s, dark(metal, 0.1)) +
      d.hoop(cx, base - 170 * s, 166 * s, 7 * s, dark(metal, 0.14));
    return (
      can(220, 470, 0.9) +
      can(580, 466, 0.9) +
      d.of(can(404, 536, 1.14), can(330, 536, 1.1) + can(560, 540, 0.8), can(400, 530, 1.2))
    );
  },

  tea(d) {
    d.room(420);
    const cup = d.of(paint.clay, "#f2ede0", paint.teal);
    const glass = (cx: number, base: number) =>
      d.shadow(cx, base + 2, 60, 12) +
      path(
        `M${cx - 46} ${base - 128}L${cx - 36} ${base}Q${cx} ${base + 10} ${cx + 36} ${base}L${cx + 46} ${base - 128}Z`,
        d.across("#e6eeee", "#ffffff", "#d6e1e1"),
        'opacity=".75"',
      ) +
      path(
        `M${cx - 42} ${base - 102}L${cx - 34} ${base - 8}Q${cx} ${base + 2} ${cx + 34} ${base - 8}L${cx + 42} ${base - 102}Z`,
        d.barrel("#b9763f"),
      ) +
      ellipse(cx, base - 102, 42, 8, "#d9a06a") +
      rect(cx - 32, base - 96, 8, 78, "#ffffff", 4, 'opacity=".45"') +
      stroke(
        `M${cx - 12} ${base - 142}q-14 -22 2 -42t2 -40M${cx + 14} ${base - 142}q-14 -22 2 -42t2 -36`,
        "#ffffff",
        5,
        'opacity=".6"',
      );
    const leaf = (x: number, y: number, turn: number, s: number) =>
      place(
        x,
        y,
        s,
        turn,
        path("M0 0C20 -34 70 -38 110 0C70 30 24 28 0 0Z", d.down("#6f9e4c", "#3f6f35")),
        stroke("M4 0H100M30 0l16 -14M52 0l16 -15M30 0l18 12M52 0l18 12", "#b9d690", 2),
      );
    return (
      d.shadow(300, 506, 200, 30) +
      stroke("M180 340C120 330 108 430 186 440", dark(cup, 0.2), 20) +
      path("M400 372L470 300L492 312L430 440Z", d.across(light(cup, 0.1), dark(cup, 0.3))) +
      path("M176 330Q164 500 240 504H356Q436 500 424 330Q300 306 176 330Z", d.barrel(cup)) +
      path("M186 326Q220 276 300 274Q380 276 414 326Q300 352 186 326Z", d.barrel(light(cup, 0.1))) +
      d.sphere(300, 264, 19, dark(cup, 0.1)) +
      stroke("M200 400q100 26 206 -2M202 416q100 26 204 -2", light(cup, 0.6), 3, 'opacity=".6"') +
      glass(540, 500) +
      glass(656, 520) +
      leaf(80, 540, -16, 1) +
      leaf(150, 560, 12, 0.8) +
      leaf(250, 552, -30, 0.7) +
      leaf(390, 556, 10, 0.9)
    );
  },
});
