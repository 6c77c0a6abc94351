import "server-only";
import { z } from "zod";
import type { ListingSearch } from "@/lib/schemas/listing-search";
import { Prisma } from "@/lib/server/db";
import { readingDb } from "@/lib/server/reading";
import { plannedRows } from "@/lib/server/rows";

/**
 * A count that triggers keep: a kind of `listing_totals`, and the keys whose listings count together. For `word` one
 * lexeme of `search_vocabulary`.
 */
export type StoredTotal = {
  readonly kind:
    | "all"
    | "category"
    | "subcategory"
    | "company_type"
    | "state"
    | "city"
    | "category_city"
    | "category_type"
    | "subcategory_type"
    | "category_state"
    | "subcategory_state"
    | "type_state"
    | "word";
  readonly keys: readonly string[];
};

/** Where the vocabulary has how many listings a word stands in. */
export const storedTotalOfWord = (word: string): StoredTotal => ({ kind: "word", keys: [word] });

/** What a search may filter by and still have its total stored. */
type Chosen = Pick<ListingSearch, "categoryIds" | "subcategoryIds" | "companyType" | "city" | "inState">;

/**
 * Where the total of a search without words stands, or null when it has to be counted: it asks for more than one of
 * the kinds can tell. Neither page, sort nor a place without a radius matters.
 */
export const storedTotalOf = (search: ListingSearch): StoredTotal | null =>
  isOnlyChosen(search) ? byChoice(search) : null;

/** Whether a search asks for nothing but what is chosen from lists: categories, company type, city, state. */
export function isOnlyChosen(search: ListingSearch): boolean {
  const { q, tags, radiusKm, priceMin, priceMax, providerUserId } = search;
  const isMore = [q, radiusKm, priceMin, priceMax, providerUserId].some((asked) => asked !== undefined);
  return !isMore && tags.length === 0;
}

function byChoice({ categoryIds, subcategoryIds, companyType, city, inState }: Chosen): StoredTotal | null {
  const isOfCity = city !== undefined && categoryIds.length > 0;
  if (isOfCity && [...subcategoryIds, companyType, inState].every((one) => one === undefined))
    return { kind: "category_city", keys: [...new Set(categoryIds.map((id) => `${id} ${city}`))] };
  if (categoryIds.length > 0 && subcategoryIds.length > 0) return null;
  const ids = [...categoryIds, ...subcategoryIds];
  const kind = subcategoryIds.length > 0 ? "subcategory" : "category";
  if (city !== undefined) {
    const isMore = ids.length > 0 || inState !== undefined || companyType !== undefined;
    return isMore ? null : { kind: "city", keys: [city] };
  }
  if (inState !== undefined) {
    const inIt = (subject: string): string => `${subject} ${inState}`;
    if (ids.length > 0)
      return companyType === undefined ? { kind: `${kind}_state`, keys: [...new Set(ids)].map(inIt) } : null;
    return companyType === undefined
      ? { kind: "state", keys: [inState] }
      : { kind: "type_state", keys: [inIt(companyType)] };
  }
  if (ids.length > 0) {
    return companyType === undefined
      ? { kind, keys: [...new Set(ids)] }
      : { kind: `${kind}_type`, keys: [...new Set(ids.map((id) => `${id} ${companyType}`))] };
  }
  return companyType === undefined
    ? { kind: "all", keys: [""] }
    : { kind: "company_type", keys: [companyType] };
}

/** The statement that reads a stored total. */
export const storedTotalQuery = ({ kind, keys }: StoredTotal): Prisma.Sql =>
  kind === "word"
    ? Prisma.sql`
        SELECT coalesce(sum(listings), 0)::int AS total FROM search_vocabulary
        WHERE kind = 'word' AND word = ANY (${[...keys]}::text[])`
    : Prisma.sql`
        SELECT coalesce(sum(listings), 0)::int AS total FROM listing_totals
        WHERE kind = ${kind} AND key = ANY (${[...keys]}::text[])`;

const TotalRow = z.object({ total: z.number() });

/** A stored total as it is at this moment, exact. */
export async function readStoredTotal(stored: StoredTotal): Promise<number> {
  const [row] = await plannedRows(readingDb, TotalRow)`${storedTotalQuery(stored)}`;
  return row!.total;
}
