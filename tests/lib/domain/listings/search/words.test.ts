import { useDatabase } from "@/tests/support/database";
import { describe, expect, test } from "vitest";
import { db } from "@/lib/server/db";

useDatabase();

type Folded = { text: string; folded: string; unaccented: string };

/** market_text of each text, and what unaccent makes of it. */
const fold = (texts: readonly string[]) =>
  db.$queryRaw<Folded[]>`
    SELECT text, market_text(text) AS folded, unaccent('unaccent', normalize(text)) AS unaccented
    FROM unnest(${[...texts]}::text[]) AS text`;

async function foldOne(text: string): Promise<string> {
  return (await fold([text]))[0]!.folded;
}

const isWord = (text: string) => /^[\p{L}\p{M}\p{N}]*$/u.test(text);

describe("market_text", () => {
  test("splits at exactly the characters that are not letters, marks or digits", async () => {
    const texts: string[] = [];
    for (let code = 1; code <= 0x10ffff; code++) {
      const character = String.fromCodePoint(code);
      // Unassigned ones differ between Unicode versions; surrogates are no characters; planes 3 to 13 are empty or CJK.
      const isAsked = code < 0x20000 || code >= 0xe0000;
      if (isAsked && !/[\p{Cn}\p{Cs}]/u.test(character)) texts.push(`x${character}y`);
    }
    expect(texts.length).toBeGreaterThan(90_000);
    const wrong: string[] = [];
    for (let from = 0; from < texts.length; from += 10_000) {
      for (const { text, folded, unaccented } of await fold(texts.slice(from, from + 10_000))) {
        const splits = folded === "x y" || folded.includes(" ");
        // Folding may make signs of a letter ('½' → '1/2'): those split too. A sign always splits.
        const expected = !isWord(text) || !isWord(unaccented);
        if (splits !== expected) wrong.push(`U+${text.codePointAt(1)!.toString(16)}: '${folded}'`);
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  test.each([
    ["milk/curd", "milk curd"],
    ["  --Milk...&&  Curd!! ", "milk curd"],
    ["₹500", "500"],
    ["Crème Brûlée", "creme brulee"],
    ["Cre\u0300me", "creme"],
    ["C++", "c"],
    ["½ inch", "1 2 inch"],
    ["O'Neil", "o neil"],
    ["दूध/दही।", "दूध दही"],
    ["क्लीनिक", "क्लीनिक"],
    ["சென்னை", "சென்னை"],
    ["", ""],
    ["!?", ""],
  ])("'%s' → '%s'", async (text, folded) => {
    expect(await foldOne(text)).toBe(folded);
  });

  test("one character or two for a letter with its mark: the same", async () => {
    const [qa, e] = [
      ["\u0958", "\u0915\u093c"],
      ["\u00e9", "e\u0301"],
    ] as const;
    expect(await foldOne(qa[0])).toBe(await foldOne(qa[1]));
    expect(await foldOne(e[0])).toBe(await foldOne(e[1]));
  });
});

describe("the words of a query in the words of a text", () => {
  async function hits(text: string, query: string): Promise<boolean | null> {
    const rows = await db.$queryRaw<{ hit: boolean | null }[]>`
      SELECT market_vector(${text}, 'A') @@ market_query(${query}) AS hit`;
    return rows[0]!.hit;
  }

  test.each([
    ["Industrial pumps", "pump", true],
    ["Industrial pump", "pumps", true],
    ["Industrial pumps", "pumps industry", true],
    ["Industrial pumps", "pum", true], // the last word is a prefix
    ["Industrial pumps", "pum industrial", false], // only the last one
    ["Industrial pumps", "pumps motors", false], // all words
    ["Plumbing and electrical work", "plumbin", true], // half typed: no prefix of the stem 'plumb'
    ["Plumbing and electrical work", "electrica", true],
    ["Security guards", "securit", true],
    ["Security guards", "securit guards", false], // only the last one
    ["Kothapalli", "kothapall", true],
    ["milk/curd", "curd", true],
    ["milk/curd", "milk-curd", true],
    ["Crème brûlée", "creme brulee", true],
    ["Creme brulee", "Crème", true],
    ["Pumps of the valley", "the pumps", true], // a stop word asks for nothing
    ["Theatre chairs", "the", true], // but alone it is a prefix
    ["Pump", "the", false],
    ["क्लीनिक और दवा", "क्लीनिक", true],
    ["क्लीनिक और दवा", "क्ली", true],
    ["क्लीनिक और दवा", "क", true],
    ["कल", "क्", false], // the virama is part of the word
    ["दूध/दही", "दही", true],
    ["₹500 only", "500", true],
    ["Pump'); DROP TABLE x; --", "drop table", true],
    ["a' & b:* | !c", "a' & b:* | !c", true],
    ["back\\slash", "back\\", true],
  ])("'%s' for '%s': %s", async (text, query, expected) => {
    expect(await hits(text, query)).toBe(expected);
  });

  test.each(["", " ", "!?", "---"])("'%s' asks for nothing", async (query) => {
    expect(await hits("Pump", query)).toBeNull();
  });

  test("weights are as given, positions count every word", async () => {
    const rows = await db.$queryRaw<
      { vector: string }[]
    >`SELECT market_vector('The blue pump', 'B')::text AS vector`;
    expect(rows[0]!.vector).toBe("'blue':2B 'pump':3B");
  });

  test("long texts and long words fit", async () => {
    const rows = await db.$queryRaw<{ ok: boolean }[]>`
      SELECT market_vector(repeat('word ', 20000) || repeat('x', 3000), 'D') @@ market_query(${"x".repeat(3000)}) AS ok`;
    expect(rows[0]!.ok).toBe(true);
  });
});
