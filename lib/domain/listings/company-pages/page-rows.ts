import "server-only";
import { CompanyPageContent, type CompanyPage, type CompanyPageVersion } from "@/lib/schemas/company-page";
import { db, Prisma } from "@/lib/server/db";
import { mediaUrl } from "@/lib/shared/media";

type Photo = { id: string; width: number; height: number };
export type PageRow = {
  id: string;
  providerUserId: string;
  status: CompanyPageVersion["status"];
  about: string;
  openingHours: unknown;
  languages: string[];
  paymentModes: string[];
  photos: Photo[];
  rejectionReason: string | null;
  submittedAt: Date;
  updatedAt: Date;
};

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
export const readPageRows = (
  providerUserIds: readonly string[],
  client: Prisma.TransactionClient = db,
): Promise<PageRow[]> =>
  client.$queryRaw<PageRow[]>`
    SELECT ${COLUMNS} FROM company_pages AS page
    WHERE page.provider_user_id = ANY (${[...providerUserIds]}::text[])`;

/** Both versions of one company's page. */
export function pageOfRows(rows: readonly PageRow[]): CompanyPage {
  const shown = rows.find(({ status }) => status === "approved");
  const draft = rows.find(({ status }) => status !== "approved");
  return { shown: shown ? versionOf(shown) : null, draft: draft ? versionOf(draft) : null };
}
