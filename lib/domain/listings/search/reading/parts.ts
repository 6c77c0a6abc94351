import "server-only";
import {
  AMOUNTS,
  EMPTY_WORDS,
  HEAD_WORDS,
  LIGHT_WORDS,
  PEOPLE,
  SENTENCE_LENGTH,
  SENTENCE_WORDS,
  TIME_WORDS,
} from "@/lib/domain/listings/search/reading/carried-words";
import { basesOf } from "@/lib/domain/listings/search/reading/inflections";
import { type Concept, evidence } from "@/lib/domain/listings/search/reading/meant-subcategories";
import { NOT_OFFERED } from "@/lib/domain/listings/search/reading/not-offered";
import type { Readings } from "@/lib/domain/listings/search/reading/readings";

/** A part of a text that says what is wanted: needed, a wish for what listings do not have, or a word of trade in general. */
export type Part = {
  /** Of its first word, from 1. */
  readonly at: number;
  readonly concept: Concept;
  readonly kind: "need" | "wish" | "light";
};

/** Fewer approved listings than this: next to nothing (docs/product/search.md#words). */
export const HARDLY_ANY = 3;
/** So many listings write two words as one: that is how it is written. */
const OFTEN = 10;
/** Unless so many times as many have both words. */
const SELDOM = 100;

/** Endings that make another thing of a stem; a plural does not. */
const DERIVED = /(?:ing|er|or|ion|ment|ist|ers|ors|ness|ants?|ance)$/;

const NUMERALS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** How many are wanted, before the things that are: '300 employees', '1000 pcs'. A '6205 bearing' is of a model. */
const COUNT = /^(?:\d{1,3}|\d+00)$/;
const COUNTED = /^[a-z]{2,}[^s]s$/;

/** A word, and what it is a form of: 'करवानी', 'karni', 'सेवाएँ'. In Latin letters of verbs alone: 'canon' is no form of 'can'. */
const formsOf = (word: string): string[] => [
  word,
  ...(/n[ei]$|[^\x20-\x7e]$/.test(word) ? basesOf(word) : []),
];

/** Of a text: what its words stand for, by position from 1. */
function lookUps({ words, stems, listings, synonyms, joined }: Readings) {
  const isSentence = words.length >= SENTENCE_LENGTH;
  const meaningAsSaid = new Map(
    synonyms.map((term) => [term.stems.join(" "), term.meaning.split(" ")] as const),
  );
  const wordAt = (at: number): string => words[at - 1] ?? "";
  const stemAt = (at: number): string => stems[at - 1] ?? wordAt(at);
  /** Whether a word's stem, which is another word's as well, hides what it says. */
  const isOwn = (word: string): boolean => DERIVED.test(word) && (listings[word] ?? 0) >= HARDLY_ANY;
  const isEmpty = (at: number): boolean =>
    formsOf(wordAt(at)).some((word) => EMPTY_WORDS.has(word) || (isSentence && SENTENCE_WORDS.has(word)));
  const joinedAt = (first: number, last: number): string | undefined =>
    joined.find((pair) => pair.first === first && pair.last === last)?.stem;
  return {
    wordAt,
    stemAt,
    isOwn,
    isEmpty,
    joinedAt,
    isLight: (at: number): boolean =>
      formsOf(wordAt(at)).some((word) => LIGHT_WORDS.has(word)) || (isSentence && TIME_WORDS.has(wordAt(at))),
    /** What synonyms, and how others write it, make of words: each of all its stems. */
    meaningsOf: (first: number, last: number): (readonly string[])[] => [
      ...synonyms
        .filter((term) => term.first === first && term.last === last)
        .map(({ meaning, stems }) => {
          const said = meaning.split(" ");
          // By the word: 'marketing' has the stem of 'market', which carries nothing.
          return stems.filter((stem, i) => stem !== "" && !EMPTY_WORDS.has(said[i] ?? stem));
        }),
      ...[joinedAt(first, last)].filter((stem) => stem !== undefined).map((stem) => [stem]),
    ],
    /** An alternative with the words of its synonym as they stand, where their stem is another word's as well. */
    asSaid: (alternative: readonly string[]): readonly string[] =>
      meaningAsSaid
        .get(alternative.join(" "))
        ?.map((word, i) => (isOwn(word) ? word : (alternative[i] ?? word))) ?? alternative,
    hasListings: (alternative: readonly string[]): boolean =>
      alternative.length > 0 && alternative.every((stem) => (listings[stem] ?? 0) > 0),
  };
}

/** What several words mean together speaks at least so much for one kind of thing; else they are words, and no term. */
const SPEAKS = 0.05;

const isTerm = (concept: Concept, readings: Readings): boolean =>
  concept.alternatives.some(({ length }) => length === 1) ||
  Math.max(0, ...evidence(concept, readings).values()) >= SPEAKS;

/** Positions of words, from 1. */
type Span = { readonly first: number; readonly last: number };

/** Terms of several words, the longest first, of two that are as long the one that ends in what it is, and what their words say one by one. Takes their positions. */
export function takeTerms(
  readings: Readings,
  used: Set<number>,
): { parts: readonly Part[]; beside: readonly Concept[] } {
  const { stemAt, wordAt, isEmpty, isLight, joinedAt, meaningsOf, asSaid, hasListings } = lookUps(readings);
  const parts: Part[] = [];
  const beside: Concept[] = [];
  // Written as one by most: its parts in other places of a text say something else. Where listings have both of them a hundred times
  // as often, a few wrote 'panchayatoffice'.
  const isWrittenAsOne = (first: number, last: number): boolean => {
    const joined = readings.listings[joinedAt(first, last) ?? ""] ?? 0;
    const apart = Math.min(...[first, last].map((at) => readings.listings[stemAt(at)] ?? 0));
    return joined >= OFTEN && joined * SELDOM >= apart;
  };
  /** A 'wheel chair on rent' is no 'chair on rent'. */
  const cutsThrough = (term: Span, pair: Span): boolean =>
    isWrittenAsOne(pair.first, pair.last) && (term.first === pair.last || term.last === pair.first);
  const endsSaying = ({ last }: Span): boolean => HEAD_WORDS.has(wordAt(last));
  // Two words of trade are none: a 'glass work shop' is a shop that does glass work.
  // Nor are two that carry nothing here: what is 'coming back up' is no backup.
  const joined = readings.joined.filter(
    ({ first, last }) => !(isLight(first) && isLight(last)) && !(isEmpty(first) && isEmpty(last)),
  );
  const terms = [...readings.synonyms, ...joined]
    .filter((term) => term.last > term.first && !joined.some((pair) => cutsThrough(term, pair)))
    .sort(
      (a, b) =>
        b.last - b.first - (a.last - a.first) ||
        Number(endsSaying(b)) - Number(endsSaying(a)) ||
        a.first - b.first,
    );
  for (const { first, last } of terms) {
    const positions = Array.from({ length: last - first + 1 }, (_, i) => first + i);
    if (positions.some((at) => used.has(at))) continue;
    const said = positions.filter((at) => !isEmpty(at));
    const typed = said.map(stemAt);
    const isOne = isWrittenAsOne(first, last);
    // What is said whole needs no part of it for another word: 'angle grinder' is no wet grinder.
    const isSaidWhole = readings.shares.some(({ word }) => word === typed.join(" "));
    const addsSome = (meaning: readonly string[]) => meaning.some((stem) => !typed.includes(stem));
    const meanings = meaningsOf(first, last).filter(
      (meaning) => hasListings(meaning) && (!isSaidWhole || addsSome(meaning)),
    );
    // 'gst number' is more than 'gst', with which it would begin.
    // A tag is what it says, whatever stands beside it: of 'rent agreement banwana' rent agreements.
    const isTag = typed.length > 1 && isSaidWhole;
    const isMeaningAlone = (isOne || (said.length < positions.length && !isTag)) && meanings.length > 0;
    const alternatives = isMeaningAlone ? meanings : [typed, ...meanings].filter(hasListings);
    const concept: Concept = {
      words: positions.map(wordAt).join(" "),
      alternatives,
      asSaid: alternatives.map((one) => (one === typed ? one : asSaid(one))),
      isPrefix: false,
      isBySynonym: alternatives[0] !== typed,
    };
    if (alternatives.length === 0 || !isTerm(concept, readings)) continue;
    for (const at of positions) used.add(at);
    for (const at of isOne ? [] : said) {
      const stem = stemAt(at);
      const own = [[stem], ...meaningsOf(at, at)].filter(hasListings);
      const isBySynonym = own[0]?.[0] !== stem;
      if (own.length > 0) beside.push({ words: wordAt(at), alternatives: own, isPrefix: false, isBySynonym });
    }
    parts.push({ at: first, concept, kind: "need" });
  }
  return { parts, beside };
}

/** The words that nothing took, one by one. */
export function takeWords(
  readings: Readings,
  used: ReadonlySet<number>,
  endsHalfTyped: boolean,
): {
  parts: readonly Part[];
  /** Words that carry nothing. */
  ignored: readonly string[];
  /** Words to look for among misspelt ones. */
  unknown: readonly string[];
  /** One of them is for what no business offers. */
  isForElsewhere: boolean;
  /** One that says so as a rule, though some listings say it: 'passport', which photographs are made for. */
  doubtful: Concept | null;
} {
  const { words, listings } = readings;
  const { stemAt, isOwn, isEmpty, isLight, meaningsOf, asSaid, hasListings } = lookUps(readings);
  const parts: Part[] = [];
  const [ignored, unknown]: [string[], string[]] = [[], []];
  let isForElsewhere = false;
  let doubtful: Concept | null = null;
  for (const [i, word] of words.entries()) {
    const at = i + 1;
    if (used.has(at)) continue;
    if (isEmpty(at)) {
      ignored.push(word);
      continue;
    }
    const stem = stemAt(at);
    const numeral = /^\d{1,2}$/.test(word) ? NUMERALS[Number(word)] : undefined;
    const found = [[stem], ...(numeral === undefined ? [] : [[numeral]]), ...meaningsOf(at, at)].filter(
      hasListings,
    );
    const isKnown = found.length > 0;
    const isPrefix = !isKnown && at === words.length && endsHalfTyped;
    const isSuspect = (listings[stem] ?? 0) < HARDLY_ANY && found.every(([first]) => first === stem);
    const isCalledSo = readings.shares.some((share) => share.word === stem);
    const isForeign = NOT_OFFERED.has(word) && !isCalledSo && (listings[stem] ?? 0) < HARDLY_ANY;
    isForElsewhere ||= isForeign;
    if (isSuspect && !isLight(at) && !isForeign && !SENTENCE_WORDS.has(word)) unknown.push(word);
    const concept = {
      words: word,
      ...(word !== stem && isOwn(word) && { exact: word }),
      alternatives: isKnown ? found : [[stem]],
      asSaid: isKnown ? found.map((one, place) => (place === 0 ? one : asSaid(one))) : [[stem]],
      isPrefix,
      isBySynonym: isKnown && found[0]?.[0] !== stem,
    };
    if (NOT_OFFERED.has(word) && isKnown && !isForeign) doubtful = concept;
    const next = words[at] ?? "";
    const isCount = COUNT.test(word) && (COUNTED.test(next) || AMOUNTS.has(next) || PEOPLE.has(next));
    // '10 ladke' are for the work that is named besides.
    const isCountedSo = PEOPLE.has(word) && COUNT.test(words[i - 1] ?? "");
    const kind = isLight(at) || isCount || isCountedSo ? "light" : isKnown || isPrefix ? "need" : "wish";
    const [whole = []] = concept.alternatives;
    if (kind !== "need" || isTerm(concept, readings)) parts.push({ at, concept, kind });
    // Written as one and meant as two that have nothing to do with each other here.
    else
      parts.push(
        ...whole.map((one): Part => ({
          at,
          kind,
          concept: { ...concept, words: one, alternatives: [[one]], asSaid: [[one]] },
        })),
      );
  }
  return { parts, ignored, unknown, isForElsewhere, doubtful };
}
