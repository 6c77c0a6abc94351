import { useDatabase } from "@/tests/support/database";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import * as clusters from "@/app/api/v1/listings/clusters/route";
import { cellOf, clusterListings } from "@/lib/domain/listings/search/cluster-listings";
import { ListingClusters } from "@/lib/schemas/listing-clusters";
import { readSearch } from "@/lib/schemas/listing-search";
import { MAX_MAP_ITEMS } from "@/lib/shared/limits";
import { bruteForce } from "@/tests/lib/domain/listings/search/brute-force";
import { randomDirectory } from "@/tests/lib/domain/listings/search/random-directory";
import { insertCategories, insertCompanies, insertListings, insertStates } from "@/tests/support/directory";

useDatabase();

const directory = { ...randomDirectory(7, 300), synonyms: [] };
const byId = new Map(directory.listings.map((listing) => [listing.id, listing]));
beforeAll(async () => {
  await insertStates(directory.states);
  await insertCompanies(directory.companies);
  await insertCategories(directory.categories, directory.subcategories);
  await insertListings(directory.listings);
});

const query = fc.constantFrom(
  "",
  "q=pump&words=literal&sort=created_desc",
  "q=motor+milk&words=literal&sort=created_desc",
  "priceMax=600",
  "companyType=supplier",
  "tags=fresh",
);
const part = fc.record({
  west: fc.double({ min: 72, max: 74, noNaN: true }),
  south: fc.double({ min: 17, max: 19, noNaN: true }),
  width: fc.double({ min: 0.05, max: 4, noNaN: true }),
  height: fc.double({ min: 0.05, max: 4, noNaN: true }),
  zoom: fc.integer({ min: 4, max: 16 }),
});

test("the groups of a part of the map hold exactly the listings that the search finds there", async () => {
  let groups = 0;
  await fc.assert(
    fc.asyncProperty(query, part, async (text, { west, south, width, height, zoom }) => {
      const search = readSearch(Object.fromEntries(new URLSearchParams(text)));
      const box = { west, south, east: west + width, north: south + height };
      const answer = await clusterListings(search, { ...box, zoom });
      expect(ListingClusters.parse(answer)).toEqual(answer);
      const inside = bruteForce(search, directory).filter((id) => {
        const { lat, lng } = byId.get(id)!;
        return lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east;
      });
      expect(answer.total).toBe(inside.length);
      expect(answer.items.length).toBeLessThanOrEqual(MAX_MAP_ITEMS);

      const cell = cellOf(box, zoom);
      const cells = new Map<string, string[]>();
      for (const id of inside) {
        const { lat, lng } = byId.get(id)!;
        const key = `${Math.floor(lng / cell.lng)} ${Math.floor(lat / cell.lat)}`;
        cells.set(key, [...(cells.get(key) ?? []), id]);
      }
      expect(answer.items.map(({ count }) => count).toSorted()).toEqual(
        [...cells.values()].map(({ length }) => length).toSorted(),
      );
      const lone = [...cells.values()].filter(({ length }) => length === 1).flat();
      const told = answer.items.flatMap(({ listing }) => listing?.id ?? []);
      expect(told.toSorted()).toEqual(lone.toSorted());
      for (const { listing, lat } of answer.items)
        if (listing) {
          const { name, price, lat: stands } = byId.get(listing.id)!;
          expect(listing).toMatchObject({ name, price });
          expect(listing.slug.endsWith(`-${listing.id}`)).toBe(true);
          expect(lat).toBeCloseTo(stands, 9);
        }
      groups += answer.items.filter(({ count }) => count > 1).length;
    }),
    // The first one is the whole directory: whatever the others come to, there are groups to be judged. In the second one a
    // listing lies a millimetre outside, which an index of rounded boxes does not tell.
    {
      numRuns: 60,
      examples: [
        ["", { west: 72, south: 17, width: 4, height: 4, zoom: 6 }],
        ["", { west: 72, south: directory.listings[0]!.lat + 1e-8, width: 4, height: 4, zoom: 6 }],
      ],
    },
  );
  expect(groups).toBeGreaterThan(5);
});

test("a grid has at most 21 columns and rows, whatever is asked for, and stays while the map moves a little", () => {
  const box = { west: 72, south: 18, east: 76, north: 22 };
  for (const zoom of [0, 9, 14, 24]) {
    const cell = cellOf(box, zoom);
    expect(Math.ceil(4 / cell.lng) + 1).toBeLessThanOrEqual(21);
    expect(Math.ceil(4 / cell.lat) + 1).toBeLessThanOrEqual(21);
  }
  const near = { west: 73, south: 18.2, east: 73.4, north: 18.4 };
  const moved = { west: 73.01, south: 18.21, east: 73.41, north: 18.41 };
  expect(cellOf(moved, 11.3)).toEqual(cellOf(near, 11));
});

describe("GET /listings/clusters", () => {
  const get = async (text: string) => {
    const response = await clusters.GET(new Request(`http://localhost/api/v1/listings/clusters?${text}`), {
      params: Promise.resolve({}),
    });
    return { status: response.status, body: await response.json() };
  };
  const here = "west=73&south=18&east=74&north=19&zoom=11";

  test("answers the groups of a search", async () => {
    const { status, body } = await get(`${here}&q=pump`);
    expect(status).toBe(200);
    expect(body.total).toBeGreaterThan(0);
  });

  test.each([
    ["south=18&east=74&north=19&zoom=11", "west"],
    ["west=73&south=18&east=74&north=19", "zoom"],
    ["west=74&south=18&east=73&north=19&zoom=11", "east"],
    ["west=30&south=18&east=94.5&north=19&zoom=11", "east"],
    ["west=73&south=18&east=74&north=18&zoom=11", "north"],
    [`${here}&priceMin=9&priceMax=1`, "priceMax"],
    [`${here}&lat=18`, "lng"],
  ])("refuses %s", async (text, path) => {
    const { status, body } = await get(text);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path }]);
  });
});
