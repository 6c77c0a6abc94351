import "server-only";
import { Activity, type ActivityCounts } from "@/lib/schemas/activity";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import type { Actor } from "@/lib/shared/actor";
import { ACTIVITY_DAYS } from "@/lib/shared/activity";

const Row = Activity.shape.days.element;

const add = (one: ActivityCounts, { views, calls, whatsApp, enquiries }: ActivityCounts): ActivityCounts => ({
  views: one.views + views,
  calls: one.calls + calls,
  whatsApp: one.whatsApp + whatsApp,
  enquiries: one.enquiries + enquiries,
});
const NONE: ActivityCounts = { views: 0, calls: 0, whatsApp: 0, enquiries: 0 };

/** What visitors did with the provider's company and listings, day by day in India, and in the days before together. */
export async function getMyActivity({ userId }: Actor<"provider">): Promise<Activity> {
  const found = await rows(db, Row)`
    WITH days AS (
      SELECT (now() AT TIME ZONE 'Asia/Kolkata')::date - ago AS day FROM generate_series(0, ${2 * ACTIVITY_DAYS - 1}::int) AS ago
    ), pressed AS (
      SELECT day, coalesce(sum(times) FILTER (WHERE kind = 'view'), 0)::int AS views,
             coalesce(sum(times) FILTER (WHERE kind = 'call'), 0)::int AS calls,
             coalesce(sum(times) FILTER (WHERE kind = 'whatsApp'), 0)::int AS "whatsApp"
      FROM activity_counts WHERE provider_user_id = ${userId} GROUP BY day
    ), written AS (
      SELECT (created_at AT TIME ZONE 'Asia/Kolkata')::date AS day, count(*)::int AS enquiries FROM enquiries
      WHERE provider_user_id = ${userId} AND created_at > now() - make_interval(days => ${2 * ACTIVITY_DAYS}::int + 1)
      GROUP BY 1
    )
    SELECT day::text, coalesce(views, 0) AS views, coalesce(calls, 0) AS calls, coalesce("whatsApp", 0) AS "whatsApp",
           coalesce(enquiries, 0) AS enquiries
    FROM days LEFT JOIN pressed USING (day) LEFT JOIN written USING (day) ORDER BY day`;
  return { days: found.slice(-ACTIVITY_DAYS), before: found.slice(0, -ACTIVITY_DAYS).reduce(add, NONE) };
}
