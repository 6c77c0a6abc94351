import { defineScenes, type Drawing } from "@/demo/pictures/drawing";
import { paint } from "@/demo/pictures/paint";
import { circle, dark, ellipse, light, path, polygon, rect, stroke, times } from "@/demo/pictures/shapes";

function drum(d: Drawing, cx: number, cy: number, r: number, cable: string, wood: string): string {
  const k = r * 0.46;
  const deep = r * 1.15;
  const inner = r * 0.76;
  const disc = (x: number, shade: string) =>
    ellipse(x + 9, cy, k, r, dark(shade, 0.35)) +
    ellipse(x, cy, k, r, d.slope(light(shade, 0.35), shade, dark(shade, 0.25)));
  return (
    d.shadow(cx + deep / 2, cy + r, r * 1.3, r * 0.15) +
    disc(cx + deep, dark(wood, 0.18)) +
    path(
      `M${cx} ${cy - inner}H${cx + deep}A${k * 0.76} ${inner} 0 0 1 ${cx + deep} ${cy + inner}H${cx}Z`,
      d.pipe(cable),
    ) +
    times(11, (i) =>
      stroke(
        `M${cx + (i + 0.6) * (deep / 11)} ${cy - inner}a${k * 0.76} ${inner} 0 0 1 0 ${inner * 2}`,
        i % 2 ? light(cable, 0.35) : dark(cable, 0.45),
        2.5,
        'opacity=".6"',
      ),
    ) +
    disc(cx, wood) +
    times(6, (i) =>
      stroke(
        `M${cx - k * 0.96 + ((i + 0.5) / 6) * k * 1.92} ${cy - r * Math.sqrt(1 - ((i - 2.5) / 3.1) ** 2)}v${2 * r * Math.sqrt(1 - ((i - 2.5) / 3.1) ** 2)}`,
        dark(wood, 0.35),
        2,
        'opacity=".4"',
      ),
    ) +
    ellipse(
      cx,
      cy,
      k * 0.95,
      r * 0.96,
      "none",
      `stroke="${dark(wood, 0.25)}" stroke-width="4" opacity=".6"`,
    ) +
    ellipse(cx, cy, k * 0.36, r * 0.36, d.slope(light(wood, 0.2), dark(wood, 0.25))) +
    ellipse(cx, cy, k * 0.14, r * 0.14, "#2a2521") +
    times(6, (i) =>
      circle(cx + Math.cos(i * 1.047) * k * 0.26, cy + Math.sin(i * 1.047) * r * 0.26, r * 0.03, "#5d6669"),
    )
  );
}

export const electrical = defineScenes({
  switchPanel(d) {
    d.room(510);
    const doors = d.of(3, 2, 4);
    const w = d.of(190, 240, 150);
    const shade = d.of("#d6dcda", "#cfd6dc", "#ddd9cf");
    const left = 400 - (doors * (w + 8)) / 2;
    const columns = d.of(4, 5, 3);
    return (
      d.shadow(400, 534, 360, 26) +
      rect(left - 12, 508, doors * (w + 8) + 16, 26, d.down("#7a8588", "#4d585b"), 3) +
      times(doors, (i) => {
        const x = left + i * (w + 8);
        const pitch = (w - 44) / columns;
        return (
          rect(x - 3, 82, w + 6, 430, dark(shade, 0.35), 5) +
          d.panel(x, 86, w, 424, shade, 4) +
          rect(x + 16, 104, w - 32, 108, d.down("#c3cbca", "#b3bdbc"), 4) +
          times(2, (m) => {
            const mx = x + w * (0.3 + m * 0.4);
            return (
              circle(mx, 142, w * 0.13, "#8e999b") +
              circle(mx, 142, w * 0.115, "#fdfcf8") +
              stroke(`M${mx} 146L${mx + (m ? -9 : 10) + i * 2} 128`, paint.red, 3.5) +
              stroke(`M${mx - w * 0.07} 136a${w * 0.08} ${w * 0.08} 0 0 1 ${w * 0.14} 0`, "#5d686b", 1.5)
            );
          }) +
          times(3, (l) =>
            circle(
              x + w * (0.36 + l * 0.14),
              190,
              9,
              d.ball([paint.red, paint.gold, "#2f9e6b"][l] ?? paint.red),
            ),
          ) +
          times(3, (row) =>
            times(columns, (c) => {
              const bx = x + 24 + c * pitch;
              const by = 234 + row * 68;
              return (
                rect(bx, by, pitch - 9, 52, d.across("#3d484c", "#232c2f"), 4) +
                rect(bx + pitch * 0.22, by + ((row + c + i) % 3 ? 12 : 22), pitch * 0.32, 18, "#eef0ee", 2)
              );
            }),
          ) +
          times(4, (v) => rect(x + w * 0.22, 452 + v * 11, w * 0.56, 4, "#8f9b9d", 2)) +
          rect(x + w - 14, 290, 9, 84, d.barrel("#5f6b6e"), 4)
        );
      })
    );
  },

  solarRoof(d) {
    d.outdoors(d.of("#c6b8a2", "#b98a70", "#bfc3bd"), 300);
    const cell = d.of("#1d3f7a", "#20355e", "#1b4a72");
    const rows = d.of(3, 4, 3);
    const panels = times(rows, (row) => {
      const y = 262 + row * d.of(104, 80, 106);
      const grow = 1 + row * 0.22;
      const w = 150 * grow;
      const h = 78 * grow;
      const lean = 34 * grow;
      return times(9, (i) => {
        const x = -320 + (row % 2) * 40 + i * (w + 10) + row * -60;
        const at = (u: number, v: number): [number, number] => [x + lean * (1 - v) + w * u, y + h * v];
        return (
          polygon(
            [
              [x + 20, y + h],
              [x + 26, y + h + 22],
              [x + 32, y + h + 22],
              [x + 30, y + h],
            ],
            "#7f8a8d",
          ) +
          polygon([at(-0.02, -0.03), at(1.02, -0.03), at(1.02, 1.05), at(-0.02, 1.05)], "#dfe4e4") +
          polygon(
            [at(0, 0), at(1, 0), at(1, 1), at(0, 1)],
            d.slope(light(cell, 0.3), cell, dark(cell, 0.3)),
          ) +
          times(5, (k) =>
            stroke(
              `M${at((k + 1) / 6, 0).join(" ")}L${at((k + 1) / 6, 1).join(" ")}`,
              "#9fc0e6",
              1,
              'opacity=".5"',
            ),
          ) +
          times(3, (k) =>
            stroke(
              `M${at(0, (k + 1) / 4).join(" ")}L${at(1, (k + 1) / 4).join(" ")}`,
              "#9fc0e6",
              1,
              'opacity=".5"',
            ),
          ) +
          polygon([at(0.05, 0), at(0.4, 0), at(0.1, 1), at(0, 1), at(0, 0.2)], "#ffffff", 'opacity=".1"')
        );
      });
    });
    return rect(-100, 330, 1000, 340, "#2a3030", 0, 'opacity=".16"') + panels;
  },

  cableDrums(d) {
    d.room(420);
    const wood = d.of("#c49a68", "#b08559", "#cda878");
    const cables: [string, ...string[]] = ["#2d3639", paint.clay, paint.teal, paint.gold, paint.blue];
    return (
      drum(d, 510, 346, 122, d.cycle(cables, 1), wood) +
      drum(d, 176, 376, 142, d.cycle(cables, 0), wood) +
      stroke("M300 512C360 548 460 540 500 520S600 500 690 528", dark(d.cycle(cables, 0), 0.1), 11) +
      stroke("M300 509C360 545 460 537 500 517S600 497 690 525", light(d.cycle(cables, 0), 0.3), 2.5)
    );
  },

  generator(d) {
    d.room(440);
    const body = d.of(paint.olive, paint.gold, paint.teal, paint.blue);
    return (
      d.shadow(400, 528, 380, 32) +
      rect(96, 500, 612, 26, d.down("#4b565a", "#2a3336"), 4) +
      rect(566, 110, 26, 60, d.barrel("#6f7a7e"), 4) +
      rect(554, 96, 50, 18, d.barrel("#566166"), 4) +
      d.panel(110, 168, 580, 334, body, 14) +
      rect(104, 158, 592, 30, d.down(light(body, 0.25), dark(body, 0.15)), 10) +
      times(
        2,
        (p) =>
          rect(
            146 + p * 170,
            222,
            148,
            246,
            dark(body, 0.08),
            8,
            `stroke="${dark(body, 0.35)}" stroke-width="2"`,
          ) +
          times(12, (i) =>
            rect(160 + p * 170, 240 + i * 18, 120, 9, d.down(dark(body, 0.55), dark(body, 0.25)), 4),
          ) +
          rect(284 + p * 170 - 16, 330, 7, 34, "#2a3336", 3),
      ) +
      rect(496, 222, 164, 246, dark(body, 0.05), 8, `stroke="${dark(body, 0.35)}" stroke-width="2"`) +
      rect(514, 240, 128, 104, "#2b373b", 6) +
      rect(526, 252, 62, 36, d.slope("#bfe3d0", "#7cb79a"), 3) +
      times(3, (i) =>
        circle(612, 258 + i * 18, 6, d.ball([paint.gold, "#2f9e6b", paint.red][i] ?? paint.red)),
      ) +
      times(4, (i) => rect(526 + i * 18, 302, 12, 26, "#596569", 2)) +
      circle(548, 402, 24, dark(paint.red, 0.35)) +
      circle(547, 399, 21, d.ball(paint.red)) +
      rect(594, 384, 44, 36, "#e9ece9", 3) +
      polygon(
        [
          [616, 388],
          [604, 404],
          [614, 404],
          [611, 416],
          [628, 398],
          [617, 398],
        ],
        paint.gold,
      ) +
      rect(126, 196, 548, 6, "#ffffff", 3, 'opacity=".25"')
    );
  },

  transformer(d) {
    d.outdoors(d.of("#b9b29c", "#aab08e", "#b6aca0"), 430);
    const body = d.of("#8d999c", "#7f8f7e", "#8896a6");
    const bushing = (x: number, top: number) =>
      rect(x - 5, top - 30, 10, 30, d.barrel(paint.brass), 3) +
      rect(x - 9, top, 18, 92, d.barrel("#8a4f38")) +
      times(5, (i) => ellipse(x, top + 8 + i * 18, 25 - i * 0, 8, d.barrel("#9c5b42")));
    return (
      stroke("M-80 70Q140 130 292 140M880 40Q640 120 508 140M-80 40Q200 120 400 140", "#3a4447", 3) +
      d.shadow(400, 528, 330, 30) +
      rect(150, 500, 500, 30, d.down("#c9cdca", "#9ba3a2"), 3) +
      times(3, (i) => bushing(292 + i * 108, 150)) +
      rect(196, 238, 408, 30, d.down(light(body, 0.3), dark(body, 0.2)), 5) +
      rect(210, 264, 380, 226, d.barrel(body), 6) +
      times(
        8,
        (i) =>
          rect(148 + i * 8 - 0, 290, 5, 180, d.barrel(dark(body, 0.1)), 2) +
          rect(594 + i * 8, 290, 5, 180, d.barrel(dark(body, 0.1)), 2),
      ) +
      times(9, (i) =>
        rect(228 + i * 39, 284, 26, 190, d.across(dark(body, 0.28), light(body, 0.25), dark(body, 0.3)), 6),
      ) +
      rect(348, 330, 104, 66, "#e8eae6", 4, 'stroke="#6b7679" stroke-width="2"') +
      polygon(
        [
          [404, 336],
          [386, 366],
          [398, 366],
          [392, 390],
          [416, 358],
          [404, 358],
        ],
        paint.gold,
      ) +
      rect(560, 160, 106, 54, d.pipe(body), 27) +
      rect(604, 212, 10, 40, dark(body, 0.3)) +
      circle(652, 187, 14, d.slope("#f2f4f2", "#8a9699")) +
      rect(230, 490, 60, 12, "#3d474a") +
      rect(510, 490, 60, 12, "#3d474a")
    );
  },
});
