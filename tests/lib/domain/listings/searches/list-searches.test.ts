import { useDatabase } from "@/tests/support/database";
import { beforeEach, expect, test } from "vitest";
import { listSearches } from "@/lib/domain/listings/searches/list-searches";
import { db } from "@/lib/server/db";
import { idOf, insertCategories } from "@/tests/support/directory";
import { anAdmin } from "@/tests/support/people";
import { empty } from "@/tests/support/unhurried";

useDatabase();

const admin = anAdmin();

beforeEach(async () => {
  await empty("users", "categories", "search_synonyms", "search_counts");
  await insertCategories(
    [{ id: idOf("c", 1), name: "Home Services", slug: "home-services" }],
    [{ id: idOf("s", 1), categoryId: idOf("c", 1), name: "Plumbing", slug: "plumbing" }],
  );
  await db.$executeRaw`INSERT INTO search_synonyms (term, meaning) VALUES ('nal mistri', 'plumber')`;
  await db.$executeRaw`
    INSERT INTO search_counts (day, words, place_kind, step, searches, results)
    SELECT current_date - age, words, place_kind, step, searches, results FROM (VALUES
      (0, 'pumps', '', 'whole', 40, 12),
      (1, 'pumps', 'city', 'whole', 2, 30),
      (0, 'pumps', 'city', 'nearest', 1, 3),
      (0, 'plumbin', 'locality', 'whole', 4, 0),
      (5, 'plumbin', 'city', 'some_words', 2, 9),
      (0, 'nal mistri bulao', '', 'whole', 6, 0),
      (0, 'seldom', '', 'whole', 4, 0)
    ) AS given(age, words, place_kind, step, searches, results)`;
});

test("what was sought most, from five searches on, over all days, places and steps", async () => {
  const { items, total } = await listSearches(admin, {});
  expect(total).toBe(3);
  expect(items).toEqual([
    {
      words: "pumps",
      searches: 43,
      unanswered: 1,
      results: 12,
      placeKinds: ["city"],
      suggestion: null,
      taught: [],
    },
    {
      words: "nal mistri bulao",
      searches: 6,
      unanswered: 6,
      results: 0,
      placeKinds: [],
      suggestion: "plumber",
      taught: [],
    },
    {
      words: "plumbin",
      searches: 6,
      unanswered: 6,
      results: 0,
      placeKinds: ["locality", "city"],
      suggestion: "plumbing",
      taught: [],
    },
  ]);
});

test("what is answered needs no other words; what was taught of a row's words is told", async () => {
  await db.$executeRaw`
    INSERT INTO search_synonyms (term, meaning, deleted_at) VALUES
      ('nal mistri bulao', 'tap', NULL), ('nal mistri bulao', 'pipe fitter', NULL),
      ('nal mistri bulao', 'well', now())`;
  await db.$executeRaw`UPDATE search_counts SET step = 'whole', results = 7 WHERE words = 'plumbin'`;
  const { items } = await listSearches(admin, { q: "l" });
  expect(items.map(({ words, suggestion, taught }) => [words, suggestion, taught])).toEqual([
    ["nal mistri bulao", "plumber", ["pipe fitter", "tap"]],
    ["plumbin", null, []],
  ]);
});

test("what found nothing as it was asked, most often first", async () => {
  const { items, total } = await listSearches(admin, { show: "nothing", limit: 2 });
  expect(total).toBe(3);
  expect(items.map(({ words }) => words)).toEqual(["nal mistri bulao", "plumbin"]);
  const next = await listSearches(admin, { show: "nothing", limit: 2, page: 2 });
  expect(next.items.map(({ words }) => words)).toEqual(["pumps"]);
});

test("words are looked up by a part of them, whatever signs it holds", async () => {
  expect((await listSearches(admin, { q: "MIS" })).items.map(({ words }) => words)).toEqual([
    "nal mistri bulao",
  ]);
  expect((await listSearches(admin, { q: "%" })).total).toBe(0);
  expect((await listSearches(admin, { page: 7 })).items).toEqual([]);
});
