import { adminMetadata, adminPage } from "@/app/[locale]/(admin)/dashboard/_page/admin-page";
import { PageQueue } from "@/components/admin/company-pages/page-queue";
import { readTableQuery } from "@/components/admin/table/table-query";
import { pageFormNames } from "@/components/workspace/page-form/page-form-names";
import { listPendingPages } from "@/lib/domain/listings/company-pages/list-pending-pages";
import { PendingPagesQuery } from "@/lib/schemas/company-page";

export const generateMetadata = adminMetadata("pages");

/** What companies want their pages to say, oldest first. */
export default adminPage(
  "pages",
  ["admin.table", "admin.dialog", "form", "admin.pages", "admin.decide.reasonTooLong"],
  async (admin, locale, { searchParams }) => {
    const query = readTableQuery(PendingPagesQuery, await searchParams);
    const page = await listPendingPages(admin, PendingPagesQuery.parse(query));
    return <PageQueue first={{ query, page }} names={pageFormNames(locale)} locale={locale} />;
  },
);
