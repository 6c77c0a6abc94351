import "server-only";
import { tidied, unitOf } from "@/lib/domain/listings/search/reading/quantities";
import { MAX_PRICE_RUPEES } from "@/lib/shared/limits";

/** What a text says a price may be, rupees, both ends included; at least one of them is told. */
export type PriceBound = {
  readonly min?: number;
  readonly max?: number;
  /** What is told is about what it should be ('around 500'): it ranks, and leaves nothing out. */
  readonly isRough?: boolean;
  /** The words it was read from, as tidied() leaves them. */
  readonly text: string;
};

const HUNDRED = "hundred sau सौ";
const THOUSAND = "k thousand hazar hazaar hajar hajaar हज़ार हजार";
const LAKH = "lakhs lakh laakh lacs lac लाख";
const CRORE = "crores crore cr करोड़ करोड";
/** 'L' is a litre, too: lakhs only behind a currency. */
const SHORT_LAKH = "l";
const TIMES: ReadonlyMap<string, number> = new Map([
  ...HUNDRED.split(" ").map((word) => [word.normalize("NFKC"), 100] as const),
  ...THOUSAND.split(" ").map((word) => [word.normalize("NFKC"), 1e3] as const),
  ...[...LAKH.split(" "), SHORT_LAKH].map((word) => [word, 1e5] as const),
  ...CRORE.split(" ").map((word) => [word.normalize("NFKC"), 1e7] as const),
]);

/** Numbers as words, which stand before a hundred, a thousand or a lakh: 'paanch hazar', 'डेढ़ लाख'. */
const NUMERALS: ReadonlyMap<string, number> = new Map(
  (
    [
      [1, "one ek एक"],
      [1.5, "dedh डेढ़"],
      [2, "two do दो"],
      [2.5, "dhai dhaai ढाई"],
      [3, "three teen तीन"],
      [4, "four char chaar चार"],
      [5, "five panch paanch पाँच पांच"],
      [6, "six chhe chhah cheh छह छः छे"],
      [7, "seven saat सात"],
      [8, "eight aath आठ"],
      [9, "nine nau नौ"],
      [10, "ten das दस"],
      [11, "eleven gyarah ग्यारह"],
      [12, "twelve barah baarah बारह"],
      [15, "fifteen pandrah पंद्रह पन्द्रह"],
      [20, "twenty bees बीस"],
      [25, "pachees pachis पच्चीस"],
      [30, "thirty tees तीस"],
      [40, "forty chalis chalees चालीस"],
      [50, "fifty pachas pachaas पचास"],
      [60, "sixty saath साठ"],
      [70, "seventy sattar सत्तर"],
      [75, "pachhattar पचहत्तर"],
      [80, "eighty assi अस्सी"],
      [90, "ninety nabbe नब्बे"],
    ] as const
  ).flatMap(([number, words]) => words.split(" ").map((word) => [word.normalize("NFKC"), number] as const)),
);

const START = String.raw`(?<![\p{L}\p{M}\d.])`;
const END = String.raw`(?![\p{L}\p{M}\d]|\.\d)`;
const SIGN = String.raw`(?:rs\.?|inr|₹|rupees|रु\.?)`;
const TAIL = String.raw`(?:rs\.?|inr|₹|rupees?|rupaye|rupay|rupye|rupya|rupiya|रुपये|रुपए|रुपय|रुपया|रूपये|रुपयों|रु\.?|/-)`;
/** @param n its place among the amounts of a pattern; @param end what must not follow */
const amount = (n: 1 | 2, end = END): string =>
  String.raw`(?:(?<sign${n}>${SIGN}) ?)?(?<number${n}>\d{1,9}(?:\.\d{1,2})?)(?: ?(?<times${n}>${[...TIMES.keys()].join("|")})${END})?(?: ?(?<tail${n}>${TAIL})${END})?${end}`;
/** What follows the amount: it may say that it counts something else than rupees. */
const NEXT = String.raw`(?= ?(?<next>[\p{L}\p{M}]+)?(?<more> \p{L})?)`;

const ASIDE = "(?:priced? |budget |cost(?:ing)? |of |is |only )*";
const MOST =
  "not more than|no more than|not above|not over|not exceeding|at ?most|maximum|max\\.?|अधिकतम|ज़्यादा से ज़्यादा";
const LEAST = "not less than|no less than|not below|not under|at ?least|minimum|min\\.?|कम से कम|न्यूनतम";
const LESS = "under|below|within(?: budget of)?|less th[ae]n|lower than|cheaper than|upto|up to";
const MORE = "above|over|more th[ae]n|greater than|starting from";
const UNNEGATED = "(?<!(?:not|no) )";
/** What Hindi puts behind the amount, in both scripts. */
const LESS_AFTER =
  "ke budget (?:me|mein|main|ka|ki)|के बजट में|tak|tk|se kam|ke andar|k andar|ke under|se neeche|se niche|ke niche|ke neeche|तक|से कम|के अंदर|के अन्दर|के भीतर|से नीचे|के नीचे|(?:and|or) (?:below|less|under)";
const MORE_AFTER =
  "se zyada|se jyada|se jyaada|se adhik|se upar|से ज़्यादा|से ज्यादा|से ऊपर|से अधिक|(?:and|or) (?:above|more)";
/** A number behind one of these is no amount: 'sector 150 tak'. */
const UNNUMBERED = "(?<!(?:sector|sec|class|gate|no|number|ward|plot|phase|block|road|pin|सेक्टर|कक्षा|नंबर) )";

const ROUGHLY =
  "around|about|approx(?:imately)?\\.?|roughly|nearly|lagbhag|takriban|kareeb|karib|लगभग|तक़रीबन|करीब|क़रीब";
const ROUGHLY_AFTER = "ke (?:aas ?paas|aspas|lagbhag|kareeb|karib)|के (?:आस ?पास|आसपास|लगभग|करीब)";
/** What a number behind it is the price of. */
const OF_A_PRICE = "fees?|prices?|rates?|cost|kimat|keemat|daam|दाम|कीमत|फीस|फ़ीस|रेट";
const PER =
  "(?:per|a|each|every|prati|प्रति|/) ?(?:plate|head|person|pax|piece|pc|pcs|kg|kilo|litre|liter|sq ?ft|sqft|month|hour|day|night|page|box|bag|unit|metre|meter|प्लेट|किलो|पीस)";

const pattern = (source: string): RegExp => new RegExp(source.normalize("NFKC"), "gu");
const after = (words: string): RegExp =>
  pattern(`${START}${UNNUMBERED}${ASIDE}${amount(1, "")} ?(?:${words})${END}`);
const before = (words: string, guard = ""): RegExp =>
  pattern(`${START}${guard}${ASIDE}(?:${words}) ${ASIDE}${amount(1)}${NEXT}`);

type Kind = "min" | "max" | "range" | "rough";
type Pattern = {
  readonly kind: Kind;
  /** The words around say that it is a price. */
  readonly isSaid: boolean;
  readonly of: RegExp;
  /** Without one, or a lakh, it is any number. */
  readonly needsCurrency?: true;
};
/** In their order: what says more is read before its parts. */
const PATTERNS: readonly Pattern[] = [
  {
    kind: "range",
    isSaid: true,
    of: pattern(`${START}${ASIDE}between ${ASIDE}${amount(1)} ?(?:and|to|-) ?${amount(2)}${NEXT}`),
  },
  {
    kind: "range",
    isSaid: true,
    of: pattern(
      `${START}${UNNUMBERED}${ASIDE}${amount(1)} ?(?:se|to|-|–|से) ?${amount(2)} ?(?:tak|tk|ke beech|ke bich|तक|के बीच)${END}`,
    ),
  },
  {
    kind: "range",
    isSaid: false,
    of: pattern(`${START}${ASIDE}(?:(?:${LESS}) )?${amount(1)} ?(?:to|se|-|–|से) ?${amount(2)}${NEXT}`),
  },
  { kind: "max", isSaid: true, of: before(MOST) },
  { kind: "min", isSaid: false, of: before(LEAST) },
  { kind: "min", isSaid: false, of: after(MORE_AFTER) },
  { kind: "max", isSaid: true, of: after(LESS_AFTER) },
  { kind: "max", isSaid: true, of: before(LESS, UNNEGATED) },
  { kind: "min", isSaid: false, of: before(MORE, UNNEGATED) },
  { kind: "max", isSaid: true, of: pattern(`${START}budget (?:of |is |upto |up to )?${amount(1)}${NEXT}`) },
  { kind: "max", isSaid: true, of: after("budget") },
  { kind: "rough", isSaid: false, of: before(ROUGHLY) },
  { kind: "rough", isSaid: true, of: after(ROUGHLY_AFTER) },
  { kind: "rough", isSaid: true, of: after(PER) },
  {
    kind: "rough",
    isSaid: false,
    of: pattern(`${START}(?:${OF_A_PRICE}) (?:of |is |upto )?${amount(1)}${NEXT}`),
  },
  {
    kind: "rough",
    isSaid: false,
    of: pattern(`${START}${UNNUMBERED}${amount(1)}${NEXT}`),
    needsCurrency: true,
  },
];

/** Of nothing else there are so many as a rule. */
const LAKH_OF = 1e5;
/** So much, roughly, is no number of things. */
const LARGE = 1_000;
/** What is about so much may cost so much less or more, in parts of it. */
const ROUGH = 0.25;

/** An amount without a currency is one from here on: 'under 18' is an age, 'within 24' are hours. */
const LEAST_BARE = 100;
/** 'Motor 1440 to 2880' turns so often, and 'plywood 1220-2440' is so large. */
const ROUND = 500;
/** 'Diary 2000-2100'. */
const YEARS = { from: 1900, to: 2100 };
/** A number that may be a PIN code is one; no PIN code ends in three noughts. */
const PIN_CODE = /^[1-8]\d{5}$/;

/** What may be counted besides rupees and sizes: people, pieces, times and ways. */
const COUNTED =
  /^(?:sq|square|cu|cubic|acres?|gaj|bigha|cc|mah|psi|rpm|days?|hours?|hrs?|minutes?|mins?|weeks?|months?|years?|yrs?|km|kms|kilometers?|kilometres?|miles?|pcs|pieces?|nos?|units?|boxes|members?|students?|employees?|participants?|seats?|beds?|rooms?|pages?|copies|degrees?|percent|marks|model|din|ghante|logo|log|mariz|मीटर|किमी|दिन|घंटे|लोग|लोगों|पीस|फीट|फुट|पेज|किलो|लीटर)$/;
/** What may stand behind an amount of rupees that nothing says is one. */
const NO_THING =
  /^(?:in|near|at|for|from|with|per|each|only|a|an|me|mein|main|ka|ki|ke|wala|wali|wale|में|का|की|के|वाला|वाली|वाले|प्रति)$/;

const CONSUMED = "\u0001";

/** The text with its numbers before a hundred, a thousand or a lakh in digits: '2.5 lakh' for 'dhai lakh'. */
const inDigits = (text: string): string =>
  text.replace(
    NUMBER_IN_WORDS,
    (_typed, numeral: string, times: string) => `${NUMERALS.get(numeral)} ${times}`,
  );
const NUMBER_IN_WORDS = pattern(
  `${START}(${[...NUMERALS.keys()].join("|")}) (${[...TIMES.keys()].filter((word) => word !== SHORT_LAKH && word !== "k").join("|")})${END}`,
);

/**
 * The prices that a text asks for, and the text without them: 'laptop under 20,000', 'chair 2000 se 5000 tak', 'पाँच हज़ार से
 * कम का गद्दा', 'gift around 500'. Amounts of anything else, and what may be one, stay where they are.
 */
export function takePriceBounds(text: string): { prices: PriceBound[]; rest: string } {
  const typed = tidied(text);
  const written = inDigits(typed);
  const found = pricesIn(written);
  return written === typed || found.prices.length > 0 ? found : pricesIn(typed);
}

function pricesIn(text: string): { prices: PriceBound[]; rest: string } {
  const prices: PriceBound[] = [];
  let rest = text;
  for (const { kind, isSaid, needsCurrency, of } of PATTERNS)
    rest = rest.replace(of, (typed: string, ...args: unknown[]) => {
      const found = args.at(-1) as Readonly<Record<string, string | undefined>>;
      const second = found.number2 === undefined ? undefined : amountOf(found, 2);
      const first = amountOf(found, 1, second);
      const amounts = second === undefined ? [first] : [first, second];
      const isMoney = amounts.some((one) => one.isMoney);
      const { next } = found;
      // 'Under 1000 a night' is no current.
      const unit = next === undefined || (next === "a" && found.more) ? undefined : unitOf(next);
      const isCounted = next !== undefined && (unit !== undefined || COUNTED.test(next));
      const isRough = kind === "rough";
      const isBare = isSaid
        ? !isCounted
        : next === undefined || NO_THING.test(next) || (isRough && !isCounted && first.rupees >= LARGE);
      const isAmount = ({ rupees, digits, isMoney: isSigned }: Amount): boolean =>
        rupees <= MAX_PRICE_RUPEES &&
        rupees >= (isMoney ? 1 : LEAST_BARE) &&
        (isSigned || !PIN_CODE.test(digits) || digits.endsWith("000"));
      const isPrice = needsCurrency
        ? (first.hasCurrency || (first.times ?? 0) >= LAKH_OF) && !isCounted
        : (isMoney && !(isRough && isCounted)) ||
          (isBare && (isSaid || kind !== "range" || isRangeOfPrices(amounts, next)));
      if (
        !isPrice ||
        (second && first.rupees > second.rupees) ||
        amounts.some((one) => one.isUnclear || !isAmount(one))
      )
        return typed;
      prices.push({ ...boundsOf(kind, first.rupees, second?.rupees), text: typed.trim() });
      // 'Under 50 rs kg': of what the price is.
      return unit === undefined ? " " : ` ${CONSUMED} `;
    });
  rest = rest.replace(new RegExp(`${CONSUMED} +[\\p{L}\\p{M}.]+`, "gu"), " ");
  return { prices, rest: rest.replace(/\s+/g, " ").trim() };
}

/** Whether two bare numbers with nothing behind them are prices: 'bed 15000 to 20000', and neither sizes ('10 to 20') nor years. */
const isRangeOfPrices = (amounts: readonly Amount[], next: string | undefined): boolean =>
  next === undefined &&
  amounts.every(({ rupees }) => rupees >= LARGE && rupees % ROUND === 0) &&
  !amounts.every(({ rupees }) => rupees >= YEARS.from && rupees <= YEARS.to);

const boundsOf = (kind: Kind, first: number, second = first): Omit<PriceBound, "text"> => {
  if (kind === "rough")
    return { min: Math.floor(first * (1 - ROUGH)), max: Math.ceil(first * (1 + ROUGH)), isRough: true };
  return kind === "range" ? { min: first, max: second } : { [kind]: first };
};

type Amount = {
  readonly rupees: number;
  readonly digits: string;
  readonly hasCurrency: boolean;
  /** That, or a word for so many of them, is written beside it. */
  readonly isMoney: boolean;
  /** It may be litres as well. */
  readonly isUnclear: boolean;
};

/** @param last the second amount of a range: in '20 to 30 thousand' the first are thousands, too */
function amountOf(
  found: Readonly<Record<string, string | undefined>>,
  n: 1 | 2,
  last?: Amount & { readonly times?: number },
): Amount & { readonly times?: number } {
  const [sign, digits = "", said, tail] = ["sign", "number", "times", "tail"].map((part) => found[part + n]);
  const own = said === undefined ? undefined : TIMES.get(said);
  const times = own ?? (Number(digits) < 1000 ? last?.times : undefined);
  return {
    rupees: Math.round(Number(digits) * (times ?? 1)),
    digits,
    hasCurrency: sign !== undefined || tail !== undefined,
    isMoney: sign !== undefined || tail !== undefined || own !== undefined,
    isUnclear: said === SHORT_LAKH && sign === undefined,
    ...(own !== undefined && { times: own }),
  };
}
