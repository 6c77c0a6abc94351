import type { CardArt } from "@/app/media/og/_card/card";
import { ARTICLE_ART } from "@/components/art/article-cover";
import { categoryIcon, categoryTone } from "@/components/art/category-icon";
import { drawLand, stateTone } from "@/components/art/land";
import { LAND_HEIGHT, LAND_WIDTH } from "@/components/art/land-size";
import { COVERS, PALETTE } from "@/components/art/palette";
import { pickBySeed, type Tone, TONES } from "@/components/art/tone";
import { type IconName, strokesOf } from "@/components/ui/icon-set";
import { stateOfCode } from "@/lib/content/states";
import { randomFrom } from "@/lib/shared/random-from";

/** The field that the art of a card fills, px. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const RINGS = [110, 180, 250, 320, 390, 460, 530];
const ICON_PX = 216;
/** How much of a land's width a standing box shows. */
const WINDOW = 132;

/** The drawing of a card as SVG elements within a box, the same as on the pages of the site. */
export function artSvg(art: CardArt, box: Box): string {
  switch (art.kind) {
    case "mark":
      return markSvg(box);
    case "state":
      return stateSvg(art.code, box);
    case "category":
      return coverSvg(categoryTone(art.slug, art.name), categoryIcon(art.slug, art.name), art.name, box);
    case "company":
      return coverSvg(pickBySeed(TONES, art.name), "building-2", art.name, box);
    case "article":
      return coverSvg(ARTICLE_ART[art.image].tone, ARTICLE_ART[art.image].icon, art.image, box);
  }
}

/** The bridge of the name. @param stroke its colour; the field behind it is not part of it */
export const bridgeSvg = (stroke: string): string => `
  <path d="M4 19.5H28M6 25.5a10 11.5 0 0 1 20 0M11 19.5V16M21 19.5V16M16 19.5V14.5" fill="none"
    stroke="${stroke}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="16" cy="9.5" r="3" fill="${PALETTE.accent}"/>`;

function markSvg({ x, y, width, height }: Box): string {
  const scale = width / 38;
  const [left, top] = [x + (width - 32 * scale) / 2, y + (height - 32 * scale) / 2];
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${PALETTE.action}"/>
    <g transform="translate(${left} ${top}) scale(${scale})">${bridgeSvg(PALETTE["on-action"])}</g>`;
}

function coverSvg(tone: Tone, icon: IconName, seed: string, { x, y, width, height }: Box): string {
  const { a, b, i } = COVERS[tone];
  const random = randomFrom(`card:${seed}`);
  const [cx, cy] = [x + width * (0.7 + random() * 0.3), y + height * (0.85 + random() * 0.15)];
  const scale = ICON_PX / 24;
  return `
    <linearGradient id="field" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient>
    <clipPath id="box"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>
    <rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#field)"/>
    <g clip-path="url(#box)" fill="none" stroke="${i}" stroke-opacity=".15" stroke-width="3">
      ${RINGS.map((r) => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`).join("")}
    </g>
    <g transform="translate(${x + (width - ICON_PX) / 2} ${y + (height - ICON_PX) / 2}) scale(${scale})" fill="none"
      stroke="${i}" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round">${strokesOf(icon)}</g>`;
}

/** The land of a state, seen around its point. */
function stateSvg(code: string, { x, y, width, height }: Box): string {
  const state = stateOfCode(code);
  if (state === undefined) return "";
  const { a, b, i } = COVERS[stateTone(state)];
  const { elements, pointX } = drawLand(state, { field: a, deep: b, ink: i, accent: PALETTE.accent }, 4);
  const from = Math.min(Math.max(pointX - WINDOW / 2, 0), LAND_WIDTH - WINDOW);
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${from} 0 ${WINDOW} ${LAND_HEIGHT}" preserveAspectRatio="xMidYMid slice">
    <rect x="-10" y="-10" width="340" height="200" fill="${a}"/>${elements}</svg>`;
}
