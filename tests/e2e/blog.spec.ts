import type { Page } from "@playwright/test";
import { articles } from "@/lib/content/articles/articles";
import { expect, tabTo, test } from "@/tests/e2e/test";

const FEATURED = articles.find(({ featured }) => featured)!;
const ARTICLE = articles.find(({ id }) => id === "read-a-gst-invoice")!;
const UNKNOWN = "/blogs/nothing-of-the-kind";

test.describe("what is not there", () => {
  test.use({ expectedStatuses: [404] });

  test("an unknown article is 'Blog not found', with the way back, and is not indexed", async ({ page }) => {
    await page.goto(UNKNOWN);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog not found");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await page.getByRole("link", { name: "Back to all articles" }).click();
    await expect(page).toHaveURL("/blogs");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
  });
});

test("with the keyboard alone: from the list into an article, to a section of it, to the next one", async ({
  page,
}) => {
  const { title, blocks } = FEATURED.text.en;
  const section = blocks.filter(({ type }) => type === "heading")[2] as { text: string };
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/blogs");
  await tabTo(page, page.getByRole("link", { name: title, exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/blogs/${FEATURED.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

  await tabTo(page, page.getByRole("link", { name: section.text, exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#section-3$/);
  await expect(page.getByRole("heading", { name: section.text })).toBeInViewport();

  const older = page.getByRole("navigation", { name: "Other articles" }).getByRole("link");
  await older.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(articles[1]!.text.en.title);
});

test("an article stays the same one in the other language, and its link can be taken along", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/blogs/${ARTICLE.id}`);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  await page.getByRole("link", { name: "हिन्दी" }).click();
  await expect(page).toHaveURL(`/hi/blogs/${ARTICLE.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ARTICLE.text.hi.title);
});

test("an article leads to the listings of its subject", async ({ page }) => {
  await page.goto(`/blogs/${ARTICLE.id}`);
  const links = page.getByRole("navigation", { name: "Look at listings on this subject" }).getByRole("link");
  await expect(links).toHaveCount(ARTICLE.related.length);
  await links.first().click();
  await expect(page).toHaveURL(`/services/category/${ARTICLE.related[0]}`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("the list leads to an article, whole and with its table of contents", async ({ page }) => {
    const { title, blocks } = ARTICLE.text.hi;
    await page.goto("/hi/blogs");
    await expect(page.getByRole("article")).toHaveCount(articles.length);
    await page.getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const body = page.locator("main article");
    for (const block of blocks) {
      if (block.type === "list") continue;
      const found = body.getByText(block.text, { exact: true }).filter({ visible: true });
      await expect(found.first()).toBeVisible();
    }
    const contents = page.getByRole("navigation", { name: "इस लेख में" });
    const last = contents.getByRole("link").last();
    await expect(last).toBeHidden();
    await contents.locator("summary").click();
    const heading = await last.textContent();
    await last.click();
    await expect(body.getByRole("heading", { name: heading! })).toBeInViewport();
    await expect(page.getByRole("button", { name: "शेयर करें" })).toBeHidden();
  });
});

test.describe("the row on the home page", () => {
  const row = (page: Page) => page.getByRole("region", { name: "From the blog" });
  const moves = (page: Page) => row(page).evaluate((region) => region.dataset.moving === "true");

  test("holds every article, moves on by itself, and stays where the keyboard has paused it", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(row(page).getByRole("article")).toHaveCount(articles.length);
    await row(page).scrollIntoViewIfNeeded();
    await expect.poll(() => moves(page)).toBe(true);

    await row(page).getByRole("button", { name: "Pause: From the blog" }).focus();
    await expect.poll(() => moves(page)).toBe(false); // it rests under the focus
    await page.keyboard.press("Enter");
    await expect(row(page).getByRole("button", { name: "Play: From the blog" })).toBeFocused();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await moves(page)).toBe(false);
  });

  test("stands still for who asked for no motion; a card leads to its article", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await row(page).scrollIntoViewIfNeeded();
    await expect(row(page).getByRole("button", { name: "Play: From the blog" })).toBeVisible();
    expect(await moves(page)).toBe(false);
    await row(page).getByRole("link", { name: articles[0]!.text.en.title }).click();
    await expect(page).toHaveURL(`/blogs/${articles[0]!.id}`);
  });
});
