import "server-only";
import type { ListingSearch } from "@/lib/schemas/listing-search";
import { db, Prisma } from "@/lib/server/db";

/** A search whose text has become the words to ask for, as a tsquery in text form; absent when no text was given. */
export type AskedSearch = Omit<ListingSearch, "q"> & { readonly words: string | undefined };

/**
 * Looks the text of a search up among the synonyms, so that 'nal mistri' asks for 'plumber' as well. Read anew for each
 * search: an admin's change counts at once, in every process (docs/decisions/015).
 */
export async function askedWords({ q, ...search }: ListingSearch): Promise<AskedSearch> {
  if (q === undefined) return { ...search, words: undefined };
  const [row] = await db.$queryRaw<
    { words: string }[]
  >`SELECT coalesce(search_query(${q})::text, '') AS words`;
  return { ...search, words: row?.words ?? "" };
}

/** The words as the value that conditions and ranks are computed from. */
export const tsqueryOf = (words: string): Prisma.Sql => Prisma.sql`${words}::tsquery`;
