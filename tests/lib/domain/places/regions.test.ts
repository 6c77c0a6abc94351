import { beforeAll, describe, expect, it } from "vitest";
import { regionRadius, regions } from "@/lib/domain/places/regions";
import { stateOfCode } from "@/lib/content/states";
import { distanceKm } from "@/lib/shared/geo";
import { buildPlaces, type GazetteerPlace } from "@/reference/places/build-places";
import { readSources } from "@/reference/places/sources";

describe("the regions", () => {
  it("each once, in a state, in both scripts but where Hindi has another word of the name", () => {
    const keys = regions.map(({ stateCode, name }) => `${stateCode} ${name}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(regions.filter(({ stateCode }) => stateOfCode(stateCode) === undefined)).toEqual([]);
    const latinAlone = regions.filter(
      ({ otherNames }) => !otherNames.some((name) => /\p{Script=Devanagari}/u.test(name)),
    );
    // In Marathi and in speech 'माझा' is 'mine'.
    expect(latinAlone.map(({ name }) => name)).toEqual(["Majha"]);
  });

  it("reach as far as the table says; no district does", () => {
    expect(regionRadius("MH", "Vidarbha")).toBe(230);
    expect(regionRadius("MH", "Pune")).toBeNull();
  });
});

describe("in the gazetteer", () => {
  let places: readonly GazetteerPlace[];
  beforeAll(() => {
    places = buildPlaces(readSources());
  }, 180_000);

  it("each of a region's districts lies in it, at its largest city or in the middle of its post offices", () => {
    const outside = regions.flatMap((region) =>
      region.districts.flatMap((text) => {
        const [, state = region.stateCode, name] = /^(?:([A-Z]{2}) )?(.+)$/.exec(text) ?? [];
        const district = places.find(
          (place) => place.kind === "district" && place.stateCode === state && place.name === name,
        );
        // A third of it: the largest city may lie at the border of its district.
        const isInside = district && distanceKm(district, region) <= region.radiusKm * 1.33;
        return isInside ? [] : [`${region.name}: ${text}`];
      }),
    );
    expect(outside).toEqual([]);
  });
});
