import type { Page } from "@playwright/test";
import { comesAlive, expect, expectAccessible, test } from "@/tests/e2e/test";

type Item = {
  id: string;
  name: string;
  price: number | null;
  phoneNumber: string | null;
  images: unknown[];
  providerUserId: string;
  provider: { providerProfile: { companyName: string } };
};

/** An approved listing of the demo, not one that another test published, with several pictures, a price and a phone. */
async function findListing(page: Page): Promise<Item> {
  const response = await page.request.get("/api/v1/listings?q=pump&limit=50");
  const { items } = (await response.json()) as { items: Item[] };
  return items.find(
    ({ images, price, phoneNumber }) => images.length > 1 && price !== null && phoneNumber?.startsWith("00"),
  )!;
}

/** The structured data of a page. */
const jsonLd = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as Record<string, unknown>,
  );

test("a listing shows its price, its pictures, how to call, and who stands behind it", async ({ page }) => {
  const listing = await findListing(page);
  const response = await page.goto(`/services/x-${listing.id}`);
  expect(response!.status()).toBe(200);
  // The wrong slug was put right for good.
  expect(response!.request().redirectedFrom()).not.toBeNull();
  expect((await response!.request().redirectedFrom()!.response())!.status()).toBe(308);
  expect(page.url()).toContain(`-${listing.id}`);

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(listing.name);
  await expect(page.getByText(`₹${listing.price!.toLocaleString("en-IN")}`).first()).toBeVisible();
  const call = page.getByRole("link", { name: /^Call .*: 00\d{3} \d{5}$/ });
  await expect(call).toHaveAttribute("href", /^tel:\+9100\d{8}$/);
  await expect(page.getByRole("link", { name: "WhatsApp", exact: true }).first()).toHaveAttribute(
    "href",
    new RegExp(`^https://wa\\.me/9100\\d{8}\\?text=.*${listing.id}`),
  );
  await expect(page.getByRole("link", { name: `Open ${listing.name} on the map` }).first()).toHaveAttribute(
    "href",
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=[\d.]+%2C[\d.]+$/,
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    new RegExp(`/services/[a-z0-9-]+-${listing.id}$`),
  );
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{20,}/);

  const data = await jsonLd(page);
  expect(data.map((thing) => thing["@type"]).toSorted()).toEqual(["BreadcrumbList", "Product"]);
  expect(data.find((thing) => thing["@type"] === "Product")).toMatchObject({
    name: listing.name,
    offers: { price: listing.price, priceCurrency: "INR" },
  });

  const picture = page.getByRole("list", { name: "Pictures" }).getByRole("img").first();
  await expect(picture).toHaveJSProperty("complete", true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("the small pictures and the arrows move the row, not the page or its history", async ({ page }) => {
  const { id, name, images } = await findListing(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/services/x-${id}`);
  const place = () => page.evaluate(() => [history.length, location.hash, Math.round(scrollY)]);
  const current = page.locator('a[href^="#picture-"][aria-current="true"]');
  await expect(current).toHaveAttribute("href", "#picture-1");
  // The small pictures are in sight, and the top of the page is where a jump would lead.
  await page.evaluate(() => scrollTo(0, 40));
  const before = await place();
  const said = page.getByRole("article").first().getByRole("status").filter({ hasText: name });
  await expect(said).toHaveCount(0);
  await page.getByRole("link", { name: `Show picture 2 of ${images.length}` }).click();
  await expect(said).toHaveText(`${name}, picture 2 of ${images.length}`);
  await expect(current).toHaveAttribute("href", "#picture-2");
  await page.getByRole("button", { name: `Previous picture of ${name}`, exact: true }).click();
  await expect(current).toHaveAttribute("href", "#picture-1");
  await page.getByRole("button", { name: `Previous picture of ${name}`, exact: true }).click();
  await expect(current).toHaveAttribute("href", `#picture-${images.length}`);
  expect(before[2]).toBe(40);
  expect(await place()).toEqual(before);
});

test("what copies by itself where the browser has no clipboard leaves the focus where it is", async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  const { id } = await findListing(page);
  await page.goto(`/services/x-${id}`);
  const copy = page.getByRole("main").getByRole("button", { name: "Copy number" });
  await comesAlive(copy);
  await copy.press("Enter");
  const copied = page.getByRole("button", { name: "Number copied" });
  await expect(copied).toBeFocused();
});

test("a press on a picture shows it on the whole screen, turned by keys and arrows, and gives the focus back", async ({
  page,
}) => {
  const { id, name, images } = await findListing(page);
  await page.goto(`/services/x-${id}`);
  const picture = page.getByRole("list", { name: "Pictures" }).getByRole("link").first();
  await picture.click();
  const screen = page.getByRole("dialog", { name: "Pictures" });
  await expect(screen.getByRole("button", { name: "Close" })).toBeFocused();
  await expect(screen.getByRole("img", { name: `${name}, picture 1 of ${images.length}` })).toBeInViewport();
  await expect(screen.getByRole("status")).toHaveText(`1/${images.length}`);
  await page.keyboard.press("ArrowRight");
  await expect(screen.getByRole("status")).toHaveText(`2/${images.length}`);
  await screen.getByRole("button", { name: `Previous picture of ${name}` }).click();
  await expect(screen.getByRole("status")).toHaveText(`1/${images.length}`);
  await page.keyboard.press("ArrowLeft");
  await expect(screen.getByRole("status")).toHaveText(`${images.length}/${images.length}`);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(screen).toBeHidden();
  // On the picture that is in sight, not on the one that was pressed.
  await expect(page.getByRole("list", { name: "Pictures" }).getByRole("link").last()).toBeFocused();
  // The row goes on where the screen was left.
  await expect(page.locator('a[href^="#picture-"][aria-current="true"]')).toHaveAttribute(
    "href",
    `#picture-${images.length}`,
  );
});

for (const [width, height] of [
  [1280, 800],
  [768, 1024],
] as const) {
  test(`title, price and company are in sight at ${width} × ${height}, and no picture is higher than 420 px`, async ({
    page,
  }) => {
    const { id, provider } = await findListing(page);
    await page.setViewportSize({ width, height });
    await page.goto(`/services/x-${id}`);
    const article = page.getByRole("article").first();
    const seen = [
      page.getByRole("heading", { level: 1 }),
      article.getByText(provider.providerProfile.companyName).first(),
      article.getByText(/^₹[\d,]+/).first(),
    ];
    for (const one of seen) {
      const box = (await one.boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
    const row = (await page.getByRole("list", { name: "Pictures" }).boundingBox())!;
    // With its border of a pixel on either side.
    expect(row.height).toBeLessThanOrEqual(422);
  });
}

for (const [told, isIt] of [
  ["several pictures", (count: number) => count > 1],
  ["no picture", (count: number) => count === 0],
] as const) {
  test(`on a wide screen what a listing with ${told} says follows them, however long the column beside it is`, async ({
    page,
  }) => {
    const response = await page.request.get("/api/v1/listings?q=pump&limit=50");
    const { items } = (await response.json()) as { items: Item[] };
    const { id } = items.find(({ images }) => isIt(images.length))!;
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/services/x-${id}`);
    const boxes = await page
      .getByRole("article")
      .first()
      .evaluate((article) =>
        [...article.children].map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
      );
    const [pictures, contact, words, form] = boxes as [DOMRect, DOMRect, DOMRect, DOMRect];
    const gap = 24;
    expect(contact.top).toBe(pictures.top);
    expect(contact.left).toBe(pictures.right + gap);
    expect(words.left).toBe(pictures.left);
    expect(words.top).toBeCloseTo(pictures.bottom + gap, 0);
    // What comes later in the page is not above what comes before it.
    expect(form.left).toBe(contact.left);
    expect(form.top).toBeCloseTo(Math.max(words.top, contact.bottom + gap), 0);
  });
}

for (const [language, path] of [
  ["English", ""],
  ["Hindi", "/hi"],
] as const) {
  test(`on a phone the price is in sight on the first screen, above the bar, in ${language}`, async ({
    page,
  }) => {
    const { id, price } = await findListing(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${path}/services/x-${id}`);
    const shown = page
      .getByRole("article")
      .first()
      .getByText(`₹${price!.toLocaleString("en-IN")}`);
    const box = (await shown.boundingBox())!;
    const bar = (await page.locator("[data-bottom-bar]").boundingBox())!;
    expect(box.y).toBeGreaterThan(0);
    expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
  });
}

test("on a phone the bar offers call, WhatsApp and enquiry in words", async ({ page }) => {
  const { id } = await findListing(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/services/x-${id}`);
  const links = page.locator("[data-bottom-bar]").getByRole("link");
  await expect(links).toHaveText(["Call", "WhatsApp", "Enquire"]);
  for (const link of await links.all()) {
    const box = (await link.boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
  }
  await links.last().click();
  await expect(page.locator("#enquiry")).toBeInViewport();
});

test("the company's page lists what it offers and leads back", async ({ page }) => {
  const listing = await findListing(page);
  await page.goto(`/services/x-${listing.id}`);
  await page.getByRole("link", { name: /^See (all \d+ listings|the company)$/ }).click();
  await expect(page).toHaveURL(new RegExp(`/company/[a-z0-9-]+-${listing.providerUserId}$`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("link", { name: listing.name, exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`-${listing.id}$`));
});

test("a company's wrong slug is put right for good, on the page asked for", async ({ page }) => {
  const { providerUserId } = await findListing(page);
  const response = await page.request.get(`/company/x-${providerUserId}?page=2`, { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toMatch(new RegExp(`/company/[a-z0-9-]+-${providerUserId}\\?page=2$`));
});

test("where the script of the report's dialog cannot be had, its link leads to its page", async ({
  page,
}) => {
  const listing = await findListing(page);
  await page.goto(`/services/x-${listing.id}`);
  const link = page.getByRole("link", { name: "Report this listing" });
  await comesAlive(link);
  await page.route("**/_next/static/**/*.js", (route) => route.abort("aborted"));
  await link.click();
  await expect(page).toHaveURL(`/report?listing=${listing.id}`);
  await expect(page.getByLabel("Reason")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a listing can be read, its pictures seen and its company called", async ({ page }) => {
    const listing = await findListing(page);
    await page.goto(`/services/x-${listing.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(listing.name);
    await expect(page.getByRole("link", { name: /^Call .*: 00/ })).toBeVisible();
    await expect(page.getByRole("list", { name: "Pictures" }).getByRole("img")).toHaveCount(
      listing.images.length,
    );
    await page.locator('a[href="#picture-2"]').click();
    await expect(page.locator("#picture-2")).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole("button", { name: `Next picture of ${listing.name}` })).toHaveCount(0);
    await expect(page.getByRole("main").locator('button:visible:not([type="submit"])')).toHaveCount(0);
  });

  test.describe("what is not there", () => {
    test.use({ expectedStatuses: [404] });

    test("is a 404 with words and a way out", async ({ page }) => {
      for (const path of [
        "/services/water-pump-0000000000000000",
        "/services/water-pump",
        "/company/x-0000000000000000",
        "/hi/services/x",
      ]) {
        const response = await page.goto(path);
        expect([path, response!.status()]).toEqual([path, 404]);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
        await expect(page.getByRole("search").first()).toBeVisible();
      }
    });
  });
});
