import "server-only";
import { z } from "zod";
import { writeAudit } from "@/lib/domain/audit/write-audit";
import { pageOfRows, readPageRows } from "@/lib/domain/listings/company-pages/page-rows";
import { isSeenVersion } from "@/lib/domain/listings/listing-version";
import { queueDecision } from "@/lib/domain/system/mails/queue-decision";
import type { CompanyPage } from "@/lib/schemas/company-page";
import { db, Prisma, type Transaction } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import type { Actor } from "@/lib/shared/actor";
import { AppError, notFound, statusAt, versionAt } from "@/lib/shared/errors";

export type PageDecision =
  { readonly status: "approved" } | { readonly status: "rejected"; readonly reason: string | null };

/** Why a decision found nothing that it could be about. */
async function refusal(tx: Transaction, providerUserId: string): Promise<AppError> {
  const { shown, draft } = pageOfRows(await readPageRows([providerUserId], tx));
  const current = draft ?? shown;
  if (current === null) return notFound();
  if (current.status === "pending_approval")
    return new AppError("CONFLICT", "pageChanged", [versionAt(current.updatedAt)]);
  const { status } = current;
  return new AppError("CONFLICT", { key: "pageNow", values: { status } }, [statusAt(status)]);
}

/**
 * Settles what a company wants to say of itself, once: the update is the guard. Approved, it takes the place of what was
 * shown; the trigger tells the page cache in the same transaction.
 * @param updatedAt of the version that was looked at (ISO 8601); undefined: whichever waits
 * @throws AppError NOT_FOUND when there is no page; CONFLICT with its status when it does not wait any more, at
 *   `updatedAt` when another version waits
 */
export function decidePage(
  actor: Actor<"admin">,
  providerUserId: string,
  decision: PageDecision,
  updatedAt?: string,
): Promise<CompanyPage> {
  return db.$transaction(async (tx) => {
    const { status } = decision;
    const reason = status === "rejected" ? decision.reason : null;
    const waiting = Prisma.sql`
      provider_user_id = ${providerUserId} AND status = 'pending_approval' AND ${isSeenVersion(updatedAt)}`;
    // First, because there is only one that is shown.
    if (status === "approved")
      await tx.$executeRaw`
        DELETE FROM company_pages WHERE provider_user_id = ${providerUserId} AND status = 'approved'
          AND EXISTS (SELECT 1 FROM company_pages WHERE ${waiting})`;
    const decided = await rows(tx, z.object({ id: z.string() }))`
      UPDATE company_pages
      SET status = ${status}, rejection_reason = ${reason}, updated_at = date_trunc('milliseconds', clock_timestamp())
      WHERE ${waiting} RETURNING id`;
    if (decided.length === 0) throw await refusal(tx, providerUserId);
    await writeAudit(tx, {
      actorUserId: actor.userId,
      action: `company_page.${status}`,
      subjectType: "company_page",
      subjectId: providerUserId,
      details: reason === null ? {} : { reason },
    });
    await queueDecision(tx, providerUserId, { status, name: "", reason, isPage: true });
    return pageOfRows(await readPageRows([providerUserId], tx));
  });
}
