import { expect, test } from "vitest";
import { furtherOf } from "@/components/search/further-of";
import { type Interpretation, NOT_INTERPRETED, type Step } from "@/lib/schemas/interpretation";
import { readSearch, type SearchParams } from "@/lib/schemas/listing-search";

type Place = NonNullable<Interpretation["place"]>;
const THANE: Place = {
  kind: "city",
  name: "Thane",
  label: "Thane, Maharashtra",
  words: "thane",
  lat: 19.2,
  lng: 72.97,
  radiusKm: 25,
  stateCode: "MH",
};

function further(params: SearchParams, place: Place | null, step: Step = "whole", need = "plumber") {
  const interpretation: Interpretation = {
    need,
    subcategories: [],
    place,
    unusedPlace: null,
    nearMe: false,
    companyType: null,
    attributes: [],
    ignored: [],
    corrections: [],
  };
  return furtherOf(readSearch(params), { ...NOT_INTERPRETED, step, interpretation });
}

test("best match goes a little beyond a place that the words name; any other order ends with it", () => {
  expect(further({ q: "plumber thane" }, THANE)).toEqual({ km: 45 });
  expect(further({ q: "plumber thane", sort: "price_asc" }, THANE)).toEqual({ km: 25 });
  expect(further({ q: "thane" }, THANE, "whole", "")).toEqual({ km: 25 });
});

test("of a state that the words name: what lies outside", () => {
  expect(further({ q: "plumber maharashtra" }, { ...THANE, kind: "state", radiusKm: null })).toEqual({
    stateCode: "MH",
  });
});

test("a point that was given counts as one that was said; its radius is a filter", () => {
  expect(further({ q: "plumber", lat: "19.2", lng: "72.97" }, null)).toEqual({ km: 45 });
  expect(further({ q: "plumber", lat: "19.2", lng: "72.97", radiusKm: "25" }, null)).toBeUndefined();
  expect(further({ q: "plumber", lat: "19.2", lng: "72.97", sort: "distance_asc" }, null)).toBeUndefined();
});

test("nothing is further away without a place, or where the nearest are told to be", () => {
  expect(further({ q: "plumber" }, null)).toBeUndefined();
  expect(further({ q: "plumber thane" }, THANE, "nearest")).toBeUndefined();
  expect(furtherOf(readSearch({}), NOT_INTERPRETED)).toBeUndefined();
});
