import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Where Debian, Ubuntu, Fedora and macOS keep a Chromium or Chrome of their own; the one without windows is the fastest. */
const INSTALLED = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** How to get a browser, in a line for the person who runs the tests. */
export const HOW_TO_GET_A_BROWSER =
  "install Chromium ('apt-get install chromium', or 'npx playwright install chromium'), or set CHROMIUM_PATH";

/** The browser the tests drive: CHROMIUM_PATH, an installed one, or Playwright's own; null when there is none. */
export function findBrowser(): string | null {
  const candidates = [process.env.CHROMIUM_PATH, ...INSTALLED, chromium.executablePath()];
  return candidates.find((file) => file && existsSync(file)) ?? null;
}
