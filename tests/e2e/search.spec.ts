import type { Page } from "@playwright/test";
import hi from "@/lib/content/messages/hi.json" with { type: "json" };
import { comesAlive, expect, expectAccessible, test, holdScripts } from "@/tests/e2e/test";

const bar = (page: Page) => page.getByRole("search", { name: "Search services" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("the search bar", () => {
  test("finds pumps around Pune by typing and choosing a suggestion with the keyboard", async ({ page }) => {
    await page.goto("/services");
    await bar(page).getByLabel("What do you need?").fill("pump");
    const where = bar(page).getByRole("combobox", { name: "Where" });
    await where.pressSequentially("pune");
    const suggestions = page.getByRole("listbox", { name: "Suggested places" });
    await expect(suggestions.getByRole("option").first()).toHaveText("Pune, Maharashtra");
    expect(await suggestions.getByRole("option").count()).toBeLessThanOrEqual(5);
    await where.press("ArrowDown");
    await expect(where).toHaveAttribute(
      "aria-activedescendant",
      (await suggestions.getByRole("option").first().getAttribute("id"))!,
    );
    await where.press("Enter");
    await expect(where).toHaveValue("Pune, Maharashtra");
    await expect(suggestions).toBeHidden();
    await where.press("Enter");

    await expect(heading(page)).toHaveText(/^\d+ listings for “pump” near Pune$/);
    const query = new URL(page.url()).searchParams;
    expect(query.get("q")).toBe("pump");
    expect(query.get("radiusKm")).toBe("25");
    expect(query.get("lat")).toMatch(/^18\.\d{1,5}$/);
    expect([...query.keys()].toSorted()).toEqual(["lat", "lng", "q", "radiusKm"]);
    const cards = page.getByRole("article");
    expect(await cards.count()).toBeGreaterThanOrEqual(8);
    const distances = (await cards.getByText(/^\d+\.\d\skm$/).allTextContents()).map(Number.parseFloat);
    expect(distances).toHaveLength(await cards.count());
    expect(Math.max(...distances)).toBeLessThanOrEqual(25);
    await page.getByLabel("Sort by").selectOption({ label: "Nearest first" });
    await expect(page).toHaveURL(/sort=distance_asc/);
    await expect
      .poll(async () => {
        const nearest = (await cards.getByText(/^\d+\.\d\skm$/).allTextContents()).map(Number.parseFloat);
        return nearest.every((km, at) => at === 0 || km >= nearest[at - 1]!);
      })
      .toBe(true);
  });

  test("a suggestion is chosen by mouse; Escape and leaving close the list; a text nobody has gives 'No options'", async ({
    page,
  }) => {
    await page.goto("/services");
    const where = bar(page).getByRole("combobox", { name: "Where" });
    await where.pressSequentially("zzqqxx");
    await expect(page.getByText("No options")).toBeVisible();
    await where.press("Escape");
    await expect(page.getByText("No options")).toBeHidden();
    await where.fill("");
    await where.pressSequentially("jaip");
    await page.getByRole("option", { name: "Jaipur, Rajasthan" }).first().click();
    await expect(where).toHaveValue("Jaipur, Rajasthan");
    await expect(where).toBeFocused();
    await where.fill("jaipu");
    await expect(page.getByRole("listbox", { name: "Suggested places" })).toBeVisible();
    await where.press("Tab");
    await expect(page.getByRole("listbox", { name: "Suggested places" })).toBeHidden();
  });

  test("a typed place that was not chosen is looked up by the server; an unknown one is named", async ({
    page,
  }) => {
    await page.goto("/services?place=Coimbatore&q=pumps");
    await expect(heading(page)).toHaveText(/for “pumps” near Coimbatore$/);
    expect(new URL(page.url()).searchParams.get("radiusKm")).toBe("25");
    expect(new URL(page.url()).searchParams.has("place")).toBe(false);
    await page.goto("/services?place=Zzqqxx%20Nagar%20West");
    await expect(page.getByText("We do not know the place “Zzqqxx Nagar West”.")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(12);
  });

  test("a chosen place keeps its name while it is at the point, and loses it with the point", async ({
    page,
  }) => {
    const places = await (await page.request.get("/api/v1/geocode/search?q=411038")).json();
    const { label } = places.items[0];
    const short = label.split(",")[0];
    await page.goto("/services");
    const where = bar(page).getByRole("combobox", { name: "Where" });
    await where.pressSequentially("411038");
    await page.getByRole("option", { name: label }).click();
    await where.press("Enter");
    await expect(heading(page)).toHaveText(new RegExp(`near ${short}$`));
    await expect(where).toHaveValue(label);
    await page.getByLabel("Sort by").selectOption({ label: "Newest first" });
    await expect(page).toHaveURL(/sort=created_desc/);
    await expect(heading(page)).toHaveText(new RegExp(`near ${short}$`));
    expect(new URL(page.url()).searchParams.get("place")).toBe(label);

    const other = new URL(page.url());
    other.searchParams.set("place", "Delhi");
    await page.goto(other.href);
    await expect(heading(page)).toHaveText(/near Kothrud$/);
    await page.getByRole("link", { name: /Within 25 km of/ }).click();
    await expect(page).toHaveURL(/\/services(\?sort=created_desc)?$/);
  });

  test.describe("while places cannot be asked for", () => {
    test.use({ expectedStatuses: [503] });

    test("suggestions that fail are silent", async ({ page }) => {
      await page.route("**/api/v1/geocode/search**", (route) => route.fulfill({ status: 503, body: "" }));
      await page.goto("/services");
      const where = bar(page).getByRole("combobox", { name: "Where" });
      const asked = page.waitForResponse("**/api/v1/geocode/search**");
      await where.pressSequentially("pune");
      await asked;
      await expect(where).toHaveAttribute("aria-expanded", "false");
      await where.press("Enter");
      await expect(heading(page)).toHaveText(/listings near Pune$/);
    });
  });

  test("what is typed before the page's script comes stays, and is suggested for", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/services", { waitUntil: "commit" });
    const where = bar(page).getByRole("combobox", { name: "Where" });
    await where.pressSequentially("jaipur");
    release();
    await expect(page.getByRole("option", { name: "Jaipur, Rajasthan" }).first()).toBeVisible();
    await expect(where).toHaveValue("jaipur");
  });

  test("places are suggested in Hindi on a Hindi page, and found by what was chosen", async ({ page }) => {
    await page.goto("/hi/services");
    const where = page.getByRole("combobox", { name: hi.search.where });
    await comesAlive(where);
    await where.fill("jaipur");
    await page.getByRole("option", { name: "जयपुर, राजस्थान" }).first().click();
    await expect(where).toHaveValue("जयपुर, राजस्थान");
    await where.press("Enter");
    await expect(heading(page)).toContainText("जयपुर");
  });

  test("asks the server once per pause of 250 ms, for 5 places", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/geocode/search") && asked.push(request.url()));
    await page.clock.install();
    await page.goto("/services");
    const where = bar(page).getByRole("combobox", { name: "Where" });
    await comesAlive(where);
    // The pauses are the test's own: a busy machine makes some between two keys.
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const keys of ["chen", "nai"]) {
      await where.pressSequentially(keys);
      await page.clock.runFor(249);
      // A request of which the test hears after all that were made before it.
      await page.evaluate(() => fetch("/robots.txt"));
      expect(asked).toEqual([]);
    }
    await page.clock.runFor(1);
    await expect(page.getByRole("listbox").getByRole("option").first()).toContainText("Chennai");
    expect(asked.map((url) => new URL(url).search)).toEqual(["?limit=5&q=chennai"]);
  });

  test("keeps the other filters of the search", async ({ page }) => {
    await page.goto("/services?companyType=manufacturer&priceMax=50000");
    await bar(page).getByLabel("What do you need?").fill("machine");
    await bar(page).getByRole("button", { name: "Search" }).click();
    await expect(heading(page)).toHaveText(/for “machine”$/);
    const query = new URL(page.url()).searchParams;
    expect([query.get("companyType"), query.get("priceMax")]).toEqual(["manufacturer", "50000"]);
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled });

      test("another category takes no subcategory of the one before along, other words do", async ({
        page,
      }) => {
        await page.goto("/services/category/machinery-tools--pumps?type=subcategory");
        await bar(page).getByLabel("What do you need?").fill("water");
        await bar(page).getByRole("button", { name: "Search" }).click();
        await expect(page).toHaveURL(/\/services\?.*subcategoryIds=/);
        const category = bar(page).getByLabel("Category");
        await category.selectOption({ label: "All Categories" });
        await bar(page).getByRole("button", { name: "Search" }).click();
        await expect(page).toHaveURL("/services?q=water");
        await page.goBack();
        await expect(page).toHaveURL(/subcategoryIds=/);
        // The address changes before the page does, whose category then replaces a chosen one.
        await expect(bar(page).locator('input[name="subcategoryIds"]')).toBeAttached();
        await category.selectOption({ label: "Packaging" });
        await bar(page).getByRole("button", { name: "Search" }).click();
        await expect(page).toHaveURL(/\/services\?q=water&categoryIds=[0-9a-z]{16}$/);
      });
    });
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a search that was sent gives the screen to what was found", async ({ page }) => {
    await page.goto("/services?q=pump");
    const words = page.getByRole("search").getByRole("combobox", { name: "What do you need?" });
    await comesAlive(words);
    await words.tap();
    await expect(page.getByRole("search").getByLabel("Category")).toBeVisible();
    await words.fill("gear");
    await words.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/“gear”/);
    await expect(words).not.toBeFocused();
    await expect(page.getByRole("search").getByLabel("Category")).toBeHidden();
  });
});

test.describe("use my location", () => {
  test.use({
    geolocation: { latitude: 18.519571234, longitude: 73.855351234 },
    permissions: ["geolocation"],
  });

  test("writes the pair with five decimals and 25 km, and names the place", async ({ page }) => {
    await page.goto("/services");
    await bar(page).getByRole("button", { name: "Use my location" }).click();
    await expect(bar(page).getByRole("combobox", { name: "Where" })).toHaveValue("Pune, Maharashtra");
    await bar(page).getByRole("button", { name: "Search" }).click();
    await expect(heading(page)).toHaveText(/near Pune$/);
    const query = new URL(page.url()).searchParams;
    expect([query.get("lat"), query.get("lng"), query.get("radiusKm")]).toEqual([
      "18.51957",
      "73.85535",
      "25",
    ]);
  });

  test.describe("while places cannot be named", () => {
    test.use({ expectedStatuses: [503] });

    test("shows the point itself when its name cannot be had", async ({ page }) => {
      await page.route("**/api/v1/geocode/reverse**", (route) => route.fulfill({ status: 503, body: "" }));
      await page.goto("/services");
      await bar(page).getByRole("button", { name: "Use my location" }).click();
      await expect(bar(page).getByRole("combobox", { name: "Where" })).toHaveValue("18.5196, 73.8554");
      await expect(bar(page).getByText("Failed to fetch location")).toBeVisible();
    });
  });
});

test.describe("use my location, refused", () => {
  test.use({ permissions: [] });

  test("says so", async ({ page }) => {
    await page.goto("/services");
    await bar(page).getByRole("button", { name: "Use my location" }).click();
    await expect(bar(page).getByRole("alert")).toHaveText("Unable to retrieve your location");
    const advice = "Location access is off for this site. Type your city or PIN code instead.";
    await expect(bar(page).getByText(advice)).toBeVisible();
    const where = bar(page).getByRole("combobox", { name: "Where" });
    await expect(where).toHaveAccessibleDescription(`Unable to retrieve your location ${advice}`);
    // It goes as soon as somebody does so.
    await where.pressSequentially("P");
    await expect(bar(page).getByRole("alert")).toHaveCount(0);
    // A press on the middle of the button reaches it, on a phone's first page too.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    await bar(page).getByRole("button", { name: "Use my location" }).click();
    await expect(bar(page).getByText("Unable to retrieve your location")).toBeVisible();
    await bar(page).getByRole("button", { name: "Search", exact: true }).click({ trial: true });
  });

  test("says so when the browser has no geolocation", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "geolocation"));
    await page.goto("/services");
    await bar(page).getByRole("button", { name: "Use my location" }).click();
    await expect(bar(page).getByText("Geolocation is not supported by your browser")).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form searches by words, category and typed place", async ({ page }) => {
    await page.goto("/services");
    await bar(page).getByLabel("What do you need?").fill("pump");
    await bar(page).getByLabel("Category").selectOption({ label: "Machinery & Tools" });
    await bar(page).getByLabel("Where").fill("Pune");
    await bar(page).getByRole("button", { name: "Search" }).click();
    await expect(heading(page)).toHaveText(/listings for “pump” near Pune$/);
    expect([...new URL(page.url()).searchParams.keys()]).toEqual([
      "q",
      "categoryIds",
      "lat",
      "lng",
      "radiusKm",
    ]);
    await bar(page).getByLabel("What do you need?").fill("bearing");
    await bar(page).getByRole("button", { name: "Search" }).click();
    await expect(heading(page)).toHaveText(/for “bearing” near Pune$/);
    await bar(page).getByLabel("Where").fill("");
    await bar(page).getByRole("button", { name: "Search" }).click();
    await expect(heading(page)).toHaveText(/for “bearing”$/);
    expect(new URL(page.url()).searchParams.has("lat")).toBe(false);
  });
});

for (const prefix of ["", "/hi"]) {
  test(`${prefix}/services with suggestions open is accessible`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${prefix}/services`);
    for (const field of ["last", "first"] as const) {
      await page.getByRole("search").getByRole("combobox")[field]().pressSequentially("pu");
      await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
      await expectAccessible(page);
    }
  });
}
