import { gzipSync } from "node:zlib";
import { mapPlacesPath } from "@/components/map/base-style";
import { expect, test } from "@/tests/e2e/test";

const MUMBAI = "/services?lat=19.07&lng=72.87&radiusKm=25";
/** What opening the map may load for the first view, bytes; the names on it are of its tiles. */
const MOST_CODE = 480_000;
const MOST_TILES = 60_000;

test("the map's bytes come when it is opened, and are few", async ({ page, request }) => {
  const code = new Set<string>();
  const tiles: { status: number; bytes: number; encoding: string | undefined }[] = [];
  page.on("request", (one) => {
    const { pathname } = new URL(one.url());
    if (/^\/_next\/static\/.+\.(?:m?js|css)$/.test(pathname)) code.add(one.url());
  });
  page.on("response", (one) => {
    if (!one.url().endsWith(".pmtiles")) return;
    const headers = one.headers();
    tiles.push({
      status: one.status(),
      bytes: Number(headers["content-length"]),
      encoding: headers["content-encoding"],
    });
  });
  await page.goto(MUMBAI, { waitUntil: "networkidle" });
  // What every list loads once it is alive is none of the map's.
  await expect(page.getByRole("button", { name: /^Shortlist / }).first()).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(page.getByRole("button", { name: /the pictures of / }).first()).toBeEnabled();
  const before = new Set(code);
  expect(tiles).toEqual([]);

  await page.getByRole("button", { name: "Show map" }).click();
  await expect(page.getByText(/^Listings in this part of the map: [1-9]/)).toBeVisible();
  const sizes = await Promise.all(
    [...code]
      .filter((url) => !before.has(url))
      .map(async (url) => gzipSync(await (await request.get(url)).body()).length),
  );
  const bytesOfCode = sizes.reduce((sum, size) => sum + size, 0);
  const names = gzipSync(await (await request.get(mapPlacesPath("en"))).body()).length;
  const bytesOfTiles = tiles.reduce((sum, { bytes }) => sum + bytes, names);
  test.info().annotations.push({ type: "bytes", description: `code ${bytesOfCode}, tiles ${bytesOfTiles}` });
  console.log(
    `map: code ${bytesOfCode} B gzip in ${sizes.length} files, tiles ${bytesOfTiles} B in ${tiles.length} parts, names and all`,
  );
  expect(bytesOfCode).toBeGreaterThan(100_000);
  expect(bytesOfCode).toBeLessThanOrEqual(MOST_CODE);
  expect(tiles.length).toBeGreaterThan(0);
  for (const { status, encoding } of tiles) expect([status, encoding]).toEqual([206, undefined]);
  expect(bytesOfTiles).toBeLessThanOrEqual(MOST_TILES);
});
