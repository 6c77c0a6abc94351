import "server-only";
import { latinDigits } from "@/lib/shared/digits";

/** Sizes and numbers with units in a text: '1.5 H.P.' is the token '1.5hp'. market_quantities() says the same in SQL, of Latin digits. */
export type Quantity = {
  /** As in the index, without its sign: '1.5hp', '600x600', 'ss304'. */
  readonly token: string;
  /** As it was typed. */
  readonly text: string;
};

const NAMES: Readonly<Record<string, string>> = {
  hp: "hp horsepower एचपी हॉर्सपावर हार्सपावर",
  kw: "kw kwp kilowatt kilowatts किलोवाट किलोवॉट केडब्ल्यू",
  w: "w wp watt watts वाट वॉट",
  kva: "kva केवीए",
  v: "v volt volts वोल्ट",
  ah: "ah amphour amphours amperehour एएच",
  a: "a amp amps ampere amperes एम्पियर एंपियर",
  ton: "ton tons tonne tonnes tr mt टन",
  kg: "kg kgs kilo kilos kilogram kilograms किलो किलोग्राम केजी",
  g: "g gm gms gram grams ग्राम",
  ml: "ml mls millilitre millilitres milliliter milliliters एमएल मिलीलीटर",
  l: "l lt lts ltr ltrs litre litres liter liters लीटर लिटर",
  sqft: "sqft sqfeet squarefeet squarefoot sft वर्गफुट वर्गफीट स्क्वायरफीट स्क्वायरफुट",
  sqmm: "sqmm squaremm",
  ft: "ft feet foot फुट फीट फ़ीट",
  inch: "inch inches इंच",
  mm: "mm millimetre millimetres millimeter millimeters एमएम मिमी",
  cm: "cm centimetre centimetres centimeter centimeters सेमी",
  m: "m mtr mtrs metre metres meter meters मीटर",
  micron: "micron microns",
  guest: "guest guests person persons people plates plate pax log लोग लोगों मेहमान मेहमानों व्यक्ति व्यक्तियों",
};
const BARE = "gsm ply core seater bhk channel mp tb gb bar cfm phase stage pole star lpm lph rpm mbps";

const UNITS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(NAMES).flatMap(([unit, names]) =>
    names.split(" ").map((name) => [name.normalize("NFKC"), unit] as const),
  ),
  ...BARE.split(" ").map((unit) => [unit, unit] as const),
  ...[
    ["बीएचके", "bhk"],
    ["प्लाई", "ply"],
    ["सीटर", "seater"],
  ].map(([name, unit]) => [name!, unit!] as const),
]);

/** A word of either script, and what may follow its first sign. */
const [LETTER, LETTERS] = ["[a-z\\u0904-\\u0939]", "[a-z.\\u0900-\\u0963]"];
const WITH_UNIT = new RegExp(
  `(?<![a-z0-9.])(\\d{1,7}(?:\\.\\d{1,3})?)[ -]?(${LETTER}${LETTERS}*)(?: (${LETTER}${LETTERS}*))?`,
  "g",
);
/** Two sides; a third, which no listing tells, is no word of its own. */
const SIZE =
  /(?<![a-z0-9.])(\d{1,5}(?:\.\d{1,3})?) ?(?:mm|cm|ft|inch)? ?[x×*] ?(\d{1,5}(?:\.\d{1,3})?)(?: ?(?:mm|cm|ft|inch)\b)?(?: ?[x×*] ?\d{1,5}(?:\.\d{1,3})?(?: ?(?:mm|cm|ft|inch)\b)?)?/g;
/** Only as typed in one: 'ss304', not 'pune 411'. */
const GRADE = /(?<![a-z0-9])([a-z]{1,3})-?(\d{2,4})(?![a-z0-9])/g;

/** The unit that a word names, as the index has it; undefined: it names none. */
export const unitOf = (called: string): string | undefined => UNITS.get(called.replaceAll(".", ""));
const plain = (number: string): string => (number.includes(".") ? number.replace(/\.?0+$/, "") : number);

/** The text as quantities are read from it: lower case, '1,000' as '1000', '५' as '5', '20"' as '20 inch'. */
export const tidied = (text: string): string =>
  latinDigits(text)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/(\d),(?=\d{2,3}(\D|$))/g, "$1")
    .replace(/(\d) ?["”″]/g, "$1 inch ")
    .replace(/\s+/g, " ");

/** What is measured, and comes in many sizes: of 3-ply and 5-ply boxes neither is the other's nearest. */
const MEASURED = new Set(
  "hp kw w kva v ah a ton kg g ml l sqft sqmm ft inch mm cm m micron gsm tb gb cfm lpm lph guest".split(" "),
);
/** The first digits of sizes that things are made in. */
const SIZES =
  "1 1.1 1.2 1.25 1.4 1.5 1.6 1.8 2 2.1 2.2 2.4 2.5 3 3.2 3.5 4 4.5 5 5.5 6 6.3 6.5 7 7.5 8 8.5 9 9.5"
    .split(" ")
    .map(Number);

/**
 * Sizes that things are made in near the one of a quantity, and it itself: '5kva' within 1.6 is '3.2kva' to '8kva'. Empty for
 * what is counted.
 * @param times as large, or as small, is near
 */
export function sizesNear({ token }: Quantity, times: number): string[] {
  const [, number, unit = ""] = /^(\d+(?:\.\d+)?)([a-z]+)$/.exec(token) ?? [];
  const size = Number(number);
  if (!MEASURED.has(unit) || !(size > 0)) return [];
  const power = Math.floor(Math.log10(size));
  const near = [power - 1, power, power + 1]
    .flatMap((exponent) => SIZES.map((digits) => Number(`${digits}e${exponent}`)))
    .filter((one) => one >= size / times && one <= size * times);
  return [...new Set([token, ...near.map((one) => `${one}${unit}`)])];
}

/** What so much of a thing is packed in: a '25 kg bag'. */
const CONTAINERS = new Set(
  "bag bags packet packets pack packs pouch pouches sack sacks bori katta tin tins can cans jar jars jug bottle bottles box boxes drum drums bucket buckets carton cartons peti".split(
    " ",
  ),
);

/** What a container is made of, and what it is like. */
const SHAPES =
  "(?:hdpe|ldpe|lldpe|pp|pet|pvc|plastic|steel|ss|ms|gi|jute|paper|kraft|glass|metal|iron|wooden|woven|printed|laminated|plain|empty|new|old|used|blue|black|white|open|closed|top|wide|narrow|mouth|lid|cap|tap|flip|screw|pump|spray|with)";
/** Nothing is said but that. */
export const ONLY_SHAPES = new RegExp(`^(?:${SHAPES} ?)+$`);
/** Behind 'can': a question. */
const ASKS = /^\s+(?:i|we|you|u|he|she|they|it|be|someone|anyone|anybody|any)\b/;

/**
 * The quantities of a text, and the text without them. `unpacked`: that without what a quantity is packed in, 'rice' of 'rice
 * 25 kg bag'; null where nothing is.
 */
export function takeQuantities(text: string): {
  quantities: Quantity[];
  rest: string;
  unpacked: string | null;
} {
  const quantities: Quantity[] = [];
  const containers: string[] = [];
  const take = (token: string, typed: string): string => {
    if (!quantities.some((quantity) => quantity.token === token))
      quantities.push({ token, text: typed.trim() });
    return " ";
  };
  const rest = tidied(text)
    .replace(SIZE, (typed: string, a: string, b: string) => take(`${a}x${b}`, typed))
    .replace(
      WITH_UNIT,
      (typed: string, number: string, first: string, second: string | undefined, at: number, all: string) => {
        const both = second === undefined ? undefined : unitOf(first + second);
        if (both !== undefined) return take(plain(number) + both, typed);
        const one = unitOf(first);
        if (one === undefined) return typed;
        // 'Can' is a word of questions elsewhere, and carries nothing.
        const held = second === "can" && !ASKS.test(all.slice(at + typed.length)) ? "cans" : second;
        if (held !== undefined && CONTAINERS.has(second ?? "")) containers.push(held);
        const own = second === undefined ? typed : typed.slice(0, -second.length);
        return take(plain(number) + one, own) + (held === undefined ? "" : ` ${held}`);
      },
    )
    .replace(GRADE, (typed: string, letters: string, digits: string) => take(letters + digits, typed));
  // With nothing before it and 'for' behind it, it is the thing itself: a 'plastic bottle for hair oil'.
  const packed = containers.filter(
    (word) =>
      !new RegExp(`^(?:${SHAPES} )*${word} (?:for|ke liye)\\b`).test(rest.replace(/\s+/g, " ").trim()),
  );
  const without = packed.reduce((left, word) => left.replace(new RegExp(`\\b${word}\\b`), " "), rest);
  const [whole, unpacked] = [rest, without].map((one) => one.replace(/\s+/g, " ").trim()) as [string, string];
  return { quantities, rest: whole, unpacked: packed.length === 0 || unpacked === "" ? null : unpacked };
}
