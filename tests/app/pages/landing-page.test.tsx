import { useDatabase } from "@/tests/support/database";
import { beforeAll, describe, expect, test, vi } from "vitest";
import LocationsPage from "@/app/[locale]/(public)/locations/page";
import CategoryPage, {
  generateMetadata as categoryMetadata,
} from "@/app/[locale]/(public)/services/category/[slug]/page";
import CityPage from "@/app/[locale]/(public)/services/in/[city]/page";
import LandingPage, {
  generateMetadata as landingMetadata,
} from "@/app/[locale]/(public)/services/in/[city]/[category]/page";
import { generateMetadata as stateMetadata } from "@/app/[locale]/(public)/services/location/page";
import { updateCategory } from "@/lib/domain/catalog/update-category";
import { updateSubcategory } from "@/lib/domain/catalog/update-subcategory";
import {
  aListing,
  idOf,
  insertCategories,
  insertCompanies,
  insertListings,
  insertStates,
} from "@/tests/support/directory";
import { anAdmin } from "@/tests/support/people";
import { rendered } from "@/tests/support/rendered";

vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ push: () => undefined }),
}));
vi.mock("next/headers", () => ({ headers: async () => new Headers({ host: "localhost" }) }));

useDatabase();

const [ACME, PUMPS, FANS, PART] = [idOf("p", 1), idOf("c", 1), idOf("c", 2), idOf("s", 1)];
const PER_PAGE = 12;

beforeAll(async () => {
  await insertStates([
    { code: "MH", name: "Maharashtra" },
    { code: "DL", name: "Delhi" },
  ]);
  await insertCompanies([{ id: ACME, name: "Acme Works", type: "supplier" }]);
  await insertCategories(
    [
      { id: PUMPS, name: "Turbines", slug: "turbines" },
      { id: FANS, name: "Fans", slug: "fans" },
    ],
    [{ id: PART, categoryId: PUMPS, name: "Parts", slug: "parts" }],
  );
  const many = (from: number, count: number, given: object) =>
    Array.from({ length: count }, (_, n) =>
      aListing({
        id: idOf("x", from + n),
        providerUserId: ACME,
        categoryId: PUMPS,
        price: 500 + n,
        ...given,
      }),
    );
  await insertListings([
    ...many(100, PER_PAGE + 1, { city: "Pune", stateCode: "MH", subcategoryId: PART }),
    ...many(200, 3, { city: "Pune", stateCode: "MH", categoryId: FANS }),
    ...many(300, 3, { city: "Delhi", stateCode: "DL" }),
    ...many(400, 2, { city: "Nashik", stateCode: "MH" }),
  ]);
  await updateCategory(anAdmin(), PUMPS, { name: "Pumps" });
  await updateSubcategory(anAdmin(), PART, { name: "Spares" });
});

const landing = (city: string, category: string, page?: string, locale = "en") => ({
  params: Promise.resolve({ locale, city, category }),
  searchParams: Promise.resolve({ page }),
});
const category = (slug: string, query: Record<string, string> = {}) => ({
  params: Promise.resolve({ locale: "en", slug }),
  searchParams: Promise.resolve(query),
});
const hrefs = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));
const redirectTo = (path: string) => ({ digest: `NEXT_REDIRECT;replace;${path};308;` });
const sentOn = (path: string) => ({ digest: `NEXT_REDIRECT;replace;${path};307;` });
const NOT_FOUND = { digest: "NEXT_HTTP_ERROR_FALLBACK;404" };

describe("a category in a city", () => {
  test("says what is there, and leads to its kind and to the filters of the category", async () => {
    const html = await rendered(await LandingPage(landing("pune", "pumps")));
    expect(html).toContain(">Pumps in Pune</h1>");
    const lead = html.indexOf("13 listings from 1 company in Pune, Maharashtra. Prices from ₹500 to ₹512.");
    expect(lead).toBeGreaterThan(html.indexOf("</h1>"));
    expect(lead).toBeLessThan(html.indexOf("Showing 1–12"));
    expect(hrefs(html)).toEqual(
      expect.arrayContaining([
        "/services/category/pumps",
        "/services/in/pune/fans",
        "/services/in/delhi/pumps",
        "/services/in/pune/pumps?page=2",
      ]),
    );
    expect(hrefs(html)).not.toContain("/services/in/nashik/pumps");
    expect(html).toContain('action="/services/category/pumps"');
    expect(await landingMetadata(landing("pune", "pumps"))).toMatchObject({
      title: "Pumps in Pune, Maharashtra",
      alternates: { canonical: "/services/in/pune/pumps" },
    });
  });

  test("is Hindi on Hindi pages, and a city called as its state stands alone", async () => {
    const html = await rendered(await LandingPage(landing("delhi", "pumps", undefined, "hi")));
    expect(html).toContain(">दिल्ली में पंप</h1>");
    expect(html).toContain("दिल्ली में 1 कंपनी की 3 लिस्टिंग।");
  });

  test("has further pages that are not indexed", async () => {
    const html = await rendered(await LandingPage(landing("pune", "pumps", "2")));
    expect(html.match(/data-listing=/g)).toHaveLength(1);
    const { robots, alternates } = await landingMetadata(landing("pune", "pumps", "2"));
    expect([robots, alternates]).toEqual([{ index: false, follow: true }, undefined]);
  });

  test.each([
    ["nowhere", "pumps"],
    ["pune", "nothing"],
    ["pu\0ne", "pumps"],
    ["nashik", "pumps"],
  ])("of too few listings, no city or no category is not found: %s/%s", async (city, slug) => {
    await expect(LandingPage(landing(city, slug))).rejects.toMatchObject(NOT_FOUND);
    expect(await landingMetadata(landing(city, slug))).toMatchObject({ robots: { index: false } });
  });

  test.each([
    [landing("pune", "turbines"), "/services/in/pune/pumps"],
    [landing("Pune", PUMPS, "2", "hi"), "/hi/services/in/pune/pumps?page=2"],
  ])("under an old name redirects to its address of now", async (props, to) => {
    await expect(LandingPage(props)).rejects.toMatchObject(redirectTo(to));
  });
});

describe("a city without a category", () => {
  const city = (slug: string, locale = "en") => CityPage({ params: Promise.resolve({ locale, city: slug }) });

  test("leads to the search around it, in its language", async () => {
    await expect(city("Pune", "hi")).rejects.toMatchObject(sentOn("/hi/services?q=Pune"));
  });

  test("that is none is not found", async () => {
    await expect(city("nowhere")).rejects.toMatchObject(NOT_FOUND);
  });
});

describe("a category", () => {
  test.each([
    ["turbines", {}, "/services/category/pumps"],
    [
      "turbines",
      { page: "2", companyType: "supplier" },
      "/services/category/pumps?page=2&companyType=supplier",
    ],
    ["pumps--parts", { type: "subcategory" }, "/services/category/pumps--spares?type=subcategory"],
    ["turbines--parts", {}, "/services/category/pumps--spares?type=subcategory"],
    ["turbines", { type: "allsubcategories" }, "/services/category/pumps?type=allsubcategories"],
  ])("%s with %j is redirected to %s", async (slug, query, to) => {
    await expect(CategoryPage(category(slug, query))).rejects.toMatchObject(redirectTo(to));
  });

  test("leads to its cities on its plain page alone", async () => {
    const cities = (html: string) => hrefs(html).filter((href) => href.startsWith("/services/in/"));
    expect(cities(await rendered(await CategoryPage(category("pumps"))))).toEqual([
      "/services/in/pune/pumps",
      "/services/in/delhi/pumps",
    ]);
    expect(cities(await rendered(await CategoryPage(category("pumps", { priceMin: "1" }))))).toEqual([]);
  });

  test("by its subcategories: six of each, the way to all of it, nothing to load, not indexed", async () => {
    const asked = { type: "allsubcategories" };
    const html = await rendered(await CategoryPage(category("pumps", asked)));
    expect(html.match(/<article/g)).toHaveLength(6);
    expect(html).toContain(">All in Spares</a>");
    expect(hrefs(html)).toContain("/services/category/pumps--spares?type=subcategory");
    expect(html).not.toContain("Load More");
    expect(await categoryMetadata(category("pumps", asked))).toMatchObject({
      robots: { index: false, follow: true },
    });
    const other = { ...asked, companyType: "traders" };
    expect(await rendered(await CategoryPage(category("pumps", other)))).toContain("No services found");
  });
});

test("a state is described by its name; what no state is found for, or nothing, as all of India", async () => {
  const described = async (locale: string, location?: string) =>
    (
      await stateMetadata({
        params: Promise.resolve({ locale }),
        searchParams: Promise.resolve({ location }),
      })
    ).description;
  expect(await described("en", "kerala")).toMatch(/businesses in Kerala, nearest first/);
  for (const location of [undefined, "", "Zzzland"]) {
    expect(await described("en", location)).toMatch(/^Search local services .+ across India/);
    expect(await described("hi", location)).toMatch(/^पूरे भारत/);
  }
});

test("/locations: 28 states and 8 union territories, how much is in each, and their cities", async () => {
  const html = await rendered(await LocationsPage({ params: Promise.resolve({ locale: "en" }) }));
  const [states, territories, chart, cities] = html.split("<section").slice(1) as [
    string,
    string,
    string,
    string,
  ];
  expect(states.match(/>All in /g)).toHaveLength(28);
  expect(territories.match(/>All in /g)).toHaveLength(8);
  expect(chart.match(/role="rowheader"/g)).toHaveLength(36);
  expect(chart).toMatch(
    /location=Maharashtra"[^]*?>18<[^]*?location=Delhi"[^]*?>3<[^]*?location=Andaman[^]*?>0</,
  );
  expect(cities).toContain(">Pumps in Pune</a>");
  expect(hrefs(cities)).toEqual(["/services/in/delhi/pumps", "/services/in/pune/pumps"]);
});
