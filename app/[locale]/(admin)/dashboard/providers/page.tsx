import { adminMetadata, adminPage } from "@/app/[locale]/(admin)/dashboard/_page/admin-page";
import { ProvidersTable } from "@/components/admin/users/providers-table";
import { readTableQuery } from "@/components/admin/table/table-query";
import { listUsers } from "@/lib/domain/accounts/admin/list-users";
import { AdminUsersQuery } from "@/lib/schemas/managed-users";

export const generateMetadata = adminMetadata("providers");

/** The providers, found by company, e-mail or phone. The breadcrumb links to this list itself. */
export default adminPage(
  "providers",
  [
    "admin.table",
    "admin.dialog",
    "form",
    "admin.providers",
    "admin.users",
    "admin.documents",
    "companyTypes",
  ],
  async (admin, locale, { searchParams }) => {
    const query = readTableQuery(AdminUsersQuery, await searchParams);
    const page = await listUsers(admin, {
      ...AdminUsersQuery.parse(query),
      role: "provider",
      includeProfile: true,
    });
    return <ProvidersTable first={{ query, page }} locale={locale} />;
  },
  "/dashboard/providers",
);
