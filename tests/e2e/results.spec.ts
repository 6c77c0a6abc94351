import type { Page } from "@playwright/test";
import en from "@/lib/content/messages/en.json" with { type: "json" };
import hi from "@/lib/content/messages/hi.json" with { type: "json" };
import {
  comesAlive,
  expect,
  expectAccessible,
  loadMore,
  test,
  expectNoSidewaysScroll,
  holdScripts,
} from "@/tests/e2e/test";

const PUNE = "lat=18.51957&lng=73.85535&radiusKm=25";
/** A search of the demo with two full pages and a rest. */
const THREE_PAGES = "/services?q=bearing";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const cards = (page: Page) => page.getByRole("article");
const filters = (page: Page) => page.getByRole("complementary", { name: "Filters" });
const chips = (page: Page) => page.getByRole("list", { name: "Filters in use" });
const query = (page: Page) => new URL(page.url()).searchParams;
const names = (page: Page) => cards(page).getByRole("heading").allTextContents();

/** Runs in the page: it, or what it stands in, is at half its strength. */
function isDimmed(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement)
    if (getComputedStyle(one).opacity === "0.5") return true;
  return false;
}

async function total(page: Page): Promise<number> {
  return Number(((await heading(page).textContent()) ?? "").replaceAll(",", "").match(/\d+/)![0]);
}

test("who types the name of a company is led to it", async ({ page, request }) => {
  const { items } = (await (await request.get("/api/v1/listings?limit=60")).json()) as {
    items: { provider: { providerProfile: { companyName: string } }; source: string | null }[];
  };
  const name = items
    .filter(({ source }) => source === null)
    .map(({ provider }) => provider.providerProfile.companyName)
    .find((one) => one.split(" ").length > 2)!;
  const named = page.getByRole("list", { name: "Businesses of this name" });
  for (const typed of [name.toUpperCase(), name.split(" ").slice(0, -1).join(" ")]) {
    await page.goto(`/services?q=${encodeURIComponent(typed)}`);
    await expect(named.getByRole("link", { name })).toBeVisible();
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await named.getByRole("link", { name }).click();
  await expect(heading(page)).toHaveText(name);
  for (const other of [
    `q=${encodeURIComponent(name)}&page=2`,
    `q=${encodeURIComponent(name)}&words=literal`,
    "q=plumber",
  ]) {
    await page.goto(`/services?${other}`);
    await expect(heading(page)).toBeVisible();
    await expect(named).toHaveCount(0);
  }
});

test.describe("filters beside the results", () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 900 }));

  test("categories apply at once, become chips, and a chip takes one back", async ({ page }) => {
    await page.goto("/services");
    const all = await total(page);
    await filters(page).getByRole("checkbox", { name: "Packaging" }).check();
    await expect(chips(page).getByRole("link", { name: "Remove filter: Packaging" })).toBeVisible();
    const packaging = await total(page);
    expect(packaging).toBeLessThan(all);
    await filters(page).getByText("All 20 categories").click();
    await filters(page).getByRole("checkbox", { name: "Automotive" }).check();
    await expect(chips(page).getByRole("link", { name: "Remove filter: Automotive" })).toBeVisible();
    expect(await total(page)).toBeGreaterThan(packaging);
    expect(query(page).get("categoryIds")!.split(",")).toHaveLength(2);
    await chips(page).getByRole("link", { name: "Remove filter: Automotive" }).click();
    await expect(filters(page).getByRole("checkbox", { name: "Automotive" })).not.toBeChecked();
    await expect(heading(page)).toHaveText(`${packaging} listings`);
    await chips(page).getByRole("link", { name: "Clear all" }).click();
    await expect(page).toHaveURL("/services");
    await expect(filters(page).getByRole("checkbox", { name: "Packaging" })).not.toBeChecked();
  });

  test("beside each choice stands how many it finds, those that find nothing are gone", async ({ page }) => {
    await page.goto("/services");
    const packaging = filters(page).getByRole("checkbox", { name: /^Packaging [\d,]+$/ });
    await expect(packaging).toBeVisible();
    const label = filters(page)
      .locator("label")
      .filter({ hasText: /^Packaging/ });
    const count = Number((await label.textContent())!.match(/\d+/)![0]);
    const type = filters(page).getByLabel("Company type");
    await expect(type.getByRole("option", { name: /^Manufacturer \([\d,]+\)$/ })).toBeAttached();
    await packaging.check();
    await expect(heading(page)).toHaveText(`${count} listings`);
    const subcategory = filters(page).getByLabel("Subcategory");
    const boxes = subcategory.getByRole("option", { name: /^Corrugated Boxes \(\d+\)$/ });
    await expect(boxes).toBeAttached();
    const few = Number((await boxes.textContent())!.match(/\d+/)![0]);
    await subcategory.selectOption((await boxes.getAttribute("value"))!);
    await expect(heading(page)).toHaveText(`${few} listings`);

    await page.goto("/services?q=bearing");
    await expect(filters(page).getByRole("checkbox", { name: /^Machinery & Tools \d+$/ })).toBeVisible();
    await expect(filters(page).getByRole("checkbox", { name: /^Education/ })).toHaveCount(0);
  });

  test("of a company with many, two stand at first and a link leads to the rest", async ({ page }) => {
    await page.goto("/services?q=pump");
    const more = page.getByRole("link", { name: /^\+\d+ more from / }).first();
    const [, count, company] = /^\+(\d+) more from (.*)$/.exec((await more.getAttribute("aria-label"))!)!;
    await more.click();
    await expect(chips(page).getByText(company!)).toBeVisible();
    expect(query(page).get("q")).toBe("pump");
    expect(await total(page)).toBe(Number(count) + 2);
  });

  test("what is chosen before the page's script comes is applied when it does", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/services?q=pump", { waitUntil: "commit" });
    const filters = page.locator("#filter-form");
    await filters.getByLabel("Highest").fill("20000");
    await filters.getByLabel("Company type").selectOption({ label: "Manufacturer" });
    release();
    await expect(page).toHaveURL(
      /q=pump.*priceMax=20000.*companyType=manufacturer|companyType=manufacturer.*priceMax=20000/,
    );
    await expect(filters.getByLabel("Highest")).toHaveValue("20000");
    await expect(filters.getByLabel("Company type")).toHaveValue("manufacturer");
  });

  test("by keyboard alone, the focus staying where it is", async ({ page }) => {
    await page.goto("/services");
    const box = filters(page).getByRole("checkbox", { name: "Machinery & Tools" });
    await comesAlive(box);
    await box.focus();
    await page.keyboard.press("Space");
    await expect(chips(page)).toBeVisible();
    await expect(box).toBeFocused();
    const type = filters(page).getByLabel("Company type");
    await type.focus();
    await type.press("M");
    await expect(chips(page).getByText("Manufacturer")).toBeVisible();
    await expect(type).toBeFocused();
    expect(query(page).get("companyType")).toBe("manufacturer");
    for (const card of await cards(page).all()) await expect(card).toContainText("Manufacturer ·");
  });

  test("subcategories follow the category and go with it", async ({ page }) => {
    await page.goto("/services");
    const select = filters(page).getByLabel("Subcategory");
    await expect(select).toBeDisabled();
    const box = filters(page).getByRole("checkbox", { name: "Machinery & Tools" });
    await comesAlive(box);
    await box.check();
    await expect(select).toBeEnabled();
    // Its words change when the counts are there.
    const pumps = select.getByRole("option", { name: /^Pumps/ });
    await select.selectOption((await pumps.getAttribute("value"))!);
    await expect(chips(page).getByText("Pumps")).toBeVisible();
    for (const card of await cards(page).all()) await expect(card).toContainText("Machinery & Tools › Pumps");
    await box.uncheck();
    await expect(page).toHaveURL("/services");
  });

  test("the radius works once a place is chosen", async ({ page }) => {
    await page.goto("/services?q=pump");
    const slider = filters(page).getByRole("slider", { name: "Radius" });
    await expect(slider).toBeDisabled();
    await filters(page).getByRole("combobox", { name: "Place" }).pressSequentially("pune");
    await page.getByRole("listbox").getByRole("option", { name: "Pune, Maharashtra" }).first().click();
    await expect(chips(page).getByText("Within 25 km of Pune")).toBeVisible();
    await expect(slider).toHaveValue("25");
    const near = await total(page);
    await slider.focus();
    await slider.press("End");
    await expect(chips(page).getByText("Within 100 km of Pune")).toBeVisible();
    expect(query(page).get("radiusKm")).toBe("100");
    expect(await total(page)).toBeGreaterThanOrEqual(near);
    await expect(slider).toBeFocused();
    await filters(page).getByRole("button", { name: "Any distance" }).click();
    await expect(chips(page).getByText("Distance from Pune")).toBeVisible();
    expect([query(page).has("lat"), query(page).has("radiusKm")]).toEqual([true, false]);
    await expect(slider).toBeFocused();
  });

  test("a place that is typed and none of the suggested ones applies on Enter", async ({ page }) => {
    await page.goto("/services?q=pump");
    const place = filters(page).getByRole("combobox", { name: "Place" });
    await place.fill("Pune");
    await place.press("Enter");
    await expect(chips(page).getByText("Within 25 km of Pune")).toBeVisible();
    expect(query(page).get("q")).toBe("pump");
    await place.fill("");
    await place.press("Enter");
    await expect(page).toHaveURL("/services?q=pump");
  });

  test("on a phone contradicting prices keep the drawer open, and an address that has them says so", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/services?priceMin=900&priceMax=100");
    await expect(page.locator("#results").getByText("The lowest price is above the highest.")).toBeVisible();
    await page.goto("/services");
    await page.getByRole("button", { name: "Filters" }).click();
    const drawer = page.getByRole("dialog", { name: "Filters" });
    await drawer.getByLabel("Lowest").fill("25000");
    await drawer.getByLabel("Highest").fill("15000");
    await drawer.getByRole("button", { name: /^Show [\d,]+ listings$/ }).click();
    await expect(drawer.getByText("The lowest price is above the highest.")).toBeVisible();
    await expect(drawer.getByRole("textbox", { name: "Lowest" })).toBeFocused();
    await drawer.getByLabel("Highest").fill("35000");
    await drawer.getByRole("button", { name: /^Show [\d,]+ listings$/ }).click();
    await expect(drawer).toBeHidden();
    await expect(chips(page).getByText("₹25,000 to ₹35,000")).toBeVisible();
  });

  test("prices: bounds apply when left, contradicting ones say so and ask for nothing", async ({ page }) => {
    await page.goto("/services");
    await filters(page).getByLabel("Lowest").fill("Rs. 1,000/-");
    await filters(page).getByLabel("Highest").fill("INR २०००");
    await filters(page).getByLabel("Highest").press("Enter");
    await expect(chips(page).getByText("₹1,000 to ₹2,000")).toBeVisible();
    expect([query(page).get("priceMin"), query(page).get("priceMax")]).toEqual(["1000", "2000"]);
    const url = page.url();
    await filters(page).getByLabel("Lowest").fill("3000");
    await filters(page).getByLabel("Lowest").press("Enter");
    await expect(filters(page).getByText("The lowest price is above the highest.")).toBeVisible();
    await expect(filters(page).getByLabel("Lowest")).toHaveAttribute("aria-invalid", "true");
    expect(page.url()).toBe(url);
    await filters(page).getByLabel("Highest").fill("");
    await filters(page).getByLabel("Highest").press("Enter");
    await expect(chips(page).getByText("From ₹3,000")).toBeVisible();
    expect(query(page).has("priceMax")).toBe(false);
  });

  test("a bound being typed stays when the results of the other one arrive", async ({ page }) => {
    await page.goto("/services");
    await filters(page).getByLabel("Lowest").fill("1,000");
    await filters(page).getByLabel("Highest").focus();
    await filters(page).getByLabel("Highest").pressSequentially("20");
    await expect(chips(page).getByText("From ₹1,000")).toBeVisible();
    await expect(filters(page).getByLabel("Highest")).toHaveValue("20");
    await filters(page).getByLabel("Highest").pressSequentially("00");
    await filters(page).getByLabel("Highest").press("Enter");
    await expect(chips(page).getByText("₹1,000 to ₹2,000")).toBeVisible();
  });

  test("a change goes back to the first page, and Back to the filters before", async ({ page }) => {
    await page.goto("/services?page=2");
    await expect(page.getByText("Showing 13–24")).toBeVisible();
    await filters(page).getByRole("checkbox", { name: "Packaging" }).check();
    await expect(page.getByText("Showing 1–12")).toBeVisible();
    await page.goBack();
    await expect(filters(page).getByRole("checkbox", { name: "Packaging" })).not.toBeChecked();
    await expect(page.getByText("Showing 13–24")).toBeVisible();
  });
});

test("the arrow keys go through the orders with one step of the history, and each change is said", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/services?q=pump");
  const sort = page.getByLabel("Sort by");
  await comesAlive(sort);
  const said = page.locator(".search-pending").getByRole("status");
  await expect(said).toHaveText(/ listings for “pump”/);
  await said.evaluate((status) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => heard.push(status.textContent)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  const before = await page.evaluate(() => history.length);
  await sort.focus();
  for (const order of ["created_desc", "price_asc"]) {
    await sort.press("ArrowDown");
    await expect(page).toHaveURL(new RegExp(`sort=${order}`));
    await expect(said).toHaveText(/ listings for “pump”/);
  }
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard.filter((text) => text.includes("pump")).length).toBeGreaterThanOrEqual(2);
  await page.goBack();
  await expect(page).toHaveURL(/q=pump$/);
});

test("sorts: what each search offers, and what it does", async ({ page }) => {
  await page.goto("/services");
  const sort = page.getByLabel("Sort by");
  await expect(sort.getByRole("option")).toHaveText([
    "Newest first",
    "Price low to high",
    "Price high to low",
  ]);
  await comesAlive(sort);
  await sort.selectOption({ label: "Price low to high" });
  await expect(page).toHaveURL("/services?sort=price_asc");
  await expect(cards(page).first()).toContainText("₹");
  const prices = (await cards(page).getByText(/^₹/).allTextContents()).map((text) =>
    Number(text.replace(/\D/g, "")),
  );
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  await sort.selectOption({ label: "Newest first" });
  await expect(page).toHaveURL("/services");
  await page.goto(`/services?q=pump&${PUNE}`);
  await expect(sort).toHaveValue("");
  await expect(sort.getByRole("option")).toHaveText([
    "Best match",
    "Newest first",
    "Price low to high",
    "Price high to low",
    "Nearest first",
  ]);
  await expect(sort.locator("option:checked")).toHaveText("Best match");
});

test.describe("Load More", () => {
  test("appends without repeats until all are there, then goes", async ({ page }) => {
    await page.goto(THREE_PAGES);
    const all = await total(page);
    expect(all).toBeGreaterThan(24);
    const more = page.getByRole("link", { name: "Load More" });
    await expect(more).toHaveAttribute("href", "/services?q=bearing&page=2");
    await loadMore(page);
    await expect(cards(page)).toHaveCount(24);
    await expect(page.getByText(`24 of ${all} shown`, { exact: true })).toBeVisible();
    await expect(cards(page).nth(12).getByRole("heading").getByRole("link")).toBeFocused();
    await more.click();
    await expect(cards(page)).toHaveCount(all);
    await expect(more).toBeHidden();
    const links = await cards(page)
      .getByRole("heading")
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(new Set(links).size).toBe(all);
    await expect(page).toHaveURL(THREE_PAGES);
  });

  test("a listing that slid to the next page is not shown twice", async ({ page }) => {
    await page.goto(THREE_PAGES);
    const first = await names(page);
    await page.route("**/api/v1/listings?**page=2**", async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const before = await (await page.request.get("/api/v1/listings?q=bearing&sort=relevance")).json();
      body.items = [before.items[11], ...body.items.slice(0, 11)];
      await route.fulfill({ response, json: body });
    });
    await loadMore(page);
    await expect(cards(page)).toHaveCount(23);
    expect((await names(page)).slice(0, 12)).toEqual(first);
  });

  test.describe("when the server is away", () => {
    test.use({ expectedStatuses: [503] });

    test("a failure says so in place and can be retried", async ({ page }) => {
      await page.goto(THREE_PAGES);
      await page.route("**/api/v1/listings?**", (route) => route.fulfill({ status: 503, body: "" }), {
        times: 1,
      });
      await loadMore(page);
      await expect(page.getByRole("alert").filter({ hasText: "Failed to load listings" })).toBeVisible();
      await expect(cards(page)).toHaveCount(12);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(cards(page)).toHaveCount(24);
    });
  });

  test("a connection that falls silent is told like any other failure, and Load More may be pressed again", async ({
    page,
  }) => {
    // Half a minute is long for a test.
    await page.addInitScript(() => {
      const { timeout } = AbortSignal;
      AbortSignal.timeout = () => {
        AbortSignal.timeout = timeout;
        return AbortSignal.timeout(500);
      };
    });
    await page.goto(THREE_PAGES);
    await page.route("**/api/v1/listings?**", () => undefined, { times: 1 });
    await loadMore(page);
    await expect(page.getByRole("alert").filter({ hasText: "Failed to load listings" })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(cards(page)).toHaveCount(24);
  });

  test("works where site data is blocked, and Back begins with the first page", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      }),
    );
    await page.goto(THREE_PAGES);
    await loadMore(page);
    await expect(cards(page)).toHaveCount(24);
    await cards(page).nth(20).getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/\/services\/[a-z0-9-]+-[0-9a-z]{16}$/);
    await page.goBack();
    await expect(cards(page)).toHaveCount(12);
    await expect(heading(page)).toHaveText(/listings for “bearing”$/);
  });

  for (const how of ["soft", "hard"] as const) {
    test(`Back from a listing brings back what was loaded and the place in it (${how} navigation)`, async ({
      page,
    }) => {
      await page.goto(THREE_PAGES);
      const all = await total(page);
      await loadMore(page);
      await expect(cards(page)).toHaveCount(24);
      await loadMore(page);
      await expect(cards(page)).toHaveCount(all);
      const link = cards(page).nth(24).getByRole("heading").getByRole("link");
      await link.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      expect(before).toBeGreaterThan(2000);
      const name = (await link.textContent())!;
      if (how === "soft") await link.click();
      else {
        const href = (await link.getAttribute("href"))!;
        await page.evaluate((to) => window.location.assign(to), href);
      }
      await expect(heading(page)).toHaveText(name);
      await page.goBack();
      await expect(cards(page)).toHaveCount(all);
      await expect(cards(page).nth(24).getByRole("heading")).toHaveText(name);
      await expect(cards(page).nth(24)).toBeInViewport();
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(300);
    });
  }

  test("a new visit by a link begins with the first page", async ({ page }) => {
    await page.goto("/services");
    await loadMore(page);
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Categories" }).click();
    await expect(page).toHaveURL("/categories");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services" }).click();
    await expect(heading(page)).toHaveText(/listings$/);
    await expect(cards(page)).toHaveCount(12);
  });
});

test("no PIN code on a card is cut off", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/services?q=pump");
  const addresses = cards(page).locator("p", { hasText: /\d{6}$/ });
  await expect(addresses).not.toHaveCount(0);
  expect(
    await addresses.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth)),
  ).toEqual([]);
});

test("where a card has no room for a category and its subcategory, the subcategory stands there whole", async ({
  page,
}) => {
  for (const [width, path] of [
    [640, "/services"],
    [1280, "/services"],
    [1280, "/hi/services"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${path}?q=jewellery`);
    const trails = cards(page).locator("p", { hasText: "› " });
    await expect(trails.first()).toBeVisible();
    const isWhole = await trails.evaluateAll((all) =>
      all.map((one) => {
        const [box, own] = [one.getBoundingClientRect(), one.lastElementChild!.getBoundingClientRect()];
        return own.top >= box.top && own.bottom <= box.bottom && own.right <= box.right;
      }),
    );
    expect(isWhole).toEqual(isWhole.map(() => true));
  }
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test("what is said over the results stands over their hearts too", async ({
    page,
    context,
    consoleErrors,
  }) => {
    await page.goto("/services", { waitUntil: "networkidle" });
    await expect(page.locator(".heart").first()).toBeVisible();
    await context.setOffline(true);
    await page.getByRole("search").getByRole("button", { name: "Search" }).click();
    const said = page.getByText("You are offline. These are the results from before.");
    await expect(said).toBeVisible();
    const heart = page.locator(".heart").nth(3);
    // Where the heart would be pressed, it is what is said that is there.
    await expect
      .poll(async () => {
        const at = (await said.boundingBox())!;
        const under = (await heart.boundingBox())!;
        await page.mouse.wheel(0, under.y + under.height / 2 - at.y - at.height / 2);
        return heart.evaluate((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2)?.textContent;
        });
      })
      .toBe("You are offline. These are the results from before.");
    for (const text of consoleErrors.splice(0)) expect(text).toContain("net::ERR_INTERNET_DISCONNECTED");
  });

  test("the way to the words as typed says all of it, beside the heading and after the filters", async ({
    page,
  }) => {
    for (const place of ["", `&${PUNE}`]) {
      await page.goto(`/services?q=pump${place}`);
      await expect(page.getByRole("link", { name: "Search exactly as typed" })).toBeVisible();
    }
  });

  test("the heart covers nothing that stands for a missing picture", async ({ page }) => {
    await page.goto("/services?q=electrician");
    const tile = page.locator(".listing-picture:has(.name-tile)").first();
    await expect(tile.locator(".heart")).toBeVisible();
    const boxOf = async (part: string) => (await tile.locator(part).boundingBox())!;
    const heart = await boxOf(".heart");
    // What is drawn of the heart is smaller by 7 px than what is pressed; 4 of them stay free around it.
    const drawn = { left: heart.x + 3, bottom: heart.y + heart.height - 3 };
    for (const part of [".name-tile > .icon", ".name-tile > span"]) {
      const box = await boxOf(part);
      expect(box.x + box.width <= drawn.left || box.y >= drawn.bottom, part).toBe(true);
    }
  });

  test("the subcategory that is open is in sight in its row", async ({ page }) => {
    await page.goto("/services/category/machinery-tools--bearings?type=subcategory");
    const row = page.getByRole("navigation", { name: "Subcategories of Machinery & Tools" });
    await expect(row.getByRole("link", { name: "Bearings" })).toBeInViewport({ ratio: 1 });
    await expect(row.getByRole("link", { name: "Bearings" })).toHaveAttribute("aria-current", "page");
  });

  test("the filters are in a drawer with a count on its button", async ({ page }) => {
    await page.goto(`/services?${PUNE}&companyType=manufacturer`);
    await expect(filters(page)).toBeHidden();
    const open = page.getByRole("button", { name: /^Filters/ });
    await expect(open).toContainText("2");
    await open.click();
    const drawer = page.getByRole("dialog", { name: "Filters" });
    await drawer.getByRole("checkbox", { name: "Packaging" }).check();
    await expect(page).toHaveURL(/categoryIds=/);
    await drawer.getByRole("button", { name: /^Show \d+ listings?$|^No services found$/ }).click();
    await expect(drawer).toBeHidden();
    await expect(open).toContainText("3");
    await open.click();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();
  });

  test("the drawer is loaded once however often it is pressed for; lost, that is told once, and the next press tries again", async ({
    page,
  }) => {
    await page.goto("/services?q=pump");
    const open = page.getByRole("button", { name: /^Filters/ });
    await comesAlive(open);
    const asked: string[] = [];
    const pages: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(".js")) asked.push(request.url());
      else if (request.headers()["rsc"] !== undefined) pages.push(request.url());
    });
    let lose = () => {};
    const held = new Promise<void>((resolve) => (lose = resolve));
    const scripts = "**/_next/static/**/*.js";
    await page.route(scripts, async (route) => {
      await held;
      await route.abort("aborted");
    });
    await open.click();
    await open.click();
    await expect(open).toHaveAttribute("aria-busy", "true");
    lose();
    await expect(open).toHaveAttribute("aria-busy", "false");
    await expect.poll(() => pages.length).toBeGreaterThan(0);
    await page.unroute(scripts);

    asked.length = 0;
    const release = await holdScripts(page);
    await open.click();
    await open.click();
    release();
    const drawer = page.getByRole("dialog", { name: "Filters" });
    await expect(drawer.getByLabel("Company type")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await open.click();
    await expect(drawer).toBeVisible();
    expect(asked).toEqual([...new Set(asked)]);
    expect(asked).not.toEqual([]);
    expect(pages).toHaveLength(1);
  });

  test("a place that is typed applies when the drawer is closed by its button", async ({ page }) => {
    await page.goto("/services?q=pump");
    await page.getByRole("button", { name: /^Filters/ }).click();
    const drawer = page.getByRole("dialog", { name: "Filters" });
    await drawer.getByRole("combobox", { name: "Place" }).fill("Pune");
    await drawer.getByRole("button", { name: /^Show [\d,]+ listings$/ }).click();
    await expect(drawer).toBeHidden();
    await expect(chips(page).getByText("Within 25 km of Pune")).toBeVisible();
  });

  test("opened and chosen in before the page's script comes, they go on in the drawer", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/services?q=pump", { waitUntil: "commit" });
    await page.getByRole("link", { name: "Filters" }).click();
    await filters(page).getByLabel("Company type").selectOption({ label: "Manufacturer" });
    await filters(page).getByLabel("Highest").fill("20000");
    release();
    const drawer = page.getByRole("dialog", { name: "Filters" });
    await expect(drawer.getByLabel("Company type")).toHaveValue("manufacturer");
    await expect(drawer.getByLabel("Highest")).toHaveValue("20000");
    await expect.poll(() => query(page).get("priceMax")).toBe("20000");
    expect(query(page).get("companyType")).toBe("manufacturer");
    await drawer.getByRole("button", { name: /^Show \d+ listings?$/ }).click();
    await expect(drawer).toBeHidden();
    await expect(page.locator("#filters")).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("button", { name: /^Filters/ })).toBeVisible();
    await expect(drawer).toBeHidden();

    const releaseAgain = await holdScripts(page);
    await page.goto("/services?q=pump", { waitUntil: "commit" });
    await page.getByRole("link", { name: "Filters" }).click();
    await filters(page).getByLabel("Company type").selectOption({ label: "Manufacturer" });
    await filters(page).getByRole("link", { name: en.filterBar.close }).click();
    releaseAgain();
    await expect(chips(page).getByText("Manufacturer")).toBeVisible();
    await expect(drawer).toBeHidden();
  });

  test("what a filter found is said while the drawer lies over it", async ({ page }) => {
    await page.goto("/services?q=pump");
    await page.getByRole("button", { name: /^Filters/ }).click();
    const drawer = page.getByRole("dialog", { name: "Filters" });
    // By their roles: what is hidden from readers has none.
    const said = page.getByRole("status").filter({ hasText: /^\d+ listings for “pump”$/ });
    const before = await page.locator("#results h1").textContent();
    await expect(said).toHaveText(before!);
    await drawer.getByLabel("Company type").selectOption("manufacturer");
    await expect(said).not.toHaveText(before!);
  });

  test("Escape closes the open list of places, then the drawer", async ({ page }) => {
    await page.goto("/services");
    await page.getByRole("button", { name: /^Filters/ }).click();
    const drawer = page.getByRole("dialog", { name: "Filters" });
    const place = drawer.getByRole("combobox", { name: "Place" });
    await place.pressSequentially("pune");
    await expect(drawer.getByRole("listbox")).toBeVisible();
    await place.press("Escape");
    await expect(drawer.getByRole("listbox")).toBeHidden();
    await expect(drawer).toBeVisible();
    await expect(place).toBeFocused();
    await place.press("Escape");
    await expect(drawer).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("filters apply by their button", async ({ page }) => {
    await page.goto("/services");
    await filters(page).getByRole("checkbox", { name: "Packaging" }).check();
    await filters(page).getByRole("checkbox", { name: "Machinery & Tools" }).check();
    await filters(page).getByLabel("Highest").fill("Rs. 5,000/-");
    await filters(page).getByLabel("Company type").selectOption("manufacturer");
    await page.getByLabel("Sort by").selectOption("price_desc");
    await filters(page).getByRole("button", { name: "Apply filters" }).click();
    await expect(chips(page).getByRole("listitem")).toHaveCount(5);
    expect([...query(page).keys()].toSorted()).toEqual(["categoryIds", "companyType", "priceMax", "sort"]);
    expect(query(page).get("priceMax")).toBe("5000");
    await expect(filters(page).getByRole("checkbox", { name: "Packaging" })).toBeChecked();
    await chips(page).getByRole("link", { name: "Remove filter: Packaging" }).click();
    await expect(chips(page).getByRole("listitem")).toHaveCount(4);
  });

  test("on a phone the order stands in words beside its button", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/services?q=water+tank+cleaning+in+pune");
    const [order, button] = [
      page.getByLabel("Sort by"),
      page.getByRole("button", { name: "Apply", exact: true }),
    ];
    const [select, apply] = [(await order.boundingBox())!, (await button.boundingBox())!];
    expect(select.width).toBeGreaterThan(100);
    expect(select.x + select.width).toBeLessThanOrEqual(apply.x);
    await expectNoSidewaysScroll(page);
  });

  test("contradicting prices are said in place", async ({ page }) => {
    await page.goto("/services?priceMin=900&priceMax=100");
    await expect(filters(page).getByText("The lowest price is above the highest.")).toBeVisible();
  });

  test("pages follow each other by links", async ({ page }) => {
    await page.goto(THREE_PAGES);
    const first = await names(page);
    await page.getByRole("link", { name: "Load More" }).click();
    await expect(page).toHaveURL(`${THREE_PAGES}&page=2`);
    await expect(page.getByText("Showing 13–24")).toBeVisible();
    expect(await names(page)).not.toEqual(first);
    await page.getByRole("link", { name: "Load More" }).click();
    await expect(page.getByRole("link", { name: "Load More" })).toHaveCount(0);
    await page.getByRole("link", { name: "Previous page" }).click();
    await page.getByRole("link", { name: "Previous page" }).click();
    await expect(page).toHaveURL(THREE_PAGES);
    expect(await names(page)).toEqual(first);
  });

  test("the filters open by a link on a small screen", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto("/services");
    await expect(filters(page)).toBeHidden();
    await page.getByRole("link", { name: "Filters" }).click();
    await expect(filters(page)).toBeVisible();
  });
});

test("what cannot be searched by says so, stays in its field, and is searched without", async ({ page }) => {
  const long = "pump ".repeat(50).trim();
  await page.goto(`/services?q=${encodeURIComponent(long)}`);
  const field = page.getByLabel("What do you need?");
  await expect(field).toHaveValue(long);
  await expect(page.getByText(/^Your search is longer than \d+ characters/)).toBeVisible();
  await expect(page.getByRole("list", { name: "Services found" })).toBeVisible();
  await page.goto("/services?q=!!!");
  await expect(page.getByText("‘!!!’ has no letters or digits to search by.")).toBeVisible();
  await expect(field).toHaveValue("!!!");
});

test("while results change that is said, and their count is not shown as if it were true", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/services");
  await comesAlive(page.getByRole("checkbox", { name: "Packaging" }));
  const type = page.getByLabel("Company type");
  await expect(type.getByRole("option", { name: /^Manufacturer \([\d,]+\)$/ })).toBeAttached();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/services\?categoryIds=.*_rsc=/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("checkbox", { name: "Packaging" }).check();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(page.getByText("Loading services", { exact: true })).toBeVisible();
  const counts = [heading, page.getByText(/^Showing 1/), page.locator(".facet").first()];
  for (const count of counts) {
    // Of it or of what it stands in.
    await expect.poll(() => count.evaluate(isDimmed)).toBe(true);
  }
  await expect(type.getByRole("option", { name: "Manufacturer", exact: true })).toBeAttached();
  const subcategory = page.getByLabel("Subcategory");
  await expect(subcategory).toHaveText("Loading...");
  release();
  await expect(page).toHaveURL(/categoryIds=/);
  for (const count of counts) await expect.poll(() => count.evaluate(isDimmed)).toBe(false);
  await expect(type.getByRole("option", { name: /^Manufacturer \([\d,]+\)$/ })).toBeAttached();
  await expect(subcategory).toContainText("All subcategories");
  await expect(page.getByText("Loading services", { exact: true })).toBeHidden();
});

test("without a network a press says so, and the results stay", async ({ page, context, consoleErrors }) => {
  await page.goto("/services");
  const box = page.getByRole("checkbox", { name: "Packaging" });
  await comesAlive(box);
  await context.setOffline(true);
  await box.click();
  await expect(page.getByText("You are offline. These are the results from before.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Services found" })).toBeVisible();
  await context.setOffline(false);
  await box.click();
  await expect(page).toHaveURL(/categoryIds=/);
  await expect(page.getByText("You are offline. These are the results from before.")).toBeHidden();
  // What the page fetches by itself meanwhile cannot come.
  for (const text of consoleErrors.splice(0)) expect(text).toContain("net::ERR_INTERNET_DISCONNECTED");
});

test("without a network the filters of a phone say so", async ({ page, context, consoleErrors }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/services");
  const open = page.getByRole("button", { name: /^Filters/ });
  await comesAlive(open);
  await context.setOffline(true);
  await open.click();
  await expect(page.getByText("You are offline. These are the results from before.")).toBeVisible();
  await context.setOffline(false);
  for (const text of consoleErrors.splice(0)) expect(text).toContain("net::ERR_INTERNET_DISCONNECTED");
});

test("without a network Load More says so, and goes on when there is one again", async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.goto(THREE_PAGES, { waitUntil: "networkidle" });
  await context.setOffline(true);
  await loadMore(page);
  await expect(page.getByRole("alert").filter({ hasText: "You are offline." })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(cards(page)).toHaveCount(24);
  for (const text of consoleErrors.splice(0)) expect(text).toContain("net::ERR_INTERNET_DISCONNECTED");
});

test("malformed parameters are dropped and the rest goes on", async ({ page }) => {
  const bad =
    "/services?q=pump&lat=999&lng=73&radiusKm=-4&priceMin=abc&companyType=x&categoryIds=nope&sort=relevance%27&page=0&limit=1e9&state=ZZ";
  await page.goto(bad);
  await expect(heading(page)).toHaveText(/^\d+ listings for “pump”$/);
  await expect(chips(page)).toHaveCount(0);
  await page.goto("/services?q=pump&q=gear&page=2&page=3");
  await expect(heading(page)).toHaveText(/^[\d,]+ listings$/);
  await page.goto("/services?page=9999");
  await expect(page.getByText("No services found on page 9999")).toBeVisible();
  await expect(page.getByText("Try adjusting")).toHaveCount(0);
  await page.getByRole("link", { name: "Go to the last page" }).click();
  await expect(cards(page)).not.toHaveCount(0);
  await page.goto("/services?page=9999");
  await page.getByRole("link", { name: "Back to the first page" }).click();
  await expect(cards(page)).toHaveCount(12);
});

test("nothing found has ways out", async ({ page }) => {
  // Further away, nothing costs so little either.
  await page.goto(`/services?q=gear&${PUNE}&companyType=other&priceMax=1`);
  const area = page.locator("#results");
  await expect(area.getByText("No services found")).toBeVisible();
  const hint = area.getByText("Try adjusting your search or filters", { exact: true });
  await expect(hint).toBeVisible();
  await expect(
    area.getByText("Nothing matches with these filters. Without them there may be."),
  ).toBeVisible();
  await expect(page.getByLabel("Sort by")).toHaveCount(0);
  // Nor would a wider circle hold any.
  await expect(area.getByRole("link", { name: /^Widen/ })).toHaveCount(0);
  await area.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(`/services?q=gear&${PUNE}`);
  await expect(cards(page)).not.toHaveCount(0);
  await page.goto("/services?q=zzqqxx");
  await expect(hint).toBeVisible();
  await area.getByRole("link", { name: "Show all services" }).click();
  await expect(cards(page)).toHaveCount(12);
});

test("what a category of a city does not have, other categories there may: one press, and the place stays", async ({
  page,
}) => {
  await page.goto("/services/in/pune/health-medical");
  await page.getByLabel("What do you need?").fill("plumber");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText(/^0 listings for “plumber” near Pune$/);
  const all = page
    .locator("#results")
    .getByRole("link", { name: /^Search all categories \(\d+ listings?\)$/ });
  const count = parseInt((await all.textContent())!.replace(/\D/g, ""));
  await all.click();
  await expect(heading(page)).toHaveText(new RegExp(`^${count} listings? for “plumber” near Pune$`));
});

test("a city without a category leads to the search around it", async ({ page }) => {
  await page.goto("/hi/services/in/pune");
  await expect(page).toHaveURL(/\/hi\/services\?lat=18\.\d+&lng=73\.\d+&radiusKm=25$/);
  for (const none of ["/services/in/nowhere", "/services/in/kanpur/home-repair"])
    expect((await page.request.get(none)).status()).toBe(404);
});

test("the chosen order outlives a search that finds nothing", async ({ page }) => {
  await page.goto("/services?q=zzqqxx&companyType=other&sort=price_asc");
  await expect(page.getByText("No services found")).toBeVisible();
  const companyType = filters(page).getByLabel("Company type");
  await comesAlive(companyType);
  await companyType.selectOption({ index: 0 });
  await expect(page).toHaveURL("/services?q=zzqqxx&sort=price_asc");
});

test.describe("what search engines may keep", () => {
  const robots = (page: Page) => page.locator('meta[name="robots"]');
  const canonical = async (page: Page) =>
    new URL((await page.locator('link[rel="canonical"]').getAttribute("href"))!).pathname;

  test("the bare page, not a filtered one; one category is its own page", async ({ page }) => {
    await page.goto("/services");
    await expect(robots(page)).toHaveCount(0);
    expect(await canonical(page)).toBe("/services");
    await page.goto("/hi/services");
    expect(await canonical(page)).toBe("/hi/services");
    await expect(page.locator('link[rel="alternate"][hreflang="en"]')).toHaveCount(1);
    for (const filtered of [
      "?q=pump",
      `?${PUNE}`,
      "?page=2",
      "?sort=price_asc",
      "?companyType=other",
      "?place=Zzqqxx",
    ]) {
      await page.goto(`/services${filtered}`);
      await expect(robots(page)).toHaveAttribute("content", /noindex,\s*follow/);
    }
    const { items } = await (await page.request.get("/api/v1/categories")).json();
    await page.goto(`/services?categoryIds=${items[1].id}`);
    await expect(robots(page)).toHaveCount(0);
    expect(await canonical(page)).toBe(`/services/category/${items[1].slug}`);
  });
});

test.describe("a category's page", () => {
  test("shows its listings, its subcategories and the way back", async ({ page }) => {
    await page.goto("/services/category/machinery-tools");
    await expect(heading(page)).toHaveText("Machinery & Tools");
    for (const card of await cards(page).all()) await expect(card).toContainText("Machinery & Tools ›");
    await page
      .getByRole("navigation", { name: "Subcategories of Machinery & Tools" })
      .getByRole("link", { name: "Pumps" })
      .click();
    await expect(page).toHaveURL("/services/category/machinery-tools--pumps?type=subcategory");
    await expect(heading(page)).toHaveText("Pumps");
    for (const card of await cards(page).all()) await expect(card).toContainText("Machinery & Tools › Pumps");
    await loadMore(page);
    await expect(cards(page)).toHaveCount(24);
    await page.setViewportSize({ width: 1280, height: 900 });
    await filters(page).getByLabel("Company type").selectOption("manufacturer");
    await expect(page).toHaveURL(
      "/services/category/machinery-tools--pumps?type=subcategory&companyType=manufacturer",
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  });

  test.describe("unknown", () => {
    test.use({ expectedStatuses: [404] });

    test("ids lead to the names for good; the unknown is a 404", async ({ page }) => {
      const { items } = await (await page.request.get("/api/v1/categories")).json();
      const category = items[0];
      const once = async (path: string) => {
        const response = await page.request.get(path, { maxRedirects: 0 });
        return [response.status(), response.headers().location];
      };
      expect(await once(`/services/category/${category.id}?companyType=other`)).toEqual([
        308,
        `/services/category/${category.slug}?companyType=other`,
      ]);
      expect(await once(`/hi/services/category/${category.id}`)).toEqual([
        308,
        `/hi/services/category/${category.slug}`,
      ]);
      const subcategories = (
        await (await page.request.get(`/api/v1/categories/${category.id}/subcategories`)).json()
      ).items;
      const expected = `/services/category/${category.slug}--${subcategories[0].slug}?type=subcategory`;
      expect(await once(`/services/category/${subcategories[0].id}?type=subcategory`)).toEqual([
        308,
        expected,
      ]);
      expect(await once(`/services/category/${category.slug}--${subcategories[0].slug}`)).toEqual([
        308,
        expected,
      ]);
      for (const unknown of ["nothing-here", "nothing--here", "0000000000000000", "%00"]) {
        expect((await page.request.get(`/services/category/${unknown}`)).status(), unknown).toBe(404);
      }
      await page.goto("/services/category/nothing-here");
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    });
  });
});

test.describe("what is further away", () => {
  const SURAT = "lat=21.17024&lng=72.83106";
  const THANE = "lat=19.21833&lng=72.97809";

  test("stands below its heading, after what is near the place that the words name", async ({ page }) => {
    await page.goto("/services?q=catering+surat");
    const answer = await page.request.get("/api/v1/listings?q=catering+surat&sort=relevance");
    const { items } = (await answer.json()) as { items: { distanceKm: number }[] };
    const order = await page
      .locator("#results ul.results > li")
      .evaluateAll((all) => all.map((item) => (item.querySelector("article") ? "card" : "further")));
    expect(order.filter((one) => one === "further")).toHaveLength(1);
    expect(order.indexOf("further")).toBe(items.findIndex(({ distanceKm }) => distanceKm > 45));
  });

  test("and what is near again, which Load More brings, below one of its own", async ({ page }) => {
    await page.goto("/services?q=catering+surat");
    await loadMore(page);
    await expect(cards(page)).toHaveCount(24);
    const answer = await page.request.get("/api/v1/listings?q=catering+surat&sort=relevance&limit=24");
    const { items } = (await answer.json()) as { items: { distanceKm: number }[] };
    const isNear = items.map(({ distanceKm }) => distanceKm <= 45);
    const turns = isNear.flatMap((near, index) =>
      near === (isNear[index - 1] ?? true)
        ? []
        : [near ? "Nearby, with less of what you asked for" : "Further away"],
    );
    expect(turns).toContain("Nearby, with less of what you asked for");
    await expect(page.locator("#results ul.results > li > h2")).toHaveText(turns);
  });

  test("a place that the words name can be searched around, and gone through from the nearest", async ({
    page,
  }) => {
    await page.goto("/services?q=catering+surat");
    await page.getByLabel("Sort by").selectOption({ label: "Nearest first" });
    await expect(page).toHaveURL(/lat=21\.\d+&lng=72\.\d+&sort=distance_asc/);
    await expect(page.getByRole("link", { name: /Distance from Surat/ })).toBeVisible();
    // An address may ask for it as well; where no point is named the order that is used is shown.
    await page.goto("/services?q=catering+surat&priceMin=1&sort=distance_asc&page=2");
    await expect(page).toHaveURL(
      /q=catering\+surat&lat=21\.\d+&lng=72\.\d+&priceMin=1&sort=distance_asc&page=2$/,
    );
    await expect(page.getByLabel("Sort by")).toHaveValue("distance_asc");
    for (const unnamed of ["catering", "catering+gujarat"]) {
      await page.goto(`/services?q=${unnamed}&sort=distance_asc`);
      await expect(page).not.toHaveURL(/lat=/);
      await expect(page.getByLabel("Sort by")).toHaveValue("");
    }
    const ordered = "/services/location?location=atlantis&q=catering+surat&sort=distance_asc";
    await page.goto(ordered);
    await expect(page).toHaveURL(ordered);
    await page.goto("/services?q=catering+surat");
    const radius = page.locator("#filter-form").getByRole("slider", { name: "Radius" });
    await radius.focus();
    await page.keyboard.press("ArrowLeft");
    await expect(page).toHaveURL(/radiusKm=99&lat=21\.\d+&lng=72\.\d+/);
    await expect(page.getByRole("link", { name: /Within 99 km of Surat/ })).toBeVisible();
    for (const text of await cards(page)
      .getByText(/\d\skm$/)
      .allInnerTexts())
      expect(parseFloat(text)).toBeLessThanOrEqual(99);
  });

  test("a place that the words name stands in the fields like a chosen one, and is sent once", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/services?q=plumber+in+pune");
    const fields = [page.getByRole("combobox", { name: "Where" }), filters(page).getByLabel("Place")];
    const colours = (pseudo?: string) =>
      Promise.all(
        fields.map((one) => one.evaluate((field, of) => getComputedStyle(field, of).color, pseudo)),
      );
    for (const field of fields) {
      await expect(field).toHaveAttribute("placeholder", /^Pune/);
      await expect(field).toHaveValue("");
    }
    expect(await colours("::placeholder")).toEqual(await colours());
    // A hint of an empty field is fainter.
    await page.goto("/services?q=plumber");
    for (const field of fields) await expect(field).toHaveAttribute("placeholder", /^City/);
    expect(await colours("::placeholder")).not.toEqual(await colours());
  });

  test("the words for another place than the chosen one are left out, which is said", async ({ page }) => {
    await page.goto(`/services?q=catering+in+pune&${SURAT}&radiusKm=25`);
    await expect(heading(page)).toHaveText(/^\d+ listings? for “catering” near \S+$/);
    await expect(page).toHaveTitle(/^“catering” near \S+ · VendorSetu$/);
    await expect(
      page.getByText("“in pune” was left out: another place is chosen.", { exact: true }).first(),
    ).toBeVisible();
    const found = await names(page);
    await page.goto(`/services?q=catering&${SURAT}&radiusKm=25`);
    expect(found).toEqual(await names(page));
    await page.goto(`/services?q=pune&${SURAT}&radiusKm=25`);
    await expect(heading(page)).toHaveText(/^[1-9]\d* listings near \S+$/);
    await expect(page).toHaveTitle(/^Services near \S+ · VendorSetu$/);
  });

  test("goes before what only mentions the words in the place that was chosen", async ({ page }) => {
    const kothrud = "q=electrician&lat=18.502&lng=73.8146&radiusKm=25";
    const { items, inside } = (await (
      await page.request.get(`/api/v1/listings?${kothrud}&sort=relevance`)
    ).json()) as { items: { name: string }[]; inside: number };
    expect([items.length > 0, inside]).toEqual([true, 0]);
    await page.goto(`/services?${kothrud}`);
    await expect(
      page.getByText(/^Within 25 km of .+ listings only mention this\. The nearest is \d+ km away\.$/),
    ).toBeVisible();
    await expect(page.locator("#results h2")).toHaveText([
      "Further away",
      "Nearby, with less of what you asked for",
    ]);
    const shown = await names(page);
    expect(shown.slice(-items.length)).toEqual(items.map(({ name }) => name));
    expect(shown.length).toBeGreaterThan(items.length);
    await expectAccessible(page);
  });

  test("is nothing that lies in the place that was chosen, though it only mentions the words", async ({
    page,
  }) => {
    const pune = "q=pump&lat=18.51957&lng=73.85535&radiusKm=25";
    const { total, inside } = (await (
      await page.request.get(`/api/v1/listings?${pune}&sort=relevance`)
    ).json()) as { total: number; inside: number };
    expect(inside).toBeGreaterThan(0);
    expect(inside).toBeLessThan(total);
    await page.goto(`/services?${pune}`);
    await expect(heading(page)).toHaveText(new RegExp(`^${total} listings for “pump” near `));
    await expect(page.getByText(`${total - inside} of them only mention this.`).first()).toBeVisible();
    await expect(page.getByText(/further away/)).toHaveCount(0);
    await page.goto("/services?q=pump+in+pune");
    await expect(page.getByText(/^then [\d,]+ further away$/).first()).toBeVisible();
  });

  test("follows the few that lie in the place that was chosen, in one list", async ({ page }) => {
    const near = "q=tap+leak&lat=18.51957&lng=73.85535";
    const read = async (query: string) =>
      (await (await page.request.get(`/api/v1/listings?${query}&sort=relevance&limit=24`)).json()) as {
        total: number;
        items: { id: string; name: string }[];
      };
    const [few, all] = [await read(`${near}&radiusKm=25`), await read(near)];
    expect(few.total).toBeGreaterThan(0);
    expect(few.total).toBeLessThan(5);
    expect(all.total).toBeGreaterThan(12);
    await page.goto(`/services?${near}&radiusKm=25`);
    await expect(heading(page)).toHaveText(/^\d listings? for “tap leak” near Pune$/);
    await expect(page.getByText(`then ${all.total - few.total} further away`).first()).toBeVisible();
    await expect(page.locator("#results ul.results > li").nth(few.total)).toHaveText("Further away");
    const isNear = new Set(few.items.map(({ id }) => id));
    const expected = [...few.items, ...all.items.filter(({ id }) => !isNear.has(id))];
    expect(await names(page)).toEqual(expected.slice(0, 12).map(({ name }) => name));
    await expect(page.getByText(`12 of ${all.total} shown`)).toBeVisible();
    await loadMore(page);
    await expect(cards(page)).toHaveCount(Math.min(all.total, 24));
    await expect(page.getByRole("heading", { name: "Further away" })).toHaveCount(1);
    await expectAccessible(page);
  });

  test("is shown where the place that was chosen has nothing, which is said", async ({ page }) => {
    await page.goto(`/services?q=cnc+lathe&${THANE}&radiusKm=25`);
    await expect(page.getByRole("heading", { name: "No services found" })).toBeVisible();
    await expect(page.getByText(/^Nothing within 25 km of .+\. The nearest is \d+ km away\.$/)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Further away" })).toHaveCount(1);
    // No radius reaches them: no way leads to another page without anything, nor away from the list.
    await expect(page.getByRole("link", { name: /^Widen|^Show all services|^Clear filters/ })).toHaveCount(0);
    const { items } = (await (
      await page.request.get(`/api/v1/listings?q=cnc+lathe&${THANE}&sort=relevance`)
    ).json()) as { items: { name: string; distanceKm: number }[] };
    expect(Math.min(...items.map(({ distanceKm }) => distanceKm))).toBeGreaterThan(100);
    expect(await names(page)).toEqual(items.map(({ name }) => name));
    // Between the cities: a circle that holds some is one press away.
    const between = "/services?q=catering&lat=18.75&lng=73.41&radiusKm=5";
    const nearest = await page.request.get(
      "/api/v1/listings?q=catering&lat=18.75&lng=73.41&sort=distance_asc&limit=1",
    );
    const km = ((await nearest.json()) as { items: { distanceKm: number }[] }).items[0]!.distanceKm;
    await page.goto(between);
    const widen = page.getByRole("link", { name: /^Widen to \d+ km$/ });
    expect(parseInt((await widen.textContent())!.replace(/\D/g, ""))).toBeGreaterThanOrEqual(km);
    await widen.click();
    await expect(page.getByRole("heading", { name: "No services found" })).toHaveCount(0);
    expect(await cards(page).count()).toBeGreaterThan(0);
    // What is asked for is inside, there.
    await page.goto(`/services?q=catering&${SURAT}&radiusKm=25`);
    await expect(page.getByRole("heading", { name: "Further away" })).toHaveCount(0);
    expect(await cards(page).count()).toBeGreaterThan(4);
  });
});

test.describe("a state's page", () => {
  test("is searched within its state", async ({ page }) => {
    await page.goto("/services/location?location=kerala");
    await page.getByLabel("What do you need?").fill("sand");
    await page.keyboard.press("Enter");
    // Its reference point, which means the whole state.
    await expect(page).toHaveURL("/services?q=sand&lat=8.5241&lng=76.9366");
    await expect(heading(page)).toHaveText(/ in Kerala$/);
  });

  test("its own listings first, then those further away, across pages", async ({ page }) => {
    // Beside each filter stands how many of the state's own it finds.
    const counted = page.waitForRequest(/\/listings\/facets\?.*\binState=SK\b/);
    await page.goto("/services/location?location=sikkim");
    await counted;
    await expect(heading(page)).toHaveText("Services in Sikkim");
    const { ownTotal } = await (await page.request.get("/api/v1/listings?state=SK")).json();
    await expect(page.getByText(`${ownTotal} listings in Sikkim`, { exact: true })).toBeVisible();
    // Measured from a point that nobody gave.
    await expect(cards(page).getByText(/\d\skm$/)).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Further away" })).toHaveCount(0);
    await loadMore(page);
    await expect(cards(page)).toHaveCount(24);
    await expect(page.getByRole("heading", { name: "Further away" })).toHaveCount(1);
    const order = await page
      .locator("#results ul > li:has(article), #results ul > li:has(h2)")
      .evaluateAll((items) => items.map((item) => (item.querySelector("article") ? "card" : "further")));
    const { items } = await (await page.request.get("/api/v1/listings?state=SK&limit=24")).json();
    expect(order.indexOf("further")).toBe(
      items.findIndex((one: { stateCode: string }) => one.stateCode !== "SK"),
    );
    expect(await names(page)).toEqual(items.map((one: { name: string }) => one.name));
  });

  test("its cities stand above its listings, the one with most first, and lead to what is there", async ({
    page,
  }) => {
    await page.goto("/services/location?location=Maharashtra");
    const chips = page.getByRole("navigation", { name: "Cities in Maharashtra with the most listings" });
    const first = chips.getByRole("link").first();
    await expect(first).toBeInViewport();
    await expect(chips.getByText("Within 25 km:")).toBeInViewport();
    const counts = await chips.locator("span[aria-hidden]").allTextContents();
    const numbers = counts.map((text) => Number(text.replaceAll(",", "")));
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    const city = /^\D+/.exec((await first.textContent())!)![0];
    await first.click();
    await expect(heading(page)).toHaveText(new RegExp(`^${counts[0]} listings near ${city}`));
    await page.goto("/services/location?location=Maharashtra&companyType=supplier");
    await expect(chips).toHaveCount(0);
  });

  test("a state chosen as the place is the whole state: no radius, no distances", async ({ page }) => {
    await page.goto("/services");
    const bar = page.getByRole("search");
    const where = bar.getByRole("combobox", { name: "Where" });
    await where.pressSequentially("maharash");
    await page.getByRole("option", { name: "Maharashtra", exact: true }).click();
    await bar.getByRole("button", { name: "Search", exact: true }).click();
    await expect(heading(page)).toHaveText(/^[\d,]+ listings in Maharashtra$/);
    const { total } = await (await page.request.get("/api/v1/listings?inState=MH")).json();
    await expect(heading(page)).toContainText(total.toLocaleString("en-IN"));
    await expect(cards(page).getByText(/\d\skm$/)).toHaveCount(0);
    await expect(where).toHaveValue("Maharashtra");
    await expect(page.getByRole("slider", { name: "Radius" })).toBeDisabled();
    await page.getByRole("link", { name: "Remove filter: In Maharashtra" }).click();
    await expect(heading(page)).toHaveText(/^[\d,]+ listings$/);
  });

  test("a text that is no state keeps the order and is not indexed", async ({ page }) => {
    const long = `<b>Nowhere</b> ${"x".repeat(80)}`;
    await page.goto(`/services/location?location=${encodeURIComponent(long)}`);
    await expect(heading(page)).toHaveText(`Services in ${long.slice(0, 60)}…`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    const { items } = await (await page.request.get("/api/v1/listings")).json();
    expect(await names(page)).toEqual(items.map((one: { name: string }) => one.name));
    await page.goto("/services/location");
    await expect(heading(page)).toHaveText("Services by location");
  });
});

test("pictures of a card turn by themselves, rest on hover and on the pause button", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/services");
  const slider = page
    .locator("article [data-moving]")
    .filter({ has: page.getByRole("button") })
    .first();
  await slider.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await expect(slider).toHaveAttribute("data-moving", "true");
  await expect(slider.getByText(/^2\//)).toBeVisible({ timeout: 9000 });
  await slider.hover();
  await expect(slider).toHaveAttribute("data-moving", "false");
  await slider.getByRole("button", { name: /^Next picture/ }).click();
  // The focus a click leaves behind does not hold them.
  await page.mouse.move(5, 5);
  await expect(slider).toHaveAttribute("data-moving", "true");
  await slider.getByRole("button", { name: /^Pause the pictures/ }).click();
  await page.mouse.move(5, 5);
  await page.locator("h1").click();
  await expect(slider).toHaveAttribute("data-moving", "false");
  // Played from the keyboard they move, though its focus is still on the button.
  await slider.getByRole("button", { name: /^Next picture/ }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(slider.getByRole("button", { name: /^Pause the pictures/ })).toBeFocused();
  await expect(slider).toHaveAttribute("data-moving", "true");
});

test.describe("counts that cannot be had", () => {
  test.use({ expectedStatuses: [503], viewport: { width: 1280, height: 900 } });

  test("are silent, and the filters work", async ({ page }) => {
    await page.route("**/api/v1/listings/facets?*", (route) => route.fulfill({ status: 503, body: "" }));
    const asked = page.waitForResponse("**/api/v1/listings/facets?*");
    await page.goto("/services");
    await asked;
    await filters(page).getByRole("checkbox", { name: "Packaging", exact: true }).check();
    await expect(chips(page).getByRole("link", { name: "Remove filter: Packaging" })).toBeVisible();
  });
});

test.describe("pictures that cannot be had", () => {
  test.use({ expectedStatuses: [404] });

  test("pictures stand still under reduced motion, and a broken one is replaced", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.route("**/media/**", (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/services");
    await expect(page.locator('article [data-moving="true"]')).toHaveCount(0);
    await expect(cards(page).getByText("No picture yet").first()).toBeVisible();
  });
});

test.describe("ways to reach somebody, in sight when the page opens", () => {
  /** Where the call links of the first results end, and their size. */
  const calls = (page: Page, most: number) =>
    page.locator('#results article a[href^="tel:"]').evaluateAll(
      (links, count) =>
        links.slice(0, count).map((link) => {
          const { bottom, width, height } = link.getBoundingClientRect();
          return { bottom, isTouchable: width >= 44 && height >= 44 };
        }),
      most,
    );

  const LANGUAGES = [
    ["English", "/services"],
    ["Hindi", "/hi/services"],
  ] as const;
  const ASKED = {
    "with how many are farther away": ["pumps in pune", /Pune|पुणे/],
    "with how the words were read": ["bearing supplier", /Supplier|आपूर्तिकर्ता/],
    "with what was spelt anew": ["elektrician bangalore", /electrician/],
    "with how far the nearest are": ["plumber kohima", /Kohima|कोहिमा/],
  } as const;
  /** A wide screen shows one in its first row, and the heading. */
  const ASKED_ON_PHONES = {
    ...ASKED,
    "with one near and the rest under a heading": ["plumber in pune", /Pune|पुणे/],
    "with a long need and a place": ["cardboard boxes 5 ply ludhiana", /Ludhiana|लुधियाना/],
  } as const;

  for (const [language, path] of LANGUAGES)
    for (const [what, [q, reading]] of Object.entries(ASKED_ON_PHONES))
      test(`three results on a phone, ${what}, in ${language}`, async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(`${path}?${new URLSearchParams({ q })}`);
        // One line of chips, however much stands in it.
        const row = page.locator("#results").getByRole("list").first();
        expect((await row.boundingBox())!.height).toBeLessThanOrEqual(48);
        const said = page.locator("#results :is(h1, a, span):visible").filter({ hasText: reading });
        await expect(said.first()).toBeInViewport();
        const seen = await calls(page, 3);
        expect(seen).toHaveLength(3);
        for (const { bottom, isTouchable } of seen) {
          expect(bottom).toBeLessThanOrEqual(740);
          expect(isTouchable).toBe(true);
        }
        const heights = await cards(page).evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().height),
        );
        for (const height of heights) expect(height).toBeLessThanOrEqual(170);
      });

  for (const [language, path] of LANGUAGES)
    test(`the need before its place on a phone, each readable, in ${language}`, async ({ page }) => {
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(`${path}?q=plumber+in+pune`);
        const readings = page.getByRole("list", {
          name: (language === "English" ? en : hi).understood.label,
        });
        const [need, place] = [readings.getByText("Plumber", { exact: true }), readings.getByText(/Pune|पुणे/)];
        await expect(need).toBeInViewport({ ratio: 1 });
        await expect(place.first()).toBeInViewport({ ratio: 1 });
      }
    });

  test("the bar of a phone is one line, and opens for category and place while it is used", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/services?q=plumber");
    const bar = page.getByRole("search");
    await expect(bar.getByLabel("Category")).toBeHidden();
    await bar.getByRole("combobox").first().click();
    await expect(bar.getByLabel("Category")).toBeVisible();
    await bar.getByLabel("Category").selectOption({ label: "Packaging" });
    await bar.getByRole("button", { name: "Search", exact: true }).click();
    await expect.poll(() => query(page).get("categoryIds")).not.toBeNull();
  });

  for (const [language, path] of LANGUAGES)
    test(`the first row on a laptop, in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      for (const [q] of Object.values(ASKED)) {
        await page.goto(`${path}?${new URLSearchParams({ q })}`);
        const seen = await calls(page, 3);
        expect(seen).toHaveLength(3);
        for (const { bottom } of seen) expect(bottom).toBeLessThanOrEqual(800);
      }
    });

  for (const [language, path] of LANGUAGES)
    test(`the first row of a category, a subcategory and beside the map on a laptop, in ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const category = `${path}/category/home-repair`;
      for (const address of [category, `${category}--plumbing?type=subcategory`]) {
        await page.goto(address);
        const seen = await calls(page, 3);
        expect(seen).toHaveLength(3);
        for (const { bottom } of seen) expect(bottom, address).toBeLessThanOrEqual(800);
      }
      await page.goto(`${path}?q=pump&${PUNE}`);
      const { ground } = language === "English" ? en : hi;
      const opener = page.getByRole("button", { name: ground.show });
      await comesAlive(opener);
      await opener.click();
      await expect(page.locator("[data-map]")).toBeVisible();
      const seen = await calls(page, 2);
      expect(seen).toHaveLength(2);
      for (const { bottom } of seen) expect(bottom).toBeLessThanOrEqual(800);
    });
});
