import { useDatabase } from "@/tests/support/database";
import { beforeAll, describe, expect, test } from "vitest";
import * as unknown from "@/app/api/v1/[[...path]]/route";
import * as categories from "@/app/api/v1/categories/route";
import * as subcategories from "@/app/api/v1/categories/[id]/subcategories/route";
import * as health from "@/app/api/v1/health/route";
import * as listing from "@/app/api/v1/listings/[id]/route";
import * as listings from "@/app/api/v1/listings/route";
import * as openapi from "@/app/api/v1/openapi.json/route";
import * as ready from "@/app/api/v1/ready/route";
import { NOT_INTERPRETED, Understood } from "@/lib/schemas/interpretation";
import { Listing } from "@/lib/schemas/listing";
import { pageOf } from "@/lib/schemas/page";
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

const [ACME, GONE_HOME, IMPORT] = [idOf("p", 1), idOf("p", 2), idOf("p", 3)];
const [PUMPS, HIDDEN, PARTS] = [idOf("c", 1), idOf("c", 2), idOf("s", 1)];
const [PUMP, PENDING, ARCHIVED, DISABLED, CHEAP, IMPORTED, DISABLED_ARCHIVED] = [1, 2, 3, 4, 5, 6, 7].map(
  (n) => idOf("x", n),
) as [string, string, string, string, string, string, string];
const PICTURE = "0123456789abcdefghjkmnpqrs";

beforeAll(async () => {
  await insertStates([
    { code: "MH", name: "Maharashtra" },
    { code: "KA", name: "Karnataka" },
  ]);
  await insertCompanies([
    { id: ACME, name: "Acme Works", type: "supplier" },
    { id: GONE_HOME, name: "Gone Home", type: null, disabled: true },
    { id: IMPORT, name: "Open data", type: null, source: "open-data" },
  ]);
  await insertCategories(
    [
      { id: PUMPS, name: "Pumps", slug: "pumps" },
      { id: HIDDEN, name: "Attic", slug: "attic" },
    ],
    [{ id: PARTS, categoryId: PUMPS, name: "Spare parts", slug: "spare-parts" }],
  );
  await db.category.update({ where: { id: HIDDEN }, data: { hidden: true } });
  const base = { providerUserId: ACME, categoryId: PUMPS };
  await insertListings([
    aListing({
      ...base,
      id: PUMP,
      subcategoryId: PARTS,
      name: "Water pump",
      tags: ["steel"],
      stateCode: "MH",
      city: "Pune",
      address: "Gate 2",
    }),
    aListing({ ...base, id: PENDING, status: "pending_approval", publishedAt: null }),
    aListing({ ...base, id: ARCHIVED, status: "archived" }),
    aListing({ ...base, id: DISABLED, providerUserId: GONE_HOME }),
    aListing({ ...base, id: CHEAP, name: "Hand pump", price: 10, stateCode: "KA", lat: 12.97, lng: 77.59 }),
    aListing({
      ...base,
      id: IMPORTED,
      providerUserId: IMPORT,
      name: "Dairy",
      price: null,
      publishedAt: "2025-01-01T00:00:00Z",
    }),
    aListing({ ...base, id: DISABLED_ARCHIVED, providerUserId: GONE_HOME, status: "archived" }),
  ]);
  await db.media.create({ data: { id: PICTURE, width: 1280, height: 960 } });
  await db.media.create({ data: { id: `${PICTURE}2`, width: 1280, height: 720 } });
  await db.listingImage.createMany({
    data: [
      { listingId: PUMP, position: 1, mediaId: PICTURE },
      { listingId: PUMP, position: 0, mediaId: `${PICTURE}2` },
    ],
  });
});

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

async function ask(handler: Handler, path: string, params: Record<string, string> = {}, method = "GET") {
  const request = new Request(`http://localhost:3000/api/v1${path}`, { method });
  const response = await handler(request, { params: Promise.resolve(params) });
  const text = await response.text();
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(text).not.toContain("secret.example.com"); // no answer ever holds an account's e-mail
  return { status: response.status, headers: response.headers, body: JSON.parse(text) };
}
const search = (query = "") => ask(listings.GET, `/listings${query}`);
const ids = async (query = "") => (await search(query)).body.items.map(({ id }: Listing) => id);

describe("GET /listings", () => {
  test("answers items, total, page and limit, newest first, approved ones of enabled providers only", async () => {
    const { status, body, headers } = await search();
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(pageOf(Listing).extend(Understood.shape).strict().safeParse(body).error).toBeUndefined();
    expect({ ...body, items: body.items.length }).toEqual({
      ...NOT_INTERPRETED,
      items: 3,
      total: 3,
      page: 1,
      limit: 12,
    });
    expect(await ids()).toEqual([CHEAP, PUMP, IMPORTED]);
  });

  test("a listing is exactly what may be public", async () => {
    const { body } = await search("?q=water");
    expect(body.items).toEqual([
      {
        _id: PUMP,
        id: PUMP,
        name: "Water pump",
        price: 1000,
        priceUnit: null,
        from: false,
        description: "",
        phoneNumber: null,
        address: "Gate 2",
        city: "Pune",
        stateCode: "MH",
        location: { type: "Point", coordinates: [73.8567, 18.5204] },
        categoryId: PUMPS,
        category: { _id: PUMPS, id: PUMPS, name: "Pumps", slug: "pumps" },
        subcategoryId: PARTS,
        subcategory: { _id: PARTS, id: PARTS, name: "Spare parts", slug: "spare-parts" },
        companyType: "supplier",
        maxRadiusKm: null,
        tags: ["steel"],
        status: "approved",
        images: [
          { url: `/media/${PICTURE}2-1280.webp`, width: 1280, height: 720 },
          { url: `/media/${PICTURE}-1280.webp`, width: 1280, height: 960 },
        ],
        createdAt: expect.stringMatching(/Z$/),
        publishedAt: "2026-01-01T00:00:00.000Z",
        providerUserId: ACME,
        provider: {
          providerProfile: { companyName: "Acme Works", companyType: "supplier", phoneNumber: null },
        },
        source: null,
        distanceKm: null,
      },
    ]);
  });

  test("an imported one names its source and has no price", async () => {
    const { body } = await search(`?providerUserId=${IMPORT}`);
    expect(body.items[0]).toMatchObject({
      id: IMPORTED,
      source: "open-data",
      price: null,
      companyType: null,
    });
  });

  test("filters and sorts as asked", async () => {
    expect(await ids("?sort=price_asc")).toEqual([CHEAP, PUMP, IMPORTED]);
    expect(await ids("?sort=price_desc")).toEqual([PUMP, CHEAP, IMPORTED]);
    expect(await ids("?priceMax=500")).toEqual([CHEAP]);
    expect(await ids("?lat=18.5&lng=73.8&radiusKm=25")).toEqual([PUMP, IMPORTED]);
    expect(await ids("?lat=12.97&lng=77.59&sort=distance_asc&limit=1")).toEqual([CHEAP]);
    expect(await ids(`?categoryIds=${PUMPS},${HIDDEN}&subcategoryIds=${PARTS}`)).toEqual([PUMP]);
    expect(await ids("?tags=Steel")).toEqual([PUMP]);
    expect(await ids("?companyType=supplier&page=2&limit=1")).toEqual([PUMP]);
    expect(await ids("?q=!!!")).toHaveLength(3);
    expect(await ids("?state=KA")).toEqual([CHEAP, PUMP, IMPORTED]);
    expect(await ids("?state=MH")).toEqual([PUMP, IMPORTED, CHEAP]);
    const ownTotal = async (query: string) => (await search(query)).body.ownTotal;
    expect([
      await ownTotal("?state=MH"),
      await ownTotal("?state=MH&page=9"),
      await ownTotal("?state=SK"),
    ]).toEqual([1, 1, 0]);
    expect(await ownTotal("?inState=MH")).toBeUndefined();
  });

  test("distances are there with a pair, also without a radius", async () => {
    const { body } = await search("?lat=18.5204&lng=73.8567");
    expect(body.items.map((item: Listing) => item.distanceKm)).toEqual([expect.closeTo(735, -1), 0, 0]);
  });

  test("is approved-only whatever the query; keys it does not know and blank values are ignored", async () => {
    expect(await ids(`?status=pending_approval&providerUserId=${ACME}&q=&lat=&page=%20`)).toEqual([
      CHEAP,
      PUMP,
    ]);
    expect(await ids(`?providerUserId=${GONE_HOME}`)).toEqual([]);
  });

  test("an id nobody has matches nothing; a page beyond the end is empty and keeps the total", async () => {
    expect(await ids(`?categoryIds=${idOf("c", 99)}`)).toEqual([]);
    expect((await search("?page=10000&limit=100")).body).toEqual({
      ...NOT_INTERPRETED,
      items: [],
      total: 3,
      page: 10_000,
      limit: 100,
    });
  });

  test.each([
    ["?lat=18.5", "lng"],
    ["?lng=73.8", "lat"],
    ["?lat=91&lng=0", "lat"],
    ["?radiusKm=5", "radiusKm"],
    ["?lat=1&lng=1&radiusKm=101", "radiusKm"],
    ["?sort=distance_asc", "sort"],
    ["?sort=relevance", "sort"],
    ["?sort=newest", "sort"],
    ["?priceMin=5&priceMax=4", "priceMax"],
    ["?priceMin=1.5", "priceMin"],
    ["?priceMax=1e3", "priceMax"],
    ["?q=a&q=b", "q"],
    ["?page=1&page=1", "page"],
    ["?limit=101", "limit"],
    ["?limit=0", "limit"],
    ["?page=10001", "page"],
    ["?page=abc", "page"],
    ["?categoryIds=1,2", "categoryIds"],
    [`?subcategoryIds=${PARTS},x`, "subcategoryIds"],
    ["?providerUserId=me", "providerUserId"],
    ["?companyType=Trader", "companyType"],
    ["?tags=1,2,3,4,5,6,7,8,9,10,11", "tags"],
    [`?q=${"x".repeat(101)}`, "q"],
    ["?q=a%00b", "q"],
    ["?tags=a%00b", "tags"],
    ["?state=XX", "state"],
    ["?state=mh", "state"],
    ["?state=MH&lat=1&lng=1", "state"],
    ["?state=MH&sort=price_asc", "sort"],
  ])("%s is refused at %s", async (query, path) => {
    const { status, body } = await search(query);
    expect(status).toBe(400);
    const told = { key: expect.any(String), message: expect.not.stringMatching(/[{}]/) };
    expect(body).toMatchObject({
      code: "VALIDATION_ERROR",
      ...told,
      errors: [{ path, ...told }],
      requestId: expect.any(String),
    });
    expect(body.errors).toHaveLength(1);
  });
});

describe("GET /listings/{id}", () => {
  const get = (id: string) => ask(listing.GET, `/listings/${id}`, { id });

  test("answers an approved listing", async () => {
    const { status, body } = await get(PUMP);
    expect(status).toBe(200);
    expect(body).toEqual({ listing: expect.objectContaining({ id: PUMP, _id: PUMP, distanceKm: null }) });
  });

  test.each([
    ["pending", PENDING, 404, "NOT_FOUND"],
    ["archived", ARCHIVED, 410, "GONE"],
    ["of a disabled provider", DISABLED, 404, "NOT_FOUND"],
    ["archived and of a disabled provider", DISABLED_ARCHIVED, 404, "NOT_FOUND"],
    ["unknown", idOf("x", 99), 404, "NOT_FOUND"],
    ["malformed", "1", 404, "NOT_FOUND"],
    ["malformed beyond reason", "x".repeat(10_000), 404, "NOT_FOUND"],
  ])("%s: %s is %i", async (_what, id, status, code) => {
    const answer = await get(id);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  });
});

describe("GET /categories and their subcategories", () => {
  test("all that are not hidden, on one page", async () => {
    const { status, body } = await ask(categories.GET, "/categories");
    expect(status).toBe(200);
    expect(body).toEqual({
      items: [{ _id: PUMPS, id: PUMPS, name: "Pumps", slug: "pumps" }],
      total: 1,
      page: 1,
      limit: 1,
    });
  });

  test("subcategories of one; none is an empty list; an unknown or malformed category is 404", async () => {
    const of = (id: string) => ask(subcategories.GET, `/categories/${id}/subcategories`, { id });
    expect((await of(PUMPS)).body.items).toEqual([
      { _id: PARTS, id: PARTS, name: "Spare parts", slug: "spare-parts", categoryId: PUMPS },
    ]);
    expect((await of(HIDDEN)).body).toEqual({ items: [], total: 0, page: 1, limit: 0 });
    expect((await of(idOf("c", 99))).status).toBe(404);
    expect((await of("pumps")).status).toBe(404);
  });
});

describe("the rest of /api/v1", () => {
  test("health, readiness and the document", async () => {
    expect((await ask(health.GET, "/health")).body).toEqual({ status: "ok" });
    expect((await ask(ready.GET, "/ready")).body).toEqual({ status: "ready" });
    expect((await ask(openapi.GET, "/openapi.json")).body).toMatchObject({ openapi: "3.1.0" });
  });

  test.each(["PUT", "PATCH", "DELETE"] as const)(
    "%s on a list is 405 and names what is allowed",
    async (method) => {
      const { status, headers, body } = await ask(listings[method], "/listings", {}, method);
      expect({ status, code: body.code, allow: headers.get("allow") }).toEqual({
        status: 405,
        code: "METHOD_NOT_ALLOWED",
        allow: "GET, POST",
      });
    },
  );

  test.each(["GET", "POST", "PUT", "PATCH", "DELETE"] as const)(
    "%s of a path that names nothing is a JSON 404",
    async (method) => {
      const { status, body } = await ask(unknown[method], "/nothing", {}, method);
      expect({ status, code: body.code }).toEqual({ status: 404, code: "NOT_FOUND" });
    },
  );
});
