import { useDatabase } from "@/tests/support/database";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getCompany } from "@/lib/domain/listings/get-company";
import { forgetTotals } from "@/lib/domain/listings/search/count-listings";
import { getListing } from "@/lib/domain/listings/get-listing";
import { similarListings } from "@/lib/domain/listings/similar-listings";
import { db } from "@/lib/server/db";
import { aListing, idOf, insertCategories, insertCompanies, insertListings } from "@/tests/support/directory";

useDatabase();

const [ACME, IMPORT, DISABLED, CUSTOMER] = [idOf("p", 1), idOf("p", 2), idOf("p", 3), idOf("v", 1)];
const [PUMPS, FANS, PARTS] = [idOf("c", 1), idOf("c", 2), idOf("s", 1)];
const x = (n: number) => idOf("x", n);

beforeAll(async () => {
  await insertCompanies([
    { id: ACME, name: "Acme Works", type: "supplier" },
    { id: IMPORT, name: "Open data", type: null, source: "open-data" },
    { id: DISABLED, name: "Gone Home", type: null, disabled: true },
  ]);
  await db.user.create({ data: { id: CUSTOMER, email: "c@example.com", role: "customer" } });
  await insertCategories(
    [
      { id: PUMPS, name: "Pumps", slug: "pumps" },
      { id: FANS, name: "Fans", slug: "fans" },
    ],
    [{ id: PARTS, categoryId: PUMPS, name: "Parts", slug: "parts" }],
  );
  const pump = { providerUserId: ACME, categoryId: PUMPS, subcategoryId: PARTS };
  await insertListings([
    ...[0, 1, 2, 3, 4, 5].map((n) => aListing({ ...pump, id: x(n), lat: 18 + n / 10 })),
    aListing({ ...pump, id: x(6), lat: 18, status: "archived" }),
    aListing({ ...pump, id: x(7), lat: 18, subcategoryId: null }),
    aListing({ ...pump, id: x(8), lat: 18, providerUserId: DISABLED }),
    aListing({ id: x(9), providerUserId: ACME, categoryId: FANS, lat: 18 }),
  ]);
});

beforeEach(forgetTotals);

describe("similar listings", () => {
  const similarTo = async (id: string) => similarListings(await getListing(null, id));

  test("are up to four others of the subcategory, nearest first, with their distance", async () => {
    const similar = await similarTo(x(2));
    expect(
      similar
        .map(({ id }) => id)
        .slice(0, 2)
        .toSorted(),
    ).toEqual([x(1), x(3)]); // both a tenth of a degree away
    expect(
      similar
        .map(({ id }) => id)
        .slice(2)
        .toSorted(),
    ).toEqual([x(0), x(4)]);
    expect(similar[0]!.distanceKm).toBeCloseTo(11.12, 1);
  });

  test("are of the category when there is no subcategory", async () => {
    expect((await similarTo(x(7))).map(({ id }) => id)).toEqual([x(0), x(1), x(2), x(3)]);
  });

  test("are none for the only one of its kind", async () => {
    expect(await similarTo(x(9))).toEqual([]);
  });
});

describe("a company", () => {
  test("tells what is public, and how many approved listings it has", async () => {
    expect(await getCompany(ACME)).toEqual({
      id: ACME,
      companyName: "Acme Works",
      companyType: "supplier",
      source: null,
      approvedListings: 8,
    });
    expect(await getCompany(IMPORT)).toMatchObject({
      source: "open-data",
      companyType: null,
      approvedListings: 0,
    });
  });

  test.each([
    ["disabled", DISABLED],
    ["a customer", CUSTOMER],
    ["unknown", idOf("p", 99)],
  ])("that is %s is not found", async (_what, id) => {
    await expect(getCompany(id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
