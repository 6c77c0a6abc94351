"use client";

import { AccountSwitch, accountName } from "@/components/admin/users/account-switch";
import { Facts } from "@/components/admin/facts";
import type { TableQuery } from "@/components/admin/table/table-query";
import { userFacts } from "@/components/admin/users/user-facts";
import type { Page } from "@/components/admin/table/use-table";
import { UsersTable } from "@/components/admin/users/table";
import { useTranslator } from "@/components/messages/use-translator";
import type { Column } from "@/components/ui/data-table";
import { Dialog } from "@/components/ui/dialog";
import { EmailText } from "@/components/ui/email-text";
import { listUsers } from "@/lib/api/admin";
import { call } from "@/lib/client/client";
import type { AdminUser } from "@/lib/schemas/account";
import { phoneText } from "@/lib/shared/contact";
import type { Locale } from "@/lib/shared/locale";

const load = (query: TableQuery) => call(listUsers, { query: { ...query, role: "customer" } });

type Props = {
  first: { query: TableQuery; page: Page<AdminUser> };
  locale: Locale;
};

/** The customers: e-mail, phone and a look at each (docs/product/pages.md#the-admins-area). */
export function CustomersTable({ first, locale }: Props) {
  const t = useTranslator();
  const columns: Column<AdminUser>[] = [
    {
      key: "email",
      frozen: true,
      head: t("admin.users.email"),
      unlabelled: true,
      className: "lg:max-w-96",
      cell: (user) => (
        <span className="font-medium">
          <EmailText email={user.email ?? accountName(user)} />
        </span>
      ),
    },
    {
      key: "phone",
      head: t("admin.users.phone"),
      cell: ({ phoneNumber }) => (
        <span className="whitespace-nowrap tabular-nums">
          {phoneText(phoneNumber) ?? t("admin.table.none")}
        </span>
      ),
    },
  ];
  return (
    <UsersTable
      first={first}
      load={load}
      columns={columns}
      words={{
        caption: t("admin.customers.caption"),
        searchHint: t("admin.customers.searchHint"),
        empty: t("admin.customers.empty"),
        failed: t("admin.customers.failed"),
      }}
      detail={(user, onChange, onClose) => (
        <Dialog
          open
          onOpenChange={(open) => !open && onClose()}
          title={accountName(user)}
          closeLabel={t("admin.dialog.close")}
          foot={<AccountSwitch user={user} onChange={onChange} />}
        >
          <Facts facts={userFacts(user, locale, t)} />
        </Dialog>
      )}
    />
  );
}
