import en from "@/lib/content/messages/en.json" with { type: "json" };
import hi from "@/lib/content/messages/hi.json" with { type: "json" };
import type { Locator } from "@playwright/test";
import { MAX_RADIUS_KM } from "@/lib/shared/limits";
import {
  comesAlive,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  shifted,
  test,
  watchShifts,
} from "@/tests/e2e/test";

const clusterLabel = new RegExp(`^${hi.map.cluster.replace("{count}", ".+")}$`);

/** Whom the map is from stands on it, whole, and none of its pins is covered. */
async function expectCredited(map: Locator) {
  const credit = map.getByText(/DataMeet India community.+Guneet Narula.+Made with Natural Earth/);
  await expect(credit).toBeInViewport({ ratio: 1 });
  const [ground, strip] = [(await map.locator("canvas").boundingBox())!, (await credit.boundingBox())!];
  expect(strip.x).toBeGreaterThanOrEqual(ground.x);
  expect(strip.x + strip.width).toBeLessThanOrEqual(ground.x + ground.width + 1);
  expect(strip.y).toBeGreaterThan(ground.y + ground.height / 2);
  expect(strip.y + strip.height).toBeLessThanOrEqual(ground.y + ground.height + 1);
  const covered = await map.locator(".maplibregl-marker").evaluateAll(
    (pins) =>
      pins.filter((pin) => {
        const { x, y, width, height } = pin.getBoundingClientRect();
        const [first] = document.elementsFromPoint(x + width / 2, y + height / 2);
        return first?.closest(".map-credit");
      }).length,
  );
  expect(covered).toBe(0);
}

/** Around Mumbai, where the demo has hundreds of listings. */
const MUMBAI = "/services?lat=19.07&lng=72.87&radiusKm=25";

test("on a laptop the map opens beside the list on demand, groups come apart by keyboard, and a listing leads to its page", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(MUMBAI);
  const button = page.getByRole("button", { name: "Show map" });
  await expect(button).toHaveAttribute("aria-expanded", "false");
  expect(asked.filter((url) => /maplibre|pmtiles|clusters/.test(url))).toEqual([]);

  await button.click();
  const map = page.getByRole("region", { name: "Map of the listings found" });
  const groups = map.getByRole("button", { name: /listings here: zoom in$/ });
  await expect(groups.first()).toBeVisible();
  await expectCredited(map);
  await expect(map.getByText(/^Near .+, Mumbai$/)).toBeVisible();
  // Whoever listens hears the point as well; nobody sees it.
  const heard = map.getByText(/^Middle of the map: near .+Maharashtra \(\d+\.\d{4}, \d+\.\d{4}\)$/);
  expect((await heard.boundingBox())!.width).toBeLessThanOrEqual(1);
  expect(
    asked.filter((url) => new URL(url).origin !== new URL(page.url()).origin && !/^(blob|data):/.test(url)),
  ).toEqual([]);
  await expect(map.getByText(/^Listings in this part of the map: [1-9]/)).toBeVisible();
  // The list keeps its place at the left; the filters make room, and are behind their button.
  const list = page.getByRole("list", { name: "Services found" });
  const [listBox, mapBox] = [(await list.boundingBox())!, (await map.boundingBox())!];
  expect(listBox.x + listBox.width).toBeLessThanOrEqual(mapBox.x);
  expect(mapBox.y + mapBox.height).toBeLessThanOrEqual(800);
  await expect(page.getByRole("complementary", { name: "Filters" })).toBeHidden();
  await page.getByRole("button", { name: /^Filters/ }).click();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expectAccessible(page);

  // A card that is pointed at shows where it is, in a group or alone.
  const here = map.locator(".map-here");
  await expect(here).toBeHidden();
  await list.getByRole("listitem").first().hover();
  await expect(here).toBeVisible();
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(here).toBeHidden();

  // Into the largest groups, until a listing stands alone.
  const listings = map.getByRole("button", { name: /, (₹[\d,]+|Price on request)$/ });
  for (let press = 0; press < 6 && (await listings.count()) === 0; press++) {
    const answer = page.waitForResponse(/\/listings\/clusters\?/);
    await groups.first().focus();
    await page.keyboard.press("Enter");
    await (await answer).finished();
    await expect(map.getByText(/^Listings in this part of the map: /)).toBeVisible();
  }
  const name = (await listings.first().getAttribute("aria-label"))!.replace(
    /, (₹[\d,]+|Price on request)$/,
    "",
  );
  await listings.first().focus();
  await page.keyboard.press("Enter");
  const link = map.getByRole("link", { name: `See details: ${name}` });
  await expect(link).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(listings.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await link.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("another part of the map is searched by a press, and the map stays as it was moved", async ({
  page,
}) => {
  await page.goto(`${MUMBAI}&inState=MH`);
  await page.getByRole("button", { name: "Show map" }).click();
  const map = page.getByRole("region", { name: "Map of the listings found" });
  await expect(map.getByText(/^Listings in this part of the map: [1-9]/)).toBeVisible();
  const again = map.getByRole("link", { name: "Search this area" });
  await expect(again).toBeHidden();
  const middle = map.getByText(/^Middle of the map: /);
  const before = await middle.textContent();
  await map.getByRole("region", { name: /^Map: arrow keys/ }).press("ArrowUp");
  await expect(again).toBeVisible();
  await expect(middle).not.toHaveText(before!);
  await again.click();
  await expect(page).not.toHaveURL(/inState/);
  const url = new URL(page.url());
  expect(Number(url.searchParams.get("lat"))).toBeGreaterThan(19.07);
  expect(url.searchParams.get("lng")).toMatch(/^72\.8(?:69|7)/);
  await expect(again).toBeHidden();
  // What stands in the middle is what was searched.
  const lat = Number(url.searchParams.get("lat")).toFixed(4);
  await expect(middle).toContainText(`(${lat}, `);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/listings? near/);
});

test("a part wider than a search looks around is not offered: it says to zoom in, and then it is", async ({
  page,
}) => {
  await page.goto(MUMBAI);
  await page.getByRole("button", { name: en.ground.show }).click();
  const map = page.getByRole("region", { name: en.map.title });
  await expect(map.getByText(/^Listings in this part of the map: [1-9]/)).toBeVisible();
  const again = map.getByRole("link", { name: en.map.searchArea });
  const tooWide = map.getByText(en.map.zoomToSearch);
  await expect(again.or(tooWide)).toHaveCount(0);
  // A step at a time: while the map moves, another press would begin from where it is.
  const step = async (name: string) => {
    const answer = page.waitForResponse(/\/listings\/clusters\?/);
    await map.getByRole("button", { name, exact: true }).click();
    await (await answer).finished();
    await expect(again.or(tooWide)).toBeVisible();
  };
  const zoom = async (name: string, until: Locator) => {
    for (let presses = 0; presses < 8 && !(await until.isVisible()); presses++) await step(name);
  };
  await zoom(en.ground.zoomOut, tooWide);
  await expect(tooWide).toBeVisible();
  await expect(again).toHaveCount(0);
  await expectAccessible(page);
  await zoom(en.ground.zoomIn, again);
  await expect(tooWide).toHaveCount(0);
  // What it offers is what a search can do.
  const { searchParams } = new URL((await again.getAttribute("href"))!, page.url());
  expect(Number(searchParams.get("radiusKm"))).toBeLessThanOrEqual(MAX_RADIUS_KM);
  await again.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/listings? near/);
});

test("a listing's button on the map marks its card, where the list has it", async ({ page, request }) => {
  // A search that finds one listing, by its own words at its own place, and none further away.
  type Found = { id: string; name: string; location: { coordinates: [number, number] } };
  const listed = async (query: string) =>
    (await (await request.get(`/api/v1/listings?${query}`)).json()) as { items: Found[]; total: number };
  let alone: { id: string; search: string } | undefined;
  for (const { id, name, location } of (await listed("limit=100")).items) {
    const [lng, lat] = location.coordinates;
    const search = `${new URLSearchParams({ q: name, words: "literal", lat: `${lat}`, lng: `${lng}` })}`;
    if ((await listed(search)).total !== 1) continue;
    alone = { id, search: `${search}&radiusKm=1` };
    break;
  }
  expect(alone, "a listing that is alone with its words").toBeDefined();
  await page.goto(`/services?${alone!.search}`);
  const card = page.locator(`[data-listing="${alone!.id}"]`);
  await expect(page.locator("[data-listing]")).toHaveCount(1);
  await page.getByRole("button", { name: "Show map" }).click();
  const pin = page.getByRole("button", { name: new RegExp(`, (₹[\\d,]+|Price on request)`) }).first();
  await pin.hover();
  await expect(card).toHaveAttribute("data-pointed");
  // The other way round: the pin stands on the price, which stays to be read.
  await card.hover();
  const here = page.locator(".map-here");
  await expect(here).toBeVisible();
  const [mark, price] = await Promise.all([here, pin].map(async (one) => (await one.boundingBox())!));
  expect(mark!.y + mark!.height).toBeLessThanOrEqual(price!.y + 1);
  expect(Math.abs(mark!.x + mark!.width / 2 - price!.x - price!.width / 2)).toBeLessThanOrEqual(1);
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(card).not.toHaveAttribute("data-pointed");
});

test("on a phone and beside the list the map opens on what the list shows, however far that is", async ({
  page,
}) => {
  const delhi = "q=doctor&lat=28.65195&lng=77.23149&radiusKm=25";
  const kothrud = "q=home+tutor&lat=18.502&lng=73.8146&radiusKm=25";
  for (const width of [360, 1280])
    for (const query of [delhi, kothrud]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`/services?${query}`);
      await expect(page.getByRole("article").first()).toBeVisible();
      await page.getByRole("button", { name: "Show map" }).click();
      await expect(page.getByText(/^Listings in this part of the map: [1-9]/)).toBeVisible();
    }
});

test("on a phone a pill opens the map from far down the list, and covers no way to call", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/services?q=pump");
  const opener = page.getByRole("button", { name: "Show map" });
  await expect(opener).toHaveCount(1);
  const seventh = page.getByRole("article").nth(6);
  await seventh.evaluate((card) => card.scrollIntoView({ block: "end" }));
  const pill = opener.filter({ hasText: /^Map$/ });
  await expect(pill).toBeInViewport();
  const [over, call] = await Promise.all(
    [pill, seventh.getByRole("link", { name: /^Call / })].map(async (one) => (await one.boundingBox())!),
  );
  expect(over!.x + over!.width, "beside the way to call").toBeLessThanOrEqual(call!.x);
  expect(over!.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  await pill.click();
  const screen = page.getByRole("dialog", { name: "Map of the listings found" });
  await expect(screen).toBeVisible();
  await expect(screen.getByRole("button", { name: "Zoom in", exact: true })).toBeVisible();
  const heightOfMap = async () => (await screen.locator(".maplibregl-map").boundingBox())!.height;
  const height = await heightOfMap();
  // What is told below it comes without moving it: another size would be another part, to be asked for anew.
  await expect(screen.getByText(/^Listings in this part of the map: \d/)).toBeVisible();
  expect(await heightOfMap()).toBe(height);
  await screen.getByRole("button", { name: "Hide map" }).click();
  await expect(screen).toBeHidden();
  await expect(pill).toBeInViewport();
  // Nothing at the end of the page is under it.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const end = (await page.getByRole("contentinfo").boundingBox())!;
  expect(end.y + end.height).toBeLessThanOrEqual((await pill.boundingBox())!.y);
});

test("the phone's map keeps its size while its texts come, in letters that stand higher as well", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/hi${MUMBAI}`);
  await page.getByRole("button", { name: hi.ground.show }).click();
  const screen = page.getByRole("dialog", { name: hi.map.title });
  await expect(screen.getByRole("button", { name: hi.ground.zoomIn, exact: true })).toBeVisible();
  const heightOfMap = async () => (await screen.locator(".maplibregl-map").boundingBox())!.height;
  const height = await heightOfMap();
  await expect(screen.getByText(new RegExp(hi.map.inView.replace("{count}", "\\d+")))).toBeVisible();
  await expect(
    screen.getByText(new RegExp(`^${hi.map.middleShort.replace("{place}", ".+")}$`)),
  ).toBeVisible();
  expect(await heightOfMap()).toBe(height);
});

for (const [language, words] of [
  ["", en],
  ["/hi", hi],
] as const)
  test(`nothing moves while the phone's map comes: ${language}/services`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await watchShifts(page);
    await page.goto(`${language}/services?q=pump`);
    const opener = page.getByRole("button", { name: words.ground.show });
    await comesAlive(opener);
    const before = await shifted(page);
    await opener.click();
    const screen = page.getByRole("dialog", { name: words.map.title });
    await expect(screen.getByText(new RegExp(words.map.inView.replace("{count}", "\\d+")))).toBeVisible();
    await expect(screen.locator(".maplibregl-marker").first()).toBeVisible();
    await expect(screen.getByRole("list", { name: words.map.row }).getByRole("listitem")).not.toHaveCount(0);
    expect((await shifted(page)) - before).toBeLessThan(0.02);
  });

test("the narrowest phone says whole near what the middle of its map is, without coordinates", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ["", "/hi"]) {
    await page.goto(`${language}${MUMBAI}`);
    const { ground, map } = language === "" ? en : hi;
    await page.getByRole("button", { name: ground.show }).click();
    const screen = page.getByRole("dialog", { name: map.title });
    const place = screen.getByText(new RegExp(`^${map.middleShort.replace("{place}", ".+")}$`));
    await expect(place).toBeVisible();
    const isWhole = (one: Element) =>
      one.scrollWidth <= one.clientWidth && one.getBoundingClientRect().height < 1.5 * 20;
    expect(await place.evaluate(isWhole), (await place.textContent())!).toBe(true);
    for (const said of await screen.getByText(/\d+\.\d{4}/).all())
      expect((await said.boundingBox())!.width).toBeLessThanOrEqual(1);
    await expectCredited(screen);
    await expectAccessible(page);
  }
});

test("a listing's page has a sketch of how far it serves, and the map for a press", async ({ page }) => {
  await page.goto(MUMBAI);
  await page.getByRole("list", { name: "Services found" }).getByRole("link").first().click();
  const where = page.getByRole("region", { name: "Where it is" });
  const sketch = where.getByRole("img", { name: /^Map of where it is: / });
  await expect(sketch).toBeVisible();
  await expect(sketch.getByText(/^\p{Lu}\p{L}+/u)).toBeVisible();
  await where.getByRole("button", { name: "Show map" }).click();
  await expect(where.locator("span.map-pin")).toBeVisible();
  await expectCredited(where);
  await expectAccessible(page);
});

test("without a place the map begins with the country, its listings in groups", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/services");
  await page.getByRole("button", { name: "Show map" }).click();
  const map = page.getByRole("region", { name: "Map of the listings found" });
  const groups = map.getByRole("button", { name: /listings here: zoom in$/ });
  await expect(groups.nth(4)).toBeVisible();
  const total = Number((await page.getByRole("heading", { level: 1 }).textContent())!.replace(/\D/g, ""));
  await expect(
    map.getByText(`Listings in this part of the map: ${total.toLocaleString("en-IN")}`),
  ).toBeVisible();
  await expect(map.getByText(/^Middle of the map: near /)).toHaveCount(1);
  await expect(map.getByText(/^Near /)).toHaveCount(0);
});

test("on a phone the whole country is in sight, and its row is never empty", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const map = page.getByRole("region", { name: "Map of the listings found" });
  const open = async (q: string) => {
    await page.goto(`/services?q=${q}`);
    await page.getByRole("button", { name: "Show map" }).first().click();
    await expect(map.getByRole("button", { name: /zoom in$/ }).first()).toBeVisible();
  };
  // None of these lies within 100 km of the country's middle.
  await open("pipe");
  await expect(map.getByRole("list", { name: "Listings in this area" }).getByRole("listitem")).toHaveCount(
    12,
  );
  // Some of these lie in Gujarat.
  await open("pump");
  const answer = await page.request.get("/api/v1/listings?q=pump&limit=1");
  const { total } = (await answer.json()) as { total: number };
  await expect(map.getByText(`Listings in this part of the map: ${total}`)).toBeVisible();
});

test.describe("a base map that is away", () => {
  test.use({ expectedStatuses: [503] });

  test("on a phone it has the screen, and without the base map it says so: the list stays", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    let away = true;
    await page.route("**/india-base.pmtiles", (route) =>
      away ? route.fulfill({ status: 503, body: "" }) : route.continue(),
    );
    await page.goto(`/hi${MUMBAI}`);
    await page.getByRole("button", { name: hi.ground.show }).click();
    const screen = page.getByRole("dialog", { name: hi.map.title });
    await expect(screen.getByRole("alert")).toContainText(hi.map.failed);
    away = false;
    await screen.getByRole("button", { name: hi.map.retry }).click();
    await expect(screen.getByRole("button", { name: clusterLabel }).first()).toBeVisible();
    // What is there stands in a row below, each with its Call.
    const row = screen.getByRole("list", { name: hi.map.row });
    await expect(row.getByRole("link", { name: hi.map.call.replace("{name}", "") }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await screen.getByRole("button", { name: hi.map.hide }).click();
    await expect(screen).toBeHidden();
    await expect(page.getByRole("button", { name: hi.ground.show })).toBeFocused();
    await expect(page.getByRole("list", { name: hi.resultList.list })).toBeVisible();
  });
});
