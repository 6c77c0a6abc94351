import "server-only";
import { minuteSums } from "@/lib/domain/system/minute-sums";
import type { VitalEvent } from "@/lib/schemas/vitals";
import { db } from "@/lib/server/db";
import { bucketOf, type PageKind, type Vital } from "@/lib/shared/vitals";

type Count = {
  readonly page: PageKind;
  readonly metric: Vital;
  readonly bucket: number;
  readonly samples: number;
};

const counts = minuteSums<Count>({
  name: "vital-counts",
  most: 5_000,
  merge: (known, { samples }) => ({ ...known, samples: known.samples + samples }),
  write: (rows) => db.$executeRaw`
    INSERT INTO vital_counts (page, metric, bucket, samples)
    SELECT page, metric, bucket, samples FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS counted(page text, metric text, bucket smallint, samples int)
    ORDER BY 1, 2, 3
    ON CONFLICT (day, page, metric, bucket) DO UPDATE SET samples = vital_counts.samples + excluded.samples`,
});

/** Counts one figure of one visit in memory. */
export function countVital({ page, metric, value }: VitalEvent): void {
  const bucket = bucketOf(metric, value);
  counts.add(`${page} ${metric} ${bucket}`, { page, metric, bucket, samples: 1 });
}

/** Writes what was counted; a serving process does so once a minute. */
export const { flush: writeVitalCounts } = counts;
