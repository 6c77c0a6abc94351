import { useDatabase } from "@/tests/support/database";
import { beforeAll, expect, test } from "vitest";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import { FoundListing } from "@/lib/schemas/listing";
import { readSearch } from "@/lib/schemas/listing-search";
import {
  aListing,
  idOf,
  insertCategories,
  insertCompanies,
  insertListings,
  insertStates,
} from "@/tests/support/directory";

useDatabase();

const [large, imported] = [idOf("p", 90), idOf("p", 91)];
const small = Array.from({ length: 7 }, (_, i) => idOf("p", i));
const category = { id: idOf("c", 1), name: "Machinery", slug: "machinery" };
let made = 0;
const pump = (providerUserId: string, price: number) =>
  aListing({
    id: idOf("s", (made += 1)),
    providerUserId,
    categoryId: category.id,
    name: "Water pump",
    price,
  });

beforeAll(async () => {
  await insertStates([{ code: "MH", name: "Maharashtra" }]);
  await insertCompanies([
    ...small.map((id, i) => ({ id, name: `Small ${i}`, type: "supplier" as const })),
    { id: large, name: "Large Pumps", type: "manufacturer" },
    { id: imported, name: "Public list", type: null, source: "Public list" },
  ]);
  await insertCategories([category], []);
  await insertListings([
    ...small.map((id) => pump(id, 500)),
    // Of the seven, five cost at most 800.
    ...[300, 400, 500, 600, 700, 900, 1000].map((price) => pump(large, price)),
    ...[100, 200, 300].map((price) => pump(imported, price)),
  ]);
});

const search = async (query: string) =>
  (await searchListings(readSearch(Object.fromEntries(new URLSearchParams(query))))).items;
const of = (items: readonly FoundListing[], company: string) =>
  items.filter(({ providerUserId }) => providerUserId === company);

test("the last of the two says how many more there are, counted under the same filters; no other does", async () => {
  for (const [filter, all] of [
    ["", 7],
    ["&priceMax=800", 5],
  ] as const) {
    const items = await search(`q=water pump${filter}`);
    expect(of(items, large).map(({ moreOfCompany }) => moreOfCompany)).toEqual([undefined, all - 2]);
    expect(items.filter(({ moreOfCompany }) => moreOfCompany !== undefined)).toHaveLength(1);
    for (const item of items) expect(FoundListing.parse(item)).toEqual(item);
    const rest = await search(`q=water pump${filter}&providerUserId=${large}`);
    expect(rest).toHaveLength(all);
    expect(rest.some((item) => "moreOfCompany" in item)).toBe(false);
  }
});

test("nor where companies stand as often as they come: literal words, another sort, the next page, imports", async () => {
  for (const query of ["q=water pump&words=literal", "q=water pump&sort=price_asc", "q=water pump&page=2"])
    expect((await search(query)).some((item) => "moreOfCompany" in item)).toBe(false);
  expect(of(await search("q=water pump"), imported).every((item) => !("moreOfCompany" in item))).toBe(true);
});

test.each(["", "&lat=19.07&lng=72.87"])("on one page%s they stand as on several", async (place) => {
  const idsOf = async (page: string) => (await search(`q=water pump${place}${page}`)).map(({ id }) => id);
  const whole = await idsOf("&limit=50");
  expect(whole).toHaveLength(17);
  expect([...(await idsOf("&limit=12")), ...(await idsOf("&limit=12&page=2"))]).toEqual(whole);
  // Two of the seven of one company, before those of others.
  const items = await search(`q=water pump${place}&limit=50`);
  expect(of(items.slice(0, 12), large)).toHaveLength(2);
  expect(items.some((item) => "moreOfCompany" in item)).toBe(false);
});

test("on a page of more than are looked at for the cap all that stand on it are told apart from the rest", async () => {
  const many = Array.from({ length: 99 }, (_, i) => idOf("p", 200 + i));
  await insertCompanies(many.map((id, i) => ({ id, name: `Other ${i}`, type: "supplier" as const })));
  // Newest first: two of the large company among the best 60, four behind them, three beyond the page.
  const owners = [
    large,
    large,
    ...many.slice(0, 70),
    large,
    large,
    large,
    large,
    ...many.slice(70),
    large,
    large,
    large,
  ];
  await insertListings(
    owners.map((providerUserId, i) =>
      aListing({
        id: idOf("v", i),
        providerUserId,
        categoryId: category.id,
        name: "Brass xylophone",
        price: 500,
        publishedAt: new Date(Date.UTC(2026, 0, 1) - i * 3_600_000).toISOString(),
      }),
    ),
  );
  const items = await search("q=xylophone&sort=relevance&limit=100");
  const own = of(items, large);
  expect([items.length, own.length]).toEqual([100, 6]);
  expect(own.map(({ moreOfCompany }) => moreOfCompany)).toEqual([...Array(5).fill(undefined), 3]);
});
