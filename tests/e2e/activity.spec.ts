// What a provider is told of its visitors: the browser says that a page was opened or a number pressed, once each.
import type { Page } from "@playwright/test";
import { comesAlive, expect, test } from "@/tests/e2e/test";
import type { Listing } from "@/lib/schemas/listing";
import { listingSlug } from "@/lib/shared/slug";

/** Everything the page tells, in order; links that leave the browser go nowhere. */
async function told(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const events: string[] = [];
    Object.assign(window, { events });
    navigator.sendBeacon = (url, data) => {
      if (String(url) === "/api/v1/activity") void (data as Blob).text().then((text) => events.push(text));
      return true;
    };
    document.addEventListener("click", (event) => {
      if ((event.target as Element).closest("a[href^='tel:'], a[href^='https://wa.me/']"))
        event.preventDefault();
    });
  });
  return () => page.evaluate(() => (window as unknown as { events: string[] }).events);
}
const event = (subject: string, id: string, kind: string) => JSON.stringify({ subject, id, kind });

test("a card's presses are its listing's, a page's its own; each is told once", async ({ page, request }) => {
  const answer = await request.get("/api/v1/listings?q=pump&sort=relevance&limit=12");
  const { items } = (await answer.json()) as { items: Listing[] };
  const [listing] = items.filter(({ source, phoneNumber }) => source === null && phoneNumber !== null);
  const { id, providerUserId } = listing!;
  const events = await told(page);

  await page.goto("/services?q=pump");
  await comesAlive(page.getByRole("article").first());
  const card = page.getByRole("article").filter({ has: page.locator(`[data-heart="${id}"]`) });
  await card.getByRole("link", { name: /^Call / }).click();
  await card.getByRole("link", { name: /WhatsApp/ }).click();
  await card.getByRole("link", { name: /^Call / }).click();
  await expect.poll(events).toEqual([event("listing", id, "call"), event("listing", id, "whatsApp")]);

  await card.getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(listing!.name);
  await expect.poll(events).toContain(event("listing", id, "view"));

  await page.goto(`/hi/services/${listingSlug(listing!)}`);
  await expect.poll(events).toEqual([event("listing", id, "view")]);
  await page
    .getByRole("link", { name: /\d{5} \d{5}/ })
    .first()
    .click();
  await expect.poll(events).toEqual([event("listing", id, "view"), event("listing", id, "call")]);

  await page.goto(`/company/x-${providerUserId}`);
  await expect.poll(events).toEqual([event("company", providerUserId, "view")]);
  const sent = page.context().request.post("/api/v1/activity", {
    data: { subject: "company", id: providerUserId, kind: "view" },
  });
  expect((await sent).status()).toBe(204);
});
