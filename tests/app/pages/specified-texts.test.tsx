// The fixed texts (docs/product/texts-and-limits.md#sentences) that belong to public pages, letter by letter: in the catalogue, in the part
// that shows them, and in Hindi on Hindi pages. Those of accounts and workspaces: tests/e2e/account-texts.spec.ts.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import AboutPage from "@/app/[locale]/(public)/about/page";
import { CompanyTypeTiles } from "@/app/[locale]/(public)/_components/company-type-tiles";
import { HomeCategories } from "@/app/[locale]/(public)/_components/home-categories";
import PromoterPage from "@/app/[locale]/(public)/promoter/page";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { ResultsFailure } from "@/components/search/results-failure";
import en from "@/lib/content/messages/en.json";
import hi from "@/lib/content/messages/hi.json";
import type { Locale } from "@/lib/shared/locale";
import { rendered } from "@/tests/support/rendered";

vi.mock("next/navigation", async (original) => ({
  ...(await original<typeof import("next/navigation")>()),
  usePathname: () => "/en",
  useRouter: () => ({}),
}));

const root = path.resolve(import.meta.dirname, "../../..");
const html = async (node: React.ReactNode) => (await rendered(node)).replaceAll("&#x27;", "'");
const at = (catalogue: object, key: string): unknown =>
  key.split(".").reduce<unknown>((tree, name) => (tree as Record<string, unknown>)[name], catalogue);

const PUBLIC = "app/[locale]/(public)";

/** A text, its key, and the file that puts it on the page. */
test.each([
  ["No categories", "filters.noCategories", "components/search/filter-panel.tsx"],
  ["No subcategories", "filters.noSubcategories", "components/search/filter-panel.tsx"],
  ["Filters", "filters.title", "components/search/results-view.tsx"],
  ["All Categories", "searchBar.allCategories", "components/search/search-bar.tsx"],
  ["Failed to load categories", "searchBar.failedCategories", "components/search/search-bar.tsx"],
  ["No categories available", "searchBar.noCategoriesAvailable", "components/search/search-bar.tsx"],
  ["Use my location", "search.useMyLocation", "components/places/place-field.tsx"],
  ["Loading locations...", "placeList.loading", "components/places/place-options.tsx"],
  ["No options", "placeList.none", "components/places/place-options.tsx"],
  ["Failed to fetch location", "search.failedLocation", "components/places/locate-device.ts"],
  ["Unable to retrieve your location", "search.unableLocation", "components/places/locate-device.ts"],
  [
    "Geolocation is not supported by your browser",
    "search.noGeolocation",
    "components/places/locate-device.ts",
  ],
  ["No services found", "results.empty", "components/search/no-results.tsx"],
  ["Try adjusting your search or filters", "results.emptyHint", "components/search/no-results.tsx"],
  ["Loading services", "resultList.loading", "components/search/results-view.tsx"],
  ["Failed to load listings", "resultList.failed", "components/listings/result-list.tsx"],
  ["Load More", "resultList.loadMore", "components/listings/result-list.tsx"],
  ["Services in {location}", "locationPage.heading", `${PUBLIC}/services/location/page.tsx`],
  ["No categories found", "categories.empty", `${PUBLIC}/categories/page.tsx`],
  ["No locations found", "locations.empty", `${PUBLIC}/locations/page.tsx`],
  ["Blog not found", "blog.notFoundTitle", "components/blog/blog-not-found.tsx"],
  ["Message sent successfully!", "contact.sentTitle", "components/contact/contact-form.tsx"],
])("'%s' stands at %s", (text, key, file) => {
  expect(at(en, key)).toBe(text);
  expect(at(hi, key)).toMatch(/\p{Script=Devanagari}/u);
  expect(existsSync(path.join(root, file)), file).toBe(true);
  expect(readFileSync(path.join(root, file), "utf8")).toContain(`"${key}"`);
});

test("the sentences of the contact form", () => {
  expect(en.form.emailInvalid).toBe("Please enter a valid email address");
  expect(en.form.numberTenDigits).toBe("Please enter a valid 10-digit number");
  const failures = (catalogue: typeof en) => [
    ...(["failed", "tooMany", "away"] as const).map((key) => catalogue.contact[key]),
    ...(["contactMailBusy", "contactMailBlocked", "contactMailAway"] as const).map(
      (key) => catalogue.form[key],
    ),
  ];
  for (const sentence of failures(en)) expect(sentence).toMatch(/^Failed to send message\./);
  for (const sentence of failures(hi)) expect(sentence).toMatch(/^संदेश नहीं भेजा जा सका।/);
});

const pageProps = (locale: Locale) => ({ params: Promise.resolve({ locale }) });

describe("on the page itself", () => {
  test("the bar: its links in their order, Sign up, Sign in, Add Listing, Dashboard, Logout", async () => {
    const bar = await html(<Header locale="en" />);
    const hrefs = [...bar.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
    const links = ["/", "/services", "/categories", "/locations", "/contact", "/blogs", "/about"];
    expect(hrefs.slice(0, 8)).toEqual(["/", ...links]);
    for (const href of ["/signup", "/signin", "/provider/create", "/listing"]) expect(hrefs).toContain(href);
    for (const text of ["Sign up", "Sign in", "Add Listing", "Dashboard", "Logout"])
      expect(bar).toContain(text);
  });

  test("the footer: its links, the first four categories or 'No categories'", async () => {
    const category = (n: number) => ({
      id: `${n}`.repeat(16),
      _id: `${n}`.repeat(16),
      name: `Kind ${n}`,
      slug: `k${n}`,
    });
    const footer = await html(<Footer locale="en" categories={[1, 2, 3, 4, 5].map(category)} />);
    for (const href of ["/", "/services", "/about", "/blogs", `/services?categoryIds=${"4".repeat(16)}`])
      expect(footer).toContain(`href="${href}"`);
    expect(footer).not.toContain("Kind 5");
    expect(await html(<Footer locale="en" categories={[]} />)).toContain(">No categories<");
  });

  test("home: what stands there while there are no categories, and the kinds of company", async () => {
    const failed = await html(<HomeCategories locale="en" categories={null} />);
    expect(failed).toContain("Failed to load categories");
    expect(readFileSync(path.join(root, PUBLIC, "_components/home-categories.tsx"), "utf8")).toContain(
      '"home.loadingCategories"',
    );
    expect([en.home.loadingCategories, en.home.showMore]).toEqual(["Loading categories...", "Show More"]);
    expect(await html(<HomeCategories locale="en" categories={[]} />)).toContain("No categories available");
    const tiles = await html(<CompanyTypeTiles locale="en" />);
    for (const [type, label] of [
      ["manufacturer", "Manufacturer"],
      ["wholesaler", "Wholesaler"],
      ["distributor", "Distributor"],
      ["supplier", "Supplier"],
      ["industrial_services", "Industrial Services"],
      ["exporters", "Exporters"],
      ["traders", "Traders"],
      ["other", "Other"],
    ])
      expect(tiles).toMatch(new RegExp(`href="/services\\?companyType=${type}".*?${label}</a>`));
  });

  test("a search that failed", async () => {
    expect(await html(<ResultsFailure locale="en" />)).toContain("Search failed. Please try again.");
  });

  test("About: vision, mission, offerings, four steps and two buttons, in both languages", async () => {
    const english = await html(await AboutPage(pageProps("en")));
    for (const text of [
      "A global platform where businesses of all sizes",
      "A reliable and transparent marketplace",
      "Directory listings",
      "networking",
      "Market expansion",
      "Digital branding",
      "Get discovered",
      "Build trust",
      "Showcase what you offer",
      "Grow with more leads",
    ])
      expect(english).toContain(text);
    expect(english).toMatch(/href="\/services"[^>]*>Explore Businesses</);
    expect(english).toMatch(/href="\/signup"[^>]*>Register Your Company</);
    const hindi = await html(await AboutPage(pageProps("hi")));
    expect(hindi).toMatch(/href="\/hi\/services"[^>]*>कारोबार देखें</);
    expect([...hindi.matchAll(/<h[123]/g)]).toHaveLength([...english.matchAll(/<h[123]/g)].length);
  });

  test("the promoter's form", async () => {
    const english = await html(await PromoterPage(pageProps("en")));
    expect(english).toMatch(/<h1[^>]*>Signup as Promoter</);
    for (const name of ["fullName", "phoneNumber", "address", "dob", "panNumber", "profileImage", "panDoc"])
      expect(english).toContain(`name="${name}"`);
    expect(english).toContain("Create ID");
    expect(en.promoter.form.busy).toBe("Creating...");
    expect(english).toContain("Promoter IDs are not issued yet");
    expect(await html(await PromoterPage(pageProps("hi")))).toContain("प्रमोटर आईडी अभी जारी नहीं होतीं");
  });
});
