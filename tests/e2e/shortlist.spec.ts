// A shortlist on the device: hearts, the bar they bring, listings side by side.
import type { Page } from "@playwright/test";
import { demoLogin, signIn } from "@/tests/e2e/people";
import { expect, expectAccessible, expectNoSidewaysScroll, loadMore, test } from "@/tests/e2e/test";

const RESULTS = "/services?q=bearing&lat=18.51957&lng=73.85535&radiusKm=100";
const hearts = (page: Page) => page.locator("#results").getByRole("button", { name: /^Shortlist / });
const bar = (page: Page) => page.getByRole("region", { name: "Shortlist" });
const columns = (page: Page) =>
  page.getByRole("region", { name: "Listings side by side" }).getByRole("listitem");

/** Presses the hearts of the first results. @returns the listings' ids */
async function shortlist(page: Page, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) {
    const heart = hearts(page).nth(n);
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    ids.push((await heart.getAttribute("data-heart"))!);
  }
  return ids;
}

test.describe("hearts", () => {
  test("nothing is shown until one is pressed; then a bar, on every page and after a reload", async ({
    page,
  }) => {
    await page.goto(RESULTS);
    await expect(hearts(page).first()).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await shortlist(page, 2);
    await expect(bar(page)).toContainText("Shortlist: 2");
    await page.reload();
    await expect(bar(page)).toContainText("Shortlist: 2");
    await expect(hearts(page).nth(1)).toHaveAttribute("aria-pressed", "true");
    await expect(hearts(page).nth(2)).toHaveAttribute("aria-pressed", "false");
    await page.goto("/about");
    await expect(bar(page)).toContainText("Shortlist: 2");
    await page.goBack();
    await hearts(page).first().click();
    await expect(bar(page)).toContainText("Shortlist: 1");
    await bar(page).getByRole("button", { name: "Clear" }).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(hearts(page).nth(1)).toHaveAttribute("aria-pressed", "false");
  });

  test("nothing makes a database before the first press, and that one counts", async ({ page }) => {
    const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    await page.goto("/about", { waitUntil: "networkidle" });
    expect(await databases()).not.toContain("shortlist");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services" }).click();
    await expect(hearts(page).first()).toBeVisible();
    expect(await databases()).not.toContain("shortlist");
    // Without a pointer that comes before: what keeps it is not there yet.
    await hearts(page).first().dispatchEvent("click");
    await expect(hearts(page).first()).toHaveAttribute("aria-pressed", "true");
    expect(await databases()).toContain("shortlist");
  });

  test("by the keyboard, on a listing's own page, and on cards that Load More brings", async ({ page }) => {
    await page.goto("/services?q=bearing");
    await loadMore(page);
    await expect(hearts(page)).toHaveCount(24);
    const late = hearts(page).nth(13);
    await late.focus();
    await page.keyboard.press("Enter");
    await expect(late).toHaveAttribute("aria-pressed", "true");
    const id = await late.getAttribute("data-heart");
    await page.goto(`/services/x-${id}`);
    const own = page.locator(`[data-heart="${id}"]`);
    await expect(own).toHaveAttribute("aria-pressed", "true");
    await own.click();
    await expect(bar(page)).toHaveCount(0);

    // The button that clears goes with the bar: the focus is on what was taken off, or where the page begins.
    await own.press("Enter");
    await bar(page).getByRole("button", { name: "Clear" }).press("Enter");
    await expect(bar(page)).toHaveCount(0);
    await expect(own).toBeFocused();
    await own.press("Enter");
    await page.goto("/about");
    await bar(page).getByRole("button", { name: "Clear" }).press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("the bar stands above the one that calls, however high that is, and comes before the footer", async ({
    page,
  }) => {
    await page.goto(RESULTS);
    const [id] = await shortlist(page, 1);
    await page.goto(`/hi/services/x-${id}`);
    for (const [width, height] of [
      [320, 640],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      const tray = page.locator(".tray");
      await expect(tray).toBeVisible();
      const bottom = () => tray.evaluate((one) => one.getBoundingClientRect().bottom);
      const top = () => page.locator("[data-bottom-bar]").evaluate((one) => one.getBoundingClientRect().top);
      await expect.poll(async () => (await bottom()) <= (await top())).toBe(true);
    }
    expect(
      await page.evaluate(() =>
        Boolean(
          document.querySelector(".tray")!.compareDocumentPosition(document.querySelector("footer")!) &
          Node.DOCUMENT_POSITION_FOLLOWING,
        ),
      ),
    ).toBe(true);
  });

  test("a fifth is refused, and says why", async ({ page }) => {
    await page.goto(RESULTS);
    await shortlist(page, 4);
    await hearts(page).nth(4).click();
    await expect(bar(page)).toContainText("The shortlist takes 4. Take one off first.");
    await expect(hearts(page).nth(4)).toHaveAttribute("aria-pressed", "false");
    await hearts(page).first().click();
    await expect(bar(page)).toContainText("Shortlist: 3");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("there are none", async ({ page }) => {
      await page.goto(RESULTS);
      await expect(page.getByRole("article").first()).toBeVisible();
      await expect(page.locator(".heart").first()).toBeHidden();
    });
  });

  test("signing out clears the shortlist, in other tabs as well", async ({ page, context }) => {
    await signIn(page, demoLogin("customer"));
    await page.goto(RESULTS);
    await shortlist(page, 2);
    const other = await context.newPage();
    await other.goto("/about");
    await expect(bar(other)).toContainText("Shortlist: 2");
    await page.evaluate(() => window.dispatchEvent(new Event("logout")));
    await expect(bar(page)).toHaveCount(0);
    await expect(bar(other)).toHaveCount(0);
    // Whoever signed out is brought home.
    await page.waitForURL((url) => url.pathname === "/");
    await page.goto(RESULTS);
    await expect(hearts(page).first()).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const path of ["/services?q=bearing+supplier", "/hi/services?q=bearing+supplier"])
    test(`what leads to comparing covers no way to call: ${path}`, async ({ page }) => {
      await page.goto(path);
      await page.locator("#results .heart").first().click();
      const compare = page.locator('a[href*="/compare?listings="]');
      await expect(compare).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => window.scrollTo(0, 0));
      const free = await page
        .locator("#results article :is(a[href^='tel:'], a[href*='wa.me'])")
        .evaluateAll((links) =>
          links.slice(0, 6).map((link) => {
            const { left, right, top, bottom } = link.getBoundingClientRect();
            const corners = [left + 4, right - 4].flatMap((x) =>
              [top + 4, bottom - 4].map((y) => [x, y] as const),
            );
            return corners.every(([x, y]) => link.contains(document.elementFromPoint(x, y)));
          }),
        );
      expect(free).toEqual(Array<boolean>(6).fill(true));
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      // Nothing at the end of the page is under it either.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const map = page.locator(".map-pill");
      await expect(map).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const end = (await page.getByRole("contentinfo").boundingBox())!;
      for (const pill of [compare, map])
        expect(end.y + end.height).toBeLessThanOrEqual((await pill.boundingBox())!.y);
    });

  test("it stands above the bar that calls", async ({ page, request }) => {
    const { items } = await (await request.get("/api/v1/listings?q=bearing&limit=1")).json();
    await page.goto(`/services/x-${items[0].id}`);
    await page.locator(`[data-heart="${items[0].id}"]`).click();
    const compare = (await bar(page).boundingBox())!;
    const call = (await page.locator("[data-bottom-bar]").boundingBox())!;
    expect(compare.y + compare.height).toBeLessThanOrEqual(call.y);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const end = (await page.getByRole("contentinfo").boundingBox())!;
    expect(end.y + end.height).toBeLessThanOrEqual((await bar(page).boundingBox())!.y);
  });

  test("it leaves a form alone while somebody fills it in, and comes back afterwards", async ({
    page,
    request,
  }) => {
    const { items } = await (await request.get("/api/v1/listings?q=bearing&limit=1")).json();
    await page.goto(`/services/x-${items[0].id}`);
    await page.locator(`[data-heart="${items[0].id}"]`).click();
    const compare = bar(page).getByRole("link", { name: "Compare" });
    await expect(compare).toBeInViewport({ ratio: 1 });
    const form = page.getByRole("form", { name: "Send an enquiry" });
    for (const label of ["Name", "Message"]) {
      await form.getByLabel(label).focus();
      await expect(compare).toBeHidden();
    }
    await expect(form.getByLabel("Message")).toBeInViewport();
    await form.getByLabel("Message").blur();
    await expect(compare).toBeInViewport({ ratio: 1 });
    await expect(bar(page)).toContainText("Shortlist: 1");
  });
});

test.describe("side by side", () => {
  test("what is on the shortlist, with distances from the place searched around", async ({ page }) => {
    await page.goto(RESULTS);
    const ids = await shortlist(page, 3);
    const distance = await page
      .getByRole("article")
      .first()
      .getByText(/[\d.]+\skm$/)
      .textContent();
    await bar(page).getByRole("link", { name: "Compare" }).click();
    await expect(page).toHaveURL(new RegExp(`/compare\\?listings=${ids.join("%2C")}&from=18.5`));
    await expect(columns(page)).toHaveCount(3);
    await expect(columns(page).first()).toContainText(distance!.replace(/\s/g, " "));
    for (const term of [
      "Price",
      "Distance",
      "Category",
      "Company",
      "Company type",
      "City",
      "Serves up to",
      "Listed since",
    ])
      await expect(
        columns(page)
          .nth(2)
          .getByRole("term")
          .filter({ hasText: new RegExp(`^${term}$`) }),
      ).toHaveCount(1);
    await expect(bar(page)).toHaveCount(0);
    // The same facts on the same line.
    const tops = await columns(page).evaluateAll((all) =>
      all.map((one) => one.querySelectorAll("dt")[3]!.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
    await columns(page).nth(1).getByRole("button").click();
    await expect(columns(page)).toHaveCount(2);
    await expect(page).toHaveURL(new RegExp(`listings=${ids[0]}%2C${ids[2]}&`));
  });

  test("it leads back to the results that one came from, and shows a picture or what stands for one", async ({
    page,
  }) => {
    await page.goto(RESULTS);
    await shortlist(page, 2);
    await bar(page).getByRole("link", { name: "Compare" }).click();
    const first = columns(page).first();
    await expect(first.locator("img, .name-tile")).toHaveCount(1);
    const back = page
      .getByRole("navigation", { name: "You are here" })
      .getByRole("link", { name: "Services" });
    await back.click();
    await expect(page).toHaveURL(RESULTS);
  });

  test("one that is left is not called a comparison", async ({ page, request }) => {
    const { items } = await (await request.get("/api/v1/listings?limit=2")).json();
    const [one, other] = items as { id: string }[];
    await page.goto(`/compare?listings=${one!.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("One listing to compare");
    await expect(page).toHaveTitle(/^One listing to compare/);
    await page.goto(`/compare?listings=${one!.id},${other!.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compare listings");
  });

  test("on a phone a third one peeks in", async ({ page, request }) => {
    const { items } = await (await request.get("/api/v1/listings?limit=3")).json();
    await page.setViewportSize({ width: 360, height: 740 });
    for (const language of ["", "/hi"]) {
      await page.goto(`${language}/compare?listings=${items.map(({ id }: { id: string }) => id).join()}`);
      const [, second, third] = await page
        .locator("li[data-listing]")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      expect(second.right).toBeLessThanOrEqual(360);
      expect(third.left).toBeLessThanOrEqual(360 - 24);
      const numbers = page.locator("li[data-listing] a[href^='tel:']");
      expect(await numbers.evaluateAll((all) => all.every((a) => a.scrollWidth <= a.clientWidth))).toBe(true);
    }
  });

  test("four on a phone and in both languages, and a listing that is gone", async ({ page, request }) => {
    const { items } = await (await request.get("/api/v1/listings?limit=3")).json();
    const ids = [...items.map(({ id }: { id: string }) => id), "0123456789abcdef"].join();
    for (const width of [360, 1280])
      for (const language of ["", "/hi"]) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(`${language}/compare?listings=${ids}&from=18.5,73.9`);
        await expect(page.locator(".heart")).toHaveCount(4);
        await expect(page.locator(".heart").first()).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
    await page.goto(`/compare?listings=${ids}`);
    await expect(columns(page).nth(3)).toContainText("No longer listed");
    await expect(columns(page).first().getByText("Distance")).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  });

  test("come to without listings, the page compares those of the shortlist", async ({ page }) => {
    await page.goto("/services?q=pump");
    for (const n of [0, 1]) await page.locator(".heart").nth(n).click();
    await expect(page.locator('.heart[aria-pressed="true"]')).toHaveCount(2);
    await page.goto("/compare");
    await expect(columns(page)).toHaveCount(2);
    await expect(page).toHaveURL(/listings=\w+(?:,|%2C)\w+/);
  });

  test("with nothing to compare the page says how to begin", async ({ page }) => {
    await page.goto("/compare?listings=rubbish");
    await expect(page.getByText("Nothing to compare yet")).toBeVisible();
    await page.getByRole("link", { name: "Browse services" }).click();
    await expect(page).toHaveURL("/services");
  });
});
