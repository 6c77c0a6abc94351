import { useDatabase } from "@/tests/support/database";
import { expect, test } from "vitest";
import { GET } from "@/app/media/map/[file]/route";
import { mapPlacesPath } from "@/components/map/base-style";
import { LOCALES } from "@/lib/shared/locale";
import { buildPlaces } from "@/reference/places/build-places";
import { writePlaces } from "@/reference/places/seed-places";
import { fewSources } from "@/tests/reference/places/few-sources";

useDatabase();

type Feature = { geometry: { coordinates: number[] }; properties: { n: string; k: string; r: number } };

const ask = (file: string) => GET(new Request("http://localhost/"), { params: Promise.resolve({ file }) });

async function namesOf(locale: (typeof LOCALES)[number]) {
  const [, folder, file] = /^(.*)\/([^/]+)$/.exec(mapPlacesPath(locale))!;
  expect(folder).toBe("/media/map");
  const response = await ask(file!);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/geo+json"]);
  return { response, features: ((await response.json()) as { features: Feature[] }).features };
}

test("before the gazetteer is there it is empty, and asked again", async () => {
  expect((await namesOf("en")).features).toEqual([]);
});

test.each(["places-fr.json", "places.json", "places-en.json.json", "..%2fplaces-en.json"])(
  "%s is not found",
  async (file) => {
    expect((await ask(file)).status).toBe(404);
  },
);

test("cities and known localities by their names, the important first, in the page's language; browsers keep them", async () => {
  const few = buildPlaces(fewSources);
  await writePlaces(
    few.map((place) => (place.name === "Kothrud" ? { ...place, importance: 300_000 } : place)),
    "few",
  );
  const { response, features } = await namesOf("en");
  expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
  const pune = features.find(({ properties }) => properties.n === "Pune")!;
  expect(pune.properties.k).toBe("city");
  expect(pune.geometry.coordinates.map((degrees) => Math.round(degrees))).toEqual([74, 19]);
  expect(features.map(({ properties }) => properties.n)).toContain("Kothrud");
  const unknown = few.find(({ kind, importance }) => kind === "locality" && importance < 13_000)!;
  expect(features.map(({ properties }) => properties.n)).not.toContain(unknown.name);
  const ranks = features.map(({ properties }) => properties.r);
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));

  expect((await namesOf("hi")).features.map(({ properties }) => properties.n)).toContain("पुणे");
});
