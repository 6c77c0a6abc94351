import "server-only";
import { z } from "zod";
import { CompanyPageContent, type CompanyPage, type CompanyPageVersion } from "@/lib/schemas/company-page";
import { db, Prisma, type Transaction } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { PAGE_STATUSES } from "@/lib/shared/company-page";
import { mediaUrl } from "@/lib/shared/media";

const Photo = z.object({ id: z.string(), width: z.number(), height: z.number() });
type Photo = z.output<typeof Photo>;
export const PageRow = z.object({
  id: z.string(),
  providerUserId: z.string(),
  status: z.enum(PAGE_STATUSES),
  about: z.string(),
  openingHours: z.unknown(),
  languages: z.array(z.string()),
  paymentModes: z.array(z.string()),
  photos: z.array(Photo),
  rejectionReason: z.string().nullable(),
  submittedAt: z.date(),
  updatedAt: z.date(),
});
export type PageRow = z.output<typeof PageRow>;

const COLUMNS = Prisma.sql`
  page.id, page.provider_user_id AS "providerUserId", page.status, page.about, page.opening_hours AS "openingHours",
  page.languages, page.payment_modes AS "paymentModes", page.rejection_reason AS "rejectionReason",
  page.submitted_at AS "submittedAt", page.updated_at AS "updatedAt",
  (SELECT coalesce(json_agg(json_build_object('id', media.id, 'width', media.width, 'height', media.height)
                            ORDER BY photo.position), '[]')
   FROM company_page_photos AS photo JOIN media ON media.id = photo.media_id WHERE photo.page_id = page.id) AS photos`;

/** What a version says, as everybody sees it. */
export const contentOf = (row: Omit<PageRow, "id" | "providerUserId">): CompanyPageContent =>
  CompanyPageContent.parse({
    ...row,
    photos: row.photos.map(({ id, width, height }) => ({ url: mediaUrl(id, 1280), width, height })),
  });

const versionOf = (row: PageRow): CompanyPageVersion => ({
  ...contentOf(row),
  status: row.status,
  rejectionReason: row.rejectionReason,
  submittedAt: row.submittedAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** The versions of these companies' pages: at most one that is shown and one that is not, of each. */
export const readPageRows = (providerUserIds: readonly string[], tx: Transaction = db): Promise<PageRow[]> =>
  rows(tx, PageRow)`
    SELECT ${COLUMNS} FROM company_pages AS page
    WHERE page.provider_user_id = ANY (${[...providerUserIds]}::text[])`;

/** Both versions of one company's page. */
export function pageOfRows(rows: readonly PageRow[]): CompanyPage {
  const shown = rows.find(({ status }) => status === "approved");
  const draft = rows.find(({ status }) => status !== "approved");
  return { shown: shown ? versionOf(shown) : null, draft: draft ? versionOf(draft) : null };
}
