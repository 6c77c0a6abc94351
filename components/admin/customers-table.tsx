"use client";

import { useCallback, useState } from "react";
import { AccountSwitch, accountName } from "@/components/admin/account-switch";
import type { AdminTexts } from "@/components/admin/admin-texts";
import { failureText } from "@/components/admin/api-failure";
import { Facts } from "@/components/admin/facts";
import { SearchField } from "@/components/admin/search-field";
import { TablePanel } from "@/components/admin/table-panel";
import type { TableQuery } from "@/components/admin/table-query";
import { AccountBadge, EmailText, userFacts, viewLabel } from "@/components/admin/user-facts";
import { type Page, useTable } from "@/components/admin/use-table";
import { Button } from "@/components/ui/button";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { listUsers } from "@/lib/api/admin";
import { call } from "@/lib/api/client";
import type { AdminUser } from "@/lib/schemas/account";
import type { Locale } from "@/lib/shared/locale";

const load = (query: TableQuery) => call(listUsers, { query: { ...query, role: "customer" } });

type Props = {
  first: { query: TableQuery; page: Page<AdminUser> };
  locale: Locale;
  texts: Pick<AdminTexts, "customers" | "users" | "dialog" | "table" | "sentences">;
};

/** The customers: e-mail, phone and a look at each (spec.md section 2). */
export function CustomersTable({ first, locale, texts }: Props) {
  const [viewed, setViewed] = useState<AdminUser | null>(null);
  const t = texts.customers;
  const onFailure = useCallback(
    (error: unknown) => toast.bad(failureText(error, t.failed, texts.sentences)),
    [t, texts.sentences],
  );
  const table = useTable({ schema: listUsers.query, first, load, onFailure });
  const { change, reload } = table;
  const onSearch = useCallback((q: string) => change({ q }, "replace"), [change]);

  const columns: Column<AdminUser>[] = [
    {
      key: "email",
      head: texts.users.email,
      unlabelled: true,
      className: "md:max-w-96",
      cell: (user) => (
        <span className="font-medium">
          <EmailText email={user.email ?? accountName(user)} />
        </span>
      ),
    },
    {
      key: "phone",
      head: texts.users.phone,
      cell: ({ phoneNumber }) => (
        <span className="whitespace-nowrap tabular-nums">{phoneNumber ?? texts.table.none}</span>
      ),
    },
    {
      key: "status",
      head: texts.users.status,
      cell: (user) => <AccountBadge user={user} texts={texts.users} />,
    },
    {
      key: "view",
      head: texts.users.view,
      headHidden: true,
      end: true,
      unlabelled: true,
      cell: (user) => (
        <Button
          variant="line"
          aria-label={viewLabel(texts.users, accountName(user))}
          onClick={() => setViewed(user)}
          className="max-md:mt-2 max-md:w-full"
        >
          {texts.users.view}
        </Button>
      ),
    },
  ];

  return (
    <>
      <TablePanel
        table={table}
        tools={
          <SearchField
            label={texts.users.search}
            hint={t.searchHint}
            value={table.query.q ?? ""}
            onSearch={onSearch}
            className="max-w-md"
          />
        }
        empty={t.empty}
        failed={t.failed}
        texts={texts}
      >
        <DataTable
          caption={t.caption}
          columns={columns}
          rows={table.items}
          rowKey={(user) => user.id}
          busy={table.busy}
          minWidth="40"
        />
      </TablePanel>
      {viewed ? (
        <Dialog
          open
          onOpenChange={(open) => !open && setViewed(null)}
          title={accountName(viewed)}
          closeLabel={texts.dialog.close}
          foot={
            <AccountSwitch
              user={viewed}
              texts={texts}
              onChange={(user) => {
                setViewed(user);
                reload();
              }}
            />
          }
        >
          <Facts facts={userFacts(viewed, locale, texts)} />
        </Dialog>
      ) : null}
    </>
  );
}
