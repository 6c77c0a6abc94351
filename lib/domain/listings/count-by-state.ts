import "server-only";
import { z } from "zod";
import { rows } from "@/lib/server/rows";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";
import { readingDb } from "@/lib/server/reading";

/** How many public listings each state has, by its code; a state without any is left out. */
export async function countByState(): Promise<ReadonlyMap<string, number>> {
  pageShows(pageTags.listings);
  const found = await rows(readingDb, z.object({ code: z.string(), listings: z.number() }))`
    SELECT key AS code, sum(listings)::int AS listings FROM listing_totals
    WHERE kind = 'state' GROUP BY key HAVING sum(listings) > 0`;
  return new Map(found.map(({ code, listings }) => [code, listings]));
}
