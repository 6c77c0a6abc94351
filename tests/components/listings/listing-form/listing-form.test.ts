import { describe, expect, test } from "vitest";
import { errorOfList } from "@/components/form/form-field";
import { draftTabs, firstTabs, hasDrafts, MAX_FORMS } from "@/components/listings/listing-form/draft-tabs";
import { changesOf } from "@/components/listings/listing-form/edit-listing";
import { refusalTexts } from "@/components/listings/listing-form/image-slots";
import { listingFailure } from "@/components/listings/listing-form/listing-failure";
import {
  LISTING_RULES,
  LISTING_RULES_IN_SUBCATEGORY,
} from "@/components/listings/listing-form/listing-rules";
import {
  EMPTY_DRAFT,
  isDirty,
  type ListingDraft,
  needsApproval,
} from "@/components/listings/listing-form/listing-values";
import { sketchReachKm } from "@/components/map/point-sketch";
import { pointOf } from "@/components/places/use-point-name";
import { translator } from "@/lib/content/messages";
import en from "@/lib/content/messages/en.json";
import type { FailureKey } from "@/lib/shared/failures";
import { errorOfSilence } from "@/lib/client/api-error";
import { aFailure } from "@/tests/support/a-failure";

const t = translator("en");
const file = (name: string) => new File(["x"], name, { type: "image/jpeg" });
const picture = (key: string, id: string | null = null) => ({
  key,
  kind: "new" as const,
  file: file(`${key}.jpg`),
  stored: id === null ? null : { id, url: `/media/${id}-1280.webp` },
});
const stored = (mediaId: string) => ({
  key: `/media/${mediaId}-1280.webp`,
  kind: "kept" as const,
  mediaId,
  url: `/media/${mediaId}-1280.webp`,
});

const LISTING: ListingDraft = {
  name: "Submersible pump set",
  price: "32400",
  priceUnit: "",
  from: "",
  priceOnRequest: "",
  phoneNumber: "9842200001",
  categoryId: "0123456789abcdef",
  subcategoryId: "0123456789abcdeg",
  description: "Copper winding",
  address: "SIDCO Estate, Kurichi, Coimbatore",
  locationLat: "10.9602",
  locationLng: "76.9638",
  maxRadiusKm: "40",
  tags: "pump, borewell",
  images: [stored("aaaaaaaaaaaaaaaa"), stored("bbbbbbbbbbbbbbbb")],
};
const changed = (values: Partial<ListingDraft>): ListingDraft => ({ ...LISTING, ...values });

describe("the tabs of Create Listing", () => {
  const FIRST = firstTabs();
  const add = (count: number) =>
    Array.from({ length: count }).reduce<typeof FIRST>((state) => draftTabs(state, { do: "add" }), FIRST);

  test("are five at most, and one at least", () => {
    expect(add(9).tabs.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(add(9).tabs).toHaveLength(MAX_FORMS);
    expect(draftTabs(FIRST, { do: "close", number: 1 })).toBe(FIRST);
  });

  test("a closed one gives its number and the focus on", () => {
    const closed = draftTabs(add(2), { do: "close", number: 3 });
    expect([closed.tabs.map(({ number }) => number), closed.active]).toEqual([[1, 2], 2]);
    const first = draftTabs({ ...add(2), active: 1 }, { do: "close", number: 1 });
    expect([first.tabs.map(({ number }) => number), first.active]).toEqual([[2, 3], 2]);
    expect(draftTabs(first, { do: "add" }).tabs.map(({ number }) => number)).toEqual([2, 3, 1]);
  });

  test("each has its own contents", () => {
    const both = [1, 2].reduce<typeof FIRST>(
      (state, number) => draftTabs(state, { do: "change", number, draft: LISTING }),
      add(1),
    );
    const [first, second] = draftTabs(both, { do: "change", number: 1, draft: EMPTY_DRAFT }).tabs;
    expect([isDirty(first!.draft), isDirty(second!.draft)]).toEqual([false, true]);
  });

  test("a change makes a new attempt of it", () => {
    const tried = draftTabs(FIRST, { do: "attempt", number: 1, key: "k1" });
    expect(tried.tabs[0]!.attempt).toBe("k1");
    expect(draftTabs(tried, { do: "select", number: 1 }).tabs[0]!.attempt).toBe("k1");
    expect(draftTabs(tried, { do: "change", number: 1, draft: LISTING }).tabs[0]!.attempt).toBeNull();
  });

  test("an untouched form is no draft", () => {
    expect(hasDrafts(FIRST)).toBe(false);
    expect(hasDrafts(add(1))).toBe(true);
  });

  test("what is known stands in a new form, and alone is no draft", () => {
    const blank = { ...EMPTY_DRAFT, phoneNumber: "9876543210" };
    const first = firstTabs(blank);
    expect(hasDrafts(first, blank)).toBe(false);
    const two = draftTabs(first, { do: "add" }, blank);
    expect(two.tabs.map(({ draft }) => draft.phoneNumber)).toEqual(["9876543210", "9876543210"]);
    expect(hasDrafts(draftTabs(first, { do: "change", number: 1, draft: EMPTY_DRAFT }), blank)).toBe(true);
  });
});

describe("what is wrong", () => {
  /** Each field's first failure, by its path. */
  const wrong = (draft: ListingDraft, rules = LISTING_RULES_IN_SUBCATEGORY as typeof LISTING_RULES) =>
    Object.fromEntries(
      (rules.safeParse(draft).error?.issues ?? [])
        .toReversed()
        .map(({ path, message }) => [path.join("."), message]),
    );

  test("an empty form: every required field", () => {
    expect(wrong(EMPTY_DRAFT, LISTING_RULES)).toEqual({
      name: "nameLength",
      price: "priceRange",
      description: "descriptionLength",
      phoneNumber: "phoneTenDigits",
      address: "addressLength",
      locationLat: "latitudeRange",
      locationLng: "longitudeRange",
      categoryId: "categoryRequired",
    });
  });

  test("nothing, of a whole form; a price as people write it is one", () => {
    for (const price of ["₹ 1,25,000", "Rs. 500", "Rs 1,25,000.00", "१५००", "INR 900/-"])
      expect(wrong(changed({ price }))).toEqual({});
    expect(wrong(changed({ subcategoryId: "", maxRadiusKm: "", tags: "" }), LISTING_RULES)).toEqual({});
  });

  test("a price or none on request; what was typed of it counts no more then", () => {
    const typed = { price: "450", priceUnit: "kg", from: "true" };
    expect(wrong(changed(typed))).toEqual({});
    expect(wrong(changed({ ...typed, price: "4.50", priceOnRequest: "true" }))).toEqual({});
    expect(wrong(changed({ priceUnit: "acre" }))).toEqual({ priceUnit: "priceUnitUnknown" });
  });

  test("a radius under 1, a price with paise, a missing subcategory, a tag that is too long", () => {
    const draft = changed({
      maxRadiusKm: "0",
      price: "10.50",
      subcategoryId: "",
      tags: `pump, ${"x".repeat(41)}`,
    });
    expect(wrong(draft)).toEqual({
      maxRadiusKm: "radiusRange",
      price: "priceRange",
      subcategoryId: "subcategoryRequired",
      "tags.1": "tagsRange",
    });
  });

  test("a price that is none, in words, and one that is too small or too large", () => {
    for (const price of ["about 500", "12,50", "0", "Rs. 0", "1,00,00,00,001", "-5"])
      expect(wrong(changed({ price }))).toEqual({ price: "priceRange" });
    expect(wrong(changed({ maxRadiusKm: "५०", locationLat: "२२.३" }))).toEqual({});
  });

  test("a list's error is its first", () => {
    expect(errorOfList([undefined, { message: "wrong" }])).toBe("wrong");
    expect(errorOfList({ message: "wrong" })).toBe("wrong");
    expect(errorOfList(undefined)).toBeUndefined();
  });
});

describe("a failed submit", () => {
  const draft = changed({ images: [stored("a"), picture("one"), picture("two")] });
  const fail = (status: number, key?: FailureKey, errors: { path: string; key: FailureKey }[] = []) =>
    listingFailure(aFailure({ status, key, errors }), draft, t, t("listingForm.failed"));

  test("per-field messages stand at their fields, a picture's at its place among all", () => {
    const { fields, whole } = fail(400, "validation", [
      { path: "price", key: "priceRange" },
      { path: "price", key: "priceOrRequest" },
      { path: "keepImages.2", key: "pictureGone" },
      { path: "tags.0", key: "tagsRange" },
      { path: "keepImages", key: "imageCount" },
    ]);
    expect(Object.fromEntries(fields)).toEqual({
      price: en.form.priceRange,
      "images.2": en.form.pictureGone,
      tags: en.form.tagsRange,
      images: en.form.imageCount,
    });
    expect(whole).toBeNull();
  });

  test("401, 403, another message, none at all", () => {
    expect(fail(401)).toMatchObject({ whole: "Session expired. Please sign in again.", mustSignIn: true });
    expect(fail(403, "noPermission").whole).toBe("You do not have permissions to create a listing.");
    expect(fail(429, "tooMany").whole).toBe(en.form.tooMany);
    expect(
      listingFailure(errorOfSilence(new TypeError("offline")), draft, t, t("listingForm.failed")).whole,
    ).toBe(
      "Failed to create listing. No answer came: check your connection. What you entered is still here.",
    );
    expect(fail(400, undefined, [{ path: "elsewhere", key: "givenTwice" }]).whole).toBe("in English");
    expect(listingFailure(new Error("x"), draft, t, t("listingForm.failed")).whole).toBe(
      "Failed to create listing",
    );
  });
});

describe("editing", () => {
  test("only what differs is sent", () => {
    expect(changesOf(LISTING, LISTING)).toEqual({ fields: {} });
    expect(changesOf(changed({ price: "32,400" }), LISTING).fields).toEqual({});
    expect(changesOf(changed({ maxRadiusKm: "५०" }), LISTING).fields).toEqual({ maxRadiusKm: ["50"] });
    expect(pointOf("२२.३", "७०.८")).toEqual({ lat: 22.3, lng: 70.8 });
    expect(changesOf(changed({ price: "33000", maxRadiusKm: "" }), LISTING).fields).toEqual({
      price: ["33000"],
      maxRadiusKm: [""],
    });
  });

  test("from a price to none on request, and what the price is for", () => {
    expect(changesOf(changed({ priceOnRequest: "true" }), LISTING).fields).toEqual({
      price: [""],
      priceOnRequest: ["true"],
    });
    expect(changesOf(changed({ priceUnit: "kg", from: "true" }), LISTING).fields).toEqual({
      priceUnit: ["kg"],
      from: ["true"],
    });
  });

  test("a point is sent whole, a category with its subcategory", () => {
    expect(changesOf(changed({ locationLat: "11" }), LISTING).fields).toEqual({
      locationLat: "11",
      locationLng: "76.9638",
    });
    expect(changesOf(changed({ categoryId: "x" }), LISTING).fields).toEqual({
      categoryId: ["x"],
      subcategoryId: "0123456789abcdeg",
    });
  });

  test("pictures: those that stay and new ones are named in their order, also when none is left", () => {
    const [first] = LISTING.images;
    const one = changesOf(changed({ images: [picture("new", "cccccccccccccccc"), first!] }), LISTING);
    expect(one).toEqual({ fields: { keepImages: ["cccccccccccccccc,aaaaaaaaaaaaaaaa"] } });
    expect(changesOf(changed({ images: [] }), LISTING).fields).toEqual({ keepImages: [""] });
  });

  test("price, phone, radius and tags stay in place; anything else goes to approval", () => {
    const inPlace = {
      price: "1",
      priceUnit: "kg",
      from: "true",
      phoneNumber: "9842200002",
      maxRadiusKm: "",
      tags: "",
    };
    expect(needsApproval(changed(inPlace), LISTING)).toBe(false);
    expect(needsApproval(changed({ ...inPlace, name: "Other" }), LISTING)).toBe(true);
    expect(needsApproval(changed({ images: [] }), LISTING)).toBe(true);
  });
});

test("why pictures were not taken", () => {
  const count = (name: string) => ({ name, reason: "count" as const });
  expect(refusalTexts([count("d.jpg")], 0, true, t)).toEqual([
    "You can upload up to 3 images. No slots left",
    "d.jpg: no slot left",
  ]);
  expect(refusalTexts([count("c.jpg"), { name: "a.gif", reason: "kind" }], 2, true, t)).toEqual([
    "Only 2 more allowed.",
    "c.jpg: no slot left",
    "a.gif: only JPEG or PNG. Save it as JPEG and choose that",
  ]);
});

test("a point is two numbers on the Earth", () => {
  expect(pointOf("10.96", " 76.9 ")).toEqual({ lat: 10.96, lng: 76.9 });
  for (const [lat, lng] of [
    ["", "76"],
    ["91", "0"],
    ["0", "181"],
    ["1e1", "2"],
    ["abc", "2"],
  ] as const)
    expect(pointOf(lat, lng)).toBeNull();
});

test("the sketch reaches as far as the radius and the chosen place", () => {
  const point = { lat: 10, lng: 77 };
  expect(sketchReachKm(point, null, null)).toBe(1);
  expect(sketchReachKm(point, 40, null)).toBeCloseTo(46);
  expect(sketchReachKm(point, 1, { lat: 11, lng: 77 })).toBeGreaterThan(111);
});
