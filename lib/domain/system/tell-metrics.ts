import "server-only";
import { type MailFigures, mailFigures } from "@/lib/domain/system/mail-figures";
import { readMetrics, watchFigure } from "@/lib/server/metrics";
import { notFound } from "@/lib/shared/errors";

const UNKNOWN: MailFigures = { waiting: NaN, failed: NaN, oldestSeconds: NaN };
let mails = UNKNOWN;
let isDatabaseUp = false;

/**
 * The figures of this process and of the queue of mails, as Prometheus reads them (docs/running/metrics.md). While the
 * database is away they say so, and that nothing is known of mails.
 * @throws AppError NOT_FOUND where METRICS_TOKEN is not set
 */
export async function tellMetrics(): Promise<{ text: string; type: string }> {
  mails = await mailFigures().catch(() => UNKNOWN);
  isDatabaseUp = mails !== UNKNOWN;
  watchFigure("database_up", "Whether the database answered just now", "primary", () => Number(isDatabaseUp));
  for (const part of ["waiting", "failed"] as const)
    watchFigure(
      "mails",
      "Mails that wait, and those of them that were tried in vain",
      part,
      () => mails[part],
    );
  watchFigure("mails_oldest_seconds", "How long the oldest of them waits", "all", () => mails.oldestSeconds);
  const told = await readMetrics();
  if (told === null) throw notFound();
  return told;
}
