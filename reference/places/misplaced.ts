import { distanceKm, type LatLng } from "@/lib/shared/geo";
import type { SourceOffice } from "@/reference/places/sources";

/** A post office with a point and a state. */
export type PlacedOffice = SourceOffice & { readonly stateCode: string; readonly point: LatLng };

/** Where the members of a group lie: their middle, and how far from it half of them are, km. */
type Spread = { readonly middle: LatLng; readonly km: number };

/** So many times the usual distance from the middle of its group puts an office in doubt, from these distances on, km. */
const DOUBT = 3;
const DOUBT_IN_DISTRICT_KM = 15;
const DOUBT_AMONG_PINS_KM = 12;
/** PIN codes that share as many digits are neighbours: a city's, a part's of it, a few streets'. */
const PIN_LEVELS = [3, 4, 5] as const;
const LEAST_PINS = 4;
/** Four digits of PIN codes within this of their middle are a city's, km. */
const CITY_KM = 8;

/** The offices around a doubtful one are asked: one of each of the nearest PIN codes, if there are enough. */
const WITNESSES = 8;
const LEAST_WITNESSES = 2;
const CELLS_PER_DEGREE = 10;

const middle = (values: number[]): number | undefined => values.sort((a, b) => a - b)[values.length >> 1];

/** The middle that a few wild points do not move; null of nothing. */
export function medianPoint(all: readonly LatLng[]): LatLng | null {
  const lat = middle(all.map((point) => point.lat));
  const lng = middle(all.map((point) => point.lng));
  return lat === undefined || lng === undefined ? null : { lat, lng };
}

/** The items of each key, in their order. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

const districtOf = ({ stateCode, district }: PlacedOffice): string => `${stateCode}|${district}`;

function spreads<T>(groups: ReadonlyMap<string, readonly T[]>, pointOf: (item: T) => LatLng, least = 1) {
  const result = new Map<string, Spread>();
  for (const [key, items] of groups) {
    const points = items.map(pointOf);
    const centre = medianPoint(points);
    const km = centre && middle(points.map((point) => distanceKm(point, centre)));
    if (centre && typeof km === "number" && items.length >= least) result.set(key, { middle: centre, km });
  }
  return result;
}

export type PinNeighbours = {
  /** The spread of the PIN codes that share the first `digits` digits with this one; undefined for a handful. */
  around: (pinCode: string, digits: (typeof PIN_LEVELS)[number]) => Spread | undefined;
};

/** Where neighbouring PIN codes lie, each at the median of its offices. */
export function pinNeighbours(offices: readonly PlacedOffice[]): PinNeighbours {
  const pins = [...groupBy(offices, ({ pinCode }) => pinCode)].flatMap(([pinCode, members]) => {
    const point = medianPoint(members.map((office) => office.point));
    return point ? [{ pinCode, point }] : [];
  });
  const levels = new Map(
    PIN_LEVELS.map((digits) => [
      digits,
      spreads(
        groupBy(pins, ({ pinCode }) => pinCode.slice(0, digits)),
        ({ point }) => point,
        LEAST_PINS,
      ),
    ]),
  );
  return { around: (pinCode, digits) => levels.get(digits)?.get(pinCode.slice(0, digits)) };
}

const cellOf = ({ lat, lng }: LatLng, east = 0, north = 0): string =>
  `${Math.floor(lat * CELLS_PER_DEGREE) + north} ${Math.floor(lng * CELLS_PER_DEGREE) + east}`;

/** The nearest offices of other PIN codes, one of each, within about 20 km. */
function witnessesOf(
  office: PlacedOffice,
  grid: ReadonlyMap<string, readonly PlacedOffice[]>,
): PlacedOffice[] {
  const nearest = new Map<string, { away: number; other: PlacedOffice }>();
  const { lat, lng } = office.point;
  const shrink = Math.cos((lat * Math.PI) / 180);
  for (let north = -1; north <= 1; north++) {
    for (let east = -1; east <= 1; east++) {
      for (const other of grid.get(cellOf(office.point, east, north)) ?? []) {
        if (other.pinCode === office.pinCode) continue;
        // On a plane, squared: millions of them are compared, and only which is nearer counts.
        const away = (other.point.lat - lat) ** 2 + ((other.point.lng - lng) * shrink) ** 2;
        const known = nearest.get(other.pinCode);
        if (!known || away < known.away) nearest.set(other.pinCode, { away, other });
      }
    }
  }
  const sorted = [...nearest.values()].sort((a, b) => a.away - b.away);
  return sorted.slice(0, WITNESSES).map(({ other }) => other);
}

/**
 * The offices whose points are somewhere else: far from the middle of their district or of the PIN codes that share
 * their first digits (medians throughout), and among offices of other districts and other PIN codes.
 */
export function findMisplaced(offices: readonly PlacedOffice[]): Set<PlacedOffice> {
  const districts = spreads(groupBy(offices, districtOf), ({ point }) => point);
  const neighbours = pinNeighbours(offices);
  const isFar = ({ point }: PlacedOffice, spread: Spread | undefined, leastKm: number): boolean =>
    spread !== undefined && distanceKm(point, spread.middle) > Math.max(leastKm, DOUBT * spread.km);
  const isDoubtful = (office: PlacedOffice): boolean =>
    isFar(office, districts.get(districtOf(office)), DOUBT_IN_DISTRICT_KM) ||
    PIN_LEVELS.some((digits) =>
      isFar(office, neighbours.around(office.pinCode, digits), DOUBT_AMONG_PINS_KM),
    );

  const doubtful = new Set(offices.filter(isDoubtful));
  const grid = groupBy(
    offices.filter((office) => !doubtful.has(office)),
    ({ point }) => cellOf(point),
  );
  return new Set(
    [...doubtful].filter((office) => {
      const witnesses = witnessesOf(office, grid);
      if (witnesses.length < LEAST_WITNESSES) return false;
      const share = (agrees: (other: PlacedOffice) => boolean) =>
        witnesses.filter(agrees).length / witnesses.length;
      const sameDistrict = share((other) => districtOf(other) === districtOf(office));
      const samePins = (digits: number) =>
        share((other) => other.pinCode.slice(0, digits) === office.pinCode.slice(0, digits));
      const city = neighbours.around(office.pinCode, 4);
      const outOfItsCity =
        city !== undefined &&
        city.km <= CITY_KM &&
        isFar(office, city, DOUBT_AMONG_PINS_KM) &&
        samePins(4) === 0;
      return (sameDistrict <= 0.13 && samePins(3) <= 0.5) || (outOfItsCity && sameDistrict <= 0.3);
    }),
  );
}
