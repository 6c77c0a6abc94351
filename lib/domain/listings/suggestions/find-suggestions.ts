import "server-only";
import { z } from "zod";
import { NO_NAMES } from "@/lib/domain/listings/search/reading/carried-words";
import { searchPlaces } from "@/lib/domain/places/search-places";
import { correctText } from "@/lib/domain/listings/suggestions/correct-text";
import { splitText } from "@/lib/domain/listings/suggestions/split-text";
import { findCompanies, type SuggestedCompany } from "@/lib/domain/listings/suggestions/find-companies";
import { findSubcategoryNeeds, findWordNeeds, type Need } from "@/lib/domain/listings/suggestions/find-needs";
import { takeApart } from "@/lib/domain/listings/suggestions/typed-text";
import type { Place } from "@/lib/schemas/geocode";
import { readingDb } from "@/lib/server/reading";
import { rows } from "@/lib/server/rows";

/** What a typed text may become, in parts: how it reads is the language's matter. */
export type FoundSuggestion =
  /** `before`: as typed before the need, with its space. */
  | { readonly kind: "subcategory" | "words"; readonly before: string; readonly need: Need }
  /** `need` in a place; null for the place alone. `link`: the word between them, as typed. */
  | {
      readonly kind: "place";
      readonly need: string | null;
      readonly link: string | null;
      readonly place: Place;
    }
  | { readonly kind: "company"; readonly company: SuggestedCompany };

const MOST = { subcategory: 4, words: 3, place: 3, placeAsked: 5, placeAlone: 2, company: 2 } as const;
/** Letters of a word before the vocabulary, or of a place before the gazetteer, is asked without being told to; of one that is named. */
const LEAST_LETTERS = { words: 2, place: 3, placeNamed: 4 } as const;
/** Places that somebody means who names no more than their beginning. */
const LARGE: ReadonlySet<Place["kind"]> = new Set(["state", "city", "district"]);

type Needs = { readonly subcategories: Need[]; readonly words: Need[] };

/** @param typed what is in the field already: instead of that word its subcategory is suggested */
async function needsBegunBy(text: string, typed: string): Promise<Needs> {
  const last = text.slice(text.lastIndexOf(" ") + 1);
  const [subcategories, words] = await Promise.all([
    findSubcategoryNeeds(text, MOST.subcategory),
    last.length < LEAST_LETTERS.words ? [] : findWordNeeds(text, MOST.words + 1),
  ]);
  const said = words.find((need) => need.text === typed);
  if (said && subcategories.every((need) => need.subcategory.name !== said.subcategory.name))
    subcategories.push({ ...said, text: said.subcategory.name, term: typed });
  const named = new Set([typed, ...subcategories.map((need) => need.text.toLowerCase())]);
  return { subcategories, words: words.filter((need) => !named.has(need.text)) };
}

const isEmpty = ({ subcategories, words }: Needs): boolean => subcategories.length + words.length === 0;

/** As typed; when nothing begins like it, with its spelling corrected, or its last word taken apart. */
async function needsOf(text: string): Promise<Needs> {
  const found = await needsBegunBy(text, text);
  if (!isEmpty(found) || (await areKnown(text))) return found;
  const corrected = await correctText(text);
  for (const other of [...(corrected === null ? [] : [corrected]), ...(await splitText(text))]) {
    const meant = await needsBegunBy(other, text);
    if (!isEmpty(meant)) return meant;
  }
  return found;
}

/** By their name as it is begun; when none begins so, with its spelling corrected. */
async function companiesCalled(text: string): Promise<SuggestedCompany[]> {
  const found = await findCompanies(text, MOST.company);
  if (found.length > 0 || (await areKnown(text))) return found;
  const corrected = await correctText(text);
  return corrected === null ? [] : findCompanies(corrected, MOST.company);
}

/** Whether each word is one that listings, places or synonyms have. */
async function areKnown(text: string): Promise<boolean> {
  const [row] = await rows(readingDb, z.object({ known: z.boolean() }))`
    SELECT bool_and(EXISTS (
      SELECT 1 FROM search_vocabulary AS said WHERE said.word = typed.word AND said.listings > 0)) AS known
    FROM unnest(string_to_array(${text}, ' ')) AS typed(word)`;
  return row?.known === true;
}

/** Large places that the last word begins: behind a need that stands before it, or alone. */
async function placesOf(text: string): Promise<(FoundSuggestion & { kind: "place" })[]> {
  const at = text.lastIndexOf(" ");
  const [head, tail] = [text.slice(0, Math.max(0, at)), text.slice(at + 1)];
  if (tail.length < LEAST_LETTERS.place) return [];
  const [places, hasNeed] = await Promise.all([
    searchPlaces({ q: tail, limit: head === "" ? MOST.placeAlone : MOST.place }),
    head === "" || areKnown(head),
  ]);
  if (!hasNeed) return [];
  return places
    .filter(({ kind }) => LARGE.has(kind))
    .map((place) => ({ kind: "place", need: head || null, link: null, place }));
}

/** Whether a text is the name of a place, or ends in it. */
const endsInPlace = (text: string, label: string): boolean =>
  ` ${text}`.endsWith(` ${label.split(",")[0]!.toLowerCase()}`);

/** The same of a name that is hardly the beginning of a word, nor one of every day: there is a Tut, and a Ghar. */
const namesPlace = (text: string, label: string): boolean => {
  const name = label.split(",")[0]!.toLowerCase();
  return name.length >= LEAST_LETTERS.placeNamed && !NO_NAMES.has(name) && endsInPlace(text, label);
};

/**
 * What a text that is still being typed may become: subcategories with how many listings they have, words of listings,
 * places ('plumber in Pune') and companies. Every part is a look into an index.
 * @param q at most 100 characters
 * @param limit most suggestions
 */
export async function findSuggestions({
  q,
  limit,
}: {
  q: string;
  limit: number;
}): Promise<FoundSuggestion[]> {
  const { before, need, place } = takeApart(q);
  const [folded] = await rows(readingDb, z.object({ need: z.string(), all: z.string() }))`
    SELECT market_text(${need}) AS need, market_text(${q}) AS all`;
  if (!folded || folded.need === "") return [];
  if (place !== null && place.text !== "") {
    const places = await searchPlaces({ q: place.text, limit: Math.min(limit, MOST.placeAsked) });
    return places.map((one) => ({ kind: "place", need, link: place.link, place: one }));
  }
  const text = before === "" ? folded.all : folded.need;
  const [needs, companies, begun] = await Promise.all([
    needsOf(text),
    before !== "" || text.length < LEAST_LETTERS.words ? [] : companiesCalled(text),
    before === "" ? placesOf(text) : [],
  ]);
  // 'electrician pune' is one there: that listings are tagged with the city makes it no word of trade.
  const isPlaceSaid = begun.some(({ place: { label } }) => namesPlace(text, label));
  const subcategories = needs.subcategories.filter(({ term }) => !(isPlaceSaid && term === text));
  const places = isPlaceSaid || subcategories.length === 0 ? begun : [];
  const asFound = (kind: "subcategory" | "words") => (one: Need) => ({ kind, before, need: one }) as const;
  return [
    ...(isPlaceSaid ? places : []),
    ...subcategories.map(asFound("subcategory")),
    ...(isPlaceSaid ? [] : places),
    ...needs.words
      .filter((word) => !places.some(({ place: { label } }) => endsInPlace(word.text, label)))
      .slice(0, MOST.words)
      .map(asFound("words")),
    ...companies.map((company) => ({ kind: "company", company }) as const),
  ].slice(0, limit);
}
