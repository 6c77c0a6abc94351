import "server-only";
import { EMPTY_WORDS, MENDING_WORDS } from "@/lib/domain/listings/search/reading/carried-words";
import type { Understanding } from "@/lib/domain/listings/search/reading/interpret";
import type { Concept } from "@/lib/domain/listings/search/reading/meant-subcategories";
import type { Readings } from "@/lib/domain/listings/search/reading/readings";
import { allAsked, asked, inName, lexeme, matches, TELLING } from "@/lib/domain/listings/search/said-words";
import { and } from "@/lib/domain/listings/search/stretch";
import { Prisma } from "@/lib/server/db";
import { choices } from "@/lib/shared/choices";

/** From so many parts on a text may be told to be about something else, and up to so many. */
const [FEW_PARTS, MANY_PARTS] = [3, 8];

/**
 * What some listing has when a text is about anything that is offered: all needed words where it looks like what nobody
 * offers (with one such listing it is answered as ever), a doubtful word beside another one, or more than a third of its
 * parts in name, tags or category. As a tsquery, which is empty where nothing is needed and no listing will do. Null where that
 * need not be asked: a part of it is a term, the name of a subcategory or a word of that alone, or it is short, or long.
 */
export function supportOf(meant: Understanding): string | null {
  const { needed, wished, said, isClear, isLikely, isForNobody, doubtful } = meant;
  if (isForNobody) return allAsked(needed, "", TELLING);
  const others = needed.filter((concept) => concept !== doubtful);
  if (doubtful !== null && needed.length > 1)
    return `${asked(doubtful, "", TELLING)} & (${others.map((concept) => asked(concept, "", TELLING)).join(" | ")})`;
  const parts = [...needed, ...wished].filter(({ words }) => !/^\d+$/.test(words));
  const isSure =
    isClear ||
    isLikely ||
    said.length > 0 ||
    needed.some(({ words, alternatives }) => words.includes(" ") || alternatives.length > 1);
  if (isSure || parts.length < FEW_PARTS || parts.length > MANY_PARTS) return null;
  return choices(parts, Math.floor(parts.length / 3) + 1)
    .map((some) => `(${allAsked(some, "", TELLING)})`)
    .join(" | ");
}

/** Words of a text of more than so many are no name. */
const NAME_WORDS = 5;

/**
 * What is called what a text asks for, and is of no subcategory that would say what it is, as all that was imported: every typed word
 * stands in its name, one of them for what it is by that (market_heads() of the database). A subcategory is meant by what it sells: of
 * 'high school' tuition, of 'library' books; of a thing that is called so it is certain. As a tsquery; null where no listing has the
 * words, or only listings of subcategories have.
 */
export function calledSo(meant: Understanding): string | null {
  const typed = typedStems(meant);
  if (meant.needed.length === 0 || typed.length === 0 || typed.length > NAME_WORDS) return null;
  if (typed.some((stem) => isOfSubcategories(stem, meant.readings))) return null;
  const isIt = typed.map((stem) => lexeme(stem, "::")).join(" | ");
  return `${inName(typed)} & (${isIt})`;
}

/** The rows of no subcategory that are called so. */
export const rowsCalled = (so: string): Prisma.Sql => and(Prisma.sql`s.subcategory_id IS NULL`, matches(so));

/** Whether all listings that have a stem have it in name or tags, and a subcategory; what is known of it without asking. */
const isOfSubcategories = (stem: string, { listings, shares }: Readings): boolean =>
  shares.reduce((left, { word, n }) => (word === stem ? left - n : left), listings[stem] ?? 0) <= 0;

/** What was typed of a need, and what was wished beside it, as stems. */
export const typedStems = ({ needed, wished, readings: { words, stems } }: Understanding): string[] =>
  [...needed, ...wished]
    .flatMap((concept) => concept.words.split(" "))
    .filter((word) => words.includes(word) && !EMPTY_WORDS.has(word))
    .map((word) => stems[words.indexOf(word)] ?? word);

/** That something is lent, as stems. */
const LENT = new Set(["rent", "rental", "hire"]);

/**
 * What offers to mend or to lend a thing, where that was asked for: both in what it is called. Null where it was not: who sells
 * forklifts, and says that they need few repairs, repairs none. As a tsquery.
 */
export function doingOf({ needed }: Understanding): string | null {
  const isDoing = ({ words, alternatives }: Concept): boolean =>
    words.split(" ").some((word) => MENDING_WORDS.has(word)) ||
    alternatives.flat().some((stem) => LENT.has(stem));
  return needed.length === 2 && needed.filter(isDoing).length === 1 ? allAsked(needed, "", TELLING) : null;
}
