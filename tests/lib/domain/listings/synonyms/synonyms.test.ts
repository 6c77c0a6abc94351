import { useDatabase } from "@/tests/support/database";
import { beforeEach, describe, expect, test } from "vitest";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import { addSynonym } from "@/lib/domain/listings/synonyms/add-synonym";
import { deleteSynonym } from "@/lib/domain/listings/synonyms/delete-synonym";
import { listSynonyms } from "@/lib/domain/listings/synonyms/list-synonyms";
import { readSearch } from "@/lib/schemas/listing-search";
import { db } from "@/lib/server/db";
import { aListing, idOf, insertCategories, insertListings } from "@/tests/support/directory";
import { ADMIN_ID, anAdmin, auditRows } from "@/tests/support/people";
import { ELECTRICIAN, insertTwoTrades, PLUMBER } from "@/tests/support/two-trades";
import { empty } from "@/tests/support/unhurried";

useDatabase();

const admin = anAdmin();

beforeEach(async () => {
  await empty("users", "categories", "audit_log", "search_synonyms");
  await insertTwoTrades();
});

const found = async (q: string) =>
  (await searchListings(readSearch({ q }))).items.map(({ id }) => id).toSorted();
const pairs = async () =>
  (await listSynonyms(admin, { limit: 100 })).items.map(({ term, meaning }) => `${term} → ${meaning}`);
describe("an admin", () => {
  test("adds a pair: it counts from the next search on, folded as search folds, and is told in the log", async () => {
    expect(await found("Nal-Mistri")).toEqual([]);
    const added = await addSynonym(admin, { term: "Nal-Mistri!", meaning: "Plumbers" });
    expect(added).toMatchObject({ term: "nal mistri", meaning: "plumbers" });
    expect(await found("Nal-Mistri")).toEqual([PLUMBER]);
    expect(await found("pune nal mistri")).toEqual([PLUMBER]);
    expect(await found("nal mistri delhi")).toEqual([]);
    expect(await found("mistri")).toEqual([]); // half a term means nothing
    expect(await auditRows()).toEqual([
      {
        actorUserId: ADMIN_ID,
        action: "synonym.added",
        subjectType: "synonym",
        subjectId: added.id,
        details: { name: "nal mistri → plumbers" },
      },
    ]);
  });

  test("finds one spelling of Devanagari by the other", async () => {
    await addSynonym(admin, { term: "नलसाज़", meaning: "plumber" });
    await addSynonym(admin, { term: "करण्ट", meaning: "electrician" });
    for (const q of ["नलसाज", "नलसाज़", "नलसाज\u093c"]) expect(await found(q), q).toEqual([PLUMBER]);
    for (const q of ["करंट", "करँट", "करन्ट"]) expect(await found(q), q).toEqual([ELECTRICIAN]);
    await expect(addSynonym(admin, { term: "नलसाज", meaning: "plumber" })).rejects.toMatchObject({
      code: "CONFLICT",
      errors: [{ path: "term" }],
    });
    expect((await listSynonyms(admin, { q: "नलसाज" })).total).toBe(1);
  });

  test("deletes a pair once; added again it counts again", async () => {
    const { id } = await addSynonym(admin, { term: "bijli wala", meaning: "electrician" });
    await deleteSynonym(admin, id);
    expect(await found("bijli wala")).toEqual([]);
    expect(await pairs()).toEqual([]);
    await expect(deleteSynonym(admin, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await addSynonym(admin, { term: "bijli wala", meaning: "electrician" });
    expect(await found("bijli wala")).toEqual([ELECTRICIAN]);
    expect((await auditRows()).map(({ action }) => action)).toEqual([
      "synonym.added",
      "synonym.deleted",
      "synonym.added",
    ]);
  });

  test.each([
    ["no word in the term", { term: "--", meaning: "plumber" }, "VALIDATION_ERROR", "term"],
    ["seven words", { term: "a1 b1 c1 d1 e1 f1 g1", meaning: "plumber" }, "VALIDATION_ERROR", "term"],
    ["a meaning of stop words", { term: "nal", meaning: "the and" }, "VALIDATION_ERROR", "meaning"],
    ["the same words", { term: "plumbers", meaning: "Plumber" }, "CONFLICT", "term"],
  ])("is refused %s", async (_what, input, code, path) => {
    await expect(addSynonym(admin, input)).rejects.toMatchObject({ code, errors: [{ path }] });
    expect(await pairs()).toEqual([]);
  });
});

test("a term that is the whole text ranks as the word it means", async () => {
  await addSynonym(admin, { term: "nal mistri", meaning: "plumber" });
  const [rank] = await db.$queryRaw<{ same: boolean }[]>`
    SELECT ts_rank(words, search_query('nal mistri')) > 0.01 AS same
    FROM listing_search WHERE listing_id = ${PLUMBER}`;
  expect(rank?.same).toBe(true);
});

test("without a term a text asks for what it always asked for", async () => {
  await addSynonym(admin, { term: "nal", meaning: "plumber" });
  const rows = await db.$queryRaw<{ q: string }[]>`
    SELECT q FROM unnest(${["", "the", "milk/curd", "pump's & (motor)", "दूध", "½ inch pipe", "x".repeat(300)]}::text[]) AS q
    WHERE search_query(q) IS DISTINCT FROM market_query(q)`;
  expect(rows).toEqual([]);
});

test("a term that names a kind of thing: what has the term itself comes before the rest of the kind", async () => {
  await insertCategories(
    [{ id: idOf("c", 3), name: "Papers", slug: "papers" }],
    [{ id: idOf("s", 1), categoryId: idOf("c", 3), name: "Company Registration", slug: "registration" }],
  );
  const base = { providerUserId: idOf("p", 1), categoryId: idOf("c", 3), subcategoryId: idOf("s", 1) };
  const others = Array.from({ length: 4 }, (_, i) =>
    aListing({
      ...base,
      id: idOf("x", 10 + i),
      name: "Trademark registration",
      publishedAt: "2026-02-01T00:00:00Z",
    }),
  );
  const itself = { ...base, id: idOf("x", 20), publishedAt: "2026-01-01T00:00:00Z" };
  await insertListings([...others, aListing({ ...itself, name: "FSSAI food licence" })]);
  await addSynonym(admin, { term: "fssai", meaning: "registration" });
  const { items, total } = await searchListings(readSearch({ q: "fssai", sort: "relevance" }));
  expect([items[0]?.id, total]).toEqual([idOf("x", 20), 5]);
});

test("a term that means a kind of thing and one thing of it: that one comes before the rest of the kind", async () => {
  await insertCategories(
    [{ id: idOf("c", 4), name: "Jewellery", slug: "jewellery" }],
    [{ id: idOf("s", 2), categoryId: idOf("c", 4), name: "Gemstones", slug: "gemstones" }],
  );
  const base = { providerUserId: idOf("p", 1), categoryId: idOf("c", 4), subcategoryId: idOf("s", 2) };
  const stone = (n: number, name: string, publishedAt: string) =>
    aListing({ ...base, id: idOf("x", n), name, publishedAt });
  await insertListings([
    ...Array.from({ length: 4 }, (_, i) => stone(30 + i, "Gemstone, amethyst", "2026-02-01T00:00:00Z")),
    stone(40, "Gemstone, yellow sapphire", "2026-01-01T00:00:00Z"),
  ]);
  await addSynonym(admin, { term: "pukhraj", meaning: "gemstones" });
  await addSynonym(admin, { term: "pukhraj", meaning: "yellow sapphire" });
  const { items, total } = await searchListings(readSearch({ q: "pukhraj", sort: "relevance" }));
  expect([items[0]?.id, total]).toEqual([idOf("x", 40), 5]);
});

test("two meanings of a term are in conflict when listings of quite other subcategories say them", async () => {
  await insertCategories(
    [{ id: idOf("c", 3), name: "Trades", slug: "trades" }],
    [
      { id: idOf("s", 1), categoryId: idOf("c", 3), name: "Pipes", slug: "pipes" },
      { id: idOf("s", 2), categoryId: idOf("c", 3), name: "Power", slug: "power" },
    ],
  );
  const base = { providerUserId: idOf("p", 1), categoryId: idOf("c", 3) };
  await insertListings([
    aListing({ ...base, id: idOf("x", 3), subcategoryId: idOf("s", 1), name: "Plumber and pipe fitter" }),
    aListing({ ...base, id: idOf("x", 4), subcategoryId: idOf("s", 2), name: "Electrician and wireman" }),
  ]);
  for (const [term, meaning] of [
    ["mistri", "plumber"],
    ["mistri", "pipe fitter"],
    ["mistri", "electrician"],
    ["mistri", "unheard"],
    ["bijli", "electrician"],
    ["bijli", "wireman"],
  ])
    await addSynonym(admin, { term: term!, meaning: meaning! });
  const conflicts = async (query = {}) =>
    (await listSynonyms(admin, query)).items.map(
      ({ term, meaning, conflictsWith }) => `${term} → ${meaning}: ${conflictsWith.join(", ")}`,
    );
  expect(await conflicts()).toEqual([
    "bijli → electrician: ",
    "bijli → wireman: ",
    "mistri → electrician: pipe fitter, plumber",
    "mistri → pipe fitter: electrician",
    "mistri → plumber: electrician",
    "mistri → unheard: ",
  ]);
  expect((await listSynonyms(admin, { show: "conflicts", limit: 2 })).total).toBe(3);
  expect(await conflicts({ show: "conflicts", q: "fitter" })).toEqual(["mistri → pipe fitter: electrician"]);
});
