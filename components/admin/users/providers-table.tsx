"use client";

import { accountName } from "@/components/admin/users/account-switch";
import { linkClass } from "@/components/admin/link-class";
import { ProviderDetail } from "@/components/admin/users/provider-detail";
import type { TableQuery } from "@/components/admin/table/table-query";
import type { Page } from "@/components/admin/table/use-table";
import { UsersTable } from "@/components/admin/users/table";
import { useTranslator } from "@/components/messages/use-translator";
import { Written } from "@/components/messages/written";
import type { Column } from "@/components/ui/data-table";
import { EmailText } from "@/components/ui/email-text";
import { PageLink } from "@/components/ui/page-link";
import { listUsers } from "@/lib/api/admin";
import { call } from "@/lib/client/client";
import type { AdminUser } from "@/lib/schemas/account";
import { phoneText } from "@/lib/shared/contact";
import { type Locale, localePath } from "@/lib/shared/locale";

const load = (query: TableQuery) =>
  call(listUsers, { query: { ...query, role: "provider", includeProfile: "true" } });

type Props = {
  first: { query: TableQuery; page: Page<AdminUser> };
  locale: Locale;
};

/**
 * The providers: company, e-mail, phone, how many documents, and a look at each
 * (docs/product/pages.md#the-admins-area).
 */
export function ProvidersTable({ first, locale }: Props) {
  const t = useTranslator();
  const columns: Column<AdminUser>[] = [
    {
      key: "company",
      frozen: true,
      head: t("admin.providers.company"),
      unlabelled: true,
      className: "lg:min-w-44 lg:max-w-80",
      cell: (user) => (
        <PageLink
          href={localePath(locale, `/dashboard/listings?providerUserId=${user.id}`)}
          aria-label={t("admin.providers.listings", { name: accountName(user) })}
          className={`${linkClass} inline-flex min-h-touch items-center`}
        >
          <Written className="line-clamp-2 wrap-anywhere">{accountName(user)}</Written>
        </PageLink>
      ),
    },
    {
      key: "email",
      head: t("admin.users.email"),
      className: "lg:min-w-44 lg:max-w-72",
      cell: ({ email }) =>
        email ? <EmailText email={email} /> : <span className="text-ink-3">{t("admin.users.noEmail")}</span>,
    },
    {
      key: "phone",
      head: t("admin.users.phone"),
      cell: ({ phoneNumber, providerProfile }) => (
        <span className="whitespace-nowrap tabular-nums">
          {phoneText(phoneNumber ?? providerProfile?.phoneNumber ?? null) ?? t("admin.table.none")}
        </span>
      ),
    },
    {
      key: "documents",
      head: t("admin.providers.documents"),
      end: true,
      cell: ({ providerProfile }) => (
        <span className="tabular-nums">{providerProfile?.documents.length ?? 0}</span>
      ),
    },
  ];
  return (
    <UsersTable
      first={first}
      load={load}
      columns={columns}
      words={{
        caption: t("admin.providers.caption"),
        searchHint: t("admin.providers.searchHint"),
        empty: t("admin.providers.empty"),
        failed: t("admin.providers.failed"),
      }}
      detail={(user, onChange, onClose) => (
        <ProviderDetail user={user} locale={locale} onClose={onClose} onChange={onChange} />
      )}
    />
  );
}
