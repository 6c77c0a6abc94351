import "server-only";
import { REPORT_RECEIVED, type ReportInput } from "@/lib/schemas/report";
import { db } from "@/lib/server/db";
import { notFound } from "@/lib/shared/errors";

/**
 * Puts what a visitor says about a public listing on the admin's desk. Nothing about the visitor is kept; what fell into
 * the trap for programs is dropped.
 * @returns the sentence of thanks
 * @throws AppError NOT_FOUND when there is no such public listing
 */
export async function reportListing(
  listingId: string,
  { reason, details, website = "" }: ReportInput,
): Promise<string> {
  if (website.trim() !== "") return REPORT_RECEIVED;
  const stored = await db.$executeRaw`
    INSERT INTO listing_reports (listing_id, reason, details)
    SELECT listing.id, ${reason}, ${details ?? null} FROM listings AS listing
    JOIN users AS provider ON provider.id = listing.provider_user_id AND provider.disabled_at IS NULL
    WHERE listing.id = ${listingId} AND listing.status = 'approved'`;
  if (stored === 0) throw notFound();
  return REPORT_RECEIVED;
}
