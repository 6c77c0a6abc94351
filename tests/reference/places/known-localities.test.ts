import { describe, expect, it } from "vitest";
import { distanceKm } from "@/lib/shared/geo";
import { buildPlaces } from "@/reference/places/build-places";
import { knownLocalities, withoutPoint } from "@/reference/places/known-localities";
import { fewSources } from "@/tests/reference/places/few-sources";

const SOURCES = /^(?:office|offices|pin) \d{6}$|^(?:beside )?station [A-Z0-9]{1,5}$|^geonames .+$/;

describe("the table", () => {
  it("has a point in India and its source for every locality, each once", () => {
    const odd = knownLocalities.filter(
      ({ lat, lng, source, name }) =>
        !(lat > 6 && lat < 38 && lng > 68 && lng < 98) || !SOURCES.test(source) || name === "",
    );
    expect(odd).toEqual([]);
    const keys = knownLocalities.map(({ stateCode, city, name }) => `${stateCode} ${city} ${name}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThan(1_000);
  });

  it.each(["Ameerpet", "Jeedimetla", "Saki Naka", "Hinjewadi", "Wakad", "Madhapur", "Gachibowli"])(
    "has %s",
    (name) => {
      expect(knownLocalities.some((one) => one.name === name)).toBe(true);
    },
  );

  it("names apart what no source has", () => {
    expect(withoutPoint).toContain("Alkapuri");
    expect(knownLocalities.some(({ name }) => name === "Alkapuri")).toBe(false);
  });
});

describe("in the gazetteer", () => {
  const one = { stateCode: "MH", city: "Pune", otherNames: [], famous: true, source: "pin 411038" };
  const kothrud = { ...one, name: "Kothrud", lat: 18.51, lng: 73.81 };
  const wakad = { ...one, name: "Wakad", otherNames: ["वाकड"], lat: 18.59, lng: 73.76 };
  const hamlet = { name: "Wakad", otherNames: [], stateCode: "MH", lat: 18.6, lng: 73.75, population: 0 };
  const places = buildPlaces({
    ...fewSources,
    cities: [...fewSources.cities, hamlet],
    localities: [kothrud, wakad],
  });
  const named = (name: string) => places.filter((place) => place.name === name);

  it("takes the place of a post office of its name", () => {
    expect(named("Kothrud")).toHaveLength(1);
    expect(named("Kothrud")[0]).toMatchObject({
      label: "Kothrud, Pune, Maharashtra",
      lat: 18.51,
      pinCode: "411038",
    });
  });

  it("is a locality of its city, not a town beside it, and more important than other localities", () => {
    expect(named("Wakad")).toHaveLength(1);
    expect(named("Wakad")[0]).toMatchObject({ kind: "locality", label: "Wakad, Pune, Maharashtra" });
    expect(named("Wakad")[0]?.names).toContain("वाकड");
    expect(named("Wakad")[0]?.importance).toBeGreaterThan(named("Bhusari Colony")[0]?.importance ?? Infinity);
    expect(distanceKm(named("Wakad")[0]!, wakad)).toBe(0);
  });
});
