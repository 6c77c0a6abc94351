import "server-only";
import { boxAround, EARTH_RADIUS_KM, type LatLng, radians } from "@/lib/shared/geo";

/** Squares to a degree, and to a row of them around the earth. */
type Grid = { readonly perDegree: number; readonly perRow: number };

/** Those of `listing_search.cell`, some 2 km wide, and of `listing_place_slots.square`, half as wide. */
export const CELLS: Grid = { perDegree: 50, perRow: 18_001 };
export const PLACE_SQUARES: Grid = { perDegree: 100, perRow: 36_001 };

/** Squares next to each other in one row: the numbers of the first and the last. */
export type Squares = readonly [first: number, last: number];

/** The squares that a circle touches: those that lie within it whole, of each row of them in turn, and those that its edge crosses. */
export function squaresOf(
  centre: LatLng,
  radiusKm: number,
  { perDegree, perRow }: Grid,
): { within: Squares[]; across: Squares[] } {
  const rowOf = (lat: number): number => Math.floor((lat + 90) * perDegree);
  const columnOf = (lng: number): number => Math.floor((lng + 180) * perDegree);
  const { west, south, east, north } = boxAround(centre, radiusKm);
  const isAround = west === -180 && east === 180;
  const widestAt = widestLatitude(centre, radiusKm);
  const [within, across]: [Squares[], Squares[]] = [[], []];
  for (let row = rowOf(south); row <= rowOf(north); row += 1) {
    const at = (column: number): number => row * perRow + column;
    const [low, high] = [row / perDegree - 90, (row + 1) / perDegree - 90];
    const halves = [low, high].map((edge) => halfWidth(centre, radiusKm, edge));
    const outer = Math.max(...halves.filter((half) => !Number.isNaN(half)));
    const isWidest = !(widestAt < low - MARGIN || widestAt > high + MARGIN);
    // Around the earth, too, and where only its tip lies in the row.
    const isBox = isWidest || isAround || !Number.isFinite(outer);
    const first = columnOf(isBox ? west : Math.max(west, centre.lng - outer - MARGIN));
    const last = columnOf(isBox ? east : Math.min(east, centre.lng + outer + MARGIN));
    const inner = Math.min(...halves) - MARGIN;
    const [from, to] = [
      Math.max(first, Math.ceil((centre.lng - inner + 180) * perDegree)),
      Math.min(last, Math.floor((centre.lng + inner + 180) * perDegree) - 1),
    ];
    if (!(from <= to) || inner >= 180 - MARGIN) {
      across.push([at(first), at(last)]);
      continue;
    }
    within.push([at(from), at(to)]);
    if (first < from) across.push([at(first), at(from - 1)]);
    if (to < last) across.push([at(to + 1), at(last)]);
  }
  return { within, across };
}

/** Against rounding, degrees. */
const MARGIN = 1e-6;

const degrees = (angle: number): number => (angle * 180) / Math.PI;

/**
 * How far a circle reaches along a parallel to either side of its centre, degrees of longitude; 180 where it goes all around, NaN where
 * it does not reach. A square with its corners within the circle lies within it: along a meridian, and along a parallel away from
 * the centre, what is farthest is an end.
 */
function halfWidth(centre: LatLng, radiusKm: number, lat: number): number {
  const [phi, of] = [radians(lat), radians(centre.lat)];
  const cosine =
    (Math.cos(radiusKm / EARTH_RADIUS_KM) - Math.sin(phi) * Math.sin(of)) / (Math.cos(phi) * Math.cos(of));
  return cosine <= -1 ? 180 : degrees(Math.acos(cosine));
}

/** The parallel along which a circle is widest; NaN where it holds a pole. From there to either side it becomes narrower. */
const widestLatitude = (centre: LatLng, radiusKm: number): number =>
  degrees(Math.asin(Math.sin(radians(centre.lat)) / Math.cos(radiusKm / EARTH_RADIUS_KM)));

/** The first squares of some stretches, and the last ones. */
export const firsts = (some: readonly Squares[]): number[] => some.map(([first]) => first);
export const lasts = (some: readonly Squares[]): number[] => some.map(([, last]) => last);
