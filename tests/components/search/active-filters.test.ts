import { describe, expect, test } from "vitest";
import { activeFilters, cleared, shortPlace, withoutKeys } from "@/components/search/active-filters";
import { scopedHref, SERVICES } from "@/components/search/search-scope";
import { translator } from "@/lib/content/messages";
import { readSearch, type SearchParams } from "@/lib/schemas/listing-search";
import type { Locale } from "@/lib/shared/locale";

const ref = (id: string, name: string, slug: string) => ({ _id: id, id, name, slug });
const MACHINES = ref("0000000000000001", "Machinery & Tools", "machinery-tools");
const PACKAGING = ref("0000000000000002", "Packaging", "packaging");
const PUMPS = ref("0000000000000003", "Pumps", "pumps");

const params: SearchParams = {
  q: "pump",
  categoryIds: `${MACHINES.id},${PACKAGING.id}`,
  subcategoryIds: PUMPS.id,
  tags: "steel",
  lat: "18.5",
  lng: "73.8",
  radiusKm: "25",
  priceMin: "100",
  priceMax: "125000",
  companyType: "industrial_services",
  page: "3",
};

function chips(of: SearchParams, { locale = "en" as Locale, omit = [] as readonly "categoryIds"[] } = {}) {
  return activeFilters(readSearch(of), {
    t: translator(locale),
    locale,
    omit,
    names: {
      placeLabel: of.lat ? "Pune, Maharashtra" : null,
      categories: [MACHINES, PACKAGING],
      subcategories: [{ category: MACHINES, subcategory: PUMPS }],
      companyName: null,
    },
  });
}
const hrefs = (of: SearchParams) =>
  Object.fromEntries(chips(of).map(({ label, without }) => [label, scopedHref("en", SERVICES, without)]));

describe("chips", () => {
  test("name what was refused of the words' readings, and the state that was chosen", () => {
    const url = "/services?q=pump+pune";
    expect(hrefs({ q: "pump pune", not: "type,place", inState: "MH" })).toEqual({
      "Place in the words ignored": `${url}&not=type&inState=MH`,
      "Company type in the words ignored": `${url}&not=place&inState=MH`,
      "In Maharashtra": `${url}&not=place%2Ctype`,
    });
    expect(hrefs({ q: "pump pune", words: "literal" })).toEqual({ "Exactly these words": url });
    const all = readSearch({ q: "pump pune", words: "literal", not: "place", inState: "MH" });
    expect(scopedHref("en", SERVICES, cleared(all, []))).toBe(url);
  });

  test("say each filter in words, in English and in Hindi", () => {
    expect(chips(params).map(({ label }) => label)).toEqual([
      "Within 25 km of Pune",
      "₹100 to ₹1,25,000",
      "Machinery & Tools",
      "Packaging",
      "Pumps",
      "Industrial Services",
      "#steel",
    ]);
    expect(chips(params, { locale: "hi" }).map(({ label }) => label)).toEqual([
      "Pune से 25 किमी के भीतर",
      "₹100 से ₹1,25,000",
      "मशीनरी और औज़ार",
      "पैकेजिंग",
      "पंप",
      "औद्योगिक सेवाएँ",
      "#steel",
    ]);
  });

  test("lead to the search without them, on its first page", () => {
    const found = hrefs(params);
    expect(Object.values(found).some((href) => href.includes("page="))).toBe(false);
    expect(new URLSearchParams(found["Packaging"]!.split("?")[1]).get("categoryIds")).toBe(MACHINES.id);
    expect(found["₹100 to ₹1,25,000"]).not.toContain("price");
    expect(found["#steel"]).not.toContain("tags");
  });

  test("a category takes its subcategories along", () => {
    const query = new URLSearchParams(hrefs(params)["Machinery & Tools"]!.split("?")[1]);
    expect([query.get("categoryIds"), query.get("subcategoryIds")]).toEqual([PACKAGING.id, null]);
  });

  test("without its place a search is not nearest first any more", () => {
    const { "Within 25 km of Pune": href } = hrefs({ lat: "18.5", lng: "73.8", radiusKm: "25" });
    expect(href).toBe("/services");
    expect(hrefs({ ...params, sort: "price_asc" })["Within 25 km of Pune"]).toContain("sort=price_asc");
  });

  test("a pair without a radius only gives distances, one bound is one bound", () => {
    expect(chips({ lat: "18.5", lng: "73.8", priceMax: "500" }).map(({ label }) => label)).toEqual([
      "Distance from Pune",
      "Up to ₹500",
    ]);
    expect(chips({ priceMin: "500" }).map(({ label }) => label)).toEqual(["From ₹500"]);
  });

  test("what a page's address fixes is no chip and is not cleared", () => {
    expect(chips(params, { omit: ["categoryIds"] }).map(({ label }) => label)).not.toContain("Packaging");
    expect(cleared(readSearch(params), ["categoryIds"]).categoryIds).toEqual([MACHINES.id, PACKAGING.id]);
  });

  test("'Clear all' leaves the words", () => {
    expect(scopedHref("hi", SERVICES, cleared(readSearch(params), []))).toBe("/hi/services?q=pump");
  });
});

test("without its words a search is not by relevance any more", () => {
  const search = readSearch({ q: "pump", sort: "relevance", companyType: "other" });
  expect(withoutKeys(search, ["companyType"]).sort).toBe("relevance");
  expect(withoutKeys(search, ["q"]).sort).toBe("created_desc");
  expect(withoutKeys({ ...search, lat: 18.5, lng: 73.8 }, ["q"]).sort).toBe("distance_asc");
});

test("a page's own parameters come first and what its path says is left out", () => {
  const scope = {
    path: "/services/category/packaging--woven-sacks",
    omit: ["categoryIds", "subcategoryIds"],
    own: [["type", "subcategory"]],
  } as const;
  const search = readSearch({
    categoryIds: PACKAGING.id,
    subcategoryIds: PUMPS.id,
    companyType: "other",
    page: "2",
  });
  expect(scopedHref("en", scope, search)).toBe(`${scope.path}?type=subcategory&companyType=other&page=2`);
});

test("the short name of a place is its first part; coordinates stay whole", () => {
  expect(shortPlace("Kothrud, Pune, Maharashtra")).toBe("Kothrud");
  expect(shortPlace("18.5196, 73.8554")).toBe("18.5196, 73.8554");
});
