import { demoLogin, signIn } from "@/tests/e2e/people";
import { expect, test } from "@/tests/e2e/test";

test.use({ expectedStatuses: [404] });

/** Unknown addresses, and known pages for a thing that is not there: the last where no other service signs anybody in. */
const MISSING = ["/nothing", "/nothing/at/all", "/fr", "/services/a-pump-0000000000000000", "/signin/done"];

for (const [prefix, title] of [
  ["", "Page not found"],
  ["/hi", "पेज नहीं मिला"],
] as const) {
  for (const path of MISSING) {
    test.describe(`${prefix}${path}`, () => {
      test.use({ javaScriptEnabled: false });

      test("is a 404 with a whole page, without JavaScript", async ({ page }) => {
        const response = await page.goto(prefix + path);
        expect(response!.status()).toBe(404);
        await expect(page.locator("html")).toHaveAttribute("lang", prefix ? "hi" : "en");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        await expect(page).toHaveTitle(`${title} · VendorSetu`);
        await expect(page.locator("head > title")).toHaveCount(1);
        await expect(page.locator('head > meta[name="robots"]')).toHaveAttribute("content", /noindex/);
        await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
        await expect(page.getByRole("contentinfo")).toBeVisible();
      });
    });
  }
}

test.describe("unknown addresses in the areas of guests and accounts", () => {
  for (const [area, role] of [
    ["/signin", null],
    ["/provider/signup", null],
    ["/reset-password", null],
    ["/account", "customer"],
    ["/provider", "provider"],
    ["/dashboard", "admin"],
  ] as const)
    test(`${area}/nothing: a 404 whose bar knows ${role ?? "a visitor"}, and whose scripts all run`, async ({
      page,
    }) => {
      if (role !== null) await signIn(page, demoLogin(role));
      for (const language of ["", "/hi"]) {
        const response = await page.goto(`${language}${area}/nothing`);
        expect(response!.status()).toBe(404);
        expect(response!.headers()["content-security-policy"]).toContain("'strict-dynamic'");
        expect(response!.headers()["content-security-policy"]).not.toContain("script-src 'self'");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          language ? "पेज नहीं मिला" : "Page not found",
        );
        const hasFooter = !/^\/(provider|dashboard)/.test(area);
        await expect(page.getByRole("contentinfo")).toHaveCount(hasFooter ? 1 : 0);
        const account = page
          .locator("header summary")
          .filter({ has: page.locator("use[href$='#circle-user-round']") });
        await expect(account).toBeVisible({ visible: role !== null });
        if (role === null) continue;
        // It opens only when the page's scripts run; a script that may not run is an error on the console.
        await account.click();
        await page.mouse.click(20, 500);
        await expect(page.locator("header details[open]")).toHaveCount(0);
      }
    });
});

test("it has ways out: a search, the categories, home", async ({ page }) => {
  await page.goto("/hi/nothing");
  await expect(page.getByRole("link", { name: "सभी श्रेणियाँ देखें" })).toHaveAttribute("href", "/hi/categories");
  await expect(page.getByRole("link", { name: "होम पेज पर जाएँ" })).toHaveAttribute("href", "/hi");
  await page.getByRole("search").getByRole("searchbox").fill("pump");
  await page.getByRole("search").getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL("/hi/services?q=pump");
});

test("English has one address: /en moves to it", async ({ request }) => {
  for (const [from, to] of [
    ["/en", "/"],
    ["/en/locations?a=b", "/locations?a=b"],
  ]) {
    const response = await request.get(from!, { maxRedirects: 0 });
    expect([response.status(), response.headers()["location"]]).toEqual([308, to]);
  }
});

test("only pictures are served under /media, and a missing one is not remembered", async ({ request }) => {
  for (const name of [
    "0000000000000000-320.webp",
    "notes.txt",
    "..%2Fpackage.json",
    "%2e%2e%2fpackage.json",
  ]) {
    const response = await request.get(`/media/${name}`);
    expect(response.status()).toBe(404);
    expect(response.headers()["cache-control"]).toContain("no-store");
    expect(await response.text()).toBe("");
  }
});
