import { expect, test } from "vitest";
import { CELLS, PLACE_SQUARES, type Squares, squaresOf } from "@/lib/domain/listings/search/squares";
import { distanceKm, type LatLng, radians } from "@/lib/shared/geo";
import { randomNumbers } from "@/tests/lib/domain/listings/search/random-directory";

const random = randomNumbers(29);

const CENTRES: readonly LatLng[] = [
  { lat: 18.52, lng: 73.86 },
  { lat: -33.9, lng: 151.2 },
  { lat: 0.003, lng: 0.002 },
  { lat: -17, lng: 179.98 },
  { lat: 66, lng: -179.9 },
  { lat: 89.9, lng: 10 },
  { lat: -90, lng: 0 },
];
const RADII = [0.4, 3, 25, 180, 900];

const holds = (some: readonly Squares[], square: number): boolean =>
  some.some(([first, last]) => first <= square && square <= last);

test.each([
  ["of cells", CELLS],
  ["of the numbers by place", PLACE_SQUARES],
])(
  "%s: what lies in a circle lies in its squares, and what lies in those within it lies in the circle",
  (_, grid) => {
    const seen = { within: 0, across: 0 };
    for (const { lat, lng } of CENTRES)
      for (const radiusKm of RADII) {
        const centre = { lat: Math.max(-90, Math.min(90, lat + random() * 0.02)), lng };
        const { within, across } = squaresOf(centre, radiusKm, grid);
        const reach = (radiusKm / 111) * 1.2;
        for (let n = 0; n < 300; n += 1) {
          const point = {
            lat: Math.max(-90, Math.min(90, centre.lat + reach * (2 * random() - 1))),
            lng: centre.lng + (reach / Math.max(0.001, Math.cos(radians(centre.lat)))) * (2 * random() - 1),
          };
          point.lng = ((((point.lng + 180) % 360) + 360) % 360) - 180;
          const square =
            Math.floor((point.lat + 90) * grid.perDegree) * grid.perRow +
            Math.floor((point.lng + 180) * grid.perDegree);
          const isIn = distanceKm(centre, point) <= radiusKm;
          const [isWithin, isAcross] = [holds(within, square), holds(across, square)];
          expect([centre, radiusKm, point, isWithin && isAcross]).toEqual([centre, radiusKm, point, false]);
          if (isWithin) expect([centre, radiusKm, point, isIn]).toEqual([centre, radiusKm, point, true]);
          if (isIn)
            expect([centre, radiusKm, point, isWithin || isAcross]).toEqual([centre, radiusKm, point, true]);
          seen.within += isWithin ? 1 : 0;
          seen.across += isAcross ? 1 : 0;
        }
      }
    expect(seen.within).toBeGreaterThan(1000);
    expect(seen.across).toBeGreaterThan(300);
  },
);

test("those that are no whole part of it are its edge, not the corners about it", () => {
  const sizeOf = (some: readonly Squares[]) => some.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  const radiusKm = 25;
  for (const { lat, lng } of CENTRES.slice(0, 3)) {
    const { within, across } = squaresOf({ lat, lng }, radiusKm, PLACE_SQUARES);
    const sideKm = 111.2 / PLACE_SQUARES.perDegree;
    // A circle crosses eight squares for each that its radius is long, along parallels as many more as they are narrower.
    const edge = (4 * radiusKm * (1 + 1 / Math.cos(radians(lat)))) / sideKm;
    expect(sizeOf(across)).toBeLessThan(edge * 1.1);
    expect(sizeOf(within) + sizeOf(across)).toBeGreaterThan((Math.PI * radiusKm ** 2) / sideKm ** 2);
  }
});
