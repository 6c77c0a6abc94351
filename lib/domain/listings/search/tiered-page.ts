import "server-only";
import { countListings } from "@/lib/domain/listings/search/count-listings";
import type { Order } from "@/lib/domain/listings/search/order";
import { firstIds, LOOKED_AT, pageIds, rankedIds } from "@/lib/domain/listings/search/page-query";
import { Prisma } from "@/lib/server/db";

/** So many rows are ranked at once; of more the first ones of the order are looked at before. */
export const RANKED_AT_ONCE = 2000;
/**
 * Up to so many are ranked for a page behind the first: to it the tiers before it are counted one by one, which takes four
 * times as long. A first page is reached sooner tier by tier.
 */
export const RANKED_AT_MOST = 10_000;

export type TieredPage = {
  /** What every row meets. */
  readonly where: Prisma.Sql;
  /** Best first; a row belongs to the first one whose condition it meets. The last one takes all. */
  readonly tiers: readonly Prisma.Sql[];
  readonly order: Order;
  readonly total: number;
  readonly scopeRows: number;
  readonly offset: number;
  readonly limit: number;
  /** Instead of RANKED_AT_MOST. */
  readonly rankedAtMost?: number;
};

/**
 * The ids of one page of an answer in tiers. All ways give the same order: the first rows of each tier are read off the
 * order where they are at hand; else rows are put into their tiers and sorted where there are few of them, and read tier by
 * tier, as far as the page reaches, where there are many.
 */
export async function tieredIds(page: TieredPage): Promise<string[]> {
  const { where, tiers, order, total, scopeRows, offset, limit, rankedAtMost = RANKED_AT_MOST } = page;
  if (tiers.length <= 1) return pageIds({ where, order, total, scopeRows, offset, limit });
  if (total <= RANKED_AT_ONCE) return rankedIds({ where, tiers, order, offset, limit });
  const ids: string[] = [];
  let passed = offset;
  const first = offset + limit > LOOKED_AT ? [] : await firstIds({ where, tiers, order });
  for (const [i, tier] of tiers.entries()) {
    const wanted = first[i]?.slice(passed, passed + limit - ids.length) ?? [];
    if (ids.length + wanted.length === limit) return [...ids, ...wanted];
    if (offset > 0 && total <= rankedAtMost) return rankedIds({ where, tiers, order, offset, limit });
    const before = tiers.slice(0, i).map((earlier) => Prisma.sql`AND (${earlier}) IS NOT TRUE`);
    const own = Prisma.sql`${where} AND ${tier} ${before.length === 0 ? Prisma.empty : Prisma.join(before, " ")}`;
    const { total: rows } = await countListings(own);
    if (rows <= passed) {
      passed -= rows;
      continue;
    }
    ids.push(
      ...(await pageIds({
        where: own,
        order,
        total: rows,
        scopeRows,
        offset: passed,
        limit: limit - ids.length,
      })),
    );
    passed = 0;
    if (ids.length >= limit) break;
  }
  return ids;
}
