import "server-only";
import { z } from "zod";
import { readByIndex } from "@/lib/domain/listings/search/page-query";
import type { Prisma } from "@/lib/server/db";
import { readingDb } from "@/lib/server/reading";
import { plannedRows, rows } from "@/lib/server/rows";

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

/** Whether any listing meets a condition. By an index: a word that many listings have may stand at the end of the table alone. */
export async function hasRows(where: Prisma.Sql): Promise<boolean> {
  const found = await readByIndex(
    (tx) => rows(tx, z.unknown())`SELECT 1 FROM listing_search AS s WHERE ${where} LIMIT 1`,
  );
  return found.length > 0;
}

/**
 * Whether any of a few rows meets a condition that narrows what finds them. Planned as if all were wanted: for the first one alone
 * the planner may go through the table.
 */
export async function isAmongFew(where: Prisma.Sql): Promise<boolean> {
  const found = await rows(readingDb, z.unknown())`
    WITH found AS MATERIALIZED (SELECT FROM listing_search AS s WHERE ${where}) SELECT 1 FROM found LIMIT 1`;
  return found.length > 0;
}

/** So many are the best listings. */
const LOOKED_AT = 500;

/** Whether one of the best listings meets a condition: what frequent words ask for together most often stands there. */
export async function isAmongFirst(where: Prisma.Sql): Promise<boolean> {
  const found = await rows(readingDb, z.unknown())`
    SELECT 1 FROM (SELECT * FROM listing_search ORDER BY quality DESC, published_at DESC, listing_id LIMIT ${LOOKED_AT}::int) AS s
    WHERE ${where} LIMIT 1`;
  return found.length > 0;
}
