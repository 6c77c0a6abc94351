import type { APIRequestContext, Page } from "@playwright/test";
import { aBrowser, aCompany, aWord, closeBrowsers, demoLogin, type Login, signIn } from "@/tests/e2e/people";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "@/tests/e2e/test";

test.afterEach(closeBrowsers);

type Item = { id: string; name: string; status: string; rejectionReason: string | null };
type Token = { authorization: string };

const tokenOf = (page: Page): Promise<Token> =>
  page.evaluate(() => ({ authorization: `Bearer ${localStorage.getItem("accessToken")}` }));

/** So many listings a page of the queue has at most. */
const ON_A_PAGE = 100;

/** Lets a new company submit so many listings, all on one page of the queue if that holds them, and signs the page in as an admin. */
async function waiting(page: Page, request: APIRequestContext, count: number) {
  await signIn(page, demoLogin("admin"));
  const token = await tokenOf(page);
  const pending = async (query: string) => {
    const path = `/api/v1/admin/listings?status=pending_approval&${query}`;
    return (await (await page.request.get(path, { headers: token })).json()) as {
      items: Item[];
      total: number;
    };
  };
  const standTogether = async (ids: readonly string[]) => {
    const last = Math.ceil((await pending("limit=1")).total / ON_A_PAGE);
    for (let at = last; at > 0 && at >= last - 1; at -= 1) {
      const { items } = await pending(`limit=${ON_A_PAGE}&page=${at}`);
      if (ids.every((id) => items.some((item) => item.id === id))) return true;
    }
    return false;
  };
  let submitted = await submittedBy(request, count);
  // Others wait as well: where a page ends between them, new ones stand behind its end.
  while (count < ON_A_PAGE && !(await standTogether(submitted.items.map(({ id }) => id))))
    submitted = await submittedBy(request, count);
  const { word } = submitted;
  /** How the company's listings stand now. */
  const now = async () => {
    const response = await page.request.get(`/api/v1/admin/listings?limit=100&q=${word}`, { headers: token });
    return ((await response.json()) as { items: Item[] }).items;
  };
  return { ...submitted, token, now };
}

/** So many listings of a new company, which wait for a decision. */
async function submittedBy(request: APIRequestContext, count: number) {
  const word = aWord();
  const company = await aCompany(request);
  const headers = await signedIn(request, company);
  const { items: categories } = (await (await request.get("/api/v1/categories")).json()) as {
    items: { id: string }[];
  };
  const categoryId = categories[0]!.id;
  const { items: parts } = (await (
    await request.get(`/api/v1/categories/${categoryId}/subcategories`)
  ).json()) as { items: { id: string }[] };
  const items: Item[] = [];
  for (let n = 0; n < count; n += 1) {
    const response = await request.post("/api/v1/listings", {
      headers,
      multipart: {
        name: `${word} ${n}`,
        price: "500",
        description: "Made for a test of the queue.",
        phoneNumber: "9800000000",
        address: "Kothrud, Pune",
        locationLat: "18.507",
        locationLng: "73.807",
        categoryId,
        ...(parts[0] && { subcategoryId: parts[0].id }),
      },
    });
    expect(response.status(), await response.text()).toBe(201);
    items.push(((await response.json()) as { listing: Item }).listing);
  }
  return { word, items, headers };
}

async function signedIn(request: APIRequestContext, { email, password }: Login): Promise<Token> {
  const response = await request.post("/api/v1/auth/login", { data: { email, password } });
  expect(response.status()).toBe(200);
  const { tokens } = (await response.json()) as { tokens: { accessToken: string } };
  return { authorization: `Bearer ${tokens.accessToken}` };
}

const rows = (page: Page) => page.getByRole("list", { name: "Listings waiting for a decision" });
const panel = (page: Page) => page.getByRole("region", { name: "Listing to decide on" });
const current = (page: Page) => rows(page).locator('[aria-current="true"]');

/** Opens the page of the queue that a listing waits on, one of the last, and goes to it. */
async function open(page: Page, { id, name }: Item, path = "/dashboard") {
  const response = await page.request.get("/api/v1/admin/listings?status=pending_approval&limit=1", {
    headers: await tokenOf(page),
  });
  expect(response.status()).toBe(200);
  const { total } = (await response.json()) as { total: number };
  const row = page.locator(`#waiting-${id}`);
  for (let at = Math.ceil(total / 100); at > 0; at -= 1) {
    await page.goto(`${path}?limit=100&page=${at}`);
    // Whatever the language of the page.
    await expect(page.locator('[id^="waiting-"]').first()).toBeVisible();
    if ((await row.count()) > 0) break;
  }
  await row.click();
  await expect(page.getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
}

test("100 listings are decided on by keyboard alone, one decision is taken back", async ({
  page,
  request,
}) => {
  test.setTimeout(480_000);
  const { word, token, now } = await waiting(page, request, 100);
  const undecided = async () =>
    (await now()).filter(({ status }) => status === "pending_approval").map(({ id }) => id);
  /** The name of the listing that keys act on; blank when all in sight are decided. */
  const shown = async () => ((await current(page).count()) === 0 ? "" : (await current(page).textContent())!);
  // A hundred steps: each is seen soon after it is there.
  const soon = { intervals: [20, 20, 50, 100] };
  /** Presses a key and waits until another listing is the current one. */
  const leave = async (key: string, name: string) => {
    await page.keyboard.press(key);
    await expect.poll(shown, soon).not.toBe(name);
  };
  let decided = 0;
  let takenBack = false;
  let stepped = false;
  for (let left = await undecided(); left.length > 0; left = await undecided()) {
    // The newest wait at the end: the page that the first of them stands on.
    const response = await page.request.get("/api/v1/admin/listings?status=pending_approval&limit=1", {
      headers: token,
    });
    const before = ((await response.json()) as { total: number }).total - left.length;
    await page.goto(`/dashboard?limit=100&page=${Math.floor(before / 100) + 1}`);
    await expect(current(page)).toHaveCount(1);
    // Others' listings come and go meanwhile: whether one of these stands here is read off the page, and each step too.
    const own = rows(page).locator('[id^="waiting-"]').filter({ hasText: word });
    if ((await own.count()) === 0) continue;
    // As Tab and Enter do: past a hundred of others it would be a hundred steps each time.
    await own.first().press("Enter");
    await expect.poll(shown, soon).toContain(word);

    for (let name = await shown(); name.includes(word); name = await shown()) {
      // Where a next one stands, to and fro.
      if (!stepped && (await rows(page).locator('[id^="waiting-"]').last().textContent()) !== name) {
        stepped = true;
        await leave("j", name);
        await page.keyboard.press("k");
        await expect.poll(shown, soon).toBe(name);
      }
      if (decided === 7) {
        await page.keyboard.press("r");
        const dialog = page.getByRole("alertdialog");
        await dialog.getByRole("button", { name: /^The category does not fit/ }).press("Enter");
        // Letters typed here are a reason, not commands.
        await dialog.getByLabel(/^Reason/).press("End");
        await page.keyboard.type(" ajkrxzs");
        await dialog.getByRole("button", { name: "Reject Listing" }).press("Enter");
        await expect(dialog).toBeHidden();
        await expect.poll(shown).not.toBe(name);
      } else await leave("a", name);
      decided += 1;
      if (decided !== 20 || takenBack) continue;
      await page.keyboard.press("z");
      await expect.poll(shown).toBe(name);
      takenBack = true;
      decided -= 1;
    }
    await page.keyboard.press("s");
    await expect.poll(async () => 100 - (await undecided()).length, { timeout: 60_000 }).toBe(decided);
  }
  const all = await now();
  expect([takenBack, stepped]).toEqual([true, true]);
  expect(all.filter(({ status }) => status === "approved")).toHaveLength(99);
  expect(all.filter(({ status }) => status === "rejected")).toMatchObject([
    { rejectionReason: "The category does not fit. Please choose the one that does. ajkrxzs" },
  ]);
});

test("a decision waits 8 seconds in sight; then it is sent, once", async ({ page, request }) => {
  const { items, now } = await waiting(page, request, 1);
  const [item] = items as [Item];
  await page.clock.install();
  await open(page, item);
  const calls: string[] = [];
  page.on("request", (one) => one.method() === "POST" && calls.push(new URL(one.url()).pathname));
  await panel(page)
    .getByRole("button", { name: `Approve ${item.name}` })
    .click();
  await expect(page.getByText(`‘${item.name}’ will be approved`).last()).toBeVisible();
  await expect(page.getByText(/^in [78] s$/)).toBeVisible();
  await expect(page.locator(`#waiting-${item.id}`)).toContainText("Will be approved");
  expect((await now())[0]!.status).toBe("pending_approval");
  await page.getByRole("button", { name: "Take back" }).click();
  await page.clock.fastForward(20_000);
  expect(calls.filter((path) => path.startsWith("/api/v1/listings/"))).toEqual([]);
  await panel(page)
    .getByRole("button", { name: `Approve ${item.name}` })
    .click();
  await page.clock.fastForward(8_000);
  const toast = page.getByRole("status").filter({ hasText: `‘${item.name}’ approved` });
  await expect(toast).toBeVisible();
  // Who decides on the next one meanwhile presses what is below it.
  const [said, reject] = [
    (await toast.boundingBox())!,
    (await panel(page)
      .getByRole("button", { name: /^Reject/ })
      .boundingBox())!,
  ];
  expect(said.y + said.height).toBeLessThan(reject.y);
  expect(calls.filter((path) => path.startsWith("/api/v1/listings/"))).toEqual([
    `/api/v1/listings/${item.id}/approve`,
  ]);
  expect((await page.request.get(`/services/x-${item.id}`)).status()).toBe(200);
});

test("taken back, all is as it was: what was selected, and the words of a rejection", async ({
  page,
  request,
}) => {
  const { items, now } = await waiting(page, request, 2);
  await open(page, items[0]!);
  for (const { name } of items) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  await page.keyboard.press("r");
  const dialog = page.getByRole("alertdialog", { name: "Reject 2 listings?" });
  await expect(dialog.getByRole("button", { name: "Reject 2 listings" })).toBeVisible();
  const reason = dialog.getByLabel(/^Reason/);
  await expect(reason).toBeFocused();
  await page.keyboard.type("Both show the same pump.");
  await page.keyboard.press("Control+Enter");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(page.getByText("2 selected")).toBeVisible();
  await page.keyboard.press("r");
  await expect(reason).toHaveValue("Both show the same pump.");
  await page.keyboard.press("Escape");
  expect((await now()).map(({ status }) => status)).toEqual(["pending_approval", "pending_approval"]);
});

test("leaving the page sends what waits: by a link, and by closing it", async ({ page, request }) => {
  const { items, now } = await waiting(page, request, 2);
  const [one, two] = items as [Item, Item];
  await open(page, one);
  await page.keyboard.press("a");
  await page.getByRole("link", { name: "Providers", exact: true }).click();
  const statusOf = async ({ id }: Item) => (await now()).find((item) => item.id === id)!.status;
  await expect.poll(() => statusOf(one)).toBe("approved");
  await open(page, two);
  await page.keyboard.press("a");
  await expect(page.getByText(`‘${two.name}’ will be approved`).last()).toBeVisible();
  await page.goto("/about");
  await expect.poll(() => statusOf(two)).toBe("approved");
});

test.describe("refusals", () => {
  test.use({ expectedStatuses: [409] });

  test("several at once: each refused one is named with why, the others are decided", async ({
    page,
    request,
  }) => {
    const { items, headers, token, now } = await waiting(page, request, 3);
    const [one, two, three] = items as [Item, Item, Item];
    await open(page, one);
    for (const { name } of items) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
    await expect(page.getByText("3 selected")).toBeVisible();
    const changed = await request.patch(`/api/v1/listings/${two.id}`, { headers, multipart: { price: "7" } });
    expect(changed.status()).toBe(200);
    const rejected = await page.request.post(`/api/v1/listings/${three.id}/reject`, { headers: token });
    expect(rejected.status()).toBe(200);
    await page.getByRole("button", { name: "Approve selected" }).click();
    await page.getByRole("button", { name: "Send now" }).click();
    const told = page.getByRole("alert").filter({ hasText: "‘" });
    await expect(told).toContainText(`‘${two.name}’ was changed before your decision arrived: Price.`);
    await expect(told).toContainText(`‘${three.name}’ was already decided: Rejected.`);
    expect((await now()).map(({ name, status }) => `${name} ${status}`).toSorted()).toEqual([
      `${one.name} approved`,
      `${two.name} pending_approval`,
      `${three.name} rejected`,
    ]);
    // What was changed can be decided on now, as it is.
    await page.locator(`#waiting-${two.id}`).click();
    await expect(panel(page)).toContainText("₹7");
    await page.keyboard.press("a");
    await page.keyboard.press("s");
    await expect(page.getByText(`‘${two.name}’ approved`)).toBeVisible();
  });

  test("two admins at once: one wins each, the other is told", async ({ page, request, browser }) => {
    test.setTimeout(120_000);
    const { items, now } = await waiting(page, request, 5);
    const other = await aBrowser(browser, demoLogin("admin"));
    for (const item of items) {
      // Both see it before one of them decides: a decision is sent by itself after a while.
      for (const admin of [page, other]) await open(admin, item);
      for (const admin of [page, other]) {
        await admin.keyboard.press("a");
        await expect(admin.getByRole("button", { name: "Send now" })).toBeVisible();
      }
      const answers = await Promise.all(
        [page, other].map(async (admin) => {
          const answer = admin.waitForResponse((response) => response.url().endsWith("/approve"));
          await admin.keyboard.press("s");
          return (await answer).status();
        }),
      );
      expect(answers.toSorted()).toEqual([200, 409]);
      const loser = answers[0] === 409 ? page : other;
      await expect(loser.getByRole("alert").filter({ hasText: "‘" })).toContainText(
        `‘${item.name}’ was already decided: Approved.`,
      );
    }
    expect((await now()).map(({ status }) => status)).toEqual(Array(5).fill("approved"));
  });
});

test.describe("the server fails", () => {
  test.use({ expectedStatuses: [500] });

  test("says so once, keeps the reason, and tries again when asked", async ({ page, request }) => {
    const { items, now } = await waiting(page, request, 1);
    const [item] = items as [Item];
    await open(page, item);
    const failing = /\/listings\/[^/]+\/(approve|reject)$/;
    await page.route(failing, (route) => route.fulfill({ status: 500, json: { code: "INTERNAL" } }));
    await page.keyboard.press("r");
    const dialog = page.getByRole("alertdialog", { name: `Reject ‘${item.name}’?` });
    await dialog.getByLabel(/^Reason/).fill("x".repeat(501));
    await expect(dialog.getByText("Reason must be at most 500 characters").first()).toBeVisible();
    await dialog.getByLabel(/^Reason/).fill("The pictures show a different product.");
    await expect(dialog.getByText("38 of 500 characters")).toBeVisible();
    await dialog.getByRole("button", { name: "Reject Listing" }).click();
    await page.getByRole("button", { name: "Send now" }).click();
    await expect(page.getByText("Failed to reject")).toHaveCount(1);
    await page.unroute(failing);
    await page.getByRole("alert").getByRole("button", { name: "Try again" }).click();
    await page.getByRole("button", { name: "Send now" }).click();
    await expect
      .poll(now)
      .toMatchObject([{ status: "rejected", rejectionReason: "The pictures show a different product." }]);
  });

  test("without a connection the page stays, and what was decided can be sent later", async ({
    page,
    request,
  }) => {
    const { items, now } = await waiting(page, request, 1);
    await open(page, items[0]!);
    await page.route("**/*", (route) => route.abort("aborted"));
    await page.keyboard.press("a");
    await page.keyboard.press("s");
    const told = page.getByRole("alert").filter({ hasText: `Failed to approve: ‘${items[0]!.name}’` });
    await expect(told).toBeVisible();
    await page.unroute("**/*");
    await told.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("button", { name: "Send now" }).click();
    await expect.poll(now).toMatchObject([{ status: "approved" }]);
  });
});

test.describe("nobody is signed in", () => {
  test.use({ expectedStatuses: [401] });

  test("a session that ended is told as such, with the way to sign in, and nothing is lost", async ({
    page,
    request,
  }) => {
    const { items, token } = await waiting(page, request, 1);
    await open(page, items[0]!);
    expect((await page.request.post("/api/v1/auth/logout", { headers: token })).ok()).toBe(true);
    await page.keyboard.press("a");
    await page.keyboard.press("s");
    const told = page.getByRole("alert").filter({ hasText: "Your session has ended." });
    await expect(told.getByRole("link", { name: "Sign in" })).toHaveAttribute("target", "_blank");
    await expect(page.getByText(`Failed to approve: ‘${items[0]!.name}’`).first()).toBeVisible();
  });
});

test("keys can be read and turned off; they do nothing in fields and dialogs", async ({ page, request }) => {
  const { items } = await waiting(page, request, 1);
  await open(page, items[0]!);
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expectAccessible(page);
  await page.keyboard.press("a");
  await help.getByRole("checkbox", { name: "Use these keys on this page" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await page.keyboard.press("a");
  await page.keyboard.press("r");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Send now" })).toHaveCount(0);
  await page.getByRole("button", { name: "Keyboard", exact: true }).click();
  await help.getByRole("checkbox", { name: "Use these keys on this page" }).check();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await page.getByLabel("Rows").press("a");
  await expect(page.getByRole("button", { name: "Send now" })).toHaveCount(0);
});

for (const [width, language] of [
  [360, "/hi"],
  [768, ""],
  [1280, "/hi"],
] as const)
  test(`the listing and a waiting decision at ${width} px are accessible and fit`, async ({
    page,
    request,
  }) => {
    const { items } = await waiting(page, request, 2);
    await page.setViewportSize({ width, height: 800 });
    await open(page, items[0]!, `${language}/dashboard`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press("a");
    await expect(page.getByRole("status").filter({ hasText: items[0]!.name })).toHaveCount(1);
    // Further down half a link may lie under what stays in sight, as under any bar.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // Nothing lies over what is pressed next.
    await page.locator('button[aria-keyshortcuts="a"]').click({ trial: true });
  });
