import { describe, expect, test } from "vitest";
import { draftTabs, FIRST_TABS, hasDrafts, MAX_FORMS } from "@/components/listings/listing-form/draft-tabs";
import { changesOf } from "@/components/listings/listing-form/edit-listing";
import { refusalTexts } from "@/components/listings/listing-form/image-slots";
import { checkListing, failureOf, firstField } from "@/components/listings/listing-form/listing-errors";
import {
  EMPTY_DRAFT,
  EMPTY_VALUES,
  isDirty,
  type ListingDraft,
  needsApproval,
  phoneDigits,
} from "@/components/listings/listing-form/listing-values";
import { sketchReachKm } from "@/components/listings/listing-form/point-sketch";
import { pointOf } from "@/components/listings/listing-form/use-point-name";
import { ApiError } from "@/lib/api/api-error";
import en from "@/lib/content/messages/en.json";
import hi from "@/lib/content/messages/hi.json";
import { FORM_MESSAGES } from "@/lib/schemas/form-messages";

const texts = en.listingForm;
const file = (name: string) => new File(["x"], name, { type: "image/jpeg" });
const picture = (key: string) => ({ key, kind: "new" as const, file: file(`${key}.jpg`) });
const stored = (mediaId: string) => ({
  key: `/media/${mediaId}-1280.webp`,
  kind: "kept" as const,
  mediaId,
  url: `/media/${mediaId}-1280.webp`,
});

const LISTING: ListingDraft = {
  values: {
    name: "Submersible pump set",
    price: "32400",
    description: "Copper winding",
    phoneNumber: "9842200001",
    address: "SIDCO Estate, Kurichi, Coimbatore",
    locationLat: "10.9602",
    locationLng: "76.9638",
    categoryId: "0123456789abcdef",
    subcategoryId: "0123456789abcdeg",
    maxRadiusKm: "40",
    tags: "pump, borewell",
  },
  pictures: [stored("aaaaaaaaaaaaaaaa"), stored("bbbbbbbbbbbbbbbb")],
};
const changed = (values: Partial<typeof EMPTY_VALUES>): ListingDraft => ({
  ...LISTING,
  values: { ...LISTING.values, ...values },
});

describe("the tabs of Create Listing", () => {
  const add = (count: number) =>
    Array.from({ length: count }).reduce<typeof FIRST_TABS>(
      (state) => draftTabs(state, { do: "add" }),
      FIRST_TABS,
    );

  test("are five at most, and one at least", () => {
    expect(add(9).tabs.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(add(9).tabs).toHaveLength(MAX_FORMS);
    expect(draftTabs(FIRST_TABS, { do: "close", number: 1 })).toBe(FIRST_TABS);
  });

  test("a closed one gives its number and the focus on", () => {
    const closed = draftTabs(add(2), { do: "close", number: 3 });
    expect([closed.tabs.map(({ number }) => number), closed.active]).toEqual([[1, 2], 2]);
    const first = draftTabs({ ...add(2), active: 1 }, { do: "close", number: 1 });
    expect([first.tabs.map(({ number }) => number), first.active]).toEqual([[2, 3], 2]);
    expect(draftTabs(first, { do: "add" }).tabs.map(({ number }) => number)).toEqual([2, 3, 1]);
  });

  test("each has its own contents; a submitted one is cleared, the others are not", () => {
    const typed = [1, 2].reduce<typeof FIRST_TABS>(
      (state, number) => draftTabs(state, { do: "change", number, change: () => LISTING }),
      add(1),
    );
    const [first, second] = draftTabs(typed, { do: "clear", number: 1 }).tabs;
    expect([isDirty(first!), isDirty(second!)]).toEqual([false, true]);
  });

  test("a change makes a new attempt of it", () => {
    const tried = draftTabs(FIRST_TABS, { do: "attempt", number: 1, key: "k1" });
    expect(tried.tabs[0]!.attempt).toBe("k1");
    expect(draftTabs(tried, { do: "select", number: 1 }).tabs[0]!.attempt).toBe("k1");
    expect(
      draftTabs(tried, { do: "change", number: 1, change: (draft) => draft }).tabs[0]!.attempt,
    ).toBeNull();
  });

  test("an untouched form is no draft", () => {
    expect(hasDrafts(FIRST_TABS)).toBe(false);
    expect(hasDrafts(add(1))).toBe(true);
  });
});

describe("the phone number", () => {
  test.each([
    ["98a422-0000199", "984220000", "9842200001"],
    ["98422000011", "9842200001", "9842200001"],
    ["+91 98422 00001", "", "9842200001"],
    ["098422 00001", "", "9842200001"],
    ["91876543211", "9187654321", "9187654321"],
  ])("%s typed over %s is %s", (typed, before, expected) => {
    expect(phoneDigits(typed, before)).toBe(expected);
  });
});

describe("what is wrong", () => {
  test("an empty form: every required field, in the specification's words, the first one first", () => {
    const errors = checkListing(EMPTY_DRAFT, { wantsSubcategory: false, messages: {} });
    expect(errors).toEqual({
      name: FORM_MESSAGES.nameLength,
      price: FORM_MESSAGES.priceRange,
      description: FORM_MESSAGES.descriptionLength,
      phoneNumber: "Please enter a valid 10-digit phone number",
      address: FORM_MESSAGES.addressLength,
      locationLat: FORM_MESSAGES.latitudeRange,
      locationLng: FORM_MESSAGES.longitudeRange,
      categoryId: FORM_MESSAGES.categoryRequired,
    });
    expect(firstField(errors)).toBe("name");
  });

  test("nothing, of a whole form; a price with its sign and commas is one", () => {
    const draft = changed({ price: "₹ 1,25,000" });
    expect(checkListing(draft, { wantsSubcategory: true, messages: {} })).toEqual({});
  });

  test("a radius under 1, a price with paise, a missing subcategory", () => {
    const draft = changed({ maxRadiusKm: "0", price: "10.50", subcategoryId: "" });
    expect(checkListing(draft, { wantsSubcategory: true, messages: {} })).toEqual({
      maxRadiusKm: FORM_MESSAGES.radiusRange,
      price: FORM_MESSAGES.priceRange,
      subcategoryId: FORM_MESSAGES.subcategoryRequired,
    });
  });

  test("in Hindi the catalogue's sentence stands", () => {
    const messages = { [FORM_MESSAGES.nameLength]: hi.form.nameLength };
    const errors = checkListing(changed({ name: "ab" }), { wantsSubcategory: false, messages });
    expect(errors.name).toBe(hi.form.nameLength);
  });
});

describe("a failed submit", () => {
  const draft: ListingDraft = { ...LISTING, pictures: [stored("a"), picture("one"), picture("two")] };
  const fail = (status: number, message = "", errors: { path: string; message: string }[] = []) =>
    failureOf(
      new ApiError(message, { status, code: "X", errors, retryAfterSeconds: null, body: undefined }),
      draft,
      { ...texts, failed: texts.failed, messages: {} },
    );

  test("per-field messages stand at their fields, a picture's at the picture that was sent", () => {
    const failure = fail(400, "Validation error", [
      { path: "price", message: FORM_MESSAGES.priceRange },
      { path: "price", message: "second" },
      { path: "images.1", message: FORM_MESSAGES.fileUnreadable },
      { path: "tags.0", message: FORM_MESSAGES.tagsRange },
    ]);
    expect(failure.errors).toEqual({
      price: FORM_MESSAGES.priceRange,
      "picture:two": FORM_MESSAGES.fileUnreadable,
      tags: FORM_MESSAGES.tagsRange,
    });
    expect(firstField(failure.errors)).toBe("price");
    expect(firstField({ "picture:two": "x" })).toBe("images");
  });

  test("401, 403, another message, none at all", () => {
    expect(fail(401)).toMatchObject({ alert: "Session expired. Please sign in again.", mustSignIn: true });
    expect(fail(403, "no").alert).toBe("You do not have permissions to create a listing.");
    expect(fail(429, "Too many requests").alert).toBe("Too many requests");
    expect(fail(0).alert).toBe("Failed to create listing");
    expect(fail(400, "", [{ path: "elsewhere", message: "odd" }]).alert).toBe("odd");
    expect(failureOf(new Error("x"), draft, { ...texts, messages: {} }).alert).toBe(
      "Failed to create listing",
    );
  });
});

describe("editing", () => {
  test("only what differs is sent", () => {
    expect(changesOf(LISTING, LISTING)).toEqual({ fields: {}, files: [] });
    expect(changesOf(changed({ price: "32,400" }), LISTING).fields).toEqual({});
    expect(changesOf(changed({ price: "33000", maxRadiusKm: "" }), LISTING).fields).toEqual({
      price: ["33000"],
      maxRadiusKm: [""],
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

  test("pictures: those that stay are named, also when none does", () => {
    const [first] = LISTING.pictures;
    const added = picture("new");
    const one = changesOf({ ...LISTING, pictures: [first!, added] }, LISTING);
    expect(one).toEqual({ fields: { keepImages: ["aaaaaaaaaaaaaaaa"] }, files: [added.file] });
    expect(changesOf({ ...LISTING, pictures: [] }, LISTING).fields).toEqual({ keepImages: [""] });
  });

  test("price, phone, radius and tags stay in place; anything else goes to approval", () => {
    const inPlace = { price: "1", phoneNumber: "9842200002", maxRadiusKm: "", tags: "" };
    expect(needsApproval(changed(inPlace), LISTING)).toBe(false);
    expect(needsApproval(changed({ ...inPlace, name: "Other" }), LISTING)).toBe(true);
    expect(needsApproval({ ...LISTING, pictures: [] }, LISTING)).toBe(true);
  });
});

test("why pictures were not taken", () => {
  const count = (name: string) => ({ name, reason: "count" as const });
  expect(refusalTexts([count("d.jpg")], 0, texts)).toEqual([
    "You can upload up to 3 images. No slots left",
    "d.jpg: no slot left",
  ]);
  expect(refusalTexts([count("c.jpg"), { name: "a.gif", reason: "kind" }], 2, texts)).toEqual([
    "Only 2 more allowed.",
    "c.jpg: no slot left",
    "a.gif: only JPEG or PNG",
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
