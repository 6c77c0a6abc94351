import "server-only";
import type { ReadPlace } from "@/lib/schemas/interpretation";

/** A place that words `first` to `last` (from 1) may name. `supply`: listings about it, 40 for 40 or more. */
export type PlaceCandidate = {
  readonly first: number;
  readonly last: number;
  readonly kind: ReadPlace["kind"];
  readonly name: string;
  readonly label: string;
  readonly state_code: string;
  readonly district: string | null;
  readonly population: number;
  readonly lat: number;
  readonly lng: number;
  /** A city, state, district, PIN code or locality of a large city: no village. */
  readonly known: boolean;
  readonly supply: number;
  /** About how many people mean it; 0 when nobody counted. */
  readonly importance: number;
  /** The name is also a word of trade, or of every day. */
  readonly ambiguous: boolean;
};

/** A subcategory that the words have to do with. `stems` of its name; `size`: its listings. */
export type SubcategoryReading = {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly categorySlug: string;
  readonly stems: readonly string[];
  readonly size: number;
};

/** What was looked up for the words of a text: search_readings() of the database. Positions count from 1. */
export type Readings = {
  readonly words: readonly string[];
  readonly stems: readonly string[];
  /** How many approved listings have a stem. */
  readonly listings: Readonly<Record<string, number>>;
  readonly synonyms: readonly {
    readonly first: number;
    readonly last: number;
    readonly meaning: string;
    readonly stems: readonly string[];
  }[];
  readonly joined: readonly { readonly first: number; readonly last: number; readonly stem: string }[];
  /** In how many listings of a subcategory name or tags have a stem. */
  readonly shares: readonly { readonly word: string; readonly id: string; readonly n: number }[];
  readonly places: readonly PlaceCandidate[];
  readonly subcategories: readonly SubcategoryReading[];
};

/** Of a text without words. */
export const NO_READINGS: Readings = {
  words: [],
  stems: [],
  listings: {},
  synonyms: [],
  joined: [],
  shares: [],
  places: [],
  subcategories: [],
};
