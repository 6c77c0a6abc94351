import { toldAt } from "@/tests/support/a-failure";
import { skipOnPglite, useDatabase } from "@/tests/support/database";
import { aJpeg, aPng, storedFiles, useUploads } from "@/tests/support/uploads";
import { beforeAll, describe, expect, test } from "vitest";
import * as listings from "@/app/api/v1/listings/route";
import { ManagedListing } from "@/lib/schemas/listing";
import en from "@/lib/content/messages/en.json";
import { db } from "@/lib/server/db";
import { type CallOptions, callRoute, type FormValue } from "@/tests/support/call-route";
import { idOf } from "@/tests/support/directory";
import {
  ADMIN,
  ATTIC,
  CUSTOMER,
  DELHI,
  insertDesk,
  listingForm,
  OTHER,
  OWNER,
  PLAIN,
  PLAIN_OLD,
  PUMP_PARTS,
  PUMP_SECRET,
  PUMPS,
  VALVE_PARTS,
} from "@/tests/support/provider-desk";

useDatabase();
useUploads();
beforeAll(insertDesk);

const create = (form: Record<string, FormValue | undefined>, options: Partial<CallOptions> = {}) =>
  callRoute(listings.POST, { method: "POST", as: OWNER, form, ...options });
type Row = readonly [field: string, value: string, expected: unknown];
/** Rows with their values cut, for the titles of tests. */
const titled = (rows: readonly Row[]) =>
  rows.map(
    ([field, value, expected]) => [field, JSON.stringify(value).slice(0, 40), value, expected] as const,
  );
const countListings = () => db.listing.count();
const found = async (words: string) =>
  (await callRoute(listings.GET, { as: null, query: `?q=${encodeURIComponent(words)}` })).body
    .total as number;

describe("POST /listings, 201", () => {
  test("answers the listing as its owner sees it, waiting for approval, and search does not have it", async () => {
    const { status, body } = await create({
      ...listingForm(),
      maxRadiusKm: "25",
      tags: ["Solar, STEEL ", "solar", ""],
      images: [await aPng(1), await aJpeg(2)],
    });
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(["listing"]);
    expect(ManagedListing.strict().safeParse(body.listing).error).toBeUndefined();
    expect(body.listing).toMatchObject({
      name: "Solar water pump",
      price: 12500,
      priceUnit: null,
      from: false,
      description: "Made to order",
      phoneNumber: "9876543210",
      address: "12 Station Road, Pune",
      city: "Pune",
      stateCode: "MH",
      location: { type: "Point", coordinates: [73.807, 18.507] },
      categoryId: PUMPS,
      subcategoryId: PUMP_PARTS,
      maxRadiusKm: 25,
      tags: ["solar", "steel"],
      status: "pending_approval",
      publishedAt: null,
      rejectionReason: null,
      providerUserId: OWNER,
      provider: { email: `${OWNER}@secret.example.com`, providerProfile: { companyName: "Acme Works" } },
    });
    expect(body.listing.images).toHaveLength(2);
    const names = body.listing.images.map(({ url }: { url: string }) => url.replace("/media/", ""));
    expect(storedFiles()).toEqual(expect.arrayContaining(names));
    expect(await found("solar water pump")).toBe(0);
    await db.$executeRaw`UPDATE listings SET status = 'approved', published_at = now() WHERE id = ${body.listing.id}`;
    expect(await found("solar water pump")).toBe(1);
  });

  test.each([
    [
      { priceUnit: "sq_ft", from: "true" },
      { price: 12500, priceUnit: "sq_ft", from: true },
    ],
    [
      { priceUnit: " ", from: "false", priceOnRequest: "" },
      { price: 12500, priceUnit: null, from: false },
    ],
    [
      { price: "", priceOnRequest: "true" },
      { price: null, priceUnit: null, from: false },
    ],
  ])("%j is a price of %j", async (form, expected) => {
    const { status, body } = await create({ ...listingForm(), ...form });
    expect(status).toBe(201);
    expect(body.listing).toMatchObject(expected);
  });

  test.each([
    [{ priceOnRequest: "true" }, "priceOnRequest", en.form.priceOrRequest],
    [{ price: "" }, "price", en.form.priceRange],
    [{ price: "", priceOnRequest: "true", priceUnit: "kg" }, "priceUnit", en.form.unitNeedsPrice],
    [{ price: "", priceOnRequest: "true", from: "true" }, "from", en.form.unitNeedsPrice],
    [{ priceUnit: "acre" }, "priceUnit", en.form.priceUnitUnknown],
    [{ from: "yes" }, "from", en.form.notTrueOrFalse],
  ])("%j is refused at %s", async (form, path, message) => {
    const { status, body } = await create({ ...listingForm(), ...form });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path, message }]);
  });

  test("what is optional may be absent or blank", async () => {
    const { status, body } = await create({
      ...listingForm(),
      categoryId: PLAIN,
      subcategoryId: "",
      maxRadiusKm: " ",
    });
    expect(status).toBe(201);
    expect(body.listing).toMatchObject({ subcategoryId: null, maxRadiusKm: null, tags: [], images: [] });
  });

  test("the city of a state that is one city is that city; outside India there is none", async () => {
    const at = async (lat: number, lng: number) =>
      (await create({ ...listingForm(), locationLat: String(lat), locationLng: String(lng) })).body.listing;
    expect(await at(DELHI.lat, DELHI.lng)).toMatchObject({ city: "Delhi", stateCode: "DL" });
    expect(await at(51.5, -0.12)).toMatchObject({
      city: null,
      stateCode: null,
      location: { coordinates: [-0.12, 51.5] },
    });
  });

  test.each(
    titled([
      ["name", "abc", "abc"],
      ["name", `  ${"n".repeat(120)} `, "n".repeat(120)],
      ["name", "सौर पंप — ₹500 <b>", "सौर पंप — ₹500 <b>"],
      ["price", "1", 1],
      ["price", "1000000000", 1_000_000_000],
      ["description", "d", "d"],
      ["description", "d".repeat(5000), "d".repeat(5000)],
      ["address", "a", "a"],
      ["address", "a".repeat(300), "a".repeat(300)],
      ["phoneNumber", " 0000000000 ", "0000000000"],
      ["maxRadiusKm", "1", 1],
      ["maxRadiusKm", "20000", 20_000],
    ]),
  )("%s may be %s", async (field, _title, value, expected) => {
    const { status, body } = await create({ ...listingForm(), [field]: value });
    expect({ status, [field]: body.listing?.[field] }).toEqual({ status: 201, [field]: expected });
  });

  test.each([
    ["-90", "-180"],
    ["90", "180"],
    ["0", "-0"],
  ])("a point may be %s, %s", async (locationLat, locationLng) => {
    const { status, body } = await create({ ...listingForm(), locationLat, locationLng });
    expect(status).toBe(201);
    expect(body.listing.location.coordinates).toEqual([Number(locationLng) || 0, Number(locationLat) || 0]);
  });
});

test("a form may name everything, its tags as one field each", async () => {
  const tags = Array.from({ length: 10 }, (_, n) => `tag ${n}`);
  const all = { priceUnit: "kg", from: "true", maxRadiusKm: "5", pictures: "" };
  const { status, body } = await create({ ...listingForm(), ...all, tags });
  expect(status).toBe(201);
  expect(body.listing).toMatchObject({ tags, priceUnit: "kg", from: true });
});

describe("POST /listings, 400", () => {
  const refused = async (form: Record<string, FormValue | undefined>, path: string, message?: string) => {
    const before = await countListings();
    const answer = await create(form);
    expect({ status: answer.status, code: answer.body.code }).toEqual({
      status: 400,
      code: "VALIDATION_ERROR",
    });
    expect(answer.body.errors).toContainEqual(
      expect.objectContaining({ path, message: message ?? expect.any(String) }),
    );
    expect(await countListings()).toBe(before);
  };

  test.each(
    titled([
      ["name", "ab", en.form.nameLength],
      ["name", "n".repeat(121), en.form.nameLength],
      ["name", "a\0bc", en.form.noControlCharacters],
      ["price", "0", en.form.priceRange],
      ["price", "1000000001", en.form.priceRange],
      ["price", "-1", en.form.priceRange],
      ["price", "1.5", en.form.priceRange],
      ["price", "1e3", en.form.priceRange],
      ["price", "12abc", en.form.priceRange],
      ["price", "", en.form.priceRange],
      ["description", " ", en.form.descriptionLength],
      ["description", "d".repeat(5001), en.form.descriptionLength],
      ["address", "", en.form.addressLength],
      ["address", "a".repeat(301), en.form.addressLength],
      ["phoneNumber", "987654321", en.form.phoneTenDigits],
      ["phoneNumber", "98765432101", en.form.phoneTenDigits],
      ["phoneNumber", "+919876543210", en.form.phoneTenDigits],
      ["phoneNumber", "९८७६५४३२१०", en.form.phoneTenDigits],
      ["locationLat", "90.0000001", en.form.latitudeRange],
      ["locationLat", "NaN", en.form.latitudeRange],
      ["locationLng", "-180.1", en.form.longitudeRange],
      ["locationLng", "1e309", en.form.longitudeRange],
      ["maxRadiusKm", "0", en.form.radiusRange],
      ["maxRadiusKm", "20001", en.form.radiusRange],
      ["maxRadiusKm", "2.5", en.form.radiusRange],
      ["categoryId", "pumps", en.form.categoryRequired],
      ["categoryId", idOf("c", 99), en.form.categoryRequired],
      ["categoryId", ATTIC, en.form.categoryRequired],
      ["subcategoryId", "", en.form.subcategoryRequired],
      ["subcategoryId", idOf("s", 99), en.form.subcategoryRequired],
      ["subcategoryId", PUMP_SECRET, en.form.subcategoryRequired],
      ["subcategoryId", VALVE_PARTS, en.form.subcategoryOfOther],
      ["tags", "1,2,3,4,5,6,7,8,9,10,11", en.form.tagsRange],
    ]),
  )("%s %s is refused at its field", async (field, _title, value, message) => {
    await refused({ ...listingForm(), [field]: value }, field, String(message));
  });

  test("a hidden subcategory is not offered where it is the only one either", () =>
    refused({ ...listingForm(), categoryId: PLAIN, subcategoryId: PLAIN_OLD }, "subcategoryId"));

  test("everything that is missing is told at once", async () => {
    const { status, body } = await create({ maxRadiusKm: "5" });
    expect(status).toBe(400);
    expect(body.errors.map(({ path }: { path: string }) => path).toSorted()).toEqual(
      [
        "address",
        "categoryId",
        "description",
        "locationLat",
        "locationLng",
        "name",
        "phoneNumber",
        "price",
      ].toSorted(),
    );
  });

  test("pictures: too many, of another kind, damaged; nothing is stored", async () => {
    const before = storedFiles();
    const good = await aPng(3);
    await refused({ ...listingForm(), images: [good, good, good, good] }, "images", en.form.imageCount);
    const gif = { name: "a.png", type: "image/png", bytes: "GIF89a\x01\x00\x01\x00\x00\x00\x00;" };
    await refused({ ...listingForm(), images: [good, gif] }, "images.1", en.form.imageKind);
    const half = { ...good, bytes: (good.bytes as Uint8Array<ArrayBuffer>).slice(0, 60) };
    await refused({ ...listingForm(), images: [good, half] }, "images.1", en.form.fileUnreadable);
    expect(storedFiles()).toEqual(before);
    expect(storedFiles("tmp")).toEqual([]);
  });

  test.each([
    ["status", "approved"],
    ["id", idOf("x", 1)],
    ["providerUserId", OTHER],
    ["createdAt", "2020-01-01T00:00:00Z"],
    ["publishedAt", "2020-01-01T00:00:00Z"],
    ["companyType", "traders"],
    ["role", "admin"],
    ["isAdmin", "true"],
    ["keepImages", "x"],
    ["__proto__", "x"],
    ["constructor", "x"],
  ])("a field of its own making, %s, is refused", async (key, value) => {
    const before = await countListings();
    const form = Object.defineProperty<Record<string, FormValue>>({ ...listingForm() }, key, {
      value,
      enumerable: true,
    });
    const answer = await create(form);
    expect({ status: answer.status, code: answer.body.code }).toEqual({
      status: 400,
      code: "VALIDATION_ERROR",
    });
    expect(await countListings()).toBe(before);
  });

  test.each(["", " ", "k".repeat(201), "a b", "ключ".replace(/./g, "\u00e9")])(
    "an Idempotency-Key %j is refused",
    async (key) => {
      const answer = await create(listingForm(), { headers: { "idempotency-key": key } });
      expect({ status: answer.status, errors: answer.body.errors }).toEqual({
        status: 400,
        errors: [toldAt("Idempotency-Key", "idempotencyKey")],
      });
    },
  );
});

describe("POST /listings, the rest", () => {
  test.each([
    ["a visitor", null, 401, "UNAUTHORIZED"],
    ["a customer", CUSTOMER, 403, "FORBIDDEN"],
    ["an admin", ADMIN, 403, "FORBIDDEN"],
  ])("%s: %i", async (_who, as, status, code) => {
    const answer = await create(listingForm(), { as });
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  });

  test("JSON is 415, a body over 26 MiB 413", async () => {
    const json = await callRoute(listings.POST, { method: "POST", as: OWNER, json: listingForm() });
    expect({ status: json.status, code: json.body.code }).toEqual({
      status: 415,
      code: "UNSUPPORTED_MEDIA_TYPE",
    });
    const long = await create(listingForm(), { headers: { "content-length": "27262977" } });
    expect({ status: long.status, code: long.body.code }).toEqual({ status: 413, code: "PAYLOAD_TOO_LARGE" });
  });
});

describe("Idempotency-Key", () => {
  const withKey = (key: string, as = OWNER, images: FormValue = []) =>
    create({ ...listingForm(), images }, { as, headers: { "idempotency-key": key } });

  test("sent again it answers the listing it made, whatever else is sent", async () => {
    const first = await withKey("again");
    expect(first.status).toBe(201);
    const second = await create(
      { ...listingForm(), name: "Another name", categoryId: idOf("c", 99) },
      { headers: { "idempotency-key": "again" } },
    );
    expect({ status: second.status, listing: second.body.listing }).toEqual({
      status: 201,
      listing: first.body.listing,
    });
  });

  test("is each provider's own, and two keys are two listings", async () => {
    const ids = new Set<string>();
    for (const [key, as] of [
      ["mine", OWNER],
      ["mine", OTHER],
      ["mine-too", OWNER],
      [`${"~".repeat(199)}!`, OWNER],
    ] as const) {
      ids.add((await withKey(key, as)).body.listing.id);
    }
    expect(ids.size).toBe(4);
  });

  test.skipIf(skipOnPglite)("50 at once are one listing, and no picture stays without one", async () => {
    const before = {
      listings: await countListings(),
      files: storedFiles().length,
      media: await db.media.count(),
    };
    const images = [await aPng(5), await aJpeg(6)];
    const answers = await Promise.all(Array.from({ length: 50 }, () => withKey("fifty", OWNER, images)));
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([201]);
    expect(new Set(answers.map(({ body }) => body.listing.id)).size).toBe(1);
    expect(answers.every(({ body }) => body.listing.images.length === 2)).toBe(true);
    expect({ listings: await countListings(), media: await db.media.count() }).toEqual({
      listings: before.listings + 1,
      media: before.media + 2,
    });
    expect(storedFiles()).toHaveLength(before.files + 6);
    expect(storedFiles("tmp")).toEqual([]);
  });
});
