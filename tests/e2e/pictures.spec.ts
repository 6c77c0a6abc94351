import sharp from "sharp";
import type { Locator, Page } from "@playwright/test";
import {
  aBrowser,
  aCompany,
  aPicture,
  closeBrowsers,
  demoLogin,
  fillListing,
  listingForm,
} from "@/tests/e2e/people";
import { listingSlug } from "@/lib/shared/slug";
import { expect, expectAccessible, expectNoSidewaysScroll, holdScripts, test } from "@/tests/e2e/test";

test.afterEach(closeBrowsers);

const UPLOADS = "**/api/v1/providers/me/pictures";
const tile = (form: Locator, n: number) =>
  form.getByRole("listitem").filter({ has: form.page().getByAltText(`Picture ${n}`, { exact: true }) });
/** Every picture of the form is stored. */
const expectStored = (form: Locator) =>
  expect(form.getByRole("listitem").and(form.locator("[aria-busy=true]"))).toHaveCount(0);

/** The answers of the uploads that reach the server, as they come. */
function uploadsOf(page: Page): string[] {
  const ids: string[] = [];
  page.on("response", async (response) => {
    if (response.status() === 201 && response.url().endsWith("/providers/me/pictures"))
      ids.push(((await response.json()) as { picture: { id: string } }).picture.id);
  });
  return ids;
}

/** The latest listing of the company. */
async function latestListing(page: Page): Promise<{ id: string; images: { url: string }[] }> {
  const response = await page.request.get("/api/v1/providers/me/listings");
  const { items } = (await response.json()) as { items: { id: string; images: { url: string }[] }[] };
  return items[0]!;
}
async function pictureIdsOf(page: Page): Promise<string[]> {
  const { images } = await latestListing(page);
  return images.map(({ url }) => url.replace(/^\/media\/|-\d+\.webp$/g, ""));
}

test("a picture whose upload is lost starts again alone; the form keeps everything, and waits for it", async ({
  request,
  browser,
}) => {
  const page = await aBrowser(browser, await aCompany(request));
  await page.setViewportSize({ width: 360, height: 740 });
  const keys: string[] = [];
  await page.route(UPLOADS, async (route) => {
    keys.push(route.request().headers()["idempotency-key"]!);
    // The second one breaks the first time.
    if (keys.length === 2) await route.abort("connectionreset");
    else await route.continue();
  });
  const stored = uploadsOf(page);
  await page.goto("/provider/create");
  const name = "Brass oil lamp";
  await fillListing(page, 1, { name });
  const form = await listingForm(page, 1);
  await form
    .locator("input[type=file]")
    .setInputFiles(await Promise.all(["a.jpg", "b.png", "c.jpg"].map(aPicture)));
  const lost = form.getByRole("listitem").filter({ hasText: "Not uploaded" });
  await expect(lost).toHaveCount(1);
  await expectStored(form);
  await expect.poll(() => stored.length).toBe(2);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // Sent with one missing, it names it and loses nothing.
  await form.getByRole("button", { name: "Submit for Approval" }).click();
  await expect(form.getByText(/^Not uploaded: picture \d\. Try again/)).toBeVisible();
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue(name);

  await lost.getByRole("button", { name: /^Try again: upload picture/ }).click();
  await expect(lost).toHaveCount(0);
  await expectStored(form);
  expect(keys).toHaveLength(4);
  expect(keys[3]).toBe(keys[1]);
  await form.getByRole("button", { name: "Submit for Approval" }).click();
  await expect(page.getByText("Listing 1 submitted for approval.")).toBeVisible();
  expect((await pictureIdsOf(page)).toSorted()).toEqual(stored.toSorted());
});

test("progress is told while a picture is under way; after a reload only what was not stored is sent", async ({
  request,
  browser,
}) => {
  const page = await aBrowser(browser, await aCompany(request));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let sent = 0;
  await page.route(UPLOADS, async (route) => {
    sent += 1;
    if (sent === 2) await held;
    await route.continue().catch(() => undefined);
  });
  const stored = uploadsOf(page);
  await page.goto("/provider/create");
  await fillListing(page, 1, { name: "Copper water pot" });
  const form = await listingForm(page, 1);
  await form.locator("input[type=file]").setInputFiles([await aPicture("a.jpg")]);
  await expect.poll(() => stored.length).toBe(1);
  await expectStored(form);
  await form.locator("input[type=file]").setInputFiles([await aPicture("b.jpg")]);
  await expect(tile(form, 2).getByRole("progressbar")).toBeVisible();
  await expectAccessible(page);

  // The draft is written a moment after the last change.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const open = indexedDB.open("listing-drafts");
        await new Promise((resolve) => (open.onsuccess = resolve));
        const all = open.result.transaction("by-user").objectStore("by-user").getAll();
        await new Promise((resolve) => (all.onsuccess = resolve));
        open.result.close();
        return all.result[0]?.tabs[0].draft.images.map(({ stored }: { stored: unknown }) => stored !== null);
      }),
    )
    .toEqual([true, false]);
  await page.reload();
  await expect(page.getByText("Your drafts are back.")).toBeVisible();
  await expectStored(form);
  release();
  await expect.poll(() => stored.length).toBe(2);
  expect(sent).toBe(3);
  await form.getByRole("button", { name: "Submit for Approval" }).click();
  await expect(page.getByText("Listing 1 submitted for approval.")).toBeVisible();
  expect(await pictureIdsOf(page)).toEqual(stored);
});

test("what was lost without a net starts again with it; what the server has no more goes up again by itself", async ({
  request,
  browser,
}) => {
  const page = await aBrowser(browser, await aCompany(request));
  const stored = uploadsOf(page);
  await page.goto("/provider/create");
  await fillListing(page, 1, { name: "Terracotta planter" });
  const form = await listingForm(page, 1);
  await page.context().setOffline(true);
  await form.locator("input[type=file]").setInputFiles([await aPicture("a.jpg")]);
  await expect(tile(form, 1)).toContainText("Not uploaded");
  await page.context().setOffline(false);
  await expect.poll(() => stored.length).toBe(1);
  await expect(tile(form, 1)).not.toContainText("Not uploaded");
  await expectStored(form);

  // As of a draft that lay for days.
  let refused = 0;
  await page.route("**/api/v1/listings", async (route) => {
    if (refused > 0) return route.continue();
    refused += 1;
    const message = "This picture is no longer stored. Please add it again";
    const errors = [{ path: "pictures.0", key: "pictureGone", message }];
    return route.fulfill({ status: 400, json: { code: "VALIDATION_ERROR", message, errors } });
  });
  await form.getByRole("button", { name: "Submit for Approval" }).click();
  await expect(page.getByText("Listing 1 submitted for approval.")).toBeVisible();
  expect(refused).toBe(1);
  expect(await pictureIdsOf(page)).toEqual([stored[1]]);
});

test("a picture is cropped, turned and straightened before it is stored, by keyboard as well", async ({
  request,
  browser,
}) => {
  const page = await aBrowser(browser, await aCompany(request));
  await page.setViewportSize({ width: 360, height: 740 });
  const stored = uploadsOf(page);
  await page.goto("/provider/create");
  await fillListing(page, 1, { name: "Painted wall plate" });
  const form = await listingForm(page, 1);
  // Left half red, right half blue, twice as wide as high.
  const red = await sharp({ create: { width: 800, height: 800, channels: 3, background: "#d00000" } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width: 1600, height: 800, channels: 3, background: "#0000d0" } })
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
  await form
    .locator("input[type=file]")
    .setInputFiles([{ name: "plate.jpg", mimeType: "image/jpeg", buffer }]);
  await expect.poll(() => stored.length).toBe(1);

  // A lost script leaves the form as it is.
  await page.route("**/_next/static/**/*.js", (route) => route.abort("aborted"));
  await form.getByRole("button", { name: "Crop picture 1: plate.jpg" }).click();
  await expect(form.getByText("Something went wrong")).toBeVisible();
  await page.unroute("**/_next/static/**/*.js");

  await form.getByRole("button", { name: "Crop picture 1: plate.jpg" }).click();
  const dialog = page.getByRole("dialog", { name: "Crop and straighten picture 1" });
  await expect(dialog.getByRole("button", { name: "Use this part" })).toBeEnabled();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole("button", { name: "Use as it is" }).last().click();
  await expect(dialog).toBeHidden();
  expect(stored).toHaveLength(1);

  await form.getByRole("button", { name: "Crop picture 1: plate.jpg" }).click();
  await dialog.getByRole("button", { name: "Turn by 90°" }).click();
  const straighten = dialog.getByRole("slider", { name: "Straighten" });
  await straighten.press("End");
  await expect(straighten).toHaveValue("15");
  await straighten.fill("0");
  await dialog.getByRole("slider", { name: "Zoom" }).fill("150");
  // Turned clockwise red is above: moved all the way up, only blue is left.
  const frame = dialog.getByRole("group", { name: /Part of the picture/ });
  await frame.focus();
  for (let press = 0; press < 20; press += 1) await frame.press("ArrowUp");
  // The rest of the way by who can press and not drag; at its end it stops.
  const up = dialog.getByRole("button", { name: "Move the picture up" });
  for (let press = 0; press < 15; press += 1) await up.click();
  await dialog.getByRole("button", { name: "Use this part" }).click();
  await expect(dialog).toBeHidden();
  await expect(form.getByRole("group", { name: "Images" })).toBeFocused();
  await expect.poll(() => stored.length).toBe(2);

  await form.getByRole("button", { name: "Submit for Approval" }).click();
  await expect(page.getByText("Listing 1 submitted for approval.")).toBeVisible();
  expect(await pictureIdsOf(page)).toEqual([stored[1]]);
  const kept = await (await page.request.get(`/media/${stored[1]}-1280.webp`)).body();
  const { width, height } = await sharp(kept).metadata();
  expect(width / height).toBeCloseTo(4 / 3, 1);
  const { channels } = await sharp(kept).stats();
  expect(channels[2]!.mean).toBeGreaterThan(180);
  expect(channels[0]!.mean).toBeLessThan(40);
});

test("of a picture that is removed while what crops it still loads nothing opens, and the form goes on", async ({
  request,
  browser,
}) => {
  const page = await aBrowser(browser, await aCompany(request));
  const broken: string[] = [];
  page.on("pageerror", ({ message }) => broken.push(message));
  const stored = uploadsOf(page);
  await page.goto("/provider/create");
  await fillListing(page, 1, { name: "Cane stool" });
  const form = await listingForm(page, 1);
  await form.locator("input[type=file]").setInputFiles([await aPicture("a.jpg"), await aPicture("b.jpg")]);
  await expect.poll(() => stored.length).toBe(2);

  const came: Promise<unknown>[] = [];
  page.on("request", (asked) => came.push(asked.response()));
  const release = await holdScripts(page);
  await form.getByRole("button", { name: "Crop picture 1: a.jpg" }).click();
  await expect.poll(() => came.length).toBeGreaterThan(0);
  await form.getByRole("button", { name: "Remove picture 1: a.jpg" }).click();
  release();
  await Promise.all(came);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole("dialog")).toHaveCount(0);

  // The one that is left is cropped as ever.
  await form.getByRole("button", { name: "Crop picture 1: b.jpg" }).click();
  const dialog = page.getByRole("dialog", { name: "Crop and straighten picture 1" });
  await dialog.getByRole("button", { name: "Use as it is" }).last().click();
  await expect(dialog).toBeHidden();
  await form.getByRole("button", { name: "Submit for Approval" }).click();
  await expect(page.getByText("Listing 1 submitted for approval.")).toBeVisible();
  expect(await pictureIdsOf(page)).toHaveLength(1);
  expect(broken).toEqual([]);
});

test("the edit page takes five more, in their order, and buyers see all eight; a large photo is made smaller", async ({
  request,
  browser,
}) => {
  const page = await aBrowser(browser, await aCompany(request));
  await page.goto("/provider/create");
  await fillListing(page, 1, { name: "Bamboo basket set" });
  const form = await listingForm(page, 1);
  await expect(form.getByText("Take a photo")).toHaveCount(0);
  await form
    .locator("input[type=file]")
    .setInputFiles(await Promise.all(["a.jpg", "b.png", "c.jpg"].map(aPicture)));
  await form.getByRole("button", { name: "Submit for Approval" }).click();
  await page.getByRole("link", { name: "See it in My Listings" }).click();
  await page.getByRole("link", { name: "Edit Bamboo basket set" }).click();

  const edit = page.getByRole("form", { name: "Bamboo basket set" });
  await expect(edit.getByText("(optional, up to 8)")).toBeVisible();
  const more = await Promise.all(["d.jpg", "e.jpg", "f.jpg", "g.jpg", "h.jpg", "i.jpg"].map(aPicture));
  // 12 megapixels of noise: far over 5 MiB.
  const large = await sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
  expect(large.length).toBeGreaterThan(5_242_880);
  more[0] = { name: "large.jpg", mimeType: "image/jpeg", buffer: large };
  const stored = uploadsOf(page);
  await edit.locator("input[type=file]").setInputFiles(more);
  await expect(edit.getByText("Only 5 more allowed.")).toBeVisible();
  await expect.poll(() => stored.length).toBe(5);
  await expectStored(edit);
  await expectAccessible(page);
  await edit.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My Listings" })).toBeVisible();
  const ids = await pictureIdsOf(page);
  expect(ids).toHaveLength(8);
  expect(ids.slice(3).toSorted()).toEqual(stored.toSorted());

  await test.step("approved, its page shows eight, its card three", async () => {
    const admin = await aBrowser(browser, demoLogin("admin"));
    const { id } = await latestListing(page);
    const status = await admin.evaluate(async (address) => {
      const authorization = `Bearer ${localStorage.getItem("accessToken")}`;
      return (await fetch(address, { method: "POST", headers: { authorization } })).status;
    }, `/api/v1/listings/${id}/approve`);
    expect(status).toBe(200);
    const visitor = await aBrowser(browser);
    await visitor.setViewportSize({ width: 360, height: 740 });
    await visitor.goto(`/services/${listingSlug({ id, name: "Bamboo basket set" })}`);
    await expect(visitor.getByRole("heading", { level: 1, name: "Bamboo basket set" })).toBeVisible();
    const small = visitor.locator('a[href^="#picture-"]');
    await expect(small).toHaveCount(8);
    await small.nth(7).click();
    await expect(small.nth(7)).toHaveAttribute("aria-current", "true");
    await expectNoSidewaysScroll(visitor);
    await expectAccessible(visitor);
    const data = await visitor.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join().match(/"https?:[^"]*-1280\.webp"/g)).toHaveLength(8);
    await visitor.goto("/services?q=Bamboo%20basket%20set&sort=newest");
    const card = visitor.getByRole("article").filter({ hasText: "Bamboo basket set" }).first();
    await expect(card.getByText("1/3")).toBeVisible();
  });
});

test("a phone opens its camera for a picture", async ({ request, browser }) => {
  const page = await aBrowser(browser, await aCompany(request));
  const phone = await browser.newContext({
    baseURL: process.env.BASE_URL!,
    locale: "en-IN",
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
    storageState: await page.context().storageState(),
  });
  try {
    const onPhone = await phone.newPage();
    await onPhone.goto("/provider/create");
    const camera = (await listingForm(onPhone, 1)).getByLabel("Take a photo");
    await expect(camera).toHaveAttribute("capture", "environment");
    await camera.setInputFiles([await aPicture("camera.jpg")]);
    await expect(onPhone.getByAltText("Picture 1", { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(onPhone);
  } finally {
    await phone.close();
  }
});

test("a file that is no picture inside takes no slot, and is told by its name", async ({
  request,
  browser,
}) => {
  const page = await aBrowser(browser, await aCompany(request));
  await page.goto("/provider/create");
  const form = await listingForm(page, 1);
  const feigned = (name: string, text: string) => ({
    name,
    mimeType: "image/jpeg",
    buffer: Buffer.from(text),
  });
  await form
    .locator("input[type=file]")
    .setInputFiles([
      feigned("empty.jpg", ""),
      feigned("letter.jpg", "a text"),
      ...(await Promise.all(["a.jpg", "b.png", "c.jpg"].map(aPicture))),
    ]);
  const told = form.getByRole("group", { name: /^Images/ }).getByRole("alert");
  await expect(told).toHaveText([/^letter\.jpg: |^empty\.jpg: /, /^letter\.jpg: |^empty\.jpg: /]);
  await expect(form.getByRole("img", { name: /^Picture \d/ })).toHaveCount(3);
});
