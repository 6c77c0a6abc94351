// What is mailed, opened in a browser: a link that sets a new password, one that confirms an address.
import type { Page } from "@playwright/test";
import {
  aBrowser,
  aCompany,
  closeBrowsers,
  mailedLink,
  PASSWORD,
  signIn,
  signInByForm,
  storedKeys,
} from "@/tests/e2e/people";
import { expect, expectAccessible, test } from "@/tests/e2e/test";

test.use({ expectedStatuses: [400, 401] });
test.afterEach(closeBrowsers);

const NEW_PASSWORD = "a newer horse 9";

/** Asks for a link on the page somebody has forgotten a password on. */
async function askForLink(page: Page, email: string, language = "") {
  await page.goto(`${language}/forgot-password`);
  await page.locator("#email").fill(` ${email.toUpperCase()} `);
  await page.locator("main button[type=submit]").click();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toBeVisible();
}

async function setPassword(page: Page, password: string, confirm = password) {
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm new password").fill(confirm);
  await page.getByRole("button", { name: "Save password" }).click();
}

test("a forgotten password: the mailed link sets a new one, once, and ends every session", async ({
  page,
  browser,
  request,
}) => {
  const { email } = await aCompany(request);
  const elsewhere = await aBrowser(browser, { email, password: PASSWORD });
  await askForLink(page, email);
  const link = await mailedLink(email, "/reset-password");
  await page.goto(link);
  await expectAccessible(page);

  await test.step("one thing at a time is told, at its field", async () => {
    const told = async (text: string, label: string) => {
      await expect(page.getByRole("main").getByRole("alert")).toHaveText(text);
      await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    };
    await setPassword(page, "", "");
    await told("Password is required!", "New password");
    await setPassword(page, NEW_PASSWORD, "another");
    await told("Passwords do not match!", "Confirm new password");
    await setPassword(page, "password123");
    await told("This password is too common. Please choose another.", "New password");
  });
  const late = await page.context().newPage();
  await late.goto(link);
  await setPassword(page, NEW_PASSWORD);
  await expect(page.getByRole("heading", { level: 2, name: "Your new password is set" })).toBeVisible();
  await expectAccessible(page);

  await test.step("the old password does not sign in, the new one does", async () => {
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText("Invalid email or password");
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
    await signInByForm(page, { email, password: NEW_PASSWORD });
  });
  await test.step("the browser that was signed in is not any more", async () => {
    await elsewhere.goto("/provider");
    await elsewhere.waitForURL((url) => url.pathname === "/signin");
    await expect.poll(() => storedKeys(elsewhere)).toEqual([]);
  });
  await test.step("a page that was open all the while says so when it is sent", async () => {
    await setPassword(late, "yet another horse 1");
    await expect(late.getByRole("heading", { level: 2, name: "This link does not work" })).toBeVisible();
    await late.close();
  });
  await test.step("the link does not work again, and leads to a new one", async () => {
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 2, name: "This link does not work" })).toBeVisible();
    await expect(page.getByLabel("New password", { exact: true })).toHaveCount(0);
    await page.getByRole("link", { name: "Ask for a new link" }).click();
    await page.waitForURL((url) => url.pathname === "/forgot-password");
  });
});

test("asked for on a Hindi page, the mail leads to a Hindi page", async ({ page, request }) => {
  const { email } = await aCompany(request);
  await askForLink(page, email, "/hi");
  await page.goto(await mailedLink(email, "/hi/reset-password"));
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("नया पासवर्ड बनाएँ");
});

test("an address is confirmed by a press, not by opening the link; another mail can be asked for", async ({
  page,
  request,
}) => {
  const { email } = await aCompany(request);
  const first = await mailedLink(email, "/verify-email");
  await signIn(page, { email, password: PASSWORD });
  const state = async (text: string) => {
    await page.goto("/account");
    await expect(page.getByRole("main").getByText(text, { exact: true })).toBeVisible();
  };
  await page.goto(first);
  await state("Not confirmed yet");
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("Sent. The link works once, for one hour.")).toBeVisible();
  await expect.poll(() => mailedLink(email, "/verify-email")).not.toBe(first);

  const link = await mailedLink(email, "/verify-email");
  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm email" }).click();
  const confirmed = page.getByRole("heading", { level: 2, name: "Your email is confirmed" });
  await expect(confirmed).toBeVisible();
  await state("Confirmed");

  // Once more it says so, and asks for no press.
  await page.goto(link);
  await expect(confirmed).toBeVisible();
  await expect(page.getByText("This address was confirmed before.")).toBeVisible();
  await page.getByRole("link", { name: "Go to your dashboard" }).click();
  await expect(page).toHaveURL(/\/provider$/);
});

for (const [path, text] of [
  ["/reset-password", "Ask for a new link"],
  ["/verify-email", "Go to your account"],
] as const)
  test(`${path} without a token says that the link does not work`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 2, name: "This link does not work" })).toBeVisible();
    await expect(page.getByRole("link", { name: text })).toBeVisible();
    await expectAccessible(page);
  });
