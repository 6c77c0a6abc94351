/** What a price may be for, in the order of a form's choices. */
export const PRICE_UNITS = [
  "each",
  "pair",
  "kg",
  "tonne",
  "metre",
  "sq_ft",
  "litre",
  "box",
  "visit",
  "hour",
  "day",
  "month",
  "job",
] as const;
export type PriceUnit = (typeof PRICE_UNITS)[number];

/** A price with what it is for. Without a price there is neither unit nor 'from'. */
export type Price = {
  /** Whole rupees; null: on request. */
  readonly price: number | null;
  readonly priceUnit: PriceUnit | null;
  /** The price is where prices begin. */
  readonly from: boolean;
};

const WORDS: Readonly<Record<PriceUnit, string>> = {
  each: "each|piece|pieces|pc|pcs|unit|units|no|nos|number",
  pair: "pair|pairs",
  kg: "kg|kgs|kilo|kilogram|kilograms",
  tonne: "tonne|tonnes|ton|tons|mt|metric ton",
  metre: "metre|metres|meter|meters|mtr|m|running metre|running meter",
  sq_ft: "sq ft|sqft|sq feet|square foot|square feet",
  litre: "litre|litres|liter|liters|ltr|l",
  box: "box|boxes",
  visit: "visit|visits",
  hour: "hour|hours|hr|hrs",
  day: "day|days",
  month: "month|months",
  job: "job|jobs",
};
const UNIT_OF_WORDS = new Map(
  PRICE_UNITS.flatMap((unit) => WORDS[unit].split("|").map((words) => [words, unit] as const)),
);

/** The unit that words of trade name: 'per Kg', '/sq.ft.', 'pcs', 'sq_ft'. Null when they name none of ours: never guessed. */
export function priceUnitOf(words: string): PriceUnit | null {
  const plain = words
    .toLowerCase()
    .replace(/[.\s_]+/g, " ")
    .trim()
    .replace(/^(?:per |\/ ?)/, "");
  return UNIT_OF_WORDS.get(plain) ?? null;
}

/**
 * Whether prices of these listings are for different things, so that comparing the numbers says little; a price without
 * a unit is one thing more.
 */
export const unitsDiffer = (listings: readonly Price[]): boolean =>
  new Set(listings.filter(({ price }) => price !== null).map(({ priceUnit }) => priceUnit)).size > 1;
