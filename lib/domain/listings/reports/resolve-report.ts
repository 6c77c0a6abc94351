import "server-only";
import { writeAudit } from "@/lib/domain/audit/write-audit";
import { readReport } from "@/lib/domain/listings/reports/list-reports";
import type { ListingReport } from "@/lib/schemas/report";
import { db } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/actor";
import type { ReportOutcome } from "@/lib/shared/report";
import { AppError, statusAt } from "@/lib/shared/errors";

/**
 * Settles an open report, once. Archiving the listing is an operation of its own.
 * @throws AppError NOT_FOUND; CONFLICT when it is resolved already
 */
export function resolveReport(
  actor: Actor<"admin">,
  id: string,
  outcome: ReportOutcome,
): Promise<ListingReport> {
  return db.$transaction(async (tx) => {
    const resolved = await tx.$executeRaw`
      UPDATE listing_reports
      SET status = 'resolved', outcome = ${outcome}, resolved_at = now(), resolved_by_user_id = ${actor.userId}
      WHERE id = ${id} AND status = 'open'`;
    const report = await readReport(id, tx);
    if (resolved === 0) throw new AppError("CONFLICT", "reportResolved", [statusAt(report.status)]);
    const { listing, reason } = report;
    await writeAudit(tx, {
      actorUserId: actor.userId,
      action: "report.resolved",
      subjectType: "report",
      subjectId: id,
      details: { name: listing.name, listingId: listing.id, reason, outcome },
    });
    return report;
  });
}
