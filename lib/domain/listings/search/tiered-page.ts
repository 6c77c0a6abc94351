import "server-only";
import { countListings } from "@/lib/domain/listings/search/count-listings";
import type { Order } from "@/lib/domain/listings/search/order";
import { farIds, firstIds, LOOKED_AT, pageIds, rankedIds } from "@/lib/domain/listings/search/page-query";
import { alike, and, inTurn, type Stretch } from "@/lib/domain/listings/search/stretch";
import { Prisma } from "@/lib/server/db";

/** So few rows are ranked at once, wherever they are. */
export const RANKED_AT_ONCE = 2000;
/** Up to so many are ranked at once where those about the place do not fill the page, or where none lies there; more are read tier by tier. */
export const RANKED_AT_MOST = 20_000;

export type TieredPage = {
  /** What every row meets. */
  readonly where: Prisma.Sql;
  /** Best first; the last one takes all. */
  readonly stretches: readonly Stretch[];
  readonly order: Order;
  readonly total: number;
  readonly scopeRows: number;
  readonly offset: number;
  readonly limit: number;
  /** Instead of RANKED_AT_MOST. */
  readonly rankedAtMost?: number;
};

/**
 * The ids of one page of an answer in stretches of tiers. All ways give the same order: few rows are put into their tiers
 * and sorted, those about a place alone where they fill the page; of many the first rows of each tier are read off the
 * order where they are at hand, else tier by tier, as far as the page reaches.
 */
export async function tieredIds(page: TieredPage): Promise<string[]> {
  const { where, stretches, order, total, scopeRows, offset, limit, rankedAtMost = RANKED_AT_MOST } = page;
  const whole = inTurn(stretches);
  if (whole.tiers.length <= 1) return pageIds({ where, order, total, scopeRows, offset, limit });
  // Without tiers within: the index of the order gives a page of each sooner than sorting does.
  const isPlain = whole.tiers.length === stretches.length;
  if (total > (isPlain ? Math.min(RANKED_AT_ONCE, rankedAtMost) : rankedAtMost))
    return walkedIds(page, whole);
  const [first] = stretches;
  if (first?.isNear && total > RANKED_AT_ONCE) {
    const near = await rankedIds({ where, stretch: first, order, offset, limit });
    if (near.length === limit) return near;
  }
  return rankedIds({ where, stretch: whole, order, offset, limit });
}

/** Stretch by stretch, as far as the page reaches. */
async function walkedIds(page: TieredPage, whole: Stretch): Promise<string[]> {
  const { where, stretches, order, offset, limit } = page;
  const reached = offset + limit;
  const first = reached > LOOKED_AT ? [] : await firstIds({ where, stretch: whole, order }, reached);
  const ids: string[] = [];
  const before: Prisma.Sql[] = [];
  let passed = offset;
  let tiersBefore = 0;
  let isFar = false;
  for (const stretch of stretches) {
    const own = before.length === 0 ? where : Prisma.sql`${where} ${Prisma.join(before, " ")}`;
    const atHand = first.slice(tiersBefore, tiersBefore + stretch.tiers.length);
    const part = { ...page, where: own, stretch, passed, limit: limit - ids.length, isFar };
    const { found, left, isEmpty } = await walked(part, atHand);
    ids.push(...found);
    if (ids.length >= limit) break;
    passed = left;
    tiersBefore += stretch.tiers.length;
    // What is counted without it may be counted by bits.
    if (!isEmpty) before.push(Prisma.sql`AND (${stretch.holds}) IS NOT TRUE`);
    isFar = isEmpty && stretch.isNear === true;
  }
  return ids;
}

type StretchPage = Omit<TieredPage, "stretches" | "offset"> & {
  readonly stretch: Stretch;
  /** So many of the rows that are left stand before the page. */
  readonly passed: number;
  /** The same about the place is none. */
  readonly isFar: boolean;
};

/** What of a page lies in a stretch, and how many rows behind it still stand before the page. `isEmpty`: it holds no row at all. */
type Reached = { readonly found: string[]; readonly left: number; readonly isEmpty: boolean };

const countOf = async (where: Prisma.Sql): Promise<number> => (await countListings(where)).total;

async function walked(page: StretchPage, first: readonly string[][]): Promise<Reached> {
  const { where, stretch, order, scopeRows, limit, isFar, rankedAtMost = RANKED_AT_MOST } = page;
  const { holds, tiers, tier } = stretch;
  const whole = and(where, holds);
  let left = page.passed;
  let total = Infinity;
  const found: string[] = [];
  const atHand = (i: number) => first[i]?.slice(left, left + limit - found.length) ?? [];
  if (atHand(0).length < limit) {
    total = await countOf(whole);
    if (total <= left) return { found, left: left - total, isEmpty: total === 0 };
    if (tiers.length > 1 && total <= rankedAtMost) {
      const ranked = await rankedIds({ where, stretch, order, offset: left, limit });
      return { found: ranked, left: 0, isEmpty: false };
    }
  }
  for (const [i, condition] of tiers.entries()) {
    const rest = limit - found.length;
    const wanted = atHand(i);
    if (wanted.length === rest) return { found: [...found, ...wanted], left: 0, isEmpty: false };
    // The best one has all that meets its condition.
    const own =
      i === 0 ? and(holds, condition) : Prisma.sql`${holds} AND ${condition} AND ${tier} = ${i}::int`;
    const far = { among: where, where: own, order, scopeRows, limit: rest };
    // Counting the best one takes as long as looking at some of it.
    const best = isFar && left === 0 && i === 0 ? await farIds({ ...far, total }) : null;
    if (best !== null) return { found: best, left: 0, isEmpty: false };
    const met = and(where, own);
    const inTier = tiers.length === 1 ? total : await countOf(met);
    if (inTier <= left) {
      left -= inTier;
      continue;
    }
    const page = { where: met, order, offset: left, limit: rest };
    const ids =
      isFar && inTier <= rankedAtMost
        ? await rankedIds({ ...page, stretch: alike() })
        : ((isFar && left === 0 ? await farIds({ ...far, total: inTier }) : null) ??
          (await pageIds({ ...page, total: inTier, scopeRows })));
    found.push(...ids);
    left = 0;
    if (found.length >= limit) break;
  }
  return { found, left, isEmpty: false };
}
