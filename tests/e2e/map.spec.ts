import hi from "@/lib/content/messages/hi.json" with { type: "json" };
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "@/tests/e2e/test";

const clusterLabel = new RegExp(`^${hi.map.cluster.replace("{count}", ".+")}$`);

/** Around Mumbai, where the demo has hundreds of listings. */
const MUMBAI = "/services?lat=19.07&lng=72.87&radiusKm=25";

test("the map opens on demand, groups come apart by keyboard, and a listing leads to its page", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(MUMBAI);
  const button = page.getByRole("button", { name: "Show map" });
  await expect(button).toHaveAttribute("aria-expanded", "false");
  expect(asked.filter((url) => /maplibre|pmtiles|clusters/.test(url))).toEqual([]);

  await button.click();
  const map = page.getByRole("region", { name: "Map of the services found" });
  const groups = map.getByRole("button", { name: /services here: zoom in$/ });
  await expect(groups.first()).toBeVisible();
  await expect(
    map.getByText(/DataMeet India community.+Guneet Narula.+Made with Natural Earth/),
  ).toBeVisible();
  await expect(
    map.getByText(/^Middle of the map: near .+Maharashtra \(\d+\.\d{4}, \d+\.\d{4}\)$/),
  ).toBeVisible();
  expect(
    asked.filter((url) => new URL(url).origin !== new URL(page.url()).origin && !/^(blob|data):/.test(url)),
  ).toEqual([]);
  await expect(map.getByText(/^Services in this part of the map: [1-9]/)).toBeVisible();
  await expect(page.getByRole("list", { name: "Services found" })).toBeVisible();
  await expectAccessible(page);

  // Into the largest groups, until a listing stands alone.
  const listings = map.getByRole("button", { name: /, (₹[\d,]+|Price on request)$/ });
  for (let press = 0; press < 6 && (await listings.count()) === 0; press++) {
    const answer = page.waitForResponse(/\/listings\/clusters\?/);
    await groups.first().focus();
    await page.keyboard.press("Enter");
    await (await answer).finished();
    await expect(map.getByText(/^Services in this part of the map: /)).toBeVisible();
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

test.describe("a base map that is away", () => {
  test.use({ expectedStatuses: [503] });

  test("on a phone it fits, and without the base map it says so: the list stays", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    let away = true;
    await page.route("**/india-base.pmtiles", (route) =>
      away ? route.fulfill({ status: 503, body: "" }) : route.continue(),
    );
    await page.goto(`/hi${MUMBAI}`);
    await page.getByRole("button", { name: hi.map.show }).click();
    const region = page.getByRole("region", { name: hi.map.title });
    await expect(region.getByRole("alert")).toContainText(hi.map.failed);
    away = false;
    await region.getByRole("button", { name: hi.map.retry }).click();
    await expect(region.getByRole("button", { name: clusterLabel }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: hi.map.hide }).click();
    await expect(region).toBeHidden();
  });
});
