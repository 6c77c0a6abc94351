import { useDatabase } from "@/tests/support/database";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getCompany } from "@/lib/domain/listings/get-company";
import { forgetTotals } from "@/lib/domain/listings/search/count-listings";
import { getListing } from "@/lib/domain/listings/get-listing";
import { pickSimilar, similarListings } from "@/lib/domain/listings/similar-listings";
import { db } from "@/lib/server/db";
import { aListing, idOf, insertCategories, insertCompanies, insertListings } from "@/tests/support/directory";

useDatabase();

const [ACME, IMPORT, DISABLED, CUSTOMER] = [idOf("p", 1), idOf("p", 2), idOf("p", 3), idOf("v", 1)];
const [PUMPS, FANS, PARTS] = [idOf("c", 1), idOf("c", 2), idOf("s", 1)];
const x = (n: number) => idOf("x", n);
const maker = (n: number) => idOf("p", 10 + n);
/** Where listing n is; a tenth of a degree lies between two of them. */
const cityOf = (n: number) => ([0, 2, 4].includes(n) ? "Pune" : "Nashik");

beforeAll(async () => {
  await insertCompanies([
    { id: ACME, name: "Acme Works", type: "supplier" },
    ...[0, 1, 2, 3, 4, 5].map((n) => ({ id: maker(n), name: `Maker ${n}`, type: null })),
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
    ...[0, 1, 2, 3, 4, 5].map((n) =>
      aListing({ ...pump, id: x(n), providerUserId: maker(n), lat: 18 + n / 10, city: cityOf(n) }),
    ),
    aListing({ ...pump, id: x(6), lat: 18, status: "archived" }),
    aListing({ ...pump, id: x(7), lat: 18, subcategoryId: null }),
    aListing({ ...pump, id: x(8), lat: 18, providerUserId: DISABLED }),
    aListing({ id: x(9), providerUserId: ACME, categoryId: FANS, lat: 18 }),
  ]);
});

beforeEach(forgetTotals);

describe("similar listings", () => {
  const similarTo = async (id: string) => similarListings(await getListing(null, id));
  const ids = (listings: readonly { id: string }[]) => listings.map(({ id }) => id);

  test("are up to four others of the subcategory: the city's first, nearest first, with their distance", async () => {
    const { here, elsewhere } = await similarTo(x(0));
    expect(ids(here)).toEqual([x(2), x(4)]);
    expect(ids(elsewhere)).toEqual([x(1), x(3)]);
    expect(elsewhere[0]!.distanceKm).toBeCloseTo(11.12, 1);
  });

  test("are of the category when there is no subcategory", async () => {
    const { here, elsewhere } = await similarTo(x(7));
    expect(here).toEqual([]);
    expect(ids(elsewhere)).toEqual([x(0), x(1), x(2), x(3)]);
  });

  test("are none for the only one of its kind", async () => {
    expect(await similarTo(x(9))).toEqual({ here: [], elsewhere: [] });
  });

  const one = (id: string, city: string | null, companyId: string | null, more: object = {}) => ({
    id,
    name: "Pump",
    city,
    stateCode: "MH",
    companyId,
    lat: 18.5,
    lng: 73.9,
    ...more,
  });
  const pune = { name: "Pump", city: "Pune", stateCode: "MH", lat: 18.5, lng: 73.9 };

  test("are one of a company, the city's before its nearer one elsewhere; entries of an import are of none", () => {
    const near = [
      one("a", "Thane", "A"),
      one("b", "Pune", "A"),
      one("c", "Pune", "A"),
      one("d", "Pune", "B", { stateCode: "BR" }),
      one("e", "Thane", null),
      one("f", "Thane", null),
      one("g", null, "C"),
    ];
    expect(pickSimilar(pune, near)).toEqual({ here: ["b"], elsewhere: ["d", "e", "f"] });
    expect(pickSimilar({ ...pune, city: null, stateCode: null }, near)).toEqual({
      here: [],
      elsewhere: ["a", "d", "e", "f"],
    });
  });

  test("are the most alike by their names first, of a company as well, then the nearest", () => {
    const near = [
      one("other", "Pune", "A", { name: "Corrugated sheets, 3-ply" }),
      one("sheets", "Pune", "B", { name: "Corrugated sheets, 5-ply" }),
      one("twin", "Pune", "B", { name: "Mono cartons, for MEDICINES" }),
      one("boxes", "Pune", "C", { name: "Boxes" }),
    ];
    expect(pickSimilar({ ...pune, name: "Mono cartons for medicines, small" }, near).here).toEqual([
      "twin",
      "other",
      "boxes",
    ]);
  });

  test("are what a search around it finds before what is more alike and further away", () => {
    const near = [
      one("near", "Thane", "A", { lat: 19.2, name: "Plumber" }),
      one("far", "Delhi", "B", { lat: 28.6, name: "Plumber" }),
      one("alike", "Delhi", "C", { lat: 28.6, name: "Plumber for pipe bursts" }),
    ];
    const plumber = { ...pune, name: "Plumber for pipe bursts" };
    expect(pickSimilar(plumber, near).elsewhere).toEqual(["near", "alike", "far"]);
  });
});

describe("a company", () => {
  test("tells what is public, and how many approved listings it has", async () => {
    expect(await getCompany(ACME)).toEqual({
      id: ACME,
      companyName: "Acme Works",
      companyType: "supplier",
      source: null,
      approvedListings: 2,
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
