import { states, stateOfCode } from "@/lib/content/states";
import { PLACE_IDS, type PlaceKind } from "@/lib/domain/places/place-ids";
import type { LatLng } from "@/lib/shared/geo";
import { buildCities, type City } from "@/prisma/seed/places/build-cities";
import { districtNames } from "@/prisma/seed/places/district-names";
import { PointGrid } from "@/prisma/seed/places/point-grid";
import { localityAliases } from "@/prisma/seed/places/renames";
import type { SourceOffice, Sources } from "@/prisma/seed/places/sources";
import { groupBy, locateOffices, meanPoint, type Office } from "@/prisma/seed/places/locate-offices";
import { officePlace } from "@/prisma/seed/places/tidy-names";

/** A row of `places` with what it is called; the first of `names` is its own. */
export type GazetteerPlace = LatLng & {
  readonly id: number;
  readonly kind: PlaceKind;
  readonly name: string;
  readonly label: string;
  readonly stateCode: string;
  readonly district: string | null;
  readonly pinCode: string | null;
  readonly population: number;
  readonly names: readonly string[];
};

type Draft = Omit<GazetteerPlace, "id">;

/**
 * The gazetteer: states, districts, cities, localities and PIN codes of India with names, labels and points. The same
 * sources give the same rows with the same ids.
 */
export function buildPlaces(sources: Sources): GazetteerPlace[] {
  const offices = locateOffices(sources.offices);
  const cities = buildCities(sources.cities, offices);
  const areas = new Areas(cities);
  const localities = buildLocalities(offices, cities, areas);
  return [
    ...number(PLACE_IDS.state, buildStates()),
    ...number(PLACE_IDS.district, buildDistricts(offices, cities)),
    ...number(PLACE_IDS.city, cities.map(cityPlace)),
    ...buildPinCodes(offices, areas),
    ...number(PLACE_IDS.cityLocality, localities.inCities),
    ...number(PLACE_IDS.locality, localities.elsewhere),
  ];
}

const number = (first: number, drafts: readonly Draft[]): GazetteerPlace[] =>
  drafts.map((draft, index) => ({ id: first + index, ...draft }));

/** 'Kothrud, Pune, Maharashtra'; a part that would only repeat the next one is left out: 'Delhi', 'Rohini, Delhi'. */
const labelOf = (stateCode: string, ...parts: string[]): string =>
  [...parts, stateOfCode(stateCode)?.name ?? stateCode]
    .filter((part, index, all) => part !== all[index + 1])
    .join(", ");

/** 'R K Puram' and 'M.G. Road' are also asked for as 'rk puram' and 'mg road'. */
function withJoinedInitials(name: string): string[] {
  const joined = name
    .replace(/\b[A-Z](?:[ .]+[A-Z]\b)+\.?/g, (initials) => initials.replace(/[ .]/g, ""))
    .trim();
  return joined === name ? [name] : [name, joined];
}

/** Codes people say for the state; the others would only push its cities down ('ch', 'ka'). */
const SPOKEN_CODES = new Set(["AP", "HP", "JK", "MP", "TN", "UK", "UP", "WB"]);

const buildStates = (): Draft[] =>
  states.map(({ code, name, nameHi, otherNames, lat, lng }) => ({
    kind: "state",
    name,
    label: name,
    stateCode: code,
    district: null,
    pinCode: null,
    population: 0,
    lat,
    lng,
    names: [name, nameHi, ...(SPOKEN_CODES.has(code) ? [code] : []), ...otherNames],
  }));

const cityPlace = ({ name, otherNames, stateCode, district, population, lat, lng }: City): Draft => ({
  kind: "city",
  name,
  label: labelOf(stateCode, name),
  stateCode,
  district,
  pinCode: null,
  population,
  lat,
  lng,
  names: [name, ...otherNames],
});

/** Districts, each at its largest city, else in the middle of its post offices. */
function buildDistricts(offices: readonly Office[], cities: readonly City[]): Draft[] {
  const byDistrict = groupBy(
    offices,
    ({ stateCode, district }) => `${stateCode}|${districtNames(stateCode, district).name}`,
  );
  const capitals = new Map<string, City>();
  for (const city of cities) {
    const key = `${city.stateCode}|${city.district}`;
    if (city.population > 0 && !capitals.has(key)) capitals.set(key, city);
  }
  return [...byDistrict.keys()].sort().flatMap((key) => {
    const members = byDistrict.get(key) ?? [];
    const centre = capitals.get(key) ?? meanPoint(members.flatMap(({ point }) => point ?? []));
    if (!centre || !members[0]) return [];
    const { stateCode } = members[0];
    const { name, otherNames } = districtNames(stateCode, members[0].district);
    return {
      kind: "district" as const,
      name,
      label: labelOf(stateCode, name),
      stateCode,
      district: name,
      pinCode: null,
      population: 0,
      lat: centre.lat,
      lng: centre.lng,
      names: [name, ...otherNames],
    };
  });
}

/** How far the name of a large city reaches, km. */
const REACH: readonly (readonly [population: number, km: number])[] = [
  [2_500_000, 18],
  [1_000_000, 12],
  [500_000, 8],
  [300_000, 6],
];
const LARGEST_REACH_KM = 18;
const reachKm = (population: number): number => REACH.find(([least]) => population >= least)?.[1] ?? 0;

/** Which name stands between a locality and its state: the large city around it, else the district. */
class Areas {
  private readonly large = new PointGrid<City>();
  private readonly delhi: City | undefined;

  constructor(cities: readonly City[]) {
    for (const city of cities) if (reachKm(city.population) > 0) this.large.add(city, city);
    this.delhi = cities.find(({ stateCode, name }) => stateCode === "DL" && name === "Delhi");
  }

  cityAround(point: LatLng, stateCode: string): City | undefined {
    if (stateCode === "DL") return this.delhi;
    let best: City | undefined;
    let bestShare = 1;
    for (const { item, km } of this.large.within(point, LARGEST_REACH_KM)) {
      const share = km / reachKm(item.population);
      if (item.stateCode !== stateCode || share > bestShare) continue;
      [best, bestShare] = [item, share];
    }
    return best;
  }
}

function buildPinCodes(offices: readonly Office[], areas: Areas): GazetteerPlace[] {
  const byPin = groupBy(offices, ({ pinCode }) => pinCode);
  return [...byPin.keys()].sort().flatMap((pinCode) => {
    const members = byPin.get(pinCode) ?? [];
    const office = members[0];
    const centre = meanPoint(members.flatMap(({ point }) => point ?? [])) ?? office?.pinPoint;
    if (!centre || !office) return [];
    const { stateCode } = office;
    const district = districtNames(stateCode, office.district).name;
    const area = areas.cityAround(centre, stateCode)?.name ?? district;
    const label = labelOf(stateCode, pinCode, area);
    return {
      id: Number(pinCode),
      kind: "pin_code" as const,
      name: pinCode,
      label,
      stateCode,
      district,
      pinCode,
      population: 0,
      ...centre,
      names: [pinCode],
    };
  });
}

const aliases = new Map<string, readonly string[]>(
  localityAliases.map(([stateCode, name, ...otherNames]) => [`${stateCode}|${name}`, otherNames]),
);

type Locality = { readonly draft: Draft; readonly head: boolean; readonly city: City | undefined };

/**
 * A locality for every name of a post office in a district; not for the names of its cities, nor for branch offices
 * without a usable point. An office that is more than a branch and has no point stands at its PIN code's.
 */
function buildLocalities(
  offices: readonly Office[],
  cities: readonly City[],
  areas: Areas,
): { inCities: Draft[]; elsewhere: Draft[] } {
  const key = (stateCode: string, district: string, name: string) =>
    `${stateCode}|${district}|${name.toLowerCase()}`;
  const taken = new Set<string>();
  for (const { stateCode, district, name, otherNames } of cities) {
    for (const text of [name, ...otherNames]) taken.add(key(stateCode, district ?? "", text));
  }
  const localities: Locality[] = [];
  for (const office of [...offices].sort(byImportance)) {
    const point = office.point ?? (office.head ? office.pinPoint : null);
    const name = point && officePlace(office.name);
    if (!name) continue;
    const { stateCode, pinCode } = office;
    const district = districtNames(stateCode, office.district).name;
    if (taken.has(key(stateCode, district, name))) continue;
    taken.add(key(stateCode, district, name));
    const city = areas.cityAround(point, stateCode);
    const draft: Draft = {
      kind: "locality",
      name,
      label: labelOf(stateCode, name, city?.name ?? district),
      stateCode,
      district,
      pinCode,
      population: 0,
      ...point,
      names: [...withJoinedInitials(name), ...(aliases.get(`${stateCode}|${name}`) ?? [])],
    };
    localities.push({ draft, head: office.head, city });
  }
  const inCities = localities.filter(({ city }) => city);
  inCities.sort(
    (a, b) => (b.city?.population ?? 0) - (a.city?.population ?? 0) || Number(b.head) - Number(a.head),
  );
  return {
    inCities: inCities.map(({ draft }) => draft),
    elsewhere: localities.filter(({ city }) => !city).map(({ draft }) => draft),
  };
}

/** Head and sub offices before branches, then by PIN code and name: an order that never changes. */
const byImportance = (a: SourceOffice, b: SourceOffice): number =>
  Number(b.head) - Number(a.head) || compare(a.pinCode, b.pinCode) || compare(a.name, b.name);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
