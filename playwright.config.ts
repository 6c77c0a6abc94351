import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tests/support/browser";

const executablePath = findBrowser();

/**
 * Tests that leave the public pages as they are. They come first: the crawl goes over the whole site, and a category that
 * another test renames meanwhile would be a broken page to it. To run one of the others alone: `--no-deps`.
 */
const READING = [
  "blog",
  "budget",
  "crawl",
  "errors",
  "for-everyone",
  "home",
  "map",
  "places",
  "public-pages",
  "relevance",
  "results",
  "search",
  "static-pages",
].map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/support/browser-setup.ts",
  fullyParallel: false,
  workers: 2,
  retries: 0,
  projects: [
    { name: "reading", testMatch: READING },
    { name: "writing", testIgnore: READING, dependencies: ["reading"] },
  ],
  // For a slow machine that does much else meanwhile: nothing here is about time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_REPORT ?? "test-results/browser.json" }],
  ],
  use: {
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath && { executablePath }),
      // No sandbox: CI runs as root. The rest keeps the browser from calling its maker.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // A page of a test lives for seconds: to compile its scripts for speed takes longer than it saves, a quarter of all.
        "--js-flags=--no-opt --no-maglev",
      ],
    },
  },
});
