import type { Locator, Page } from "@playwright/test";
import { aBrowser, aCompany, aPicture, closeBrowsers, draftNames, listingForm } from "@/tests/e2e/people";
import { expect, test } from "@/tests/e2e/test";

test.afterEach(closeBrowsers);

const PHONE = { width: 360, height: 740 };

/** A person at a phone: counts each press, and each field that is typed into. */
class Person {
  taps = 0;
  async press(target: Locator) {
    this.taps += 1;
    await target.click();
  }
  async type(field: Locator, text: string) {
    this.taps += 1;
    await field.pressSequentially(text);
  }
  /** Opening the list, and the choice. */
  async choose(select: Locator) {
    this.taps += 2;
    await expect(select).toBeEnabled();
    await select.selectOption({ index: 1 });
  }
}

test("from home to ringing in three taps", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  const person = new Person();
  const bar = page.getByRole("search").first();
  // The first tap is the field's: typing follows it.
  await person.type(bar.getByRole("combobox", { name: "What do you need?" }), "electrician in pune");
  await person.press(bar.getByRole("button", { name: "Search", exact: true }));
  const call = page
    .getByRole("article")
    .first()
    .getByRole("link", { name: /^Call / });
  await expect(call).toBeInViewport();
  await expect(call).toHaveAttribute("href", /^tel:\+91\d{10}$/);
  await person.press(call);
  expect(person.taps).toBeLessThanOrEqual(3);
});

/** Enters a whole listing on a phone, with a picture and a price by the kilogram, and says what it took. */
async function create(page: Page, name: string, place: string | null): Promise<number> {
  const person = new Person();
  await page.goto("/provider/create");
  const form = await listingForm(page, 1);
  await person.type(form.getByLabel("Name", { exact: true }), name);
  await person.type(form.getByRole("textbox", { name: "Price (₹)" }), "14750");
  for (const label of ["Price is for", "Category", "Subcategory"])
    await person.choose(form.getByLabel(label, { exact: true }));
  await person.type(form.getByLabel("Description"), "Made to order, tested, with a year's warranty.");
  if (place !== null) {
    await person.type(form.getByLabel("Address"), "12 Market Road");
    await person.type(form.getByRole("combobox", { name: "Find the location" }), place);
    await person.press(form.getByRole("option", { name: new RegExp(`^${place}`) }).first());
  }
  const chooser = page.waitForEvent("filechooser");
  await person.press(form.getByText("Add picture"));
  await (await chooser).setFiles(await aPicture("front.jpg"));
  const preview = form.locator("article");
  await expect(preview.getByText(name)).toBeVisible();
  await expect(preview.getByText("₹14,750")).toBeVisible();
  await expect(preview.locator("img")).toHaveAttribute("src", /^blob:/);
  // The details that hold coordinates stay closed: nobody types them.
  await expect(form.getByLabel("Latitude")).toBeHidden();
  await person.press(form.getByRole("button", { name: "Submit for Approval" }));
  await expect(page.getByText("Listing 1 submitted for approval.")).toBeVisible();
  await expect.poll(() => draftNames(page)).toEqual([]);
  return person.taps;
}

test("a listing on a phone in at most 30 taps and fields, no coordinates typed; the second one in fewer", async ({
  request,
  browser,
}) => {
  const page = await aBrowser(browser, await aCompany(request));
  await page.setViewportSize(PHONE);
  const first = await create(page, "Carved teak door, single", "Ziro");
  expect(first).toBeLessThanOrEqual(30);

  // The company's phone and where its latest listing is are known.
  await page.goto("/provider/create");
  const form = await listingForm(page, 1);
  await expect(form.getByLabel("Phone number")).toHaveValue(/^\d{10}$/);
  await expect(form.getByLabel("Address")).toHaveValue("12 Market Road");
  await expect(form.getByLabel("Latitude")).not.toHaveValue("");
  expect(await create(page, "Carved teak door, double", null)).toBeLessThan(first);
});
