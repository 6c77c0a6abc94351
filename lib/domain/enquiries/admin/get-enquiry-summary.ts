import "server-only";
import { EnquirySummary } from "@/lib/schemas/enquiry";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import type { Actor } from "@/lib/shared/actor";

/** How many enquiries were sent, and how many a day in the last 30 days of India. */
export async function getEnquirySummary(_actor: Actor<"admin">): Promise<EnquirySummary> {
  const [[counts], perDay] = await Promise.all([
    rows(db, EnquirySummary.omit({ perDay: true }))`
      SELECT count(*)::int AS total,
             count(*) FILTER (WHERE withdrawn_at IS NULL AND status = 'new')::int AS new,
             count(*) FILTER (WHERE withdrawn_at IS NULL AND status = 'replied')::int AS replied,
             count(*) FILTER (WHERE withdrawn_at IS NULL AND status = 'closed')::int AS closed,
             count(withdrawn_at)::int AS withdrawn
      FROM enquiries`,
    rows(db, EnquirySummary.shape.perDay.element)`
      WITH today AS (SELECT (now() AT TIME ZONE 'Asia/Kolkata')::date AS day),
      sent AS (
        SELECT (created_at AT TIME ZONE 'Asia/Kolkata')::date AS day, count(*)::int AS count
        FROM enquiries, today
        WHERE created_at >= (today.day - 29)::timestamp AT TIME ZONE 'Asia/Kolkata' GROUP BY 1)
      SELECT to_char(days.day, 'YYYY-MM-DD') AS day, coalesce(sent.count, 0) AS count
      FROM today, LATERAL (SELECT today.day - back AS day FROM generate_series(29, 0, -1) AS back) AS days
      LEFT JOIN sent ON sent.day = days.day
      ORDER BY days.day`,
  ]);
  return { ...counts!, perDay };
}
