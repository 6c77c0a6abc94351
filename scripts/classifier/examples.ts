import { readFileSync } from "node:fs";
import path from "node:path";
import { categoryTexts } from "@/lib/content/categories";
import { OFFERED_BY_NOBODY } from "@/lib/domain/listings/search/reading/word-features";
import { demoCompanies } from "@/demo/listings/companies";
import { demoListings } from "@/demo/listings/listings";
import { seedableSynonyms } from "@/reference/synonyms";
import { everydayTerms } from "@/reference/synonyms/everyday-terms";
import { situationTerms } from "@/reference/synonyms/situation-terms";
import { subcategoryTerms } from "@/reference/synonyms/subcategory-terms";

/** Words, and 'category/subcategory' or OFFERED_BY_NOBODY that they are about. */
export type Example = { readonly label: string; readonly words: readonly string[] };

const linesOf = (file: string): string[] =>
  readFileSync(path.join(import.meta.dirname, file), "utf8")
    .trim()
    .split("\n");

/** As market_text() of the database gives them, all but the marks of letters. */
const wordsOf = (text: string): string[] =>
  text
    .normalize("NFC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Of this part of the listings that say a meaning, one subcategory has them: it is about that. */
const AT_HOME = 0.6;

/** Roughly what the database takes for one word. */
const stemOf = (word: string): string => word.replace(/(?<=..)(?:ings?|ers?|es|ed|s)$/, "");

/** More subcategories than this share a tag: it is a city or a kind of company. */
const SHARED_BY = 8;

/** What listings are called and tagged, each with its subcategory. */
const saidByListings = (): { label: string; text: string }[] =>
  demoListings(demoCompanies(), new Date(0)).flatMap(({ categorySlug, subcategorySlug, name, tags }) =>
    [name, ...tags].map((text) => ({ label: `${categorySlug}/${subcategorySlug}`, text })),
  );

/** By text, the labels that have it. */
function labelsOf(said: readonly { label: string; text: string }[]): Map<string, Set<string>> {
  const labels = new Map<string, Set<string>>();
  for (const { label, text } of said) labels.set(text, (labels.get(text) ?? new Set()).add(label));
  return labels;
}

/** A function that tells the one subcategory whose texts say a meaning; undefined where there is none. */
function homesOf(said: readonly { label: string; text: string }[]): (meaning: string) => string | undefined {
  const having = new Map<string, Map<string, Set<string>>>();
  for (const { label, text } of said)
    for (const stem of wordsOf(text).map(stemOf)) {
      const texts = having.get(stem) ?? new Map<string, Set<string>>();
      texts.set(label, (texts.get(label) ?? new Set()).add(text));
      having.set(stem, texts);
    }
  return (meaning) => {
    const stems = wordsOf(meaning).map(stemOf);
    const [first, ...others] = stems.map((stem) => having.get(stem));
    const counts = [...(first ?? [])].map(([label, texts]) => ({
      label,
      count: [...texts].filter((text) => others.every((other) => other?.get(label)?.has(text))).length,
    }));
    const sum = counts.reduce((total, { count }) => total + count, 0);
    return counts.find(({ count }) => count > 0 && count >= AT_HOME * sum)?.label;
  };
}

/**
 * What a file of blocks says: '# category/subcategory', then a text a line.
 * @throws RangeError for a text that stands under no subcategory of ours, with its line
 */
function told(file: string, labels: ReadonlySet<string>): { label: string; text: string }[] {
  let label = "";
  return linesOf(file).flatMap((line, i) => {
    if (line.startsWith("# ")) {
      label = line.slice(2);
      return [];
    }
    if (!labels.has(label)) throw new RangeError(`${file}:${i + 1}: '${label}' is no subcategory`);
    return [{ label, text: line }];
  });
}

/**
 * All that the classifier is made from, each text once with each of its labels: the names of subcategories, what demo
 * listings are called, the terms that search is taught, needs as people tell them, and what nobody offers. What is said of a
 * subcategory is offered.
 */
export function examples(): Example[] {
  const ofListings = saidByListings();
  const homeOf = homesOf(ofListings);
  const sharedBy = labelsOf(ofListings);
  const labels = new Set(
    categoryTexts.flatMap(({ slug, subcategories }) => subcategories.map((sub) => `${slug}/${sub.slug}`)),
  );
  const given = [
    ...categoryTexts.flatMap((category) =>
      category.subcategories.flatMap(({ slug, name, nameHi }) =>
        [name, nameHi, `${category.name} ${name}`].map((text) => ({
          label: `${category.slug}/${slug}`,
          text,
        })),
      ),
    ),
    ...ofListings.filter(({ text }) => sharedBy.get(text)!.size <= SHARED_BY),
    ...[...subcategoryTerms, ...situationTerms, ...everydayTerms].flatMap(
      ({ of, terms, meanings, bothWays }) =>
        [...terms, ...(bothWays ? meanings : [])].map((text) => ({ label: of, text })),
    ),
    ...seedableSynonyms.flatMap(({ term, meaning }) => {
      const label = homeOf(meaning);
      return label === undefined ? [] : [{ label, text: term }];
    }),
    ...told("needs.txt", labels),
  ];
  const once = new Map(
    given.map(({ label, text }) => {
      const words = wordsOf(text);
      return [`${label}\n${words.join(" ")}`, { label, words }] as const;
    }),
  );
  const offered = [...once.values()].filter(({ words }) => words.length > 0);
  const said = new Set(offered.map(({ words }) => words.join(" ")));
  const byNobody = linesOf("offered-by-nobody.txt").map(wordsOf);
  return [
    ...offered,
    ...byNobody
      .filter((words) => !said.has(words.join(" ")))
      .map((words) => ({ label: OFFERED_BY_NOBODY, words })),
  ];
}
