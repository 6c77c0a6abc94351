import type { Page } from "@playwright/test";
import { comesAlive, expect, test, holdScripts } from "@/tests/e2e/test";

/** The menu of small screens; beside it in the bar stands the one of the account. */
const menu = (page: Page) =>
  page.locator("header details").filter({ has: page.locator("summary[aria-label='Menu']") });

const PAGES = ["/", "/categories", "/locations"];

test.describe("the bar", () => {
  test("the keyboard's first stop leads past it", async ({ page }) => {
    await page.goto("/locations");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("#main")).toBeFocused();
  });

  test("the keyboard goes through it in order", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/");
    const stops: string[] = [];
    for (let press = 0; press < 10; press++) {
      await page.keyboard.press("Tab");
      stops.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ""));
    }
    expect(stops).toEqual([
      "Skip to content",
      "VendorSetu",
      "Home",
      "Services",
      "Categories",
      "Locations",
      "Contact",
      "Blogs",
      "About",
      "हिन्दी",
    ]);
  });

  test("marks the current page, also after going on", async ({ page }) => {
    await page.goto("/");
    const bar = page.getByRole("navigation", { name: "Main" });
    await expect(bar.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
    await bar.getByRole("link", { name: "Locations" }).click();
    await expect(page).toHaveURL("/locations");
    await expect(bar.getByRole("link", { name: "Locations" })).toHaveAttribute("aria-current", "page");
    await expect(bar.getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current");
  });

  test("leads a company to its sign-up where there is room, and a phone's menu does", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/");
    const way = page.getByRole("banner").getByRole("link", { name: "Register your company" });
    await expect(way).toHaveAttribute("href", "/provider/signup");
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(way).toBeHidden();
    await menu(page).locator("summary").click();
    await expect(way).toBeVisible();
    await expect(way).toHaveAttribute("href", "/provider/signup");
  });

  test("the other language is the same page with the same query, and back", async ({ page }) => {
    await page.goto("/locations?from=here");
    await page.getByRole("link", { name: "हिन्दी" }).click();
    await expect(page).toHaveURL("/hi/locations?from=here");
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
    await page.getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL("/locations?from=here");
  });

  test("opened in a tab of its own the other language keeps the query too", async ({ page }) => {
    await page.goto("/locations?from=here");
    const link = page.getByRole("link", { name: "हिन्दी" });
    await comesAlive(link);
    // What the tab would show: the tab itself may open before Playwright listens to it, which waits for its page then.
    const opened = page.evaluate(
      () =>
        new Promise<string>((tell) =>
          addEventListener("auxclick", (press) => {
            press.preventDefault();
            tell((press.target as Element).closest("a")!.href);
          }),
        ),
    );
    await link.click({ button: "middle" });
    expect(await opened).toMatch(/\/hi\/locations\?from=here$/);
  });
});

/** React has taken over the bar, and done what it does then: keys close what they opened. */
async function untilReactIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("header summary[aria-label=Menu]")!).some((key) =>
      key.startsWith("__react"),
    ),
  );
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
}

test.describe("the menu of small screens", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("closes on Escape, outside, and on going on", async ({ page }) => {
    await page.goto("/");
    const summary = menu(page).locator("summary");
    const link = menu(page).getByRole("link", { name: "Categories" });

    await summary.focus();
    await page.keyboard.press("Enter");
    await expect(link).toBeVisible();
    await untilReactIsThere(page);
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await expect(summary).toBeFocused();

    await summary.click();
    await page.getByRole("heading", { level: 1 }).click({ position: { x: 10, y: 10 } }); // beside the menu
    await expect(link).toBeHidden();

    await summary.click();
    await link.click();
    await expect(page).toHaveURL("/categories");
    await expect(link).toBeHidden();
  });
});

test("what is opened before the page's script is there stays open", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const link = menu(page).getByRole("link", { name: "Categories" });
  await menu(page).locator("summary").click();
  await expect(link).toBeVisible();
  release();
  await untilReactIsThere(page);
  await expect(link).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
});

test.describe("categories on the home page", () => {
  test("8 at first, 4 more per press until all are there; focus goes to the first new one", async ({
    page,
  }) => {
    await page.goto("/");
    const cards = page.getByRole("region", { name: "All Categories" }).getByRole("listitem");
    const more = page.getByRole("link", { name: "Show More" });
    for (const shown of [8, 12, 16]) {
      await expect(cards).toHaveCount(shown);
      await more.click();
      await expect(cards.nth(shown).getByRole("link")).toBeFocused();
    }
    await expect(cards).toHaveCount(20);
    await expect(more).toBeHidden();
  });

  test("a card searches its category, from the top of the page", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("region", { name: "All Categories" }).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/services\?categoryIds=[0-9a-z]{16}$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test("a kind of company is a search", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Industrial Services" }).click();
  await expect(page).toHaveURL("/services?companyType=industrial_services");
});

test.describe("the row of states", () => {
  const row = (page: Page) => page.getByRole("region", { name: "Browse by state" });
  /** Where the first card stands, px; in a moving row this changes by a card's width. */
  const place = (page: Page) =>
    row(page)
      .locator("ul")
      .evaluate((list) => list.getBoundingClientRect().x);
  const moves = (page: Page) => row(page).evaluate((region) => region.dataset.moving === "true");

  /** Waits until a step under way has all but ended (its last hundredths of a px take their time), and says whether none begins in the time of the next. */
  async function standsStill(page: Page): Promise<boolean> {
    let before = Number.NaN;
    const ended = async () => {
      const last = before;
      before = await place(page);
      return Math.abs(before - last) < 1;
    };
    await expect.poll(ended, { intervals: [400] }).toBe(true);
    await page.waitForTimeout(2600);
    return Math.abs(before - (await place(page))) < 1;
  }

  test("has 29 cards, each with its own page beside it", async ({ page }) => {
    await page.goto("/");
    await expect(row(page).getByRole("listitem")).toHaveCount(29);
    const goa = row(page).getByRole("listitem").filter({ hasText: "Goa" });
    await expect(goa.getByRole("link").first()).toHaveAttribute(
      "href",
      /^\/services\?lat=[\d.]+&lng=[\d.]+$/,
    );
    await expect(goa.getByRole("link", { name: "All in Goa" })).toHaveAttribute(
      "href",
      "/services/location?location=Goa",
    );
  });

  test("moves on by itself, rests under the pointer and the focus, and after its pause button", async ({
    page,
  }) => {
    await page.goto("/");
    await row(page).scrollIntoViewIfNeeded();
    await expect.poll(() => moves(page)).toBe(true);
    const start = await place(page);
    await expect.poll(() => place(page)).not.toBe(start);

    await row(page).getByRole("listitem").nth(3).hover();
    await expect.poll(() => moves(page)).toBe(false);
    expect(await standsStill(page)).toBe(true);
    await page.mouse.move(2, 2);
    await expect.poll(() => moves(page)).toBe(true);

    const pause = row(page).getByRole("button", { name: "Pause: Browse by state" });
    await pause.focus();
    await expect.poll(() => moves(page)).toBe(false);
    expect(await standsStill(page)).toBe(true);
    await page.keyboard.press("Enter");
    const play = row(page).getByRole("button", { name: "Play: Browse by state" });
    await expect(play).toBeFocused();
    await page.keyboard.press("Enter");
    await expect.poll(() => moves(page)).toBe(true); // as asked, though the focus is on it
    await pause.press("Enter");
    await expect(play).toBeFocused();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await standsStill(page)).toBe(true);
  });

  test("a finger holds it, and its pictures do not begin to load when they slide in", async ({ page }) => {
    await page.goto("/");
    await row(page).scrollIntoViewIfNeeded();
    await expect.poll(() => moves(page)).toBe(true);
    await expect(row(page).locator("img")).not.toHaveCount(0);
    await expect(row(page).locator("img[loading='lazy']")).toHaveCount(0);

    const card = (await row(page).getByRole("listitem").nth(1).boundingBox())!;
    const [x, y] = [card.x + card.width / 2, card.y + card.height / 2];
    const browser = await page.context().newCDPSession(page);
    const finger = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
      browser.send("Input.dispatchTouchEvent", { type, touchPoints });
    await finger("touchStart", [{ x, y }]);
    await expect.poll(() => moves(page)).toBe(false);
    await finger("touchMove", [{ x: x - 60, y }]);
    expect(await moves(page)).toBe(false);
    await finger("touchEnd", []);
    await expect.poll(() => moves(page)).toBe(true);
    await expect(page).toHaveURL("/");
  });

  test("stands in line with the page at every width", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const edges = () =>
      row(page).evaluate((region) => [
        region.getBoundingClientRect().left,
        region.querySelector("li > *")!.getBoundingClientRect().left,
      ]);
    for (const width of [1280, 1000, 500, 340, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForTimeout(300);
      const [region, card] = await edges();
      expect([width, card]).toEqual([width, region]);
    }
  });

  test("its arrows move it by hand", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await row(page).scrollIntoViewIfNeeded();
    expect(await standsStill(page)).toBe(true);
    const before = await place(page);
    await row(page).getByRole("button", { name: "Next: Browse by state" }).click();
    await expect.poll(() => place(page)).not.toBe(before);
    await row(page).getByRole("button", { name: "Previous: Browse by state" }).click();
    await expect.poll(() => place(page)).toBe(before);
  });

  test("what moves it comes with the first press, and goes on from where it was scrolled", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.goto("/", { waitUntil: "networkidle" });
    await row(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    let loaded = 0;
    page.on("request", (request) => (loaded += Number(request.resourceType() === "script")));
    const cards = row(page).getByRole("listitem");
    /** How far a card stands from the start of the row, px. */
    const fromStart = (at: number) =>
      cards.nth(at).evaluate((card) => {
        const { left } = card.getBoundingClientRect();
        return Math.abs(Math.round(left - card.closest("ul")!.parentElement!.getBoundingClientRect().left));
      });
    await cards.nth(2).evaluate((card: HTMLElement) => {
      card.closest("ul")!.parentElement!.scrollLeft = card.offsetLeft;
    });
    expect(await fromStart(2)).toBeLessThanOrEqual(1);
    expect(loaded).toBe(0);
    await row(page).getByRole("button", { name: "Next: Browse by state" }).press("Enter");
    await expect.poll(() => fromStart(3)).toBeLessThanOrEqual(1);
    expect(loaded).toBeGreaterThan(0);
  });

  test("a card that the keyboard reaches comes into sight", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const link = row(page).getByRole("link", { name: "All in Karnataka" });
    await row(page).getByRole("button", { name: "Next: Browse by state" }).focus();
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press("Tab");
      if (await link.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("home has its search, its categories with a way to all, and rows to scroll", async ({ page }) => {
    await page.goto("/hi");
    await expect(page.getByRole("search")).toBeVisible();
    await expect(page.getByRole("link", { name: "और दिखाएँ" })).toHaveAttribute("href", "/hi/categories");
    const region = page.getByRole("region", { name: "राज्य के अनुसार देखें" });
    await expect(region.getByRole("button")).toHaveCount(0);
    const [content, view] = await region
      .locator("ul")
      .locator("..")
      .evaluate((row) => [row.scrollWidth, row.clientWidth]);
    expect(content).toBeGreaterThan(view!);
  });

  test("the menu opens and leads on", async ({ page }) => {
    await page.goto("/");
    await menu(page).locator("summary").click();
    await menu(page).getByRole("link", { name: "Locations" }).click();
    await expect(page).toHaveURL("/locations");
    await expect(page.getByRole("link", { name: /^All in/ })).toHaveCount(36);
  });
});

test("the words of a category touch no edge of its card on a phone, and crumbs begin where the title does", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/categories", "/hi/categories"]) {
    await page.goto(path);
    const edges = await page.locator("main a:has(> span + span)").evaluateAll((heads) =>
      heads.map((head) => {
        const whole = head.getBoundingClientRect();
        const [first, last] = [
          head.lastElementChild!.firstElementChild!,
          head.lastElementChild!.lastElementChild!,
        ];
        return [
          first.getBoundingClientRect().top - whole.top,
          whole.bottom - last.getBoundingClientRect().bottom,
        ];
      }),
    );
    expect(edges.length).toBeGreaterThan(10);
    for (const [above, below] of edges) expect(Math.min(above!, below!)).toBeGreaterThanOrEqual(8);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/hi/services/category/machinery-tools");
  const [crumb, title] = await Promise.all(
    [
      page.getByRole("navigation", { name: "आप यहाँ हैं" }).getByRole("link").first(),
      page.getByRole("heading", { level: 1 }),
    ].map((one) =>
      one.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().left;
      }),
    ),
  );
  expect(Math.abs(crumb! - title!)).toBeLessThanOrEqual(1);
});

test("all categories are there, with links to their pages and subcategories", async ({ page }) => {
  await page.goto("/categories");
  await expect(page.getByRole("link", { name: "Corrugated Boxes", exact: true })).toHaveAttribute(
    "href",
    "/services/category/packaging--corrugated-boxes?type=subcategory",
  );
  await page
    .getByRole("link", { name: /^Packaging/ })
    .first()
    .click();
  await expect(page).toHaveURL("/services/category/packaging");
});

test("the pages can be found: title, description, canonical, both languages, no noindex", async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.goto(`/hi${path === "/" ? "" : path}`);
    await expect(page).toHaveTitle(/VendorSetu/);
    await expect(page.locator('head > meta[name="description"]')).toHaveAttribute("content", /.{40}/);
    await expect(page.locator('head > link[rel="canonical"]')).toHaveAttribute(
      "href",
      /^https?:\/\/[^/]+\/hi/,
    );
    for (const lang of ["en", "hi", "x-default"]) {
      await expect(page.locator(`head > link[rel="alternate"][hreflang="${lang}"]`)).toHaveCount(1);
    }
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  // Half of what each was before its parts were made compact: 6,045 and 6,100.
  for (const [path, most] of [
    ["/", 3022],
    ["/hi", 3050],
  ] as const)
    test(`${path} is at most ${most} px high`, async ({ page }) => {
      await page.goto(path, { waitUntil: "networkidle" });
      for (const heading of await page.getByRole("heading", { level: 2 }).all())
        await heading.scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
    });

  test("needs of home and business lead to their subcategories", async ({ page }) => {
    await page.goto("/");
    for (const name of ["For your home", "For your business"]) {
      const links = page.getByRole("region", { name }).getByRole("link");
      expect(await links.count()).toBeGreaterThan(3);
      await expect(links.first()).toHaveAttribute("href", /^\/services\/category\/.+--.+\?type=subcategory$/);
    }
  });
});

test("a place once chosen: what is popular in its city, without moving anything, until it is forgotten", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("combobox", { name: "Where" }).fill("Pune");
  await page
    .getByRole("option", { name: /^Pune, Maharashtra/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/lat=/);

  await page.addInitScript(() => {
    const moved: string[] = ((window as unknown as { moved: string[] }).moved = []);
    type Shift = PerformanceEntry & { sources: readonly { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const { node } of sources)
          // Not the bar, where the Hindi word's own font may still come.
          if (node instanceof Element ? node.closest("main") : node?.parentElement?.closest("main"))
            moved.push((node?.textContent ?? "").slice(0, 80));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  const popular = page.getByRole("list", { name: "Popular in Pune" });
  await expect(popular.getByRole("link").first()).toHaveAttribute("href", /^\/services\/in\/pune\//);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);

  await page.getByRole("button", { name: "Forget Pune" }).click();
  const usual = page.getByRole("list", { name: "Try" });
  await expect(usual.getByRole("link").first()).toBeFocused();
  const asked: string[] = [];
  page.on("request", (one) => asked.push(new URL(one.url()).pathname));
  await page.reload({ waitUntil: "networkidle" });
  await expect(usual).toBeVisible();
  expect(asked).not.toContain("/api/v1/popular");
});

test("a new listing's city stands whole beside its company", async ({ page }) => {
  for (const [width, path] of [
    [320, "/hi"],
    [1280, "/"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const where = page.locator(".newest > li > :last-child > :last-child", { hasText: " · " });
    await expect(where.first()).toBeVisible();
    const cut = await where.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth));
    expect(cut).toEqual([]);
  }
});

test("the menu of a phone closes when the focus goes on", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const menu = page.locator(".mobile-menu");
  await comesAlive(menu);
  await menu.locator("summary").press("Enter");
  await expect(menu).toHaveAttribute("open", "");
  await menu.getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(menu).not.toHaveAttribute("open");
});
