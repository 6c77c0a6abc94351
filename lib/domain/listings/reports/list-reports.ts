import "server-only";
import { z } from "zod";
import { ARCHIVED_BY } from "@/lib/domain/listings/listing-rows";
import { MANAGED_PAGE_SIZE } from "@/lib/shared/limits";
import { ListingReport, type ReportsQuery } from "@/lib/schemas/report";
import { db, Prisma, type Transaction } from "@/lib/server/db";
import { readPage } from "@/lib/server/read-page";
import { rows } from "@/lib/server/rows";
import type { Actor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { listingSlug } from "@/lib/shared/slug";

const Row = ListingReport.extend({
  createdAt: z.date(),
  resolvedAt: z.date().nullable(),
  listing: ListingReport.shape.listing.omit({ slug: true }),
});
type Row = z.output<typeof Row>;

const COLUMNS = Prisma.sql`
  report.id, report.reason, report.details, report.status, report.outcome, report.created_at AS "createdAt",
  report.resolved_at AS "resolvedAt",
  json_build_object('id', listing.id, 'name', listing.name, 'status', listing.status,
    'archivedBy', ${ARCHIVED_BY}, 'companyName',
    (SELECT company_name FROM provider_profiles WHERE user_id = listing.provider_user_id), 'openReports',
    (SELECT count(*) FROM listing_reports WHERE listing_id = listing.id AND status = 'open'), 'decidedReports',
    (SELECT count(*) FROM listing_reports AS other
     WHERE other.listing_id = listing.id AND other.status = 'resolved' AND other.id <> report.id)) AS listing`;

const reportOf = (row: Row): ListingReport => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  resolvedAt: row.resolvedAt?.toISOString() ?? null,
  listing: { ...row.listing, slug: listingSlug(row.listing) },
});

const ORDERS = {
  open: Prisma.sql`created_at, id`,
  resolved: Prisma.sql`resolved_at DESC, id DESC`,
  all: Prisma.sql`created_at DESC, id DESC`,
} as const;

/** What visitors reported: open ones oldest first, resolved ones by when that was, newest first; all of them newest first. */
export async function listReports(
  _actor: Actor<"admin">,
  { status, page = 1, limit = MANAGED_PAGE_SIZE }: ReportsQuery = {},
): Promise<{ items: ListingReport[]; total: number; page: number; limit: number }> {
  // The words themselves, not parameters: the indexes are of one status each.
  const where =
    status === undefined
      ? Prisma.sql`true`
      : status === "open"
        ? Prisma.sql`status = 'open'`
        : Prisma.sql`status = 'resolved'`;
  const count = Prisma.sql`SELECT count(*)::int AS total FROM listing_reports WHERE ${where}`;
  return readPage(db, { page, limit }, count, async (slice) => {
    const found = await rows(db, Row)`
      SELECT ${COLUMNS}
      FROM (SELECT *, row_number() OVER (ORDER BY ${ORDERS[status ?? "all"]}) AS place FROM listing_reports
            WHERE ${where} ORDER BY ${ORDERS[status ?? "all"]}
            ${slice}) AS report
      JOIN listings AS listing ON listing.id = report.listing_id
      ORDER BY report.place`;
    return found.map(reportOf);
  });
}

/** @throws AppError NOT_FOUND */
export async function readReport(id: string, tx: Transaction): Promise<ListingReport> {
  const [row] = await rows(tx, Row)`
    SELECT ${COLUMNS} FROM listing_reports AS report JOIN listings AS listing ON listing.id = report.listing_id
    WHERE report.id = ${id}`;
  if (row === undefined) throw notFound();
  return reportOf(row);
}

/** How many reports wait on the desk. */
export async function countOpenReports(_actor: Actor<"admin">): Promise<number> {
  const [row] = await rows(db, z.object({ count: z.number() }))`
    SELECT count(*)::int AS count FROM listing_reports WHERE status = 'open'`;
  return row?.count ?? 0;
}
