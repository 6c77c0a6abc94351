import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import {
  aBrowser,
  aCompany,
  aGstin,
  aMobile,
  anEmail,
  aPan,
  aPdf,
  aPicture,
  aWord,
  closeBrowsers,
  demoLogin,
  draftNames,
  fillListing,
  FOUR_KEYS,
  listingForm,
  PASSWORD,
  signIn,
  signInByForm,
  storedKeys,
} from "@/tests/e2e/people";
import { comesAlive, expect, test } from "@/tests/e2e/test";

test.afterEach(closeBrowsers);

/** The one row of the admin's listings that has this name, after looking for it. */
async function findOnDesk(page: Page, name: string) {
  await page.goto(`/dashboard/listings?q=${encodeURIComponent(name)}`);
  const rows = page.getByRole("row").filter({ hasText: name });
  await expect(rows).toHaveCount(1);
  return rows;
}

/** Chooses from the menu of a row. */
async function decide(page: Page, name: string, what: "Approve" | "Reject"): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: what }).click();
}

const toast = (page: Page, text: string | RegExp) =>
  page.getByRole("region", { name: "Messages" }).getByText(text);

test("a company signs up, publishes and is found; a rejected listing is mended and waits again", async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const word = aWord();
  const company = `${word.toUpperCase()} Pumps & Valves`;
  const email = anEmail();
  const [card, certificate] = [await aPicture("pan-card.jpg"), aPdf("gst-certificate.pdf")];

  await test.step("signs up with two documents", async () => {
    await page.goto("/provider/signup");
    await page.getByLabel("Company name").fill(company);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Mobile number", { exact: true }).fill(aMobile());
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm password").fill(PASSWORD);
    await page.locator("input[type=file]").setInputFiles([card, certificate]);
    await expect(page.getByRole("listitem").filter({ hasText: "gst-certificate.pdf" })).toBeVisible();
    await page.getByRole("button", { name: "Register" }).click();
    await page.waitForURL("**/provider/create");
    expect(await storedKeys(page)).toEqual(FOUR_KEYS);
  });

  const pan = aPan();
  await test.step("sets GST and PAN, which are locked from then on", async () => {
    await page.getByRole("link", { name: "Profile", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Provider Profile" })).toBeVisible();
    await expect(page.getByText("Set during signup and cannot be changed")).toHaveCount(2);
    await expect(page.getByText("Documents already uploaded and locked")).toBeVisible();
    await expect(page.getByText("You can set this once")).toHaveCount(4);
    await page.getByLabel("GST Number").pressSequentially(aGstin(pan).toLowerCase());
    await page.getByLabel("PAN Number").pressSequentially(pan.toLowerCase());
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Updated GST Number, PAN Number.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Already set and locked")).toHaveCount(2);
    await expect(page.getByLabel("GST Number")).toHaveValue(aGstin(pan));
    await expect(page.getByLabel("GST Number")).toBeDisabled();
    await expect(page.getByLabel("PAN Number")).toHaveValue(pan);
    await expect(page.getByLabel("PAN Number")).toBeDisabled();
  });

  const [good, bad] = [`Submersible pump ${word}`, `Hand valve ${aWord()}`];
  let point = { lat: "", lng: "" };
  await test.step("submits a listing with 3 pictures, and another one from a second tab", async () => {
    await page.getByRole("link", { name: "Create Listing", exact: true }).first().click();
    point = await fillListing(page, 1, { name: good });
    const pictures = await Promise.all(["1.jpg", "2.png", "3.jpg"].map(aPicture));
    await page.getByRole("form", { name: "Listing 1" }).locator("input[type=file]").setInputFiles(pictures);
    await expect(page.getByRole("img", { name: /^Picture \d$/ })).toHaveCount(3);
    await page.getByRole("button", { name: "Submit for Approval" }).click();
    await expect(page.getByText("Listing 1 submitted for approval.")).toBeVisible();
    await expect(
      page.getByRole("form", { name: "Listing 1" }).getByLabel("Name", { exact: true }),
    ).toHaveValue("");

    await page.getByRole("button", { name: "New" }).click();
    await fillListing(page, 2, { name: bad, description: "Call me for the price." });
    await page.getByRole("button", { name: "Submit for Approval" }).click();
    await expect(page.getByText("Listing 2 submitted for approval.")).toBeVisible();
    await page.getByRole("link", { name: "See it in My Listings" }).click();
  });

  await test.step("sees both pending, which nobody else does", async () => {
    const row = page.getByRole("row").filter({ hasText: good });
    await expect(row).toContainText("Pending Approval");
    await expect(page.getByRole("row").filter({ hasText: bad })).toContainText("Pending Approval");
    const picture = row.locator("img").first();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const visitor = await aBrowser(browser);
    await visitor.goto(`/services?q=${word}`);
    await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(visitor.getByText(good)).toHaveCount(0);
  });

  const admin = await aBrowser(browser);
  await signInByForm(admin, demoLogin("admin"));
  await test.step("an admin opens the documents of the company", async () => {
    expect(new URL(admin.url()).pathname).toBe("/dashboard");
    await admin.getByRole("link", { name: "Providers", exact: true }).click();
    await admin.getByRole("searchbox", { name: "Search" }).fill(company);
    await expect(admin.getByRole("row").filter({ hasText: company })).toContainText(email);
    await admin.getByRole("button", { name: `View ${company}` }).click();
    const detail = admin.getByRole("dialog", { name: company });
    await detail.getByRole("button", { name: "Show GST and PAN" }).click();
    await expect(detail).toContainText(aGstin(pan));
    await expect(detail).toContainText(pan);
    const preview = detail.getByRole("img", { name: "Preview of pan-card.jpg" });
    await expect.poll(() => preview.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

    const opening = admin.context().waitForEvent("page");
    await detail.getByRole("link", { name: "Open pan-card.jpg" }).click();
    const opened = await opening;
    // Until it shows what was asked for: to Playwright a new tab may have been loaded when it was still empty.
    const shown = () => opened.evaluate(() => [document.contentType, document.images[0]?.naturalWidth]);
    await expect(async () =>
      expect(await shown()).toEqual([expect.stringMatching(/^image\//), 640]),
    ).toPass();
    await opened.close();

    const downloading = admin.waitForEvent("download");
    await detail.getByRole("link", { name: "Download gst-certificate.pdf" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("gst-certificate.pdf");
    expect(readFileSync(await download.path())).toEqual(certificate.buffer);
    await detail.getByRole("link", { name: "See listings" }).click();
    await expect(admin.getByRole("row").filter({ hasText: good })).toBeVisible();
    await expect(admin.getByRole("row").filter({ hasText: bad })).toBeVisible();
  });

  await test.step("approves the one and rejects the other with a reason", async () => {
    await decide(admin, good, "Approve");
    await admin.getByRole("button", { name: "Send now" }).click();
    await expect(toast(admin, `‘${good}’ approved`)).toBeVisible();
    await expect(admin.getByRole("row").filter({ hasText: good })).toContainText("Approved");
    await decide(admin, bad, "Reject");
    const question = admin.getByRole("alertdialog", { name: `Reject ‘${bad}’?` });
    await question.getByRole("textbox", { name: /^Reason/ }).fill("Please say what the valve is made of.");
    await question.getByRole("button", { name: "Reject Listing" }).click();
    await admin.getByRole("button", { name: "Send now" }).click();
    await expect(toast(admin, `‘${bad}’ rejected`)).toBeVisible();
    await expect(admin.getByRole("row").filter({ hasText: bad })).toContainText("Rejected");
  });

  await test.step("a visitor finds the approved one at once, by words and by radius", async () => {
    const visitor = await aBrowser(browser);
    await visitor.goto(`/services?q=${word}`);
    const found = visitor.getByRole("article").filter({ hasText: good });
    await expect(found).toBeVisible();
    await expect(visitor.getByRole("article")).toHaveCount(1);
    await visitor.goto(`/services?lat=${point.lat}&lng=${point.lng}&radiusKm=2&sort=created_desc`);
    await expect(visitor.getByRole("article").first()).toContainText(good);
    await expect(visitor.getByText(bad)).toHaveCount(0);
    await found.getByRole("link", { name: good }).first().click();
    await expect(visitor.getByRole("heading", { level: 1, name: good })).toBeVisible();
    await expect(visitor.getByText(company).first()).toBeVisible();
    const html = await visitor.content();
    for (const secret of [email, pan, "pan-card.jpg"]) expect(html).not.toContain(secret);
  });

  await test.step("the company reads the reason, mends the other one and resubmits it", async () => {
    await page.goto("/provider/listings?status=rejected");
    const row = page.getByRole("row").filter({ hasText: bad });
    await expect(row).toContainText("Reason: Please say what the valve is made of.");
    await row.getByRole("link", { name: `Edit and resubmit ${bad}` }).click();
    await expect(page.getByText("Please say what the valve is made of.")).toBeVisible();
    await page.getByLabel("Description").fill("Of brass, half an inch.");
    await page.getByRole("button", { name: "Resubmit" }).click();
    await page.waitForURL("**/provider/listings?status=pending_approval");
    await expect(page.getByRole("row").filter({ hasText: bad })).toContainText("Pending Approval");
    await page.goto("/provider/listings");
    await expect(page.getByRole("row").filter({ hasText: good })).toContainText("Approved");
    await expect(await findOnDesk(admin, bad)).toContainText("Pending Approval");
  });
});

test("two admins decide at once: the one is told what the other did", async ({ page, request, browser }) => {
  test.setTimeout(120_000);
  const name = `Rope ladder ${aWord()}`;
  await signIn(page, await aCompany(request));
  await page.goto("/provider/create");
  await fillListing(page, 1, { name });
  await page.getByRole("button", { name: "Submit for Approval" }).click();
  await expect(page.getByText("Listing 1 submitted for approval.")).toBeVisible();

  const admins = [await aBrowser(browser, demoLogin("admin")), await aBrowser(browser, demoLogin("admin"))];
  for (const admin of admins) {
    await findOnDesk(admin, name);
    await admin.getByRole("button", { name: `Actions for ${name}` }).click();
  }
  const answers = await Promise.all(
    admins.map(async (admin) => {
      const answer = admin.waitForResponse((response) => response.url().endsWith("/approve"));
      await admin.getByRole("menuitem", { name: "Approve" }).click();
      await admin.getByRole("button", { name: "Send now" }).click();
      return (await answer).status();
    }),
  );
  expect(answers.toSorted()).toEqual([200, 409]);
  const [winner, loser] = answers[0] === 200 ? admins : admins.toReversed();
  await expect(toast(winner!, `‘${name}’ approved`)).toBeVisible();
  await expect(loser!.getByRole("alert").filter({ hasText: name })).toContainText(
    `‘${name}’ was already decided: Approved. The table shows how things stand now.`,
  );
  await expect(loser!.getByRole("row").filter({ hasText: name })).toContainText("Approved");
});

test.describe("one session in several tabs", () => {
  test.use({ expectedStatuses: [401] });

  test("with an access token that is refused, they refresh once and stay signed in", async ({ page }) => {
    const context = page.context();
    await signIn(page, demoLogin("admin"));
    const tabs = [page, await context.newPage(), await context.newPage()];
    for (const tab of tabs) {
      await tab.goto("/dashboard");
      await comesAlive(tab.getByRole("button", { name: "Reload" }));
    }
    const before = await page.evaluate(() => {
      const { accessToken, refreshToken } = { ...localStorage } as Record<string, string>;
      localStorage.setItem("accessToken", `${accessToken!.slice(0, -6)}AAAAAA`);
      return { accessToken, refreshToken };
    });
    const refreshes: number[] = [];
    const lists: number[] = [];
    const refused: string[] = [];
    context.on("response", (response) => {
      const { pathname, searchParams } = new URL(response.url());
      if (pathname.endsWith("/auth/token/refresh")) refreshes.push(response.status());
      if (response.status() === 401) refused.push(pathname);
      // Not what a provider had decided before, which is read beside the queue.
      if (pathname.endsWith("/admin/listings") && !searchParams.has("providerUserId"))
        lists.push(response.status());
    });
    await Promise.all(tabs.map((tab) => tab.getByRole("button", { name: "Reload" }).click()));
    await expect.poll(() => lists.filter((status) => status === 200).length).toBe(3);
    expect(refreshes).toEqual([200]);
    // The old one was tried, with this list or with what the desk reads beside it, and by each tab at most once for the list.
    expect(refused).not.toEqual([]);
    expect(lists.filter((status) => status !== 200).every((status) => status === 401)).toBe(true);
    expect(lists.length).toBeLessThanOrEqual(6);
    for (const tab of tabs) {
      await expect(tab.getByRole("button", { name: "Reload" })).toBeEnabled();
      expect(await storedKeys(tab)).toEqual(FOUR_KEYS);
      const after = await tab.evaluate(() => ({ ...localStorage }) as Record<string, string>);
      expect(after.refreshToken).not.toBe(before.refreshToken);
      await tab.reload();
      await expect(tab).toHaveURL(/\/dashboard$/);
      await expect(tab.getByRole("heading", { name: "Pending approvals" })).toBeVisible();
    }
  });

  test("signing out in one signs out the other, with its keys and drafts", async ({ page, request }) => {
    await signIn(page, await aCompany(request));
    await page.goto("/provider/create");
    const name = (await listingForm(page, 1)).getByLabel("Name", { exact: true });
    await name.fill("A draft that must not stay");
    await expect.poll(() => draftNames(page)).toEqual(["A draft that must not stay"]);
    await page.reload();
    await expect(name).toHaveValue("A draft that must not stay");
    expect(await storedKeys(page)).toEqual(FOUR_KEYS);

    const other = await page.context().newPage();
    await other.goto("/provider");
    await other.getByRole("button", { name: "Logout" }).first().hover();
    await other.getByRole("button", { name: "Logout" }).first().click();
    await page.waitForURL("**/signin");
    await other.waitForURL("**/signin");
    for (const tab of [page, other]) {
      expect(await storedKeys(tab)).toEqual([]);
      await expect.poll(() => draftNames(tab)).toEqual([]);
    }
    // The cookie is gone too: the guard sends back.
    await page.goto("/provider/create");
    await expect(page).toHaveURL(/\/signin$/);
  });

  test("without local storage the bar still shows who is signed in, and the pages open", async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signInByForm(page, await aCompany(request));
    expect(await storedKeys(page)).toEqual(FOUR_KEYS);
    await page.evaluate(() => localStorage.clear());
    for (const path of ["/", "/services", "/provider", "/provider/listings"]) {
      await page.goto(path);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole("banner").getByLabel("Your account")).toBeVisible();
      await expect(page.getByRole("banner").getByRole("link", { name: "Add Listing" })).toBeVisible();
      await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeHidden();
    }
    // Its calls go by the cookie alone.
    await page.goto("/provider/profile");
    await page.getByLabel("Address").fill("4 Ferry Lane");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Updated Address.")).toBeVisible();
    await page.getByRole("banner").getByLabel("Your account").click();
    await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).click();
    await expect(page).toHaveURL(/\/provider$/);
    await expect(page.getByRole("heading", { name: "Account Overview" })).toBeVisible();
  });
});

test("by keyboard alone: signs in and creates a listing", async ({ page, request }) => {
  test.setTimeout(120_000);
  const login = await aCompany(request);
  await page.goto("/signin");
  /** Presses Tab until the focus stands on what is wanted, which must not take long. */
  const tabTo = async (wanted: RegExp, least = 1) => {
    for (let presses = 0; presses < 40; presses += 1) {
      if (presses >= least || least === 0) {
        const name = await focusName(page);
        if (wanted.test(name)) return;
      }
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab never came to ${wanted}; the focus is on ${await focusName(page)}`);
  };
  await tabTo(/^Email$/);
  await page.keyboard.type(login.email);
  await tabTo(/^Password$/);
  await page.keyboard.type(login.password);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/");

  // What is opened before it is alive is drawn anew, and the focus lost.
  await comesAlive(page.locator("summary[aria-label='Your account']"));
  await tabTo(/^Your account$/);
  await page.keyboard.press("Enter");
  await tabTo(/^Dashboard$/);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/provider");
  await tabTo(/^Create Listing$/);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/provider/create");
  await listingForm(page, 1);

  const name = `Cane basket ${aWord()}`;
  await tabTo(/^Name$/);
  await page.keyboard.type(name);
  await tabTo(/^Price/);
  await page.keyboard.type("450");
  await tabTo(/^Phone number$/);
  await page.keyboard.type("9876543210");
  await tabTo(/^Category$/);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("Subcategory")).toBeEnabled();
  await tabTo(/^Subcategory$/);
  await page.keyboard.press("ArrowDown");
  await tabTo(/^Description$/);
  await page.keyboard.type("Woven by hand of river cane.");
  await tabTo(/^Address$/);
  await page.keyboard.type("3 Weavers' Lane");
  await tabTo(/^Find the location$/);
  await page.keyboard.type("Ziro");
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Latitude")).not.toHaveValue("");
  // Enter submits from a field, as in any form.
  await tabTo(/^Radius in km/);
  await page.keyboard.type("15");
  await tabTo(/^Submit for Approval$/);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Listing 1 submitted for approval.")).toBeVisible();
});

/** The accessible name of what has the focus, as far as these pages need it. */
const focusName = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement)) return "";
    const label =
      at instanceof HTMLInputElement || at instanceof HTMLSelectElement || at instanceof HTMLTextAreaElement
        ? at.labels?.[0]
        : null;
    return (at.getAttribute("aria-label") ?? label?.textContent ?? at.textContent ?? "")
      .trim()
      .replace(/\s+/g, " ");
  });
