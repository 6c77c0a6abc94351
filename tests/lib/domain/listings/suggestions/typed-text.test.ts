import { describe, expect, test } from "vitest";
import { type Candidate, nearestWord } from "@/lib/domain/listings/suggestions/nearest-word";
import { takeApart } from "@/lib/domain/listings/suggestions/typed-text";

describe("a text that is being typed", () => {
  test.each([
    ["plumber in pu", { before: "", need: "plumber", place: { link: "in", text: "pu" } }],
    [
      "AC repair Near sector 62 no",
      { before: "", need: "AC repair", place: { link: "near", text: "sector 62 no" } },
    ],
    ["plumber in", { before: "", need: "plumber", place: { link: "in", text: "" } }],
    ["pune me plum", { before: "pune me ", need: "plum", place: null }],
    ["पुणे में प्लं", { before: "पुणे में ", need: "प्लं", place: null }],
    ["andheri ke paas bijli wala", { before: "andheri ke paas ", need: "bijli wala", place: null }],
    ["inverter", { before: "", need: "inverter", place: null }],
    ["in pune", { before: "", need: "in pune", place: null }],
    ["plumber near", { before: "", need: "plumber", place: { link: "near", text: "" } }],
  ])("%s", (typed, parts) => {
    expect(takeApart(typed)).toEqual(parts);
  });
});

const candidate = (word: string, listings: number, spoken = word, typedSpoken = "-"): Candidate => ({
  word,
  listings,
  spoken,
  typedSpoken,
});

describe("the word that was meant", () => {
  test("has the fewest slips, then the most listings", () => {
    const words = [candidate("plumbed", 900), candidate("plumber", 5), candidate("slumber", 9000)];
    expect(nearestWord("plumbr", words, false)).toBe("plumber");
    expect(nearestWord("plumbex", [candidate("plumbed", 5), candidate("plumber", 900)], false)).toBe(
      "plumber",
    );
  });

  test("as a beginning, is only as long as what was typed", () => {
    expect(nearestWord("elektri", [candidate("electrician", 9)], true)).toBe("electri");
    expect(nearestWord("elektri", [candidate("electrician", 9)], false)).toBeNull();
  });

  test("is the whole word where it only sounds alike", () => {
    expect(nearestWord("fotogra", [candidate("photography", 9, "fotografi", "fotogra")], true)).toBe(
      "photography",
    );
  });

  test("is none for three letters, nor when the first letter is quite another", () => {
    expect(nearestWord("tap", [candidate("tab", 99)], false)).toBeNull();
    expect(nearestWord("tumper", [candidate("bumper", 99)], false)).toBeNull();
    expect(nearestWord("vindow", [candidate("window", 99)], false)).toBe("window");
  });
});
