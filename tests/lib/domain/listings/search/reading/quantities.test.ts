import { useDatabase } from "@/tests/support/database";
import { describe, expect, test } from "vitest";
import { sizesNear, takeQuantities } from "@/lib/domain/listings/search/reading/quantities";
import { db } from "@/lib/server/db";

useDatabase();

const TEXTS: readonly (readonly [string, readonly string[], string])[] = [
  ["pump 1hp", ["1hp"], "pump"],
  ["pump 1 HP", ["1hp"], "pump"],
  ["pump 1 H.P.", ["1hp"], "pump"],
  ["pump 1 h. p.", ["1hp"], "pump"],
  ["540w solar panel", ["540w"], "solar panel"],
  ["540 Wp panel", ["540w"], "panel"],
  ["1.50 ton ac", ["1.5ton"], "ac"],
  ["1,000 litres tank", ["1000l"], "tank"],
  ["500 ml bottle", ["500ml"], "bottle"],
  ["2.5 sq mm wire", ["2.5sqmm"], "wire"],
  ["3 ply box", ["3ply"], "box"],
  ['20" pipe', ["20inch"], "pipe"],
  ["600 x 600 tiles", ["600x600"], "tiles"],
  ["600×600 tiles", ["600x600"], "tiles"],
  ["ms angle 40x40x5", ["40x40"], "ms angle"],
  ["12 x 10 x 8 inch box", ["12x10"], "box"],
  ["m25 concrete", ["m25"], "concrete"],
  ["100 guests catering", ["100guest"], "catering"],
  ["5 hp की मोटर", ["5hp"], "की मोटर"],
  ["plumber pune", [], "plumber pune"],
  ["plumber 411038", [], "plumber 411038"],
];

/** Of a search only: listings are written in Latin letters. */
const HINDI_TEXTS: typeof TEXTS = [
  ["१० एचपी की मोटर", ["10hp"], "की मोटर"],
  ["5 हॉर्स पावर पंप", ["5hp"], "पंप"],
  ["500 लीटर टंकी", ["500l"], "टंकी"],
  ["200 वर्ग फुट टाइल", ["200sqft"], "टाइल"],
  ["300 लोगों का खाना", ["300guest"], "का खाना"],
  ["2 बीएचके पेंट", ["2bhk"], "पेंट"],
];

describe("sizes near another one", () => {
  const near = (token: string, times: number) => sizesNear({ token, text: token }, times);

  test("are those that things are made in, and it itself", () => {
    expect(near("5kva", 1.6)).toEqual([
      "5kva",
      ..."3.2 3.5 4 4.5 5.5 6 6.3 6.5 7 7.5 8".split(" ").map((size) => `${size}kva`),
    ]);
    expect(near("200l", 2)).toEqual(expect.arrayContaining(["200l", "100l", "250l", "400l"]));
    expect(near("200l", 2)).not.toContain("95l");
    expect(near("0.5hp", 1.6)).toEqual(expect.arrayContaining(["0.4hp", "0.6hp", "0.75hp"]));
    expect(near("37mm", 1.01)).toEqual(["37mm"]);
  });

  test("there are none of what is counted, of a grade and of two sides", () => {
    for (const token of ["3ply", "2bhk", "4core", "ss304", "600x600", "0w"])
      expect(near(token, 3)).toEqual([]);
  });
});

describe("sizes and numbers with units", () => {
  test.each([...TEXTS, ...HINDI_TEXTS])("'%s': %j and '%s'", (text, tokens, rest) => {
    const taken = takeQuantities(text);
    expect([taken.quantities.map(({ token }) => token), taken.rest]).toEqual([tokens, rest]);
  });

  test.each([
    ["rice 25 kg bag", "rice"],
    ["100 ml bottle for hair oil", null],
    ["20 litre drum acid", "acid"],
    ["25 kg rice bag", null],
    ["50 kg bag", null],
    ["tiffin box", null],
  ])("of '%s', without what so much is packed in: %s", (text, unpacked) => {
    expect(takeQuantities(text).unpacked).toBe(unpacked);
  });

  test("the index has the same tokens", async () => {
    const rows = await db.$queryRaw<{ text: string; tokens: string[] }[]>`
      SELECT text, market_quantities(text) AS tokens FROM unnest(${TEXTS.map(([text]) => text)}::text[]) AS text`;
    for (const [text, tokens] of TEXTS) {
      const indexed = rows.find((row) => row.text === text)!.tokens;
      for (const token of tokens)
        expect([text, indexed]).toEqual([text, expect.arrayContaining([`#${token}`])]);
    }
  });
});
