import "server-only";
import { z } from "zod";
import { LRUCache } from "lru-cache";
import { bitmapCountQuery, type ByBitmaps, byBitmaps } from "@/lib/domain/listings/search/bitmaps";
import {
  type StoredTotal,
  readStoredTotal,
  storedTotalQuery,
} from "@/lib/domain/listings/search/stored-totals";
import { Prisma } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { currentPageRender } from "@/lib/server/page-cache/page-render";
import { readingDb } from "@/lib/server/reading";

/**
 * Totals up to here are counted on every request, so that an approval is findable at once
 * (docs/product/search.md#totals).
 */
export const ALWAYS_COUNTED = 1000;

/** A larger total may be 60 s old; the 3.5 s that a count may run (statement_timeout) are part of them. */
export const CACHE_TTL_MS = 55_000;

export type Total = {
  readonly total: number;
  /** Counted by this request, not taken from an earlier or a running one. */
  readonly isFresh: boolean;
};

export type Shorter = { readonly stored?: StoredTotal | null; readonly statement?: Prisma.Sql | null };

/** The statement that counts the rows of a condition. */
export const countQuery = (where: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`SELECT count(*)::int AS total FROM listing_search AS s WHERE ${where}`;

/**
 * The statement that counts the rows that are of some subcategories or meet a condition: how many the subcategories have is kept by
 * triggers.
 * @param ids of the subcategories, at least one
 */
export const beyondSubcategories = (ids: readonly string[], where: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT (kept.total + beyond.total)::int AS total
  FROM (${storedTotalQuery({ kind: "subcategory", keys: ids })}) AS kept, (${countQuery(
    Prisma.sql`${where} AND (s.subcategory_id = ANY (${[...ids]}::text[])) IS NOT TRUE`,
  )}) AS beyond`;

const TotalRow = z.object({ total: z.number().nullable() });

async function totalOf(query: Prisma.Sql): Promise<number | null> {
  const [found] = await rows(readingDb, TotalRow)`${query}`;
  return found?.total ?? null;
}

type Ask = (query: Prisma.Sql) => Promise<number | null>;

/** Asks by bitmaps how many rows there are; null where they are not there at this moment. */
type AskByBitmaps = (by: ByBitmaps) => Promise<number | null>;

/** How many rows meet a condition, by bitmaps where they are kept of it. @param otherwise the statement that counts it without */
async function counted(
  where: Prisma.Sql,
  otherwise: Prisma.Sql,
  ask: Ask,
  askByBitmaps: AskByBitmaps = (by) => ask(bitmapCountQuery(by)),
): Promise<number> {
  const by = await byBitmaps(where);
  const total = by === null ? null : await askByBitmaps(by);
  return total ?? (await ask(otherwise)) ?? 0;
}

/** How many rows match at this moment. */
export const countNow = async (where: Prisma.Sql): Promise<number> => (await totalOf(countQuery(where))) ?? 0;

/** Where the number of all rows stands. */
export const EVERYTHING_STORED: StoredTotal = { kind: "all", keys: [""] };

const totals = new LRUCache<string, number, () => Promise<number>>({
  max: 2000,
  ttl: CACHE_TTL_MS,
  fetchMethod: (_key, _stale, { context }) => context(),
});

/** One condition, one text. */
export const keyOf = (where: Prisma.Sql): string => JSON.stringify([where.sql, where.values]);

/**
 * How many rows match, exactly: the same condition counted a moment ago by another page of the search is not counted
 * again when it is large. A running count is shared only while it turns out large. For a page that is cached it is
 * counted now: such a page says what it says until something changes.
 * @param shorter ways to the same number: where triggers keep it, or a statement that counts it from an index alone
 * @param ask instead of asking for the number alone; it is not called where the number is at hand
 */
export async function countListings(
  where: Prisma.Sql,
  { stored = null, statement }: Shorter = {},
  ask: Ask = totalOf,
): Promise<Total> {
  if (stored !== null) return { total: (await ask(storedTotalQuery(stored))) ?? 0, isFresh: true };
  const count = () => counted(where, statement ?? countQuery(where), ask);
  if (currentPageRender() !== undefined) return { total: await count(), isFresh: true };
  const key = keyOf(where);
  const status: LRUCache.Status<string, number, () => Promise<number>> = {};
  const total = await totals.fetch(key, { context: count, status });
  const isOurs = status.fetch === "miss" || status.fetch === "stale";
  if (total !== undefined && total > ALWAYS_COUNTED) return { total, isFresh: isOurs };
  // Only who began a count takes it away: another caller's delete would abort a newer one that is still running.
  if (isOurs) totals.delete(key);
  return { total: isOurs && total !== undefined ? total : await count(), isFresh: true };
}

/**
 * The same for who asks for more than the number where bitmaps tell it: nobody else waits for that.
 * @param askByBitmaps not called where the number is at hand
 */
export async function countWith(
  where: Prisma.Sql,
  shorter: Shorter,
  askByBitmaps: AskByBitmaps,
): Promise<Total> {
  if (shorter.stored != null) return countListings(where, shorter);
  const known = currentPageRender() === undefined ? totals.get(keyOf(where)) : undefined;
  if (known !== undefined) return { total: known, isFresh: false };
  const total = await counted(where, shorter.statement ?? countQuery(where), totalOf, askByBitmaps);
  keepTotal(where, total);
  return { total, isFresh: true };
}

/** Keeps for a while what a condition was counted to by another statement, as countListings() does with its own. */
export function keepTotal(where: Prisma.Sql, total: number): void {
  if (total > ALWAYS_COUNTED && currentPageRender() === undefined) totals.set(keyOf(where), total);
}

/** How many rows search has at all. */
export const countAll = (): Promise<number> => readStoredTotal(EVERYTHING_STORED);

/** Forgets every total: for tests, which change rows behind the back of the cache. */
export const forgetTotals = (): void => totals.clear();
