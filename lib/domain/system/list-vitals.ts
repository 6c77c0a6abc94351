import "server-only";
import { z } from "zod";
import { type Percentile, VITAL_DAYS, type VitalFigures, type VitalsQuery } from "@/lib/schemas/vitals";
import { db, Prisma } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import type { Actor } from "@/lib/shared/actor";
import { PAGE_KINDS, type PageKind, ratingOf, valueOf, VITALS } from "@/lib/shared/vitals";

const Row = z.object({ key: z.string(), metric: z.enum(VITALS), bucket: z.number(), samples: z.number() });
type Row = z.output<typeof Row>;

const percentile = ({ metric, bucket, samples }: Row): Percentile => {
  const p75 = valueOf(metric, bucket);
  return { metric, p75, rating: ratingOf(metric, p75), samples };
};

/** The 75th percentile of each metric for each `key`, over the days that are told. */
const percentilesBy = (key: Prisma.Sql, where: Prisma.Sql): Promise<Row[]> => rows(db, Row)`
  WITH sums AS (
    SELECT ${key} AS key, metric, bucket, sum(samples) AS samples FROM vital_counts
    WHERE day > current_date - ${VITAL_DAYS}::int AND ${where} GROUP BY 1, 2, 3
  ), running AS (
    SELECT *, sum(samples) OVER (PARTITION BY key, metric ORDER BY bucket) AS so_far,
           sum(samples) OVER (PARTITION BY key, metric) AS total
    FROM sums
  )
  SELECT key, metric, (min(bucket) FILTER (WHERE so_far >= 0.75 * total))::int AS bucket, max(total)::int AS samples
  FROM running GROUP BY key, metric ORDER BY key, metric`;

/** How fast pages were for three in four visits of the last four weeks, by kind of page, and by day. */
export async function listVitals(_actor: Actor<"admin">, { page }: VitalsQuery): Promise<VitalFigures> {
  const [kinds, days] = await Promise.all([
    percentilesBy(Prisma.sql`page`, Prisma.sql`true`),
    percentilesBy(Prisma.sql`day::text`, page === undefined ? Prisma.sql`true` : Prisma.sql`page = ${page}`),
  ]);
  const inOrder = (one: Percentile, other: Percentile) =>
    VITALS.indexOf(one.metric) - VITALS.indexOf(other.metric);
  return {
    kinds: kinds
      .map((row) => ({ page: row.key as PageKind, ...percentile(row) }))
      .toSorted(
        (one, other) => PAGE_KINDS.indexOf(one.page) - PAGE_KINDS.indexOf(other.page) || inOrder(one, other),
      ),
    days: days
      .map((row) => ({ day: row.key, ...percentile(row) }))
      .toSorted((one, other) => one.day.localeCompare(other.day) || inOrder(one, other)),
  };
}
