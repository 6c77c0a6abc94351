import "server-only";
import {
  COMPANY_TYPE_WORDS,
  EMPTY_WORDS,
  LIGHT_WORDS,
  NEAR_ME,
  SENTENCE_LENGTH,
  SENTENCE_WORDS,
  TIME_WORDS,
} from "@/lib/domain/listings/search/reading/carried-words";
import { type Concept, meantSubcategories } from "@/lib/domain/listings/search/reading/meant-subcategories";
import type { Quantity } from "@/lib/domain/listings/search/reading/quantities";
import { NOT_OFFERED, NOT_OFFERED_TOGETHER } from "@/lib/domain/listings/search/reading/not-offered";
import { readPlace } from "@/lib/domain/listings/search/reading/read-place";
import type { Readings, SubcategoryReading } from "@/lib/domain/listings/search/reading/readings";
import type { Interpretation, Reading } from "@/lib/schemas/interpretation";

/** What a text was taken to mean, with what the search needs to know of it and nobody reads. */
export type Understanding = {
  readonly interpretation: Omit<Interpretation, "corrections">;
  /** All of them are asked for. */
  readonly needed: readonly Concept[];
  /** They rank: words that listings do not have, and words of trade in general. */
  readonly wished: readonly Concept[];
  /** They rank too: what the words of a term say one by one, 'mustard' in what means edible oils. */
  readonly beside: readonly Concept[];
  /** Needed words that stand beside each other, as stems: 'led wall' is one thing. */
  readonly pairs: readonly (readonly [string, string])[];
  readonly quantities: readonly Quantity[];
  /** Ids of subcategories that are meant; what is as likely meant, and what else may be. */
  readonly primary: readonly string[];
  /** Of the first: those that nothing else comes near. */
  readonly best: readonly string[];
  /** Of the first: those that nothing speaks more for, where a name says it; else all of them. */
  readonly likeliest: readonly string[];
  readonly secondary: readonly string[];
  /** The name of the subcategory says all that was asked: every one of its listings is as good. */
  readonly isNamed: boolean;
  /** Of the needed ones: what the name of the subcategory says already. */
  readonly said: readonly Concept[];
  /** Of the needed ones, or of their words, the one that speaks most for something in particular; null when none does. */
  readonly telling: Concept | null;
  /** The stems of that name. */
  readonly nameStems: readonly string[];
  /** Those that every needed word speaks for: all their listings count as found. */
  readonly sure: readonly string[];
  /** A word that hardly any listing has is among the needed ones: only what has it is found. */
  readonly isRare: boolean;
  /** It is for something that no business offers, or more of it is unknown than known: an answer would be a guess. */
  readonly isGuess: boolean;
  /** It says outright that it is for something that no business offers. */
  readonly isForElsewhere: boolean;
  /** Words to look for among misspelt ones. */
  readonly unknown: readonly string[];
};

export type Given = {
  readonly not: readonly Reading[];
  /** The search has a place, or a company type, by its own parameters: words of it say nothing more. */
  readonly hasPlace: boolean;
  readonly hasCompanyType: boolean;
  /** The last word is one that words of listings begin with. */
  readonly endsHalfTyped?: boolean;
  /** Words that stand where others were typed. */
  readonly corrected?: ReadonlySet<string>;
};

/** Fewer approved listings than this: next to nothing (decisions.md section 2). */
export const HARDLY_ANY = 3;
/** So many listings write two words as one: that is how it is written. */
const OFTEN = 10;
/** As likely meant as the best one, in part of its score; hardly less than it. */
const [AS_LIKELY, HARDLY_LESS] = [0.6, 0.9];
/** A secondary one's. */
const PERHAPS = 0.3;

/** Endings that make another thing of a stem; a plural does not. */
const DERIVED = /(?:ing|er|or|ion|ment|ist|ers|ors)$/;

const NUMERALS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/**
 * What a text means: a pure function of what was looked up for its words (docs/decisions/018). The same look-ups give the
 * same value; nothing else is read.
 * @param quantities what takeQuantities() took out of the text before its words were looked up
 */
export function interpret(readings: Readings, quantities: readonly Quantity[], given: Given): Understanding {
  const { words, stems, listings } = readings;
  const size = words.length;
  const used = new Set<number>();
  const ignored: string[] = [];

  // Where.
  let nearMe = false;
  for (const phrase of NEAR_ME)
    for (let at = 1; at + phrase.length - 1 <= size; at++)
      if (phrase.every((word, i) => words[at - 1 + i] === word && !used.has(at + i))) {
        nearMe = true;
        phrase.forEach((_word, i) => used.add(at + i));
      }
  const where = readPlace({
    ...readings,
    places: readings.places.filter(({ first, last }) => !used.has(first) && !used.has(last)),
  });
  for (const at of where?.taken ?? []) used.add(at);
  const place = given.hasPlace || given.not.includes("place") ? null : (where?.place ?? null);

  // What: the longest terms first, then words one by one.
  const needed: Concept[] = [];
  const wished: Concept[] = [];
  const beside: Concept[] = [];
  const light: Concept[] = [];
  const unknown: string[] = [];
  let isForElsewhere = NOT_OFFERED_TOGETHER.some((phrase) => holds(words, phrase));
  const parts: { at: number; concept: Concept; kind: "need" | "light" | "wish" }[] = [];
  const isFree = (first: number, last: number): boolean => {
    for (let at = first; at <= last; at++) if (used.has(at)) return false;
    return true;
  };
  const isSentence = size >= SENTENCE_LENGTH;
  const isEmpty = (at: number): boolean => {
    const word = words[at - 1] ?? "";
    return EMPTY_WORDS.has(word) || (isSentence && SENTENCE_WORDS.has(word));
  };
  const stemsOf = (first: number, last: number): string[] => {
    const all: string[] = [];
    for (let at = first; at <= last; at++) if (!isEmpty(at)) all.push(stems[at - 1] ?? "");
    return all;
  };
  const stemAt = (word: string): string => stems[words.indexOf(word)] ?? word;
  const textOf = (first: number, last: number): string => words.slice(first - 1, last).join(" ");
  const meaningsOf = (first: number, last: number): (readonly string[])[] => [
    ...readings.synonyms
      .filter((term) => term.first === first && term.last === last)
      .map((term) => term.stems.filter((stem) => stem !== "" && !EMPTY_WORDS.has(stem))),
    ...readings.joined.filter((pair) => pair.first === first && pair.last === last).map(({ stem }) => [stem]),
  ];
  /** Alternatives with the words of meanings as they stand, where the stem is another word's as well. */
  const tellingOf = (alternatives: readonly (readonly string[])[]): (readonly string[])[] =>
    alternatives.map(
      (stemsOfOne) =>
        formsOf.get(stemsOfOne.join(" "))?.map((word, i) => {
          const isOwn = DERIVED.test(word) && (listings[word] ?? 0) >= HARDLY_ANY;
          return isOwn ? word : (stemsOfOne[i] ?? word);
        }) ?? stemsOfOne,
    );
  const formsOf = new Map(
    readings.synonyms.map(({ stems: all, meaning }) => [all.join(" "), meaning.split(" ")] as const),
  );
  const hasListings = (alternative: readonly string[]): boolean =>
    alternative.length > 0 && alternative.every((stem) => (listings[stem] ?? 0) > 0);

  const terms = [...readings.synonyms, ...readings.joined]
    .filter(({ first, last }) => last > first)
    .sort((a, b) => b.last - b.first - (a.last - a.first) || a.first - b.first);
  for (const { first, last } of terms) {
    if (!isFree(first, last)) continue;
    const typed = stemsOf(first, last);
    const isWhole = typed.length === last - first + 1;
    const joined = readings.joined.find((pair) => pair.first === first && pair.last === last)?.stem;
    // Written as one by most: its parts in other places of a text say something else.
    const isOne = joined !== undefined && (listings[joined] ?? 0) >= OFTEN;
    const meanings = meaningsOf(first, last).filter(hasListings);
    // 'gst number' is more than 'gst', with which it would begin.
    const alternatives =
      (isOne || !isWhole) && meanings.length > 0 ? meanings : [typed, ...meanings].filter(hasListings);
    if (alternatives.length === 0) continue;
    for (let at = first; at <= last; at++) {
      used.add(at);
      const own = [[stems[at - 1] ?? ""], ...meaningsOf(at, at)].filter(hasListings);
      if (!isOne && !isEmpty(at) && own.length > 0)
        beside.push({ words: words[at - 1] ?? "", alternatives: own, isPrefix: false });
    }
    parts.push({
      at: first,
      concept: {
        words: textOf(first, last),
        alternatives,
        telling: alternatives.map((one) => (one === typed ? one : (tellingOf([one])[0] ?? one))),
        isPrefix: false,
      },
      kind: "need",
    });
  }

  // The company type that is asked for; the word may be the need all the same.
  let companyType: Interpretation["companyType"] = null;
  const readsType = !given.not.includes("type");
  for (let at = 1; at <= size; at++) {
    const word = words[at - 1] ?? "";
    const type = COMPANY_TYPE_WORDS.get(word);
    if (type === undefined || used.has(at) || !readsType) continue;
    used.add(at);
    if (!given.hasCompanyType) companyType ??= { type, words: word };
  }

  for (let at = 1; at <= size; at++) {
    if (used.has(at)) continue;
    const word = words[at - 1] ?? "";
    const stem = stems[at - 1] ?? word;
    if (isEmpty(at)) {
      ignored.push(word);
      continue;
    }
    const numeral = /^\d{1,2}$/.test(word) ? NUMERALS[Number(word)] : undefined;
    const alternatives = [[stem], ...(numeral === undefined ? [] : [[numeral]]), ...meaningsOf(at, at)];
    const found = alternatives.filter(hasListings);
    const isKnown = found.length > 0;
    const isSuspect =
      (listings[stem] ?? 0) < HARDLY_ANY && found.every((alternative) => alternative[0] === stem);
    const isLight = LIGHT_WORDS.has(word) || (isSentence && TIME_WORDS.has(word));
    const isPrefix = !isKnown && at === size && given.endsHalfTyped === true;
    const isForeign = isSuspect && NOT_OFFERED.has(word);
    isForElsewhere ||= isForeign;
    if (isSuspect && !isLight && !isForeign) unknown.push(word);
    const exact =
      DERIVED.test(word) && word !== stem && (listings[word] ?? 0) >= HARDLY_ANY ? { exact: word } : {};
    parts.push({
      at,
      concept: {
        words: word,
        ...exact,
        alternatives: found.length > 0 ? found : [[stem]],
        ...(found.length > 0 && {
          telling: found.map((one, i) => (i === 0 ? one : (tellingOf([one])[0] ?? one))),
        }),
        isPrefix,
      },
      kind: isLight ? "light" : isKnown || isPrefix ? "need" : "wish",
    });
  }
  parts.sort((a, b) => a.at - b.at);
  for (const { concept, kind } of parts)
    (kind === "need" ? needed : kind === "light" ? light : wished).push(concept);
  // Words of trade are the need when nothing else is said.
  if (needed.length === 0 && wished.length === 0) needed.push(...light);
  else wished.push(...light);

  const typeWords: Concept[] =
    companyType === null
      ? []
      : [{ words: companyType.words, alternatives: [[stemAt(companyType.words)]], isPrefix: false }];
  const neighbours = words.flatMap((_word, i) =>
    where?.taken.has(i + 1) || where?.taken.has(i + 2) ? [] : [`${stems[i]} ${stems[i + 1]}`],
  );
  const meant = meantSubcategories(needed, [...light, ...typeWords], neighbours, readings);
  const primary = meant.filter(({ share }) => share >= AS_LIKELY).map(({ subcategory }) => subcategory);
  const secondary = meant
    .filter(({ share }) => share < AS_LIKELY && share >= PERHAPS)
    .map(({ subcategory }) => subcategory);
  const likeliest = meant.filter(({ share }) => share >= HARDLY_LESS).map(({ subcategory }) => subcategory);
  const [first] = primary;
  const said = needed.filter(
    ({ alternatives: [typed = []] }) =>
      first !== undefined && typed.every((stem) => first.stems.includes(stem)),
  );
  const unsaid = parts.filter(({ kind }) => kind === "wish").length;
  const guessed =
    unsaid === 0 ? 0 : unsaid + parts.filter(({ concept }) => given.corrected?.has(concept.words)).length;

  return {
    interpretation: {
      need: parts.map(({ concept }) => concept.words).join(" "),
      subcategories: primary.map(({ id, name, slug, categorySlug }) => ({ id, name, slug, categorySlug })),
      place,
      nearMe,
      companyType,
      attributes: quantities.map(({ text }) => text),
      ignored,
    },
    needed,
    wished,
    beside,
    pairs: pairsOf(parts.filter(({ kind }) => kind === "need")),
    quantities,
    primary: primary.map(({ id }) => id),
    best: likeliest.map(({ id }) => id),
    likeliest: (said.length === 0 ? primary : likeliest).map(({ id }) => id),
    secondary: secondary.map(({ id }) => id),
    isNamed: first !== undefined && needed.every((concept) => isNameOf(concept, first, readings)),
    said,
    telling: mostTelling(needed, readings),
    nameStems: first?.stems ?? [],
    sure: meant
      .filter(({ isSure, share }) => isSure && share >= PERHAPS)
      .map(({ subcategory }) => subcategory.id),
    isRare: needed.some(
      ({ isPrefix, alternatives }) =>
        !isPrefix &&
        alternatives.every((all) => Math.min(...all.map((stem) => listings[stem] ?? 0)) < HARDLY_ANY),
    ),
    isGuess:
      isForElsewhere ||
      guessed * 2 > wordsOf(parts.map(({ concept }) => concept)) + typeWords.length ||
      (unsaid > 0 && isVague(needed, readings)) ||
      (primary.length !== 1 && endsUnknown(parts.map(({ kind }) => kind))),
    isForElsewhere,
    unknown,
  };
}

const wordsOf = (concepts: readonly Concept[]): number =>
  concepts.reduce((sum, { words }) => sum + words.split(" ").length, 0);

/** Neighbours of one word each, as typed. */
function pairsOf(
  needs: readonly { readonly at: number; readonly concept: Concept }[],
): (readonly [string, string])[] {
  return needs.flatMap(({ at, concept }, i) => {
    const next = needs[i + 1];
    const [one, other] = [concept.alternatives[0], next?.concept.alternatives[0]];
    const isOne = !concept.words.includes(" ") && one?.length === 1;
    if (!isOne || next?.at !== at + 1 || other?.length !== 1) return [];
    return next.concept.words.includes(" ") ? [] : [[one[0]!, other[0]!] as const];
  });
}

/** Whether the words of a phrase stand in a text one after the other. */
const holds = (words: readonly string[], phrase: readonly string[]): boolean =>
  words.some((_word, at) => phrase.every((part, i) => words[at + i] === part));

/**
 * Of two words the first one known and the last one not: 'space shuttle' is a shuttle and no space, while 'crompton pump' is
 * a pump. Where the known one means one thing alone, the other says something of that.
 */
const endsUnknown = (kinds: readonly ("need" | "light" | "wish")[]): boolean =>
  kinds.length === 2 && kinds[0] === "need" && kinds[1] === "wish";

/** Of a subcategory's listings: fewer or more than these have a word, and it tells none of them from the others. */
const [RARELY, MOSTLY] = [0.08, 0.85];
/** In this part of a subcategory's name words say all of it. */
const MOST_OF_NAME = 0.75;

/** Whether a concept is what a subcategory is about, so that a listing without the word is as good as one with it. */
function isNameOf({ alternatives }: Concept, subcategory: SubcategoryReading, readings: Readings): boolean {
  const [typed = []] = alternatives;
  const names = new Set(subcategory.stems.map((stem) => stem.slice(0, 4)));
  const says = (stems: readonly string[]): boolean => stems.every((stem) => subcategory.stems.includes(stem));
  if (says(typed) && new Set(typed.map((stem) => stem.slice(0, 4))).size >= MOST_OF_NAME * names.size)
    return true;
  const parts = alternatives.map(
    (stems) =>
      Math.min(
        ...stems.map(
          (stem) => readings.shares.find(({ word, id }) => word === stem && id === subcategory.id)?.n ?? 0,
        ),
      ) / Math.max(1, subcategory.size),
  );
  if (parts.some((part) => part >= MOSTLY)) return true;
  return alternatives.some(says) && parts.every((part) => part < RARELY);
}

/** A third of the listings that have a word, in one subcategory: it speaks for something. */
const TELLING = 0.3;

/** In what part of the listings that have it in name or tags a concept is at home in one subcategory: 0 to 1. */
const homeOf = ({ exact, alternatives }: Concept, { shares }: Readings): number =>
  Math.max(
    0,
    ...[...(exact === undefined ? [] : [[exact]]), ...alternatives].flat().map((stem) => {
      const counts = shares.filter(({ word }) => word === stem).map(({ n }) => n);
      const sum = counts.reduce((total, n) => total + n, 0);
      return sum === 0 ? 0 : Math.max(...counts) / sum;
    }),
  );

/** Whether no word that is needed speaks for any subcategory in particular. */
const isVague = (needed: readonly Concept[], readings: Readings): boolean =>
  !needed.some((concept) => homeOf(concept, readings) >= TELLING);

/** Of the concepts, and of the words of those that have several, the one most at home somewhere. */
function mostTelling(needed: readonly Concept[], readings: Readings): Concept | null {
  const apart = needed.flatMap(({ words, alternatives }) =>
    alternatives
      .flatMap((stems) => (stems.length > 1 ? stems : []))
      .map((stem): Concept => ({ words, alternatives: [[stem]], isPrefix: false })),
  );
  const [best] = [...needed, ...apart]
    .map((concept) => ({ concept, home: homeOf(concept, readings) }))
    .filter(({ home }) => home >= TELLING)
    .sort((a, b) => b.home - a.home);
  return best?.concept ?? null;
}
