import { adminMetadata, adminPage } from "@/app/[locale]/(admin)/dashboard/_page/admin-page";
import { ReportsTable } from "@/components/admin/reports/table";
import { readTableQuery } from "@/components/admin/table/table-query";
import { listReports } from "@/lib/domain/listings/reports/list-reports";
import { ReportsQuery } from "@/lib/schemas/report";

export const generateMetadata = adminMetadata("reports");

/** What visitors say is wrong with a listing. */
export default adminPage(
  "reports",
  ["admin.table", "admin.dialog", "admin.status", "form", "admin.reports"],
  async (admin, locale, { searchParams }) => {
    const query = readTableQuery(ReportsQuery, await searchParams);
    // Open ones are what there is to do.
    const page = await listReports(admin, { status: "open", ...ReportsQuery.parse(query) });
    return <ReportsTable first={{ query, page }} locale={locale} />;
  },
);
