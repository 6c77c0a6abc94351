import { toldAt } from "@/tests/support/a-failure";
import { skipOnPglite, useDatabase } from "@/tests/support/database";
import { aJpeg, aPng, storedFiles, useUploads } from "@/tests/support/uploads";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as listing from "@/app/api/v1/listings/[id]/route";
import * as listings from "@/app/api/v1/listings/route";
import en from "@/lib/content/messages/en.json";
import { ManagedListing } from "@/lib/schemas/listing";
import { db } from "@/lib/server/db";
import { callRoute, type FormValue } from "@/tests/support/call-route";
import { idOf } from "@/tests/support/directory";
import {
  ADMIN,
  ATTIC,
  CUSTOMER,
  decide,
  DELHI,
  insertDesk,
  listingForm,
  OTHER,
  OWNER,
  PLAIN,
  PUMP_PARTS,
  PUMP_REPAIR,
  PUMP_SECRET,
  PUMPS,
  VALVE_PARTS,
  VALVES,
} from "@/tests/support/provider-desk";

useDatabase();
useUploads();
beforeAll(insertDesk);

type Form = Record<string, FormValue | undefined>;
const patch = (id: string | string[], form: Form, as: string | null = OWNER) =>
  callRoute(listing.PATCH, { method: "PATCH", as, params: { id }, form });

let words = 0;
/** A listing nobody has changed yet, with a name of its own. */
async function create(form: Form = {}): Promise<{ id: string; name: string; images: { url: string }[] }> {
  const name = `Pump number${(words += 1)}x`;
  const { status, body } = await callRoute(listings.POST, {
    method: "POST",
    as: OWNER,
    form: { ...listingForm(), name, tags: "solar", maxRadiusKm: "25", ...form },
  });
  expect(status).toBe(201);
  return body.listing;
}
/** Whether it comes first when it is looked for by its name; others of its kind may follow. */
const isFound = async (name: string): Promise<boolean> => {
  const query = `?q=${encodeURIComponent(name)}&sort=relevance`;
  return (await callRoute(listings.GET, { as: null, query })).body.items[0]?.name === name;
};
const mediaIdsOf = ({ images }: { images: { url: string }[] }) =>
  images.map(({ url }) => url.replace(/^\/media\/|-\d+\.webp$/g, ""));
/** All that is stored of a listing. */
const rowOf = (id: string) => db.$queryRaw`
  SELECT l.*, (SELECT array_agg(media_id ORDER BY position) FROM listing_images WHERE listing_id = id) AS images
  FROM listings AS l WHERE id = ${id}`;

const IN_PLACE: Form[] = [
  { price: "1" },
  { priceUnit: "kg" },
  { from: "true" },
  { price: "", priceOnRequest: "true" },
  { phoneNumber: "0123456789" },
  { maxRadiusKm: "" },
  { maxRadiusKm: "7" },
  { tags: ["steel", "solar"] },
  { tags: "" },
];
const IN_SUBSTANCE: Form[] = [
  { name: "Another pump" },
  { description: "Made to another order" },
  { address: "13 Station Road, Pune" },
  { subcategoryId: PUMP_REPAIR },
  { categoryId: VALVES, subcategoryId: VALVE_PARTS },
  { categoryId: PLAIN },
  { locationLat: String(DELHI.lat), locationLng: String(DELHI.lng) },
];

describe("PATCH /listings/{id}, 200", () => {
  test("answers the listing as its owner sees it, with what was changed and the rest as it was", async () => {
    const made = await create();
    const { status, body } = await patch(made.id, {
      name: "Hand pump",
      price: "99",
      description: "New",
      phoneNumber: "1112223334",
      address: "Delhi Gate",
      locationLat: String(DELHI.lat),
      locationLng: String(DELHI.lng),
      categoryId: VALVES,
      subcategoryId: VALVE_PARTS,
      maxRadiusKm: "",
      tags: ["a", "b,c"],
    });
    expect(status).toBe(200);
    expect(ManagedListing.strict().safeParse(body.listing).error).toBeUndefined();
    expect(body.listing).toMatchObject({
      id: made.id,
      name: "Hand pump",
      price: 99,
      description: "New",
      phoneNumber: "1112223334",
      address: "Delhi Gate",
      city: "Delhi",
      stateCode: "DL",
      location: { coordinates: [DELHI.lng, DELHI.lat] },
      categoryId: VALVES,
      subcategoryId: VALVE_PARTS,
      maxRadiusKm: null,
      tags: ["a", "b", "c"],
      status: "pending_approval",
    });
    const after = await patch(made.id, { price: "100" });
    expect(after.body.listing).toEqual({
      ...body.listing,
      price: 100,
      updatedAt: expect.any(String),
    });
  });

  test("unit and 'from' stay with another price, are taken away by blanks, and go with the price", async () => {
    const { id } = await create();
    const after = async (form: Form) => {
      const { price, priceUnit, from } = (await patch(id, form)).body.listing;
      return [price, priceUnit, from];
    };
    expect(await after({ priceUnit: "kg", from: "true" })).toEqual([12500, "kg", true]);
    expect(await after({ price: "7" })).toEqual([7, "kg", true]);
    expect(await after({ priceUnit: "", from: "false" })).toEqual([7, null, false]);
    expect(await after({ priceUnit: "pair" })).toEqual([7, "pair", false]);
    expect(await after({ price: "", priceOnRequest: "true" })).toEqual([null, null, false]);
    expect((await patch(id, { priceUnit: "kg" })).body.errors).toEqual([
      toldAt("priceUnit", "unitNeedsPrice"),
    ]);
    expect(await after({ price: "8", priceOnRequest: "", priceUnit: "kg" })).toEqual([8, "kg", false]);
  });

  test.each([...IN_PLACE, ...IN_SUBSTANCE])("pending stays pending: %j", async (form) => {
    const { id } = await create();
    expect((await patch(id, form)).body.listing).toMatchObject({
      status: "pending_approval",
      publishedAt: null,
    });
  });

  test.each([{}, ...IN_PLACE, ...IN_SUBSTANCE])(
    "rejected is submitted again, without the reason: %j",
    async (form) => {
      const { id } = await create();
      await decide(id, "rejected");
      const { status, body } = await patch(id, form);
      expect(status).toBe(200);
      expect(body.listing).toMatchObject({ status: "pending_approval", rejectionReason: null });
    },
  );

  test.each(IN_PLACE)("approved changes in place and stays in search: %j", async (form) => {
    const { id, name } = await create();
    await decide(id, "approved");
    const { body } = await patch(id, form);
    expect(body.listing).toMatchObject({ status: "approved", publishedAt: "2026-02-03T04:05:06.000Z" });
    expect(await isFound(name)).toBe(true);
    const price = await db.listingSearch.findUniqueOrThrow({
      where: { listingId: id },
      select: { price: true },
    });
    expect(price).toEqual({ price: body.listing.price });
  });

  test.each(IN_SUBSTANCE)("approved goes to approval and out of search: %j", async (form) => {
    const { id } = await create();
    await decide(id, "approved");
    const { body } = await patch(id, form);
    expect(body.listing).toMatchObject({
      status: "pending_approval",
      publishedAt: "2026-02-03T04:05:06.000Z",
      rejectionReason: null,
    });
    expect(await db.listingSearch.findUnique({ where: { listingId: id } })).toBeNull();
    await decide(id, "approved");
    expect(await isFound(body.listing.name)).toBe(true);
  });

  test("a value sent along unchanged is no change, not even of the time", async () => {
    const made = await create({ images: [await aPng(1)] });
    await decide(made.id, "approved");
    const before = await rowOf(made.id);
    const form = { ...listingForm(), name: ` ${made.name} `, tags: ["SOLAR"], maxRadiusKm: "25" };
    const { status, body } = await patch(made.id, { ...form, keepImages: mediaIdsOf(made) });
    expect({ status, is: body.listing.status }).toEqual({ status: 200, is: "approved" });
    expect((await patch(made.id, {})).body.listing.status).toBe("approved");
    expect(await rowOf(made.id)).toEqual(before);
  });

  test("another category takes its subcategory anew; the choice that stands may be hidden by now", async () => {
    const { id } = await create();
    expect((await patch(id, { categoryId: PLAIN })).body.listing).toMatchObject({
      categoryId: PLAIN,
      subcategoryId: null,
      subcategory: null,
    });
    await patch(id, { categoryId: PUMPS, subcategoryId: PUMP_PARTS });
    await db.subcategory.update({ where: { id: PUMP_PARTS }, data: { hidden: true } });
    try {
      const kept = await patch(id, { categoryId: PUMPS, subcategoryId: PUMP_PARTS, price: "5" });
      expect({ status: kept.status, price: kept.body.listing?.price }).toEqual({ status: 200, price: 5 });
      expect((await patch(id, { categoryId: PUMPS, subcategoryId: "", price: "6" })).status).toBe(200);
    } finally {
      await db.subcategory.update({ where: { id: PUMP_PARTS }, data: { hidden: false } });
    }
  });
});

test("about a version that is not there any more it is refused, and the one that is there is told", async () => {
  const { id, updatedAt } = (await create()) as unknown as ManagedListing;
  const first = await patch(id, { price: "100", updatedAt });
  expect(first.status).toBe(200);
  const second = await patch(id, { price: "200", updatedAt });
  const now = first.body.listing.updatedAt as string;
  expect(second).toMatchObject({
    status: 409,
    body: {
      code: "CONFLICT",
      key: "listingChanged",
      errors: [{ path: "updatedAt", values: { updatedAt: now } }],
    },
  });
  expect((await patch(id, { price: "200", updatedAt: now })).body.listing.price).toBe(200);
  expect((await patch(id, { price: "300" })).body.listing.price).toBe(300);
  expect(await patch(id, { price: "400", updatedAt: "yesterday" })).toMatchObject({ status: 400 });
});

describe("pictures", () => {
  test("stay when nothing is said; new ones come after those that stay; order and removal go to approval", async () => {
    const made = await create({ images: [await aPng(1), await aJpeg(2)] });
    const [one, two] = mediaIdsOf(made) as [string, string];
    await decide(made.id, "approved");
    const added = (await patch(made.id, { images: [await aPng(3)] })).body.listing;
    const three = mediaIdsOf(added)[2]!;
    expect(mediaIdsOf(added)).toEqual([one, two, three]);
    expect(added.status).toBe("pending_approval");

    await decide(made.id, "approved");
    const turned = (await patch(made.id, { keepImages: [three, one] })).body.listing;
    expect({ ids: mediaIdsOf(turned), status: turned.status }).toEqual({
      ids: [three, one],
      status: "pending_approval",
    });

    const replaced = (await patch(made.id, { keepImages: `${one}`, images: [await aPng(4)] })).body.listing;
    expect(mediaIdsOf(replaced)).toEqual([one, expect.any(String)]);
    expect((await patch(made.id, { keepImages: "" })).body.listing.images).toEqual([]);
    // The janitor takes them: a page that was read a moment ago still shows them.
    expect(storedFiles()).toEqual(expect.arrayContaining([`${one}-320.webp`, `${two}-1280.webp`]));
  });

  test("more than eight together are refused, and what was stored of them is gone", async () => {
    const made = await create({ images: [await aPng(1), await aPng(2)] });
    const five = await Promise.all(Array.from({ length: 5 }, (_, n) => aPng(n + 10)));
    const seven = await patch(made.id, { images: five });
    const before = { row: await rowOf(made.id), files: storedFiles().length, media: await db.media.count() };
    const form = { images: [await aPng(3), await aPng(4)] };
    const { status, body } = await patch(made.id, form);
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: [toldAt("images", "imageCountOfListing")],
    });
    expect({ row: await rowOf(made.id), files: storedFiles().length, media: await db.media.count() }).toEqual(
      before,
    );
    const replaced = await patch(made.id, { ...form, keepImages: mediaIdsOf(seven.body.listing).slice(1) });
    expect(replaced.body.listing.images).toHaveLength(8);
  });

  test("of another listing cannot be kept", async () => {
    const [mine, theirs] = [await create(), await create({ images: [await aPng(1)] })];
    const { status, body } = await patch(mine.id, { keepImages: mediaIdsOf(theirs) });
    expect({ status, path: body.errors[0].path }).toEqual({ status: 400, path: "keepImages.0" });
  });

  test.skipIf(skipOnPglite)("added by two at once are never more than eight", async () => {
    for (let round = 0; round < 5; round++) {
      const made = await create({ images: [await aPng(1)] });
      const images = await Promise.all([2, 3, 4, 5].map(aPng));
      const statuses = await Promise.all([
        patch(made.id, { images }).then(({ status }) => status),
        patch(made.id, { images }).then(({ status }) => status),
      ]);
      expect(statuses.toSorted()).toEqual([200, 400]);
      expect(await db.listingImage.count({ where: { listingId: made.id } })).toBe(5);
    }
  });
});

describe("PATCH /listings/{id}, refused", () => {
  test.each([
    [{ name: "ab" }, "name", en.form.nameLength],
    [{ name: "" }, "name", en.form.nameLength],
    [{ price: "0" }, "price", en.form.priceRange],
    [{ price: "" }, "price", en.form.priceRange],
    [{ price: "5", priceOnRequest: "true" }, "priceOnRequest", en.form.priceOrRequest],
    [{ priceUnit: "acre" }, "priceUnit", en.form.priceUnitUnknown],
    [{ description: "" }, "description", en.form.descriptionLength],
    [{ address: "a".repeat(301) }, "address", en.form.addressLength],
    [{ phoneNumber: "123" }, "phoneNumber", en.form.phoneTenDigits],
    [{ maxRadiusKm: "0" }, "maxRadiusKm", en.form.radiusRange],
    [{ maxRadiusKm: "x" }, "maxRadiusKm", en.form.radiusRange],
    [{ locationLat: "91", locationLng: "1" }, "locationLat", en.form.latitudeRange],
    [{ locationLat: "1" }, "locationLng", en.form.longitudeRange],
    [{ locationLng: "1" }, "locationLat", en.form.latitudeRange],
    [{ categoryId: VALVES }, "subcategoryId", en.form.subcategoryRequired],
    [{ categoryId: VALVES, subcategoryId: PUMP_PARTS }, "subcategoryId", en.form.subcategoryOfOther],
    [{ subcategoryId: VALVE_PARTS }, "subcategoryId", en.form.subcategoryOfOther],
    [{ subcategoryId: PUMP_SECRET }, "subcategoryId", en.form.subcategoryRequired],
    [{ categoryId: ATTIC }, "categoryId", en.form.categoryRequired],
    [{ tags: "x".repeat(41) }, "tags.0", en.form.tagsRange],
    [{ keepImages: "../../etc" }, "keepImages.0", undefined],
    [{ status: "approved" }, "", undefined],
    [{ providerUserId: OTHER }, "", undefined],
    [{ publishedAt: "2020-01-01" }, "", undefined],
    [{ rejectionReason: "" }, "", undefined],
    [{ id: idOf("x", 1) }, "", undefined],
  ])("case %#: 400", async (form, path, message) => {
    const { id } = await create();
    await decide(id, "approved");
    const before = await rowOf(id);
    const { status, body } = await patch(id, form as Form);
    expect({ status, code: body.code }).toEqual({ status: 400, code: "VALIDATION_ERROR" });
    expect(body.errors).toMatchObject([{ path, message: message ?? expect.any(String) }]);
    expect(await rowOf(id)).toEqual(before);
  });

  test("a visitor 401, a customer and an admin 403, JSON 415", async () => {
    const { id } = await create();
    expect((await patch(id, { price: "5" }, null)).status).toBe(401);
    expect((await patch(id, { price: "5" }, CUSTOMER)).status).toBe(403);
    expect((await patch(id, { price: "5" }, ADMIN)).status).toBe(403);
    const json = await callRoute(listing.PATCH, {
      method: "PATCH",
      as: OWNER,
      params: { id },
      json: { price: 5 },
    });
    expect(json.status).toBe(415);
  });

  test("somebody else's, an unknown and a malformed one are the same 404", async () => {
    const { id } = await create();
    const before = await rowOf(id);
    const answers = [
      await patch(id, { price: "5" }, OTHER),
      await patch(idOf("x", 99), { price: "5" }, OTHER),
      await patch(crypto.randomUUID(), { price: "5" }, OTHER),
      await patch("1", { price: "5" }, OTHER),
      await patch([id, id], { price: "5" }, OTHER),
      await patch("x".repeat(10_000), { price: "5" }, OTHER),
    ];
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({
        status: 404,
        body: { code: "NOT_FOUND", key: "notFound", message: "Not found", requestId: expect.any(String) },
      });
    }
    expect(await rowOf(id)).toEqual(before);
  });

  test("an archived one is 409 and says so; its new pictures are gone", async () => {
    const { id } = await create();
    await db.listing.update({ where: { id }, data: { status: "archived" } });
    const files = storedFiles().length;
    const { status, body } = await patch(id, { price: "5", images: [await aPng(1)] });
    expect({ status, code: body.code, errors: body.errors }).toEqual({
      status: 409,
      code: "CONFLICT",
      errors: [toldAt("status", "statusNow", { status: "archived" })],
    });
    expect(storedFiles()).toHaveLength(files);
  });
});

describe.skipIf(skipOnPglite)("a decision at the same moment", () => {
  let made: Awaited<ReturnType<typeof create>>;
  beforeEach(async () => {
    made = await create();
  });

  test.each(Array.from({ length: 20 }, (_, round) => round))(
    "round %i: what is approved is what is shown",
    async () => {
      const approve = db.$executeRaw`
      UPDATE listings SET status = 'approved', published_at = coalesce(published_at, now())
      WHERE id = ${made.id} AND status = 'pending_approval'`;
      const [, changed] = await Promise.all([approve, patch(made.id, { name: "Never approved" })]);
      expect(changed.status).toBe(200);
      const row = await db.listing.findUniqueOrThrow({ where: { id: made.id } });
      // The change came first and was approved with it, or came second and took the listing back.
      expect(row.name).toBe("Never approved");
      const isInSearch = (await db.listingSearch.count({ where: { listingId: made.id } })) === 1;
      expect(isInSearch).toBe(row.status === "approved");
    },
  );
});
