import { aBrowser, aCompany, aGstin, aPan, aPicture, closeBrowsers, fillListing } from "@/tests/e2e/people";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "@/tests/e2e/test";

test.afterEach(closeBrowsers);

const DRAFTS = "listing-drafts";
const drafts = (name: string) =>
  indexedDB.databases().then((databases) => databases.some((database) => database.name === name));

test("the area of a company that has nothing yet: every page, on a phone, in both languages", async ({
  request,
  browser,
}) => {
  const page = await aBrowser(browser, await aCompany(request));
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of ["", "/hi"]) {
    for (const path of ["/provider", "/provider/listings", "/provider/create", "/provider/profile"]) {
      await page.goto(`${language}${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  }
  await page.goto("/provider");
  await expect(page.getByText("No listings yet")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});

test("Create Listing: what is wrong at its field, five tabs, a draft that survives a reload and not a sign-out", async ({
  request,
  browser,
}) => {
  const page = await aBrowser(browser, await aCompany(request));
  await page.goto("/provider/create");
  await page.getByRole("button", { name: "Submit for Approval" }).click();
  await expect(page.getByText("Please enter a valid 10-digit phone number")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await expectAccessible(page);

  for (let count = 2; count <= 5; count += 1) await page.getByRole("button", { name: "New" }).click();
  await expect(page.getByText("5/5")).toBeVisible();
  await expect(page.getByRole("button", { name: "New" })).toHaveCount(0);
  for (const n of [5, 4, 3]) await page.getByRole("button", { name: `Close Listing ${n}` }).click();
  await expect(page.getByText("2/5")).toBeVisible();

  const name = "Hand-loom bed sheet, double";
  await fillListing(page, 2, { name });
  const form = page.getByRole("form", { name: "Listing 2" });
  const pictures = await Promise.all(["a.jpg", "b.png", "c.jpg", "d.jpg"].map(aPicture));
  await form.locator("input[type=file]").setInputFiles(pictures);
  await expect(form.getByText("Only 3 more allowed.")).toBeVisible();
  await expect(form.getByRole("img", { name: /^Picture \d/ })).toHaveCount(3);

  await page.getByRole("button", { name: "Close Listing 2" }).click();
  await expect(page.getByRole("heading", { name: `Close “${name}”?` })).toBeVisible();
  await page.getByRole("button", { name: "Keep it" }).last().click();

  // The draft is written a moment after the last change.
  await page.waitForTimeout(1_000);
  await page.reload();
  await expect(page.getByText("Your drafts are back.")).toBeVisible();
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue(name);
  await expect(form.getByRole("img", { name: /^Picture \d/ })).toHaveCount(3);

  await form.getByRole("button", { name: "Submit for Approval" }).click();
  await expect(page.getByText("Listing 2 submitted for approval.")).toBeVisible();
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue("");

  await form.getByLabel("Name", { exact: true }).fill("Not for the next person");
  await page.waitForTimeout(1_000);
  await page
    .getByRole("navigation", { name: "Provider area" })
    .getByRole("button", { name: "Logout" })
    .click();
  await page.waitForURL(/\/signin$/);
  await expect.poll(() => page.evaluate(drafts, DRAFTS)).toBe(false);
});

test("My Listings: archived after a question that names it, then restored", async ({ request, browser }) => {
  const page = await aBrowser(browser, await aCompany(request));
  const name = "Coir door mat, 60 × 40 cm";
  await page.goto("/provider/create");
  await fillListing(page, 1, { name });
  await page.getByRole("button", { name: "Submit for Approval" }).click();
  await page.getByRole("link", { name: "See it in My Listings" }).click();
  await expect(page.getByRole("cell", { name: /Pending Approval/ })).toBeVisible();

  await page.getByRole("button", { name: `Archive ${name}` }).click();
  await expect(page.getByRole("heading", { name: `Archive “${name}”?` })).toBeVisible();
  await page.getByRole("button", { name: "Archive", exact: true }).click();
  await expect(page.getByText(`“${name}” is archived.`)).toBeVisible();
  await expect(page.getByText("Nothing waits for approval")).toBeVisible();

  await page.getByRole("link", { name: /^Archived/ }).click();
  await page.getByRole("button", { name: `Restore ${name}` }).click();
  await expect(page.getByText(`“${name}” is back: Pending Approval.`)).toBeVisible();
});

test("the profile: a format that is wrong, then set once and locked", async ({ request, browser }) => {
  const page = await aBrowser(browser, await aCompany(request));
  const pan = aPan();
  await page.goto("/provider/profile");
  await page.getByLabel("PAN Number").fill("abc1");
  await expect(page.getByText("Invalid PAN number format")).toBeVisible();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Please enter a valid PAN number.").first()).toBeVisible();
  await expect(page.getByLabel("PAN Number")).toBeFocused();
  await page.getByLabel("PAN Number").fill("");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("No changes were made.")).toBeVisible();

  await page.getByLabel("GST Number").fill(aGstin(pan).toLowerCase());
  await page.getByLabel("PAN Number").fill(pan);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Updated GST Number, PAN Number.")).toBeVisible();
  await expect(page.getByText("Already set and locked")).toHaveCount(2);
  await expect(page.getByLabel("GST Number")).toBeDisabled();
});
