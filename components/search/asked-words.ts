import type { Interpretation, ReadPlace, Understood } from "@/lib/schemas/interpretation";
import type { ListingSearch } from "@/lib/schemas/listing-search";
import { distanceKm } from "@/lib/shared/geo";

/** The place that the words name where a search looks elsewhere; null where it looks there, or they name none. */
export function otherPlaceOf(
  { lat, lng, inState, state }: ListingSearch,
  { unusedPlace }: Interpretation,
): ReadPlace | null {
  if (unusedPlace === null) return null;
  const { kind, radiusKm, stateCode } = unusedPlace;
  const isThere =
    lat !== undefined && lng !== undefined
      ? radiusKm !== null && distanceKm(unusedPlace, { lat, lng }) <= radiusKm
      : kind === "state" && stateCode === (inState ?? state);
  return isThere ? null : unusedPlace;
}

/**
 * What was typed, as a heading says it: corrected, and without the words of a place where the search looks elsewhere. Empty
 * where nothing is left.
 */
export function askedWords(search: ListingSearch, { interpretation, correctedQuery }: Understood): string {
  const text = correctedQuery ?? search.q ?? "";
  const other = interpretation && otherPlaceOf(search, interpretation);
  return other ? textWithout(text, other.words.split(" "), interpretation.ignored) : text;
}

/**
 * A text without some words of it, and without those at its end that carry nothing: 'of' in 'within 5 km of Pune'. The text
 * itself where it does not have them all.
 */
function textWithout(text: string, words: readonly string[], ignored: readonly string[]): string {
  const missing = [...words];
  let left = text;
  let isEnd = true;
  // From the end: of two words 'in' the one before the place goes.
  for (const { 0: typed, index } of [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].reverse()) {
    const word = typed.normalize("NFC").toLowerCase();
    if (word === missing.at(-1)) missing.pop();
    else if (!isEnd || !ignored.includes(word)) {
      isEnd = false;
      continue;
    }
    left = left.slice(0, index) + left.slice(index + typed.length);
  }
  if (missing.length > 0) return text;
  return left.replace(/\s+/g, " ").replace(/^[\s,;.-]+|[\s,;.-]+$/g, "");
}
