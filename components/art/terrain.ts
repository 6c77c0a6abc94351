import {
  barn,
  between,
  ground,
  type Landscape,
  list,
  palm,
  type Random,
  waves,
} from "@/components/art/landmarks";
import type { Terrain } from "@/lib/content/states";

/** One drawing for each terrain; the generator makes two places of the same kind differ. */
export const landscapes: Readonly<Record<Terrain, (random: Random) => Landscape>> = {
  mountains(random) {
    const tops = Array.from(
      { length: 4 },
      (_, i) => [22 + i * 84 + between(random, -14, 14), between(random, 52, 92)] as const,
    );
    const main = tops[between(random, 0, 1) > 0.5 ? 1 : 2] ?? [160, 60];
    const peak = [main[0], between(random, 36, 48)] as const;
    const line = tops.map((top) => (top === main ? peak : top));
    const ridge = line
      .map(([x, y], i) => `${i ? `L${x - 40} ${between(random, 104, 118)}` : ""}L${x} ${y}`)
      .join("");
    return {
      marks: [
        { d: `M-2 120${ridge}L322 ${between(random, 96, 122)}V182H-2Z`, fill: "field" },
        { d: `M-2 120${ridge}L322 110`, line: 2 },
        { d: `M${peak[0] - 15} ${peak[1] + 22}l9 -4l6 7l7 -7l8 4`, line: 1.5, opacity: 0.6 },
        {
          d: `M-2 152C60 ${between(random, 118, 136)} 110 164 170 146S270 ${between(random, 120, 140)} 322 148V182H-2Z`,
          fill: "ink",
          opacity: 0.2,
        },
      ],
      point: peak,
    };
  },
  hills(random) {
    const at = between(random, 70, 190);
    const top = between(random, 44, 74);
    const second = between(random, 78, 112);
    const wide = between(random, 46, 84);
    const ridge = `M-2 ${between(random, 104, 138)}C${at - wide} 126 ${at - wide * 0.6} ${top} ${at} ${top}S${at + wide * 0.7} ${second + 30} ${at + wide + 24} ${second + 8}S292 ${between(random, 62, 84)} 322 ${between(random, 70, 104)}`;
    const feature = Math.floor(random() * 3);
    return {
      marks: [
        { d: `${ridge}V182H-2Z`, fill: "field" },
        { d: ridge, line: 2 },
        {
          d: `M-2 ${between(random, 136, 150)}C60 ${between(random, 108, 132)} 120 152 190 ${between(random, 128, 142)}S290 ${between(random, 108, 128)} 322 132V182H-2Z`,
          fill: "ink",
          opacity: 0.16,
        },
        { d: "M-2 164C70 140 150 170 220 156S300 150 322 158V182H-2Z", fill: "ink", opacity: 0.24 },
        feature === 0
          ? {
              d: list(
                6,
                (i) => `M${20 + i * 54 + between(random, -8, 8)} ${152 + (i % 3) * 7}v-9m-5 5l5 -6l5 6`,
              ),
              line: 1.5,
              opacity: 0.6,
            }
          : feature === 1
            ? {
                d: list(
                  4,
                  (i) => `M${at - 34 + i * 5} ${top + 34 + i * 13}q${36 - i * 4} 12 ${72 - i * 8} 0`,
                ),
                line: 1.4,
                opacity: 0.5,
              }
            : {
                d: list(
                  5,
                  (i) =>
                    `M${14 + i * 66 + between(random, -10, 10)} 162c-9 0 -11 -14 0 -15c2 -10 16 -8 15 1c8 2 6 14 -2 14Z`,
                ),
                fill: "ink",
                opacity: 0.4,
              },
      ],
      point: [at, top],
    };
  },
  coast(random) {
    const out = between(random, 110, 170);
    const bay = between(random, 60, 100);
    const edge = `C${bay} 58 ${out} 72 ${out + 8} 112S${bay + 100} 150 ${bay + 140} 182`;
    return {
      marks: [
        { d: `M-2 ${between(random, 56, 70)}${edge}H-2Z`, fill: "field" },
        { d: `M-2 62${edge}`, line: 2 },
        { d: waves(random, 66, 210, 6), line: 1.6, opacity: 0.5 },
        {
          d: palm(38, 150, 54, between(random, 8, 20)) + palm(74, 164, 40, between(random, -16, -6)),
          line: 1.8,
        },
      ],
      point: [out + 5, 100],
    };
  },
  desert(random) {
    const top = between(random, 62, 82);
    const at = between(random, 90, 220);
    return {
      marks: [
        {
          d: `M-2 118Q${at - 50} ${top + 4} ${at} ${top}T322 ${between(random, 84, 110)}V182H-2Z`,
          fill: "field",
        },
        { d: `M-2 118Q${at - 50} ${top + 4} ${at} ${top}T322 98`, line: 2 },
        {
          d: `M${at} ${top}Q${at + 16} 128 ${at - 40} 182H322V98Q${at + 60} 120 ${at} ${top}Z`,
          fill: "ink",
          opacity: 0.14,
        },
        { d: `M-2 156C70 122 150 136 214 156S300 164 322 150V182H-2Z`, fill: "ink", opacity: 0.22 },
        { d: `M30 164q16 -6 32 0M84 156q16 -6 32 0M${at} 170q18 -6 36 0`, line: 1.5, opacity: 0.5 },
      ],
      point: [at, top],
    };
  },
  plains(random) {
    const vanish = between(random, 90, 230);
    const top = between(random, 84, 100);
    return {
      marks: [
        { d: `M-2 ${top + 10}Q160 ${top - 16} 322 ${top + 10}V182H-2Z`, fill: "field" },
        {
          d: list(9, (i) => `M${vanish + (i - 4) * 14} ${top + 2}L${vanish + (i - 4) * 74} 182`),
          line: 1.5,
          opacity: 0.55,
        },
        { d: `M-2 ${top + 10}Q160 ${top - 16} 322 ${top + 10}`, line: 2 },
        {
          d:
            random() > 0.55
              ? barn(vanish > 160 ? 62 : 244, top + 4)
              : list(4, (i) => {
                  const x = 28 + i * 82 + between(random, -12, 12);
                  return Math.abs(x - vanish) < 34 ? "" : `M${x} ${top + 2}v-14a9 10 0 1 1 .1 0`;
                }),
          line: 1.8,
          opacity: 0.8,
        },
      ],
      point: [vanish, top - 2],
    };
  },
  forest(random) {
    const tree = (x: number, y: number, s: number) =>
      `M${x} ${y}L${x - 15 * s} ${y + 26 * s}H${x - 7 * s}L${x - 20 * s} ${y + 52 * s}H${x + 20 * s}L${x + 7 * s} ${y + 26 * s}H${x + 15 * s}Z`;
    const tall = between(random, 80, 230);
    return {
      marks: [
        ground(128),
        {
          d: list(8, (i) => tree(16 + i * 42 + between(random, -8, 8), between(random, 78, 92), 0.9)),
          fill: "ink",
          opacity: 0.18,
        },
        { d: tree(tall, 50, 1.5), fill: "field" },
        { d: tree(tall, 50, 1.5) + `M${tall} 128v18`, line: 2 },
        {
          d: list(6, (i) => tree(24 + i * 58 + between(random, -10, 10), between(random, 108, 120), 1)),
          fill: "ink",
          opacity: 0.3,
        },
      ],
      point: [tall, 46],
    };
  },
  backwaters(random) {
    const at = between(random, 110, 190);
    return {
      marks: [
        ground(106),
        { d: `M-2 106C60 ${between(random, 92, 100)} 90 104 120 106M210 106C250 94 290 98 322 104`, line: 2 },
        {
          d:
            palm(40, 104, 62, between(random, 10, 24)) +
            palm(70, 104, 44, -10) +
            palm(272, 102, 66, between(random, -26, -10)) +
            palm(296, 102, 42, 12),
          line: 1.9,
        },
        {
          d: `M${at - 48} 128Q${at} 152 ${at + 48} 128L${at + 40} 134Q${at} 158 ${at - 40} 134Z`,
          fill: "ink",
          opacity: 0.85,
        },
        { d: `M${at - 28} 134Q${at - 24} 112 ${at} 112T${at + 28} 134Z`, fill: "ink", opacity: 0.35 },
        { d: waves(random, 150, 20, 2) + waves(random, 152, 200, 2), line: 1.5, opacity: 0.5 },
      ],
      point: [at, 108],
    };
  },
  plateau(random) {
    const left = between(random, 30, 70);
    const right = between(random, 190, 230);
    const top = between(random, 62, 78);
    const mesa = `M-2 140L${left} 132L${left + 18} ${top}H${right - 40}L${right - 26} 118H${right + 10}L${right + 22} ${top + 22}H${right + 74}L322 126`;
    return {
      marks: [
        { d: `${mesa}V182H-2Z`, fill: "field" },
        { d: mesa, line: 2 },
        {
          d: list(
            5,
            (i) => `M${left + 30 + i * ((right - left - 90) / 5)} ${top + 12}v${between(random, 16, 34)}`,
          ),
          line: 1.5,
          opacity: 0.5,
        },
        { d: "M-2 158C90 142 200 168 322 150V182H-2Z", fill: "ink", opacity: 0.2 },
      ],
      point: [(left + right) / 2 - 10, top],
    };
  },
  delta(random) {
    const top = between(random, 130, 190);
    const arm = (dx: number, w: number) =>
      `M${top - 3} 84C${top} 112 ${top + dx * 0.3} 130 ${top + dx} 182H${top + dx + w}C${top + dx * 0.4 + w * 0.6} 132 ${top + 6} 112 ${top + 5} 84Z`;
    return {
      marks: [
        ground(84),
        { d: arm(-110, 26) + arm(-30, 30) + arm(70, 28) + arm(140, 22), fill: "ink", opacity: 0.3 },
        { d: "M-2 84H322", line: 2 },
        {
          d: `M-2 84Q60 ${between(random, 56, 70)} 120 84M200 84Q260 ${between(random, 52, 68)} 322 82`,
          line: 1.6,
          opacity: 0.6,
        },
        {
          d: list(5, (i) => `M${24 + i * 66} ${between(random, 128, 166)}v-10m-6 3l6 7l6 -7`),
          line: 1.5,
          opacity: 0.6,
        },
      ],
      point: [top + 1, 84],
    };
  },
  city(random) {
    const blocks = Array.from({ length: 9 }, (_, i) => ({
      x: 8 + i * 35,
      w: between(random, 22, 32),
      y: between(random, 66, 112),
    }));
    const tall = blocks[Math.floor(between(random, 3, 6))] ?? { x: 140, w: 28, y: 60 };
    const outline = blocks.map((b) => `M${b.x} 142V${b === tall ? 52 : b.y}h${b.w}V142`).join("");
    return {
      marks: [
        {
          d: list(7, (i) => `M${-6 + i * 50} 142v${-between(random, 40, 66)}h34v80Z`),
          fill: "ink",
          opacity: 0.12,
        },
        { d: `${outline}Z`, fill: "field" },
        { d: outline, line: 2 },
        {
          d: blocks
            .map((b) => list(3, (i) => `M${b.x + 7} ${(b === tall ? 52 : b.y) + 12 + i * 11}h${b.w - 14}`))
            .join(""),
          line: 1.5,
          opacity: 0.45,
        },
        { d: "M-2 142H322V182H-2Z", fill: "ink", opacity: 0.2 },
        { d: "M-2 142H322M-2 162H322", line: 1.5, opacity: 0.6 },
      ],
      point: [tall.x + tall.w / 2, 50],
    };
  },
  islands(random) {
    const main = between(random, 100, 180);
    const wide = between(random, 54, 72);
    return {
      marks: [
        ground(112),
        {
          d: `M${main - wide} 128Q${main} ${between(random, 84, 94)} ${main + wide} 128Q${main} 142 ${main - wide} 128Z`,
          fill: "ink",
          opacity: 0.4,
        },
        {
          d: `M${main + 86} 118q26 -16 52 0q-26 8 -52 0M18 120q22 -14 44 0q-22 7 -44 0`,
          fill: "ink",
          opacity: 0.28,
        },
        {
          d:
            palm(main - 8, 112, 52, between(random, -18, -6)) +
            palm(main + 18, 114, 40, between(random, 8, 18)),
          line: 2,
        },
        { d: "M-2 112H" + (main - wide - 6) + `M${main + wide + 6} 112H322`, line: 1.6, opacity: 0.6 },
        {
          d: waves(random, 146, 16, 2) + waves(random, 148, 130, 2) + waves(random, 144, 232, 2),
          line: 1.5,
          opacity: 0.5,
        },
      ],
      point: [main + 18, 100],
    };
  },
  temple(random) {
    const at = between(random, 120, 200);
    const tiers = 5 + Math.round(random());
    const step = 74 / tiers;
    const half = (tier: number) => 56 - tier * (40 / tiers);
    const left = list(tiers, (i) => `V${136 - (i + 1) * step}H${at - half(i + 1)}`);
    const right = list(tiers, (i) => `V${136 - (tiers - i - 1) * step}H${at + half(tiers - i - 1)}`);
    const tower = `M${at - half(0)} 136${left}Q${at} ${136 - 74 - 18} ${at + half(tiers)} ${136 - 74}${right}`;
    return {
      marks: [
        { d: `${tower}Z`, fill: "field" },
        { d: tower, line: 2 },
        {
          d: list(tiers, (i) => `M${at - half(i) + 6} ${136 - i * step}H${at + half(i) - 6}`),
          line: 1.5,
          opacity: 0.45,
        },
        { d: `M${at - 10} 136v-16a10 10 0 0 1 20 0v16Z`, fill: "ink", opacity: 0.5 },
        { d: `M-2 136H322V182H-2Z`, fill: "field" },
        { d: `M-2 136H322M-2 ${between(random, 148, 156)}H322`, line: 1.6, opacity: 0.7 },
        {
          d:
            palm(at - 96, 136, 46, between(random, -12, 12)) +
            palm(at + 92, 136, 52, between(random, -12, 12)),
          line: 1.7,
          opacity: 0.75,
        },
      ],
      point: [at, 50],
    };
  },
};
