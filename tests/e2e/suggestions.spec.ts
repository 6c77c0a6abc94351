import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "@/tests/e2e/test";

const words = (page: Page) => page.getByRole("combobox", { name: "What do you need?" });
const list = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const read = (page: Page) => page.getByRole("list", { name: "How we read your words" });

test.describe("suggestions while typing", () => {
  test("are chosen by keyboard, and searched for", async ({ page }) => {
    await page.goto("/");
    await words(page).pressSequentially("plumb");
    const first = list(page).getByRole("option").first();
    await expect(first).toContainText("Plumbing");
    await expect(first).toContainText(/\d+ listings/);
    await words(page).press("ArrowDown");
    await expect(words(page)).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id"))!);
    await expect(first).toHaveAttribute("aria-selected", "true");
    await words(page).press("Enter");
    await expect(page).toHaveURL("/services?q=Plumbing");
    await expect(words(page)).toHaveValue("Plumbing");
    await expect(list(page)).toBeHidden();
  });

  test("their list comes after the first keys and takes neither text nor focus", async ({ page }) => {
    await page.goto("/", { waitUntil: "networkidle" });
    let letIn = () => {};
    const held = new Promise<void>((done) => (letIn = done));
    await page.route("**/_next/static/chunks/*.js", async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForResponse("**/api/v1/suggestions?*");
    await words(page).pressSequentially("plumb");
    await asked;
    await expect(words(page)).toHaveAttribute("aria-expanded", "false");
    letIn();
    await expect(list(page).getByRole("option").first()).toContainText("Plumbing");
    await expect(words(page)).toHaveValue("plumb");
    await expect(words(page)).toBeFocused();
  });

  test("Escape closes them, leaving does, and Enter sends what was typed", async ({ page }) => {
    await page.goto("/services");
    await words(page).pressSequentially("plumb");
    await expect(list(page)).toBeVisible();
    await words(page).press("Escape");
    await expect(list(page)).toBeHidden();
    await expect(words(page)).toHaveValue("plumb");
    await words(page).pressSequentially("e");
    await expect(list(page)).toBeVisible();
    await words(page).press("Tab");
    await expect(list(page)).toBeHidden();
    await words(page).press("Enter");
    await expect(page).toHaveURL("/services?q=plumbe");
  });

  test("name places behind the need, and companies by their page", async ({ page }) => {
    await page.goto("/");
    await words(page).pressSequentially("plumber in pun");
    await list(page).getByRole("option", { name: "plumber in Pune" }).first().click();
    await expect(page).toHaveURL("/services?q=plumber+in+Pune");
    await expect(read(page).getByRole("link", { name: /near Pune/ })).toBeVisible();
  });

  for (const failure of ["answer", "network"] as const)
    test.describe(`when the ${failure} fails`, () => {
      test.use({ expectedStatuses: [500] });
      test("there are none, silently", async ({ page }) => {
        const asked = page.waitForRequest("**/api/v1/suggestions?*");
        await page.route("**/api/v1/suggestions?*", (route) =>
          failure === "answer" ? route.fulfill({ status: 500, body: "{}" }) : route.abort("aborted"),
        );
        await page.goto("/services");
        await words(page).pressSequentially("pump");
        await asked;
        await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
        await words(page).press("Enter");
        await expect(page).toHaveURL("/services?q=pump");
        await expect(list(page)).toBeHidden();
      });
    });

  test("what was searched for on this device is offered again, until it is cleared", async ({ page }) => {
    await page.goto("/services");
    for (const q of ["bearing", "water pump"]) {
      await words(page).fill(q);
      await words(page).press("Enter");
      await expect(heading(page)).toContainText(`“${q}”`);
    }
    await page.goto("/");
    await words(page).click();
    await words(page).press("ArrowDown");
    const options = list(page).getByRole("option");
    await expect(options).toHaveText([/water pump/, /bearing/, "Clear earlier searches"]);
    await expectAccessible(page);
    await options.last().click();
    // The list closes at once; asked for again, it stays away when they are gone.
    await words(page).press("ArrowDown");
    await expect(list(page)).toBeHidden();
    await page.reload();
    await words(page).click();
    await words(page).press("ArrowDown");
    await expect(list(page)).toBeHidden();
  });
});

test.describe("suggestions on a phone", () => {
  test.use({ viewport: { width: 360, height: 480 }, hasTouch: true, isMobile: true });

  test("are told whole, and a button beside the words searches while they are open", async ({ page }) => {
    await page.goto("/");
    await words(page).pressSequentially("electrician in pune");
    const options = list(page).getByRole("option");
    await expect(options.filter({ hasText: "electrician in Pune Cantt East" })).toBeVisible();
    const cut = await options
      .locator("span:first-of-type")
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight),
      );
    expect(cut).toEqual([]);
    await page.getByRole("button", { name: "Search these words" }).tap();
    await expect(page).toHaveURL("/services?q=electrician+in+pune");
    // The bar of the results has its own beside the words.
    await words(page).pressSequentially(" city");
    await expect(list(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Search these words" })).toBeHidden();
  });
});

test.describe("how the words were read", () => {
  const NEAR = "/services?q=plumber+near+Pune";

  test("stands in chips; a cross takes one reading back, the link all of them", async ({ page }) => {
    await page.goto(NEAR);
    await expect(read(page).getByRole("listitem").first()).toHaveText("Plumber");
    await expect(page.getByLabel("Sort by").locator("option:checked")).toHaveText("Best match");
    await expectAccessible(page);
    await read(page)
      .getByRole("link", { name: /near Pune/ })
      .click();
    await expect(page).toHaveURL(`${NEAR}&not=place`);
    await expect(read(page)).toBeHidden();
    await page.getByRole("link", { name: "Remove filter: Place in the words ignored" }).click();
    await expect(page).toHaveURL(NEAR);
    await page.getByRole("link", { name: "Search for exactly these words" }).click();
    await expect(page).toHaveURL("/services?q=plumber+near+Pune&words=literal");
    await expect(read(page)).toBeHidden();
    await page.getByRole("link", { name: "Remove filter: Exactly these words" }).click();
    await expect(page).toHaveURL(NEAR);
  });

  test("nonsense stays an honest empty page with ideas", async ({ page }) => {
    await page.goto("/services?q=zzqx+wvvt");
    await expect(page.getByRole("heading", { name: "No services found" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Try one of these" }).getByRole("link")).toHaveCount(6);
    await expectAccessible(page);
  });

  test.describe("near me", () => {
    test.use({ geolocation: { latitude: 18.5196, longitude: 73.8553 }, permissions: ["geolocation"] });

    test("shows all, and asks where that is", async ({ page }) => {
      await page.goto("/services?q=plumber+near+me");
      await expect(page.getByRole("article").first()).toBeVisible();
      await page.locator("#results").getByRole("button", { name: "Use my location" }).click();
      await expect(page).toHaveURL(/q=plumber\+near\+me&lat=18\.5196&lng=73\.8553&radiusKm=25$/);
      await expect(page.locator("#results").getByRole("button", { name: "Use my location" })).toBeHidden();
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the chips are links all the same", async ({ page }) => {
      await page.goto(NEAR);
      await read(page)
        .getByRole("link", { name: /near Pune/ })
        .click();
      await expect(page).toHaveURL(`${NEAR}&not=place`);
    });
  });
});

test("a search that was shown is counted by a beacon, once", async ({ page }) => {
  // How often: Chromium does not show what a beacon carries.
  let told = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/v1/search-events")) told += 1;
  });
  const first = page.waitForRequest("**/api/v1/search-events");
  await page.goto("/services?q=pump");
  await first;
  await page.getByLabel("Sort by").selectOption({ label: "Newest first" });
  await expect(page).toHaveURL(/sort=created_desc/);
  const second = page.waitForRequest("**/api/v1/search-events");
  await words(page).fill("bearing");
  await words(page).press("Enter");
  await second;
  expect(told).toBe(2);
});
