/**
 * How a trade works, which decides company types, addresses and the sentences about delivery or visits:
 * goods are sold; works are job works and site contracts; local services come to the customer or wait round the
 * corner; classes teach; hire lends by the day; professional offices advise.
 */
export type Mode = "goods" | "works" | "local" | "class" | "hire" | "professional";

/** Something a company offers, in as many variants as it has sizes and kinds. */
export interface Offer {
  /** With `{size}` and `{kind}` where they go. */
  name: string;
  /** Each size with its usual price in whole rupees; null is 'on request'. */
  sizes: readonly (readonly [size: string, price: number | null])[];
  kinds: readonly string[];
  /** What the price is for, in the words of the listing: 'per pump', 'starting price with material'. */
  unit: string;
  sentences: readonly string[];
  tags: readonly string[];
}

/** What companies of one subcategory are called and offer. */
export interface Trade {
  mode: Mode;
  /** Words for company names: 'Pump' (… Industries) for goods, whole nouns ('Caterers') for services. */
  firms: readonly string[];
  offers: readonly Offer[];
  /** States where it is at home; everywhere when absent. */
  states?: readonly string[];
}

/** The trades of one category by subcategory slug. */
export type CategoryTrades = Record<string, Trade>;

const list = (text: string) => text.split("|").map((item) => item.trim());

/** One offer in short: kinds, sentences and tags are lists separated by '|'. */
export function offer(
  name: string,
  sizes: Record<string, number | null>,
  kinds: string,
  unit: string,
  sentences: string,
  tags: string,
): Offer {
  return {
    name,
    sizes: Object.entries(sizes),
    kinds: list(kinds),
    unit,
    sentences: list(sentences),
    tags: list(tags),
  };
}

/** One trade in short: firms and states are lists separated by '|'. */
export function trade(mode: Mode, firms: string, offers: readonly Offer[], states?: string): Trade {
  return { mode, firms: list(firms), offers, ...(states === undefined ? {} : { states: list(states) }) };
}
