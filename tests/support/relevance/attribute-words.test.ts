import { describe, expect, test } from "vitest";
import { attributePhrase, attributeWords } from "@/tests/support/relevance/attribute-words";

describe("attributeWords", () => {
  test.each([
    ["1HP, 1 HP and 1 H.P.", ["1", "hp", "1", "hp", "and", "1", "h", "p"]],
    ["500 litres", ["500", "l"]],
    ["1,00,000 pieces of 1,200 x 1,000 mm", ["100000", "piece", "of", "1200", "x", "1000", "mm"]],
    ["2.5 sqmm", ["2.5", "sq", "mm"]],
    ['14" and 600×600', ["14", "inch", "and", "600", "x", "600"]],
    ["boxes, batteries, dies, glass, bus", ["box", "battery", "die", "glass", "bus"]],
    ["5-ply cartons", ["5", "ply", "carton"]],
    ["देसी घी", ["देसी", "घी"]],
    ["", []],
  ])("%j", (text, words) => {
    expect(attributeWords(text)).toEqual(words);
  });

  test("a phrase is found only as whole words", () => {
    expect(attributePhrase("Monoblock water pumps").includes(attributePhrase("water pump"))).toBe(true);
    expect(attributePhrase("Waterproofing").includes(attributePhrase("water"))).toBe(false);
  });
});
