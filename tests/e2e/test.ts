import { readFileSync } from "node:fs";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page, test as base } from "@playwright/test";

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

/** Of the few colours of a page axe reads each a thousand times, a fifth of all it does: once is enough. Runs in the page. */
const READ_COLOURS_ONCE = `{
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const read = new Map();
  prototype.parseString = function (text) {
    if (read.has(text)) return Object.assign(this, read.get(text));
    const { r, g, b, alpha } = parseString.call(this, text);
    read.set(text, { r, g, b, alpha });
    return this;
  };
}`;

/** What the library brings is twice as long, and each new page reads all of it. */
const AXE = `${readFileSync(path.resolve(import.meta.dirname, "../../node_modules/axe-core/axe.min.js"), "utf8")}
${READ_COLOURS_ONCE}`;

type Scheme = "light" | "dark";

/**
 * Fails with what axe finds against WCAG 2.2 A and AA and its best practices: everything in the colours the page has,
 * and the contrast in the other ones, which is all that differs there.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Not while the page comes alive: a button that appears meanwhile is seen without the name it has.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));
  // Nor while it fades in: half of a colour is too little of one.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== "running" || !Number.isFinite(effect?.getComputedTiming().endTime),
      ),
  );
  const scheme = await page.evaluate<Scheme>(() =>
    matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
  );
  const found = async (seen: Scheme, options: Parameters<AxeBuilder["options"]>[0], part?: string) => {
    // Half a second to read each time: once a document will do.
    const isThere = await page.evaluate(() => "axe" in window);
    const axe = new AxeBuilder({ page, axeSource: isThere ? "axe.version" : AXE });
    if (part !== undefined) axe.include(part);
    // Our pages have no frames: in one go it needs no second page to judge them in. No rule that runs asks for the style sheets.
    const judged = axe
      .options({ ...options, resultTypes: ["violations"], preload: { assets: ["media"] } })
      .setLegacyMode();
    return (await judged.analyze()).violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target }) => ({ id, target, told: `${seen}: ${id}: ${html.slice(0, 160)}` })),
    );
  };
  // The one rule of WCAG 2.2 that axe leaves out unless asked.
  const violations = await found(scheme, { rules: { "target-size": { enabled: true } } });
  const other = scheme === "dark" ? "light" : "dark";
  await turn(page, other);
  violations.push(...(await found(other, { runOnly: ["color-contrast"] })));
  await turn(page, scheme);
  const stands = violations.map(() => true);
  for (const [at, { id, target }] of violations.entries())
    if (id === "target-size") {
      const part = String(target.at(-1));
      // What a bar that stays covers by half is as large as it is: it is judged once more in the middle of the screen.
      await page
        .locator(part)
        .evaluate((shown) => shown.scrollIntoView({ block: "center", behavior: "instant" }));
      const cutOff = await hideCutOff(page, part);
      stands[at] = (await found(scheme, { runOnly: ["target-size"] }, part)).length > 0;
      await cutOff.evaluate((hidden) => hidden.forEach(({ style }) => style.removeProperty("visibility")));
    }
  expect(violations.filter((_violation, at) => stands[at]).map(({ told }) => told)).toEqual([]);
}

/**
 * Hides what axe takes to lie over a part though none of it is there: it knows boxes, and not that a map cuts off its pins
 * at its edge. @returns what was hidden
 */
const hideCutOff = (page: Page, part: string) =>
  page.locator(part).evaluateHandle((judged) => {
    const box = judged.getBoundingClientRect();
    const hidden = [...document.querySelectorAll<HTMLElement>("a, button, input, select, textarea")].filter(
      (other) => {
        if (other === judged || other.contains(judged) || judged.contains(other)) return false;
        const its = other.getBoundingClientRect();
        const [left, right] = [Math.max(box.left, its.left), Math.min(box.right, its.right)];
        const [top, bottom] = [Math.max(box.top, its.top), Math.min(box.bottom, its.bottom)];
        if (left >= right || top >= bottom) return false;
        for (let y = top + 0.5; y < bottom; y++)
          for (let x = left + 0.5; x < right; x++)
            if (document.elementsFromPoint(x, y).includes(other)) return false;
        return true;
      },
    );
    for (const { style } of hidden) style.visibility = "hidden";
    return hidden;
  });

/** Keeps the page's scripts back, as a slow net does. @returns lets them come */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/_next/static/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** Changes how the whole page looks, without the fading between: to end each of a thousand takes a second. */
async function atOnce(page: Page, change: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet(); // no policy of a page forbids one
    still.replaceSync("*, *::before, *::after, ::backdrop { transition: none !important }");
    document.adoptedStyleSheets.push(still);
  });
  await change();
  await page.evaluate(() => {
    void document.documentElement.offsetWidth; // the new look is there before anything may fade again
    document.adoptedStyleSheets.pop();
  });
}

const turn = (page: Page, colorScheme: Scheme): Promise<void> =>
  atOnce(page, () => page.emulateMedia({ colorScheme }));

const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Fails when the page can be scrolled sideways once its rows have measured themselves anew. */
export const expectNoSidewaysScroll = (page: Page): Promise<void> =>
  expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);

/** Larger text and nothing else, as a person sets it in the browser. @param standard px; twice as large as it comes */
export async function withLargeText(page: Page, judge: () => Promise<void>, standard = 32): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const set = (size: number) =>
    atOnce(page, async () => {
      await browser.send("Page.setFontSizes", {
        fontSizes: { standard: size, fixed: Math.round((size * 13) / 16) },
      });
      // It is there when the page shows it, not when the browser has heard of it.
      await page.waitForFunction(
        (shown) => getComputedStyle(document.documentElement).fontSize === shown,
        `${size}px`,
      );
    });
  await set(standard);
  await judge();
  await set(16);
  await browser.detach();
}

/** Fails when the page can be scrolled sideways, or a text is cut by a box that is too small for it. */
export async function expectFits(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  const cut = await page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const holder = text.parentElement!;
      if (!text.data.trim() || !holder.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      if (holder.closest("[aria-hidden='true'], script, style, select, svg")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      for (let box: HTMLElement | null = holder; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (box.offsetWidth <= 1) break; // for readers alone
        // Shortened on purpose, scrolled, or the next card of a row.
        if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") break;
        if (/auto|scroll/.test(style.overflowX + style.overflowY) || style.position === "fixed") break;
        if (box.matches("[aria-roledescription] li")) break;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
        const isCut = rects.some(
          (one) =>
            (hides(style.overflowX) && (one.left < left - 1 || one.right > right + 1)) ||
            (hides(style.overflowY) && (one.top < top - 2 || one.bottom > bottom + 2)),
        );
        if (isCut)
          found.add(`'${text.data.trim().slice(0, 60)}' in <${box.tagName} class="${box.className}">`);
      }
    }
    return [...found];
  });
  expect(cut).toEqual([]);
}

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 150; press++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

/** Whether the page's scripts have taken it over: before, forms and links are the browser's own, as without them. */
export const isAlive = (part: Locator): Promise<boolean> =>
  part.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps")));

export const comesAlive = (part: Locator): Promise<void> => expect.poll(() => isAlive(part)).toBe(true);

/** Presses Load More once the page is alive: before, the link is the browser's own, and leads to the second page. */
export async function loadMore(page: Page): Promise<void> {
  const more = page.getByRole("link", { name: "Load More" });
  await comesAlive(more);
  await more.click();
}

/** From the next page on, how much moved by itself or after a press; read it with `shifted`. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shifted: number }).shifted += (
          entry as PerformanceEntry & { value: number }
        ).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum of all shifts so far, those too that an input came just before. */
export const shifted = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Two frames: what has just been painted is told after it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifted: number }).shifted;
  });
