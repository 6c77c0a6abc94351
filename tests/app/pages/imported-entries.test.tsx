import { useDatabase } from "@/tests/support/database";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import CompanyPage, {
  generateMetadata as companyMetadata,
} from "@/app/[locale]/(public)/company/[slug]/page";
import ListingPage, {
  generateMetadata as listingMetadata,
} from "@/app/[locale]/(public)/services/[slug]/page";
import { forgetTotals } from "@/lib/domain/listings/search/count-listings";
import { db } from "@/lib/server/db";
import { aListing, idOf, insertCategories, insertCompanies, insertListings } from "@/tests/support/directory";
import { rendered } from "@/tests/support/rendered";

vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ push: () => undefined }),
}));
vi.mock("next/headers", () => ({ headers: async () => new Headers({ host: "localhost" }) }));

useDatabase();

const [ACME, IMPORT] = [idOf("p", 1), idOf("p", 2)];
const [OURS, IMPORTED] = [idOf("x", 1), idOf("x", 2)];
const SOURCE = "Rural facilities";

beforeAll(async () => {
  await insertCompanies([
    { id: ACME, name: "Acme Works", type: "supplier" },
    { id: IMPORT, name: SOURCE, type: null, source: SOURCE },
  ]);
  await insertCategories([{ id: idOf("c", 1), name: "Pumps", slug: "pumps" }]);
  const pump = { categoryId: idOf("c", 1) };
  await insertListings([
    aListing({ ...pump, id: OURS, providerUserId: ACME, name: "Water pump", description: "Cast iron." }),
    aListing({ ...pump, id: IMPORTED, providerUserId: IMPORT, name: "Village pump", price: null }),
    ...Array.from({ length: 12 }, (_, n) =>
      aListing({ ...pump, id: idOf("x", n + 10), providerUserId: IMPORT }),
    ),
  ]);
  await db.$executeRaw`UPDATE listings SET phone_number = '0020518730'`;
});

beforeEach(forgetTotals);

const props = (slug: string, query: Record<string, string> = {}) => ({
  params: Promise.resolve({ locale: "en", slug }),
  searchParams: Promise.resolve(query),
});
const listingPage = async (slug: string) => rendered(await ListingPage(props(slug)));
const companyPage = async (slug: string, query?: Record<string, string>) =>
  rendered(await CompanyPage(props(slug, query)));

/** The product of a page's structured data. */
const product = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(([, text]) => JSON.parse(text!) as { "@type": string; offers?: object })
    .find((thing) => thing["@type"] === "Product")!;

describe("the page of an imported entry", () => {
  test("says where the entry comes from, and nothing of a company that is not there", async () => {
    const html = await listingPage(`village-pump-${IMPORTED}`);
    expect(html).toContain("This entry comes from public data.");
    expect(html).toContain(`Source: ${SOURCE}`);
    expect(html).toContain("Price on request");
    for (const untrue of [
      "Ask the company",
      "Agree price",
      "Description",
      "checked before",
      "approved listing",
    ])
      expect(html, untrue).not.toContain(untrue);
  });

  test("one calls it by its own name", async () => {
    const html = await listingPage(`village-pump-${IMPORTED}`);
    expect(html).toContain('aria-label="Call Village pump: 00205 18730"');
    expect(html).not.toContain(`Call ${SOURCE}`);
  });

  test("nobody is its seller", async () => {
    await db.listing.update({ where: { id: IMPORTED }, data: { price: 700 } });
    expect(product(await listingPage(`village-pump-${IMPORTED}`)).offers).not.toHaveProperty("seller");
    await db.listing.update({ where: { id: IMPORTED }, data: { price: null } });
    expect(product(await listingPage(`water-pump-${OURS}`)).offers).toMatchObject({
      seller: { name: "Acme Works" },
    });
  });

  test("its description for search engines names no seller either; it may be indexed", async () => {
    const { description, robots } = await listingMetadata(props(`village-pump-${IMPORTED}`));
    expect([description, robots]).toEqual(["Village pump: Pumps. Price on request.", undefined]);
  });
});

test("a company's listing says what is to be settled with the company", async () => {
  const html = await listingPage(`water-pump-${OURS}`);
  for (const text of [
    "Agree price",
    "Description",
    "Cast iron.",
    "Price given by the company",
    "Call Acme Works",
  ])
    expect(html, text).toContain(text);
  expect(html).not.toContain("public data");
});

describe("the page of a company", () => {
  test("is not indexed for an import and says so; it is for a company", async () => {
    expect((await companyMetadata(props(`rural-facilities-${IMPORT}`))).robots).toEqual({
      index: false,
      follow: true,
    });
    expect(await companyPage(`rural-facilities-${IMPORT}`)).toContain("These entries come from public data.");
    expect((await companyMetadata(props(`acme-works-${ACME}`))).robots).toBeUndefined();
    expect(await companyPage(`acme-works-${ACME}`)).not.toContain("public data");
  });

  test("an import's later pages lead back, one behind the last to the first", async () => {
    const slug = `rural-facilities-${IMPORT}`;
    expect(await companyPage(slug)).toMatch(new RegExp(`rel="next"[^>]*href="/company/${slug}\\?page=2"`));
    expect(await companyPage(slug, { page: "2" })).toMatch(
      new RegExp(`rel="prev"[^>]*href="/company/${slug}"`),
    );
    const behind = await companyPage(slug, { page: "99" });
    expect(behind).not.toContain("no approved listings");
    expect(behind).toMatch(new RegExp(`href="/company/${slug}"[^>]*>Back to the first page`));
    expect(behind).toMatch(new RegExp(`href="/company/${slug}\\?page=2"[^>]*>Go to the last page`));
  });

  test("without listings it says so", async () => {
    await insertCompanies([{ id: idOf("p", 3), name: "New Works", type: null }]);
    expect(await companyPage(`new-works-${idOf("p", 3)}`)).toContain("no approved listings");
  });
});
