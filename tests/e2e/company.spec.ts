// A company's own page: how to reach it on a phone, what stands there without JavaScript, and what changes it.
import type { APIRequestContext } from "@playwright/test";
import { companySlug } from "@/lib/shared/slug";
import { aBrowser, aCompany, aPicture, aWord, closeBrowsers, demoLogin } from "@/tests/e2e/people";
import { expect, expectAccessible, expectFits, test } from "@/tests/e2e/test";

test.afterEach(closeBrowsers);

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
      const address = page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ hasText: / \d{6}/ })
        .first();
      await expect(address, "its address, with the PIN code").toBeInViewport({ ratio: 1 });
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
      await expect(
        page.getByRole("button", { name: language ? "शेयर करें" : "Share", exact: true }),
      ).toBeVisible();
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

test("what a company says of itself is shown after an admin's look: about, hours open now in India, photos", async ({
  request,
  browser,
}) => {
  const owner = await aCompany(request, `Kaveri ${aWord()}`);
  const page = await aBrowser(browser, owner);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/provider/profile");
  const form = page.getByRole("form", { name: "Your company page" });
  await form.getByLabel("About your company").fill("Lathe work since 1984.");
  await form.getByRole("combobox", { name: "Monday" }).selectOption("open");
  await form.getByLabel("Monday: closes, span 1").fill("08:00");
  await form.getByRole("button", { name: "Send for approval" }).click();
  await expect(form.getByText(/each closing after it opens/).first()).toBeVisible();
  await expect(form.getByLabel("About your company")).toHaveValue("Lathe work since 1984.");

  await form.getByLabel("Monday: closes, span 1").fill("18:00");
  await form.getByRole("button", { name: "Same until Saturday" }).click();
  await form.getByRole("combobox", { name: "Sunday" }).selectOption("closed");
  await form.getByRole("checkbox", { name: "Marathi" }).check();
  await form.getByRole("checkbox", { name: "UPI" }).check();
  await form.locator("input[type=file]").setInputFiles([await aPicture("shop.jpg")]);
  await expect(form.getByRole("img", { name: "Photo 1" })).toBeVisible();
  await expectFits(page);
  await form.getByRole("button", { name: "Send for approval" }).click();
  await expect(form.getByText(/^Sent\. It is shown/)).toBeVisible();
  const path = await form.getByRole("link", { name: "See your page" }).getAttribute("href");

  const visitor = await aBrowser(browser);
  await visitor.goto(path!);
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(visitor.getByText("Lathe work since 1984.")).toHaveCount(0);

  const admin = await aBrowser(browser, demoLogin("admin"));
  await admin.goto("/dashboard/pages");
  const waiting = admin.getByRole("listitem").filter({ has: admin.locator(`a[href="${path}"]`) });
  await expect(waiting).toContainText("Lathe work since 1984.");
  await expect(waiting.getByRole("img", { name: "Photo 1" })).toBeVisible();
  await expectAccessible(admin);
  await waiting.getByRole("button", { name: /^Approve the page of / }).click();
  await expect(waiting).toHaveCount(0);

  // The first request after the approval; a Monday at noon in India, whatever the reader's clock is set to.
  await visitor.clock.setFixedTime(new Date("2026-11-23T12:00:00+05:30"));
  await visitor.goto(path!);
  await expect(visitor.getByText("Lathe work since 1984.")).toBeVisible();
  await expect(visitor.getByText("Open now, until 6:00 pm")).toBeVisible();
  await expect(visitor.getByText("Marathi")).toBeVisible();
  const photo = visitor.getByRole("img", { name: /^Photo 1 of 1 of Kaveri/ });
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(visitor);
  await visitor.clock.setFixedTime(new Date("2026-11-29T12:00:00+05:30"));
  await visitor.reload();
  await expect(visitor.getByText("Closed now", { exact: false })).toBeVisible();
  await visitor.clock.setFixedTime(new Date("2026-11-23T08:00:00+05:30"));
  await visitor.reload();
  await expect(visitor.getByText("Closed now, opens 9:00 am")).toBeVisible();
});

test("a page that is turned down tells its company why, and the page stays as it was", async ({
  request,
  browser,
}) => {
  const owner = await aCompany(request, `Kaveri ${aWord()}`);
  const page = await aBrowser(browser, owner);
  await page.goto("/provider/profile");
  const form = page.getByRole("form", { name: "Your company page" });
  const about = `Buy lottery tickets ${aWord()}`;
  await form.getByLabel("About your company").fill(about);
  await form.getByRole("button", { name: "Send for approval" }).click();
  await expect(form.getByText(/^Waits for our team/)).toBeVisible();

  const admin = await aBrowser(browser, demoLogin("admin"));
  await admin.goto("/dashboard/pages?limit=100");
  const waiting = admin.getByRole("listitem").filter({ hasText: about });
  await waiting.getByRole("button", { name: /^Reject the page of / }).click();
  const dialog = admin.getByRole("alertdialog");
  await dialog.getByLabel("Reason").fill("No advertising for others.");
  // Behind an open dialog nothing is found by its role: the answer says when it is done.
  const answer = admin.waitForResponse("**/api/v1/admin/pages/*/reject");
  await dialog.getByRole("button", { name: "Reject", exact: true }).click();
  expect((await answer).status()).toBe(200);
  await expect(dialog).toBeHidden();
  await expect(waiting).toHaveCount(0);

  await page.reload();
  await expect(form.getByText("Not approved: No advertising for others.")).toBeVisible();
  await expect(form.getByLabel("About your company")).toHaveValue(about);

  await page.goto("/provider");
  const notice = page.getByRole("status").filter({ hasText: "was not approved: No advertising for others." });
  await expect(page.getByRole("main").getByRole("link", { name: "About your company" })).toBeVisible();
  await notice.getByRole("link", { name: "Change it" }).click();
  await expect(page).toHaveURL(/\/provider\/profile#page-about$/);
});
