import { useDatabase } from "@/tests/support/database";
import { beforeAll, describe, expect, test } from "vitest";
import {
  cityAndStateAt,
  labelOfPoint,
  labelsAt,
  nearestPlace,
  nearestPlaces,
  stateCodesAt,
} from "@/lib/domain/places/nearest-place";
import { distanceKm } from "@/lib/shared/geo";
import { buildPlaces } from "@/reference/places/build-places";
import { writePlaces } from "@/reference/places/seed-places";
import { fewSources } from "@/tests/reference/places/few-sources";

useDatabase();
const few = buildPlaces(fewSources);
beforeAll(() => writePlaces(few, "few"));

/** As it is with the table of known localities: Kothrud is one. */
const known = few.map((place) => (place.name === "Kothrud" ? { ...place, importance: 300_000 } : place));

const kothrud = { lat: 18.507, lng: 73.807 };
const london = { lat: 51.5, lng: 0 };

describe("nearestPlace", () => {
  test("is the nearest city or locality, with its distance", async () => {
    const place = await nearestPlace(kothrud);
    expect(place).toMatchObject({
      label: "Kothrud, Pune, Maharashtra",
      stateCode: "MH",
      lat: 18.502,
      lng: 73.8146111,
    });
    expect(place?.km).toBeCloseTo(distanceKm(kothrud, place!), 2);
  });

  test("agrees with looking at every place", async () => {
    const points = Array.from({ length: 60 }, (_, i) => ({
      lat: 12.5 + (i % 10) * 0.9,
      lng: 72.9 + Math.floor(i / 10) * 0.9,
    }));
    const expected = points.map((point) => {
      const nearest = few
        .filter(({ kind }) => kind === "city" || kind === "locality")
        .sort((a, b) => distanceKm(point, a) - distanceKm(point, b))[0]!;
      return distanceKm(point, nearest) <= 150 ? nearest.label : null;
    });
    expect((await nearestPlaces(points)).map((place) => place?.label ?? null)).toEqual(expected);
    expect(expected.filter((label) => label !== null).length).toBeGreaterThan(10);
    expect(expected).toContain(null);
  });

  test("in the very middle of a city it is the city, whatever stands nearer", async () => {
    const pune = few.find(({ kind, name }) => kind === "city" && name === "Pune")!;
    const beside = { ...few.find(({ kind }) => kind === "locality")!, lat: pune.lat + 0.002, lng: pune.lng };
    await writePlaces(
      [...few, { ...beside, id: 999_999_999, label: "Beside, Pune, Maharashtra" }],
      "few and one",
    );
    const here = { lat: pune.lat + 0.0019, lng: pune.lng };
    expect((await nearestPlace(here))?.label).toBe("Pune, Maharashtra");
    expect((await nearestPlace({ lat: pune.lat + 0.012, lng: pune.lng }))?.label).toBe(
      "Beside, Pune, Maharashtra",
    );
  });

  test("is null outside India", async () => {
    expect(await nearestPlace(london)).toBeNull();
  });
});

describe("the state of a point", () => {
  test("keeps the order of the points, with null outside India", async () => {
    expect(await stateCodesAt([london, kothrud, { lat: 12.97, lng: 77.6 }])).toEqual([null, "MH", "KA"]);
    expect(await stateCodesAt([])).toEqual([]);
  });
});

test.each([
  ["of a locality: the city it belongs to", kothrud, "Pune", "MH"],
  ["of a city: itself", { lat: 19.0728, lng: 72.8826 }, "Mumbai", "MH"],
  ["of a state that is one city: that city", { lat: 28.5622, lng: 77.1724 }, "Delhi", "DL"],
  ["of nothing near: none", london, null, null],
])("the city %s", async (_what, point, city, stateCode) => {
  expect(await cityAndStateAt(point)).toEqual({ city, stateCode });
});

describe("labelsAt", () => {
  test("are those of the places at the point, as an address holds it, and of none beside it", async () => {
    expect(await labelsAt({ lat: 18.502, lng: 73.81461 })).toEqual(["Kothrud, Pune, Maharashtra"]);
    expect(await labelsAt({ lat: 18.5022, lng: 73.81461 })).toEqual([]);
  });
});

describe("labelOfPoint", () => {
  test("names the well-known locality and gives the point back unchanged", async () => {
    await writePlaces(known, "known");
    expect(await labelOfPoint(kothrud)).toEqual({ label: "Kothrud, Pune, Maharashtra", ...kothrud });
  });

  test("is never a post office that nobody is called after: the city, or a well-known locality near", async () => {
    await writePlaces(known, "known");
    const colony = few.find(({ name }) => name === "Bhusari Colony")!;
    expect((await labelOfPoint(colony)).label).toBe("Kothrud, Pune, Maharashtra");
    expect((await labelOfPoint({ lat: 12.9271, lng: 77.6266 })).label).toBe(
      "Koramangala, Bengaluru, Karnataka",
    );
    expect((await labelOfPoint({ lat: 12.99, lng: 77.55 })).label).toBe("Bengaluru, Karnataka");
  });

  test("is the point itself with four decimals when nothing is near", async () => {
    expect(await labelOfPoint({ lat: -12.34567, lng: 0 })).toEqual({
      label: "-12.3457, 0.0000",
      lat: -12.34567,
      lng: 0,
    });
  });
});
