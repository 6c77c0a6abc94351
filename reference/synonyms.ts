import { categoryTexts } from "@/lib/content/categories";
import { db } from "@/lib/server/db";
import { BRAND_NAMES } from "@/reference/synonyms/brand-names";
import { COMMON_WORDS } from "@/reference/synonyms/common-words";
import { everydayTerms } from "@/reference/synonyms/everyday-terms";
import { KINDS_OF_GOODS } from "@/reference/synonyms/kinds-of-goods";
import { situationTerms } from "@/reference/synonyms/situation-terms";
import { SPECIFIC_TERMS } from "@/reference/synonyms/specific-terms";
import { subcategoryTerms } from "@/reference/synonyms/subcategory-terms";
import type { SubcategoryTerms } from "@/reference/synonyms/term-table";
import { SPOKEN_TERMS } from "@/reference/synonyms/spoken-terms";
import { TRADE_TERMS } from "@/reference/synonyms/trade-terms";

export type SynonymPair = { readonly term: string; readonly meaning: string };

/** Between two words of a term: they may be left out, and search passes over them (search_readings() in the database). */
const CONNECTING = /(?<=\S) (?:ka|ki|ke|का|की|के)(?= \S)/g;

/** A Hindi infinitive, and what it becomes before another word: 'पीसना', 'पीसने', 'पीसनी'; 'lagwana', 'lagwane'. */
const INFINITIVE = /(?<=\p{L}{2}.*)ना$|(?<=[a-z]{2}(?:w|v|[aeiou]|[lkdtrsh]))na$/u;
const inflected = (term: string): string[] =>
  INFINITIVE.test(term)
    ? ["ना ने नी", "na ne ni"].flatMap((ends) => {
        const [first = "", ...others] = ends.split(" ");
        return term.endsWith(first) ? [term, ...others.map((end) => term.slice(0, -2) + end)] : [];
      })
    : [term];

/** A term, and without its connecting words where it has some: 'lohe ka gate', 'lohe gate'. */
const formsOf = (term: string): string[] => [...new Set([term, term.replaceAll(CONNECTING, "")])];

/** 'नलसाज़|nal mistri' and 'plumber|plumbing': every term with every meaning. */
const pairsOf = ([terms, meanings]: readonly [string, string]): SynonymPair[] =>
  terms
    .split("|")
    .flatMap(inflected)
    .flatMap(formsOf)
    .flatMap((term) => meanings.split("|").map((meaning) => ({ term, meaning })));

/** Words that show a Hindi phrase in Latin letters: listings do not say it so. */
const SPOKEN =
  /\b(?:ka|ki|ke|ko|par|se|wala|wale|wali|karne|karna|kiraya|kiraye|theek|thik|chahiye|banana|banwana|lagana|sikhna|dukan|saman|kaam)\b/;

/** Whether listings may say the term, so that it is a meaning itself: 'bus rental' and 'bus hire' mean each other. */
const isSaidInListings = (term: string): boolean => /^[\x20-\x7e]+$/.test(term) && !SPOKEN.test(term);

const ENDING = /(?<=[a-z]{2})(?:ing|ed|e)$/;
const ANY_ENDING = /(?<=[a-z]{2})(?:ing|ed|e|er|or|ion|ate|ie|y)$/;

/** Roughly what the database takes for one word: 'castings' and 'casting', 'traveller' and 'traveler'. */
const stemsOf = (text: string, ending: RegExp): string[] =>
  text.split(" ").map((word) =>
    word
      .replace(/(?<=[a-z]{2})s$/, "")
      .replace(ending, "")
      .replace(/([a-z])\1/g, "$1"),
  );

/** 'laser cut work' finds nothing that 'laser cut' does not, nor 'towels' what 'towel' does not. */
function addsNothing({ term, meaning }: SynonymPair): boolean {
  const ending = term.split(" ").length === meaning.split(" ").length ? ANY_ENDING : ENDING;
  const stems = new Set(stemsOf(meaning, ending));
  return stemsOf(term, ending).every((stem) => stems.has(stem));
}

/** The pairs of a line; both ways, as rows of their own, where both sides are said. */
const taggedPairs = ({ terms, meanings, bothWays }: SubcategoryTerms): SynonymPair[] =>
  terms
    .flatMap(formsOf)
    .flatMap((term) =>
      meanings.flatMap((meaning) => [
        { term, meaning },
        ...(bothWays && isSaidInListings(term) ? [{ term: meaning, meaning: term }] : []),
      ]),
    )
    .filter((pair) => !addsNothing(pair));

/** The Hindi names that categories and subcategories show, for the English words that listings are found by. */
const shownNames: readonly SynonymPair[] = categoryTexts
  .flatMap((category) => [category, ...category.subcategories])
  .map(({ name, nameHi }) => ({ term: nameHi, meaning: name }));

const allPairs: readonly SynonymPair[] = [
  ...[...TRADE_TERMS, ...SPOKEN_TERMS, ...COMMON_WORDS, ...KINDS_OF_GOODS, ...BRAND_NAMES, ...SPECIFIC_TERMS]
    .flatMap(pairsOf)
    .filter((pair) => !addsNothing(pair)),
  ...[
    // What goes both ways is a meaning too, as it is written. A word alone may as well be a noun: 'पन्ना' is no verb.
    ...subcategoryTerms.map((line) =>
      line.bothWays
        ? line
        : { ...line, terms: line.terms.flatMap((term) => (term.includes(" ") ? inflected(term) : [term])) },
    ),
    ...[...situationTerms, ...everydayTerms].map((line) => ({
      ...line,
      terms: line.terms.flatMap(inflected),
    })),
  ].flatMap(taggedPairs),
  ...shownNames,
];

/**
 * What people type in Hindi, in Hindi with Latin letters, or otherwise than listings say it; and what it means. Each pair
 * once: the tables overlap.
 */
export const seedableSynonyms: readonly SynonymPair[] = [
  ...new Map(allPairs.map((pair) => [`${pair.term}\n${pair.meaning}`, pair])).values(),
];

/** A batch takes about half a second; minutes where many wait for the machine. */
const BATCH_ROWS = 1000;
const BATCH_LIMITS = { maxWait: 60_000, timeout: 600_000 };

/** Adds the pairs that were never there: one that an admin deleted stays deleted. */
export async function seedSynonyms(): Promise<void> {
  for (let done = 0; done < seedableSynonyms.length; done += BATCH_ROWS) {
    const batch = JSON.stringify(seedableSynonyms.slice(done, done + BATCH_ROWS));
    await db.$transaction(async (tx) => {
      // Nobody waits for a page here: the limit of those that serve would break off on a slow machine.
      await tx.$executeRaw`SET LOCAL statement_timeout = 0`;
      await tx.$executeRaw`
        INSERT INTO search_synonyms (term, meaning)
        SELECT market_text(term), market_text(meaning)
        FROM jsonb_to_recordset(${batch}::jsonb) AS given(term text, meaning text)
        ON CONFLICT DO NOTHING`;
    }, BATCH_LIMITS);
  }
  // PGlite has nothing that does it by itself; without it every search looks its words up the slow way.
  await db.$executeRaw`ANALYZE search_synonyms`;
}
