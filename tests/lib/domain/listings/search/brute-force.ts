import type { ListingSearch } from "@/lib/schemas/listing-search";
import { distanceKm, type LatLng } from "@/lib/shared/geo";
import type { TestCategory, TestCompany, TestListing, TestSubcategory } from "@/tests/support/directory";

/** The words of the test's vocabulary with their English stems; '' is a stop word. Checked against the database. */
export const STEMS: Readonly<Record<string, string>> = {
  pump: "pump",
  pumps: "pump",
  pum: "pum",
  motor: "motor",
  motors: "motor",
  mot: "mot",
  milk: "milk",
  mil: "mil",
  curd: "curd",
  cur: "cur",
  creme: "creme",
  cre: "cre",
  brulee: "brule",
  the: "",
  and: "",
  works: "work",
  wor: "wor",
  steel: "steel",
  ste: "ste",
  दूध: "दूध",
  दू: "दू",
  दही: "दही",
  क्ली: "क्ली",
  क्लीनिक: "क्लीनिक",
  500: "500",
  50: "50",
  machinery: "machineri",
  food: "food",
  services: "servic",
  hand: "hand",
  pune: "pune",
  mumbai: "mumbai",
  pu: "pu",
  maharashtra: "maharashtra",
  karnataka: "karnataka",
  fresh: "fresh",
  organic: "organ",
  organi: "organi",
  machine: "machin",
  machiner: "machin",
  unknown: "unknown",
  jal: "jal",
  yantra: "yantra",
  पंप: "पंप",
  पम्प: "पम्प",
  नलसाज: "नलसाज",
  "नलसाज\u093c": "नलसाज\u093c",
  wala: "wala",
};

/** The word rule of the product, written a second time: runs of letters, marks and digits, accents folded. */
const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) =>
    word
      .normalize("NFD")
      .replace(/[\u0300-\u036f]/g, "")
      .normalize("NFC")
      .toLowerCase(),
  );

function stemOf(word: string): string {
  const stem = STEMS[word];
  if (stem === undefined) throw new Error(`'${word}' is not in the vocabulary`);
  return stem;
}

/** What a word is looked up by among the synonyms: its stem, with Devanagari spellings of one word made one. */
function keyOf(word: string): string {
  const folded = word
    .replaceAll("\u093c", "")
    .replaceAll("\u0901", "\u0902")
    .replace(/[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u092e])/g, "\u0902");
  return stemOf(folded) || folded;
}

export type Synonym = { readonly term: string; readonly meaning: string };

/** Which words of a query a term is, as [from, to) for each time it stands there. */
function placesOf(term: string, words: readonly string[]): [number, number][] {
  const [wanted, keys] = [wordsOf(term).map(keyOf), words.map(keyOf)];
  return keys.flatMap((_, from): [number, number][] =>
    wanted.every((key, index) => keys[from + index] === key) ? [[from, from + wanted.length]] : [],
  );
}

function hasWords(texts: readonly string[], q: string, synonyms: readonly Synonym[]): boolean {
  const said = texts.flatMap(wordsOf).filter((word) => stemOf(word) !== "");
  const stems = new Set(said.map(stemOf));
  const begins = (prefix: string) => [...stems, ...said].some((word) => word.startsWith(prefix));
  const words = wordsOf(q);
  if (words.length === 0) return true;
  const meant = synonyms
    .filter(({ meaning }) =>
      wordsOf(meaning)
        .map(stemOf)
        .every((stem) => stem === "" || stems.has(stem)),
    )
    .flatMap(({ term }) => placesOf(term, words));
  if (words.every((word) => stemOf(word) === ""))
    return begins(words.at(-1)!) || meant.some(([from, to]) => to - from === words.length);
  return words.every((word, index) => {
    const stem = stemOf(word);
    if (stem === "" || meant.some(([from, to]) => from <= index && index < to)) return true;
    return index === words.length - 1 ? begins(stem) : stems.has(stem);
  });
}

export type Directory = {
  listings: readonly TestListing[];
  companies: readonly TestCompany[];
  categories: readonly TestCategory[];
  subcategories: readonly TestSubcategory[];
  states: readonly { code: string; name: string }[];
  synonyms: readonly Synonym[];
};

const byId = <T extends { id: string }>(all: readonly T[], id: string | null): T | undefined =>
  all.find((one) => one.id === id);

function matches(listing: TestListing, search: ListingSearch, directory: Directory): boolean {
  const { q, lat, lng, radiusKm, priceMin, priceMax } = search;
  const company = byId(directory.companies, listing.providerUserId)!;
  const price = listing.price;
  const texts = [
    listing.name,
    listing.description,
    listing.address,
    listing.city ?? "",
    ...listing.tags,
    company.name,
    byId(directory.categories, listing.categoryId)!.name,
    byId(directory.subcategories, listing.subcategoryId)?.name ?? "",
    directory.states.find(({ code }) => code === listing.stateCode)?.name ?? "",
  ];
  const anyOf = (asked: readonly string[], id: string | null) =>
    asked.length === 0 || asked.includes(id ?? "");
  return (
    listing.status === "approved" &&
    company.disabled !== true &&
    (q === undefined || hasWords(texts, q, directory.synonyms)) &&
    anyOf(search.categoryIds, listing.categoryId) &&
    anyOf(search.subcategoryIds, listing.subcategoryId) &&
    (search.tags.length === 0 || search.tags.some((tag) => listing.tags.includes(tag))) &&
    (radiusKm === undefined || distanceKm({ lat: lat!, lng: lng! }, listing) <= radiusKm) &&
    (priceMin === undefined || (price !== null && price >= priceMin)) &&
    (priceMax === undefined || (price !== null && price <= priceMax)) &&
    (search.companyType === undefined || company.type === search.companyType) &&
    (search.inState === undefined || listing.stateCode === search.inState) &&
    (search.providerUserId === undefined || listing.providerUserId === search.providerUserId)
  );
}

const compare = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * All ids of a search in order, by going through everything.
 * @param ranks what the database says of best match, by id: its formula is not repeated here
 */
export function bruteForce(
  search: ListingSearch,
  directory: Directory,
  context: {
    statePoint?: LatLng;
    ranks?: ReadonlyMap<string, { readonly tier: number; readonly quality: number }>;
  } = {},
): string[] {
  const found = directory.listings.filter((listing) => matches(listing, search, directory));
  const from = context.statePoint ?? { lat: search.lat ?? 0, lng: search.lng ?? 0 };
  const keys: Record<ListingSearch["sort"], (listing: TestListing) => readonly number[]> = {
    created_desc: ({ publishedAt }) => [-Date.parse(publishedAt!)],
    price_asc: ({ price }) => [price ?? Infinity],
    price_desc: ({ price }) => [price === null ? Infinity : -price],
    distance_asc: (listing) => [distanceKm(from, listing)],
    relevance: (listing) => {
      const { tier, quality } = context.ranks!.get(listing.id)!;
      const away = search.lat === undefined ? 0 : distanceKm(from, listing);
      return [tier, away, -quality, -Date.parse(listing.publishedAt!)];
    },
  };
  const key = keys[search.sort];
  const first = (listing: TestListing) =>
    search.state !== undefined && listing.stateCode !== search.state ? 1 : 0;
  const ids = search.sort === "created_desc" ? -1 : 1;
  const byKeys = (a: TestListing, b: TestListing): number =>
    key(a).reduce((order, value, i) => order || compare(value, key(b)[i]!), 0);
  return found
    .toSorted((a, b) => first(a) - first(b) || byKeys(a, b) || ids * compare(a.id, b.id))
    .map(({ id }) => id);
}
