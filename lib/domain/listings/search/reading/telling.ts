import "server-only";
import type { Concept } from "@/lib/domain/listings/search/reading/meant-subcategories";
import type { Readings, SubcategoryReading } from "@/lib/domain/listings/search/reading/readings";

// How much words tell of subcategories: whether they are the name of one, and whether they are at home in one alone.

/** Of a subcategory's listings: fewer or more than these have a word, and it tells none of them from the others. */
const [RARELY, MOSTLY] = [0.08, 0.85];
/** So few that to ask for it would leave out what the name of the subcategory says of all. */
export const HARDLY_EVER = 0.02;
/** In this part of a subcategory's name words say all of it. */
const MOST_OF_NAME = 0.75;

/** Whether stems are most of what a subcategory is called: 'offset printing', in one term or word by word. */
export function saysName(said: readonly string[], { stems }: SubcategoryReading): boolean {
  const names = new Set(stems.map((stem) => stem.slice(0, 4)));
  return (
    said.every((stem) => stems.includes(stem)) &&
    new Set(said.map((stem) => stem.slice(0, 4))).size >= MOST_OF_NAME * names.size
  );
}

/** In what part of a subcategory's listings a stem stands in name or tags, from 0 to 1. */
export const partWith = (stem: string, { id, size }: SubcategoryReading, { shares }: Readings): number =>
  (shares.find((share) => share.word === stem && share.id === id)?.n ?? 0) / Math.max(1, size);

/** Whether a concept is what a subcategory is about, so that a listing without the word is as good as one with it. */
export function isNameOf(
  { alternatives }: Concept,
  subcategory: SubcategoryReading,
  readings: Readings,
): boolean {
  const [typed = []] = alternatives;
  const says = (stems: readonly string[]): boolean => stems.every((stem) => subcategory.stems.includes(stem));
  if (saysName(typed, subcategory)) return true;
  const parts = alternatives.map((stems) =>
    Math.min(...stems.map((stem) => partWith(stem, subcategory, readings))),
  );
  if (parts.some((part) => part >= MOSTLY)) return true;
  return alternatives.some(says) && parts.every((part) => part < RARELY);
}

/** A third of the listings that have a word, in one subcategory: it speaks for something; nearly all: for nothing else. */
export const [TELLING, CLEAR] = [0.3, 0.95];

/** In what part of the listings that have it in name or tags a concept is at home in one subcategory: 0 to 1. */
export const homeOf = ({ exact, alternatives }: Concept, { shares }: Readings): number =>
  Math.max(
    0,
    ...[...(exact === undefined ? [] : [[exact]]), ...alternatives].flat().map((stem) => {
      const counts = shares.filter(({ word }) => word === stem).map(({ n }) => n);
      const sum = counts.reduce((total, n) => total + n, 0);
      return sum === 0 ? 0 : Math.max(...counts) / sum;
    }),
  );

/** Whether no word that is needed speaks for any subcategory in particular. */
export const isVague = (needed: readonly Concept[], readings: Readings): boolean =>
  !needed.some((concept) => homeOf(concept, readings) >= TELLING);

/** Of the concepts, and of the words of those that have several, the one most at home somewhere. */
export function mostTelling(needed: readonly Concept[], readings: Readings): Concept | null {
  const apart = needed.flatMap(({ words, alternatives }) =>
    alternatives
      .flatMap((stems) => (stems.length > 1 ? stems : []))
      .map((stem): Concept => ({ words, alternatives: [[stem]], isPrefix: false })),
  );
  const [best] = [...needed, ...apart]
    .map((concept) => ({ concept, home: homeOf(concept, readings) }))
    .filter(({ home }) => home >= TELLING)
    .sort((a, b) => b.home - a.home);
  return best?.concept ?? null;
}
