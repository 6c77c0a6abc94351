import en from "@/lib/content/messages/en.json" with { type: "json" };
import hi from "@/lib/content/messages/hi.json" with { type: "json" };
import {
  aBrowser,
  aCompany,
  aGstin,
  aPan,
  aPdf,
  aPicture,
  closeBrowsers,
  draftNames,
  fillListing,
  keptDrafts,
  listingForm,
  signIn,
} from "@/tests/e2e/people";
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
      await expect(page).toHaveTitle(/ · VendorSetu$/);
      await expect(page.getByRole("contentinfo")).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  }
  await page.goto("/provider");
  await expect(page.getByText("No listings yet")).toBeVisible();
  const missing = page.getByRole("region", { name: "What buyers look for" });
  await expect(missing).toContainText(/[0-2] of 8 done/);
  await missing.getByRole("link", { name: "About your company" }).click();
  await expect(page.locator("#page-about")).toBeInViewport();
  await page.goto("/provider");
  await missing.getByRole("link", { name: "A listing", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Create Listing" })).toBeVisible();
  await page.goto("/provider");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});

test("Create Listing: what is wrong at its field, five tabs, a draft that survives a reload and not a sign-out", async ({
  request,
  browser,
}) => {
  const page = await aBrowser(browser, await aCompany(request));
  await page.goto("/provider/create");
  // The company's own stands there.
  await (await listingForm(page, 1)).getByLabel("Phone number").fill("");
  await page.getByRole("button", { name: "Submit for Approval" }).click();
  await expect(page.getByText("Please enter a valid 10-digit phone number")).toBeVisible();
  // Who typed no coordinates hears of none.
  await expect(page.getByText("Choose a place on the map")).toBeVisible();
  await expect(page.getByLabel("Latitude")).toBeHidden();
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
  await expect.poll(() => keptDrafts(page)).toContainEqual({ name, pictures: 3, attempt: null });
  await page.reload();
  await expect(page.getByText("Your drafts are back.")).toBeVisible();
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue(name);
  await expect(form.getByRole("img", { name: /^Picture \d/ })).toHaveCount(3);

  await form.getByRole("button", { name: "Submit for Approval" }).click();
  await expect(page.getByText("Listing 2 submitted for approval.")).toBeVisible();
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue("");

  await form.getByLabel("Name", { exact: true }).fill("Not for the next person");
  await expect.poll(() => draftNames(page)).toContain("Not for the next person");
  await page
    .getByRole("navigation", { name: "Provider area" })
    .getByRole("button", { name: "Logout" })
    .click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect.poll(() => page.evaluate(drafts, DRAFTS)).toBe(false);
});

test("of several menus on a phone each closes without pressing what lies beneath", async ({
  request,
  browser,
}) => {
  const page = await aBrowser(browser, await aCompany(request));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/provider");
  // The header's, the account's and the desk's.
  await expect(page.locator("summary:visible")).toHaveCount(3);
  for (const at of [0, 1, 2]) {
    const summary = page.locator("summary:visible").nth(at);
    await expect(async () => {
      await summary.click();
      await expect(summary.locator("xpath=..")).toHaveAttribute("open", "", { timeout: 500 });
    }).toPass();
    const link = page.getByRole("main").getByRole("link").filter({ visible: true }).last();
    await link.scrollIntoViewIfNeeded();
    await link.evaluate((one) => one.addEventListener("click", () => (one.dataset.pressed = "yes")));
    await link.click({ force: true });
    await expect(summary.locator("xpath=..")).not.toHaveAttribute("open");
    await expect(link).not.toHaveAttribute("data-pressed");
  }
});

test("My Listings: archived after a question that names it, then restored", async ({ request, browser }) => {
  const page = await aBrowser(browser, await aCompany(request));
  const name = "Coir door mat, 60 × 40 cm";
  await page.goto("/provider/create");
  await fillListing(page, 1, { name });
  await page.getByRole("button", { name: "Submit for Approval" }).click();
  await page.getByRole("link", { name: "See it in My Listings" }).click();
  await expect(page.getByRole("cell", { name: /Pending Approval/ })).toBeVisible();
  // By itself the page shows the approved ones alone.
  await page.getByRole("link", { name: "My Listings", exact: true }).click();
  await expect(page.getByText("No approved listings")).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await page.getByRole("link", { name: /^Pending Approval/ }).click();
  await expect(page.getByRole("cell", { name: /Pending Approval/ })).toBeVisible();
  // What can be done is in reach on every laptop: nothing of the last column is cut off.
  for (const width of [1366, 1280])
    for (const language of ["/hi", ""]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${language}/provider/listings?status=pending_approval`);
      await expect(page.getByRole("row").last().getByRole("button")).toBeInViewport({ ratio: 1 });
    }

  await page.getByRole("button", { name: `Archive ${name}` }).click();
  await expect(page.getByRole("heading", { name: `Archive “${name}”?` })).toBeVisible();
  await page.getByRole("button", { name: "Archive", exact: true }).click();
  await expect(page.getByText(`“${name}” is archived.`)).toBeVisible();
  await expect(page.getByText("Nothing waits for approval")).toBeVisible();

  await page.getByRole("link", { name: /^Archived/ }).click();
  await page.getByRole("button", { name: `Restore ${name}` }).click();
  await expect(page.getByText(`“${name}” is back: Pending Approval.`)).toBeVisible();
});

test("Create Listing: an attempt that is repeated carries its key, also after a reload; a changed one another", async ({
  request,
  browser,
}) => {
  const page = await aBrowser(browser, await aCompany(request));
  await page.goto("/provider/create");
  await fillListing(page, 1, { name: "Terracotta planter, 30 cm" });
  const keys: (string | undefined)[] = [];
  await page.route("**/api/v1/listings", (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    return route.fulfill({ status: 503, json: { code: "UNAVAILABLE", key: "busy", message: "Not now." } });
  });
  const form = await listingForm(page, 1);
  const send = async () => {
    const count = keys.length;
    await form.getByRole("button", { name: "Submit for Approval" }).click();
    await expect.poll(() => keys.length).toBe(count + 1);
    await expect(form.getByRole("alert").filter({ hasText: "The service is busy." })).toBeVisible();
  };
  await send();
  await send();
  await expect.poll(() => keptDrafts(page)).toContainEqual(expect.objectContaining({ attempt: keys[0] }));
  await page.reload();
  await listingForm(page, 1);
  await expect(form.getByLabel("Subcategory")).toBeEnabled();
  await send();
  await form.getByRole("textbox", { name: "Price (₹)" }).fill("850");
  await send();
  const [first, second, reloaded, changed] = keys;
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect([second, reloaded]).toEqual([first, first]);
  expect(changed).not.toBe(first);

  await page.unroute("**/api/v1/listings");
  await form.getByRole("button", { name: "Submit for Approval" }).click();
  await expect(page.getByText("Listing 1 submitted for approval.")).toBeVisible();
  for (const label of ["Name", "Price (₹)", "Latitude", "Find the location"])
    await expect(form.getByLabel(label, { exact: true })).toHaveValue("");
});

test("Create Listing: a price is read as people write it; before that the preview says no price for the company", async ({
  request,
  browser,
}) => {
  const page = await aBrowser(browser, await aCompany(request));
  await page.goto("/provider/create");
  const form = await listingForm(page, 1);
  const price = form.getByRole("textbox", { name: "Price (₹)" });
  const preview = form.locator("[inert]");
  await expect(preview.getByText("Price (₹)")).toBeVisible();
  for (const [typed, shown] of [
    ["Rs. 1,25,000.00/-", "₹1,25,000"],
    ["₹ १,५०० /-", "₹1,500"],
    ["INR 900", "₹900"],
  ] as const) {
    await price.fill(typed);
    await expect(price).toHaveAccessibleDescription(`Shown as ${shown}`);
    await expect(preview.getByText(shown, { exact: true })).toBeVisible();
  }
  for (const typed of ["about 500", "499.50", "0", "1,00,00,00,001"]) {
    await price.fill(typed);
    await expect(price).toHaveAccessibleDescription("Whole rupees, without paise");
    await expect(preview.getByText("Price (₹)")).toBeVisible();
  }
  await expect(preview.getByText("Price on request")).toHaveCount(0);
  await form.getByLabel("Price on request").check();
  await expect(preview.getByText("Price on request")).toBeVisible();
  await form.getByLabel("Price on request").uncheck();

  await fillListing(page, 1, { name: "Brass lamp, hand-made" });
  await price.fill("Rs 1,25,000/-");
  const sent = page.waitForRequest("**/api/v1/listings");
  await form.getByRole("button", { name: "Submit for Approval" }).click();
  expect((await sent).postData()).toMatch(/name="price"\r\n\r\n125000\r\n/);
  await expect(page.getByText("Listing 1 submitted for approval.")).toBeVisible();
});

test("Create Listing: Enter ends a tag and sends nothing, with Ctrl it sends; how long a draft is kept is said", async ({
  request,
  browser,
}) => {
  const page = await aBrowser(browser, await aCompany(request));
  await page.goto("/provider/create");
  await fillListing(page, 1, { name: "Steel almirah" });
  const form = await listingForm(page, 1);
  await expect(form.getByText("Draft kept on this device until you log out.")).toBeVisible();
  const tags = form.getByLabel("Tags");
  await tags.pressSequentially("steel");
  await tags.press("Enter");
  await expect(tags).toHaveValue("steel, ");
  await tags.press("Enter");
  await tags.pressSequentially("office almirah");
  for (let left = 0; left < "almirah".length; left += 1) await tags.press("ArrowLeft");
  await tags.press("Enter");
  await expect(tags).toHaveValue("steel, office, almirah");
  for (const label of ["Name", "Price (₹)", "Phone number", "Address", "Radius in km (optional)"])
    await form.getByRole("textbox", { name: label, exact: true }).press("Enter");
  const sent = page.waitForRequest("**/api/v1/listings");
  await tags.press("Control+Enter");
  // An earlier Enter would have sent it, and emptied the form.
  expect((await sent).postData()).toMatch(/name="tags"\r\n\r\nsteel, office, almirah\r\n/);
  await expect(page.getByText("Listing 1 submitted for approval.")).toBeVisible();
});

test("My Listings on a phone: the chosen tab is in sight", async ({ request, browser }) => {
  const page = await aBrowser(browser, await aCompany(request));
  await page.setViewportSize({ width: 360, height: 740 });
  const tab = (name: RegExp) =>
    page.getByRole("navigation", { name: "Listings by status" }).getByRole("link", { name });
  for (const language of ["/hi", ""])
    for (const status of ["rejected", "archived"]) {
      await page.goto(`${language}/provider/listings?status=${status}`);
      await expect(page.locator("main nav [aria-current=page]").last()).toBeInViewport({ ratio: 1 });
    }
  await page.goto("/provider/listings?status=rejected");
  await expect(tab(/^Rejected/)).toBeInViewport({ ratio: 1 });
  await page.goto("/provider/listings");
  await expect(tab(/^Approved/)).toBeInViewport({ ratio: 1 });
  await tab(/^Archived/).click();
  await expect(tab(/^Archived/)).toHaveAttribute("aria-current", "page");
  await expect(tab(/^Archived/)).toBeInViewport({ ratio: 1 });
});

test("Create Listing: where the browser keeps no draft the form says so, and leaving it asks", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "indexedDB", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    }),
  );
  await signIn(page, await aCompany(page.request));
  await page.goto("/provider/create");
  const form = await listingForm(page, 1);
  await form.getByLabel("Name", { exact: true }).fill("Rotavator, 6 feet");
  await expect(form.getByText("Your browser keeps no draft")).toBeVisible();
  await page.getByRole("link", { name: "My Listings" }).first().click();
  await page.getByRole("alertdialog", { name: "Leave without sending?" }).getByRole("button").first().click();
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Rotavator, 6 feet");
  await expect(page).toHaveURL("/provider/create");
});

test("Create Listing: the drafts of somebody who used this device before are neither shown nor kept", async ({
  request,
  browser,
}) => {
  const page = await aBrowser(browser, await aCompany(request));
  await page.goto("/provider/create");
  const name = (await listingForm(page, 1)).getByLabel("Name", { exact: true });
  await name.fill("Not for the next person");
  await expect.poll(() => draftNames(page)).toEqual(["Not for the next person"]);
  // Their session ended without this browser hearing of it.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, await aCompany(request));
  await page.goto("/provider/create");
  await listingForm(page, 1);
  await expect(name).toHaveValue("");
  await expect(page.getByText("Your drafts are back.")).toHaveCount(0);
  await name.fill("My own");
  await expect.poll(() => draftNames(page)).toEqual(["My own"]);
});

test("Create Listing in Hindi: where the pin is stands in Hindi, and the radius is read in its digits", async ({
  request,
  browser,
}) => {
  const page = await aBrowser(browser, await aCompany(request));
  await page.goto("/hi/provider/create");
  const form = page.getByRole("form", { name: "लिस्टिंग 1" });
  await expect(page.locator("[inert]").filter({ has: page.locator("form") })).toHaveCount(0);
  await form.getByRole("combobox", { name: hi.listingForm.place }).pressSequentially("राजकोट");
  await form.getByRole("option", { name: "राजकोट, गुजरात" }).click();
  await expect(form.getByText(/राजकोट, गुजरात के पास$/)).toBeVisible();
  const radius = form.getByLabel(hi.listingForm.radius);
  await radius.fill("५०");
  await form.getByRole("button", { name: hi.listingForm.submit }).click();
  await expect(form.getByText(hi.form.nameLength)).toBeVisible();
  await expect(radius).not.toHaveAttribute("aria-invalid", "true");
});

test("the pin is put on a map: by its place, the arrow keys, a press, and where the address says", async ({
  page,
  request,
}) => {
  await signIn(page, await aCompany(request));
  await page.goto("/provider/create");
  const form = await listingForm(page, 1);
  const [lat, lng] = [form.getByLabel("Latitude"), form.getByLabel("Longitude")];
  await expect(lat).toBeHidden();
  await form.getByRole("combobox", { name: "Find the location" }).pressSequentially("Wakad");
  await form.getByRole("option", { name: /^Wakad, Pune/ }).click();
  const pin = form.getByRole("button", { name: /^Pin of the listing/ });
  await expect(pin).toBeVisible();
  const before = { lat: Number(await lat.inputValue()), lng: Number(await lng.inputValue()) };
  await pin.press("ArrowUp");
  await expect.poll(async () => Number(await lat.inputValue())).toBeGreaterThan(before.lat);
  await pin.press("ArrowRight");
  await expect.poll(async () => Number(await lng.inputValue())).toBeGreaterThan(before.lng);
  await expect(pin).toBeFocused();

  // Nashik is 158 km away: said, and mended by a press.
  await form.getByLabel("Address").fill("Shop 4, Nashik 422001");
  const warning = form
    .getByRole("status")
    .filter({ hasText: "The address says 422001, Nashik, Maharashtra" });
  await expect(warning).toContainText(/the pin is 1[56]\d km away/);
  await warning.getByRole("button", { name: "Move the pin to 422001" }).click();
  await expect(warning).toBeHidden();
  await expect.poll(async () => Number(await lat.inputValue())).toBeGreaterThan(19.5);
  await expect(pin).toBeInViewport();
  // What the new place is called, is the last that comes.
  await expect(form.getByRole("button", { name: /^Add “Panchavati, Nashik/ })).toBeVisible();
  await expectAccessible(page);
});

test("editing: what the server refuses stands at its field, what was changed is saved, on a tablet", async ({
  request,
  browser,
}) => {
  const page = await aBrowser(browser, await aCompany(request));
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/provider/create");
  await expectNoSidewaysScroll(page);
  await fillListing(page, 1, { name: "Hand pump, cast iron" });
  const form = await listingForm(page, 1);
  const pictures = await Promise.all(["a.jpg", "b.png"].map(aPicture));
  await form.locator("input[type=file]").setInputFiles(pictures);
  await form.getByRole("button", { name: "Submit for Approval" }).click();
  await page.getByRole("link", { name: "See it in My Listings" }).click();
  await page.getByRole("link", { name: "Edit Hand pump, cast iron" }).click();

  const edit = page.getByRole("form", { name: "Hand pump, cast iron" });
  const save = edit.getByRole("button", { name: "Save changes" });
  await expect(save).toBeDisabled();
  await expect(edit.getByLabel("Subcategory")).toBeEnabled();
  await edit.getByRole("button", { name: /^Remove picture 1/ }).click();
  await edit.locator("input[type=file]").setInputFiles([await aPicture("c.jpg")]);
  await edit.getByLabel("Radius in km").fill("");
  await page.route("**/api/v1/listings/*", (route) =>
    route.fulfill({
      status: 400,
      json: {
        code: "VALIDATION_ERROR",
        message: "Validation error",
        errors: [
          { path: "keepImages.1", key: "fileUnreadable", message: "This file is damaged or cannot be read" },
          { path: "tags.0", key: "tagsRange", message: "At most 10 tags of at most 40 characters each" },
        ],
      },
    }),
  );
  await save.click();
  await expect(edit.getByRole("listitem").filter({ has: page.getByAltText("Picture 2") })).toContainText(
    "This file is damaged or cannot be read",
  );
  await expect(edit.getByLabel("Tags")).toHaveAccessibleDescription(/At most 10 tags/);
  await expect(edit.getByLabel("Tags")).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await edit.getByLabel("Tags").fill("pump");
  await expect(edit.getByLabel("Tags")).not.toHaveAccessibleDescription(/At most 10 tags/);
  await page.unroute("**/api/v1/listings/*");
  const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  await save.click();
  // In one look: the page moves on meanwhile.
  const toast = page.getByText(/Hand pump, cast iron.*(saved|approval)/i).first();
  await expect(toast).toHaveCSS("font-family", font);
  await page.getByRole("link", { name: "Edit Hand pump, cast iron" }).click();
  await expect(edit.getByLabel("Radius in km")).toHaveValue("");
  await expect(edit.getByLabel("Tags")).toHaveValue("pump");
  await expect(edit.getByRole("img", { name: /^Picture \d/ })).toHaveCount(2);

  // What is not saved is not left by one press.
  const leave = page.getByRole("alertdialog", { name: "Leave without saving?" });
  const back = edit.getByRole("link", { name: "Back to My Listings" });
  await edit.getByLabel("Tags").fill("pump, iron");
  await back.click();
  await leave.getByText("Stay here").click();
  await expect(edit.getByLabel("Tags")).toHaveValue("pump, iron");
  await back.click();
  await leave.getByRole("button", { name: "Leave without saving" }).click();
  await page.getByRole("link", { name: "Edit Hand pump, cast iron" }).click();
  await expect(edit.getByLabel("Tags")).toHaveValue("pump");
  await back.click();
  await expect(page).toHaveURL(/\/provider\/listings/);
  await expect(leave).toHaveCount(0);
});

test("a listing that is edited in two windows: the second is told, keeps what was typed, and may save over it", async ({
  request,
  browser,
}) => {
  const page = await aBrowser(browser, await aCompany(request));
  await page.goto("/provider/create");
  await fillListing(page, 1, { name: "Chaff cutter" });
  await (await listingForm(page, 1)).getByRole("button", { name: "Submit for Approval" }).click();
  await page.getByRole("link", { name: "See it in My Listings" }).click();
  await page.getByRole("link", { name: "Edit Chaff cutter" }).click();
  const edit = page.getByRole("form", { name: "Chaff cutter" });
  await edit.getByLabel("Tags").fill("typed here");

  const other = await page.context().newPage();
  await other.goto(page.url());
  const otherEdit = other.getByRole("form", { name: "Chaff cutter" });
  await otherEdit.getByLabel("Radius in km").fill("9");
  await otherEdit.getByRole("button", { name: "Save changes" }).click();
  await expect(other).toHaveURL(/\/provider\/listings\?status=pending_approval/);

  const save = edit.getByRole("button", { name: "Save changes" });
  await save.click();
  await expect(edit.getByRole("alert")).toContainText("This listing was changed meanwhile");
  await expect(edit.getByLabel("Tags")).toHaveValue("typed here");
  await save.click();
  await expect(page).toHaveURL(/\/provider\/listings\?status=pending_approval/);
  await page.getByRole("link", { name: "Edit Chaff cutter" }).click();
  await expect(edit.getByLabel("Tags")).toHaveValue("typed here");
  await expect(edit.getByLabel("Radius in km")).toHaveValue("9");
});

test("the profile's documents: pictures are shown, a PDF is there to download, then they are locked", async ({
  request,
  browser,
}) => {
  const page = await aBrowser(browser, await aCompany(request));
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/provider/profile");
  await expect(page.getByText("No documents uploaded yet")).toBeVisible();
  const input = page.getByLabel("Documents", { exact: true });
  await input.setInputFiles([await aPicture("shop.jpg"), aPdf("licence.pdf")]);
  await page.route("**/api/v1/providers/me/profile", (route) =>
    route.fulfill({
      status: 400,
      json: {
        code: "X",
        message: "m",
        errors: [{ path: "documents.1", key: "fileKind", message: "Files must be JPEG, PNG or PDF" }],
      },
    }),
  );
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "licence.pdf" })).toContainText(
    "Files must be JPEG, PNG or PDF",
  );
  await expect(input).toBeFocused();
  await page.unroute("**/api/v1/providers/me/profile");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Updated Documents.")).toBeVisible();
  await expect(page.getByText("Documents already uploaded and locked")).toBeVisible();

  const documents = page.getByRole("region", { name: "Uploaded Documents" });
  const picture = documents.getByRole("img", { name: "shop.jpg" });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  await expect(documents.getByText(/^[\d.]+\s(B|KB)/)).toHaveCount(2);
  for (const [link, type] of [
    ["Open shop.jpg", "image/jpeg"],
    ["Download licence.pdf", "application/pdf"],
  ] as const) {
    const href = await documents.getByRole("link", { name: link }).getAttribute("href");
    const answer = await page.request.get(href!);
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, type]);
  }
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
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
  const forGood = page.getByText(en.profile.forGood);
  await expect(forGood).toHaveCount(0);

  // An odd number is told while it is typed, and refuses nothing.
  await page.getByLabel("GST Number").fill("24ABCDE1234F1Z9");
  await expect(page.getByLabel("GST Number")).toHaveAccessibleDescription(en.profile.gstCheckDigit);
  await expect(forGood).toBeVisible();
  await page.getByLabel("GST Number").fill("");
  await expect(forGood).toHaveCount(0);
  await page.getByLabel("GST Number").fill(aGstin(pan).toLowerCase());
  await page.getByLabel("PAN Number").fill(pan);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Updated GST Number, PAN Number.")).toBeVisible();
  await expect(forGood).toHaveCount(0);
  await expect(page.getByText("Already set and locked")).toHaveCount(2);
  await expect(page.getByLabel("GST Number")).toBeDisabled();
});
