import "server-only";

/** A word of the vocabulary that a typed one may have meant, and how many listings have it. */
export type Candidate = {
  readonly word: string;
  /** How it is said, and how the typed one is: 'foto' for 'photo'. */
  readonly spoken: string;
  readonly typedSpoken: string;
  readonly listings: number;
};

/** How many slips are forgiven in a word of so many letters. */
const forgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** A word that only sounds alike stands behind one that is a slip away. */
const WHOLE_WORD_LATER = 1.5;

/** Letters left out, put in, mistaken or swapped with their neighbour between two words (optimal string alignment). */
export function slipsBetween(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let [before, last]: [number[], number[]] = [[], b.map((_, at) => at)];
  last.push(b.length);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}

/** First letters that are heard as one in India; any other mistake in the first letter is rare, and counts twice. */
const HEARD_ALIKE = ["ckq", "fp", "vw", "gjz", "eiy", "ou", "cs"];

const firstLetterSlip = (one: string, other: string): number =>
  one[0] === other[0] || HEARD_ALIKE.some((group) => group.includes(one[0]!) && group.includes(other[0]!))
    ? 0
    : 1;

/**
 * The word that was most likely meant: the fewest slips, then the most listings.
 * @param isBeginning the typed word is the beginning of one: only as many letters are compared, and come back
 * @returns null when none is near enough
 */
export function nearestWord(
  typed: string,
  candidates: readonly Candidate[],
  isBeginning: boolean,
): string | null {
  const { length } = typed;
  let best: { word: string; rank: number; listings: number } | null = null;
  const offer = (word: string, slips: number, listings: number, later = 0) => {
    const rank = slips + later;
    if (slips > forgiven(length)) return;
    if (best === null || rank < best.rank || (rank === best.rank && listings > best.listings))
      best = { word, rank, listings };
  };
  const headsOf = (word: string, size: number) =>
    isBeginning ? [size + 1, size, size - 1].map((letters) => word.slice(0, letters)) : [word];
  for (const { word, spoken, typedSpoken, listings } of candidates) {
    for (const head of headsOf(word, length))
      offer(head, slipsBetween(typed, head) + firstLetterSlip(typed, head), listings);
    // Written otherwise and said alike: which of its letters were typed cannot be told, so it is the whole word.
    const heard = headsOf(spoken, typedSpoken.length).map((head) => slipsBetween(typedSpoken, head));
    offer(word, Math.min(...heard) + firstLetterSlip(typedSpoken, spoken), listings, WHOLE_WORD_LATER);
  }
  return (best as { word: string } | null)?.word ?? null;
}
