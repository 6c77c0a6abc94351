import { useDatabase } from "@/tests/support/database";
import { beforeEach, expect, test } from "vitest";
import { countSearch, writeSearchCounts } from "@/lib/domain/system/search-counts";
import { sweepRows } from "@/lib/domain/system/sweep-rows";
import { db } from "@/lib/server/db";

useDatabase();

const event = (q: string, more: object = {}) => ({
  q,
  place: null,
  step: "whole" as const,
  results: 3,
  ...more,
});
const rows = async () =>
  (await db.searchCount.findMany({ orderBy: [{ words: "asc" }, { placeKind: "asc" }, { step: "asc" }] })).map(
    ({ words, placeKind, step, searches, results }) => `${words}|${placeKind}|${step}|${searches}|${results}`,
  );

beforeEach(async () => {
  await writeSearchCounts();
  await db.$executeRaw`TRUNCATE search_counts`;
});

test("searches are summed by their folded words, place and step, and the last one says how many were found", async () => {
  countSearch(event("Plumber"));
  countSearch(event("  PLUMBER!  ", { results: 7 }));
  countSearch(event("plumber", { place: "city" }));
  countSearch(event("plumber", { step: "some_words" }));
  expect(await rows()).toEqual([]);
  await writeSearchCounts();
  expect(await rows()).toEqual(["plumber||some_words|1|3", "plumber||whole|2|7", "plumber|city|whole|1|3"]);

  countSearch(event("plümber", { results: 9 }));
  await writeSearchCounts();
  await writeSearchCounts();
  expect(await rows()).toContain("plumber||whole|3|9");
});

test("what may be somebody's address or phone number is not kept", async () => {
  for (const q of ["asha@example.com", "call 98765 43210", "98-765-43", "९८७६५४३२१०", "12 34 56 7", "?!"])
    countSearch(event(q));
  for (const q of ["540 W solar panel", "plumber 411038", "asha example"]) countSearch(event(q));
  await writeSearchCounts();
  expect(await rows()).toEqual([
    "540 w solar panel||whole|1|3",
    "asha example||whole|1|3",
    "plumber 411038||whole|1|3",
  ]);
});

test("what could not be written is counted on", async () => {
  countSearch(event("drill"));
  await db.$executeRaw`ALTER TABLE search_counts RENAME TO search_counts_away`;
  try {
    await expect(writeSearchCounts()).rejects.toThrow();
  } finally {
    await db.$executeRaw`ALTER TABLE search_counts_away RENAME TO search_counts`;
  }
  countSearch(event("drill", { results: 4 }));
  await writeSearchCounts();
  expect(await rows()).toEqual(["drill||whole|2|4"]);
});

test("a flood of different words is cut off; known words are counted on", async () => {
  for (let at = 0; at < 2_500; at += 1) countSearch(event(`word ${at}`));
  countSearch(event("word 0"));
  await writeSearchCounts();
  expect(await db.searchCount.count()).toBe(2_000);
  expect((await db.searchCount.findFirst({ where: { words: "word 0" } }))?.searches).toBe(2);
});

test("counts go after 90 days, and nothing before", async () => {
  await db.$executeRaw`
    INSERT INTO search_counts (day, words, place_kind, step, searches, results)
    SELECT current_date - age, 'of ' || age, '', 'whole', 5, 1 FROM unnest(ARRAY[0, 90, 91]) AS age`;
  expect(await sweepRows()).toMatchObject({ searchCounts: 1 });
  expect((await rows()).map((row) => row.split("|")[0])).toEqual(["of 0", "of 90"]);
});

test("counting changes no page", async () => {
  const changes = () => db.pageChange.count();
  const before = await changes();
  countSearch(event("lathe"));
  await writeSearchCounts();
  expect(await changes()).toBe(before);
});
