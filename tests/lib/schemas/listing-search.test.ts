import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  asSearch,
  ListingQuery,
  type ListingSearch,
  readSearch,
  SORTS,
  writeApiQuery,
  writeSearch,
} from "@/lib/schemas/listing-search";
import { COMPANY_TYPES } from "@/lib/shared/company-type";

const ID = "1m7yp0yxh4yyvh6b";
const plain = { categoryIds: [], subcategoryIds: [], tags: [], page: 1, limit: 12 };
const read = (query: string) => readSearch(Object.fromEntries(new URLSearchParams(query)));
const api = (query: Record<string, string>) => ListingQuery.safeParse(query);
const wrongIn = (query: Record<string, string>) => api(query).error?.issues.map(({ path }) => path.join("."));

const idChar = fc.constantFrom(..."0123456789abcdefghjkmnpqrstvwxyz");
const id = fc.string({ unit: idChar, minLength: 16, maxLength: 16 });
const word = fc.string({ unit: "grapheme", maxLength: 100 }).map((text) => text.replaceAll("\0", "").trim());
const tag = word.map((text) => text.replaceAll(",", "").toLowerCase().trim().slice(0, 40).trim());
const degrees = (most: number) =>
  fc.integer({ min: -most * 1e9, max: most * 1e9 }).map((value) => value / 1e9 || 0);

/** Queries as people, scripts and mistakes write them: good values, bad ones, halves and nonsense. */
const value = fc.oneof(
  fc.string(),
  fc.integer().map(String),
  fc.double().map(String),
  fc.constantFrom(
    ...SORTS,
    ...COMPANY_TYPES,
    ID,
    `${ID},${ID}`,
    "MH",
    "-0",
    "1e5",
    "25",
    "!!",
    "0x10",
    " 12 ",
    "",
  ),
);
const anyQuery = fc.dictionary(
  fc.constantFrom(
    ...["q", "categoryIds", "subcategoryIds", "tags", "lat", "lng", "radiusKm", "priceMin", "priceMax"],
    ...["companyType", "providerUserId", "state", "sort", "page", "limit", "status"],
  ),
  value,
);

const search: fc.Arbitrary<ListingSearch> = fc
  .record(
    {
      q: word.filter((text) => /[\p{L}\p{M}\p{N}]/u.test(text) && text.length <= 100),
      categoryIds: fc.uniqueArray(id, { maxLength: 4 }),
      subcategoryIds: fc.uniqueArray(id, { maxLength: 4 }),
      tags: fc.uniqueArray(
        tag.filter((text) => text !== "" && text.toLowerCase() === text),
        { maxLength: 10 },
      ),
      pair: fc.record({ lat: degrees(90), lng: degrees(180) }),
      radiusKm: fc.integer({ min: 100, max: 10_000 }).map((value) => value / 100),
      priceMin: fc.integer({ min: 0, max: 1000 }),
      priceMax: fc.integer({ min: 1000, max: 1_000_000_000 }),
      companyType: fc.constantFrom(...COMPANY_TYPES),
      providerUserId: id,
      state: fc.constantFrom("MH", "KA"),
      sort: fc.constantFrom(...SORTS),
      page: fc.integer({ min: 1, max: 10_000 }),
      limit: fc.integer({ min: 1, max: 100 }),
    },
    { requiredKeys: ["categoryIds", "subcategoryIds", "tags", "sort", "page", "limit"] },
  )
  .map(({ pair, radiusKm, state, sort, ...rest }) => {
    const place = pair ? { ...pair, ...(radiusKm !== undefined && { radiusKm }) } : state ? { state } : {};
    const fits =
      "state" in place ||
      (sort === "distance_asc" && !pair) ||
      (sort === "relevance" && rest.q === undefined);
    return { ...rest, ...place, sort: fits ? ("state" in place ? "distance_asc" : "created_desc") : sort };
  });

describe("the codec of a search", () => {
  test("what it writes it reads back, for pages and for the API", () => {
    fc.assert(
      fc.property(search, (one) => {
        expect(readSearch(Object.fromEntries(writeSearch(one)))).toEqual(one);
        expect(asSearch(ListingQuery.parse(Object.fromEntries(writeApiQuery(one))))).toEqual(one);
      }),
      { numRuns: 500 },
    );
  });

  test("any query of a page is read, and what it means is written and read back alike", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const once = readSearch(query);
        expect(readSearch(Object.fromEntries(writeSearch(once)))).toEqual(once);
        expect(api(Object.fromEntries(writeApiQuery(once))).success).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test("what the API takes, a page reads in the same way", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const given = Object.fromEntries(
          Object.entries(query).flatMap(([key, text]) => (text.trim() === "" ? [] : [[key, text.trim()]])),
        );
        const strict = api(given);
        fc.pre(strict.success);
        expect(readSearch({ ...given, sort: asSearch(strict.data!).sort })).toEqual(asSearch(strict.data!));
      }),
      { numRuns: 2000 },
    );
  });
});

describe("a page", () => {
  test("without anything is newest first", () => {
    expect(read("")).toEqual({ ...plain, sort: "created_desc" });
  });

  test("with a pair is nearest first, unless the URL says otherwise", () => {
    expect(read("lat=18.5&lng=73.8")).toEqual({ ...plain, lat: 18.5, lng: 73.8, sort: "distance_asc" });
    expect(read("lat=18.5&lng=73.8&sort=created_desc").sort).toBe("created_desc");
  });

  test("reads and writes what a chosen place is called, beside the pair alone; the API hears nothing of it", () => {
    const chosen = read("lat=18.5&lng=73.8&place=Kothrud,+Pune");
    expect(chosen.place).toBe("Kothrud, Pune");
    expect(writeSearch(chosen).toString()).toBe("lat=18.5&lng=73.8&place=Kothrud%2C+Pune");
    expect(writeApiQuery(chosen).has("place")).toBe(false);
    const { lat: _lat, lng: _lng, ...elsewhere } = chosen;
    expect(writeSearch({ ...elsewhere, sort: "created_desc" }).toString()).toBe("");
    expect(read("lat=18.5&place=Kothrud")).not.toHaveProperty("place");
    expect(read("lat=18.5&lng=73.8&place=%20")).not.toHaveProperty("place");
    expect(readSearch({ lat: "18.5", lng: "73.8", place: ["a", "b"] })).not.toHaveProperty("place");
  });

  test.each([
    ["half a pair", "lat=18.5", {}],
    ["a pair with one bad half, and what needs it", "lat=18.5&lng=east&radiusKm=5&sort=distance_asc", {}],
    ["a radius without a pair", "radiusKm=25", {}],
    ["a radius out of range", "lat=1&lng=2&radiusKm=101", { lat: 1, lng: 2, sort: "distance_asc" }],
    ["relevance without words", "q=%21%21&sort=relevance", {}],
    ["an upper price below the lower", "priceMin=10&priceMax=5", { priceMin: 10 }],
    ["a state beside a pair", "state=MH&lat=1&lng=2", { lat: 1, lng: 2, sort: "distance_asc" }],
    ["a sort beside a state", "state=MH&sort=price_asc", { state: "MH", sort: "distance_asc" }],
    ["nonsense", "page=0&limit=1000&sort=best&companyType=guild&categoryIds=x&providerUserId=1", {}],
    ["blank values", "q=&lat=%20&tags=,%20,", {}],
    ["words that are none", "q=---", {}],
    ["a NUL", "q=a%00b", {}],
  ])("drops %s and goes on", (_what, query, rest) => {
    expect(read(query)).toEqual({ ...plain, sort: "created_desc", ...rest });
  });

  test("drops a parameter given twice", () => {
    expect(readSearch({ q: ["a", "b"], page: "2" })).toEqual({ ...plain, page: 2, sort: "created_desc" });
  });

  test("lists lose blanks and repeats; tags are lower-cased", () => {
    expect(read(`tags=Fresh, fresh,,ORGANIC&categoryIds=${ID},${ID}`)).toMatchObject({
      tags: ["fresh", "organic"],
      categoryIds: [ID],
    });
  });
});

describe("the API", () => {
  test.each<[Record<string, string>, string]>([
    [{ lat: "18.5" }, "lng"],
    [{ lng: "73.8" }, "lat"],
    [{ lat: "91", lng: "1" }, "lat"],
    [{ lat: "1", lng: "181" }, "lng"],
    [{ lat: "1e1", lng: "1" }, "lat"],
    [{ lat: "NaN", lng: "1" }, "lat"],
    [{ radiusKm: "25" }, "radiusKm"],
    [{ lat: "1", lng: "1", radiusKm: "0.5" }, "radiusKm"],
    [{ lat: "1", lng: "1", radiusKm: "100.1" }, "radiusKm"],
    [{ sort: "distance_asc" }, "sort"],
    [{ sort: "relevance" }, "sort"],
    [{ sort: "relevance", q: "!!" }, "sort"],
    [{ sort: "cheapest" }, "sort"],
    [{ priceMin: "10", priceMax: "9" }, "priceMax"],
    [{ priceMin: "1.5" }, "priceMin"],
    [{ priceMax: "-1" }, "priceMax"],
    [{ priceMax: "1000000001" }, "priceMax"],
    [{ page: "0" }, "page"],
    [{ page: "10001" }, "page"],
    [{ limit: "0" }, "limit"],
    [{ limit: "101" }, "limit"],
    [{ limit: "12abc" }, "limit"],
    [{ categoryIds: `${ID},nope` }, "categoryIds"],
    [{ subcategoryIds: "nope" }, "subcategoryIds"],
    [{ providerUserId: "nope" }, "providerUserId"],
    [{ companyType: "guild" }, "companyType"],
    [{ tags: "a,b,c,d,e,f,g,h,i,j,k" }, "tags"],
    [{ tags: "x".repeat(41) }, "tags"],
    [{ q: "x".repeat(101) }, "q"],
    [{ q: "a\0b" }, "q"],
    [{ state: "Maharashtra" }, "state"],
    [{ state: "MH", lat: "1", lng: "1" }, "state"],
    [{ state: "MH", sort: "created_desc" }, "sort"],
  ])("refuses %o at %s", (query, path) => {
    expect(wrongIn(query)).toEqual([path]);
  });

  test("is newest first without a sort, also with a pair; a state orders by itself", () => {
    const sortOf = (query: Record<string, string>) => asSearch(ListingQuery.parse(query)).sort;
    expect(sortOf({})).toBe("created_desc");
    expect(sortOf({ lat: "1", lng: "1" })).toBe("created_desc");
    expect(sortOf({ state: "MH" })).toBe("distance_asc");
  });

  test("ignores keys it does not know", () => {
    expect(asSearch(ListingQuery.parse({ status: "pending_approval", q: "pump" }))).toEqual({
      ...plain,
      q: "pump",
      sort: "created_desc",
    });
  });
});
