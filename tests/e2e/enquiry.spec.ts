// Contact that works for people: the enquiry and its inbox, the report and the desk, the letter to us.
import { readFileSync } from "node:fs";
import type { APIRequestContext, Page } from "@playwright/test";
import en from "@/lib/content/messages/en.json" with { type: "json" };
import hi from "@/lib/content/messages/hi.json" with { type: "json" };
import { localePath } from "@/lib/shared/locale";
import { listingSlug } from "@/lib/shared/slug";
import { aBrowser, anEmail, aWord, closeBrowsers, demoLogin, mailedLink } from "@/tests/e2e/people";
import {
  comesAlive,
  expect,
  expectAccessible,
  holdScripts,
  isAlive,
  expectNoSidewaysScroll,
  test,
} from "@/tests/e2e/test";

test.use({ expectedStatuses: [400] });
test.afterEach(closeBrowsers);

/** An approved listing of the demo's provider, who can sign in and read what comes. */
async function ownListing(request: APIRequestContext) {
  const { email, password } = demoLogin("provider");
  const signedIn = await request.post("/api/v1/auth/login", { data: { email, password } });
  const { user } = (await signedIn.json()) as { user: { id: string } };
  const found = await request.get(`/api/v1/listings?providerUserId=${user.id}&limit=1`);
  const { items } = (await found.json()) as { items: { id: string; name: string; phoneNumber: string }[] };
  return items[0]!;
}

const enquiryForm = (page: Page) => page.getByRole("form", { name: en.enquiryForm.heading });
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole("region", { name: "Messages" }).getByText(text);

test("an enquiry by keyboard reaches the one inbox, is answered there, and is taken back", async ({
  page,
  browser,
  playwright,
}) => {
  test.setTimeout(120_000);
  const request = await playwright.request.newContext({ baseURL: process.env.BASE_URL! });
  const listing = await ownListing(request);
  const [word, email] = [aWord(), anEmail()];
  const name = `Meenakshi ${word}`;
  let link = "";

  await test.step("what is wrong is told at the field, and nothing is lost", async () => {
    await page.goto(`/services/${listingSlug(listing)}`);
    const form = enquiryForm(page);
    // Its script is not loaded before somebody turns to it.
    expect(await isAlive(form)).toBe(false);
    await form.getByLabel(en.enquiryForm.name).focus();
    await comesAlive(form);
    await page.keyboard.type(name);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("meenakshi@workshop");
    await page.keyboard.press("Tab");
    await page.keyboard.type(`Please quote for ${word}.`);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(form.getByLabel(en.enquiryForm.email)).toBeFocused();
    await expect(form.getByRole("alert")).toHaveText(["Please enter a valid email address"]);
    await expect(form.getByLabel(en.enquiryForm.message)).toHaveValue(`Please quote for ${word}.`);
    await form.getByLabel(en.enquiryForm.email).fill(email);
    await expect(form.getByRole("alert")).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press("Enter");
  });

  await test.step("the thanks have the focus and the private link, which is mailed too", async () => {
    const thanks = page.getByRole("status").filter({ hasText: /^Enquiry sent to / });
    await expect(thanks).toBeFocused();
    link = await thanks.getByLabel(en.enquiryForm.linkTitle).inputValue();
    expect(new URL(link).pathname).toMatch(/^\/enquiry\/[\w-]{22,}$/);
    await expectAccessible(page);
    expect(await mailedLink(email, new URL(link).pathname)).toBe(link);
  });

  const provider = await aBrowser(browser, demoLogin("provider"));
  const row = provider.getByRole("listitem").filter({ hasText: word });
  await test.step("the inbox of the business has it; its status is kept", async () => {
    await provider.goto("/provider");
    await provider.getByRole("link", { name: en.inbox.hintLink }).click();
    await expect(row.getByRole("heading", { name })).toBeVisible();
    await expect(row.getByRole("link", { name: `Email ${name}: ${email}` })).toBeVisible();
    await expectAccessible(provider);
    await row.getByRole("button", { name: en.inbox.markReplied }).click();
    await expect(toast(provider, `Enquiry of ${name}: Replied.`)).toBeVisible();
    await expect(row).toHaveCount(0);
    const exporting = provider.waitForEvent("download");
    await provider.getByRole("link", { name: en.inbox.export }).click();
    expect(readFileSync(await (await exporting).path(), "utf8")).toContain(name);
    await provider.goto("/provider/enquiries?status=replied");
    await expect(row).toContainText(`Please quote for ${word}.`);
  });

  await test.step("whoever has the link takes it back", async () => {
    await page.goto(link);
    await expect(page.getByText(name)).toBeVisible();
    await expectAccessible(page);
    await page.getByText(en.enquiry.withdraw).click();
    await page.getByRole("button", { name: en.enquiry.withdrawConfirm }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^You withdrew your enquiry/ })).toBeVisible();
    await expect(page.getByText(name)).toHaveCount(0);
  });

  await test.step("the inbox says so, and holds nothing of it any more", async () => {
    await provider.reload();
    await expect(provider.getByRole("heading", { name: en.inbox.withdrawn }).first()).toBeVisible();
    await expect(provider.getByText(word)).toHaveCount(0);
  });
  await request.dispose();
});

test("an enquiry whose answer was lost is sent again, and is in the inbox once", async ({
  page,
  browser,
  request,
}) => {
  const listing = await ownListing(request);
  const word = aWord();
  const made = new Set<string>();
  await page.route("**/api/v1/enquiries", async (route) => {
    const response = await route.fetch();
    const isLost = made.size === 0;
    made.add(((await response.json()) as { enquiry: { id: string } }).enquiry.id);
    return isLost ? route.abort("aborted") : route.fulfill({ response });
  });
  await page.goto(`/services/${listingSlug(listing)}`);
  const form = enquiryForm(page);
  await form.getByLabel(en.enquiryForm.name).focus();
  await comesAlive(form);
  await form.getByLabel(en.enquiryForm.name).fill("Meenakshi");
  await form.getByLabel(en.enquiryForm.email).fill(anEmail());
  await form.getByLabel(en.enquiryForm.message).fill(`Please quote for ${word}.`);
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: en.enquiryForm.submit }).click();
  await expect(form.getByRole("alert")).toHaveText(en.enquiryForm.failed);
  await form.getByRole("button", { name: en.enquiryForm.submit }).click();
  await expect(page.getByRole("link", { name: en.enquiryForm.open })).toBeVisible();
  expect(made.size).toBe(1);
  const provider = await aBrowser(browser, demoLogin("provider"));
  await provider.goto("/provider/enquiries");
  await expect(provider.getByText(word)).toHaveCount(1);
});

test("what was entered before an enquiry's script came stays, and without it the form works all the same", async ({
  page,
  request,
}) => {
  const listing = await ownListing(request);
  await page.goto(`/services/${listingSlug(listing)}`);
  await comesAlive(page.getByRole("button", { name: en.listing.share }));
  let release = () => {};
  const released = new Promise<void>((go) => (release = go));
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await released;
    await route.continue();
  });
  const form = enquiryForm(page);
  const name = form.getByLabel(en.enquiryForm.name);
  await name.click();
  await page.keyboard.type("Meenakshi");
  await form.getByLabel(en.enquiryForm.message).fill("Please quote for 40 boxes.");
  await form.getByRole("checkbox").check();
  await name.focus();
  expect(await isAlive(form)).toBe(false);
  release();
  await comesAlive(form);
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("Meenakshi");
  await expect(form.getByLabel(en.enquiryForm.message)).toHaveValue("Please quote for 40 boxes.");
  await expect(form.getByRole("checkbox")).toBeChecked();

  // A connection that fails when it is turned to: the browser sends the form, and the server answers with a page.
  await page.reload();
  await comesAlive(page.getByRole("button", { name: en.listing.share }));
  await page.unroute("**/_next/static/chunks/*.js");
  await page.route("**/_next/static/chunks/*.js", (route) => route.abort("aborted"));
  await name.fill("Meenakshi");
  await form.getByLabel(en.enquiryForm.message).fill("Please quote for 40 boxes.");
  await form.getByLabel(en.enquiryForm.email).fill("meenakshi@workshop");
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: en.enquiryForm.submit }).click();
  await page.waitForURL("**/enquire?**");
  await expect(name).toHaveValue("Meenakshi");
  await expect(form.getByRole("alert")).toHaveText(["Please enter a valid email address"]);
});

test("who is in the form before the page's scripts have come has its script as soon as they come", async ({
  page,
  request,
}) => {
  const listing = await ownListing(request);
  const letCome = await holdScripts(page);
  await page.goto(`/services/${listingSlug(listing)}`, { waitUntil: "commit" });
  const form = enquiryForm(page);
  const name = form.getByLabel(en.enquiryForm.name);
  await name.focus();
  await page.keyboard.type("Meenakshi");
  letCome();
  await comesAlive(form);
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("Meenakshi");
});

test("an enquiry that is half written is not left without a question, and one that was sent is", async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.goto(`/services/${listingSlug(await ownListing(request))}`);
  const form = enquiryForm(page);
  const message = form.getByLabel(en.enquiryForm.message);
  await message.focus();
  await comesAlive(form);
  await message.fill("Please quote for 40 boxes.");
  const unsent = page.getByRole("alertdialog", { name: en.leaving.unsent.title });
  const language = page.getByRole("link", { name: "हिन्दी" });
  await language.click();
  await expectAccessible(page);
  await unsent.getByText(en.leaving.unsent.stay).click();
  await expect(message).toHaveValue("Please quote for 40 boxes.");
  // To call is not to leave.
  await page.locator('main a[href^="tel:"]').first().click();
  await expect(unsent).toHaveCount(0);

  await form.getByLabel(en.enquiryForm.name).fill("Meenakshi");
  await form.getByLabel(en.enquiryForm.email).fill(anEmail());
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: en.enquiryForm.submit }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Enquiry sent to / })).toBeVisible();
  await language.click();
  await page.waitForURL("**/hi/services/**");
  expect(asked).toEqual([]);
});

test("a half-written enquiry is there again after Back, until it is sent", async ({ page, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.BASE_URL! });
  const path = `/services/${listingSlug(await ownListing(request))}`;
  await request.dispose();
  await page.goto(path);
  const form = enquiryForm(page);
  const message = form.getByLabel(en.enquiryForm.message);
  await message.focus();
  await comesAlive(form);
  await message.fill("Please quote for forty.");
  await form.getByLabel(en.enquiryForm.email).fill(anEmail());
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("/about");
  await page.goto(path);
  await message.focus();
  await expect(message).toHaveValue("Please quote for forty.");
  await form.getByLabel(en.enquiryForm.name, { exact: true }).fill("Meenakshi");
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: en.enquiryForm.submit }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Enquiry sent to / })).toBeVisible();
  await page.goto(path);
  await message.focus();
  await comesAlive(form);
  await expect(message).toHaveValue("");
});

test("on a short phone the thanks stand below the bar at the top, and have the focus", async ({
  page,
  request,
}) => {
  const listing = await ownListing(request);
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto(localePath("hi", `/services/${listingSlug(listing)}`));
  const form = page.getByRole("form", { name: hi.enquiryForm.heading });
  await form.getByLabel(hi.enquiryForm.name, { exact: true }).fill("मीनाक्षी");
  await form.getByLabel(hi.enquiryForm.email).fill(anEmail());
  await form.getByLabel(hi.enquiryForm.message).fill("40 डिब्बों का दाम बताएँ।");
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: hi.enquiryForm.submit }).click();
  const thanks = page.getByRole("status").filter({ has: page.getByRole("heading") });
  await expect(thanks).toBeFocused();
  const [bar, card] = await Promise.all(
    [page.getByRole("banner"), page.locator("#enquiry")].map(async (one) => (await one.boundingBox())!),
  );
  expect(card!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
  await expect(thanks.getByRole("heading")).toBeInViewport({ ratio: 1 });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an enquiry and a letter keep what was entered, and arrive", async ({ page, playwright }) => {
    const request = await playwright.request.newContext({ baseURL: process.env.BASE_URL! });
    const listing = await ownListing(request);
    await request.dispose();
    await page.goto(localePath("hi", `/services/${listingSlug(listing)}`));
    await page.getByLabel(hi.enquiryForm.name, { exact: true }).fill("रवि कुमार");
    await page.getByLabel(hi.enquiryForm.phoneNumber).fill("12");
    await page.getByLabel(hi.enquiryForm.message).fill("कृपया दाम बताएँ।");
    await page.getByRole("button", { name: hi.enquiryForm.submit }).click();
    expect(new URL(page.url()).pathname).toBe("/hi/enquire");
    await expect(page.getByRole("alert")).toHaveText([hi.form.phoneInvalid, hi.form.consentRequired]);
    await expect(page.getByLabel(hi.enquiryForm.phoneNumber)).toBeFocused();
    await expect(page.getByLabel(hi.enquiryForm.name, { exact: true })).toHaveValue("रवि कुमार");
    await expect(page.getByLabel(hi.enquiryForm.message)).toHaveValue("कृपया दाम बताएँ।");
    await page.getByLabel(hi.enquiryForm.phoneNumber).fill("98765 00011");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: hi.enquiryForm.submit }).click();
    expect(new URL(page.url()).pathname).toMatch(/^\/hi\/enquiry\//);
    await expect(page.getByRole("status")).toContainText("को पूछताछ भेज दी गई");
    await page.getByText(hi.enquiry.withdraw).click();
    await page.getByRole("button", { name: hi.enquiry.withdrawConfirm }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("वापस ले ली है");

    await page.goto("/contact");
    await page.getByLabel(en.contact.name, { exact: true }).fill("Ravi Kumar");
    await page.getByLabel(en.contact.email).fill(anEmail());
    await page.getByLabel(en.contact.number).fill("98765");
    await page.getByLabel(en.contact.message, { exact: true }).fill(`A question about ${aWord()}.`);
    await page.getByRole("button", { name: en.contact.submit }).click();
    await expect(page.getByRole("alert")).toHaveText(["Please enter a valid 10-digit number"]);
    await expect(page.getByLabel(en.contact.name, { exact: true })).toHaveValue("Ravi Kumar");
    await page.getByLabel(en.contact.number).fill("9876500012");
    await page.getByRole("button", { name: en.contact.submit }).click();
    await expect(page.getByRole("heading", { name: "Message sent successfully!" })).toBeVisible();
  });
});

test.describe("the contact form", () => {
  test.use({ expectedStatuses: [400, 403, 429, 503] });

  test("takes ten digits, tells its failures apart, and says when a message is sent", async ({ page }) => {
    await page.goto("/contact");
    const send = page.getByRole("button", { name: en.contact.submit });
    const form = page.getByRole("form", { name: en.contact.form });
    await comesAlive(form);
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
    await page.getByLabel(en.contact.email).fill("nobody");
    await page.getByLabel(en.contact.message, { exact: true }).fill("   ");
    await send.click();
    await expect(page.getByLabel(en.contact.name, { exact: true })).toBeFocused();
    await expect(form.getByRole("alert")).toHaveText([
      en.form.visitorNameLength,
      en.form.emailInvalid,
      en.form.numberTenDigits,
      en.form.messageLength,
    ]);
    await page.getByLabel(en.contact.email).fill("");
    await send.click();
    await expect(form.getByRole("alert").nth(1)).toHaveText(en.form.emailRequired);
    // It was checked here: nothing was sent.
    expect(sent.filter((url) => url.includes("/contact"))).toEqual([]);
    await page.getByLabel(en.contact.name, { exact: true }).fill("Asha");
    await page.getByLabel(en.contact.email).fill(anEmail());
    await page.getByLabel(en.contact.number).pressSequentially("98a76 5-00013 99");
    await expect(page.getByLabel(en.contact.number)).toHaveValue("9876500013");
    await page.getByLabel(en.contact.message, { exact: true }).fill(`About ${aWord()}.`);

    for (const [status, code, key, headers, words] of [
      [429, "RATE_LIMITED", "contactMailBusy", {}, en.form.contactMailBusy],
      [403, "FORBIDDEN", "contactMailBlocked", {}, en.form.contactMailBlocked],
      [503, "UNAVAILABLE", "contactMailAway", {}, en.form.contactMailAway],
      [429, "RATE_LIMITED", "tooMany", { "Retry-After": "720" }, "please try again in 12 minutes."],
    ] as const) {
      let answer = () => {};
      const answered = new Promise<void>((go) => (answer = go));
      await page.route("**/api/v1/contact", async (route) => {
        await answered;
        await route.fulfill({ status, headers, json: { code, key, message: "told in English" } });
      });
      const told = await form.getByRole("alert").allTextContents();
      await send.click();
      // What was told before stands until the answer is there.
      await expect(form.locator("[type=submit]")).toBeDisabled();
      await expect(form.getByRole("alert")).toHaveText(told);
      answer();
      await expect(form.getByRole("alert")).toContainText(words);
      await expect(form.getByRole("alert")).toContainText("Failed to send message.");
      await page.unroute("**/api/v1/contact");
    }
    await expect(page.getByLabel(en.contact.number)).toHaveValue("9876500013");
    await expectAccessible(page);
    await send.click();
    await expect(page.getByRole("status").filter({ hasText: "Message sent successfully!" })).toBeFocused();
  });
});

test("a report by keyboard stands on the admin's desk and is resolved", async ({
  page,
  browser,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: process.env.BASE_URL! });
  const listing = await ownListing(request);
  await request.dispose();
  const word = aWord();
  await page.goto(`/services/${listingSlug(listing)}`);
  const opener = page.getByRole("link", { name: en.report.link });
  await comesAlive(opener);
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: `Report ‘${listing.name}’` });
  await dialog.getByRole("button", { name: en.report.submit }).press("Enter");
  await expect(dialog.getByLabel(en.report.reason)).toBeFocused();
  await expect(dialog.getByRole("alert")).toHaveText("Please choose a reason");
  await expectAccessible(page);
  await dialog.getByLabel(en.report.reason).selectOption("wrong_number");
  await dialog.getByLabel(en.report.details).fill(`Somebody else answers: ${word}`);
  await dialog.getByRole("button", { name: en.report.submit }).press("Enter");
  await expect(dialog.getByRole("status")).toContainText(en.report.sentText);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();

  const admin = await aBrowser(browser, demoLogin("admin"));
  await admin.goto("/dashboard/reports");
  const row = admin.getByRole("row").filter({ hasText: word });
  await expect(row).toContainText(en.admin.reports.reasons.wrong_number);
  await expectAccessible(admin);
  await row.getByRole("button", { name: `Resolve the report of ${listing.name}` }).click();
  const question = admin.getByRole("alertdialog", { name: `Resolve the report of ‘${listing.name}’?` });
  await question.getByRole("button", { name: en.admin.reports.resolve }).click();
  await expect(toast(admin, `Report of ‘${listing.name}’ resolved`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await admin.getByLabel(en.admin.reports.show).selectOption("resolved");
  await expect(row).toContainText(en.admin.reports.outcomes.no_action);
});

test.describe("a blocked sender", () => {
  test.use({ expectedStatuses: [403] });

  test("an admin blocks a sender, whose next enquiry is refused in words, and allows it again", async ({
    page,
    browser,
    playwright,
  }) => {
    const request = await playwright.request.newContext({ baseURL: process.env.BASE_URL! });
    const listing = await ownListing(request);
    await request.dispose();
    const email = anEmail();
    const send = async () => {
      await page.goto(`/enquire?listing=${listing.id}`);
      await page.getByLabel(en.enquiryForm.name, { exact: true }).fill("A sender");
      await page.getByLabel(en.enquiryForm.email).fill(email);
      await page.getByLabel(en.enquiryForm.message).fill("Buy followers.");
      await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: en.enquiryForm.submit }).click();
    };
    await send();
    await expect(page.getByRole("status").filter({ hasText: /^Enquiry sent to / })).toBeVisible();

    const admin = await aBrowser(browser, demoLogin("admin"));
    await admin.goto("/dashboard");
    await admin.getByRole("link", { name: "Enquiries", exact: true }).click();
    const masked = `${email[0]}•••${email.slice(email.indexOf("@"))}`;
    const row = admin.getByRole("row").filter({ hasText: masked }).first();
    await expect(row).toContainText(en.admin.enquiries.allowed);
    await expect(admin.getByText(email)).toHaveCount(0);
    await expectAccessible(admin);
    await row.getByRole("button", { name: `Block ${masked}` }).click();
    await admin
      .getByRole("alertdialog", { name: `Block ${masked}?` })
      .getByRole("button", { name: en.admin.enquiries.block })
      .click();
    await expect(toast(admin, `${masked} is blocked`)).toBeVisible();

    await send();
    await expect(enquiryForm(page).getByRole("alert")).toContainText(en.enquiryForm.forbidden);
    await expect(page.getByLabel(en.enquiryForm.message)).toHaveValue("Buy followers.");

    await row.getByRole("button", { name: `Unblock ${masked}` }).click();
    await admin
      .getByRole("alertdialog", { name: `Unblock ${masked}?` })
      .getByRole("button", { name: en.admin.enquiries.unblock })
      .click();
    await expect(toast(admin, `${masked} may send enquiries again`)).toBeVisible();
  });
});

for (const [locale, t] of [
  ["en", en],
  ["hi", hi],
] as const)
  test(`the inbox and the desk are for everyone (${locale})`, async ({ browser }) => {
    test.setTimeout(120_000);
    const provider = await aBrowser(browser, demoLogin("provider"));
    const admin = await aBrowser(browser, demoLogin("admin"));
    for (const [someone, path, title] of [
      [provider, "/provider/enquiries?status=all", t.inbox.title],
      [admin, "/dashboard/enquiries", t.admin.enquiries.title],
      [admin, "/dashboard/reports", t.admin.reports.title],
    ] as const) {
      await someone.setViewportSize({ width: 320, height: 640 });
      await someone.goto(localePath(locale, path));
      await expect(someone.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expectAccessible(someone);
      await expectNoSidewaysScroll(someone);
    }
  });
