import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, loadMore, test } from "@/tests/e2e/test";

const CITY = "/services/in/pune/packaging";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const cards = (page: Page) => page.getByRole("article");

test("a category leads to its page in a city, which loads its own listings and narrows them down", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/services/category/packaging");
  const cities = page.getByRole("navigation", { name: "Packaging by city" });
  await expect(cities.getByRole("link")).toHaveCount(12);
  await cities.getByRole("link", { name: /^Pune/ }).click();
  await expect(page).toHaveURL(CITY);
  await expect(heading(page)).toHaveText("Packaging in Pune");
  const { total } = await (await page.request.get("/api/v1/listings?q=packaging&city=pune&limit=1")).json();
  expect(total).toBeGreaterThan(12);
  const all = Number(/of (\d+) shown/.exec((await page.getByText(/^12 of \d+ shown$/).textContent())!)![1]);
  await loadMore(page);
  await expect(cards(page)).toHaveCount(Math.min(24, all));
  for (const card of await cards(page).all()) await expect(card).toContainText("Pune");
  await page
    .getByRole("complementary", { name: "Filters" })
    .getByLabel("Company type")
    .selectOption("supplier");
  await expect(page).toHaveURL(/^[^?]*\/services\/category\/packaging\?lat=.*&companyType=supplier$/);
  await expect(page.getByRole("list", { name: "Filters in use" })).toContainText("Within 25 km of Pune");
});

test("the chart of states leads to a state, and the state to its cities", async ({ page }) => {
  await page.goto("/locations");
  const chart = page.getByRole("table", { name: "Listings by state and union territory" });
  await expect(chart.getByRole("row")).toHaveCount(37);
  await chart.getByRole("rowheader", { name: "Goa" }).getByRole("link").click();
  await expect(heading(page)).toHaveText("Services in Goa");
  await page
    .getByRole("navigation", { name: "Cities in Goa", exact: true })
    .getByRole("link")
    .first()
    .click();
  await expect(heading(page)).toHaveText(/ in (Panaji|Margao)$/);
});

test("a row of cities that is longer than a phone scrolls by itself, and not the page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/services/location?location=Maharashtra");
  const row = page.getByRole("navigation", { name: "Cities in Maharashtra with the most listings" });
  expect(await row.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeGreaterThan(0);
  await expectNoSidewaysScroll(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test("a page of a city goes on by links", async ({ page }) => {
    await page.goto(`/hi${CITY}`);
    await expect(heading(page)).toHaveText("पुणे में पैकेजिंग");
    await page.getByRole("link", { name: "और दिखाएँ" }).click();
    await expect(page).toHaveURL(`/hi${CITY}?page=2`);
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole("navigation", { name: "पुणे में और भी" }).getByRole("link").first().click();
    await expect(heading(page)).toHaveText(/^पुणे में /);
  });

  test("a category by its subcategories shows six of each and leads to all of it", async ({ page }) => {
    await page.goto("/services/category/packaging");
    await page.getByRole("link", { name: "By subcategory", exact: true }).click();
    await expect(heading(page)).toHaveText("Packaging by subcategory");
    await expect(page.getByRole("region", { name: /^Corrugated Boxes/ }).getByRole("article")).toHaveCount(6);
    await page.getByRole("link", { name: "All in Corrugated Boxes" }).click();
    await expect(heading(page)).toHaveText("Corrugated Boxes");
  });
});
