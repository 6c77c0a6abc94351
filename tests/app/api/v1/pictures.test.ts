import { toldAt } from "@/tests/support/a-failure";
import { skipOnPglite, useDatabase } from "@/tests/support/database";
import { aJpeg, aPdf, aPng, storedFiles, useUploads } from "@/tests/support/uploads";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as listing from "@/app/api/v1/listings/[id]/route";
import * as listings from "@/app/api/v1/listings/route";
import * as pictures from "@/app/api/v1/providers/me/pictures/route";
import en from "@/lib/content/messages/en.json";
import { UploadedPicture } from "@/lib/schemas/listing";
import { sweepFiles } from "@/lib/domain/system/sweep-files";
import { db } from "@/lib/server/db";
import { mediaUrl } from "@/lib/shared/media";
import { MAX_WAITING_PICTURES } from "@/lib/shared/upload";
import { callRoute, type FormValue } from "@/tests/support/call-route";
import {
  ADMIN,
  CUSTOMER,
  decide,
  insertDesk,
  listingForm,
  OTHER,
  OWNER,
} from "@/tests/support/provider-desk";
import { empty } from "@/tests/support/unhurried";

useDatabase();
useUploads();
beforeAll(insertDesk);
beforeEach(() => empty("media", "listings"));

type Form = Record<string, FormValue | undefined>;
const upload = (form: Form, as: string | null = OWNER, key?: string) =>
  callRoute(pictures.POST, {
    method: "POST",
    as,
    form,
    ...(key !== undefined && { headers: { "idempotency-key": key } }),
  });
async function uploaded(seed = 1, as = OWNER, key?: string): Promise<string> {
  const { status, body } = await upload({ picture: await aPng(seed) }, as, key);
  expect(status).toBe(201);
  return body.picture.id;
}
const several = async (count: number): Promise<string[]> => {
  const ids = [];
  for (let seed = 1; seed <= count; seed++) ids.push(await uploaded(seed));
  return ids;
};
const create = (form: Form, as = OWNER, key?: string) =>
  callRoute(listings.POST, {
    method: "POST",
    as,
    form: { ...listingForm(), ...form },
    ...(key !== undefined && { headers: { "idempotency-key": key } }),
  });
const patch = (id: string, form: Form, as = OWNER) =>
  callRoute(listing.PATCH, { method: "PATCH", as, params: { id }, form });
const idsOf = (body: { listing: { images: { url: string }[] } }) =>
  body.listing.images.map(({ url }) => url.replace(/^\/media\/|-\d+\.webp$/g, ""));
const gone = (...paths: string[]) => paths.map((path) => toldAt(path, "pictureGone"));

describe("POST /providers/me/pictures", () => {
  test("stores one picture in three widths and answers what names it", async () => {
    const before = storedFiles().length;
    const { status, body } = await upload({ picture: await aJpeg(1) });
    expect(status).toBe(201);
    expect(UploadedPicture.strict().safeParse(body.picture).error).toBeUndefined();
    expect(body.picture).toMatchObject({ url: mediaUrl(body.picture.id, 1280), width: 40, height: 30 });
    expect(storedFiles().length).toBe(before + 3);
    expect(await db.media.findUniqueOrThrow({ where: { id: body.picture.id } })).toMatchObject({
      ownerUserId: OWNER,
      claimedAt: null,
    });
  });

  test("a key sent again answers the same picture; another owner's, and another key, another one", async () => {
    const one = await uploaded(1, OWNER, "k1");
    expect(await uploaded(2, OWNER, "k1")).toBe(one);
    // Who never learned what it answered may send the key without the bytes.
    expect((await upload({}, OWNER, "k1")).body.picture.id).toBe(one);
    const others = [await uploaded(1, OTHER, "k1"), await uploaded(1, OWNER, "k2"), await uploaded(1)];
    expect(new Set([one, ...others]).size).toBe(4);
    expect(await db.media.count()).toBe(4);
  });

  test.skipIf(skipOnPglite)(
    "twenty times at once with one key it is one picture with its three files",
    async () => {
      const before = storedFiles().length;
      const ids = await Promise.all(Array.from({ length: 20 }, () => uploaded(1, OWNER, "at-once")));
      expect(new Set(ids).size).toBe(1);
      expect(await db.media.count()).toBe(1);
      expect(storedFiles().length).toBe(before + 3);
    },
  );

  test("what is no picture, damaged, two, or none is refused at its field, and nothing is stored", async () => {
    const before = storedFiles();
    const errorsOf = async (form: Form) => {
      const { status, body } = await upload(form);
      expect(status).toBe(400);
      return body.errors;
    };
    const png = await aPng();
    const half = { ...png, bytes: (png.bytes as Uint8Array<ArrayBuffer>).slice(0, 60) };
    expect(await errorsOf({ picture: aPdf() })).toEqual([toldAt("picture.0", "imageKind")]);
    expect(await errorsOf({ picture: half })).toEqual([toldAt("picture.0", "fileUnreadable")]);
    expect(await errorsOf({ picture: [png, png] })).toEqual([toldAt("picture", "pictureAlone")]);
    expect(await errorsOf({})).toEqual([toldAt("picture", "pictureMissing")]);
    expect((await upload({ picture: png, name: "x" })).status).toBe(400);
    expect((await upload({ picture: png }, OWNER, "a b")).body.errors[0].path).toBe("Idempotency-Key");
    expect(storedFiles()).toEqual(before);
    expect(await db.media.count()).toBe(0);
  });

  test.each([
    ["a visitor", null, 401],
    ["a customer", CUSTOMER, 403],
    ["an admin", ADMIN, 403],
  ])("%s: %s", async (_who, as, status) => {
    expect((await upload({ picture: await aPng() }, as)).status).toBe(status);
  });

  test("of more than 40 that wait the oldest makes room; what a listing has does not count", async () => {
    const [listed] = await several(1);
    expect((await create({ pictures: listed })).status).toBe(201);
    await db.media.createMany({
      data: Array.from({ length: MAX_WAITING_PICTURES }, (_, n) => ({
        id: `waiting${String(n).padStart(10, "0")}`,
        width: 4,
        height: 3,
        ownerUserId: OWNER,
        createdAt: new Date(Date.now() - 3_600_000 + n),
      })),
    });
    const newest = await uploaded(2);
    const waiting = await db.media.findMany({ where: { claimedAt: null }, select: { id: true } });
    expect(waiting).toHaveLength(MAX_WAITING_PICTURES);
    expect(waiting).toContainEqual({ id: newest });
    expect(waiting).not.toContainEqual({ id: "waiting0000000000" });
    expect(await db.listingImage.count({ where: { mediaId: listed! } })).toBe(1);
  });
});

describe("POST /listings with `pictures`", () => {
  test("takes up to three, in their order, with those of `images` after them", async () => {
    const [one, two] = (await several(2)) as [string, string];
    const { status, body } = await create({ pictures: `${two},${one}`, images: [await aPng(3)] });
    expect(status).toBe(201);
    expect(idsOf(body)).toEqual([two, one, expect.any(String)]);
  });

  test("four are refused, however they come, and all stay to be used", async () => {
    const ids = await several(4);
    for (const form of [{ pictures: ids.join() }, { pictures: ids.slice(0, 3), images: [await aPng(5)] }]) {
      const { status, body } = await create(form);
      expect({ status, message: body.errors[0].message }).toEqual({
        status: 400,
        message: en.form.imageCount,
      });
    }
    expect(await db.media.count()).toBe(4);
    expect((await create({ pictures: ids.slice(1) })).status).toBe(201);
  });

  test("one that is unknown, somebody else's, used already or swept is told at its place; the others stay", async () => {
    const mine = await uploaded(1);
    const theirs = await uploaded(2, OTHER);
    const used = await uploaded(3);
    await create({ pictures: used });
    const count = await db.listing.count();
    const files = storedFiles().length;
    const refused = await create({ pictures: [theirs, mine], images: [await aPng(6)] });
    expect({ status: refused.status, errors: refused.body.errors }).toEqual({
      status: 400,
      errors: gone("pictures.0"),
    });
    expect((await create({ pictures: [mine, used, "0".repeat(26)] })).body.errors).toEqual(
      gone("pictures.1", "pictures.2"),
    );
    expect((await create({ pictures: "../etc" })).body.errors).toEqual(gone("pictures.0"));
    expect(await db.listing.count()).toBe(count);
    expect(storedFiles().length).toBe(files);

    await db.media.update({
      where: { id: mine },
      data: { createdAt: new Date(Date.now() - 25 * 3_600_000) },
    });
    await sweepFiles();
    expect((await create({ pictures: mine })).body.errors).toEqual(gone("pictures.0"));
    expect((await create({ pictures: theirs }, OTHER)).status).toBe(201);
  });

  test("a submission sent again answers its listing, though its pictures are used by then", async () => {
    const ids = await several(2);
    const first = await create({ pictures: ids }, OWNER, "again");
    const second = await create({ pictures: ids }, OWNER, "again");
    expect([second.status, second.body.listing.id]).toEqual([201, first.body.listing.id]);
  });

  test.skipIf(skipOnPglite)("one picture in two listings at once becomes only one's", async () => {
    for (let round = 0; round < 5; round++) {
      const id = await uploaded(round);
      const answers = await Promise.all([create({ pictures: id }), create({ pictures: id })]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    }
  });
});

describe("PATCH /listings/{id} with uploaded pictures in `keepImages`", () => {
  test("takes up to eight altogether in the order wanted; a ninth is refused", async () => {
    const first = await several(3);
    const { id } = (await create({ pictures: first })).body.listing;
    await decide(id, "approved");
    const more = await several(5);
    const wanted = [more[4]!, first[2]!, ...more.slice(0, 4), first[0]!, first[1]!];
    const { status, body } = await patch(id, { keepImages: wanted.join() });
    expect({ status, is: body.listing.status }).toEqual({ status: 200, is: "pending_approval" });
    expect(idsOf(body)).toEqual(wanted);

    const ninth = await uploaded(9);
    for (const form of [{ keepImages: [...wanted, ninth] }, { images: [await aPng(10)] }]) {
      const refused = await patch(id, form);
      expect({ status: refused.status, message: refused.body.errors[0].message }).toEqual({
        status: 400,
        message: en.form.imageCountOfListing,
      });
    }
    expect((await patch(id, { keepImages: [ninth, ...wanted.slice(1)] })).status).toBe(200);
    const nine = await Promise.all(Array.from({ length: 9 }, (_, seed) => aPng(seed)));
    expect((await patch(id, { keepImages: "", images: nine })).body.errors).toEqual([
      toldAt("images", "imageCountOfListing"),
    ]);
  });

  test("one that is not there is told at its place, and the listing stays as it was", async () => {
    const [mine, used] = (await several(2)) as [string, string];
    await create({ pictures: used });
    const theirs = await uploaded(3, OTHER);
    const made = (await create({ pictures: mine })).body;
    const refused = await patch(made.listing.id, { name: "Another", keepImages: [mine, theirs, used] });
    expect({ status: refused.status, errors: refused.body.errors }).toEqual({
      status: 400,
      errors: gone("keepImages.1", "keepImages.2"),
    });
    const after = await patch(made.listing.id, {});
    expect(after.body.listing).toMatchObject({ name: made.listing.name, images: made.listing.images });
  });
});
