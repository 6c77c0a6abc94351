import { defineScenes, type Drawing } from "@/demo/pictures/drawing";
import { paint } from "@/demo/pictures/paint";
import { wheel } from "@/demo/pictures/props";
import { dark, light, path, rect, stroke, times } from "@/demo/pictures/shapes";

function road(d: Drawing): string {
  return (
    rect(-100, 452, 1000, 220, d.down("#6b7477", "#4d5659")) +
    rect(-100, 446, 1000, 10, "#cfd0c6") +
    times(7, (i) => rect(-60 + i * 150, 548, 84, 8, "#e9e4d2", 2))
  );
}

function container(x: number, y: number, w: number, h: number, colour: string, d: Drawing): string {
  const ribs = Math.floor(w / 17);
  return (
    rect(x, y, w, h, d.sheet(colour), 3) +
    times(ribs, (i) =>
      rect(
        x + 7 + i * 17,
        y + 9,
        8,
        h - 18,
        d.across(dark(colour, 0.3), light(colour, 0.2)),
        1,
        'opacity=".55"',
      ),
    ) +
    rect(x, y, w, 9, light(colour, 0.2), 2) +
    rect(x, y + h - 9, w, 9, dark(colour, 0.35), 2) +
    times(4, (i) => rect(i % 2 ? x + w - 12 : x, i > 1 ? y + h - 12 : y, 12, 12, dark(colour, 0.5), 2))
  );
}

export const transport = defineScenes({
  truck(d) {
    d.outdoors("#a8ab8d", 440);
    const cab = d.of(paint.clay, paint.blue, paint.gold, paint.teal);
    const load = d.of("#e9e4d6", "#dfe6e6", "#e6dcc8");
    return (
      road(d) +
      d.shadow(400, 522, 360, 24) +
      rect(70, 420, 640, 44, d.down("#4a5559", "#2a3235"), 4) +
      rect(60, 160, 420, 272, d.sheet(load), 8) +
      times(9, (i) => rect(78 + i * 45, 176, 4, 240, dark(load, 0.18), 1, 'opacity=".5"')) +
      rect(60, 330, 420, 44, cab, 0, 'opacity=".9"') +
      rect(60, 386, 420, 10, cab, 0, 'opacity=".55"') +
      rect(60, 160, 420, 14, dark(load, 0.2), 5) +
      path("M496 210H606Q632 212 646 238L690 322Q704 332 706 352V448H496Z", d.sheet(cab)) +
      path("M524 236H600Q616 238 624 252L656 318H524Z", d.slope("#d8ecf2", "#7fa1af", "#48636f")) +
      path("M540 236H570L536 318H524V290Z", "#ffffff", 'opacity=".35"') +
      rect(514, 232, 6, 190, dark(cab, 0.3), 2) +
      rect(532, 342, 34, 9, dark(cab, 0.4), 4) +
      rect(496, 198, 100, 14, dark(cab, 0.15), 6) +
      rect(684, 372, 24, 34, d.slope("#fff6d8", "#e8c766"), 6) +
      rect(640, 424, 76, 32, d.down("#3b474b", "#20282b"), 6) +
      rect(664, 276, 12, 44, "#2a3336", 4) +
      times(2, (i) => wheel(d, 156 + i * 118, 470, 52)) +
      wheel(d, 604, 470, 52)
    );
  },

  van(d) {
    d.outdoors("#a2ab90", 440);
    const body = d.of("#eceeea", paint.teal, paint.gold, "#d5dde2");
    const stripe = d.of(paint.teal, "#f3ecdc", paint.ink, paint.clay);
    return (
      road(d) +
      d.shadow(400, 520, 320, 22) +
      path("M110 470V226Q112 190 150 188H520Q556 190 582 226L636 314Q690 326 700 362V470Z", d.sheet(body)) +
      path("M110 344H700V378H110Z", stripe, 'opacity=".92"') +
      path("M470 226H526Q546 228 560 250L598 314H470Z", d.slope("#d8ecf2", "#7fa1af", "#48636f")) +
      path("M486 226H512L482 314H470V280Z", "#ffffff", 'opacity=".4"') +
      stroke("M456 210V464M296 204V464M456 330H700", dark(body, 0.25), 2.5, 'opacity=".6"') +
      rect(420, 392, 26, 8, dark(body, 0.5), 4) +
      rect(310, 392, 26, 8, dark(body, 0.5), 4) +
      rect(130, 228, 142, 84, d.slope("#b9d0d8", "#65818d"), 10) +
      path("M670 350Q700 352 702 384L676 388Q662 372 670 350Z", d.slope("#fffbe8", "#e6cf86")) +
      rect(660, 436, 52, 26, d.down("#3b474b", "#20282b"), 6) +
      rect(104, 444, 560, 26, d.down("#47535a", "#262f33"), 5) +
      rect(104, 350, 12, 46, paint.red, 4) +
      rect(610, 290, 14, 36, "#2a3336", 5) +
      rect(150, 172, 270, 10, "#6b787d", 4) +
      times(3, (i) => rect(180 + i * 90, 178, 10, 14, "#6b787d")) +
      wheel(d, 216, 470, 54) +
      wheel(d, 582, 470, 54)
    );
  },

  containers(d) {
    d.outdoors("#a7adae", 470);
    const colours: [string, ...string[]] = [
      paint.clay,
      paint.teal,
      paint.blue,
      paint.gold,
      "#8d999c",
      paint.olive,
    ];
    const h = 104;
    return (
      d.shadow(400, 514, 420, 20) +
      times(3, (row) =>
        times(3 - (row === 2 ? 1 : 0), (i) =>
          container(
            -60 + i * 314 + row * 46,
            504 - h - row * (h + 3),
            306,
            h,
            d.cycle(colours, i * 2 + row * 3),
            d,
          ),
        ),
      ) +
      stroke(
        "M700 512V70M740 512V70M700 70H220M740 70V40H220V70",
        d.of(paint.gold, paint.red, paint.gold),
        13,
      ) +
      times(10, (i) => stroke(`M700 ${500 - i * 44}L740 ${456 - i * 44}`, "#b97c14", 5)) +
      times(9, (i) => stroke(`M${690 - i * 52} 70L${664 - i * 52} 42L${638 - i * 52} 70`, "#b97c14", 4)) +
      stroke("M330 74V132M410 74V132", "#2f3a3e", 4) +
      rect(310, 128, 120, 14, "#3d494d", 3)
    );
  },

  warehouse(d) {
    d.room(520);
    const frame = d.of(paint.blue, paint.teal, "#4c585d");
    const beam = d.of("#e08a2c", paint.gold, paint.clay);
    const goods = (x: number, base: number, i: number) => {
      const kind = Math.floor(d.random() * 4 + i) % 4;
      const colour = [paint.card, "#b98a55", "#d0a870", paint.cream][kind] ?? paint.card;
      const box = (bx: number, by: number, w: number, h: number) =>
        rect(bx, by - h, w, h, d.sheet(colour), 2) +
        rect(bx + w * 0.42, by - h, w * 0.16, h, "#f1dcae", 0, 'opacity=".6"') +
        rect(bx + w * 0.1, by - h * 0.4, w * 0.22, h * 0.22, "#f8f2e2", 1);
      return (
        rect(x, base - 10, 132, 10, "#a97c4f", 1) +
        (kind === 3
          ? d.barrelSolid(x + 36, base - 96, 58, 82, paint.blue) +
            d.barrelSolid(x + 96, base - 96, 58, 82, paint.teal)
          : box(x + 4, base - 10, 62, 54) +
            box(x + 68, base - 10, 60, 64) +
            (kind ? box(x + 26, base - 74, 70, 42) : ""))
      );
    };
    return (
      d.shadow(400, 552, 420, 24) +
      rect(-60, 40, 920, 500, "#27343a", 0, 'opacity=".12"') +
      times(
        3,
        (row) =>
          times(6, (i) => goods(-52 + i * 154, 186 + row * 168, i + row)) +
          rect(-100, 186 + row * 168, 1000, 18, d.down(light(beam, 0.2), dark(beam, 0.2))),
      ) +
      times(
        4,
        (i) =>
          rect(-70 + i * 308, 10, 18, 550, d.across(light(frame, 0.2), dark(frame, 0.25)), 2) +
          times(14, (h) => rect(-64 + i * 308, 26 + h * 38, 6, 14, dark(frame, 0.5), 2)),
      )
    );
  },
});
