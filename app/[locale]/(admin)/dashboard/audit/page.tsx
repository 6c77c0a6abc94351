import { adminMetadata, adminPage } from "@/app/[locale]/(admin)/dashboard/_page/admin-page";
import { AuditTable } from "@/components/admin/audit/table";
import { readTableQuery } from "@/components/admin/table/table-query";
import { listAuditEntries } from "@/lib/domain/audit/list-audit-entries";
import { AuditQuery } from "@/lib/schemas/audit";

export const generateMetadata = adminMetadata("audit");

/** Who did what, and when. */
export default adminPage(
  "audit",
  ["admin.table", "admin.status", "form", "admin.audit", "admin.reports.reasons", "admin.reports.outcomes"],
  async (admin, locale, { searchParams }) => {
    const query = readTableQuery(AuditQuery, await searchParams);
    const page = await listAuditEntries(admin, AuditQuery.parse(query));
    return <AuditTable first={{ query, page }} locale={locale} />;
  },
);
