// What belongs to an account: downloaded, deleted, and opened by an admin.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import {
  aBrowser,
  aCompany,
  aGstin,
  aMobile,
  anEmail,
  aPan,
  aWord,
  closeBrowsers,
  demoLogin,
  PASSWORD,
  signIn,
  storedKeys,
} from "@/tests/e2e/people";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "@/tests/e2e/test";

test.afterEach(closeBrowsers);

async function aCustomer(page: Page) {
  const login = { email: anEmail(), password: PASSWORD };
  const answer = await page.request.post("/api/v1/auth/signup", {
    data: { ...login, phoneNumber: `+91${aMobile()}` },
  });
  expect(answer.status()).toBe(201);
  await page.context().clearCookies();
  await signIn(page, login);
  return login;
}

const WORDS = {
  "": {
    open: "Delete my account",
    password: "Your password",
    confirm: "Delete for good",
    wrong: "The current password is not right",
    done: "Your account is deleted",
    log: "The audit log, for one year",
  },
  "/hi": {
    open: "मेरा खाता मिटाएँ",
    password: "आपका पासवर्ड",
    confirm: "हमेशा के लिए मिटाएँ",
    wrong: "मौजूदा पासवर्ड सही नहीं है",
    done: "आपका खाता मिटा दिया गया है",
    log: "ऑडिट लॉग, एक साल तक",
  },
} as const;

test.describe("deleting one's account", () => {
  test.use({ expectedStatuses: [400, 401] });

  for (const [language, words] of Object.entries(WORDS)) {
    test(`${language}/account: says what goes and what stays, wants the password, and says that it is done`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const { email } = await aCustomer(page);
      await page.goto(`${language}/account`);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole("button", { name: words.open }).click();
      const question = page.getByRole("alertdialog");
      await expect(question).toContainText(email);
      await expect(question).toContainText(words.log);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const password = question.getByLabel(words.password, { exact: true });
      await password.fill("not the password");
      await question.getByRole("button", { name: words.confirm }).click();
      await expect(question.getByText(words.wrong)).toBeVisible();
      await password.fill(PASSWORD);
      await question.getByRole("button", { name: words.confirm }).click();
      // The way home, which signing out begins, is given up for this one: what counts is where it ends.
      await expect.poll(() => new URL(page.url()).pathname).toBe(`${language}/signin`);
      await expect(page.getByRole("main").getByRole("status")).toContainText(words.done);
      await expectAccessible(page);
      expect(await storedKeys(page)).toEqual([]);
      expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
      const again = await page.request.post("/api/v1/auth/login", { data: { email, password: PASSWORD } });
      expect(again.status()).toBe(401);
    });
  }
});

test("one's data is one file to save", async ({ page }) => {
  const { email } = await aCustomer(page);
  await page.goto("/account");
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe("vendorsetu-my-data.json");
  const told = JSON.parse(readFileSync(await file.path(), "utf8")) as { account: { email: string } };
  expect(told.account.email).toBe(email);
});

test("an admin sees that tax numbers are set, and them when asking", async ({ page, browser }) => {
  const company = `${aWord()} Works`;
  const login = await aCompany(page.request, company);
  const pan = aPan();
  const gst = aGstin(pan);
  await page.context().clearCookies();
  await signIn(page, login);
  const saved = await page.request.post("/api/v1/providers/me/profile", {
    multipart: { gstNumber: gst, panNumber: pan },
    headers: {
      origin: process.env.BASE_URL!,
      authorization: `Bearer ${await page.evaluate(() => localStorage.getItem("accessToken"))}`,
    },
  });
  expect(saved.status()).toBe(200);
  const desk = await aBrowser(browser, demoLogin("admin"));
  await desk.goto(`/dashboard/providers?q=${encodeURIComponent(company)}`);
  await desk.getByRole("button", { name: `View ${company}` }).click();
  const dialog = desk.getByRole("dialog");
  await expect(dialog).toContainText("•••");
  expect(await desk.content()).not.toContain(pan);
  await dialog.getByRole("button", { name: "Show GST and PAN" }).click();
  await expect(dialog).toContainText(gst);
  await expect(dialog.getByRole("button", { name: "Show GST and PAN" })).toHaveCount(0);
  await desk.goto("/dashboard/audit?action=profile.opened");
  await expect(desk.getByRole("table")).toContainText(company);
});
