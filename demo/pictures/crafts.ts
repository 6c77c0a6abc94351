import { defineScenes, type Drawing } from "@/demo/pictures/drawing";
import { paint } from "@/demo/pictures/paint";
import { circle, dark, ellipse, light, path, place, rect, stroke, times } from "@/demo/pictures/shapes";

const gems: [string, ...string[]] = ["#b3304a", "#1d7a63", "#2f5fa8", "#e9dfc8"];

function vase(
  d: Drawing,
  cx: number,
  base: number,
  s: number,
  colour: string,
  band: string,
  kind: number,
): string {
  const outline = [
    "M-34 -250Q-26 -214 -44 -186Q-112 -130 -96 -66Q-84 -8 -48 0H48Q84 -8 96 -66Q112 -130 44 -186Q26 -214 34 -250Z",
    "M-58 -150Q-48 -132 -62 -120Q-122 -78 -104 -40Q-88 0 -40 0H40Q88 0 104 -40Q122 -78 62 -120Q48 -132 58 -150Z",
    "M-30 -220Q-24 -170 -54 -130Q-80 -90 -64 -40Q-54 0 -34 0H34Q54 0 64 -40Q80 -90 54 -130Q24 -170 30 -220Z",
  ][kind % 3] as string;
  const top = [-250, -150, -220][kind % 3] ?? -200;
  const mouth = [34, 58, 30][kind % 3] ?? 30;
  const mid = [-96, -64, -84][kind % 3] ?? -80;
  return place(
    cx,
    base,
    s,
    0,
    d.shadow(0, 2, 104, 16),
    path(outline, d.barrel(colour)),
    `<clipPath id="v${Math.round(cx)}"><path d="${outline}"/></clipPath><g clip-path="url(#v${Math.round(cx)})">` +
      path(
        `M-130 ${mid - 22}Q0 ${mid + 6} 130 ${mid - 22}V${mid + 18}Q0 ${mid + 46} -130 ${mid + 18}Z`,
        band,
        'opacity=".9"',
      ) +
      times(11, (i) =>
        path(
          `M${-110 + i * 22} ${mid + 20 - Math.abs(i - 5) * 3}l11 -18l11 18Z`,
          light(band, 0.55),
          'opacity=".85"',
        ),
      ) +
      stroke(
        `M-130 ${mid - 34}Q0 ${mid - 6} 130 ${mid - 34}M-130 ${mid + 32}Q0 ${mid + 60} 130 ${mid + 32}`,
        light(colour, 0.45),
        4,
      ) +
      "</g>",
    ellipse(0, top, mouth, mouth * 0.24, light(colour, 0.25)),
    ellipse(0, top + 1, mouth * 0.78, mouth * 0.16, dark(colour, 0.5)),
  );
}

export const crafts = defineScenes({
  necklace(d) {
    d.room(440);
    const bust = d.of("#2f3b40", "#6b2f3c", "#e9dfcb");
    const gem = d.cycle(gems, 0);
    const strand = (depth: number, half: number, size: number, count: number, colour: string) =>
      times(count, (i) => {
        const t = (i / (count - 1)) * 2 - 1;
        const x = 400 + t * half;
        const y = 196 + depth * (1 - t * t) ** 0.8;
        return circle(x, y, size, d.ball(colour));
      });
    return (
      d.shadow(400, 530, 220, 26) +
      rect(290, 500, 220, 30, d.down("#b98252", "#7c5433"), 6) +
      path(
        "M358 92Q400 76 442 92L446 176Q452 206 520 226Q592 250 586 330Q570 450 470 504H330Q230 450 214 330Q208 250 280 226Q348 206 354 176Z",
        d.ball(bust),
      ) +
      ellipse(400, 92, 42, 10, light(bust, 0.2)) +
      strand(96, 84, 7, 21, paint.brass) +
      strand(164, 122, 9, 25, "#d8a93f") +
      times(9, (i) => {
        const t = (i / 8) * 2 - 1;
        const x = 400 + t * 104;
        const y = 222 + 148 * (1 - t * t) ** 0.8;
        const s = 1.25 - Math.abs(t) * 0.5;
        return place(
          x,
          y,
          s,
          t * -30,
          path("M0 -10Q24 14 0 46Q-24 14 0 -10Z", d.slope("#f6dc8d", "#c7902c")),
          path("M0 0Q13 16 0 34Q-13 16 0 0Z", d.ball(gem)),
          circle(0, 52, 6, d.ball("#f4ecd8")),
        );
      })
    );
  },

  bangles(d) {
    d.room(450);
    const tones: [string, ...string[]] = ["#d8a93f", "#b3304a", "#1d7a63", "#c79a43", "#2f5fa8", "#8a4f8a"];
    const velvet = d.of("#6b2f3c", "#2f4a48", "#3a3f58");
    const count = d.of(13, 11, 15);
    const arc = (x: number, cy: number, r: number, colour: string, sweep: 0 | 1) =>
      stroke(
        `M${x} ${cy - r}A${r * 0.3} ${r} 0 0 ${sweep} ${x} ${cy + r}`,
        sweep ? colour : dark(colour, 0.35),
        15,
      ) +
      stroke(
        `M${x} ${cy - r}A${r * 0.3} ${r} 0 0 ${sweep} ${x} ${cy + r}`,
        light(colour, sweep ? 0.55 : 0.1),
        3,
        'opacity=".8"',
      ) +
      (sweep
        ? times(9, (i) => {
            const turn = -1.2 + i * 0.3;
            return circle(
              x + Math.cos(turn) * r * 0.3 + 3,
              cy + Math.sin(turn) * r,
              3.6,
              d.ball(i % 2 ? "#f6efdc" : d.cycle(gems, i)),
            );
          })
        : "");
    const row = (y: number, r: number, from: number, shift: number) => {
      const at = (i: number) => from + (i * (800 - from * 2)) / (count - 1);
      return (
        times(count, (i) => arc(at(i), y + r - 16, r, d.cycle(tones, i * 2 + shift + Math.floor(i / 4)), 0)) +
        rect(from - 60, y - 6, 920 - from * 2, 46, d.pipe(velvet), 23) +
        times(count, (i) => arc(at(i), y + r - 16, r, d.cycle(tones, i * 2 + shift + Math.floor(i / 4)), 1)) +
        ellipse(from - 56, y + 17, 12, 23, light(velvet, 0.2)) +
        ellipse(860 - from, y + 17, 12, 23, dark(velvet, 0.2))
      );
    };
    return (
      d.shadow(400, 540, 330, 24) +
      rect(120, 516, 560, 24, d.down("#b98252", "#7c5433"), 6) +
      rect(388, 110, 24, 410, d.barrel("#a06a42"), 6) +
      row(300, 92, 190, 3) +
      row(120, 92, 190, 0) +
      d.sphere(400, 100, 20, "#a06a42")
    );
  },

  pottery(d) {
    d.room(420);
    const clay: [string, ...string[]] = d.of(
      ["#b4603e", "#c98a5c", "#8d4a34"],
      ["#355c86", "#e4e0d2", "#5f86ad"],
      ["#3f7f74", "#d8c193", "#71803a"],
    );
    const band = d.of("#f0dfbe", "#1f3f66", "#f3ecdc");
    return (
      vase(d, 230, 500, 1.16, d.cycle(clay, 0), band, 0) +
      vase(d, 570, 490, 1.1, d.cycle(clay, 1), d.of("#8d4a34", "#355c86", "#3f7f74"), 2) +
      vase(d, 410, 530, 1.04, d.cycle(clay, 2), band, 1) +
      vase(d, 690, 528, 0.66, d.cycle(clay, 0), band, 1) +
      vase(d, 100, 530, 0.62, d.cycle(clay, 1), d.of("#8d4a34", "#355c86", "#3f7f74"), 1)
    );
  },

  brassLamp(d) {
    d.room(430);
    const metal = d.of(paint.brass, "#b3793f", "#b08d57");
    return (
      circle(400, 230, 330, d.glow("#ffe7ad/0.7", "#ffdc94/0.25", "#ffdc94/0")) +
      d.shadow(400, 530, 200, 24) +
      path(
        "M268 528Q270 500 320 490Q372 480 380 440H420Q428 480 480 490Q530 500 532 528Q400 552 268 528Z",
        d.barrel(metal),
      ) +
      ellipse(400, 496, 96, 13, light(metal, 0.3), 'opacity=".5"') +
      rect(384, 300, 32, 146, d.barrel(metal), 6) +
      times(4, (i) =>
        ellipse(
          400,
          328 + i * 36,
          [34, 24, 40, 28][i] ?? 30,
          [16, 10, 20, 12][i] ?? 12,
          d.barrel(light(metal, 0.06)),
        ),
      ) +
      path("M236 256Q244 316 400 318Q556 316 564 256Z", d.barrel(metal)) +
      ellipse(400, 256, 164, 30, light(metal, 0.35)) +
      ellipse(400, 260, 136, 20, "#8a5a1f") +
      ellipse(400, 261, 128, 17, "#d9a441") +
      times(5, (i) => {
        const x = 250 + i * 75;
        const y = 258 + Math.sin((i / 4) * Math.PI) * 26;
        return (
          circle(x, y - 36, 52, d.glow("#fff2c4/0.9", "#ffcf70/0.3", "#ffcf70/0")) +
          path(
            `M${x - 12} ${y - 4}Q${x - 20} ${y - 30} ${x} ${y - 66}Q${x + 20} ${y - 30} ${x + 12} ${y - 4}Q${x} ${y + 4} ${x - 12} ${y - 4}Z`,
            d.down("#f6b23c", "#ffdc7a", "#fff6d8"),
          ) +
          ellipse(x, y - 12, 5, 10, "#fffdf2")
        );
      }) +
      rect(390, 96, 20, 160, d.barrel(metal), 5) +
      path("M400 40Q446 74 426 116H374Q354 74 400 40Z", d.ball(metal)) +
      ellipse(400, 118, 36, 9, d.barrel(metal)) +
      times(9, (i) => circle(190 + i * 52, 546 + (i % 2) * 8, 11, d.ball(i % 2 ? "#e08a1e" : "#efc12f")))
    );
  },
});
