import "server-only";
import { z } from "zod";

/** What search_corrections() of the database found for one word that listings hardly have. */
export const Corrections = z.object({
  typed: z.string(),
  spoken: z.string(),
  near: z.array(
    z.object({
      word: z.string(),
      kind: z.enum(["word", "place", "synonym", "company"]),
      listings: z.number(),
      spoken: z.string(),
      /** It sounds the same. */
      sounds: z.boolean(),
      /** A stem that is no word. */
      bare: z.boolean(),
      /** How many approved listings have its stem. */
      found: z.number(),
      /** Of a synonym: the word of its meaning that sounds as the typed word does. */
      meant: z.string().nullable(),
      /** Of a synonym: no term is this word alone, it stands among others. */
      beside: z.boolean(),
    }),
  ),
  parts: z.array(
    z.object({
      head: z.string(),
      tail: z.string(),
      listings: z.number(),
      /** Listings write them one after the other. */
      together: z.boolean(),
    }),
  ),
  /** Words of listings begin with it. */
  begins: z.boolean(),
});
export type Corrections = Readonly<z.output<typeof Corrections>>;

/** In as many times more listings than the word itself must its correction be (docs/product/search.md#words). */
const TIMES = 20;
/** Names of places and companies, and words that were taught, need not be in many listings: they count as in so many. */
const KNOWN = 20;

/**
 * How many letters were left out, added, changed or swapped with their neighbour between two words (Damerau's distance of
 * optimal alignment); `most + 1` when more than `most`.
 */
export function slips(a: string, b: string, most = 3): number {
  const [from, to] = [[...a], [...b]];
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, j) => j);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return Math.min(row[to.length] ?? 0, most + 1);
}

/** What a letter counts that is written otherwise and sounds the same. */
const AS_WRITTEN = 0.1;

/** From this length on, what is a slip away from a word is hardly another word. */
const LONG = 8;

/** What begins with a vowel. */
const VOWEL = /^[aeiou]/;
/** At most this part of the letters of a word is wrong. */
const MOST_WRONG = 0.4;
/** Up to this length a word has one slip: with two, another one is as near. */
const SHORT = 5;

/** How many slips a word of this length may have. */
export const slipsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** How long a word is, in letters: a sign above or below a letter of Devanagari counts half of one. */
function lettersOf(word: string): number {
  const signs = word.normalize("NFD").match(/\p{M}/gu)?.length ?? 0;
  return Math.ceil([...word].length - signs / 2);
}

const isPlural = (one: string, other: string): boolean => other === `${one}s` || one === `${other}s`;

export type Correction = {
  readonly from: string;
  readonly to: string;
  /** The same word, written in two: nothing was corrected. */
  readonly isSame: boolean;
  /** It means something only as a part of a term. */
  readonly isPart?: boolean;
  /** It is a word of the name of a place. */
  readonly isPlace?: boolean;
};

/**
 * What was meant by a word that is in fewer than three listings; null when nothing is as near and common enough. A
 * first letter other than the typed one counts only in a word that sounds the same or is long.
 * @param count in how many approved listings the word itself is
 */
export function correctionOf(found: Corrections, count: number): Correction | null {
  const { typed } = found;
  const split = [...found.parts]
    .filter(
      ({ head, tail, listings, together }) =>
        together || (listings >= HARDLY && head.length >= 4 && tail.length >= 4),
    )
    .sort((a, b) => Number(b.together) - Number(a.together) || b.listings - a.listings)[0];
  if (split !== undefined && split.together)
    return { from: typed, to: `${split.head} ${split.tail}`, isSame: true };
  const length = lettersOf(typed);
  if (!/\d/.test(typed)) {
    // A short one that stands in terms is a word: 'pots' are no pits. Written wrongly there, it sounds as the right one does.
    const isKnown =
      length < LONG && found.near.some(({ word, kind }) => word === typed && kind === "synonym");
    const scored = found.near
      // What a listing says, however few do, is no slip for more of it: 'coconut' oil.
      .filter(({ bare, word }) => !bare && word !== typed && (count === 0 || !isPlural(typed, word)))
      .map((candidate) => {
        const raw = slips(typed, candidate.word);
        const said = slips(found.spoken, candidate.spoken);
        const same = candidate.word[0] === typed[0] || candidate.spoken[0] === found.spoken[0];
        // A word of terms that listings say as well is known as a word of theirs.
        const isSaid = candidate.kind === "word" || (candidate.beside && candidate.found >= HARDLY);
        const often = isSaid ? candidate.found : KNOWN;
        // In the way it is said, a slip less is allowed than between letters: that already forgave some.
        // However alike they sound: of the letters themselves most are right.
        const isAlike = raw <= (length <= SHORT ? 1 : Math.floor(length * MOST_WRONG));
        const isNear =
          candidate.kind === "company"
            ? raw <= slipsAllowed(length)
            : candidate.kind === "place"
              ? raw <= 1 || (candidate.sounds && said <= 1 && raw <= 2)
              : raw <= slipsAllowed(length) ||
                (isAlike && length >= 4 && said === 0) ||
                (isAlike && candidate.sounds && (said <= slipsAllowed(length) || raw <= 2) && length >= 5) ||
                (isAlike && length >= 8 && said <= 2);
        // A short word with another consonant in it is another word: 'score' is not 'store'.
        const isShort = length <= 6 && !candidate.sounds && [...candidate.word].length === length;
        // One that is heard for the other is none: 'lazer' is a laser.
        const isSwapped =
          [...candidate.word].sort().join("") === [...typed].sort().join("") ||
          candidate.word.replaceAll("z", "s") === typed.replaceAll("z", "s");
        // A first letter is left out or added, seldom another one; of vowels one is heard for another.
        const isFirst =
          same ||
          candidate.sounds ||
          (raw === 1 &&
            length >= LONG &&
            (candidate.word.length !== typed.length || (VOWEL.test(typed) && VOWEL.test(candidate.word))));
        const isTaught = candidate.kind === "word" || length >= 5;
        const isOften = isTaught && often >= HARDLY && often >= TIMES * count;
        return {
          word: candidate.word,
          to: candidate.meant ?? candidate.word,
          isPart: candidate.beside && !isSaid,
          isPlace: candidate.kind === "place",
          isGood:
            isNear &&
            (!isKnown || said === 0 || candidate.meant !== null) &&
            isFirst &&
            isOften &&
            (!isShort || isSwapped) &&
            !/\d/.test(candidate.word),
          score:
            // Of words that sound alike the one that is written more alike.
            Math.min(raw, said + 0.5 + raw * AS_WRITTEN) -
            (candidate.sounds ? 0.7 : 0) -
            (same ? 0.5 : 0) -
            Math.log10(1 + often) * 0.3 -
            (candidate.kind === "word" ? 0.2 : 0),
        };
      })
      .filter(({ isGood }) => isGood)
      // A word that says something by itself goes first.
      .sort((a, b) => Number(a.isPart) - Number(b.isPart) || a.score - b.score || (a.word < b.word ? -1 : 1));
    const [best] = scored;
    if (best !== undefined) {
      // The part of a term may be the name of a village as well: 'titanium'.
      const same = scored.filter(({ to }) => to === best.to);
      const isWord = same.some(({ isPart, isPlace }) => !isPart && !isPlace);
      return {
        ...{ from: typed, to: best.to, isSame: false },
        ...(!isWord && same.some(({ isPart }) => isPart) && { isPart: true }),
        ...(!isWord && same.some(({ isPlace }) => isPlace) && { isPlace: true }),
      };
    }
  }
  return split === undefined || found.begins
    ? null
    : { from: typed, to: `${split.head} ${split.tail}`, isSame: true };
}

/** A correction is in at least so many listings, however rare the word. */
const HARDLY = 3;

/**
 * The word of listings that a word of Devanagari is, where it is an English one written as it is said ('ट्रैक्टर' is 'tractor');
 * null when none sounds so. The more consonants agree, the more of the vowels may differ.
 * @param found for the word in Latin letters (romanised())
 */
export function spokenWordOf({ typed, spoken, near }: Corrections): { word: string; slips: number } | null {
  const consonantsOf = (text: string): string => text.replace(/[aeiou]/g, "");
  const own = consonantsOf(spoken);
  // Vowels are heard in many ways; two consonants are too few to be sure of them.
  const mostOf = (said: string): number =>
    own.length <= 2 ? 0 : consonantsOf(said) === own ? 2 : Math.min(3, Math.ceil((own.length - 1) / 2));
  const places = new Set(near.filter(({ kind }) => kind === "place").map(({ word }) => word));
  const [best] = near
    .filter(({ kind, bare, sounds, found }) => kind === "word" && !bare && sounds && found >= HARDLY)
    .filter(({ word }) => !places.has(word) && !/\d/.test(word))
    .map(({ word, spoken: said, found }) => ({
      word,
      slips: slips(spoken, said),
      most: mostOf(said),
      written: slips(typed, word),
      found,
    }))
    .filter((candidate) => candidate.slips <= candidate.most)
    .sort(
      (a, b) => a.slips - b.slips || a.written - b.written || b.found - a.found || (a.word < b.word ? -1 : 1),
    );
  return best ?? null;
}

/** The text with its words corrected: each whole word, wherever it stands. */
export function corrected(text: string, corrections: readonly Correction[]): string {
  return corrections.reduce(
    (result, { from, to }) =>
      result.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) =>
        word.normalize("NFC").toLowerCase() === from ? to : word,
      ),
    text,
  );
}
