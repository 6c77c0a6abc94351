import { describe, expect, it } from "vitest";
import { categoryTexts } from "@/lib/content/categories";
import { seedableSynonyms } from "@/reference/synonyms";
import { conflictsOf } from "@/tests/support/synonym-conflicts";
import { subcategoryTerms } from "@/reference/synonyms/subcategory-terms";

const subcategories = categoryTexts.flatMap(({ slug, subcategories: all }) =>
  all.map((one) => `${slug}/${one.slug}`),
);
const isHindi = (text: string) => /[\u0900-\u097f]/.test(text);
const pairs = new Set(seedableSynonyms.map(({ term, meaning }) => `${term} → ${meaning}`));

describe("the words of subcategories", () => {
  it("are there for every subcategory, in Hindi and in Latin letters, and for no other", () => {
    expect(new Set(subcategoryTerms.map(({ of }) => of))).toEqual(new Set(subcategories));
    for (const of of subcategories) {
      const terms = subcategoryTerms.filter((one) => one.of === of).flatMap((one) => one.terms);
      expect(terms.some(isHindi), `${of} in Hindi`).toBe(true);
      expect(terms.filter((term) => !isHindi(term)).length, `${of} in Latin letters`).toBeGreaterThan(2);
    }
  });

  it("are lines that were read as meant", () => {
    const odd = subcategoryTerms.filter(
      ({ terms, meanings }) =>
        [...terms, ...meanings].some((text) => text !== text.trim() || text === "" || /[=>#]/.test(text)) ||
        terms.some((term) => term.split(" ").length > 6),
    );
    expect(odd).toEqual([]);
  });
});

describe("the pairs", () => {
  it("are many, none of a word with itself", () => {
    expect(pairs.size).toBeGreaterThan(3_000);
    expect(seedableSynonyms.filter(({ term, meaning }) => term === meaning)).toEqual([]);
  });

  it.each([
    ["bus hire", "bus rental"],
    ["warehousing", "storage godown"],
    ["gearbox", "speed reducer"],
    ["forklift hire", "forklift rental"],
  ])("'%s' and '%s' mean each other", (one, other) => {
    expect(pairs.has(`${one} → ${other}`)).toBe(true);
    expect(pairs.has(`${other} → ${one}`)).toBe(true);
  });

  it.each([
    "ca",
    "ac",
    "ro",
    "ups",
    "dg set",
    "cpvc pipe",
    "ppe",
    "hr",
    "it company",
    "cctv lagana",
    "ms tube",
  ])("know '%s'", (term) => {
    expect(seedableSynonyms.some((pair) => pair.term === term)).toBe(true);
  });

  it("leave alone words that carry nothing", () => {
    const empty = new Set([
      "wala",
      "wale",
      "wali",
      "kaam",
      "kam",
      "ka",
      "ki",
      "shop",
      "service",
      "वाला",
      "काम",
      "दुकान",
    ]);
    expect(seedableSynonyms.filter(({ term }) => empty.has(term))).toEqual([]);
  });
});

describe("conflicts", () => {
  it("are terms whose meanings belong to unrelated subcategories", () => {
    const both = [
      { term: "Chadar", meaning: "sheets" },
      { term: "chadar", meaning: "bed sheets" },
      { term: "paint", meaning: "paints" },
    ];
    expect(conflictsOf(both, subcategoryTerms)).toEqual([
      { term: "chadar", meanings: ["bed sheets", "sheets"] },
    ]);
  });

  it("there are none among the pairs to begin with", () => {
    expect(conflictsOf(seedableSynonyms, subcategoryTerms)).toEqual([]);
  });
});
