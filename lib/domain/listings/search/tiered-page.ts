import "server-only";
import { countListings } from "@/lib/domain/listings/search/count-listings";
import type { Order } from "@/lib/domain/listings/search/order";
import { firstIds, LOOKED_AT, pageIds, rankedIds } from "@/lib/domain/listings/search/page-query";
import { inTurn, type Stretch } from "@/lib/domain/listings/search/stretch";
import { Prisma } from "@/lib/server/db";

/** So few rows are ranked at once, wherever they are. */
export const RANKED_AT_ONCE = 2000;
/** Up to so many are ranked at once where those about the place do not fill the page; more are read tier by tier. */
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
  const first = offset + limit > LOOKED_AT ? [] : await firstIds({ where, stretch: whole, order });
  const ids: string[] = [];
  let passed = offset;
  let tiersBefore = 0;
  for (const [i, stretch] of stretches.entries()) {
    const before = stretches.slice(0, i).map(({ holds }) => Prisma.sql`AND (${holds}) IS NOT TRUE`);
    const own = before.length === 0 ? where : Prisma.sql`${where} ${Prisma.join(before, " ")}`;
    const atHand = first.slice(tiersBefore, tiersBefore + stretch.tiers.length);
    const part = { ...page, where: own, stretch, passed, limit: limit - ids.length };
    const { found, left } = await walked(part, atHand);
    ids.push(...found);
    if (ids.length >= limit) break;
    passed = left;
    tiersBefore += stretch.tiers.length;
  }
  return ids;
}

type StretchPage = Omit<TieredPage, "stretches" | "offset"> & {
  readonly stretch: Stretch;
  /** So many of the rows that are left stand before the page. */
  readonly passed: number;
};

/** What of a page lies in a stretch, and how many rows behind it still stand before the page. */
type Reached = { readonly found: string[]; readonly left: number };

const countOf = async (where: Prisma.Sql): Promise<number> => (await countListings(where)).total;

async function walked(page: StretchPage, first: readonly string[][]): Promise<Reached> {
  const { where, stretch, order, scopeRows, limit, rankedAtMost = RANKED_AT_MOST } = page;
  const { holds, tiers, tier } = stretch;
  let left = page.passed;
  const found: string[] = [];
  const atHand = (i: number) => first[i]?.slice(left, left + limit - found.length) ?? [];
  if (atHand(0).length < limit) {
    const held = Prisma.sql`${where} AND ${holds}`;
    const total = await countOf(held);
    if (total <= left) return { found, left: left - total };
    if (tiers.length === 1)
      return { found: await pageIds({ where: held, order, total, scopeRows, offset: left, limit }), left: 0 };
    if (total <= rankedAtMost)
      return { found: await rankedIds({ where, stretch, order, offset: left, limit }), left: 0 };
  }
  for (const [i, condition] of tiers.entries()) {
    const wanted = atHand(i);
    if (found.length + wanted.length === limit) return { found: [...found, ...wanted], left: 0 };
    const own = Prisma.sql`${where} AND ${holds} AND ${condition} AND ${tier} = ${i}::int`;
    const total = await countOf(own);
    if (total <= left) {
      left -= total;
      continue;
    }
    const rest = limit - found.length;
    found.push(...(await pageIds({ where: own, order, total, scopeRows, offset: left, limit: rest })));
    left = 0;
    if (found.length >= limit) break;
  }
  return { found, left };
}
