// The whole way by keyboard, what has the focus in sight, and pages that stand still.
import type { Page } from "@playwright/test";
import { articles } from "@/lib/content/articles/articles";
import en from "@/lib/content/messages/en.json" with { type: "json" };
import hi from "@/lib/content/messages/hi.json" with { type: "json" };
import { aMobile } from "@/tests/e2e/people";
import {
  comesAlive,
  expect,
  expectNoSidewaysScroll,
  holdScripts,
  shifted,
  tabTo,
  test,
  watchShifts,
  withLargeText,
} from "@/tests/e2e/test";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("with the keyboard alone: from a search over its filters to an enquiry that was sent", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  await tabTo(page, page.getByRole("search").getByLabel(en.searchBar.what));
  await page.keyboard.type("pump");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText(/^\d+ listings for “pump”$/);

  const filters = page.getByRole("complementary", { name: en.filters.title });
  const chips = page.getByRole("list", { name: en.results.activeFilters });
  await comesAlive(filters.getByLabel("Company type"));
  await tabTo(page, filters.getByLabel("Company type"));
  await page.keyboard.type("Manu");
  const chip = chips.getByRole("link", { name: "Remove filter: Manufacturer" });
  await expect(chip).toBeVisible();
  const all = page.url();
  await tabTo(page, chip);
  await page.keyboard.press("Enter");
  await expect(chip).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(all);
  await expect(chip).toBeVisible();

  const listing = page.getByRole("article").first().getByRole("heading").getByRole("link");
  const name = (await listing.textContent())!;
  await tabTo(page, listing);
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText(name);

  const form = page.getByRole("form", { name: en.enquiryForm.heading });
  await comesAlive(form);
  await tabTo(page, form.getByLabel(en.enquiryForm.name));
  await page.keyboard.type("Meenakshi");
  await page.keyboard.press("Tab");
  await page.keyboard.type(aMobile());
  await tabTo(page, form.getByLabel(en.enquiryForm.message));
  await page.keyboard.type("Please quote for two pumps.");
  await tabTo(page, form.getByRole("checkbox"));
  await page.keyboard.press("Space");
  await tabTo(page, form.getByRole("button", { name: en.enquiryForm.submit }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /^Enquiry sent to / })).toBeFocused();
});

test("with the keyboard alone: past the bar; and back from a listing that page is there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/services?q=pump");
  const all = (await heading(page).textContent())!;
  await comesAlive(page.getByRole("search"));
  await tabTo(page, page.getByRole("link", { name: en.nav.skipToContent }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const link = page.locator("#results").getByRole("article").nth(4).getByRole("heading").getByRole("link");
  const name = (await link.textContent())!;
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText(name);
  await expect(page.getByRole("main")).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText(all);
});

test("with the keyboard alone: a page called from the footer begins at its content", async ({ page }) => {
  await page.goto("/blogs");
  const link = page.getByRole("contentinfo").getByRole("link", { name: en.nav.about, exact: true });
  await comesAlive(link);
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("main")).toBeFocused();
  // From the bar at the top the way goes on through the bar.
  const bar = page
    .getByRole("navigation", { name: en.nav.main })
    .getByRole("link", { name: en.nav.services });
  await bar.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/services");
  await expect(bar).toBeFocused();
});

test("with the keyboard alone: the other language, and a row of cards stopped and moved", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  await tabTo(page, page.getByRole("link", { name: en.nav.otherLanguage }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/hi");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");

  const row = page.getByRole("region", { name: hi.home.byState });
  const place = () => row.locator("ul").evaluate((list) => list.style.transform);
  const controls = row.getByRole("button");
  await tabTo(page, controls.nth(0));
  await page.keyboard.press("Enter");
  await expect(row).toHaveAttribute("data-moving", "false");
  const before = await place();
  await tabTo(page, controls.nth(2));
  await page.keyboard.press("Enter");
  await expect.poll(place).not.toBe(before);
});

const ARTICLE = `/blogs/${articles[1]!.id}`;

test("what has the focus is in sight, on a phone too", async ({ page }) => {
  const { items } = await (await page.request.get("/api/v1/listings?q=pump&limit=1")).json();
  for (const [path, width, height] of [
    [`/services/x-${items[0].id}`, 360, 640],
    ["/services?q=pump", 1280, 500],
    [ARTICLE, 1280, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const hidden: string[] = [];
    let isThrough = false;
    for (let stop = 0; stop < 250 && !isThrough; stop++) {
      await page.keyboard.press("Tab");
      const [seen, html, isLast] = await page.evaluate(() => {
        const element = document.activeElement!;
        const box = element.getBoundingClientRect();
        const at = (x: number, y: number) => {
          let top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
          if (top === null) return false; // out of the window
          // A bar over it: one that it does not stand in itself.
          while (top && !/sticky|fixed/.test(getComputedStyle(top).position)) top = top.parentElement;
          return top === null || top.contains(element);
        };
        const parts = [0.1, 0.5, 0.9];
        const isSeen = parts.some((x) => parts.some((y) => at(x, y)));
        const isLast = [...document.querySelectorAll("footer a")].at(-1) === element;
        return [isSeen, element.outerHTML.slice(0, 160), isLast] as const;
      });
      if (!seen) hidden.push(html);
      isThrough = isLast;
    }
    expect([path, hidden, isThrough]).toEqual([path, [], true]);
  }
});

test("what the keyboard reaches in a row that is pushed aside is whole in sight, forth and back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ["/", "/services/category/building-materials"]) {
    await page.goto(path);
    await comesAlive(page.getByRole("search").first());
    const cut: unknown[] = [];
    let pills = 0;
    for (const key of ["Tab", "Shift+Tab"])
      for (let stop = 0; stop < 45; stop++) {
        await page.keyboard.press(key);
        const seen = await page.evaluate(() => {
          const pill = document.activeElement!;
          const { left, right } = pill.getBoundingClientRect();
          return pill.matches(".pill") ? [pill.textContent, left >= 0 && right <= innerWidth] : null;
        });
        if (seen !== null) pills += 1;
        if (seen?.[1] === false) cut.push(seen[0]);
      }
    expect(pills).toBeGreaterThan(8);
    expect([path, cut]).toEqual([path, []]);
  }
});

test("letters a third larger, as phones offer them, make no page scroll sideways", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const fits = () => withLargeText(page, () => expectNoSidewaysScroll(page), 21);
  const goToFirst = async (path: string) => {
    await page.goto((await page.locator(`#main a[href^="${path}"]`).first().getAttribute("href"))!);
    await fits();
  };
  for (const language of ["", "/hi"]) {
    for (const path of ["/signin", "/contact", "/provider/signup", "/services?q=plumber"]) {
      await page.goto(`${language}${path}`);
      await fits();
    }
    await goToFirst(`${language}/services/`);
    await goToFirst(`${language}/company/`);
  }
});

const PHONE = { width: 360, height: 740 };
const OF_TRADE = ["/services?q=pump&lat=11.00555&lng=76.96612&radiusKm=25", "/hi/services?q=pump"];
const OF_ALL_KINDS = [
  ...OF_TRADE,
  "/",
  "/hi",
  "/locations",
  "/categories",
  "/promoter",
  "/privacy",
  "/signup",
];

for (const standard of [24, 32])
  test(`letters of ${standard} px: no page scrolls sideways on a phone, and of a card nothing is shortened`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    for (const path of OF_ALL_KINDS) {
      await page.goto(path);
      await withLargeText(page, () => expectNoSidewaysScroll(page), standard);
    }
    await page.goto(OF_TRADE[0]!);
    await withLargeText(
      page,
      async () => {
        const cut = await page.evaluate(() =>
          [
            ...document.querySelectorAll<HTMLElement>(
              "h1, .listing-price > *, .listing-name > a, .listing-facts > :first-child > *",
            ),
          ]
            .filter((part) => part.checkVisibility())
            .filter(
              (part) =>
                (part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0) ||
                part.getBoundingClientRect().width < 24,
            )
            .map(({ textContent }) => textContent),
        );
        expect(cut).toEqual([]);
      },
      standard,
    );
  });

test("with wider spaces between letters, words and lines no page scrolls sideways on a phone", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  for (const path of OF_ALL_KINDS) {
    await page.goto(path);
    await page.addStyleTag({
      content:
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
    });
    await expectNoSidewaysScroll(page);
  }
});

test("in a low window nothing stays at its edges", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const { items } = await (await page.request.get("/api/v1/listings?q=pump&limit=1")).json();
  await page.goto(`/services/x-${items[0].id}`);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  for (const bar of [page.getByRole("banner"), page.locator("[data-bottom-bar]")])
    await expect(bar).not.toBeInViewport();
});

for (const path of ["/signin", "/signup", "/provider/signup", "/forgot-password"])
  test(`the form of ${path} cannot be sent before its script is there`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    const send = page.getByRole("main").locator('button[type="submit"]').first();
    await expect(send).toBeDisabled();
    release();
    await expect(send).toBeEnabled();
  });

test("a button that is pressed before the page's script comes does its work when it does", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const { items } = await (await page.request.get("/api/v1/listings?q=pump&limit=1")).json();
  const release = await holdScripts(page);
  await page.goto(OF_TRADE[0]!, { waitUntil: "commit" });
  const map = page.getByRole("button", { name: en.ground.show, exact: true });
  await map.click();
  await expect(map).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByRole("dialog", { name: en.map.title })).toBeVisible();

  const releaseAgain = await holdScripts(page);
  await page.goto(`/services/x-${items[0].id}`, { waitUntil: "commit" });
  const share = page.getByRole("main").getByRole("button", { name: en.listing.share });
  await share.click();
  releaseAgain();
  await expect(page.getByRole("button", { name: en.listing.linkCopied })).toBeVisible();
  await expect(page.getByRole("main").locator('[aria-busy="true"]')).toHaveCount(0);
});

test("where the system chooses the colours, what is chosen is seen, and no words lie under an icon", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/services?q=pump");
  const room = await page.getByLabel(en.results.sortBy).evaluate((select) => {
    const { paddingLeft, paddingRight } = getComputedStyle(select);
    return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  });
  expect(room).toBeLessThanOrEqual(0);
  const what = page.getByRole("search").getByLabel(en.searchBar.what);
  await comesAlive(what);
  await what.fill("pum");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator('li[aria-selected="true"]')).toHaveCSS("outline-style", "solid");
});

test("who asks for more contrast gets lines that are seen, and no paler text", async ({ page }) => {
  await page.goto("/services");
  const tokens = () =>
    page.evaluate(() => {
      const { borderTopColor, getPropertyValue } = getComputedStyle(document.querySelector(".card.listing")!);
      return [borderTopColor, getPropertyValue.call(getComputedStyle(document.documentElement), "--c-ink-3")];
    });
  const [line, pale] = await tokens();
  await page.emulateMedia({ contrast: "more" });
  const [seen, readable] = await tokens();
  expect([line, seen]).toEqual(["rgb(228, 223, 212)", "rgb(75, 82, 80)"]);
  expect([pale, readable]).toEqual(["#656a67", "#454b49"]);
});

test("a press on a button that was just taken over, before what waits for that has run, counts once", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const counted = Object.assign(window, { presses: 0 });
    document.addEventListener("click", () => (counted.presses += 1), { capture: true });
    // React tells developer tools what it has taken over before it runs the effects of that.
    const onCommitFiberRoot = () => {
      const map = document.querySelector<HTMLElement>(".map-button");
      const isAlive = Object.keys(map ?? {}).some((key) => key.startsWith("__reactProps"));
      if (isAlive && counted.presses === 0) map?.click();
    };
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject: () => 1, onCommitFiberRoot },
    });
  });
  await page.goto(OF_TRADE[0]!);
  await expect(page.locator(".map-button")).toHaveAttribute("aria-expanded", "true");
  expect(await page.evaluate("presses")).toBe(1);
});

test("on paper a listing is its name, price, number and address, and nothing to press", async ({ page }) => {
  const { items } = await (await page.request.get("/api/v1/listings?q=pump&limit=1")).json();
  await page.goto(`/services/x-${items[0].id}`);
  await page.emulateMedia({ media: "print" });
  await expect(heading(page)).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /^Call / }).first()).toBeVisible();
  await expect(main.getByText(items[0].address).first()).toBeVisible();
  await expect(main.getByText(page.url(), { exact: true })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);

  await page.goto(`/company/x-${items[0].providerUserId}`);
  await expect(main.getByText(page.url(), { exact: true })).toBeVisible();
  await page.goto("/services?q=pump");
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole("combobox")).toHaveCount(0);
});

test("pages stand still for who asked for no motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/", "/services?q=pump", ARTICLE]) {
    await page.goto(path);
    await expect(page.locator('[data-moving="true"]')).toHaveCount(0);
    const moving = await page.evaluate(() => {
      const ms = (times: string) =>
        Math.max(
          ...times.split(",").map((time) => Number.parseFloat(time) * (time.endsWith("ms") ? 1 : 1000)),
        );
      return [...document.querySelectorAll("body *")]
        .filter((one) => {
          const style = getComputedStyle(one);
          return ms(style.transitionDuration) > 1 || ms(style.animationDuration) > 1;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
    });
    expect([path, moving]).toEqual([path, []]);
  }
});

/** A machine that writes Hindi by itself, or one that has a box for every letter. */
async function machineWrites(page: Page, hindi: boolean): Promise<void> {
  await page.addInitScript((can) => {
    CanvasRenderingContext2D.prototype.measureText = (text) =>
      ({ width: can ? text.charCodeAt(0) : 32 }) as TextMetrics;
  }, hindi);
}

test("where a machine cannot write Hindi, our letters are swapped in", async ({ page }) => {
  await machineWrites(page, false);
  await page.goto(`/hi/blogs/${articles[0]!.id}`);
  await expect(page.locator("html")).toHaveAttribute("data-letters", "ours");
  const swapped = () =>
    page.evaluate(() =>
      [...document.fonts].some(
        ({ family, status, display }) =>
          /devanagari/i.test(family) && display === "swap" && status === "loaded",
      ),
    );
  await expect.poll(swapped).toBe(true);
});

for (const path of ["/about", `/blogs/${articles[0]!.id}`, `/hi/blogs/${articles[0]!.id}`])
  test(`fonts that come late move nothing that is being read: ${path}`, async ({ page }) => {
    await machineWrites(page, true);
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    let fonts = 0;
    await page.route("**/*.woff2", async (route) => {
      fonts += 1;
      await held;
      await route.continue();
    });
    await watchShifts(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
      .toBe(1);
    letGo();
    await page.waitForLoadState("load");
    await page.evaluate(async () => void (await document.fonts.ready));
    expect(fonts).toBeGreaterThan(0);
    expect(await shifted(page)).toBeLessThan(0.02);
  });

for (const width of [360, 1280])
  for (const path of ["/hi", "/hi/blogs", "/hi/locations", "/hi/about", "/hi/services", "/hi/categories"])
    test(`a first visit in Hindi is painted in our letters: ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await machineWrites(page, false);
      const letters = page.waitForResponse(/sans-devanagari.*woff2$/).then((one) => one.finished());
      // Asked for with the styles, not by them: nothing is painted before these.
      await page.route("**/*.css", async (route) => {
        await letters;
        await route.continue();
      });
      await watchShifts(page);
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("data-letters", "ours");
      await page.evaluate(async () => void (await document.fonts.ready));
      expect(await shifted(page)).toBeLessThan(0.02);
    });
