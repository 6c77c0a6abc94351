import "server-only";
import {
  ABOUT_SOMETHING,
  BESIDE_A_BUILDING,
  BESIDE_IT,
  BUILDINGS,
  COMPANY_TYPE_WORDS,
  EMPTY_WORDS,
  HOW_IT_IS_BOUGHT,
  NUMBERS,
  NUMBERS_AT_THE_END,
  OF_BOOKS,
  PHONES,
} from "@/lib/domain/listings/search/reading/carried-words";
import { isWellKnown } from "@/lib/domain/listings/search/reading/read-place";
import type { Readings } from "@/lib/domain/listings/search/reading/readings";
import { distanceKm } from "@/lib/shared/geo";

// What a text says beside the thing that is wanted: which of its words say what that is for, how it is bought, which building it is
// near, what it should not be and who sells it. Positions are those of words, from 1.

/** Where phrases stand in a text: the positions of their words, from 1. A word is of one phrase alone. */
export function positionsOf(words: readonly string[], phrases: readonly (readonly string[])[]): number[] {
  const taken = new Set<number>();
  // Every search is looked through for some hundred phrases, of which hardly one stands in it.
  for (const phrase of phrases)
    for (let i = words.indexOf(phrase[0]!); i >= 0; i = words.indexOf(phrase[0]!, i + 1))
      if (phrase.every((word, offset) => words[i + offset] === word && !taken.has(i + 1 + offset)))
        for (const offset of phrase.keys()) taken.add(i + 1 + offset);
  return [...taken];
}

/** Between the two ends of a way. */
const WAY = /^(?:to|se|से)$/;

/** Nearer than this, km, they are about one city: 'gurgaon to noida'. */
const FAR_KM = 60;

/** Whether two well-known places far from each other are the ends of a way: 'delhi to bangalore', 'दिल्ली से मुंबई'. */
export const isRoute = ({ words, places }: Readings): boolean => {
  const known = places.filter((place) => place.kind !== "state" && isWellKnown(place));
  return known.some(
    (from) =>
      WAY.test(words[from.last] ?? "") &&
      known.some((to) => to.first === from.last + 2 && distanceKm(from, to) >= FAR_KM),
  );
};

/** What is no purpose after 'for'. */
const NO_PURPOSE = new Set(["rent", "hire", "lease", "sale", "me"]);

/** What stands before it is what does not happen: 'geyser garam nahi ho raha'. */
const NOT = /^(?:nahi|nahin|nhi|नहीं|नही)$/;

/**
 * The positions, from 1, of the words that say what it is for, what comes with it and what it does not do: 'clinic' in 'ups
 * for clinic', 'dukan' in 'dukan ke liye rack', 'mattress' in 'bed with mattress'.
 */
export function purposeAmong(words: readonly string[]): ReadonlySet<number> {
  // What stands first is the thing itself: 'geyser nahi chal raha'.
  const failing = words.flatMap((word, i) => (i > 1 && NOT.test(word) ? [i] : []));
  const liye = words.findIndex(
    (word, i) => /^(?:liye|लिए|लिये)$/.test(word) && /^(?:ke|k|के)$/.test(words[i - 1] ?? ""),
  );
  if (liye > 1 && liye < words.length - 1) {
    // 'sofa chahiye office ke liye': back to the last word that carries nothing.
    const before = words.slice(0, liye - 1);
    const from = before.findLastIndex((word) => EMPTY_WORDS.has(word)) + 1;
    return new Set([...failing, ...before.slice(from).map((_word, i) => from + i + 1)]);
  }
  // The first of both: 'a website for my saree shop with payment' is a website.
  const beginnings = [words.lastIndexOf("for"), words.indexOf("with"), ofAmong(words), within(words)]
    .map((i) => i + 1)
    .filter((at) => at >= 2 && !NO_PURPOSE.has(words[at] ?? "me"));
  const after = Math.min(words.length, ...beginnings);
  return new Set([...failing, ...words.slice(after).map((_word, i) => after + i + 1)]);
}

/** Where 'of' tells what a thing is for or about: a 'parcel of sweets' is a parcel; in 'supplier of racks' and 'bag of cement' it does not. */
const ofAmong = (words: readonly string[]): number =>
  words.findIndex((word, i) => word === "of" && ABOUT_SOMETHING.has(words[i - 1] ?? ""));

/** Where a text says wherein something is: of 'rats in the false ceiling' the rats are to go. A 'course in tailoring' is one of that. */
const within = (words: readonly string[]): number =>
  words.findIndex((word, i) => word === "in" && OWNED.has(words[i + 1] ?? ""));
const OWNED = new Set(["the", "my", "our"]);
/** Whether a position, from 1, comes behind that. */
export const isWithin = (words: readonly string[], at: number): boolean =>
  within(words) > 0 && at > within(words) + 1;

/**
 * Where a text says how something is bought, or asks for a telephone number: who wants one wants whom it is of. Nowhere where
 * it says nothing else, and not within a term that was taught.
 */
export function buyingIn(words: readonly string[], { synonyms, stems, shares }: Readings): number[] {
  const called = words.flatMap((word, i) => {
    const next = words[i + 1] ?? "";
    const isNumber = NUMBERS.has(next) || (NUMBERS_AT_THE_END.has(next) && i + 2 === words.length);
    return PHONES.has(word) && isNumber ? [i + 1, i + 2] : [];
  });
  const bought = positionsOf(words, HOW_IT_IS_BOUGHT).filter(
    (at) => !synonyms.some(({ first, last }) => first < last && first <= at && at <= last),
  );
  // No tag says 'book plumber', and nobody was taught what it means.
  const isBooked =
    words[0] === "book" &&
    !OF_BOOKS.has(words[1] ?? "") &&
    !synonyms.some(({ first, last }) => first === 1 && last > 1) &&
    !shares.some(({ word }) => word === `${stems[0]} ${stems[1]}`);
  const all = [...new Set([...(isBooked ? [1] : []), ...called, ...bought])];
  return all.length === words.length ? [] : all;
}

/** So many words at most are the name of a building. */
const NAME_LENGTH = 2;

/**
 * Where a text names a building to say where it is, up to its kind: 'iskcon temple' of 'plumber near iskcon temple', 'school ke' of
 * 'plumber school ke samne'. What is the name of a place that many know is left to that: 'near dadar station'. Where nothing else is
 * asked for, the building is: 'near school pune', 'near me hospital beds'.
 */
export function buildingsIn({ words, places }: Readings): number[] {
  const isPlace = (at: number): boolean =>
    places.some((place) => place.known && !place.ambiguous && place.first <= at && at <= place.last);
  const saysNeed = (at: number): boolean => !EMPTY_WORDS.has(words[at - 1] ?? "") && !isPlace(at);
  const positions = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return words.flatMap((word, i) => {
    if (!BUILDINGS.has(word)) return [];
    const at = i + 1;
    if (/^(?:ke|k|के)$/.test(words[at] ?? "") && BESIDE_IT.has(words[at + 1] ?? "")) {
      const others = [...positions(1, at - 1), ...positions(at + 3, words.length)];
      return positions(others.some(saysNeed) ? at : at + 1, at + 2);
    }
    const near = words.slice(0, i).findLastIndex((one) => BESIDE_A_BUILDING.has(one)) + 1;
    if (near === 0 || at - near > NAME_LENGTH + 1 || !positions(1, near - 1).some(saysNeed)) return [];
    return positions(near + 1, at).filter((one) => !isPlace(one));
  });
}

/** What stands before the one thing that is not wanted. */
const NOT_WANTED = /^(?:without|except|excluding|bina|बिना)$/;
const BUT = /^(?:but|and|lekin|magar|par)$/;

/**
 * Where a text says what is not wanted, and that: the last two words of 'cake without egg', the last three of 'cleaning but not
 * sofa'. Nowhere where it says nothing else.
 */
export function unwantedIn(words: readonly string[]): number[] {
  const found = words.flatMap((word, i) => {
    if (words[i + 1] === undefined) return [];
    if (NOT_WANTED.test(word)) return [i + 1, i + 2];
    return word === "not" && BUT.test(words[i - 1] ?? "") ? [i, i + 1, i + 2] : [];
  });
  return found.length === words.length ? [] : found;
}

/** The words that say a company type, in their order, of those that are free. The word may be the need all the same. */
export const typesAmong = (words: readonly string[], used: ReadonlySet<number>) =>
  words.flatMap((word, i) => {
    const type = COMPANY_TYPE_WORDS.get(word);
    return type === undefined || used.has(i + 1) ? [] : [{ at: i + 1, type, words: word }];
  });
