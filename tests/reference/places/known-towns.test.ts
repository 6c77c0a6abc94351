import { describe, expect, it } from "vitest";
import { buildPlaces } from "@/reference/places/build-places";
import { IMPORTANCE } from "@/reference/places/importance";
import { knownTowns } from "@/reference/places/known-towns";
import { fewSources } from "@/tests/reference/places/few-sources";

const SOURCES = /^(?:office|pin) \d{6}(?: .+)?$|^geonames .+$/;

describe("the table of towns", () => {
  it("has a point in India, its source and a name of Devanagari or of GeoNames for every town, each once", () => {
    const odd = knownTowns.filter(
      ({ lat, lng, source, name, otherNames }) =>
        !(lat > 6 && lat < 38 && lng > 68 && lng < 98) ||
        !SOURCES.test(source) ||
        name === "" ||
        !(source.startsWith("geonames") || otherNames.some((other) => /\p{Script=Devanagari}/u.test(other))),
    );
    expect(odd).toEqual([]);
    const keys = knownTowns.map(({ stateCode, name }) => `${stateCode} ${name}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe("in the gazetteer", () => {
  const one = { stateCode: "MH", population: 0, famous: false, source: "office 411038" };
  const places = buildPlaces({
    ...fewSources,
    towns: [
      { ...one, name: "Deepdham", otherNames: ["Deep Dham", "दीपधाम"], lat: 18.6, lng: 74.2 },
      { ...one, name: "Pune", otherNames: ["पुण्यनगरी"], lat: 18.52, lng: 73.86, famous: true },
    ],
  });
  const called = (name: string) => places.filter(({ names }) => names.includes(name));

  it("a town that no source has is a city, with all its names and as many as mean it", () => {
    expect(called("दीपधाम")).toMatchObject([
      { kind: "city", name: "Deepdham", label: "Deepdham, Maharashtra", importance: IMPORTANCE.knownTown },
    ]);
    expect(called("Deep Dham")).toHaveLength(1);
  });

  it("one that a source has keeps its point and its names, and gets more", () => {
    const [pune, ...others] = called("पुण्यनगरी");
    expect(others).toEqual([]);
    expect(pune).toMatchObject({ kind: "city", name: "Pune", lat: 18.51957, lng: 73.85535 });
    expect(pune?.names).toContain("Poona");
    expect(pune?.importance).toBeGreaterThanOrEqual(IMPORTANCE.famousTown);
  });
});
