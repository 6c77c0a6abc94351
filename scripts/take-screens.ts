/**
 * npm run screens [-- --url http://localhost:3000] [--only results,home]: takes the pictures of docs/screens from a
 * running demo, at three widths, in both languages and both colours. It looks and never presses what changes something.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { readOptions } from "@/scripts/process/read-options";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { type Translator, translator } from "@/lib/content/messages";
import type { Listing } from "@/lib/schemas/listing";
import { type Locale, LOCALES, localePath } from "@/lib/shared/locale";
import { companySlug, listingSlug } from "@/lib/shared/slug";
import { findBrowser, HOW_TO_GET_A_BROWSER } from "@/tests/support/browser";

const FOLDER = path.join(import.meta.dirname, "../docs/screens");
const WIDTHS = [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const;
const COLOURS = ["light", "dark"] as const;
/** Enough to read the small print of a phone, light enough for a repository. */
const QUALITY = 62;

type Screen = {
  name: string;
  path: string;
  as?: "provider" | "admin";
  /** The button that is pressed first, by the key of its text; on widths where it is not there, nothing. */
  press?: Parameters<Translator>[0];
};

/** The screens, in the order a visitor, a company and an admin meet them. */
function screens({ listing, company, shortlist }: Subjects): Screen[] {
  const near = "lat=18.5196&lng=73.8554&radiusKm=25";
  return [
    { name: "home", path: "/" },
    { name: "results", path: `/services?q=pumps+in+pune` },
    { name: "results-misspelt", path: "/services?q=elektrician+bangalore" },
    { name: "results-filters", path: `/services?${near}`, press: "filters.title" },
    { name: "results-map", path: `/services?q=pumps&${near}`, press: "ground.show" },
    { name: "nothing-found", path: "/services?q=qwrtzp" },
    { name: "listing", path: listing },
    { name: "company", path: company },
    { name: "compare", path: `/compare?listings=${shortlist}` },
    { name: "enquiry-to-several", path: `/enquire?listings=${shortlist}` },
    { name: "category", path: "/services/category/machinery-tools" },
    { name: "city-category", path: "/services/in/pune/home-repair" },
    { name: "categories", path: "/categories" },
    { name: "state", path: "/services/location?location=Maharashtra" },
    { name: "locations", path: "/locations" },
    { name: "article", path: "/blogs" },
    { name: "sign-in", path: "/signin" },
    { name: "company-sign-up", path: "/provider/signup" },
    { name: "provider", path: "/provider", as: "provider" },
    { name: "create-listing", path: "/provider/create", as: "provider" },
    { name: "provider-enquiries", path: "/provider/enquiries", as: "provider" },
    { name: "provider-profile", path: "/provider/profile", as: "provider" },
    { name: "admin-queue", path: "/dashboard", as: "admin" },
    { name: "admin-listings", path: "/dashboard/listings", as: "admin" },
    { name: "admin-searches", path: "/dashboard/searches", as: "admin" },
    { name: "admin-providers", path: "/dashboard/providers", as: "admin" },
    { name: "admin-speed", path: "/dashboard/speed", as: "admin" },
  ];
}

const { values: given } = readOptions("npm run screens -- [--url U] [--only NAME,NAME]", {
  options: { url: { type: "string", default: "http://localhost:3000" }, only: { type: "string" } },
});
const origin = given.url.replace(/\/$/, "");

const ask = async <Answer>(where: string): Promise<Answer> => {
  const response = await fetch(`${origin}/api/v1${where}`);
  if (!response.ok)
    throw new Error(`${where} answered ${response.status}: is the demo running at ${origin}?`);
  return (await response.json()) as Answer;
};

type Found = { items: readonly Pick<Listing, "id" | "name" | "images" | "providerUserId" | "provider">[] };
/** Paths of a listing and of its company, and the ids of what is compared, with commas. */
type Subjects = Record<"listing" | "company" | "shortlist", string>;

/** A listing with pictures and a price, its company, and three of other companies: the same for the same data. */
async function subjects(): Promise<Subjects> {
  const { items } = await ask<Found>("/listings?limit=100&sort=price_asc&priceMin=5000");
  const one = items.find(({ images }) => images.length > 1) ?? items[0];
  if (one === undefined) throw new Error("the demo has no listings to show");
  const { companyName } = one.provider.providerProfile;
  const { items: pumps } = await ask<Found>("/listings?q=pump&sort=relevance&limit=12");
  const byCompany = new Map(pumps.map((pump) => [pump.providerUserId, pump.id]));
  return {
    listing: `/services/${listingSlug(one)}`,
    company: `/company/${companySlug({ id: one.providerUserId, companyName })}`,
    shortlist: [...byCompany.values()].slice(0, 3).join(","),
  };
}

/** The demo's accounts, by role. */
async function signIn(context: BrowserContext, role: "provider" | "admin"): Promise<void> {
  const file = process.env["DEMO_ACCOUNTS"] ?? ".data/demo-accounts.json";
  const accounts = JSON.parse(await readFile(file, "utf8")) as {
    role: string;
    email: string;
    password: string;
  }[];
  const account = accounts.find((one) => one.role === role);
  if (account === undefined) throw new Error(`${file} has no ${role}`);
  const answer = await context.request.post(`${origin}/api/v1/auth/login`, {
    data: { email: account.email, password: account.password },
    headers: { origin },
  });
  if (!answer.ok()) throw new Error(`signing in as ${role} answered ${answer.status()}`);
  const { user, tokens } = (await answer.json()) as {
    user: { id: string; email: string; role: string };
    tokens: { accessToken: string; refreshToken: string };
  };
  await context.addInitScript(
    (kept: Record<string, string>) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    {
      ...tokens,
      user: JSON.stringify({ id: user.id, email: user.email, role: user.role }),
      isLoggedIn: "true",
    },
  );
}

async function take(page: Page, { path: address, press }: Screen, locale: Locale): Promise<Buffer> {
  const answer = await page.goto(origin + localePath(locale, address), { waitUntil: "networkidle" });
  if (answer === null || answer.status() >= 500) throw new Error(`${address} answered ${answer?.status()}`);
  if (press !== undefined) {
    const button = page.getByRole("button", { name: translator(locale)(press) });
    if ((await button.count()) > 0) await button.first().click();
    if (press === "ground.show") await page.locator(".maplibregl-canvas").waitFor();
  }
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Tiles and openings fade in after the last byte: two pictures that agree say that they are there.
  for (let before = await page.screenshot(), tries = 0; ; tries += 1) {
    await page.waitForTimeout(250);
    const now = await page.screenshot();
    if (now.equals(before) || tries === 12) return now;
    before = now;
  }
}

const executablePath = findBrowser();
if (executablePath === null) throw new Error(HOW_TO_GET_A_BROWSER);
const wanted = given.only?.split(",");
const all = screens(await subjects()).filter(({ name }) => wanted?.includes(name) ?? true);
await mkdir(FOLDER, { recursive: true });
const browser: Browser = await chromium.launch({ executablePath });
let done = 0;
try {
  for (const role of [undefined, "provider", "admin"] as const) {
    for (const colorScheme of COLOURS) {
      const context = await browser.newContext({
        colorScheme,
        reducedMotion: "reduce",
        locale: "en-IN",
        timezoneId: "Asia/Kolkata",
      });
      if (role) await signIn(context, role);
      const page = await context.newPage();
      for (const screen of all.filter((one) => one.as === role)) {
        for (const locale of LOCALES) {
          for (const [width, height] of WIDTHS) {
            await page.setViewportSize({ width, height });
            const file = `${screen.name}-${width}-${locale}${colorScheme === "dark" ? "-dark" : ""}.webp`;
            const picture = await take(page, screen, locale);
            await writeFile(
              path.join(FOLDER, file),
              await sharp(picture).webp({ quality: QUALITY }).toBuffer(),
            );
            done += 1;
          }
        }
        console.log(`${done} of ${all.length * 12}  ${screen.name}, ${colorScheme}`);
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
}
