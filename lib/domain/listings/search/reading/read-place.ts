import "server-only";
import {
  ABROAD,
  AFTER_PLACE,
  BEFORE_PLACE,
  COLOUR_WORDS,
  COMPANY_TYPE_WORDS,
  EMPTY_WORDS,
  GENITIVES,
  HINDI_WORDS,
  LIGHT_WORDS,
  MARKETS,
  NO_NAMES,
  NUMBERED_PARTS,
  NUMBERED_QUARTERS,
  OF_A_MARKET,
  OF_A_ROAD,
  PARTS_OF_PLACE,
  SENTENCE_WORDS,
  STREETS,
  VERBS,
} from "@/lib/domain/listings/search/reading/carried-words";
import { regionRadius } from "@/lib/domain/places/regions";
import type { PlaceCandidate, Readings } from "@/lib/domain/listings/search/reading/readings";
import type { ReadPlace } from "@/lib/schemas/interpretation";
import { distanceKm } from "@/lib/shared/geo";

/** Inside a place is within so many km of it; a state is its own area, a region has one of its own (docs/product/search.md#words). */
const RADIUS_KM: Readonly<Record<ReadPlace["kind"], number | null>> = {
  state: null,
  district: 25,
  city: 25,
  locality: 10,
  pin_code: 5,
};

/** 'From', and 'by means of'. */
const FROM = new Set(["se", "से"]);

/** 'Is': 'bhar gaya hai' is full. */
const IS = new Set(["hai", "hain", "है", "हैं"]);

/** From so many inhabitants on a city's name means the city, whatever listings also call so. */
const LARGE_CITY = 300_000;
/** From so many on it is a town, and no village: that a few of its businesses tag themselves with it makes it no product. */
const TOWN = 20_000;
/** So many of one subcategory are more than a few. */
const TAGGED_ON_PURPOSE = 8;
/** Fewer listings than this have a word: it is no word of listings. */
const FEW = 3;

/** In this part of its listings one subcategory has a product. */
const AT_HOME = 0.35;
/** In this part of the listings that have a word, their names and tags do: it is a product as well. */
const PRODUCT = 0.1;

/** About how many people mean it. */
function importance({ kind, population, known, importance }: PlaceCandidate): number {
  if (importance > 0) return importance;
  if (kind === "state") return 5_000_000;
  if (kind === "city") return Math.max(population, 2_000);
  if (kind === "district") return 20_000;
  if (kind === "pin_code") return 50_000;
  return known ? 30_000 : 300;
}

/** From so many people on that mean it a place is meant by a slip for its name. */
const WELL_KNOWN = 10_000;
export const isWellKnown = (place: PlaceCandidate): boolean => importance(place) >= WELL_KNOWN;

/** From so many on it is meant by a slip that nothing leads to. */
const OF_MANY = 100_000;
export const isOfMany = (place: PlaceCandidate): boolean => importance(place) >= OF_MANY;

const DETAIL: Readonly<Record<ReadPlace["kind"], number>> = {
  state: 0,
  district: 1,
  city: 2,
  locality: 3,
  pin_code: 4,
};

/** How far a region reaches, km; null for any other place. */
const regionOf = ({ kind, state_code, name }: PlaceCandidate): number | null =>
  kind === "district" ? regionRadius(state_code, name) : null;

/** Whether a place lies in, or about, a coarser one. */
function liesIn(inner: PlaceCandidate, outer: PlaceCandidate): boolean {
  if (outer.kind === "state") return inner.state_code === outer.state_code;
  const around = outer.kind === "locality" ? 15 : Math.max(70, regionOf(outer) ?? 0);
  return distanceKm(inner, outer) <= around;
}

/**
 * In what part of the listings that have a word its listings' own names and tags have it: 0 to 1.
 * @param least so many listings of one subcategory are no chance
 */
function productShare({ stems, listings, shares }: Readings, at: number, least: number): number {
  const stem = stems[at - 1] ?? "";
  const counts = shares.filter(({ word }) => word === stem).map(({ n }) => n);
  const own = counts.reduce((sum, n) => sum + n, 0);
  const all = listings[stem] ?? 0;
  // Tags name the city as well, in all sorts of trades; a product is at home in few.
  const isAtHome = own > 0 && Math.max(...counts) >= Math.max(least, AT_HOME * own);
  return all < FEW || !isAtHome ? 0 : own / all;
}

/** From so many listings of one subcategory on that its name is no chance. */
const fewestOf = ({ kind, population }: PlaceCandidate): number =>
  kind === "city" && population >= TOWN ? TAGGED_ON_PURPOSE : 1;

type Span = { readonly first: number; readonly last: number };
const overlap = (a: Span, b: Span): boolean => a.first <= b.last && b.first <= a.last;

/** What the words around a span say: that a place comes, or came. */
export const isLedTo = ({ words }: Readings, { first, last }: Span): boolean =>
  // 'naksha pass' passes a plan, 'andheri ke pass' is near Andheri.
  BEFORE_PLACE.has(words[first - 2] ?? "") || (AFTER_PLACE.has(words[last] ?? "") && words[last] !== "pass");

/**
 * Whether a word of Hindi says something else where it stands: 'toot gaya' is broken, 'puri sabzi' beside the name of a city
 * is food. Not where it is led to, or a way begins in it: 'gaya mein', 'gaya se patna'.
 */
function isSaidOtherwise({ words, places }: Readings, { first, last }: Span): boolean {
  const [before, word, after] = [first - 2, first - 1, last].map((at) => words[at] ?? "") as [
    string,
    string,
    string,
  ];
  if (BEFORE_PLACE.has(before)) return false;
  if (EMPTY_WORDS.has(word) && (VERBS.has(before) || IS.has(after))) return true;
  if (AFTER_PLACE.has(after) || after === "to") return false;
  if (COLOUR_WORDS.has(word)) return true;
  const isBesideCity = places.some(
    (other) => other.population >= LARGE_CITY && !overlap(other, { first, last }),
  );
  return isBesideCity && (EMPTY_WORDS.has(word) || HINDI_WORDS.has(word));
}

/** 'In', said behind: 'up mein'. */
const IN_BEHIND = new Set(["mein", "me", "mai", "में", "मे"]);

/** What a PIN code is called before it. */
const CALLED_PIN = new Set("pin code pincode no number पिन कोड पिनकोड".split(" "));

const DIRECTIONS = new Set(
  "north south east west northern southern eastern western central upper lower".split(" "),
);

/** Codes that are makes, or things, too: 'laptop HP', 'tyre JK', 'wifi AP'. */
const MAKES = new Set(["hp", "jk", "ap"]);

/** Whether a code stands beside a place of its state: 'kanpur up', in capitals before it as well; 'agra up down' is a way. */
function isBesidePlace({ words, places }: Readings, code: PlaceCandidate, isInCapitals: boolean): boolean {
  const isAtEnd = code.last === words.length || IN_BEHIND.has(words[code.last] ?? "");
  return places.some(
    (place) =>
      place.kind !== "state" &&
      place.known &&
      place.state_code === code.state_code &&
      ((place.last === code.first - 1 && (isAtEnd || isInCapitals)) ||
        (place.first === code.last + 1 && isInCapitals)),
  );
}

/**
 * Whether two letters are a place: where something leads to them, they stand beside a place of that state, or they end the text
 * behind who trades or in capitals of their own: 'tiles in mp', 'tiles gwalior mp', 'potato dealers up', 'cold storage UP', and
 * neither 'pick up' nor '2 mp camera'; a 'laptop HP' is of a make, and 'courier to uk' goes abroad.
 */
function isCodeMeant(readings: Readings, candidate: PlaceCandidate, capitals: ReadonlySet<string>): boolean {
  const { words } = readings;
  const { first, last } = candidate;
  const [before, word, after] = [first - 2, first - 1, last].map((at) => words[at]);
  if (word === undefined || ABROAD.has(word)) return false;
  const isInCapitals = capitals.has(word);
  if (!MAKES.has(word) && isBesidePlace(readings, candidate, isInCapitals)) return true;
  const isLed = BEFORE_PLACE.has(before ?? "");
  if (after !== undefined) return IN_BEHIND.has(after) || (isLed && !/^\d/.test(after));
  if (isLed || COMPANY_TYPE_WORDS.has(before ?? "")) return true;
  return isInCapitals && !MAKES.has(word) && !/^\d/.test(before ?? "");
}

function isPossible(readings: Readings, candidate: PlaceCandidate, capitals: ReadonlySet<string>): boolean {
  const { first, last, kind, population, known, ambiguous } = candidate;
  if (kind === "pin_code") return true;
  if (first === last && /^[a-z]{2}$/.test(readings.words[first - 1] ?? ""))
    return isCodeMeant(readings, candidate, capitals);
  const isLed = isLedTo(readings, candidate);
  if (first === last && ABROAD.has(readings.words[first - 1] ?? "") && kind !== "state") return false;
  // 'u.p.' is the state, where 'up' is a word of its own.
  const isSpelled = last > first && readings.words.slice(first - 1, last).every((word) => word.length === 1);
  if (ambiguous && !isLed && !isSpelled) return false;
  // 'ghar ki puri safai': what is owned is no place, whatever it is called; 'delhi ke karol bagh' is one of a place.
  const before = readings.words[first - 2] ?? "";
  const isOwned = GENITIVES.has(before) && !AFTER_PLACE.has(readings.words[last] ?? "");
  const isOfPlace = readings.places.some(
    (owner) => owner.last === first - 2 && owner.known && !owner.ambiguous,
  );
  if (isOwned && !isOfPlace) return false;
  if (kind === "state") return true;
  const isOneWord = first === last;
  if (isOneWord && isSaidOtherwise(readings, candidate)) return false;
  const terms = readings.synonyms.filter((term) => term.first <= first && last <= term.last);
  // 'Kota stone' is a stone, and a 'kalyan mandap' a hall.
  const isWithin = terms.some((term) => term.first < first || last < term.last);
  if (kind !== "locality" && population >= LARGE_CITY) return isLed || !isWithin;
  // 'Aur' is a town, and 'and'; 'karne wala paas me' is nobody's Wala, and 'my car met with an accident' not in Met.
  const word = readings.words[first - 1] ?? "";
  if (isOneWord && (EMPTY_WORDS.has(word) || SENTENCE_WORDS.has(word)) && !BEFORE_PLACE.has(before))
    return false;
  // 'ghar mein cockroach' is in nobody's Ghar, and 'cab to airport' in no quarter of that name.
  if (isOneWord && NO_NAMES.has(word)) return false;
  // 'from pen drive' comes from no town of Pen.
  if (terms.some((term) => term.last > last)) return false;
  const isTerm = terms.length > 0;
  const hasOtherWords = readings.words.length > last - first + 1;
  if (isOneWord && !isLed && productShare(readings, first, fewestOf(candidate)) >= PRODUCT) return false;
  // 'ki' follows everything, and so does 'se': 'buzurg ki dekhbhal' is no village, nor is 'nal se pani'.
  const next = readings.words[last] ?? "";
  const isOwner = (GENITIVES.has(next) || FROM.has(next)) && !BEFORE_PLACE.has(before);
  // Alone it is a place that people know by its name, and no quarter of a town: 'shahad' is honey.
  const isNoCity = !known || kind === "locality";
  if (isTerm && (!isLed || isOwner) && (hasOtherWords || isNoCity)) return false;
  if (!known) {
    const stem = readings.stems[first - 1] ?? "";
    return isLed && (!isOneWord || (readings.listings[stem] ?? 0) < FEW);
  }
  return true;
}

/**
 * Whether the name of a place says of what kind a thing is, as listings say it: 'assam tea'. Neither where something leads to
 * it nor at the end: 'tea in assam', 'tea assam'.
 */
export function isOfKind(readings: Readings, place: PlaceCandidate): boolean {
  const { first, last } = place;
  const isInFront = first === last && last < readings.words.length && !isLedTo(readings, place);
  return isInFront && productShare(readings, first, fewestOf(place)) >= PRODUCT;
}

const ROADS = new Set(["road", "rd", "highway", "bypass", "रोड", "हाईवे"]);

/** Whether a place is where a road of another one leads: 'kanpur road lucknow' is in Lucknow. */
const isOfRoad = ({ words }: Readings, { last }: Span, possible: readonly PlaceCandidate[]): boolean =>
  ROADS.has(words[last] ?? "") &&
  possible.some((other) => other.first === last + 2 && other.kind !== "state" && isWellKnown(other));

export type PlaceReading = {
  readonly place: ReadPlace;
  /** Positions of all words that are about where. */
  readonly taken: ReadonlySet<number>;
};

/**
 * The place a text names: the most important one that its words and each other bear out, the finest of those that lie in
 * one another ('anna nagar chennai'). Null when no word needs to be one.
 * @param capitals words of two letters that were typed in capitals where others were not
 */
export function readPlace(readings: Readings, capitals: ReadonlySet<string>): PlaceReading | null {
  const all = readings.places.filter((candidate) => isPossible(readings, candidate, capitals));
  const roads = all.filter((candidate) => isOfRoad(readings, candidate, all));
  const possible = all.filter((candidate) => !roads.includes(candidate));
  const longest = possible.filter(
    (one) =>
      !possible.some(
        (other) =>
          overlap(one, other) &&
          other.last - other.first > one.last - one.first &&
          (other.known || !one.known),
      ),
  );
  let best: { candidate: PlaceCandidate; within: PlaceCandidate[]; score: number } | null = null;
  for (const candidate of longest) {
    const within = longest.filter(
      (other) =>
        !overlap(candidate, other) && DETAIL[other.kind] < DETAIL[candidate.kind] && liesIn(candidate, other),
    );
    const spans = new Set(within.map(({ first }) => first));
    const strangers = longest.filter(
      (other) =>
        DETAIL[other.kind] <= 2 &&
        !overlap(candidate, other) &&
        !liesIn(candidate, other) &&
        !liesIn(other, candidate),
    );
    const isFirst = strangers.every((other) => other.last > candidate.first);
    // 'panna gemstone siliguri' is for Siliguri: the name of a small place may be that of a thing.
    const isOverrun =
      importance(candidate) < LARGE_CITY &&
      !FROM.has(readings.words[candidate.last] ?? "") &&
      strangers.some((other) => importance(other) >= LARGE_CITY && readings.words[other.first - 2] !== "to");
    // 'pune to delhi truck' is wanted in Pune.
    const isDestination =
      readings.words[candidate.first - 2] === "to" &&
      longest.some((other) => other.last === candidate.first - 2 && DETAIL[other.kind] <= 2);
    const score =
      Math.log(importance(candidate)) +
      Math.log1p(candidate.supply) +
      (isLedTo(readings, candidate) && !isDestination ? 3 : 0) +
      // Of two places that have nothing to do with each other ('from Mumbai to Delhi') the first.
      (isFirst && !isOverrun ? 4 : 0) +
      20 * spans.size;
    if (best === null || score > best.score) best = { candidate, within, score };
  }
  if (best === null) return null;
  const { candidate } = best;
  const taken = new Set<number>();
  const takeSpan = ({ first, last }: Span) => {
    for (let at = first; at <= last; at++) taken.add(at);
  };
  takeSpan(candidate);
  for (const { first, last } of roads) takeSpan({ first, last: last + 1 });
  for (const other of best.within) takeSpan(other);
  const { words } = readings;
  // Another large place, or where something goes, is no need either.
  for (const other of longest)
    if (
      DETAIL[other.kind] <= 2 &&
      !overlap(other, candidate) &&
      (importance(other) >= LARGE_CITY || ["to", "from", "and"].includes(words[other.first - 2] ?? ""))
    )
      takeSpan({ first: other.first, last: other.last + Number(ROADS.has(words[other.last] ?? "")) });
  if (candidate.kind === "pin_code")
    for (let at = candidate.first - 1; CALLED_PIN.has(words[at - 1] ?? ""); at--) taken.add(at);
  // 'Western Uttar Pradesh' is a part of it.
  if (candidate.kind === "state" && DIRECTIONS.has(words[candidate.first - 2] ?? ""))
    taken.add(candidate.first - 1);
  const address = addressBefore(readings, Math.min(...taken));
  if (address !== null) takeSpan(address);
  for (let at = candidate.last + 1; at <= words.length; at++) {
    const word = words[at - 1] ?? "";
    if (PARTS_OF_PLACE.has(word)) taken.add(at);
    else if (OF_A_ROAD.has(word) && STREETS.has(words[at] ?? "")) takeSpan({ first: at, last: ++at });
    else if (NUMBERED_PARTS.has(word) && /^\d{1,3}$/.test(words[at] ?? ""))
      takeSpan({ first: at, last: ++at });
    else break;
  }
  for (const at of [...taken]) {
    if (BEFORE_PLACE.has(words[at - 2] ?? "")) taken.add(at - 1);
    for (let next = at + 1; AFTER_PLACE.has(words[next - 1] ?? ""); next++) taken.add(next);
  }
  return {
    taken,
    place: placeOf(
      candidate,
      [...taken]
        .sort((a, b) => a - b)
        .map((at) => words[at - 1])
        .join(" "),
    ),
  };
}

/**
 * The two words of an address right before a place, which no list of places has: 'ring road surat', 'sector 15 gurgaon'.
 * Null when there are none, when nothing is asked for besides, when they are of a term, or when listings say the name: who
 * types 'bitumen concrete road surat' builds one.
 * @param first where the place begins, from 1
 */
function addressBefore({ words, stems, listings, synonyms }: Readings, first: number): Span | null {
  if (first < 3) return null;
  const span = { first: first - 2, last: first - 1 };
  const [name = "", kind = ""] = words.slice(first - 3, first - 1);
  const isNothing = (word: string): boolean =>
    [EMPTY_WORDS, LIGHT_WORDS, COMPANY_TYPE_WORDS].some((one) => one.has(word));
  const asksForMore = words.slice(0, first - 3).some((word) => !isNothing(word));
  const isOfTerm = synonyms.some((term) => term.last > term.first && overlap(term, span));
  if (!asksForMore || isOfTerm) return null;
  if (NUMBERED_QUARTERS.has(name) && /^\d{1,3}[a-z]?$/.test(kind)) return span;
  if (MARKETS.has(kind) && OF_A_MARKET.has(name)) return span;
  const isName = OF_A_ROAD.has(name) || (!isNothing(name) && (listings[stems[first - 3] ?? ""] ?? 0) < FEW);
  return STREETS.has(kind) && isName ? span : null;
}

const placeOf = (candidate: PlaceCandidate, words: string): ReadPlace => ({
  kind: candidate.kind,
  name: candidate.name,
  label: candidate.label,
  words,
  lat: candidate.lat,
  lng: candidate.lng,
  radiusKm: regionOf(candidate) ?? RADIUS_KM[candidate.kind],
  stateCode: candidate.state_code,
});
