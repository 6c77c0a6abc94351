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

export const metals = defineScenes({
  steelTubes(d) {
    d.bench("#1f2a2f");
    const metal = d.of("#a4b0b6", "#b08b68", "#8d9a8e");
    const r = d.of(50, 43, 58);
    const tube = (x: number, y: number) =>
      circle(x, y, r, d.slope(light(metal, 0.55), metal, dark(metal, 0.45))) +
      circle(x, y, r * 0.88, d.slope(dark(metal, 0.35), light(metal, 0.5))) +
      circle(x, y, r * 0.78, d.slope("#0b1215", "#1c272c", "#4b595f"));
    return times(Math.ceil(720 / (r * 1.74)), (row) =>
      times(Math.ceil(860 / (r * 2)) + 1, (i) => tube(-50 + i * r * 2 + (row % 2) * r, 0 + row * r * 1.74)),
    );
  },

  metalSheets(d) {
    d.room(400);
    const metal = d.of("#b7c2c6", "#c08b62", "#a9b5ba");
    const count = d.of(12, 9, 14);
    const wide = (i: number) => ((i * 17 + d.variant * 5) % 9) - 4;
    const top = 500 - count * 13;
    return (
      d.shadow(400, 524, 340, 34) +
      times(4, (i) => rect(150 + i * 150, 500, 44, 24, d.down("#b78a58", "#83603a"), 2)) +
      times(
        count,
        (i) =>
          rect(
            110 + wide(i),
            487 - i * 13,
            560,
            11,
            d.across(light(metal, 0.3), metal, light(metal, 0.5), dark(metal, 0.2)),
            1,
          ) + rect(110 + wide(i), 497 - i * 13, 560, 3, "#26323a", 0, 'opacity=".5"'),
      ) +
      polygon(
        [
          [666, top],
          [750, top - 90],
          [750, 404],
          [666, 500],
        ],
        d.across(dark(metal, 0.3), dark(metal, 0.5)),
      ) +
      times(count, (i) =>
        stroke(`M667 ${498 - i * 13}L749 ${403 - i * 12.6}`, dark(metal, 0.65), 2, 'opacity=".6"'),
      ) +
      polygon(
        [
          [110 + wide(count - 1), top],
          [210, top - 90],
          [750, top - 90],
          [670 + wide(count - 1), top],
        ],
        d.across(light(metal, 0.6), metal, light(metal, 0.7), dark(metal, 0.12)),
      ) +
      polygon(
        [
          [320, top - 90],
          [400, top - 90],
          [300, top],
          [210, top],
        ],
        "#ffffff",
        'opacity=".4"',
      ) +
      place(
        600,
        top - 60,
        1,
        0,
        ellipse(0, 8, 96, 36, "#1a2427", 'opacity=".3"'),
        path("M-90 -60V0A90 34 0 0 0 90 0V-60Z", d.barrel(metal)),
        ellipse(0, -60, 90, 34, d.slope(light(metal, 0.5), dark(metal, 0.2))),
        times(4, (i) =>
          ellipse(
            0,
            -60,
            80 - i * 12,
            30 - i * 5,
            "none",
            `stroke="${dark(metal, 0.35)}" stroke-width="1.5"`,
          ),
        ),
        ellipse(0, -60, 36, 13, "#1f2a2f"),
      )
    );
  },

  welding(d) {
    d.bench(d.of("#2c3a44", "#3b322c", "#2a3d3a"));
    const spark = times(46, () => {
      const turn = d.between(-Math.PI * 0.95, 0.3);
      const [near, far] = [d.between(30, 120), d.between(20, 150)];
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      return stroke(
        `M${360 + c * near} ${388 + s * near}L${360 + c * (near + far)} ${388 + s * (near + far) + far * 0.12}`,
        d.random() > 0.4 ? "#ffd47a" : "#fff3d0",
        d.between(1.5, 4),
        `opacity="${d.between(0.4, 1).toFixed(2)}"`,
      );
    });
    const metal = d.of("#7c898f", "#8d8378", "#758883");
    return (
      polygon(
        [
          [-60, 470],
          [160, 392],
          [900, 392],
          [900, 640],
          [-60, 640],
        ],
        d.down(light(metal, 0.15), dark(metal, 0.4)),
      ) +
      polygon(
        [
          [150, 396],
          [356, 396],
          [236, 600],
          [-40, 600],
        ],
        d.slope(light(metal, 0.3), metal),
      ) +
      polygon(
        [
          [364, 396],
          [900, 396],
          [900, 600],
          [270, 600],
        ],
        d.slope(light(metal, 0.2), dark(metal, 0.15)),
      ) +
      times(13, (i) =>
        ellipse(
          358 - i * 9,
          398 + i * 16,
          13,
          7,
          d.glow(
            ["#fff3c4", "#f7b34a", "#c8602f", "#8d5a4a"][Math.min(3, Math.floor(i / 3))] ?? "#8d5a4a",
            "#59504c",
          ),
        ),
      ) +
      circle(360, 388, 260, d.glow("#fff1c9/0.75", "#ffb648/0.22", "#ffb648/0")) +
      spark +
      group(
        "translate(360 388) rotate(-38)",
        rect(8, -5, 120, 10, d.pipe("#c48a52"), 4),
        rect(110, -18, 80, 36, d.pipe("#59666b"), 10),
        rect(178, -26, 210, 52, d.pipe(d.of(paint.red, paint.blue, paint.olive)), 22),
        times(7, (i) => rect(214 + i * 20, -26, 6, 52, "#1d2729", 2, 'opacity=".35"')),
        stroke("M384 0C450 0 460 60 560 60", "#1b2427", 22),
      ) +
      circle(360, 388, 46, d.glow("#ffffff", "#ffffff", "#fff0c0/0.7", "#ffd27a/0"))
    );
  },

  castings(d) {
    d.bench(d.of("#46413c", "#36444a", "#414a44"));
    const iron = d.of("#7d878b", "#8d7f74", "#768288");
    const flange = (x: number, y: number, r: number, holes: number) =>
      ellipse(x + 10, y + 14, r, r, "#0c1214", 'opacity=".4"') +
      circle(x, y, r, d.slope(light(iron, 0.35), iron, dark(iron, 0.35))) +
      circle(x, y, r * 0.62, d.slope(dark(iron, 0.15), light(iron, 0.25))) +
      circle(x, y, r * 0.52, d.slope(light(iron, 0.5), dark(iron, 0.1))) +
      circle(x, y, r * 0.34, "#141c1f") +
      times(holes, (i) =>
        group(`rotate(${(i * 360) / holes} ${x} ${y})`, circle(x, y - r * 0.8, r * 0.085, "#141c1f")),
      );
    return (
      flange(250, 290, 176, 8) +
      flange(600, 180, 118, 6) +
      flange(90, 560, 120, 6) +
      group(
        "translate(560 440) rotate(-16)",
        rect(-150, -48, 330, 110, "#0c1214", 30, 'opacity=".35"'),
        rect(-160, -60, 320, 108, d.pipe(iron), 18),
        rect(-52, -150, 104, 120, d.barrel(iron), 10),
        rect(-72, -168, 144, 32, d.barrel(light(iron, 0.1)), 6),
        rect(-188, -78, 34, 144, d.pipe(light(iron, 0.1)), 6),
        rect(154, -78, 34, 144, d.pipe(light(iron, 0.1)), 6),
        times(2, (i) => circle(-171 + i * 342, -54, 7, "#141c1f") + circle(-171 + i * 342, 42, 7, "#141c1f")),
      )
    );
  },

  gate(d) {
    d.outdoors("#b9a98e", 470);
    const iron = d.of("#2f3b3f", "#4a3a30", "#2c4744");
    const wall = d.of("#e4d4bb", "#d8c3ae", "#d5dad4");
    const leaf = (x: number) =>
      rect(x, 150, 12, 360, d.barrel(iron)) +
      rect(x + 208, 150, 12, 360, d.barrel(iron)) +
      times(3, (i) => rect(x, [190, 340, 486][i] ?? 0, 228, 12, d.pipe(iron))) +
      times(
        8,
        (i) =>
          rect(x + 22 + i * 25, 150, 7, 350, d.barrel(iron)) +
          path(`M${x + 25 + i * 25} 118l10 24l-10 14l-10 -14Z`, d.of(paint.brass, paint.gold, paint.brass)),
      ) +
      times(
        4,
        (i) =>
          circle(x + 41 + i * 50, 265, 21, "none", `stroke="${iron}" stroke-width="6"`) +
          circle(x + 41 + i * 50, 265, 6, paint.brass),
      ) +
      times(4, (i) =>
        stroke(`M${x + 20 + i * 50} 474q0 -46 24 -60t24 60M${x + 44 + i * 50} 414v-56`, iron, 5),
      );
    return (
      rect(-80, 250, 230, 262, d.sheet(wall)) +
      rect(650, 250, 230, 262, d.sheet(wall)) +
      rect(-80, 236, 230, 18, dark(wall, 0.15)) +
      rect(650, 236, 230, 18, dark(wall, 0.15)) +
      d.shadow(400, 520, 360, 18) +
      times(
        2,
        (i) =>
          rect(110 + i * 506, 130, 74, 388, d.barrel(wall)) +
          rect(98 + i * 506, 112, 98, 24, d.barrel(dark(wall, 0.1)), 3) +
          d.sphere(147 + i * 506, 90, 26, "#fff1cf"),
      ) +
      leaf(180) +
      leaf(400)
    );
  },
});
