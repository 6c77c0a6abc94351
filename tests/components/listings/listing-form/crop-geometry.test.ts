import { describe, expect, test } from "vitest";
import { leastZoom, type Lie, placeWithin } from "@/components/listings/listing-form/crop-geometry";

const FRAME = { width: 400, height: 300 };
const lies: Lie[] = [
  { media: { width: 400, height: 300 }, frame: FRAME, degrees: 0 },
  { media: { width: 400, height: 225 }, frame: { width: 300, height: 225 }, degrees: 15 },
  { media: { width: 225, height: 300 }, frame: { width: 225, height: 168.75 }, degrees: -15 },
  { media: { width: 225, height: 300 }, frame: { width: 300, height: 225 }, degrees: 90 },
  { media: { width: 400, height: 300 }, frame: FRAME, degrees: 187 },
];

/** Whether every corner of the frame shows the picture. */
function isFilled({ media, frame, degrees }: Lie, zoom: number, place: { x: number; y: number }): boolean {
  const angle = (degrees * Math.PI) / 180;
  return [-1, 1].every((right) =>
    [-1, 1].every((down) => {
      const x = (right * frame.width) / 2 - place.x;
      const y = (down * frame.height) / 2 - place.y;
      const along = Math.abs(x * Math.cos(angle) + y * Math.sin(angle));
      const across = Math.abs(y * Math.cos(angle) - x * Math.sin(angle));
      return along <= (media.width * zoom) / 2 + 1e-6 && across <= (media.height * zoom) / 2 + 1e-6;
    }),
  );
}

describe("a picture behind its frame", () => {
  test.each(lies)("fills it at the least zoom, and not below: %j", (lie) => {
    const least = leastZoom(lie);
    expect(isFilled(lie, least, { x: 0, y: 0 })).toBe(true);
    if (least > 1) expect(isFilled(lie, least * 0.99, { x: 0, y: 0 })).toBe(false);
  });

  test.each(lies)("fills it wherever it is dragged: %j", (lie) => {
    const zoom = leastZoom(lie) * 1.5;
    for (const drag of [
      { x: 999, y: -999 },
      { x: -999, y: 3 },
      { x: 4, y: 999 },
    ]) {
      const place = placeWithin(drag, zoom, lie);
      expect(isFilled(lie, zoom, place)).toBe(true);
      expect(
        isFilled(lie, zoom, { x: place.x + Math.sign(drag.x) * 9, y: place.y + Math.sign(drag.y) * 9 }),
      ).toBe(false);
    }
  });

  test("where it fills the frame it lies as it was dragged", () => {
    const lie = lies[0]!;
    const place = placeWithin({ x: 20, y: -30 }, 2, lie);
    expect(place.x).toBeCloseTo(20);
    expect(place.y).toBeCloseTo(-30);
  });
});
