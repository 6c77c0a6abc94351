import "server-only";
import { db } from "@/lib/server/db";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";

/** How many public listings each state has, by its code; a state without any is left out. One pass over an index. */
export async function countByState(): Promise<ReadonlyMap<string, number>> {
  pageShows(pageTags.listings);
  const rows = await db.$queryRaw<{ code: string; listings: number }[]>`
    SELECT state_code AS code, count(*)::int AS listings FROM listing_search
    WHERE state_code IS NOT NULL GROUP BY state_code`;
  return new Map(rows.map(({ code, listings }) => [code, listings]));
}
