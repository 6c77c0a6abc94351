import { describe, expect, test } from "vitest";
import { likelySubcategories } from "@/lib/domain/listings/search/reading/subcategory-classifier";
import { featuresOf, OFFERED_BY_NOBODY } from "@/lib/domain/listings/search/reading/word-features";

/** The likeliest, and how likely it is. */
const likeliest = (text: string): readonly [string, number] | undefined =>
  [...likelySubcategories(text.split(" "))].sort(([, a], [, b]) => b - a)[0];

describe("a text is about", () => {
  test.each([
    ["a word that was never seen, by its parts", "babyphotoshoots", "events-catering/photography-video"],
    ["words that are misspelt", "washroom ka pipe likege plumer", "home-repair/plumbing"],
    [
      "a sentence",
      "my clothes come out wet because the washing machine stopped spinning",
      "home-repair/appliance-repair",
    ],
    ["Hindi in Latin letters", "shaadi mein khana banane wala halwai", "events-catering/caterers"],
    ["an English word in Devanagari", "डीजे साउंड सिस्टम", "events-catering/sound-lights"],
  ])("%s", (_what, text, label) => {
    const [most, likelihood] = likeliest(text)!;
    expect(most).toBe(label);
    expect(likelihood).toBeGreaterThan(0.4);
  });

  test.each(["live cricket score of the final", "aaj ka panchang kya hai", "मेरा आधार स्टेटस"])(
    "what nobody offers: %s",
    (text) => {
      expect(likeliest(text)![0]).toBe(OFFERED_BY_NOBODY);
    },
  );
});

test("the likelihoods are 1 together", () => {
  const all = [...likelySubcategories(["steel", "almirah"]).values()];
  expect(all.every((one) => one >= 0 && one <= 1)).toBe(true);
  expect(all.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
});

test("no words, and letters that were never seen, are about nothing", () => {
  expect(likelySubcategories([]).size).toBe(0);
  expect(likelySubcategories(["ᚠᚢᚦᚨᚱᚲ"]).size).toBe(0);
});

test("what is unknown beside it makes a word say less", () => {
  const [most, likelihood] = likeliest("plumber")!;
  const [same, less] = likeliest("plumber ᚠᚢᚦᚨᚱᚲ")!;
  expect([same, less < likelihood]).toEqual([most, true]);
});

test("a word is itself and its parts, with where it begins and ends", () => {
  expect(featuresOf(["ac"])).toHaveLength(1 + 2); // <ac, ac>
  expect(featuresOf(["taps"])).toHaveLength(1 + 4 + 3 + 2);
  expect(featuresOf(["taps", "नल"])).toEqual([...featuresOf(["taps"]), ...featuresOf(["नल"])]);
});
