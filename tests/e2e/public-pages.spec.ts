// Every kind of public page, in both languages, is for everyone: WCAG 2.2 AA, small windows, large text.
import type { APIRequestContext } from "@playwright/test";
import { articles } from "@/lib/content/articles/articles";
import en from "@/lib/content/messages/en.json" with { type: "json" };
import hi from "@/lib/content/messages/hi.json" with { type: "json" };
import { localePath } from "@/lib/shared/locale";
import { companySlug, listingSlug } from "@/lib/shared/slug";
import { anEmail, demoLogin } from "@/tests/e2e/people";
import { expect, expectAccessible, expectFits, test, withLargeText } from "@/tests/e2e/test";

test.describe.configure({ mode: "parallel", timeout: 120_000 });
test.use({ expectedStatuses: [404], viewport: { width: 1280, height: 900 } });

const PUNE = "lat=18.51957&lng=73.85535&radiusKm=25";

type Listing = {
  id: string;
  name: string;
  images: unknown[];
  provider: { providerProfile: { companyName: string } };
  providerUserId: string;
};

/** A listing of the demo's provider with pictures to turn. */
async function aListing(request: APIRequestContext): Promise<Listing> {
  const { email, password } = demoLogin("provider");
  const { user } = await (await request.post("/api/v1/auth/login", { data: { email, password } })).json();
  const answer = await request.get(`/api/v1/listings?providerUserId=${user.id}&limit=20`);
  const { items } = (await answer.json()) as { items: Listing[] };
  return items.find(({ images }) => images.length > 1) ?? items[0]!;
}

const listingPage = async (request: APIRequestContext) => `/services/${listingSlug(await aListing(request))}`;

async function companyPage(request: APIRequestContext): Promise<string> {
  const { provider, providerUserId } = await aListing(request);
  return `/company/${companySlug({ id: providerUserId, ...provider.providerProfile })}`;
}

async function privatePage(request: APIRequestContext): Promise<string> {
  const answer = await request.post("/api/v1/enquiries", {
    data: {
      listingId: (await aListing(request)).id,
      name: "Meenakshi Balasubramaniam",
      email: anEmail(),
      message: "Please quote for forty pieces, delivered to Pune.",
      consent: true,
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { enquiry: { link: string } }).enquiry.link;
}

const PAGES: Readonly<Record<string, string | ((request: APIRequestContext) => Promise<string>)>> = {
  home: "/",
  services: "/services",
  "results with filters": `/services?q=pump&${PUNE}&companyType=manufacturer`,
  "no results": "/services?q=zzqqxx",
  category: "/services/category/packaging",
  "a category by its subcategories": "/services/category/packaging?type=allsubcategories",
  subcategory: "/services/category/machinery-tools--pumps?type=subcategory",
  "a category in a city": "/services/in/pune/packaging",
  state: "/services/location?location=Goa",
  locations: "/locations",
  categories: "/categories",
  listing: listingPage,
  company: companyPage,
  blog: "/blogs",
  article: `/blogs/${articles[2]!.id}`,
  "no article": "/blogs/nothing-of-the-kind",
  about: "/about",
  contact: "/contact",
  "a message that was sent": "/contact/result?sent=1",
  promoter: "/promoter",
  privacy: "/privacy",
  terms: "/terms",
  grievance: "/grievance",
  enquire: async (request) => `/enquire?listing=${(await aListing(request)).id}`,
  compare: async (request) => `/compare?listings=${(await aListing(request)).id}&from=18.5,73.9`,
  "an enquiry that was sent": privatePage,
  report: async (request) => `/report?listing=${(await aListing(request)).id}`,
  "no page": "/nothing",
};
/** With a bar at the foot of a phone. */
const WITH_BAR = new Set(["listing", "company"]);
/** Kinds that answer 404. */
const MISSING = new Set(["no article", "no page"]);
/** Kinds that have the filters in a drawer on a small screen. */
const FILTERED = new Set(["results with filters", "category"]);

for (const [kind, where] of Object.entries(PAGES))
  for (const [locale, t] of [
    ["en", en],
    ["hi", hi],
  ] as const)
    test(`${kind}, ${locale}`, async ({ page, playwright }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      let path = where;
      if (typeof path !== "string") {
        // Signed in by itself: the page is a visitor's.
        const request = await playwright.request.newContext({ baseURL: process.env.BASE_URL! });
        path = await (where as (request: APIRequestContext) => Promise<string>)(request);
        await request.dispose();
      }
      const answer = await page.goto(localePath(locale, path));
      expect(answer!.status()).toBe(MISSING.has(kind) ? 404 : 200);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      await expectFits(page);
      await withLargeText(page, () => expectFits(page));
      // 1280 px at a zoom of 200 %, and the narrowest phone.
      for (const width of [640, 320]) {
        await page.setViewportSize({ width, height: 700 });
        await expectFits(page);
      }
      // As tall as its page, or the call bar at the window's edge lies half over what can be scrolled.
      await page.setViewportSize({ width: 360, height: WITH_BAR.has(kind) ? 6_000 : 800 });
      await expectAccessible(page);
      if (!FILTERED.has(kind)) return;
      await page.locator("#results").getByRole("button", { name: t.filters.title }).first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectAccessible(page);
    });
