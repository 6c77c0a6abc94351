import { adminMetadata, adminPage } from "@/app/[locale]/(admin)/dashboard/_page/admin-page";
import { CustomersTable } from "@/components/admin/users/customers-table";
import { readTableQuery } from "@/components/admin/table/table-query";
import { listUsers } from "@/lib/domain/accounts/admin/list-users";
import { AdminUsersQuery } from "@/lib/schemas/managed-users";

export const generateMetadata = adminMetadata("customers");

/** The customers, found by e-mail or phone. */
export default adminPage(
  "customers",
  ["admin.table", "admin.dialog", "form", "admin.customers", "admin.users"],
  async (admin, locale, { searchParams }) => {
    const query = readTableQuery(AdminUsersQuery, await searchParams);
    const page = await listUsers(admin, { ...AdminUsersQuery.parse(query), role: "customer" });
    return <CustomersTable first={{ query, page }} locale={locale} />;
  },
);
