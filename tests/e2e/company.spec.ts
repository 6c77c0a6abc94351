// A company's own page: how to reach it on a phone, what stands there without JavaScript, and what changes it.
import type { APIRequestContext } from "@playwright/test";
import { companySlug } from "@/lib/shared/slug";
import { demoLogin } from "@/tests/e2e/people";
import { expect, expectFits, test } from "@/tests/e2e/test";

/** The page of the demo's provider, which has approved listings. */
async function demoCompany(request: APIRequestContext) {
  const { email, password } = demoLogin("provider");
  const answer = await request.post("/api/v1/auth/login", { data: { email, password } });
  const { user } = (await answer.json()) as {
    user: { id: string; providerProfile: { companyName: string; companyType: null } };
  };
  const company = { id: user.id, ...user.providerProfile };
  return { name: company.companyName, path: `/company/${companySlug(company)}` };
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const language of ["", "/hi"]) {
    test(`calling, writing and asking stay in reach while the page is read${language}`, async ({
      page,
      request,
    }) => {
      const { path } = await demoCompany(request);
      await page.goto(`${language}${path}`);
      const bar = page.locator("[data-bottom-bar]");
      const ways = bar.getByRole("link");
      await expect(ways).toHaveCount(3);
      await expect(ways.nth(0)).toHaveAttribute("href", /^tel:\+9100\d{8}$/);
      await expect(ways.nth(1)).toHaveAttribute("href", /^https:\/\/wa\.me\/9100\d{8}\?text=/);
      for (const way of await ways.all()) {
        expect((await way.innerText()).trim()).not.toBe("");
        const box = (await way.boundingBox())!;
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      }
      await expectFits(page);
      for (const at of [0, 600]) {
        await page.evaluate((top) => window.scrollTo(0, top), at);
        await expect(bar).toBeInViewport({ ratio: 1 });
      }
      await ways.nth(2).click();
      await expect(page.locator("#enquiry-heading")).toBeInViewport();
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("says where the company is, how to reach it and what it offers", async ({ page, request }) => {
    const { name, path } = await demoCompany(request);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.getByRole("link", { name: new RegExp(`^Call ${name}: 00`) }).first()).toBeVisible();
    await expect(page.getByRole("link", { name: `Directions to ${name}` })).toBeVisible();
    await expect(page.getByText(/^Details last confirmed on /)).toBeVisible();
    const groups = page.locator("section:has(> ul)").filter({ has: page.getByRole("heading", { level: 2 }) });
    await expect(groups.first().getByRole("heading", { level: 3 }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Send Enquiry" })).toBeVisible();
  });
});
