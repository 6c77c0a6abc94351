import { describe, expect, test } from "vitest";
import { askedWords } from "@/components/search/asked-words";
import { NOT_INTERPRETED, type ReadPlace } from "@/lib/schemas/interpretation";
import { readSearch, type SearchParams } from "@/lib/schemas/listing-search";

const NASHIK = { lat: "19.99", lng: "73.78" };
const pune = (words: string): ReadPlace => ({
  kind: "city",
  name: "Pune",
  label: "Pune, Maharashtra",
  words,
  lat: 18.52,
  lng: 73.86,
  radiusKm: 25,
  stateCode: "MH",
});

function asked(
  params: SearchParams,
  unusedPlace: ReadPlace | null,
  { ignored = [], correctedQuery = null }: { ignored?: string[]; correctedQuery?: string | null } = {},
): string {
  const interpretation = {
    need: "",
    subcategories: [],
    place: null,
    unusedPlace,
    nearMe: false,
    companyType: null,
    attributes: [],
    ignored,
    corrections: [],
  };
  return askedWords(readSearch(params), { ...NOT_INTERPRETED, interpretation, correctedQuery });
}

describe("the words of a heading", () => {
  test.each([
    ["plumber in pune", "in pune", "plumber"],
    ["Plumber, Pune", "pune", "Plumber"],
    ["pune plumber", "pune", "plumber"],
    ["पुणे में प्लंबर", "पुणे में", "प्लंबर"],
    ["1.5 ton AC in house, in Pune", "in pune", "1.5 ton AC in house"],
    ["Baner plumber 24x7 Pune", "baner pune", "plumber 24x7"],
    ["pune", "pune", ""],
    // It was changed on the way: then it stays.
    ["plumber puna", "pune", "plumber puna"],
  ])("of '%s' with another place chosen leave '%s' out: '%s'", (q, words, left) => {
    expect(asked({ q, ...NASHIK }, pune(words))).toBe(left);
    expect(asked({ q, inState: "GJ" }, pune(words))).toBe(left);
    // By its cross.
    expect(asked({ q, not: "place" }, pune(words))).toBe(left);
  });

  test("are without what led to the place, and corrected", () => {
    const ignored = ["of", "please", "good"];
    const q = "good plumber within 5 km of pune please";
    expect(asked({ q, ...NASHIK }, pune("pune"), { ignored })).toBe("good plumber within 5 km");
    const correctedQuery = "plumber in pune";
    expect(asked({ q: "plumbr in pune", ...NASHIK }, pune("in pune"), { correctedQuery })).toBe("plumber");
  });

  test("are all of them where the search looks there, and where they name no place", () => {
    const q = "plumber in pune";
    expect(asked({ q, lat: "18.55", lng: "73.8" }, pune("in pune"))).toBe(q);
    expect(asked({ q, ...NASHIK }, null)).toBe(q);
    const state = { ...pune("in pune"), kind: "state" as const, radiusKm: null };
    expect(asked({ q, inState: "MH" }, state)).toBe(q);
    expect(asked({ q, inState: "GJ" }, state)).toBe("plumber");
    expect(askedWords(readSearch({ q, words: "literal" }), NOT_INTERPRETED)).toBe(q);
    expect(askedWords(readSearch({}), NOT_INTERPRETED)).toBe("");
  });
});
