import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { NoResults } from "@/components/search/no-results";
import { scopedHref, type SearchScope, SERVICES } from "@/components/search/search-scope";
import { translator } from "@/lib/content/messages";
import { readSearch, type SearchParams } from "@/lib/schemas/listing-search";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => undefined }) }));

const PACKAGING: SearchScope = { path: "/services/category/packaging", omit: ["categoryIds"], own: [] };

type Around = Partial<Parameters<typeof NoResults>[0]>;

const page = (params: SearchParams, { scope = SERVICES, ...around }: Around = {}) =>
  renderToStaticMarkup(
    <NoResults
      t={translator("en")}
      locale="en"
      scope={scope}
      search={readSearch(params)}
      total={0}
      hasFilters={false}
      categories={[]}
      href={(to) => scopedHref("en", scope, to)}
      {...around}
    />,
  );

/** The ways out of a search that found nothing: their texts and where they lead. */
const ways = (...asked: Parameters<typeof page>) =>
  [...page(...asked).matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, text]) => [
    text,
    href!.replaceAll("&amp;", "&"),
  ]);

test("words alone: all services", () => {
  expect(ways({ q: "zz", sort: "relevance" })).toEqual([["Show all services", "/services"]]);
});

test("in a category all services are all services; the words go, and the sort by them", () => {
  expect(ways({ q: "zz", sort: "relevance" }, { scope: PACKAGING })).toEqual([
    ["Search without “zz”", "/services/category/packaging"],
    ["Show all services", "/services"],
  ]);
});

test("an empty category has a way out, and so has an empty directory", () => {
  expect(ways({}, { scope: PACKAGING })).toEqual([["Show all services", "/services"]]);
  expect(ways({})).toEqual([["Categories", "/categories"]]);
});

test("filters go before the search does", () => {
  expect(ways({ q: "zz", companyType: "other" }, { hasFilters: true })).toEqual([
    ["Clear filters", "/services?q=zz"],
    ["Show all services", "/services"],
  ]);
});

test("the place stays where filters go, and is none of them", () => {
  const around = { lat: "18.52", lng: "73.85", radiusKm: "25" };
  const [filtered, placed] = [
    ways({ q: "zz", ...around, companyType: "other" }, { hasFilters: true }),
    ways({ q: "zz", inState: "GA", priceMax: "5" }, { hasFilters: true }),
  ];
  expect(filtered[0]).toEqual(["Clear filters", "/services?q=zz&lat=18.52&lng=73.85&radiusKm=25"]);
  expect(placed[0]).toEqual(["Clear filters", "/services?q=zz&inState=GA"]);
});

test("what the chosen categories do not have, others may: the same search in all of them, once", () => {
  const around = { lat: "18.52", lng: "73.85", radiusKm: "25" };
  const unfiled = { search: readSearch({ q: "zz", ...around }), total: 1 };
  const all = ["Search all categories (1 listing)", "/services?q=zz&lat=18.52&lng=73.85&radiusKm=25"];
  const everything = ["Show all services", "/services"];
  const categoryIds = "0000000000000001";
  expect(ways({ q: "zz", ...around, categoryIds }, { hasFilters: true, unfiled })).toEqual([all, everything]);
  const inPackaging = { scope: PACKAGING, unfiled };
  expect(ways({ q: "zz", ...around, categoryIds }, inPackaging)[0]).toEqual(all);
});

test("behind the last page: that there is no such page, the last one and the first", () => {
  const first = ["Back to the first page", "/services"];
  expect(ways({ page: "99" }, { total: 78 })).toEqual([["Go to the last page", "/services?page=7"], first]);
  expect(ways({ page: "99" }, { total: 5 })).toEqual([first]);
  const words = page({ q: "pump", sort: "relevance", page: "99" }, { total: 78, hasFilters: true });
  expect(words).toContain("No services found on page 99");
  expect(words).toContain("The last one is page 7.");
  expect(words).not.toContain("Try adjusting");
});

test("whatever was asked, the stated hint stands by itself, and what helps with words below it", () => {
  const hint = '">Try adjusting your search or filters</span>';
  for (const params of [{}, { q: "zz" }, { priceMax: "5" }, { q: "zz", companyType: "other" }])
    expect(page(params, { hasFilters: "companyType" in params || "priceMax" in params })).toContain(hint);
  expect(page({})).not.toContain("Check the spelling");
  expect(page({ q: "zz" })).toContain(`${hint}<span class="block">Check the spelling`);
  expect(page({ q: "zz", priceMax: "5" }, { hasFilters: true })).toContain(
    `${hint}<span class="block">Nothing matches with these filters.`,
  );
});

test("words that mean nothing to us: ideas where else to look", () => {
  const id = "0000000000000001";
  const categories = [{ _id: id, id, name: "Packaging", slug: "packaging" }];
  const ideas = ["Packaging", "/services/category/packaging"];
  expect(ways({ q: "zz" }, { categories })).toContainEqual(ideas);
  expect(ways({ q: "zz", companyType: "other" }, { categories, hasFilters: true })).not.toContainEqual(ideas);
  expect(ways({}, { categories })).not.toContainEqual(ideas);
});

test("where there is some further away, it says where there is none and how far that is, and widens so far", () => {
  const params = { q: "lathe", lat: "19.2", lng: "72.97", radiusKm: "25" };
  const around = { placeLabel: "Thane, Maharashtra" };
  const beyond = (nearestKm: number) => ({ ...around, beyond: { nearestKm } });
  const said = page(params, beyond(63));
  expect(said).toContain("No services found</h2>");
  expect(said).toContain("Nothing within 25 km of Thane.");
  expect(said).toContain("The nearest is 63.0 km away.");
  const widened = (nearestKm: number) => ways(params, beyond(nearestKm)).map(([label]) => label);
  expect(widened(63)).toEqual(["Widen to 100 km"]);
  expect(widened(40)).toEqual(["Widen to 50 km"]);
  // What is farther than any radius stands below: no way leads away from it.
  expect(widened(140)).toEqual([]);
  expect(ways(params, around)[0]![0]).toBe("Show all services");
  const inState = page({ q: "lathe", inState: "GA" }, { placeLabel: "Goa", beyond: { nearestKm: null } });
  expect(inState).toContain("Nothing in Goa.");
});
