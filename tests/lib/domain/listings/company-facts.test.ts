import { useDatabase } from "@/tests/support/database";
import { beforeAll, describe, expect, test } from "vitest";
import { companyFacts } from "@/lib/domain/listings/company-facts";
import { newestByCategory } from "@/lib/domain/listings/newest-by-category";
import { db } from "@/lib/server/db";
import {
  aListing,
  idOf,
  insertCategories,
  insertCompanies,
  insertListings,
  insertStates,
} from "@/tests/support/directory";

useDatabase();

const [ACME, EMPTY, GONE] = [idOf("p", 1), idOf("p", 2), idOf("p", 3)];
const [PUMPS, FANS] = [idOf("c", 1), idOf("c", 2)];
const x = (n: number) => idOf("x", n);
const OFFICE = {
  address: "12, MIDC Bhosari, Pune 411026",
  city: "Pune",
  stateCode: "MH",
  lat: 18.62,
  lng: 73.85,
};
const SHOP = { address: "3, Laxmi Road, Pune 411030", city: "Pune", stateCode: "MH", lat: 18.51, lng: 73.86 };
const MUMBAI = {
  address: "Andheri West, Mumbai 400053",
  city: "Mumbai",
  stateCode: "MH",
  lat: 19.13,
  lng: 72.83,
};

beforeAll(async () => {
  await insertStates([{ code: "MH", name: "Maharashtra" }]);
  await insertCompanies([
    { id: ACME, name: "Acme Works", type: "supplier" },
    { id: EMPTY, name: "New Works", type: null },
    { id: GONE, name: "Gone Home", type: null, disabled: true },
  ]);
  await db.providerProfile.update({
    where: { userId: ACME },
    data: {
      phoneNumber: "+919800000001",
      address: "Private house, Satara",
      createdAt: new Date("2026-03-05T00:00:00Z"),
    },
  });
  await insertCategories([
    { id: PUMPS, name: "Pumps", slug: "pumps" },
    { id: FANS, name: "Fans", slug: "fans" },
  ]);
  const pump = { providerUserId: ACME, categoryId: PUMPS };
  const fan = { providerUserId: ACME, categoryId: FANS };
  await insertListings([
    // Two addresses in Pune; the most frequent single address is in Mumbai.
    aListing({ ...pump, id: x(1), ...OFFICE, publishedAt: "2026-01-01T00:00:00Z" }),
    aListing({ ...fan, id: x(2), ...OFFICE, publishedAt: "2026-01-02T00:00:00Z" }),
    aListing({ ...fan, id: x(3), ...SHOP, publishedAt: "2026-01-03T00:00:00Z" }),
    aListing({ ...fan, id: x(4), ...SHOP, publishedAt: "2026-01-04T00:00:00Z" }),
    aListing({ ...fan, id: x(5), ...MUMBAI, publishedAt: "2026-01-05T00:00:00Z" }),
    aListing({ ...fan, id: x(6), ...MUMBAI, publishedAt: "2026-01-06T00:00:00Z" }),
    aListing({ ...fan, id: x(7), ...MUMBAI, publishedAt: "2026-01-07T00:00:00Z" }),
    // Nobody has approved these.
    ...[8, 9].map((n) =>
      aListing({
        ...pump,
        id: x(n),
        address: "Secret yard",
        city: "Nashik",
        stateCode: "MH",
        status: "pending_approval",
        publishedAt: null,
      }),
    ),
    aListing({ id: x(10), providerUserId: GONE, categoryId: PUMPS, ...OFFICE }),
  ]);
  await db.$executeRaw`UPDATE listings SET phone_number = '9800000002', updated_at = '2026-02-01'`;
  await db.$executeRaw`UPDATE listings SET phone_number = '9800000003' WHERE id = ANY (${[x(1), x(2)]})`;
  await db.$executeRaw`UPDATE listings SET max_radius_km = 25, updated_at = '2026-02-03' WHERE id = ${x(1)}`;
  await db.$executeRaw`UPDATE listings SET updated_at = '2026-05-01', phone_number = '9800000004' WHERE id = ANY (${[x(8), x(9)]})`;
});

describe("what a company's listings tell about it", () => {
  test("is the address most of them give in the city most are in, the number most give, and where they serve", async () => {
    expect(await companyFacts(ACME)).toEqual({
      joinedAt: "2026-03-05T00:00:00.000Z",
      confirmedAt: "2026-02-03T00:00:00.000Z",
      phoneNumber: "9800000002",
      place: SHOP,
      areas: [
        { city: "Pune", stateCode: "MH", maxRadiusKm: 25 },
        { city: "Mumbai", stateCode: "MH", maxRadiusKm: null },
      ],
    });
  });

  test("is nothing of its profile's phone and address, and nothing of listings that wait", async () => {
    const told = JSON.stringify(await companyFacts(ACME));
    for (const secret of ["9800000001", "Satara", "Secret yard", "Nashik", "9800000004"])
      expect(told).not.toContain(secret);
  });

  test("is nothing where nothing is approved, or the company is disabled", async () => {
    for (const id of [EMPTY, GONE])
      expect(await companyFacts(id)).toMatchObject({
        confirmedAt: null,
        phoneNumber: null,
        place: null,
        areas: [],
      });
  });
});

describe("what a company offers by category", () => {
  test("stands where it offers most first, the newest of each, with how many there are", async () => {
    const groups = await newestByCategory(ACME, { most: 3 });
    expect(
      groups.map(({ category, total, items }) => [category.name, total, items.map(({ id }) => id)]),
    ).toEqual([
      ["Fans", 6, [x(7), x(6), x(5)]],
      ["Pumps", 1, [x(1)]],
    ]);
  });

  test("is more of one category where there is no other", async () => {
    const shown = async () =>
      (await newestByCategory(ACME, { most: 2, mostOfOne: 5 })).map(({ items }) => items.length);
    expect(await shown()).toEqual([2, 1]);
    await db.$executeRaw`UPDATE listings SET status = 'archived' WHERE id = ${x(1)}`;
    expect(await shown()).toEqual([5]);
    await db.$executeRaw`UPDATE listings SET status = 'approved' WHERE id = ${x(1)}`;
  });

  test("is nothing where nothing is approved, or the company is disabled", async () => {
    for (const id of [EMPTY, GONE]) expect(await newestByCategory(id, { most: 3 })).toEqual([]);
  });
});
