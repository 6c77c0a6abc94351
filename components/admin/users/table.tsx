"use client";

import { type ReactNode, useCallback, useState } from "react";
import { accountName } from "@/components/admin/users/account-switch";
import { SearchField } from "@/components/admin/table/search-field";
import { TablePanel } from "@/components/admin/table/table-panel";
import type { TableQuery } from "@/components/admin/table/table-query";
import { AccountBadge, viewLabel } from "@/components/admin/users/user-facts";
import { type Page, useTable } from "@/components/admin/table/use-table";
import { useTranslator } from "@/components/messages/use-translator";
import { Button } from "@/components/ui/button";
import { type Column, DataTable } from "@/components/ui/data-table";
import { listUsers } from "@/lib/api/admin";
import type { AdminUser } from "@/lib/schemas/account";

type Props = {
  first: { query: TableQuery; page: Page<AdminUser> };
  /** Reads a page. Give it stable: a function of the module. */
  load: (query: TableQuery) => Promise<Page<AdminUser>>;
  /** What this kind of user has; status and View follow. */
  columns: Column<AdminUser>[];
  /** What is said of this kind. */
  words: { caption: string; searchHint: string; empty: string; failed: string };
  /** The dialog of one user. */
  detail: (user: AdminUser, onChange: (user: AdminUser | null) => void, onClose: () => void) => ReactNode;
};

/** Users of one kind: a search, a table, and a look at each (docs/product/pages.md#the-admins-area). */
export function UsersTable({ first, load, columns, words, detail }: Props) {
  const t = useTranslator();
  const [viewed, setViewed] = useState<AdminUser | null>(null);
  const table = useTable({ schema: listUsers.query, first, load, failed: words.failed });
  const { change, reload } = table;
  const onSearch = useCallback((q: string) => change({ q }, "replace"), [change]);
  const common: Column<AdminUser>[] = [
    { key: "status", head: t("admin.users.status"), cell: (user) => <AccountBadge user={user} /> },
    {
      key: "view",
      head: t("admin.users.view"),
      headHidden: true,
      end: true,
      unlabelled: true,
      cell: (user) => (
        <Button
          variant="line"
          aria-label={viewLabel(t, accountName(user))}
          onClick={() => setViewed(user)}
          className="max-lg:mt-2 max-lg:w-full"
        >
          {t("admin.users.view")}
        </Button>
      ),
    },
  ];
  const onChange = (user: AdminUser | null) => {
    setViewed(user);
    reload();
  };
  return (
    <>
      <TablePanel
        table={table}
        tools={
          <SearchField
            label={t("admin.users.search")}
            hint={words.searchHint}
            value={table.query.q ?? ""}
            onSearch={onSearch}
            className="max-w-md"
          />
        }
        empty={words.empty}
      >
        <DataTable
          caption={words.caption}
          columns={[...columns, ...common]}
          rows={table.items}
          rowKey={(user) => user.id}
          busy={table.busy}
          minWidth="40"
        />
      </TablePanel>
      {viewed ? detail(viewed, onChange, () => setViewed(null)) : null}
    </>
  );
}
