import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test as base } from "@playwright/test";

type Options = {
  /** Statuses that a test brings about: a browser logs each answer of 400 and above as an error. */
  expectedStatuses: readonly number[];
};

/** Every browser test: relative addresses go to the running demo, and a page that logs an error fails its test. */
export const test = base.extend<Options & { consoleErrors: string[] }>({
  expectedStatuses: [[], { option: true }],
  // The demo's address is known only after the global setup, so not in the config.
  baseURL: async ({}, use) => use(process.env.BASE_URL),
  consoleErrors: [
    async ({ page, expectedStatuses }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on(
        "console",
        (message) => message.type() === "error" && errors.push(`${message.text()} ${message.location().url}`),
      );
      await use(errors);
      const unexpected = errors.filter((text) => {
        const status = /status of (\d{3})/.exec(text)?.[1];
        return !expectedStatuses.includes(Number(status)) && !text.includes("net::ERR_ABORTED");
      });
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

type Scheme = "light" | "dark";

/**
 * Fails with what axe finds against WCAG 2.2 A and AA and its best practices: everything in the colours the page has,
 * and the contrast in the other ones, which is all that differs there.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Not while the page comes alive: a button that appears meanwhile is seen without the name it has.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));
  const scheme = await page.evaluate<Scheme>(() =>
    matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
  );
  const found = async (seen: Scheme, axe: AxeBuilder) =>
    (await axe.analyze()).violations.map(
      ({ id, nodes }) => `${seen}: ${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`,
    );
  const violations = await found(scheme, new AxeBuilder({ page }));
  const other = scheme === "dark" ? "light" : "dark";
  await turn(page, other);
  violations.push(...(await found(other, new AxeBuilder({ page }).withRules("color-contrast"))));
  await turn(page, scheme);
  expect(violations).toEqual([]);
}

/** Turns the page to the other colours, without the fading between them. */
async function turn(page: Page, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() =>
    document.getAnimations().forEach((one) => one instanceof CSSTransition && one.finish()),
  );
}

/** Fails when the page can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, view] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(view!);
}
