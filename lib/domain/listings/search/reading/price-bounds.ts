import "server-only";
import { tidied, unitOf } from "@/lib/domain/listings/search/reading/quantities";
import { MAX_PRICE_RUPEES } from "@/lib/shared/limits";

/** What a text says a price may be, rupees, both ends included; at least one of them is told. */
export type PriceBound = {
  readonly min?: number;
  readonly max?: number;
  /** As it was typed. */
  readonly text: string;
};

const TIMES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    k: 1e3,
    thousand: 1e3,
    hazar: 1e3,
    hazaar: 1e3,
    हज़ार: 1e3,
    हजार: 1e3,
    lakh: 1e5,
    lakhs: 1e5,
    lac: 1e5,
    लाख: 1e5,
    crore: 1e7,
    cr: 1e7,
    करोड़: 1e7,
  }),
);

const CURRENCY = String.raw`(?:rs\.?|inr|₹|rupees?|rupaye|rupay|रुपये|रुपए|रुपय|रु\.?|/-)`;
const AMOUNT = String.raw`(?<sign>${CURRENCY} ?)?(?<number>\d{1,9}(?:\.\d{1,2})?) ?(?<times>${[...TIMES.keys()].join("|")})?(?![\p{L}\p{M}\d]) ?(?<tail>${CURRENCY}(?![\p{L}\p{M}]))?`;
const START = String.raw`(?<![\p{L}\p{M}\d])`;
/** What follows the amount: it may say that it counts something else than rupees. */
const NEXT = String.raw`(?= ?(?<next>[\p{L}\p{M}.]+)?)`;

const TO =
  "(?:priced? |budget |cost(?:ing)? )?(?:under|below|within|less than|not more than|upto|up to|maximum|max)";
const FROM = "(?:priced? |cost(?:ing)? )?(?:above|over|more than|at least|minimum|starting from)";
/** What Hindi puts behind the amount, in both scripts. */
const TO_AFTER =
  "(?:tak|se kam|ke andar|ke under|se neeche|se niche|तक|से कम|के अंदर|के अन्दर|से नीचे)(?![\\p{L}\\p{M}])";
const FROM_AFTER = "(?:se zyada|se jyada|se upar|से ज़्यादा|से ज्यादा|से ऊपर|से अधिक)(?![\\p{L}\\p{M}])";

const PATTERNS: readonly (readonly ["min" | "max", RegExp])[] = [
  ["max", new RegExp(`${START}${TO} ${AMOUNT}${NEXT}`, "gu")],
  ["max", new RegExp(`${START}${AMOUNT} ?${TO_AFTER}`, "gu")],
  ["min", new RegExp(`${START}${FROM} ${AMOUNT}${NEXT}`, "gu")],
  ["min", new RegExp(`${START}${AMOUNT} ?${FROM_AFTER}`, "gu")],
];

/** An amount without a currency is one from here on: 'under 18' is an age, 'within 24' are hours. */
const LEAST_BARE = 100;

/** What may be counted besides rupees and sizes: people, pieces, times and ways. */
const COUNTED =
  /^(?:sq|square|cu|cubic|days?|hours?|hrs?|minutes?|mins?|weeks?|months?|years?|yrs?|km|kms|kilometers?|kilometres?|miles?|pcs|pieces?|nos?|units?|boxes|members?|students?|employees?|seats?|rooms?|degrees?|percent|din|ghante|logo|log|मीटर|किमी|दिन|घंटे|लोग|लोगों|पीस)$/;

/**
 * The prices that a text asks for, and the text without them: 'laptop under 20,000', '500 रुपये तक की थाली'. Amounts
 * of anything else stay where they are.
 */
export function takePriceBounds(text: string): { prices: PriceBound[]; rest: string } {
  const prices: PriceBound[] = [];
  let rest = tidied(text);
  for (const [end, pattern] of PATTERNS)
    rest = rest.replace(pattern, (typed: string, ...args: unknown[]) => {
      const { sign, number, times, tail, next } = args.at(-1) as Record<string, string | undefined>;
      const rupees = Math.round(Number(number) * (TIMES.get(times ?? "") ?? 1));
      const isMoney = sign !== undefined || tail !== undefined || times !== undefined;
      const isOfElse =
        next !== undefined && tail === undefined && (unitOf(next) !== undefined || COUNTED.test(next));
      if (isOfElse || rupees > MAX_PRICE_RUPEES || rupees < (isMoney ? 1 : LEAST_BARE)) return typed;
      prices.push({ [end]: rupees, text: typed.trim() });
      return " ";
    });
  return { prices, rest: rest.replace(/\s+/g, " ").trim() };
}
