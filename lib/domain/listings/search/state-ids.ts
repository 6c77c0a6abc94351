import "server-only";
import { nearestFirst } from "@/lib/domain/listings/search/order";
import { pageIds } from "@/lib/domain/listings/search/page-query";
import { Prisma } from "@/lib/server/db";
import type { LatLng } from "@/lib/shared/geo";

export type StatePage = {
  readonly where: Prisma.Sql;
  readonly state: string;
  readonly from: LatLng;
  readonly total: number;
  /** How many of them are the state's own. Counted anew: from a moment ago it would leave a gap between the halves, or repeat a row. */
  readonly own: number;
  readonly scopeRows: number;
  readonly offset: number;
  readonly limit: number;
};

/** What of `where` is a state's own. */
export const ofState = (where: Prisma.Sql, state: string): Prisma.Sql =>
  Prisma.sql`${where} AND s.state_code = ${state}`;

/**
 * The ids of one page of a state search: the state's own listings nearest first, then all others nearest first
 * (docs/product/search.md#places-and-distance). Two ordered halves, each read from the index, meet without gap or
 * repetition.
 */
export async function stateIds({
  where,
  state,
  from,
  total,
  own,
  scopeRows,
  offset,
  limit,
}: StatePage): Promise<string[]> {
  const order = nearestFirst(from);
  const inState = ofState(where, state);
  const elsewhere = Prisma.sql`${where} AND s.state_code IS DISTINCT FROM ${state}`;
  const first =
    own <= offset ? [] : await pageIds({ where: inState, order, total: own, scopeRows, offset, limit });
  if (first.length === limit) return first;
  // A page that begins in the state's half tells where it ends; only a page beyond it needs the count.
  const passed = first.length > 0 ? 0 : Math.max(0, offset - own);
  const rest = await pageIds({
    where: elsewhere,
    order,
    total: Math.max(0, total - own),
    scopeRows,
    offset: passed,
    limit: limit - first.length,
  });
  return [...first, ...rest];
}
