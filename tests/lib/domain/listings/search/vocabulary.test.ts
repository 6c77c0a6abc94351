// What the database knows of words together: neighbours of tags, terms with words between, words written as one.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { databaseUrl, useDatabase } from "@/tests/support/database";
import { beforeEach, describe, expect, test } from "vitest";
import type { Readings } from "@/lib/domain/listings/search/reading/readings";
import { correctionOf, type Corrections } from "@/lib/domain/listings/search/reading/spelling";
import { understand } from "@/lib/domain/listings/search/reading/understand";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import { readSearch } from "@/lib/schemas/listing-search";
import { db } from "@/lib/server/db";
import { aListing, idOf, insertCategories, insertCompanies, insertListings } from "@/tests/support/directory";
import { migrationsFolder, usingClient } from "@/tests/support/test-database";
import { empty } from "@/tests/support/unhurried";

useDatabase();

const [ACME, SCHOOL, BOARDS, BOARD] = [idOf("p", 1), idOf("c", 1), idOf("s", 1), idOf("x", 1)];
const listing = aListing({
  id: BOARD,
  providerUserId: ACME,
  categoryId: SCHOOL,
  subcategoryId: BOARDS,
  name: "Interactive panel",
  tags: ["smart board"],
});

beforeEach(async () => {
  // The words as well: no trigger notes a TRUNCATE.
  await empty(
    "users",
    "categories",
    "states",
    "search_synonyms",
    "search_vocabulary",
    "search_word_subcategories",
  );
  await insertCompanies([{ id: ACME, name: "Acme Works", type: "supplier" }]);
  await insertCategories(
    [{ id: SCHOOL, name: "Education", slug: "education" }],
    [{ id: BOARDS, categoryId: SCHOOL, name: "Furniture", slug: "furniture" }],
  );
});

const neighbours = async () =>
  (
    await db.$queryRaw<{ word: string }[]>`
      SELECT word FROM search_word_subcategories WHERE position(' ' IN word) > 0 AND listings > 0 ORDER BY word`
  ).map(({ word }) => word);
const readingsOf = async (text: string, carried: readonly string[] = []) =>
  (
    await db.$queryRaw<{ found: Readings }[]>`SELECT search_readings(${text}, ${carried}::text[]) AS found`
  )[0]!.found;

describe("neighbours", () => {
  test("of tags are counted in their subcategory, as stems; those of names are not", async () => {
    await insertListings([listing]);
    expect(await neighbours()).toEqual(["smart board"]);
    const { shares } = await readingsOf("smart boards");
    expect(shares).toContainEqual({ word: "smart board", id: BOARDS, n: 1 });
  });

  test("go with the tags, and with the listing", async () => {
    await insertListings([listing]);
    await db.listing.update({ where: { id: BOARD }, data: { tags: ["white board"] } });
    expect(await neighbours()).toEqual(["white board"]);
    await db.listing.update({ where: { id: BOARD }, data: { status: "archived" } });
    expect(await neighbours()).toEqual([]);
  });

  test("are no words of the vocabulary", async () => {
    await insertListings([listing]);
    const [row] = await db.$queryRaw<
      { n: number }[]
    >`SELECT count(*)::int AS n FROM search_vocabulary WHERE position(' ' IN word) > 0`;
    expect(row!.n).toBe(0);
  });
});

describe("a term", () => {
  beforeEach(async () => {
    await db.$executeRaw`
      INSERT INTO search_synonyms (term, meaning) VALUES (market_text('नल मरम्मत'), 'smart board'), ('lohe gate', 'panel')`;
    await insertListings([listing]);
  });

  test.each([
    ["नल की मरम्मत", 1, 3],
    ["lohe ka gate", 1, 3],
    ["lohe gate", 1, 2],
  ])("'%s' is found with connecting words or without", async (text, first, last) => {
    const { synonyms } = await readingsOf(text);
    expect(synonyms).toContainEqual(expect.objectContaining({ first, last }));
  });

  test("is found with words between that carry nothing, and not with others", async () => {
    const carried = ["my", "new", "the"];
    expect((await readingsOf("lohe the new gate", carried)).synonyms).toEqual([
      expect.objectContaining({ first: 1, last: 4, meaning: "panel" }),
    ]);
    expect((await readingsOf("lohe red gate", carried)).synonyms).toEqual([]);
    expect((await readingsOf("my lohe gate", carried)).synonyms.map(({ first }) => first)).toEqual([2]);
  });

  test("does not end with one, and begins with one only where it was taught so", async () => {
    expect((await readingsOf("lohe gate ka")).synonyms.map(({ last }) => last)).toEqual([2]);
    await db.$executeRaw`INSERT INTO search_synonyms (term, meaning) VALUES ('look after my gate', 'panel')`;
    const carried = ["look", "after", "my"];
    expect((await readingsOf("someone look after my gate", carried)).synonyms).toEqual([
      expect.objectContaining({ first: 2, last: 5, meaning: "panel" }),
    ]);
    expect((await readingsOf("look after gate", carried)).synonyms).toEqual([]);
  });
});

test("a word that falls apart into three that stand together, however few have them", async () => {
  await insertListings([{ ...listing, name: "Video door phone" }]);
  const [row] = await db.$queryRaw<
    { found: Corrections[] }[]
  >`SELECT search_corrections(ARRAY['videodoorphone']) AS found`;
  expect(row!.found[0]!.parts).toContainEqual(
    expect.objectContaining({ head: "video", tail: "door phone", together: true }),
  );
});

test("a word that falls apart into a term that was taught, in no listing", async () => {
  await db.searchSynonym.create({ data: { term: "electric scooty", meaning: "panel" } });
  const [row] = await db.$queryRaw<
    { found: Corrections[] }[]
  >`SELECT search_corrections(ARRAY['electricscooty', 'electricscoote']) AS found`;
  const [taught, other] = row!.found;
  expect(taught!.parts).toEqual([{ head: "electric", tail: "scooty", listings: 1, together: true }]);
  expect(other!.parts).toEqual([]);
});

test("a pair of words that met another word by its stem goes from a directory that has it; what was added stays", async () => {
  await db.searchSynonym.createMany({
    data: [
      { term: "fitness", meaning: "wellness" },
      { term: "fitness", meaning: "gym" },
    ],
  });
  const sql = readFileSync(join(migrationsFolder, "20261219000100_terms_parted", "migration.sql"), "utf8");
  await usingClient(databaseUrl, (client) => client.query(sql));
  const left = await db.searchSynonym.findMany({ where: { term: "fitness", deletedAt: null } });
  expect(left.map(({ meaning }) => meaning)).toEqual(["gym"]);
});

describe("names of companies", () => {
  const companyWords = async () =>
    (
      await db.$queryRaw<{ word: string }[]>`
        SELECT word FROM search_vocabulary WHERE kind = 'company' AND listings > 0 ORDER BY word`
    ).map(({ word }) => word);
  const nearTo = async (word: string) =>
    (
      await db.$queryRaw<{ found: Corrections[] }[]>`SELECT search_corrections(ARRAY[${word}]) AS found`
    )[0]!.found[0]!.near.filter(({ kind }) => kind === "company");

  test("are words of the vocabulary, and go with the name", async () => {
    expect(await companyWords()).toEqual(["acme", "works"]);
    await db.$executeRaw`UPDATE provider_profiles SET company_name = 'Kaveri Works 24' WHERE user_id = ${ACME}`;
    expect(await companyWords()).toEqual(["kaveri", "works"]);
    await db.$executeRaw`DELETE FROM provider_profiles WHERE user_id = ${ACME}`;
    expect(await companyWords()).toEqual([]);
  });

  test("correct a word once the company has a listing", async () => {
    await db.$executeRaw`UPDATE provider_profiles SET company_name = 'Kaveri Works' WHERE user_id = ${ACME}`;
    expect(await nearTo("kavery")).toEqual([]);
    await insertListings([listing]);
    expect(await nearTo("kavery")).toEqual([expect.objectContaining({ word: "kaveri", kind: "company" })]);
  });
});

test("a term that is a misspelling itself is not what a word is corrected to", async () => {
  await db.$executeRaw`INSERT INTO search_synonyms (term, meaning) VALUES ('farnichar', 'furniture')`;
  await insertListings([listing]);
  const [row] = await db.$queryRaw<
    { found: Corrections[] }[]
  >`SELECT search_corrections(ARRAY['furnichar']) AS found`;
  expect(correctionOf(row!.found[0]!, 0)).toEqual({ from: "furnichar", to: "furniture", isSame: false });
});

describe("a word that stands in terms, and in no listing", () => {
  const NOTHING_GIVEN = { not: [], hasPlace: false, hasCompanyType: false };
  beforeEach(async () => {
    await db.searchSynonym.create({ data: { term: "chartered accountant", meaning: "panel" } });
    await insertListings([listing]);
  });

  test("is what a misspelt one becomes where it stands in a term again", async () => {
    const { correctedQuery, needed } = await understand("chartared accountant", NOTHING_GIVEN);
    expect(correctedQuery).toBe("chartered accountant");
    expect(needed.map(({ words }) => words)).toEqual(["chartered accountant"]);
  });

  test("stands in the term with small words between, and is one of two things with 'with'", async () => {
    const partsOf = async (text: string) =>
      (await understand(text, NOTHING_GIVEN)).interpretation.need.split(" ").length;
    expect((await understand("chartered the accountant", NOTHING_GIVEN)).needed).toHaveLength(1);
    expect((await understand("chartered with accountant", NOTHING_GIVEN)).needed).toHaveLength(0);
    expect(await partsOf("chartered with accountant")).toBe(2);
  });

  test("is no correction beside other words", async () => {
    expect(await understand("chartared panel", NOTHING_GIVEN)).toMatchObject({
      correctedQuery: null,
      interpretation: { need: "chartared panel" },
    });
  });

  test("is one where it is a term by itself", async () => {
    await db.searchSynonym.create({ data: { term: "chartered", meaning: "panel" } });
    expect((await understand("chartared panel", NOTHING_GIVEN)).correctedQuery).toBe("chartered panel");
  });
});

test("a word of one listing, typed alone, finds that one; in a sentence the rest of its kind follows", async () => {
  const others = [2, 3, 4].map((n) => ({ ...listing, id: idOf("x", n), name: "White board" }));
  await insertListings([{ ...listing, name: "Zephyron board" }, ...others]);
  const totalOf = async (q: string) => (await searchListings(readSearch({ q, sort: "relevance" }))).total;
  expect(await totalOf("zephyron")).toBe(1);
  expect(await totalOf("where can i buy the zephyron")).toBe(4);
});

test.each([
  ["plumer", "plumber"],
  ["com", "comb"],
  ["foto", "photo"],
])("'%s' is said as '%s' is", async (one, other) => {
  const [row] = await db.$queryRaw<
    { same: boolean }[]
  >`SELECT spoken_form(${one}) = spoken_form(${other}) AS same`;
  expect(row!.same).toBe(true);
});
