import "server-only";
import { boxAround, EARTH_RADIUS_KM, type LatLng } from "@/lib/shared/geo";

/** Squares to a degree, and to a row of them around the earth. */
type Grid = { readonly perDegree: number; readonly perRow: number };

/** Those of `listing_search.cell`, some 2 km wide, and of `listing_place_slots.square`, half as wide. */
export const CELLS: Grid = { perDegree: 50, perRow: 18_001 };
export const PLACE_SQUARES: Grid = { perDegree: 100, perRow: 36_001 };

/** Squares next to each other in one row: the numbers of the first and the last. */
export type Squares = readonly [first: number, last: number];

/** The squares about a circle: those that lie within it whole, of each row of them in turn, and the others. */
export function squaresOf(
  centre: LatLng,
  radiusKm: number,
  { perDegree, perRow }: Grid,
): { within: Squares[]; across: Squares[] } {
  const rowOf = (lat: number): number => Math.floor((lat + 90) * perDegree);
  const columnOf = (lng: number): number => Math.floor((lng + 180) * perDegree);
  const { west, south, east, north } = boxAround(centre, radiusKm);
  const [within, across]: [Squares[], Squares[]] = [[], []];
  for (let row = rowOf(south); row <= rowOf(north); row += 1) {
    const at = (column: number): number => row * perRow + column;
    const [first, last] = [columnOf(west), columnOf(east)];
    const half = Math.min(
      ...[row, row + 1].map((edge) => halfWidth(centre, radiusKm, edge / perDegree - 90)),
    );
    const [from, to] = [
      Math.max(first, Math.ceil((centre.lng - half + 180) * perDegree)),
      Math.min(last, Math.floor((centre.lng + half + 180) * perDegree) - 1),
    ];
    if (!(from <= to)) {
      across.push([at(first), at(last)]);
      continue;
    }
    within.push([at(from), at(to)]);
    if (first < from) across.push([at(first), at(from - 1)]);
    if (to < last) across.push([at(to + 1), at(last)]);
  }
  return { within, across };
}

/**
 * How far a circle reaches along a parallel to either side of its centre, degrees of longitude, a little less against rounding;
 * NaN where it does not, or goes all around. A square with its corners within the circle lies within it: along a meridian, and along a
 * parallel away from the centre, what is farthest is an end.
 */
function halfWidth(centre: LatLng, radiusKm: number, lat: number): number {
  const [phi, of] = [lat, centre.lat].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
  const cosine =
    (Math.cos(radiusKm / EARTH_RADIUS_KM) - Math.sin(phi) * Math.sin(of)) / (Math.cos(phi) * Math.cos(of));
  return cosine <= -1 ? NaN : (Math.acos(cosine) * 180) / Math.PI - 1e-6;
}

/** The first squares of some stretches, and the last ones. */
export const firsts = (some: readonly Squares[]): number[] => some.map(([first]) => first);
export const lasts = (some: readonly Squares[]): number[] => some.map(([, last]) => last);
