import "server-only";
import { ARCHIVED_BY } from "@/lib/domain/listings/listing-rows";
import { MANAGED_PAGE_SIZE } from "@/lib/schemas/moderation";
import type { ListingReport, ReportsQuery } from "@/lib/schemas/report";
import { db, Prisma } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import type { Archiver, ListingStatus } from "@/lib/shared/listing-status";
import { listingSlug } from "@/lib/shared/slug";

type Row = Omit<ListingReport, "createdAt" | "resolvedAt" | "listing"> & {
  createdAt: Date;
  resolvedAt: Date | null;
  listing: {
    id: string;
    name: string;
    status: ListingStatus;
    archivedBy: Archiver | null;
    openReports: number;
  };
};

const COLUMNS = Prisma.sql`
  report.id, report.reason, report.details, report.status, report.outcome, report.created_at AS "createdAt",
  report.resolved_at AS "resolvedAt",
  json_build_object('id', listing.id, 'name', listing.name, 'status', listing.status,
    'archivedBy', ${ARCHIVED_BY}, 'openReports',
    (SELECT count(*) FROM listing_reports WHERE listing_id = listing.id AND status = 'open')) AS listing`;

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
  const [[counted], rows] = await Promise.all([
    db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM listing_reports WHERE ${where}`,
    db.$queryRaw<Row[]>`
      SELECT ${COLUMNS}
      FROM (SELECT *, row_number() OVER (ORDER BY ${ORDERS[status ?? "all"]}) AS place FROM listing_reports
            WHERE ${where} ORDER BY ${ORDERS[status ?? "all"]}
            LIMIT ${limit}::int OFFSET ${(page - 1) * limit}::int) AS report
      JOIN listings AS listing ON listing.id = report.listing_id
      ORDER BY report.place`,
  ]);
  return { items: rows.map(reportOf), total: counted?.total ?? 0, page, limit };
}

/** @throws AppError NOT_FOUND */
export async function readReport(id: string, tx: Prisma.TransactionClient): Promise<ListingReport> {
  const [row] = await tx.$queryRaw<Row[]>`
    SELECT ${COLUMNS} FROM listing_reports AS report JOIN listings AS listing ON listing.id = report.listing_id
    WHERE report.id = ${id}`;
  if (row === undefined) throw notFound();
  return reportOf(row);
}

/** How many reports wait on the desk. */
export async function countOpenReports(_actor: Actor<"admin">): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM listing_reports WHERE status = 'open'`;
  return row?.count ?? 0;
}
