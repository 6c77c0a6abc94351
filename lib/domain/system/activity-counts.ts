import "server-only";
import { isbot } from "isbot";
import { minuteSums } from "@/lib/domain/system/minute-sums";
import type { ActivityEvent } from "@/lib/schemas/activity";
import { db } from "@/lib/server/db";

type Count = ActivityEvent & { readonly times: number };

const counts = minuteSums<Count>({
  name: "activity-counts",
  most: 20_000,
  merge: (known, { times }) => ({ ...known, times: known.times + times }),
  // What is not public has no visitors, and nobody reads the figures of an import.
  write: (rows) => db.$executeRaw`
    WITH counted AS (
      SELECT subject, id, kind, times FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS counted(subject text, id text, kind text, times int)
    ), owned AS (
      SELECT provider_user_id, kind, times FROM counted JOIN listings USING (id)
      WHERE subject = 'listing' AND status = 'approved' AND source IS NULL
      UNION ALL
      SELECT user_id, kind, times FROM counted JOIN provider_profiles ON user_id = id
      WHERE subject = 'company' AND import_source IS NULL
    )
    INSERT INTO activity_counts (provider_user_id, kind, times)
    SELECT provider_user_id, kind, sum(times)::int FROM owned GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (provider_user_id, day, kind) DO UPDATE SET times = activity_counts.times + excluded.times`,
});

/**
 * Counts in memory one thing a visitor did. Robots that run scripts read pages too, and say who they are.
 * @param userAgent what the browser says of itself; null: nothing, which no browser does
 */
export function countActivity({ subject, id, kind }: ActivityEvent, userAgent: string | null): void {
  if (userAgent === null || isbot(userAgent)) return;
  counts.add(`${subject} ${id} ${kind}`, { subject, id, kind, times: 1 });
}

/** Writes what was counted; a serving process does so once a minute. */
export const { flush: writeActivityCounts } = counts;
