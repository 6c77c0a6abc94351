// One enquiry to the companies on a shortlist, and the one link that takes it back.
import type { APIRequestContext, Page } from "@playwright/test";
import type { Listing } from "@/lib/schemas/listing";
import { aCompany, anEmail, aWord, demoLogin, type Login } from "@/tests/e2e/people";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "@/tests/e2e/test";

test.use({ expectedStatuses: [400] });

/** Listings of three companies: of none there are more than two among the best matches, whatever others publish. */
async function threeCompanies(request: APIRequestContext): Promise<Listing[]> {
  const answer = await request.get("/api/v1/listings?q=bearing&sort=relevance&limit=12");
  const { items } = (await answer.json()) as { items: Listing[] };
  const own = items.filter(({ source }) => source === null);
  return own
    .filter((one, at) => own.findIndex((other) => other.providerUserId === one.providerUserId) === at)
    .slice(0, 3);
}
/** A header that says who calls. */
async function as(request: APIRequestContext, { email, password }: Login) {
  const response = await request.post("/api/v1/auth/login", { data: { email, password } });
  const { tokens } = (await response.json()) as { tokens: { accessToken: string } };
  return { authorization: `Bearer ${tokens.accessToken}` };
}

/** An approved listing of a company of its own, and the way to archive it. */
async function aListing(request: APIRequestContext) {
  const ids = async (path: string) =>
    ((await (await request.get(`/api/v1/${path}`)).json()) as { items: { id: string }[] }).items;
  const categoryId = (await ids("categories"))[0]!.id;
  const subcategoryId = (await ids(`categories/${categoryId}/subcategories`))[0]!.id;
  const headers = await as(request, await aCompany(request));
  const name = `Cane basket ${aWord()}`;
  const place = { address: "Kothrud, Pune", locationLat: "18.507", locationLng: "73.807" };
  const fields = { name, price: "500", description: "Made by hand.", phoneNumber: "9800000000" };
  const response = await request.post("/api/v1/listings", {
    headers,
    multipart: { ...fields, ...place, categoryId, subcategoryId },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { id } = ((await response.json()) as { listing: { id: string } }).listing;
  // Who signs in anew here ends the session before.
  const admin = await as(request, demoLogin("admin"));
  const change = async (to: "approve" | "archive") =>
    expect((await request.post(`/api/v1/listings/${id}/${to}`, { headers: admin })).status()).toBe(200);
  await change("approve");
  return { id, name, archive: () => change("archive") };
}

async function fillForm(page: Page, message: string) {
  const form = page.getByRole("form", { name: "Send an enquiry" });
  await form.getByLabel("Name").fill("Asha");
  await form.getByLabel("Email").fill(anEmail());
  await form.getByLabel("Message").fill(message);
  await form.getByRole("checkbox").check();
  return form;
}

const companyOf = ({ provider }: Listing) => provider.providerProfile.companyName;

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("it goes to those that are ticked, and comes back from one and from all", async ({
      page,
      request,
    }) => {
      const [first, second, third] = (await threeCompanies(request)) as [Listing, Listing, Listing];
      await page.goto(`/compare?listings=${[first, second, third].map(({ id }) => id).join()}`);
      await expect(page.getByRole("button", { name: "Send to these 3" })).toBeVisible();
      await page.getByRole("checkbox", { name: `Send an enquiry about ${third.name}` }).uncheck();
      const send = page.getByRole("button", { name: /^Send to these/ });
      await expect(send).toHaveText(javaScriptEnabled ? "Send to these 2" : "Send to these 3");
      await send.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Send one enquiry to 2 companies");
      await expect(page.getByText(companyOf(third))).toHaveCount(0);
      await expect(page.getByRole("list", { name: "About" }).getByRole("listitem")).toHaveText(
        [first, second].map((one) => one.name + companyOf(one)),
      );
      await expectNoSidewaysScroll(page);
      if (javaScriptEnabled) await expectAccessible(page);
      const form = await fillForm(page, "How much for ten?");
      await form.getByRole("button", { name: "Send Enquiry" }).click();
      if (javaScriptEnabled) await page.getByRole("link", { name: "See what was sent" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your enquiry to 2 companies");
      const receivers = page.getByRole("list", { name: "Received by" }).getByRole("listitem");
      await expect(receivers).toHaveCount(2);
      await expectNoSidewaysScroll(page);
      if (javaScriptEnabled) await expectAccessible(page);
      await receivers
        .nth(0)
        .getByText(/^Withdraw from /)
        .click();
      await receivers.nth(0).getByRole("button", { name: "Yes, withdraw it" }).click();
      await expect(receivers.nth(0)).toContainText("Withdrawn on");
      await expect(receivers.nth(1).getByText(/^Withdraw from /)).toBeVisible();
      await expect(page.getByText("How much for ten?")).toBeVisible();
      await page.getByText("Withdraw from all").click();
      await page.getByRole("button", { name: "Yes, withdraw it" }).last().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "You withdrew your enquiry to 2 companies",
      );
      await expect(page.getByText("How much for ten?")).toHaveCount(0);
    });

    test("of a company that is ticked twice the one it is asked about is said, and the other one named", async ({
      page,
      request,
    }) => {
      const [first, second] = (await threeCompanies(request)) as [Listing, Listing, Listing];
      const own = await request.get(`/api/v1/listings?providerUserId=${first.providerUserId}&limit=12`);
      const { items } = (await own.json()) as { items: Listing[] };
      const besides = items.find(({ id }) => id !== first.id)!;
      await page.goto(`/compare?listings=${[first, second, besides].map(({ id }) => id).join()}`);
      const send = page.getByRole("button", { name: "Send to 2 companies" });
      await expect(send).toBeVisible();
      await send.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Send one enquiry to 2 companies");
      await expect(page.getByText(`You also chose “${besides.name}”`)).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
    });

    test("one that is gone meanwhile is named, nothing is lost, and the rest is sent", async ({
      page,
      request,
    }) => {
      const [kept] = (await threeCompanies(request)) as [Listing];
      const { id, name, archive } = await aListing(request);
      await page.goto(`/enquire?listings=${kept.id},${id}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Send one enquiry to 2 companies");
      const form = await fillForm(page, "How much for twenty?");
      await archive();
      await form.getByRole("button", { name: "Send Enquiry" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        `Send an enquiry to ${companyOf(kept)}`,
      );
      await expect(page.getByText(`About: ${kept.name}`)).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: name })).toHaveText(
        `No longer listed, so it gets no enquiry: “${name}”.`,
      );
      await expect(form.getByRole("alert")).toContainText("Nothing has been sent yet");
      await expect(form.getByLabel("Name")).toHaveValue("Asha");
      await expect(form.getByLabel("Message")).toHaveValue("How much for twenty?");
      await expect(form.getByRole("checkbox")).toBeChecked();
      await expectNoSidewaysScroll(page);
      if (javaScriptEnabled) await expectAccessible(page);
      await form.getByRole("button", { name: "Send Enquiry" }).click();
      if (javaScriptEnabled) await page.getByRole("link", { name: "See what was sent" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Your enquiry to ${companyOf(kept)}`);
      // With nobody left there is no form.
      await page.goto(`/enquire?listings=${id}`);
      await expect(page.getByRole("heading", { name: "Nobody to send to" })).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: name })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
    });
  });
