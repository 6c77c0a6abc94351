import { useDatabase } from "@/tests/support/database";
import { beforeAll, describe, expect, test } from "vitest";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import type { ListingSearch } from "@/lib/schemas/listing-search";
import { distanceKm, EARTH_RADIUS_KM, type LatLng } from "@/lib/shared/geo";
import { aListing, idOf, insertCategories, insertCompanies, insertListings } from "@/tests/support/directory";

useDatabase();

const degreesNorth = (km: number) => (km / EARTH_RADIUS_KM) * (180 / Math.PI);
const pune = { lat: 18.5204, lng: 73.8567 };

/** Where the listings stand, by name. */
const PLACES: Readonly<Record<string, LatLng>> = {
  here: pune,
  "at the antipode": { lat: -pune.lat, lng: pune.lng - 180 },
  "at the north pole": { lat: 90, lng: 0 },
  "at the north pole again": { lat: 90, lng: 137 },
  "west of the 180° meridian": { lat: -17, lng: 179.95 },
  "east of the 180° meridian": { lat: -17, lng: -179.95 },
  "a metre inside 25 km": { lat: pune.lat + degreesNorth(24.999), lng: pune.lng },
  "a metre outside 25 km": { lat: pune.lat + degreesNorth(25.001), lng: pune.lng },
  "in the corner of the box": { lat: pune.lat + degreesNorth(20), lng: pune.lng + degreesNorth(21) },
};
const names = Object.keys(PLACES);
const everywhere: ListingSearch = {
  categoryIds: [],
  subcategoryIds: [],
  tags: [],
  sort: "distance_asc",
  page: 1,
  limit: 100,
};

beforeAll(async () => {
  await insertCompanies([{ id: idOf("p", 1), name: "Acme", type: null }]);
  await insertCategories([{ id: idOf("c", 1), name: "Pumps", slug: "pumps" }]);
  await insertListings(
    names.map((name, n) =>
      aListing({
        id: idOf("x", n),
        name,
        providerUserId: idOf("p", 1),
        categoryId: idOf("c", 1),
        ...PLACES[name]!,
      }),
    ),
  );
});

const distancesFrom = async (from: LatLng, radiusKm?: number) => {
  const { items, total } = await searchListings({
    ...everywhere,
    ...from,
    ...(radiusKm !== undefined && { radiusKm }),
  });
  expect(total).toBe(items.length);
  return items.map(({ name, distanceKm: km }) => [name, km] as const);
};

describe("one distance for filter, order and label", () => {
  test.each(Object.entries(PLACES))(
    "from where one is %s it is what the formula says, in order",
    async (_name, from) => {
      const found = await distancesFrom(from);
      expect(found.length).toBe(names.length);
      for (const [name, km] of found) expect(km, name).toBeCloseTo(distanceKm(from, PLACES[name]!), 5);
      expect(found.map(([, km]) => km!)).toEqual(found.map(([, km]) => km!).toSorted((a, b) => a - b));
    },
  );

  test("here is 0, the other side of the world half the circumference, without a failure of arithmetic", async () => {
    const found = new Map(await distancesFrom(pune));
    expect(found.get("here")).toBe(0);
    expect(found.get("at the antipode")).toBeCloseTo(Math.PI * EARTH_RADIUS_KM, 3);
  });

  test("25 km includes a metre inside and excludes a metre outside", async () => {
    const inside = (await distancesFrom(pune, 25)).map(([name]) => name);
    expect(inside).toEqual(["here", "a metre inside 25 km"]);
  });

  test("a radius reaches over the 180° meridian and around a pole", async () => {
    const over = (await distancesFrom({ lat: -17, lng: 179.99 }, 20)).map(([name]) => name);
    expect(over).toEqual(["west of the 180° meridian", "east of the 180° meridian"]);
    const polar = (await distancesFrom({ lat: 89.95, lng: -60 }, 10)).map(([name]) => name);
    expect(polar.toSorted()).toEqual(["at the north pole", "at the north pole again"]);
  });

  test("a pair without a radius is no filter and, when not asked to sort, only labels", async () => {
    const { items } = await searchListings({ ...everywhere, ...pune, sort: "created_desc" });
    expect(items.map(({ id }) => id)).toEqual(names.map((_name, n) => idOf("x", n)).reverse());
    expect(items.every(({ distanceKm: km }) => km !== null)).toBe(true);
  });
});
