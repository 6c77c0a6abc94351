import "server-only";
import { z } from "zod";
import { readingDb } from "@/lib/server/reading";
import { plannedRows } from "@/lib/server/rows";

const Answer = z.object({ found: z.boolean() });

/**
 * Whether any approved listing has some words.
 * @param query a tsquery over `listing_search.words`
 * @param isOfNone only listings of no subcategory count
 */
export async function hasListing(query: string, isOfNone = false): Promise<boolean> {
  const [row] = await plannedRows(
    readingDb,
    Answer,
  )`SELECT has_listing(${query}::tsquery, ${isOfNone}) AS found`;
  return row?.found === true;
}
