import type { LatLng } from "@/lib/shared/geo";
import { cityNames } from "@/reference/places/city-names";
import { districtNames } from "@/reference/places/district-names";
import type { Office } from "@/reference/places/locate-offices";
import { PointGrid } from "@/reference/places/point-grid";
import { cityRenames, populationCorrections } from "@/reference/places/renames";
import type { SourceCity } from "@/reference/places/sources";
import { asciiText } from "@/reference/places/tidy-names";

export type City = LatLng & {
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly stateCode: string;
  readonly district: string | null;
  readonly population: number;
  /** About how many people mean it, where that are more than live in it. */
  readonly importance?: number;
};

const keyOf = (stateCode: string, name: string): string => `${stateCode}|${asciiText(name).toLowerCase()}`;

/** How many post offices around a city say in which district it lies, and from how far, km. */
const WITNESSES = 15;
const WITNESS_KM = [12, 40];

/** A city with as many people lies in the district that is called like it, whatever the post offices around it say. */
const SEAT_PEOPLE = 50_000;

/** The cities under the names people use today, in districts, the largest first; each label once. */
export function buildCities(sources: readonly SourceCity[], offices: readonly Office[]): City[] {
  const corrections = new Map(
    populationCorrections.map(([state, name, people]) => [keyOf(state, name), people]),
  );
  const witnesses = new PointGrid<Office>();
  for (const office of offices) if (office.point) witnesses.add(office.point, office);
  const cities = sources.filter(isPlace).map((source): City => {
    let near: Office[] = [];
    for (const km of WITNESS_KM) {
      if (near.length < WITNESSES) near = witnesses.within(source, km).map(({ item }) => item);
    }
    const stateCode =
      source.stateCode ?? mostFrequent(near.slice(0, WITNESSES), (office) => office.stateCode) ?? "";
    const home = near.filter((office) => office.stateCode === stateCode).slice(0, WITNESSES);
    return {
      name: asciiText(source.name),
      otherNames: source.otherNames,
      stateCode,
      district: mostFrequent(home, (office) => districtNames(office.stateCode, office.district).name),
      population: corrections.get(keyOf(stateCode, source.name)) ?? source.population,
      ...(source.importance !== undefined && { importance: source.importance }),
      lat: source.lat,
      lng: source.lng,
    };
  });
  cities.sort(
    (a, b) => b.population - a.population || (a.name < b.name ? -1 : a.name > b.name ? 1 : a.lat - b.lat),
  );
  const seats = new Set(
    offices.map((office) => keyOf(office.stateCode, districtNames(office.stateCode, office.district).name)),
  );
  const isSeat = ({ stateCode, name, population }: City) =>
    population >= SEAT_PEOPLE && seats.has(keyOf(stateCode, name));
  const named = renamed(cities.filter(({ stateCode }) => stateCode !== ""));
  return withMoreNames(
    withoutTwins(named.map((city) => (isSeat(city) ? { ...city, district: city.name } : city))),
  );
}

/** The source has a town called 'Sector': a sector of Noida. */
const isPlace = ({ name }: SourceCity): boolean => name !== "Sector";

/** Adds the names of city-names.ts to the largest city of each name in its state. */
function withMoreNames(cities: readonly City[]): City[] {
  const more = new Map(
    cityNames.map(({ stateCode, name, otherNames }) => [keyOf(stateCode, name), otherNames]),
  );
  return cities.map((city) => {
    const key = keyOf(city.stateCode, city.name);
    const otherNames = more.get(key) ?? [];
    more.delete(key);
    return otherNames.length > 0 ? { ...city, otherNames: [...city.otherNames, ...otherNames] } : city;
  });
}

/** What most of the offices say; the nearest one's word where two have as many. */
function mostFrequent(offices: readonly Office[], say: (office: Office) => string): string | null {
  const counts = new Map<string, number>();
  for (const office of offices) counts.set(say(office), (counts.get(say(office)) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** Gives today's names; the largest city that has one of a rename's names is meant. */
function renamed(cities: readonly City[]): City[] {
  const byName = new Map<string, number[]>();
  cities.forEach((city, index) => {
    // Names of other scripts have no key.
    for (const name of [city.name, ...city.otherNames].filter(asciiText)) {
      const key = keyOf(city.stateCode, name);
      byName.set(key, [...(byName.get(key) ?? []), index]);
    }
  });
  const result = [...cities];
  for (const [stateCode, name, ...otherNames] of cityRenames) {
    const meant = Math.min(
      ...[name, ...otherNames].flatMap((text) => byName.get(keyOf(stateCode, text)) ?? []),
    );
    const city = result[meant];
    if (!city) continue;
    const names = new Set(
      [...otherNames, city.name, ...city.otherNames].filter((text) => text !== "" && text !== name),
    );
    result[meant] = { ...city, name, otherNames: [...names] };
  }
  return result;
}

/** One city of a name in a district: the data has some of them twice. */
function withoutTwins(cities: readonly City[]): City[] {
  const seen = new Set<string>();
  return cities.filter(({ stateCode, district, name }) => {
    const key = `${keyOf(stateCode, name)}|${district}`;
    return !seen.has(key) && seen.add(key);
  });
}
