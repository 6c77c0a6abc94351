// D1, D7: what people wrote is shown as text: a real browser opens the pages it stands on, and nothing of it runs.
import { attackedServer } from "@/tests/security/server/attacked-server";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { test } from "vitest";
import { CANARY, SCRIPT_INJECTIONS } from "@/tests/security/corpora/injections";
import { conclude, sample } from "@/tests/security/measured";
import { type Credentials, unique, uniqueMobile, type World } from "@/tests/support/api-world";
import { findBrowser } from "@/tests/support/browser";

const current = attackedServer();
const executablePath = findBrowser();

/** An approved listing of a company that both say this; their pages. */
async function publish(world: World, text: string): Promise<{ listing: string; company: string }> {
  const fit = (length: number): string => [...text].slice(0, length).join("");
  const registered = await world.send("POST", "/api/v1/auth/provider/register", {
    body: {
      form: {
        email: `${unique("inert")}@example.com`,
        phoneNumber: uniqueMobile(),
        password: world.password,
        companyName: `C ${fit(90)}`,
      },
    },
  });
  if (registered.status !== 201) throw new Error(`registering answered ${registered.text}`);
  const { tokens, user } = JSON.parse(registered.text) as { tokens: Credentials; user: { id: string } };
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(";")[0]!)
    .join("; ");
  const form = {
    ...world.listingForm(),
    name: `L ${fit(90)}`,
    description: `D ${text}`,
    address: `A ${fit(250)}`,
  };
  const sent = await world.send("POST", "/api/v1/listings", { as: { ...tokens, cookie }, body: { form } });
  if (sent.status !== 201) throw new Error(`creating answered ${sent.text}`);
  const { id } = (JSON.parse(sent.text) as { listing: { id: string } }).listing;
  await world.decide("approve", id);
  return { listing: `/services/x-${id}`, company: `/company/x-${user.id}` };
}

/** What ran or was asked for on a page; empty when it is inert. */
async function openAndLook(page: Page, url: string): Promise<string[]> {
  const seen: string[] = [];
  const note = (what: string) => void seen.push(`${url}: ${what}`);
  page.once("dialog", (dialog) => void dialog.dismiss().then(() => note("a dialog")));
  const onRequest = (request: { url(): string }) => {
    if (/canary|evil/.test(new URL(request.url()).host)) note(`asks for ${request.url()}`);
  };
  page.on("request", onRequest);
  const response = await page.goto(url, { waitUntil: "load" });
  if (response === null || response.status() >= 400) note(`${response?.status()}`);
  for (const frame of page.frames())
    if (await frame.evaluate("window.__canary === 1").catch(() => false)) note("the canary ran");
  page.off("request", onRequest);
  return seen;
}

async function signedIn(context: BrowserContext, world: World, as: Credentials | null): Promise<Page> {
  const cookies = (as?.cookie ?? "").split("; ").filter((cookie) => cookie !== "");
  await context.addCookies(
    cookies.map((cookie) => {
      const at = cookie.indexOf("=");
      return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: world.origin };
    }),
  );
  return context.newPage();
}

test.skipIf(executablePath === null)(
  "D1 D7: nothing that a company wrote runs on a page, a visitor's or an admin's",
  { timeout: 30 * 60_000 },
  async (context) => {
    const { world } = current();
    const texts = sample(SCRIPT_INJECTIONS, 15);
    const pages: string[] = [];
    for (const text of texts) {
      const { listing, company } = await publish(world, text);
      pages.push(listing, company, `/services?q=${encodeURIComponent(text)}`);
    }
    const lists = ["/", "/services", "/services/category/pumps", "/services?sort=created_desc&page=1"];
    const browser = await chromium.launch({ executablePath: executablePath!, args: ["--no-sandbox"] });
    const wrong: string[] = [];
    try {
      const visitor = await signedIn(await browser.newContext(), world, null);
      for (const url of [...pages, ...lists]) wrong.push(...(await openAndLook(visitor, world.origin + url)));
      const admin = await signedIn(await browser.newContext(), world, world.people.admin);
      for (const url of ["/dashboard", "/dashboard/listings", "/dashboard/providers", "/dashboard/audit"])
        wrong.push(...(await openAndLook(admin, world.origin + url)));
      // It would be noticed: here one runs.
      await visitor.setContent(`<img src="x:" onerror="${CANARY}">`);
      await visitor.waitForFunction("window.__canary === 1");
    } finally {
      await browser.close();
    }
    conclude(context, { row: "D1", what: "pages", tried: pages.length + lists.length + 4, wrong });
  },
);
