// People of the browser tests: who they are, what they own, how they sign in.
import { randomInt } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { APIRequestContext, Browser, BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import { gstinCheckCharacter } from "@/lib/shared/gstin";
import { expect } from "@/tests/e2e/test";

export type Login = { readonly email: string; readonly password: string };

export const PASSWORD = "correct horse battery 7";

/** Where the demo that the tests start tells its accounts; another one's, when BASE_URL names a running demo. */
export const accountsFile = process.env.DEMO_ACCOUNTS ?? ".data/test-demo/demo-accounts.json";

/** One of the demo's three accounts. */
export function demoLogin(role: "admin" | "provider" | "customer"): Login {
  const accounts = JSON.parse(readFileSync(accountsFile, "utf8")) as (Login & { role: string })[];
  return accounts.find((account) => account.role === role)!;
}

/** The links mailed to an address so far, oldest first: without a key for mail the demo writes letters beside its accounts. */
function linksMailedTo(email: string): string[] {
  const outbox = path.join(path.dirname(accountsFile), "outbox");
  return readdirSync(outbox)
    .toSorted()
    .map((name) => readFileSync(path.join(outbox, name), "utf8"))
    .filter((mail) => mail.includes(`\nTo: ${email}\n`))
    .flatMap((mail) => /https?:\/\/\S+/.exec(mail) ?? []);
}

/** The newest link to a page that was mailed to an address; mails leave after the answer, so it waits for it. */
export async function mailedLink(email: string, page: string): Promise<string> {
  const newest = () => linksMailedTo(email).findLast((link) => new URL(link).pathname === page);
  await expect.poll(newest, { message: `a mail to ${email} with a link to ${page}` }).toBeDefined();
  return newest()!;
}

const letters = (count: number, of = "abcdefghijklmnopqrstuvwxyz") =>
  Array.from({ length: count }, () => of[randomInt(of.length)]!).join("");
const digits = (count: number) => letters(count, "0123456789");

/** A word nobody has written before, so that a search for it finds one thing. */
export const aWord = () => letters(12);
/** An e-mail address nobody has. */
export const anEmail = () => `${letters(14)}@people.example.com`;
/** Ten digits that are a mobile number in India and nobody's yet. */
export const aMobile = () => `98${digits(8)}`;
export const aPan = () => `${letters(5, "ABCDEFGHIJ")}${digits(4)}${letters(1, "ABCDEFGHIJ")}`;
/** A GST number whose check character is right, and in it the PAN. */
export function aGstin(pan: string): string {
  const stem = `27${pan}1Z`;
  return `${stem}${gstinCheckCharacter(stem)}`;
}

/** A file as Playwright chooses it. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** A picture of random blocks: no two are alike. */
export async function aPicture(name: string): Promise<ChosenFile> {
  const buffer = await sharp(Buffer.from(Array.from({ length: 8 * 6 * 3 }, () => randomInt(256))), {
    raw: { width: 8, height: 6, channels: 3 },
  })
    .resize(640, 480, { kernel: "nearest" })
    .toFormat(name.endsWith(".png") ? "png" : "jpeg")
    .toBuffer();
  return { name, mimeType: name.endsWith(".png") ? "image/png" : "image/jpeg", buffer };
}

export const aPdf = (name: string): ChosenFile => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(`%PDF-1.4\n% ${letters(40)}\n%%EOF\n`),
});

/** A company that has just registered, over the API. */
export async function aCompany(
  request: APIRequestContext,
  companyName = "Kaveri Tool Works",
): Promise<Login> {
  const login = { email: anEmail(), password: PASSWORD };
  const answer = await request.post("/api/v1/auth/provider/register", {
    multipart: { ...login, companyName, phoneNumber: `+91${aMobile()}` },
  });
  expect([await answer.text(), answer.status()]).toEqual([expect.any(String), 201]);
  return login;
}

/** Signs in as the page's form would, the cookie and the keys of the browser, and shows no page: a test goes to its own. */
export async function signIn(page: Page, { email, password }: Login): Promise<void> {
  const response = await page.request.post("/api/v1/auth/login", {
    data: { email, password },
    headers: { origin: process.env.BASE_URL! },
  });
  expect(response.status()).toBe(200);
  const { user, tokens } = (await response.json()) as {
    user: { id: string; email: string; role: string };
    tokens: { accessToken: string; refreshToken: string };
  };
  const kept = { id: user.id, email: user.email, role: user.role };
  await page.goto("/robots.txt"); // of the same origin, and nothing else
  await page.evaluate(
    (keys) => Object.entries(keys).forEach(([key, value]) => localStorage.setItem(key, value)),
    {
      accessToken: tokens.accessToken,
      refreshToken: tokens.refreshToken,
      user: JSON.stringify(kept),
      isLoggedIn: "true",
    },
  );
}

/** Signs in through the page and waits for the landing. */
export async function signInByForm(page: Page, { email, password }: Login): Promise<void> {
  await page.goto("/signin");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/signin"));
}

/** A browser of somebody's own, closed by `closeBrowsers`. */
export async function aBrowser(browser: Browser, login?: Login): Promise<Page> {
  // `browser.newContext` knows nothing of the fixtures' options.
  const context = await browser.newContext({ baseURL: process.env.BASE_URL!, locale: "en-IN" });
  opened.push(context);
  const page = await context.newPage();
  if (login) await signIn(page, login);
  return page;
}
const opened: BrowserContext[] = [];
export async function closeBrowsers(): Promise<void> {
  for (const context of opened.splice(0)) await context.close();
}

/** What Create Listing asks for. */
export type ListingText = { readonly name: string; readonly description?: string; readonly place?: string };

/** The form `Listing {n}` of Create Listing, once the drafts of this device have been read: before, it takes no input. */
export async function listingForm(page: Page, n: number) {
  const form = page.getByRole("form", { name: `Listing ${n}` });
  await expect(form).toBeVisible();
  await expect(page.locator("[inert]").filter({ has: page.locator("form") })).toHaveCount(0);
  return form;
}

/** Fills the form `Listing {n}` of Create Listing, all but the pictures. @returns the point the place gave */
export async function fillListing(
  page: Page,
  n: number,
  { name, description = "Made to order, tested, with a year's warranty.", place = "Ziro" }: ListingText,
): Promise<{ lat: string; lng: string }> {
  const form = await listingForm(page, n);
  await form.getByLabel("Name", { exact: true }).fill(name);
  await form.getByRole("textbox", { name: "Price (₹)" }).fill("₹ 14,750");
  await form.getByLabel("Phone number").fill("9876543210");
  await form.getByLabel("Category", { exact: true }).selectOption({ index: 1 });
  await expect(form.getByLabel("Subcategory")).toBeEnabled();
  await form.getByLabel("Subcategory").selectOption({ index: 1 });
  await form.getByLabel("Description").fill(description);
  await form.getByLabel("Address").fill("12 Market Road");
  await form.getByRole("combobox", { name: "Find the location" }).pressSequentially(place);
  await form
    .getByRole("option", { name: new RegExp(`^${place}`) })
    .first()
    .click();
  await expect(form.getByLabel("Latitude")).not.toHaveValue("");
  await form.getByLabel("Radius in km").fill("15");
  return {
    lat: await form.getByLabel("Latitude").inputValue(),
    lng: await form.getByLabel("Longitude").inputValue(),
  };
}

/** The four keys a browser keeps of a session, and nothing else (docs/product/accounts.md#on-the-device). */
export const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());
export const FOUR_KEYS = ["accessToken", "isLoggedIn", "refreshToken", "user"];

type KeptDraft = { name: string; pictures: number; attempt: string | null };

/** The forms of all drafts of listings that a browser keeps. */
export const keptDrafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<KeptDraft[]>((resolve) => {
        const opening = indexedDB.open("listing-drafts");
        // Made by this very look: there was none.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const reading = opening.result.transaction("by-user").objectStore("by-user").getAll();
          reading.onsuccess = () => {
            opening.result.close();
            type Tab = { attempt: string | null; draft: { name: string; images: unknown[] } };
            const tabs = (reading.result as { tabs: Tab[] }[]).flatMap((kept) => kept.tabs);
            resolve(
              tabs.map(({ attempt, draft: { name, images } }) => ({
                name,
                pictures: images.length,
                attempt,
              })),
            );
          };
        };
      }),
  );

/** Their names. */
export const draftNames = async (page: Page) => (await keptDrafts(page)).map(({ name }) => name);
