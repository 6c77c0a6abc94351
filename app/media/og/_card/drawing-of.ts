import { artSvg, bridgeSvg } from "@/app/media/og/_card/art-svg";
import { type Card, CARD_HEIGHT, CARD_WIDTH } from "@/app/media/og/_card/card";
import { PALETTE } from "@/components/art/palette";
import { SITE_NAME } from "@/lib/content/site";
import type { Drawing, DrawnText } from "@/lib/http/serve-drawing";

const ART = { x: 744, y: 0, width: 456, height: CARD_HEIGHT } as const;
const LEFT = 72;
const COLUMN = 616;
const MARK_PX = 48;
const MARK_TOP = 52;

const text = (given: string | undefined, look: Omit<DrawnText, "text">): readonly DrawnText[] =>
  given === undefined || given === "" ? [] : [{ text: given, ...look }];

/** How a card is drawn: the brand and the words on the left, the art or the photo on the right. */
export function drawingOf({ art, photoKey, eyebrow, title, strong, note }: Card): Drawing {
  const { bg, line, ink, action, "ink-2": ink2, "on-action": onAction } = PALETTE;
  return {
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">
      <rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${bg}"/>
      ${artSvg(art, ART)}
      <rect x="${ART.x - 2}" width="2" height="${CARD_HEIGHT}" fill="${line}"/>
      <rect y="${CARD_HEIGHT - 8}" width="${ART.x - 2}" height="8" fill="${action}"/>
      <g transform="translate(${LEFT} ${MARK_TOP}) scale(${MARK_PX / 32})">
        <rect width="32" height="32" rx="8" fill="${action}"/>${bridgeSvg(onAction)}
      </g></svg>`,
    ...(photoKey !== undefined && {
      photo: { key: photoKey, left: ART.x, top: ART.y, width: ART.width, height: ART.height },
    }),
    columns: [
      {
        left: LEFT + MARK_PX + 16,
        top: MARK_TOP + 5,
        width: 400,
        texts: text(SITE_NAME, { sizes: [30], bold: true, colour: ink, maxHeight: 60 }),
      },
      {
        left: LEFT,
        top: 142,
        width: COLUMN,
        texts: [
          ...text(eyebrow, { sizes: [28, 24], bold: true, colour: action, maxHeight: 48 }),
          ...text(title, { sizes: [64, 56, 48, 42], bold: true, colour: ink, maxHeight: 236, gap: 22 }),
        ],
      },
      {
        left: LEFT,
        bottom: 56,
        width: COLUMN,
        texts: [
          ...text(strong, { sizes: [46], bold: true, colour: action, maxHeight: 72 }),
          ...text(note, { sizes: [28], colour: ink2, maxHeight: 80, gap: 16 }),
        ],
      },
    ],
  };
}
