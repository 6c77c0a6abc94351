import "server-only";
import { db } from "@/lib/server/db";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";

/** How many public listings each state has, by its code; a state without any is left out. */
export async function countByState(): Promise<ReadonlyMap<string, number>> {
  pageShows(pageTags.listings);
  const rows = await db.$queryRaw<{ code: string; listings: number }[]>`
    SELECT key AS code, sum(listings)::int AS listings FROM listing_totals
    WHERE kind = 'state' GROUP BY key HAVING sum(listings) > 0`;
  return new Map(rows.map(({ code, listings }) => [code, listings]));
}
