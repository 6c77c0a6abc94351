import "server-only";
import { tidied } from "@/lib/domain/listings/search/reading/quantities";
import { MAX_RADIUS_KM, MIN_RADIUS_KM } from "@/lib/shared/limits";

const KM = "(?:kms?|kilomet(?:er|re)s?|किमी|कि\\.? ?मी\\.?|किलोमीटर)";
const NUMBER = "(\\d{1,3}(?:\\.\\d+)?) ?";
const BEFORE = "(?:with ?in|inside|up ?to|under|less than|not more than|in|at)";
const AFTER =
  "(?:(?:ke|k) (?:andar|ander|bhitar|bheetar|daayre|dayre|range)(?: (?:mein|me))?|se kam|tak|radius|के (?:अंदर|अन्दर|भीतर|दायरे|आस ?पास|आसपास)(?: में)?|से कम|तक)";
const END = "(?![\\p{L}\\p{M}\\d])";

const WAYS = [
  // 'within a radius of 5 km', 'in 5 km radius', '5 km ke andar', '५ किमी के अंदर'
  `(?:${BEFORE} )?(?:an? |the )?radius of ${NUMBER}${KM}${END}`,
  `(?:${BEFORE} )?(?:an? |the )?${NUMBER}${KM} ${AFTER}${END}`,
  `(?:with ?in|inside|less than|not more than) (?:an? )?${NUMBER}${KM}${END}(?: (?:of me|from me|from here|away|distance))?${END}`,
].map((way) => new RegExp(`(?<![\\p{L}\\p{M}\\d])${way}`.normalize("NFKC"), "u"));

/**
 * How far away what is asked for may be, km, and the text without it: 'plumber within 5 km', '3 km ke andar electrician'.
 * Null where nothing is said of that: 'cab 80 km' is a drive.
 */
export function takeReach(text: string): { withinKm: number | null; rest: string } {
  const typed = tidied(text);
  for (const way of WAYS) {
    const found = way.exec(typed);
    const km = Number(found?.[1]);
    if (found === null || km < MIN_RADIUS_KM || km > MAX_RADIUS_KM) continue;
    const rest = `${typed.slice(0, found.index)} ${typed.slice(found.index + found[0].length)}`;
    return { withinKm: km, rest: rest.replace(/\s+/g, " ").trim() };
  }
  return { withinKm: null, rest: text };
}
