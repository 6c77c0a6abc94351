// Links within the site: the router follows them, and leaves to the browser what is the browser's.
import type { Page } from "@playwright/test";
import en from "@/lib/content/messages/en.json" with { type: "json" };
import { comesAlive, expect, test } from "@/tests/e2e/test";

const categories = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Categories" });

/** Tells a document that stays from a new one. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isTheSame: true }));
const isMarked = (page: Page) => page.evaluate(() => "isTheSame" in window);

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/about");
  await comesAlive(categories(page));
  await mark(page);
});

test("a link to a page keeps the document, begins at the top of the page, and Back keeps it too", async ({
  page,
}) => {
  const link = page.getByRole("contentinfo").getByRole("link", { name: en.nav.blogs, exact: true });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL("/blogs");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/about");
  expect(await isMarked(page)).toBe(true);
});

for (const modifiers of [["ControlOrMeta"], ["ControlOrMeta", "Shift"]] as const)
  test(`with ${modifiers.join(" and ")} held a link opens in a tab of its own`, async ({ page, context }) => {
    const opened = context.waitForEvent("page");
    await categories(page).click({ modifiers: [...modifiers] });
    await expect(await opened).toHaveURL("/categories");
    await expect(page).toHaveURL("/about");
    expect(await isMarked(page)).toBe(true);
  });

test("a press that something else has taken leads nowhere", async ({ page }) => {
  await categories(page).evaluate((link) =>
    link.addEventListener("click", (press) => press.preventDefault()),
  );
  await categories(page).click();
  await page.getByRole("contentinfo").getByRole("link", { name: en.nav.blogs, exact: true }).click();
  await expect(page).toHaveURL("/blogs");
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("what needs a document of its own gets one", async ({ page }) => {
  await page.getByRole("banner").getByRole("link", { name: en.nav.signIn }).click();
  await expect(page).toHaveURL(/\/signin/);
  expect(await isMarked(page)).toBe(false);
});
