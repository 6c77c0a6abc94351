// About, the promoter's form and the pages of rules; and the switch of languages on every kind of page.
import { articles } from "@/lib/content/articles/articles";
import { aPicture, closeBrowsers, demoLogin, signIn } from "@/tests/e2e/people";
import { comesAlive, expect, test } from "@/tests/e2e/test";

test.afterEach(closeBrowsers);

test("About leads a visitor to the sign-up and a provider to the dashboard", async ({ page }) => {
  await page.goto("/about");
  const register = page.getByRole("main").getByRole("link", { name: "Register Your Company" });
  const explore = page.getByRole("main").getByRole("link", { name: "Explore Businesses" });
  await expect(explore.first()).toHaveAttribute("href", "/services");
  await expect(register.first()).toHaveAttribute("href", "/signup");
  await signIn(page, demoLogin("provider"));
  await page.goto("/hi/about");
  await expect(
    page.getByRole("main").getByRole("link", { name: "अपनी कंपनी रजिस्टर करें" }).first(),
  ).toHaveAttribute("href", "/hi/provider");
});

test("on a phone no link of the footer is lower than 30 px", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/about", "/hi/about"]) {
    await page.goto(path);
    const links = page.getByRole("contentinfo").locator("a:visible");
    const heights = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(15);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(30);
  }
});

test("on a phone each link of the footer stands in one line, beside that of the other list", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/about", "/hi/about"]) {
    await page.goto(path);
    const lists = await page
      .getByRole("contentinfo")
      .locator("nav:visible")
      .evaluateAll((all) =>
        all.map((one) => [...one.querySelectorAll("a")].map((link) => link.getBoundingClientRect().top)),
      );
    const [explore, categories, business, rules] = lists as [number[], number[], number[], number[]];
    expect(categories).toEqual(explore.slice(0, categories.length));
    expect(rules).toEqual(business);
  }
});

test("the promoter's form checks in its order, then says what is true, and tells nobody", async ({
  page,
}) => {
  await page.goto("/promoter");
  await expect(page.getByText("Promoter IDs are not issued yet.").first()).toBeVisible();
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  // Our own scripts, which come without saying anything, are no calls.
  const told = () => calls.filter((url) => !new URL(url).pathname.startsWith("/_next/static/"));
  const send = () => page.getByRole("button", { name: "Create ID" }).click();
  const picture = await aPicture("me.png");
  for (const [sentence, label, value] of [
    ["Full name is required.", "Full name", "Zubeida Canary"],
    ["Enter a valid 10-digit mobile number.", "Mobile number", "98123 4567099"],
    ["Address is required.", "Address", "12 Canary Lane"],
    ["Date of birth is required.", "Date of birth", "1994-03-08"],
    ["Enter a valid PAN number.", "PAN number", "abcde1234fgh"],
    ["Profile image is required.", "Profile image", null],
    ["PAN document is required.", "PAN document", null],
  ] as const) {
    await send();
    const field = page.getByLabel(label, { exact: true });
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(sentence);
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${sentence.replace(".", "\\.")}`));
    if (value === null) await field.setInputFiles([picture]);
    else await field.fill(value);
  }
  await expect(page.getByLabel("Mobile number")).toHaveValue("9812345670");
  await expect(page.getByLabel("PAN number")).toHaveValue("ABCDE1234F");
  await send();
  await expect(page.getByRole("button", { name: "Creating..." })).toBeDisabled();
  await expect(page.getByRole("status").filter({ hasText: "Your details are complete" })).toBeFocused();

  expect(told()).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept + page.url()).not.toMatch(/canary|9812345670|ABCDE1234F/i);
});

test("a page that is left tells how fast it was, by its kind and without a word about who read it", async ({
  page,
  request,
}) => {
  // Chromium does not show what a beacon carries.
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      void (data as Blob).text().then((text) => told.push(`${String(url)} ${text}`));
      return send(url, data);
    };
  });
  const article = `/hi/blogs/${articles[0]!.id}`;
  await page.goto(article);
  await comesAlive(page.locator("body"));
  const arrived = page.waitForRequest("**/api/v1/vitals");
  // Presses, then turns to another tab and back: again until the reporter is there.
  const told = async () => {
    await page.getByRole("heading", { level: 1 }).click();
    return page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      Reflect.deleteProperty(document, "visibilityState");
      return (window as unknown as { told: string[] }).told.join("\n");
    });
  };
  await expect
    .poll(told)
    .toMatch(/^\/api\/v1\/vitals \{"page":"article","metric":"LCP","value":[\d.]+,"rating":"[a-z-]+"\}$/m);
  await arrived;
  const answer = await request.post("/api/v1/vitals", {
    data: { page: article, metric: "LCP", value: 1, rating: "good" },
  });
  expect(answer.status()).toBe(400);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the promoter's form can be sent nowhere", async ({ page }) => {
    await page.goto("/promoter");
    await expect(page.getByRole("button", { name: "Create ID" })).toBeDisabled();
    await page.getByLabel("Full name").fill("Zubeida Canary");
    await page.getByLabel("Full name").press("Enter");
    await expect(page).toHaveURL("/promoter");
  });
});

test("on every kind of page the other language is the same page", async ({ request }) => {
  const html = async (path: string) => (await request.get(path)).text();
  const linkIn = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];
  const results = await html("/services");
  const listing = linkIn(results, /href="(\/services\/[a-z0-9-]+-[0-9a-z]{16})"/);
  const company = linkIn(await html(listing!), /href="(\/company\/[a-z0-9-]+)"/);
  const categories = [
    ...(await html("/categories")).matchAll(/href="(\/services\/category\/[a-z0-9-]+)"/g),
  ].map(([, href]) => href!);
  const category = categories[0];
  let city: string | undefined;
  for (const one of categories)
    city ??= linkIn(await html(one), /href="(\/services\/in\/[a-z0-9-]+\/[a-z0-9-]+)"/);
  const article = linkIn(await html("/blogs"), /href="(\/blogs\/[a-z0-9-]+)"/);
  const pages = [listing, company, category, `${category}?priceMin=1`, city, `${city}?page=2`, article];
  pages.push("/", "/services?q=pumps", "/services/location?location=Kerala", "/categories", "/locations");
  pages.push("/blogs", "/contact", "/about", "/promoter", "/privacy", "/terms", "/grievance", "/signin");
  const hrefOf = async (path: string, language: string) =>
    new RegExp(`<a[^>]*href="([^"]*)"[^>]*hrefLang="${language}"`, "i").exec(await html(path))?.[1];
  for (const page of pages) {
    expect(page, "every kind is there").toBeDefined();
    const english = page!.replace(/\?.*/, "");
    const hindi = english === "/" ? "/hi" : `/hi${english}`;
    expect([page, await hrefOf(page!, "hi")]).toEqual([page, hindi]);
    const other = page!.replace(english, hindi);
    expect([other, await hrefOf(other, "en")]).toEqual([other, english]);
  }
});
