import { describe, expect, it } from "vitest";
import { locateOffices, locateReport } from "@/reference/places/locate-offices";
import { findMisplaced, type PlacedOffice } from "@/reference/places/misplaced";
import { readSources } from "@/reference/places/sources";
import { distanceKm } from "@/lib/shared/geo";

const office = (
  pinCode: string,
  district: string,
  lat: number,
  lng: number,
  name = pinCode,
): PlacedOffice => ({
  name,
  head: true,
  pinCode,
  district,
  stateCode: "TS",
  point: { lat, lng },
});

/** A city of twenty PIN codes within some kilometres, and a district of as many far north of it. */
const city = Array.from({ length: 20 }, (_, i) =>
  office(`5000${10 + i}`, "CITY", 17.4 + (i % 5) * 0.01, 78.4 + Math.floor(i / 5) * 0.01),
);
const country = Array.from({ length: 20 }, (_, i) =>
  office(`5023${10 + i}`, "NORTH", 17.8 + (i % 5) * 0.04, 78.5 + Math.floor(i / 5) * 0.04),
);
const astray = office("500099", "CITY", 17.85, 78.55, "Astray S.O");
const suburb = office("500098", "CITY", 17.52, 78.45, "Suburb S.O");

describe("findMisplaced", () => {
  it("finds the office that stands among those of another district", () => {
    expect([...findMisplaced([...city, ...country, astray])]).toEqual([astray]);
  });

  it("leaves alone what is far out, but among nobody else's offices", () => {
    expect([...findMisplaced([...city, ...country, suburb])]).toEqual([]);
  });

  it("believes everybody where everything agrees", () => {
    expect([...findMisplaced([...city, ...country])]).toEqual([]);
  });
});

describe("locateOffices", () => {
  it("puts a misplaced office where the others of its PIN code are, else where its neighbours are", () => {
    const beside = { ...office("500099", "CITY", 17.41, 78.41), name: "Beside S.O" };
    const find = (offices: PlacedOffice[]) =>
      locateOffices([...city, ...country, ...offices]).find(({ name }) => name === "Astray S.O");
    expect(find([astray, beside])).toMatchObject({ point: null, pinPoint: beside.point });
    const alone = find([{ ...astray, pinCode: "500015" }]);
    expect(alone?.point).toBeNull();
    expect(distanceKm(alone!.pinPoint!, { lat: 17.42, lng: 78.41 })).toBeLessThan(3);
  });
});

it("of India's offices a few thousand are misplaced; the known ones are mended", { timeout: 180_000 }, () => {
  const { offices } = readSources();
  const report = locateReport(offices);
  expect(report.misplaced).toBeGreaterThan(3_000);
  expect(report.misplaced).toBeLessThan(6_000);
  const located = locateOffices(offices);
  const spot = (name: string) => {
    const found = located.find((one) => one.name === name);
    return found?.point ?? found?.pinPoint ?? { lat: 0, lng: 0 };
  };
  expect(distanceKm(spot("Gachibowli S.O"), { lat: 17.44, lng: 78.35 })).toBeLessThan(3);
  expect(distanceKm(spot("Nabadiganta IT SO"), { lat: 22.58, lng: 88.43 })).toBeLessThan(3);
  expect(distanceKm(spot("Bidhan Nagar SO"), { lat: 22.59, lng: 88.41 })).toBeLessThan(3);
});
