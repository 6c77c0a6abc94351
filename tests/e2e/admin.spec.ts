import type { Locator, Page } from "@playwright/test";
import { demoLogin, signIn } from "@/tests/e2e/people";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "@/tests/e2e/test";

type Item = {
  id: string;
  name: string;
  status: string;
  rejectionReason: string | null;
  providerUserId: string;
};

test.beforeEach(({ page }) => signIn(page, demoLogin("admin")));

const bearer = (page: Page) =>
  page.evaluate(() => ({ authorization: `Bearer ${localStorage.getItem("accessToken")}` }));

/** Calls the API as the signed-in admin. */
async function api(page: Page, method: "GET" | "POST", path: string) {
  const response = await page.request.fetch(`/api/v1${path}`, { method, headers: await bearer(page) });
  return { status: response.status(), body: await response.json() };
}

/** The oldest listing that waits. */
async function oldest(page: Page): Promise<Item> {
  const { body } = await api(page, "GET", "/admin/listings?status=pending_approval&limit=1");
  return (body as { items: Item[] }).items[0]!;
}

test.describe("listings", () => {
  test("filters stand in the address and come back with Back", async ({ page }) => {
    await page.goto("/dashboard/listings");
    await page.getByLabel("Status").selectOption("rejected");
    await expect(page).toHaveURL(/\?status=rejected$/);
    const rows = page.getByRole("region", { name: "Listings" }).locator("tbody").getByRole("row");
    await expect(rows.first().getByText("Rejected")).toBeVisible();
    await expect(rows.filter({ hasText: "Approved" })).toHaveCount(0);
    await page.getByRole("textbox", { name: "Lowest price (₹)" }).pressSequentially("Rs. ९९.00");
    await expect(page).toHaveURL(/\?status=rejected&priceMin=99$/);
    await page.goBack();
    await expect(page.getByLabel("Status")).toHaveValue("");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Listings" })).toBeVisible();
  });

  test("a lowest price above the highest is told and not asked for", async ({ page }) => {
    await page.goto("/dashboard/listings?priceMax=100");
    await page.getByRole("textbox", { name: "Lowest price (₹)" }).fill("500");
    await expect(page.getByText("The lowest price is above the highest.")).toBeVisible();
    await expect(page).toHaveURL(/\?priceMax=100$/);
  });

  test("nothing found: 'No listings' and the way out", async ({ page }) => {
    await page.goto("/dashboard/listings");
    await page.getByRole("searchbox", { name: "Name" }).fill("zzzz no such thing");
    await expect(page.getByText("No listings", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Next", exact: true })).toHaveCount(0);
    await page.getByRole("button", { name: "Clear filters" }).last().click();
    await expect(page).toHaveURL(/\/dashboard\/listings$/);
    await expect(page.getByRole("button", { name: "Next", exact: true })).toBeEnabled();
  });

  test("a provider is chosen by typing part of its name", async ({ page }) => {
    await page.goto("/dashboard/listings");
    const box = page.getByRole("combobox", { name: "Provider" });
    await box.click();
    const options = page.getByRole("listbox", { name: "Provider" }).getByRole("option");
    const name = (await options.first().textContent())!;
    // One search narrows the list; the next one looks through all of them again.
    await box.fill("jute");
    await expect(options.first()).toContainText(/jute/i);
    await box.fill("");
    await expect(options.first()).toHaveText(name);
    await box.fill("jute");
    await expect(options.first()).toContainText(/jute/i);
    await box.fill(name.slice(0, 6));
    await page.getByRole("option", { name, exact: true }).first().click();
    await expect(page).toHaveURL(/\?providerUserId=[0-9a-z]{16}$/);
    await expect(box).toHaveValue(name);
    await page.getByRole("button", { name: "Show all providers" }).click();
    await expect(page).toHaveURL(/\/dashboard\/listings$/);
  });

  test("pages and their sizes", async ({ page }) => {
    await page.goto("/dashboard/listings");
    await expect(page.getByText(/^1–20 of [\d,]+$/)).toBeVisible();
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(page.getByText(/^21–40 of [\d,]+$/)).toBeVisible();
    await page.getByLabel("Rows").selectOption("50");
    await expect(page.getByText(/^1–50 of [\d,]+$/)).toBeVisible();
    await expect(page).toHaveURL(/\?limit=50$/);
  });
});

test.describe("providers and customers", () => {
  test("a provider is found, seen, disabled and enabled by name", async ({ page }) => {
    await page.goto("/dashboard/providers");
    const link = page.getByRole("link", { name: /^Listings of / }).last();
    const company = (await link.textContent())!;
    await expect(link).toHaveAttribute("href", /\/dashboard\/listings\?providerUserId=/);
    await page.getByRole("searchbox", { name: "Search" }).fill(company);
    await expect(page).toHaveURL(/\?q=/);
    // Rows are dimmed while others are on their way.
    await expect(page.getByRole("region", { name: "Providers" })).toHaveAttribute("aria-busy", "false");
    await page
      .getByRole("button", { name: `View ${company}` })
      .first()
      .click();
    const dialog = page.getByRole("dialog", { name: company });
    await expect(dialog.getByText("GST Number")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Disable account" }).click();
    const question = page.getByRole("alertdialog", { name: `Disable ${company}?` });
    await question.getByRole("button", { name: "Disable account" }).click();
    await expect(dialog.getByText("Disabled", { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: "Enable account" }).click();
    await page
      .getByRole("alertdialog", { name: `Enable ${company}?` })
      .getByRole("button", { name: "Enable account" })
      .click();
    await expect(dialog.getByText("Active", { exact: true })).toBeVisible();
  });

  test("a customer is found and seen", async ({ page }) => {
    await page.goto("/dashboard/customers");
    await page
      .getByRole("button", { name: /^View / })
      .first()
      .click();
    await expect(page.getByRole("dialog").getByText("Email")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("searchbox", { name: "Search" }).fill("zzzz nobody");
    await expect(page.getByText("No customers", { exact: true })).toBeVisible();
    await page.goto("/dashboard/providers?q=zzzz+nobody");
    await expect(page.getByText("No providers", { exact: true })).toBeVisible();
  });

  test.describe("the server fails", () => {
    test.use({ expectedStatuses: [503] });

    for (const [path, words] of [
      ["providers", "Failed to load providers"],
      ["customers", "Failed to load customers"],
      ["listings", "Failed to load listings"],
    ] as const) {
      test(`${words}, in a snackbar that goes after 4 s, and a retry that stays`, async ({ page }) => {
        await page.goto(`/dashboard/${path}`);
        await page.route(/\/api\/v1\/admin\//, (route) => route.fulfill({ status: 503, body: "" }));
        await page.getByRole("searchbox").first().fill("a");
        const toast = page.locator("[data-sonner-toast]").filter({ hasText: words });
        await expect(toast).toBeVisible();
        await expect(toast).toBeHidden({ timeout: 8_000 });
        await page.unroute(/\/api\/v1\/admin\//);
        await page.getByRole("button", { name: "Try again" }).click();
        await expect(page.getByRole("button", { name: "Try again" })).toBeHidden();
      });
    }
  });
});

test("the focus goes back to the row it came from", async ({ page }) => {
  await page.goto("/dashboard");
  const reject = page
    .getByRole("region", { name: "Listing to decide on" })
    .getByRole("button", { name: /^Reject / });
  await reject.press("Enter");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(reject).toBeFocused();
  // From the details to the question and out of both.
  await page.goto("/dashboard/listings?status=pending_approval");
  const row = page.getByRole("region", { name: "Listings" }).locator("tbody tr").first();
  const name = row.getByRole("button").first();
  await name.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Reject" }).press("Enter");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(name).toBeFocused();

  await page.goto("/dashboard/listings");
  const menu = page.getByRole("button", { name: /^Actions for / }).first();
  await menu.press("Enter");
  await page.getByRole("menuitem", { name: "Archive" }).press("Enter");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
});

test.describe("settings", () => {
  test.use({ expectedStatuses: [409, 500] });

  test("a category and its subcategory are added, refused twice, renamed, moved and hidden", async ({
    page,
  }) => {
    const name = `Desk test ${Date.now()}`;
    await page.goto("/dashboard/settings");
    const add = page.getByLabel("New category");
    await page.getByRole("button", { name: "Add category" }).click();
    await expect(page.getByText("Name must be 1 to 60 characters")).toBeVisible();

    await add.fill(`  ${name} `);
    await page.getByRole("button", { name: "Add category" }).click();
    const list = page.getByRole("list", { name: "Categories" });
    const row = list.getByRole("listitem").filter({ hasText: name });
    await expect(row).toBeVisible();

    await add.fill(name.toUpperCase());
    await page.getByRole("button", { name: "Add category" }).click();
    await expect(page.getByText("There is already one of this name.")).toBeVisible();

    await page.getByLabel("New subcategory").fill("Part one");
    await page.getByRole("button", { name: "Add subcategory" }).click();
    await expect(page.getByText("Please choose a category")).toBeVisible();
    await row.getByRole("button", { name: `Show subcategories of ${name}` }).click();
    await page.getByRole("button", { name: "Add subcategory" }).click();
    const parts = page.getByRole("list", { name: `Subcategories of ${name}` });
    await expect(parts.getByRole("listitem")).toHaveText([/Part one/]);
    await page.getByLabel("New subcategory").fill("Part two");
    await page.getByRole("button", { name: "Add subcategory" }).click();
    await expect(parts.getByRole("listitem")).toHaveCount(2);
    await parts.getByRole("button", { name: "Move Part two up" }).press("Enter");
    await expect(parts.getByRole("listitem").first()).toContainText("Part two");
    // It is the first now: only down is left.
    await expect(parts.getByRole("button", { name: "Move Part two down" })).toBeFocused();

    await row.getByRole("button", { name: `Actions for ${name}` }).click();
    await page.getByRole("menuitem", { name: "Rename" }).click();
    await page.getByLabel(`New name of ${name}`).fill(`${name} B`);
    await page.keyboard.press("Enter");
    const renamed = list.getByRole("listitem").filter({ hasText: `${name} B` });
    await expect(renamed).toBeVisible();

    await renamed.getByRole("button", { name: `Actions for ${name} B` }).click();
    await page.getByRole("menuitem", { name: "Hide" }).click();
    await expect(renamed.getByText("Hidden", { exact: true })).toBeVisible();
  });

  test("what the server could not do is said", async ({ page }) => {
    await page.route(/\/api\/v1\/categories/, (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 500, body: "" }) : route.continue(),
    );
    await page.goto("/dashboard/settings");
    await page.getByLabel("New category").fill("Anything");
    await page.getByRole("button", { name: "Add category" }).click();
    await expect(page.getByText("Failed to create category")).toBeVisible();
    await page.getByLabel("Category", { exact: true }).selectOption({ index: 1 });
    await page.getByLabel("New subcategory").fill("Anything");
    await page.getByRole("button", { name: "Add subcategory" }).click();
    await expect(page.getByText("Failed to create subcategory")).toBeVisible();
  });
});

test("the audit log tells in words what was done and narrows to one thing", async ({ page }) => {
  await page.goto("/dashboard");
  const item = await oldest(page);
  expect((await api(page, "POST", `/listings/${item.id}/approve`)).status).toBe(200);
  await page.goto("/dashboard/audit");
  const rows = page.getByRole("region", { name: "Audit log" }).locator("tbody").getByRole("row");
  // Somebody else may have signed in since.
  await expect(rows.filter({ hasText: item.name }).first()).toContainText("Approved a listing");
  await page
    .getByRole("button", { name: `Only what happened to ${item.name}` })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`subjectId=${item.id}`));
  await expect(rows).toHaveCount(1);
  await page.getByRole("button", { name: /^Remove filter/ }).click();
  await page
    .getByRole("combobox", { name: "What", exact: true })
    .selectOption({ label: "Rejected a listing" });
  await expect(page).toHaveURL(/action=listing\.rejected/);
});

for (const path of [
  "",
  "/providers",
  "/customers",
  "/listings",
  "/settings",
  "/searches",
  "/synonyms",
  "/audit",
  "/speed",
  "/status",
]) {
  test(`/dashboard${path} fits a phone and is accessible, in both languages and colours`, async ({
    page,
  }) => {
    for (const [width, language] of [
      [360, "/hi"],
      [320, ""],
      [1280, ""],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${language}/dashboard${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
      await expect(page.locator("footer")).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
}

test("a wide table keeps the name in sight while it scrolls, and is stacked below 1024 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto("/dashboard/listings");
  const table = page.getByRole("region", { name: "Listings" });
  const name = table.getByRole("row").nth(1).getByRole("cell").nth(1);
  await expect(name).toBeVisible();
  const left = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().left);
  const before = await left(name);
  await table.evaluate((region) => region.scrollTo({ left: region.scrollWidth, behavior: "instant" }));
  expect(await table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(100);
  expect(before).toBeGreaterThan(await left(table));
  expect(Math.abs((await left(name)) - (await left(table)))).toBeLessThanOrEqual(1);

  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(table.getByRole("row").nth(1)).toHaveCSS("display", "grid");
  await expectNoSidewaysScroll(page);
});
