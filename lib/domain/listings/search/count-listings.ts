import "server-only";
import { LRUCache } from "lru-cache";
import { db, Prisma } from "@/lib/server/db";
import { currentPageRender } from "@/lib/server/page-cache/page-render";

/** Totals up to here are counted on every request, so that an approval is findable at once (decisions.md section 2). */
export const ALWAYS_COUNTED = 1000;

/** A larger total may be 60 s old; the 5 s that a count may run (statement_timeout) are part of them. */
export const KEPT_MS = 55_000;

export type Total = {
  readonly total: number;
  /** Counted by this request, not taken from an earlier or a running one. */
  readonly isFresh: boolean;
};

/** The statement that counts the rows of a condition. */
export const countQuery = (where: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`SELECT count(*)::int AS total FROM listing_search AS s WHERE ${where}`;

/** How many rows match at this moment. */
export async function countNow(where: Prisma.Sql): Promise<number> {
  const rows = await db.$queryRaw<{ total: number }[]>(countQuery(where));
  return rows[0]?.total ?? 0;
}

const totals = new LRUCache<string, number, Prisma.Sql>({
  max: 2000,
  ttl: KEPT_MS,
  fetchMethod: (_key, _stale, { context }) => countNow(context),
});

/** One condition, one text. */
export const keyOf = (where: Prisma.Sql): string => JSON.stringify([where.sql, where.values]);

/**
 * How many rows match, exactly: the same condition counted a moment ago by another page of the search is not counted
 * again when it is large. A running count is shared only while it turns out large. For a page that is kept it is
 * counted now: such a page says what it says until something changes.
 */
export async function countListings(where: Prisma.Sql): Promise<Total> {
  if (currentPageRender() !== undefined) return { total: await countNow(where), isFresh: true };
  const key = keyOf(where);
  const status: LRUCache.Status<string, number, Prisma.Sql> = {};
  const total = await totals.fetch(key, { context: where, status });
  const isOurs = status.fetch === "miss" || status.fetch === "stale";
  if (total !== undefined && total > ALWAYS_COUNTED) return { total, isFresh: isOurs };
  // Only who began a count takes it away: another caller's delete would abort a newer one that is still running.
  if (isOurs) totals.delete(key);
  return { total: isOurs && total !== undefined ? total : await countNow(where), isFresh: true };
}

/** How many rows search has at all, at most a minute old: for choosing a plan, not for showing. */
export async function countAll(): Promise<number> {
  const everything = Prisma.sql`true`;
  return (await totals.fetch(keyOf(everything), { context: everything })) ?? 0;
}

/** Forgets every total: for tests, which change rows behind the back of the cache. */
export const forgetTotals = (): void => totals.clear();
