import { distanceKm, type LatLng } from "@/lib/shared/geo";
import type { SourceOffice } from "@/prisma/seed/places/sources";

/** A post office whose state is known and whose point, when it has one, can be believed. */
export type Office = SourceOffice & { readonly stateCode: string; readonly pinPoint: LatLng | null };

/** India with its islands, degrees. */
const inIndia = ({ lat, lng }: LatLng): boolean => lat >= 6 && lat <= 38 && lng >= 68 && lng <= 98;

/** Offices farther than this from the middle of their district, or of their PIN code, are not where they say, km. */
const DISTRICT_KM = 150;
const PIN_CODE_KM = 30;

/** A point to about ten metres. */
const spot = ({ lat, lng }: LatLng): string => `${lat.toFixed(4)} ${lng.toFixed(4)}`;

/** Points that offices of several PIN codes share: the middle of a town or of a state, given for want of a better one. */
function placeholderSpots(offices: readonly SourceOffice[]): Set<string> {
  const pinCodeAt = new Map<string, string>();
  const placeholders = new Set<string>();
  for (const { point, pinCode } of offices) {
    if (!point) continue;
    const first = pinCodeAt.get(spot(point));
    if (first === undefined) pinCodeAt.set(spot(point), pinCode);
    else if (first !== pinCode) placeholders.add(spot(point));
  }
  return placeholders;
}

/**
 * Drops coordinates that cannot be true (outside India, shared by several PIN codes, or far from the office's district
 * or PIN code), and takes a missing state and district from the other offices of the PIN code. Offices left without a
 * state are dropped. A PIN code that has nothing better stands at its placeholder.
 */
export function locateOffices(sources: readonly SourceOffice[]): Office[] {
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
  const pinMiddle = mapValues(pins, (members) => {
    const near = points(members.filter(nearDistrict));
    return medianPoint(near.filter(isOwn)) ?? medianPoint(near);
  });
  const pinHome = mapValues(pins, (members) =>
    mostFrequent(members.filter(({ stateCode }) => stateCode !== null)),
  );
  return sources.flatMap((office) => {
    const home = office.stateCode === null ? pinHome.get(office.pinCode) : office;
    if (!home || home.stateCode === null) return [];
    const { stateCode, district } = home;
    const pinPoint = pinMiddle.get(office.pinCode) ?? null;
    const { point } = office;
    const isTrue =
      point && pinPoint && isOwn(point) && nearDistrict(office) && distanceKm(point, pinPoint) <= PIN_CODE_KM;
    return { ...office, stateCode, district, point: isTrue ? point : null, pinPoint };
  });
}

const points = (offices: readonly SourceOffice[]): LatLng[] => offices.flatMap(({ point }) => point ?? []);

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

const mapValues = <A, B>(map: ReadonlyMap<string, A>, change: (value: A) => B): Map<string, B> =>
  new Map([...map].map(([key, value]) => [key, change(value)]));

/** The middle that a few wild points do not move; null of nothing. */
function medianPoint(all: readonly LatLng[]): LatLng | null {
  const middle = (values: number[]): number | undefined => values.sort((a, b) => a - b)[values.length >> 1];
  const lat = middle(all.map((point) => point.lat));
  const lng = middle(all.map((point) => point.lng));
  return lat === undefined || lng === undefined ? null : { lat, lng };
}

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
