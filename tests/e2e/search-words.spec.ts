import { aWord, demoLogin, signIn } from "@/tests/e2e/people";
import { expect, test } from "@/tests/e2e/test";

test("people find plumbers and electricians by their Hindi and Hinglish words", async ({ page }) => {
  for (const [words, category] of [
    ["नलसाज", "Plumbing"],
    ["nal mistri", "Plumbing"],
    ["bijli wala", "Electrician"],
  ] as const) {
    await page.goto(`/services?${new URLSearchParams({ q: words, sort: "relevance" })}`);
    const first = page.getByRole("list", { name: "Services found" }).getByRole("listitem").first();
    await expect(first.getByRole("heading")).toContainText(
      category === "Plumbing" ? /plumb|tank/i : /electri|wiring|fan/i,
    );
  }
});

/** Adding what is there already is answered 409, which a browser logs. */
test.use({ expectedStatuses: [409] });

test("an admin teaches the search a word, at once, and takes it back after a question", async ({
  page,
  request,
}) => {
  const word = aWord();
  const found = async () =>
    ((await (await request.get(`/api/v1/listings?q=${word}`)).json()) as { total: number }).total;
  expect(await found()).toBe(0);

  await signIn(page, demoLogin("admin"));
  await page.goto("/dashboard/synonyms");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByLabel("People type")).toBeFocused();
  await expect(page.getByText("Please enter a word").first()).toBeVisible();
  await page.getByLabel("People type").fill(word.toUpperCase());
  await page.getByLabel("Search also looks for").fill("Plumbers");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`‘${word}’ now finds ‘plumbers’`)).toBeVisible();
  expect(await found()).toBeGreaterThan(0);

  await page.getByRole("searchbox", { name: "Search" }).fill(word);
  const rows = page.getByRole("region", { name: "Search words" }).locator("tbody").getByRole("row");
  await expect(rows).toHaveCount(1);
  await page.getByLabel("People type").fill(word);
  await page.getByLabel("Search also looks for").fill("plumbers");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Search knows this already")).toBeVisible();

  await page.getByRole("button", { name: `Delete ‘${word}’ for ‘plumbers’` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`‘${word}’ no longer finds ‘plumbers’`)).toBeVisible();
  expect(await found()).toBe(0);
});
