import { distanceKm, type LatLng } from "@/lib/shared/geo";
import {
  findMisplaced,
  groupBy,
  medianPoint,
  pinNeighbours,
  type PlacedOffice,
} from "@/reference/places/misplaced";
import type { SourceOffice } from "@/reference/places/sources";

/** A post office whose state is known and whose point, when it has one, can be believed. */
export type Office = SourceOffice & { readonly stateCode: string; readonly pinPoint: LatLng | null };

/** India with its islands, degrees. */
const inIndia = ({ lat, lng }: LatLng): boolean => lat >= 6 && lat <= 38 && lng >= 68 && lng <= 98;

/** Offices farther than this from the middle of their district, or of their PIN code, are not where they say, km. */
const DISTRICT_KM = 150;
const PIN_CODE_KM = 30;

/** A point to about ten metres, as one number. */
const spot = ({ lat, lng }: LatLng): number => Math.round(lat * 1e4) * 1e7 + Math.round(lng * 1e4);

/** Points that offices of several PIN codes share: the middle of a town or of a state, given for want of a better one. */
function placeholderSpots(offices: readonly SourceOffice[]): Set<number> {
  const pinCodeAt = new Map<number, string>();
  const placeholders = new Set<number>();
  for (const { point, pinCode } of offices) {
    if (!point) continue;
    const first = pinCodeAt.get(spot(point));
    if (first === undefined) pinCodeAt.set(spot(point), pinCode);
    else if (first !== pinCode) placeholders.add(spot(point));
  }
  return placeholders;
}

/** PIN codes that share five digits and lie within this of their middle stand for one whose own point is lost, km. */
const NEIGHBOURS_KM = 8;
/** A point it shares with others is good enough for a PIN code that has no other, as near to its neighbours, km. */
const SHARED_KM = 12;

/** What was done about the points of the offices, in offices; and in PIN codes for the last. */
export type LocateReport = {
  readonly offices: number;
  readonly withoutPoint: number;
  /** Outside India, shared by several PIN codes, or far from district or PIN code. */
  readonly impossible: number;
  /** Among offices of other districts and PIN codes (`findMisplaced`). */
  readonly misplaced: number;
  /** Of those two, how many stand at their PIN code now. */
  readonly mended: number;
  readonly pinCodesMendedByNeighbours: number;
};

/**
 * Drops coordinates that cannot be true (outside India, shared by several PIN codes, far from the office's district
 * or PIN code, or among offices of other districts), and takes a missing state and district from the other offices of
 * the PIN code. Offices left without a state are dropped. A PIN code that has nothing better stands at its placeholder
 * where that is near its neighbours, else in their middle.
 */
export const locateOffices = (sources: readonly SourceOffice[]): Office[] => located(sources).offices;

/** What `locateOffices` does to these offices, counted. */
export const locateReport = (sources: readonly SourceOffice[]): LocateReport => located(sources).report;

function located(sources: readonly SourceOffice[]): { offices: Office[]; report: LocateReport } {
  const placeholders = placeholderSpots(sources);
  const districts = groupBy(sources, ({ stateCode, district }) => `${stateCode}|${district}`);
  const pins = groupBy(sources, ({ pinCode }) => pinCode);
  const isOwn = (point: LatLng): boolean => inIndia(point) && !placeholders.has(spot(point));
  const districtMiddle = mapValues(districts, (members) => medianPoint(points(members).filter(isOwn)));
  const nearDistrict = ({ stateCode, district, point }: SourceOffice): boolean => {
    if (!point || !inIndia(point)) return false;
    const middle = stateCode === null ? null : districtMiddle.get(`${stateCode}|${district}`);
    return !middle || distanceKm(point, middle) <= DISTRICT_KM;
  };
  const isPlaced = (office: SourceOffice): office is PlacedOffice =>
    office.stateCode !== null && office.point !== null && isOwn(office.point) && nearDistrict(office);
  const placed = sources.filter(isPlaced);
  const misplaced: ReadonlySet<SourceOffice> = findMisplaced(placed);
  const neighbours = pinNeighbours(placed.filter((office) => !misplaced.has(office)));
  let mendedPins = 0;
  const pinMiddle = mapValues(pins, (members, pinCode) => {
    const near = points(members.filter((office) => nearDistrict(office) && !misplaced.has(office)));
    const own = medianPoint(near.filter(isOwn));
    if (own) return own;
    const shared = medianPoint(near);
    const around = neighbours.around(pinCode, 5);
    if (!around || around.km > NEIGHBOURS_KM) return shared;
    if (shared && distanceKm(shared, around.middle) <= SHARED_KM) return shared;
    mendedPins++;
    return around.middle;
  });
  const pinHome = mapValues(pins, (members) =>
    mostFrequent(members.filter(({ stateCode }) => stateCode !== null)),
  );
  let mended = 0;
  let impossible = 0;
  const offices = sources.flatMap((office): Office[] => {
    const home = office.stateCode === null ? pinHome.get(office.pinCode) : office;
    if (!home || home.stateCode === null) return [];
    const { stateCode, district } = home;
    const pinPoint = pinMiddle.get(office.pinCode) ?? null;
    const { point } = office;
    const isTrue =
      point !== null &&
      pinPoint !== null &&
      isOwn(point) &&
      nearDistrict(office) &&
      !misplaced.has(office) &&
      distanceKm(point, pinPoint) <= PIN_CODE_KM;
    if (point && !isTrue) {
      if (!misplaced.has(office)) impossible++;
      if (office.head && pinPoint) mended++;
    }
    return [{ ...office, stateCode, district, point: isTrue ? point : null, pinPoint }];
  });
  return {
    offices,
    report: {
      offices: sources.length,
      withoutPoint: sources.filter(({ point }) => !point).length,
      impossible,
      misplaced: misplaced.size,
      mended,
      pinCodesMendedByNeighbours: mendedPins,
    },
  };
}

const points = (offices: readonly SourceOffice[]): LatLng[] => offices.flatMap(({ point }) => point ?? []);

const mapValues = <A, B>(map: ReadonlyMap<string, A>, change: (value: A, key: string) => B): Map<string, B> =>
  new Map([...map].map(([key, value]) => [key, change(value, key)]));

/** The middle of points, to five decimals (about a metre); null of nothing. */
export function meanPoint(all: readonly LatLng[]): LatLng | null {
  if (all.length === 0) return null;
  const mean = (values: readonly number[]) =>
    Number((values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(5));
  return { lat: mean(all.map(({ lat }) => lat)), lng: mean(all.map(({ lng }) => lng)) };
}

/** One of the offices of the district that most of them lie in. */
function mostFrequent(offices: readonly SourceOffice[]): SourceOffice | undefined {
  const groups = [...groupBy(offices, ({ stateCode, district }) => `${stateCode}|${district}`).values()];
  return groups.sort((a, b) => b.length - a.length)[0]?.[0];
}
