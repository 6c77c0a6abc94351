"use client";

import Link from "next/link";
import { useCallback, useState } from "react";
import { accountName } from "@/components/admin/account-switch";
import { failureText } from "@/components/admin/api-failure";
import { linkClass } from "@/components/admin/listing-cells";
import { ProviderDetail, type ProviderTexts } from "@/components/admin/provider-detail";
import { SearchField } from "@/components/admin/search-field";
import { TablePanel } from "@/components/admin/table-panel";
import type { TableQuery } from "@/components/admin/table-query";
import { AccountBadge, EmailText, viewLabel } from "@/components/admin/user-facts";
import { type Page, useTable } from "@/components/admin/use-table";
import { fillText } from "@/components/listings/fill-text";
import { Button } from "@/components/ui/button";
import { type Column, DataTable } from "@/components/ui/data-table";
import { toast } from "@/components/ui/toast";
import { listUsers } from "@/lib/api/admin";
import { call } from "@/lib/api/client";
import type { AdminUser } from "@/lib/schemas/account";
import { type Locale, localePath } from "@/lib/shared/locale";

const load = (query: TableQuery) =>
  call(listUsers, { query: { ...query, role: "provider", includeProfile: "true" } });

type Props = {
  first: { query: TableQuery; page: Page<AdminUser> };
  locale: Locale;
  texts: ProviderTexts;
};

/** The providers: company, e-mail, phone, how many documents, and a look at each (spec.md section 2). */
export function ProvidersTable({ first, locale, texts }: Props) {
  const [viewed, setViewed] = useState<AdminUser | null>(null);
  const t = texts.providers;
  const onFailure = useCallback(
    (error: unknown) => toast.bad(failureText(error, t.failed, texts.sentences)),
    [t, texts.sentences],
  );
  const table = useTable({ schema: listUsers.query, first, load, onFailure });
  const { change, reload } = table;
  const onSearch = useCallback((q: string) => change({ q }, "replace"), [change]);

  const columns: Column<AdminUser>[] = [
    {
      key: "company",
      head: t.company,
      unlabelled: true,
      className: "md:min-w-44 md:max-w-80",
      cell: (user) => (
        <Link
          href={localePath(locale, `/dashboard/listings?providerUserId=${user.id}`)}
          prefetch={false}
          aria-label={fillText(t.listings, { name: accountName(user) })}
          className={`${linkClass} inline-flex min-h-touch items-center`}
        >
          <span className="line-clamp-2 wrap-anywhere">{accountName(user)}</span>
        </Link>
      ),
    },
    {
      key: "email",
      head: texts.users.email,
      className: "md:min-w-44 md:max-w-72",
      cell: ({ email }) =>
        email ? <EmailText email={email} /> : <span className="text-ink-3">{texts.users.noEmail}</span>,
    },
    {
      key: "phone",
      head: texts.users.phone,
      cell: ({ phoneNumber, providerProfile }) => (
        <span className="whitespace-nowrap tabular-nums">
          {phoneNumber ?? providerProfile?.phoneNumber ?? texts.table.none}
        </span>
      ),
    },
    {
      key: "documents",
      head: t.documents,
      end: true,
      cell: ({ providerProfile }) => (
        <span className="tabular-nums">{providerProfile?.documents.length ?? 0}</span>
      ),
    },
    {
      key: "status",
      head: texts.users.status,
      cell: (user) => <AccountBadge user={user} texts={texts.users} />,
    },
    {
      key: "view",
      head: t.view,
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
          {t.view}
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
        <ProviderDetail
          user={viewed}
          locale={locale}
          texts={texts}
          onClose={() => setViewed(null)}
          onChange={(user) => {
            setViewed(user);
            reload();
          }}
        />
      ) : null}
    </>
  );
}
