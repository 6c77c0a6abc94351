import "server-only";
import { z } from "zod";
import { slips, slipsAllowed } from "@/lib/domain/listings/search/reading/spelling";

/** A word of the vocabulary that a typed one may have meant, and how many listings have it. */
export const Candidate = z.object({
  word: z.string(),
  /** How it is said, and how the typed one is: 'foto' for 'photo'. */
  spoken: z.string(),
  typedSpoken: z.string(),
  listings: z.int(),
});
export type Candidate = Readonly<z.output<typeof Candidate>>;

/** A word that only sounds alike stands behind one that is a slip away. */
const WHOLE_WORD_LATER = 1.5;

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
  const offer = (word: string, wrong: number, listings: number, later = 0) => {
    const rank = wrong + later;
    if (wrong > slipsAllowed(length)) return;
    if (best === null || rank < best.rank || (rank === best.rank && listings > best.listings))
      best = { word, rank, listings };
  };
  const headsOf = (word: string, size: number) =>
    isBeginning ? [size + 1, size, size - 1].map((letters) => word.slice(0, letters)) : [word];
  for (const { word, spoken, typedSpoken, listings } of candidates) {
    for (const head of headsOf(word, length))
      offer(head, slips(typed, head) + firstLetterSlip(typed, head), listings);
    // Written otherwise and said alike: which of its letters were typed cannot be told, so it is the whole word.
    const heard = headsOf(spoken, typedSpoken.length).map((head) => slips(typedSpoken, head));
    offer(word, Math.min(...heard) + firstLetterSlip(typedSpoken, spoken), listings, WHOLE_WORD_LATER);
  }
  return (best as { word: string } | null)?.word ?? null;
}
