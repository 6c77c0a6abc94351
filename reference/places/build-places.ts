import { regions } from "@/lib/domain/places/regions";
import { states, stateOfCode } from "@/lib/content/states";
import { PLACE_IDS, type PlaceKind } from "@/lib/domain/places/place-ids";
import { distanceKm, type LatLng } from "@/lib/shared/geo";
import { isAmbiguous, isInstitution } from "@/reference/places/ambiguous-names";
import { buildCities, type City } from "@/reference/places/build-cities";
import { districtNames } from "@/reference/places/district-names";
import { PointGrid } from "@/reference/places/point-grid";
import { localityAliases } from "@/reference/places/renames";
import { IMPORTANCE } from "@/reference/places/importance";
import type { KnownLocality } from "@/reference/places/known-localities";
import type { KnownTown } from "@/reference/places/known-towns";
import { marketText } from "@/reference/places/market-text";
import type { SourceCity, SourceOffice, Sources } from "@/reference/places/sources";
import { locateOffices, meanPoint, type Office } from "@/reference/places/locate-offices";
import { groupBy } from "@/reference/places/misplaced";
import { plainSpellings, sectorOf, spellingsOf, withoutDirection } from "@/reference/places/spellings";
import { officePlace } from "@/reference/places/tidy-names";

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
  /** About how many people mean it by its name (`IMPORTANCE`). */
  readonly importance: number;
  readonly names: readonly string[];
};

type Draft = Omit<GazetteerPlace, "id">;

/**
 * The gazetteer: states, districts, cities, localities and PIN codes of India with names, labels and points. The same
 * sources give the same rows with the same ids.
 */
export function buildPlaces(sources: Sources): GazetteerPlace[] {
  const offices = locateOffices(sources.offices);
  const known = sources.localities ?? [];
  const towns = withKnownTowns(sources.cities, sources.towns ?? []);
  const cities = withoutLocalities(buildCities(towns, offices), known);
  const areas = new Areas(cities);
  const localities = buildLocalities(offices, cities, areas, known);
  return [
    ...number(PLACE_IDS.state, buildStates()),
    ...number(PLACE_IDS.district, [...buildDistricts(offices, cities), ...buildRegions()]),
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

/** Codes people say for the state; the others, and codes of before, are words of other things ('hr', 'or', 'ct'). */
const SPOKEN_CODES = new Set(["AP", "HP", "JK", "MH", "MP", "TN", "UK", "UP", "WB"]);
const isCode = (name: string): boolean => /^[A-Z]{2}$/.test(name);

function stateNames({ code, name, nameHi, otherNames }: (typeof states)[number]): string[] {
  const others = otherNames.filter((text) => !isCode(text));
  const codes = SPOKEN_CODES.has(code) ? [code, [...code].join(" ")] : [];
  return [...new Set([...[name, ...others].flatMap(spellingsOf), nameHi, ...codes])];
}

const buildStates = (): Draft[] =>
  states.map((state) => ({
    kind: "state",
    name: state.name,
    label: state.name,
    stateCode: state.code,
    district: null,
    pinCode: null,
    population: 0,
    importance: IMPORTANCE.state,
    lat: state.lat,
    lng: state.lng,
    names: stateNames(state),
  }));

/** The name of a town with as many people is worth all its spellings. */
const LARGE_TOWN = 100_000;

const cityPlace = ({
  name,
  otherNames,
  stateCode,
  district,
  population,
  importance,
  lat,
  lng,
}: City): Draft => ({
  kind: "city",
  name,
  label: labelOf(stateCode, name),
  stateCode,
  district,
  pinCode: null,
  population,
  importance: Math.max(population, importance ?? IMPORTANCE.smallTown),
  lat,
  lng,
  names: [...new Set([name, ...otherNames].flatMap(population >= LARGE_TOWN ? spellingsOf : plainSpellings))],
});

/** Regions stand among the districts: what people say is larger than a town, and no state. */
const buildRegions = (): Draft[] =>
  regions.map(({ stateCode, name, otherNames, lat, lng }) => ({
    kind: "district",
    name,
    label: labelOf(stateCode, name),
    stateCode,
    district: null,
    pinCode: null,
    population: 0,
    importance: IMPORTANCE.region,
    lat,
    lng,
    names: [name, ...otherNames],
  }));

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
      importance: IMPORTANCE.district,
      lat: centre.lat,
      lng: centre.lng,
      names: [...new Set([name, ...otherNames].flatMap(spellingsOf))],
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

/** A sector lies as far from the middle of its town at most, km. */
const SECTOR_KM = 25;

/** Which name stands between a locality and its state: the large city around it, else the district. */
class Areas {
  private readonly large = new PointGrid<City>();
  private readonly called = new Map<string, City[]>();
  private readonly delhi: City | undefined;

  constructor(cities: readonly City[]) {
    for (const city of cities) {
      if (reachKm(city.population) > 0) this.large.add(city, city);
      for (const name of new Set([city.name, ...city.otherNames])) {
        const key = `${city.stateCode}|${name.toLowerCase()}`;
        this.called.set(key, [...(this.called.get(key) ?? []), city]);
      }
    }
    this.delhi = cities.find(({ stateCode, name }) => stateCode === "DL" && name === "Delhi");
  }

  /** The city of a name that a point may belong to. */
  cityCalled(name: string, point: LatLng, stateCode: string): City | undefined {
    const cities = this.called.get(`${stateCode}|${name.toLowerCase()}`) ?? [];
    return cities.find((city) => distanceKm(city, point) <= SECTOR_KM);
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
      importance: IMPORTANCE.pinCode,
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
  known: readonly KnownLocality[],
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
    const ownName = point && officePlace(office.name, office.stateCode);
    if (!ownName) continue;
    const { stateCode, pinCode } = office;
    const district = districtNames(stateCode, office.district).name;
    const sector = sectorIn(ownName, point, stateCode, areas);
    const city = sector?.city ?? areas.cityAround(point, stateCode);
    const name = sector?.name ?? ownName;
    const place = sector ? `${district}|${sector.city.name}` : district;
    if (taken.has(key(stateCode, place, name))) continue;
    taken.add(key(stateCode, place, name));
    const draft: Draft = {
      kind: "locality",
      name,
      label: labelOf(stateCode, name, city?.name ?? district),
      stateCode,
      district,
      pinCode,
      population: 0,
      importance: 0,
      ...point,
      names: [
        ...(city ? spellingsOf(name) : plainSpellings(name)),
        ...(sector ? sectorNames(name, sector.city) : []),
        ...(aliases.get(`${stateCode}|${name}`) ?? []),
      ],
    };
    localities.push({ draft, head: office.head, city });
  }
  const inCities = withKnown(withImportance(localities.filter(({ city }) => city)), known, cities);
  inCities.sort(
    (a, b) =>
      (b.city?.population ?? 0) - (a.city?.population ?? 0) ||
      b.draft.importance - a.draft.importance ||
      Number(b.head) - Number(a.head),
  );
  return {
    inCities: inCities.map(({ draft }) => draft),
    elsewhere: localities
      .filter(({ city }) => !city)
      .map(({ draft, head }) => ({ ...draft, importance: head ? IMPORTANCE.subOffice : IMPORTANCE.village })),
  };
}

/** Letters and digits: 'M.G. Road' and 'M G Road' are one name. */
const lettersOf = (name: string): string => marketText(name).replace(/ /g, "");

/** A town of the source with as many people is a town, though it is also a locality of the city beside it. */
const TOWN_PEOPLE = 100_000;
/** Within this of a known locality its name means it, km. */
const SAME_PLACE_KM = 12;

/** The towns of the source with what is known of some: the same one within this of it, km, with more names; else one more. */
function withKnownTowns(cities: readonly SourceCity[], known: readonly KnownTown[]): SourceCity[] {
  const result = [...cities];
  for (const town of known) {
    const importance = town.famous ? IMPORTANCE.famousTown : IMPORTANCE.knownTown;
    const at = result.findIndex(
      (city) => lettersOf(city.name) === lettersOf(town.name) && distanceKm(city, town) <= SAME_PLACE_KM,
    );
    const city = result[at];
    if (city === undefined) result.push({ ...town, importance });
    else result[at] = { ...city, otherNames: [...city.otherNames, ...town.otherNames], importance };
  }
  return result;
}

/** The source has localities of large cities as towns of their own ('Hinjawadi', 'Rohini'): known ones stay localities. */
function withoutLocalities(cities: readonly City[], known: readonly KnownLocality[]): City[] {
  const localities = groupBy(
    known.flatMap((one) =>
      [one.name, ...one.otherNames].map((name) => ({ ...one, key: `${one.stateCode}|${lettersOf(name)}` })),
    ),
    ({ key }) => key,
  );
  return cities.filter(
    (city) =>
      city.population > TOWN_PEOPLE ||
      ![city.name, ...city.otherNames].some((name) =>
        localities
          .get(`${city.stateCode}|${lettersOf(name)}`)
          ?.some((one) => one.city !== city.name && distanceKm(one, city) <= SAME_PLACE_KM),
      ),
  );
}

/** Puts the known localities where the table has them, with their names: in the place of post offices of their name. */
function withKnown(
  localities: readonly Locality[],
  known: readonly KnownLocality[],
  cities: readonly City[],
): Locality[] {
  const result = [...localities];
  const byName = new Map<string, number[]>();
  localities.forEach(({ draft, city }, index) => {
    const key = `${draft.stateCode}|${city?.name}|${lettersOf(draft.name)}`;
    byName.set(key, [...(byName.get(key) ?? []), index]);
  });
  const towns = new Map(cities.map((city) => [`${city.stateCode}|${city.name}`, city] as const).reverse());
  for (const one of known) {
    const city = towns.get(`${one.stateCode}|${one.city}`);
    if (!city || towns.has(`${one.stateCode}|${one.name}`)) continue;
    const spellings = [one.name, ...one.otherNames];
    const at = spellings.flatMap(
      (name) => byName.get(`${one.stateCode}|${one.city}|${lettersOf(name)}`) ?? [],
    );
    const [first, ...others] = [...new Set(at)];
    const office = first === undefined ? undefined : result[first];
    const name =
      office && lettersOf(office.draft.name) === lettersOf(one.name) ? office.draft.name : one.name;
    const base = one.famous ? IMPORTANCE.famousLocality : IMPORTANCE.knownLocality;
    const draft: Draft = {
      kind: "locality",
      name,
      label: labelOf(one.stateCode, name, city.name),
      stateCode: one.stateCode,
      district: office?.draft.district ?? city.district,
      pinCode: /\b\d{6}$/.exec(one.source)?.[0] ?? office?.draft.pinCode ?? null,
      population: 0,
      // Of two of a name in two cities the larger city's is meant.
      importance: base + Math.round(city.population / 1000),
      lat: one.lat,
      lng: one.lng,
      names: [
        ...new Set([
          ...[name, one.name, ...one.otherNames].flatMap(spellingsOf),
          ...(/^Sector \d/.test(name) ? sectorNames(name, city) : []),
          ...(office?.draft.names ?? []),
        ]),
      ],
    };
    const locality: Locality = { draft, head: true, city };
    if (first === undefined) result.push(locality);
    else result[first] = locality;
    // Another office of the name stands for the same place.
    for (const other of others) {
      const double = result[other];
      if (double && lettersOf(double.draft.name) === lettersOf(name)) delete result[other];
    }
  }
  return result.filter((one) => one !== undefined);
}

/** 'Sector 62 Noida' is sector 62 of Noida, though Ghaziabad may be nearer, and wherever the office says it lies. */
function sectorIn(
  name: string,
  point: LatLng,
  stateCode: string,
  areas: Areas,
): { readonly name: string; readonly city: City } | null {
  const sector = sectorOf(name);
  const city = sector && areas.cityCalled(sector.town, point, stateCode);
  return city ? { name: sector.sector, city } : null;
}

const sectorNames = (sector: string, city: City): string[] =>
  [city.name, ...city.otherNames]
    .filter((name) => /^[A-Za-z ]+$/.test(name))
    .flatMap((name) => [`${sector} ${name}`, `${name} ${sector}`]);

/** A name that others around it begin with is well known; what its parts share without their direction is a name, too. */
function withImportance(localities: readonly Locality[]): Locality[] {
  const cityKey = ({ draft, city }: Locality, name: string) =>
    `${draft.stateCode}|${city?.name}|${name.toLowerCase()}`;
  const called = new Set(localities.map((one) => cityKey(one, one.draft.name)));
  const beginnings = new Map<string, number>();
  for (const one of localities) {
    const words = one.draft.name.split(" ");
    for (let size = 1; size < words.length; size++) {
      const key = cityKey(one, words.slice(0, size).join(" "));
      if (called.has(key)) beginnings.set(key, (beginnings.get(key) ?? 0) + 1);
    }
  }
  return localities.map((one) => {
    const { draft, head } = one;
    const whole = withoutDirection(draft.name);
    const names = whole && !called.has(cityKey(one, whole)) ? [...draft.names, whole] : draft.names;
    const base = head ? IMPORTANCE.cityLocality : IMPORTANCE.cityBranch;
    const unnamed =
      isInstitution(draft.name) || isAmbiguous(draft.name, { kind: draft.kind, importance: base });
    const others = unnamed ? 0 : Math.min(beginnings.get(cityKey(one, draft.name)) ?? 0, 3);
    return { ...one, draft: { ...draft, names, importance: base + others * IMPORTANCE.namedTwice } };
  });
}

/** Head and sub offices before branches, then by PIN code and name: an order that never changes. */
const byImportance = (a: SourceOffice, b: SourceOffice): number =>
  Number(b.head) - Number(a.head) || compare(a.pinCode, b.pinCode) || compare(a.name, b.name);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
