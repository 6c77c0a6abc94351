// What the database knows of words together: neighbours of tags, terms with words between, words written as one.
import { useDatabase } from "@/tests/support/database";
import { beforeEach, describe, expect, test } from "vitest";
import type { Readings } from "@/lib/domain/listings/search/reading/readings";
import type { Corrections } from "@/lib/domain/listings/search/reading/spelling";
import { db } from "@/lib/server/db";
import { aListing, idOf, insertCategories, insertCompanies, insertListings } from "@/tests/support/directory";

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
  await db.$executeRaw`
    TRUNCATE users, categories, states, search_synonyms, search_vocabulary, search_word_subcategories CASCADE`;
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
const readingsOf = async (text: string) =>
  (await db.$queryRaw<{ found: Readings }[]>`SELECT search_readings(${text}) AS found`)[0]!.found;

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

  test("does not begin or end with one", async () => {
    expect((await readingsOf("lohe gate ka")).synonyms.map(({ last }) => last)).toEqual([2]);
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
