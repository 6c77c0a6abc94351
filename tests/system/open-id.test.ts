// 'Continue with …' in a real browser, on the production server, with the provider on another site.
import { databaseUrl, useDatabase } from "@/tests/support/database";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/server/db";
import { findBrowser } from "@/tests/support/browser";
import { startOpenIdProvider } from "@/tests/support/open-id-provider";
import { type Server, serveBuild } from "@/tests/support/production-server";
import { makeAdmin, serverSettings } from "@/tests/support/server-world";

useDatabase();

const BUILD_TIMEOUT_MS = 10 * 60_000;
const executablePath = findBrowser();
const dataDir = mkdtempSync(path.join(tmpdir(), "open-id-"));
const provider = await startOpenIdProvider();
let server: Server;
let browser: Browser;

beforeAll(async () => {
  server = await serveBuild({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    ...serverSettings(),
    ...provider.settings,
    LOG_LEVEL: "warn",
  });
  if (executablePath !== null) browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
}, BUILD_TIMEOUT_MS);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await provider.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Does something in a browser of its own. @returns what its pages complained of */
async function inBrowser(
  work: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<string[]> {
  const context = await browser.newContext({ baseURL: server.origin, ...options });
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    await work(page);
    return complaints;
  } finally {
    await context.close();
  }
}

const keysOf = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());
const lookAtAccount = async (page: Page, address: string, email: string) => {
  await page.goto(address);
  expect(new URL(page.url()).pathname).toBe(address);
  expect(await page.locator("main").innerText()).toContain(email);
};

describe.skipIf(executablePath === null)("continue with another service", () => {
  test("signs in, in the language it began in, and the browser keeps what a password leaves", async () => {
    provider.beHonest({ email: "asha@example.com", email_verified: true });
    const complaints = await inBrowser(async (page) => {
      await page.goto("/hi/signin");
      await page.getByRole("button", { name: "Example Login से जारी रखें" }).click();
      await page.waitForURL((url) => url.pathname === "/hi");
      expect(await keysOf(page)).toEqual(["accessToken", "isLoggedIn", "refreshToken", "user"]);
      // Back leads to the form, which knows better, and not to the provider again.
      await page.goBack();
      await page.waitForURL((url) => url.pathname === "/hi");
      await lookAtAccount(page, "/hi/account", "asha@example.com");
      // There is no password to type: neither to change it nor to delete the account.
      expect(await page.locator("main input[type=password]").count()).toBe(0);
      expect(await page.locator("main a[href='/hi/forgot-password']").count()).toBe(2);
      // The tokens are those of the cookie's session.
      const status = await page.evaluate(async () => {
        const authorization = `Bearer ${localStorage.getItem("accessToken")}`;
        return (await fetch("/api/v1/auth/me", { headers: { authorization } })).status;
      });
      expect(status).toBe(200);
    });
    expect(complaints).toEqual([]);
    const user = await db.user.findFirstOrThrow({ where: { email: "asha@example.com" } });
    expect(user).toMatchObject({ role: "customer", passwordHash: null });
  });

  test("works from the sign-up, without JavaScript", async () => {
    provider.beHonest({ email: "bela@example.com", email_verified: true });
    const complaints = await inBrowser(
      async (page) => {
        await page.goto("/signup");
        await page.getByRole("button", { name: "Continue with Example Login" }).click();
        await page.getByRole("link", { name: "Go on" }).click();
        await page.waitForURL((url) => url.pathname === "/");
        await lookAtAccount(page, "/account", "bela@example.com");
      },
      { javaScriptEnabled: false },
    );
    expect(complaints).toEqual([]);
  });

  test("says why it refuses, above the form, and signs nobody in", async () => {
    const { email: admin } = await makeAdmin();
    const complaints = await inBrowser(async (page) => {
      for (const [person, words] of [
        [
          { email: "chitra@example.com", email_verified: false },
          "Example Login has not confirmed your email address",
        ],
        [{ email: admin, email_verified: true }, "Admins sign in with their password."],
      ] as const) {
        provider.beHonest(person);
        await page.goto("/signin");
        await page.getByRole("button", { name: "Continue with Example Login" }).click();
        await page.waitForURL((url) => url.pathname === "/signin" && url.search !== "");
        expect(await page.locator("main").getByRole("alert").innerText()).toContain(words);
        expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: "role" }));
      }
    });
    expect(complaints).toEqual([]);
  });
});

test("nothing of the way stands in the log but the reason of a refusal", async () => {
  const before = server.output().length;
  const answer = await fetch(`${server.origin}/api/auth/callback/oidc?code=the-code&state=the-state&iss=x`, {
    redirect: "manual",
  });
  expect(answer.headers.get("location")).toBe("/signin?service=oidc&problem=failed");
  // The log comes by a pipe, and later than the answer.
  const told = () => server.output().slice(before);
  await expect.poll(told).toContain("State cookie was missing.");
  expect(told()).not.toMatch(/the-code|the-state/);
});
