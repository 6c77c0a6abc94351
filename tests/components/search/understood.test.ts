import { describe, expect, test } from "vitest";
import { scopedHref, SERVICES } from "@/components/search/search-scope";
import { understoodView } from "@/components/search/understood";
import { translator } from "@/lib/content/messages";
import { type Interpretation, NOT_INTERPRETED, type Understood } from "@/lib/schemas/interpretation";
import { readSearch, type SearchParams } from "@/lib/schemas/listing-search";
import type { Locale } from "@/lib/shared/locale";

const PLAIN: Interpretation = {
  need: "plumber",
  subcategories: [],
  place: null,
  unusedPlace: null,
  nearMe: false,
  companyType: null,
  attributes: [],
  ignored: [],
  corrections: [],
};
const MUMBAI = {
  kind: "locality",
  name: "Andheri West",
  label: "Andheri West, Mumbai, Maharashtra",
  words: "near andheri west",
  lat: 19.13,
  lng: 72.83,
  radiusKm: 10,
  stateCode: "MH",
} as const;

function view(
  params: SearchParams,
  interpretation: Partial<Interpretation> = {},
  found: Partial<Understood> = {},
  locale: Locale = "en",
) {
  const understood: Understood = {
    ...NOT_INTERPRETED,
    step: "whole",
    interpretation: { ...PLAIN, ...interpretation },
    ...found,
  };
  return understoodView(readSearch(params), understood, { t: translator(locale), locale });
}
const chips = (...given: Parameters<typeof view>) =>
  view(...given).readings.map(({ label, without }) => [label, scopedHref("en", SERVICES, without)]);

describe("what was read from the words", () => {
  test("is a chip each, and its cross refuses that reading alone; the words stay as they were typed", () => {
    const q = "plambar manufacturer 540 w near andheri west";
    const read = {
      place: MUMBAI,
      companyType: { type: "manufacturer" as const, words: "manufacturer" },
      attributes: ["540 W"],
      corrections: [{ from: "plambar", to: "plumber" }],
    };
    const url = `/services?q=${q.replaceAll(" ", "+")}`;
    expect(chips({ q, page: "4" }, read)).toEqual([
      ["plambar → plumber", `${url}&not=spelling`],
      ["near Andheri West, Mumbai", `${url}&not=place`],
      ["Manufacturer", `${url}&not=type`],
      ["540 W", `${url}&not=attributes`],
    ]);
    expect(view({ q }, read).need).toBe("Plumber");
  });

  test("writes the letters of an abbreviation as the subcategory that is meant does, and no part of a word", () => {
    const subcategories = [
      { id: "1", name: "CCTV & Biometrics", slug: "cctv", categorySlug: "electronics" },
      { id: "2", name: "AC Service & Repair", slug: "ac", categorySlug: "home" },
    ];
    const need = (text: string): string | null =>
      view({ q: text }, { need: text, place: MUMBAI, subcategories }).need;
    expect(need("cctv camera")).toBe("CCTV camera");
    expect(need("split ac")).toBe("Split AC");
    expect(need("acoustic panel")).toBe("Acoustic panel");
    expect(need("service biometrics")).toBe("Service biometrics");
  });

  test("says of a size that nothing says it", () => {
    const sizes = { attributes: ["200 litre", "2 hp"] };
    const label = (unmetSizes: string[], locale?: Locale) =>
      view({ q: "drum 200 litre 2 hp" }, sizes, { unmetSizes }, locale).readings[0]!.label;
    expect(label([])).toBe("200 litre · 2 hp");
    expect(label(["200 litre"])).toBe("200 litre: none found · 2 hp");
    expect(label(["2 hp"], "hi")).toBe("200 litre · 2 hp: नहीं मिला");
  });

  test("adds to what was refused before, in one order, and keeps the filters", () => {
    expect(
      chips(
        { q: "plumber", not: "spelling", companyType: "manufacturer", priceMax: "500" },
        { place: MUMBAI },
      ),
    ).toEqual([
      [
        "near Andheri West, Mumbai",
        scopedHref(
          "en",
          SERVICES,
          readSearch({ q: "plumber", not: "place,spelling", companyType: "manufacturer", priceMax: "500" }),
        ),
      ],
    ]);
  });

  test("speaks Hindi on Hindi pages; a state is not near but in it", () => {
    const goa = {
      ...MUMBAI,
      kind: "state" as const,
      name: "Goa",
      label: "Goa",
      radiusKm: null,
      stateCode: "GA",
    };
    expect(view({ q: "plumber goa" }, { place: goa }).readings[0]!.label).toBe("in Goa");
    expect(view({ q: "plumber goa" }, { place: goa }, {}, "hi").readings[0]!.label).toBe("गोवा में");
    expect(view({ q: "x" }, { place: MUMBAI }, {}, "hi").readings[0]!.label).toBe("Andheri West, मुंबई के पास");
  });

  test("is nothing to show when words were only words, and then too they can be looked for as they are", () => {
    const plain = view({ q: "plumber", not: "place", page: "2", companyType: "manufacturer" });
    expect(plain).toMatchObject({ need: null, readings: [], told: null, asksWhere: false });
    expect(scopedHref("en", SERVICES, plain.literal!)).toBe(
      "/services?q=plumber&words=literal&companyType=manufacturer",
    );
  });

  test("is nothing for words taken literally, and for no words", () => {
    const none = { interpretation: null, step: null };
    for (const params of [{ q: "plumber", words: "literal" }, {}])
      expect(view(params, {}, none)).toEqual({
        need: null,
        place: null,
        around: null,
        readings: [],
        told: null,
        toldInShort: null,
        asksWhere: false,
        literal: null,
      });
  });
});

describe("what the results answer is told", () => {
  const told = (interpretation: Partial<Interpretation>, found: Partial<Understood>, locale?: Locale) =>
    view({ q: "plumber" }, interpretation, found, locale).told;

  test("when the spelling was corrected", () => {
    expect(told({}, { step: "spelling", correctedQuery: "plumber pune" })).toBe(
      "Showing results for “plumber pune”.",
    );
  });

  test("when nothing costs what the words say", () => {
    const otherPrices = "Nothing found at that price. Other prices are shown.";
    expect(told({ attributes: ["below 500"] }, { isPriceMet: false })).toBe(otherPrices);
    expect(told({ attributes: ["below 500"] }, { isPriceMet: true })).toBeNull();
    expect(told({}, { isPriceMet: false, step: "some_words" })).toBe(
      `${otherPrices} No listing has all of these words. These have most of them.`,
    );
    expect(told({}, { isPriceMet: false }, "hi")).toMatch(/दूसरी कीमतें/);
    // A phone has room for one sentence more beside this one.
    const inShort = (found: Partial<Understood>) => view({ q: "plumber" }, {}, found).toldInShort;
    expect(inShort({ isPriceMet: false })).toBe(otherPrices);
    expect(
      inShort({ isPriceMet: false, step: "nearest", nearest: { km: 237, count: 1 }, correctedQuery: "x" }),
    ).toBe(`${otherPrices} The nearest is 237 km away.`);
  });

  test("when the nearest are beyond the place", () => {
    const nearest = { km: 142.4, count: 3 };
    expect(told({ place: MUMBAI }, { step: "nearest", nearest })).toBe(
      "Nothing within 10 km of Andheri West, Mumbai. The nearest 3 are about 142 km away.",
    );
    const goa = { ...MUMBAI, kind: "state" as const, label: "Goa", radiusKm: null, stateCode: "GA" };
    // Nobody gave a state's middle to measure from: its cards say no distance either.
    const besideGoa = { step: "nearest", nearest: { km: 8.21, count: 1 } } as const;
    expect(told({ place: goa }, besideGoa)).toBe("Nothing in Goa. These are from elsewhere.");
    expect(told({}, { step: "nearest", nearest, correctedQuery: "plumber" })).toBe(
      "Showing results for “plumber”. The nearest 3 are about 142 km away.",
    );
    expect(
      view({ q: "plumber" }, { place: goa }, { step: "nearest", nearest, correctedQuery: "x" }).toldInShort,
    ).toBe("Nothing in Goa. These are from elsewhere.");
    // A phone's chip says the place.
    const near = { step: "nearest", nearest } as const;
    const inShort = (locale?: Locale) => view({ q: "plumber" }, { place: MUMBAI }, near, locale).toldInShort;
    expect(inShort()).toBe("None within 10 km, the nearest 142 km away.");
    expect(inShort("hi")).toBe("10 किमी में नहीं, सबसे पास 142 किमी दूर।");
  });

  test("when another place is chosen than the words name", () => {
    const said = (params: SearchParams, found: Partial<Understood> = {}, locale?: Locale) =>
      view({ q: "plumber near andheri west", ...params }, { unusedPlace: MUMBAI }, found, locale).told;
    const nashik = { lat: "19.99", lng: "73.78", radiusKm: "25" };
    const leftOut = "“near andheri west” was left out: another place is chosen.";
    expect(said(nashik)).toBe(leftOut);
    expect(said({ inState: "MH" })).toBe(leftOut);
    expect(said(nashik, {}, "hi")).toBe("“near andheri west” को छोड़ा गया: दूसरी जगह चुनी गई है।");
    expect(said(nashik, { step: "some_words" })).toBe(
      `${leftOut} No listing has all of these words. These have most of them.`,
    );
    // There, refused by its cross, and nothing found at all.
    expect(said({ lat: "19.1", lng: "72.9" })).toBeNull();
    expect(said({ not: "place" })).toBeNull();
    expect(said(nashik, { step: "none" })).toBeNull();
  });

  test("when only the subcategory, or most of the words, were found", () => {
    const of = (name: string) => ({ id: "0000000000000001", name, slug: "x", categorySlug: "none" });
    expect(told({ subcategories: [of("Plumbing"), of("Pumps")] }, { step: "subcategory" })).toBe(
      "No listing says all of this. These are from Plumbing or Pumps.",
    );
    expect(told({}, { step: "some_words" })).toMatch(/most of them/);
    expect(told({}, { step: "some_words" }, "hi")).toMatch(/ज़्यादातर/);
  });

  test("not when nothing was found: the empty page says so", () => {
    expect(view({ q: "zz" }, { need: "zz" }, { step: "none" })).toMatchObject({ told: null, literal: null });
  });
});

test("'near me' asks where that is, until a place is known", () => {
  expect(view({ q: "plumber near me" }, { nearMe: true }).asksWhere).toBe(true);
  expect(view({ q: "plumber near me", lat: "18.5", lng: "73.8" }, { nearMe: true }).asksWhere).toBe(false);
  expect(view({ q: "plumber near me", inState: "GA" }, { nearMe: true }).asksWhere).toBe(false);
  expect(view({ q: "zz near me" }, { nearMe: true }, { step: "none" }).asksWhere).toBe(false);
  expect(view({ q: "plumber near me mumbai" }, { nearMe: true, place: MUMBAI }).asksWhere).toBe(false);
});

test("the place that the words name is said where the search is shown in one line", () => {
  expect(view({ q: "plumber andheri west" }, { place: MUMBAI }).place).toBe("Andheri West, Mumbai");
  const goa = { ...MUMBAI, kind: "state" as const, label: "Goa", stateCode: "GA" };
  expect(view({ q: "plumber in goa" }, { place: goa }, {}, "hi").place).toBe("गोवा");
  expect(view({ q: "plumber" }).place).toBeNull();
});
