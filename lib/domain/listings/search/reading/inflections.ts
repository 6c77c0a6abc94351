import "server-only";

/**
 * How nouns, adjectives and infinitives of Hindi end before another word or in the plural, and how they may end as they
 * are taught: 'gadiyon' of 'gadi', 'juton' of 'juta', 'darwaze' of 'darwaza', 'hotelon' of 'hotel', 'किराए' of 'किराया'. Not
 * the feminine -i: 'chakli' is a snack, and no form of 'chakla'.
 * After R. S. McGregor, Outline of Hindi Grammar, on direct and oblique cases. The longest ending is tried first.
 */
const ENDINGS: readonly (readonly [ending: string, bases: readonly string[]])[] = [
  ["iyaan", ["i"]],
  ["iyan", ["i"]],
  ["iyon", ["i"]],
  ["iyo", ["i"]],
  ["uon", ["u"]],
  ["on", ["", "a"]],
  ["en", [""]],
  ["ni", ["na"]],
  ["e", ["a"]],
  ["ियों", ["ी", "िया"]],
  ["ियाँ", ["ी"]],
  ["ियां", ["ी"]],
  ["इयों", ["ई"]],
  ["इयाँ", ["ई"]],
  ["इयां", ["ई"]],
  ["ुओं", ["ू", "ु"]],
  ["ओं", [""]],
  ["ों", ["", "ा"]],
  ["नी", ["ना"]],
  ["ें", [""]],
  ["एँ", [""]],
  ["एं", [""]],
  // Written without its य: 'किराए' is 'किराये'.
  ["ए", ["या"]],
  ["े", ["ा"]],
];

/** Fewer letters than this are left of no word; of one with a single letter less, one more: 'pane' is no 'pana'. */
const LEAST = 3;

/**
 * What a word may be an inflected form of, the likeliest first; empty when it ends like none. Whether there are such words
 * is for the caller to look up.
 * @param word lower case, NFC, of either script
 */
export function basesOf(word: string): string[] {
  const ending = ENDINGS.find(([end]) => word.endsWith(end));
  if (ending === undefined) return [];
  const [end, bases] = ending;
  const stem = word.slice(0, -end.length);
  const least = end === "e" ? LEAST + 1 : LEAST;
  return [...stem].length < least ? [] : bases.map((base) => stem + base);
}
