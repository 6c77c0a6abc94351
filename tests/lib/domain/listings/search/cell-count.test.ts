// What lies within a radius, by squares that are kept and squares that are counted, is what lies there row by row.
import { useDatabase } from "@/tests/support/database";
import { beforeAll, expect, test } from "vitest";
import { cellCountQuery } from "@/lib/domain/listings/search/cell-count";
import { countQuery } from "@/lib/domain/listings/search/count-listings";
import { isWithin } from "@/lib/domain/listings/search/distance";
import { readSearch } from "@/lib/schemas/listing-search";
import { db } from "@/lib/server/db";
import { randomNumbers } from "@/tests/lib/domain/listings/search/random-directory";
import { aListing, idOf, insertCategories, insertCompanies, insertListings } from "@/tests/support/directory";

useDatabase();

/** In the middle of India, on both sides of the 180° meridian, about a pole, and where the columns of squares begin. */
const CENTRES = [
  { lat: 18.52, lng: 73.86 },
  { lat: -17, lng: 179.98 },
  { lat: -17, lng: -179.98 },
  { lat: 89.9, lng: 10 },
  { lat: 0, lng: 0 },
];
const random = randomNumbers(17);
/** So many degrees about a number; every second one on the edge of a square. */
const near = (middle: number, by: number, n: number) => {
  const at = middle + (2 * random() - 1) * by;
  return n % 2 === 0 ? Math.round(at * 50) / 50 : at;
};

beforeAll(async () => {
  await insertCompanies([{ id: idOf("p", 1), name: "Acme", type: null }]);
  await insertCategories([{ id: idOf("c", 1), name: "Pumps", slug: "pumps" }]);
  const points = Array.from({ length: 1500 }, (_, n) => {
    const { lat, lng } = CENTRES[n % CENTRES.length]!;
    const at = near(lng, 0.6, n >> 1);
    return { lat: Math.min(90, near(lat, 0.6, n)), lng: at > 180 ? at - 360 : at < -180 ? at + 360 : at };
  });
  await insertListings(
    points.map((point, n) =>
      aListing({ id: idOf("x", n), providerUserId: idOf("p", 1), categoryId: idOf("c", 1), ...point }),
    ),
  );
});

test("of any centre and radius", async () => {
  const totalOf = async (query: Parameters<typeof db.$queryRaw>[0]) =>
    (await db.$queryRaw<[{ total: number }]>(query as never))[0].total;
  let found = 0;
  for (let n = 0; n < 150; n += 1) {
    const middle = CENTRES[n % CENTRES.length]!;
    const lng = Math.max(-180, Math.min(180, near(middle.lng, 0.3, n)));
    const at = { lat: Math.min(90, near(middle.lat, 0.3, n >> 1)), lng };
    const radiusKm = n % 10 === 0 ? 500 : 0.5 + 60 * random();
    const search = { ...readSearch({}), ...at, radiusKm };
    const counted = await totalOf(cellCountQuery(search)!);
    expect([at, radiusKm, counted]).toEqual([
      at,
      radiusKm,
      await totalOf(countQuery(isWithin(at, radiusKm))),
    ]);
    found += counted;
  }
  expect(found).toBeGreaterThan(1000);
  expect(cellCountQuery({ ...readSearch({}), lat: 1, lng: 1, radiusKm: 5 })!.sql).toContain("'cell'");
});
