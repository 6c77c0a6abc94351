"use client";

import { useState } from "react";
import { ArchiveDialog, RejectDialog } from "@/components/admin/decisions/decision-dialogs";
import { listingColumns } from "@/components/admin/listings/columns";
import {
  DecisionButtons,
  type ListingActions,
  type OpenDialog,
} from "@/components/admin/listings/row-actions";
import { ListingDetail } from "@/components/admin/listings/listing-detail";
import { ListingFilters } from "@/components/admin/listings/filters";
import type { CategoryChoice } from "@/components/admin/listings/filters";
import { TablePanel } from "@/components/admin/table/table-panel";
import type { TableQuery } from "@/components/admin/table/table-query";
import { useDecisions } from "@/components/admin/decisions/use-decisions";
import { DecisionProblems, WaitingBar } from "@/components/admin/decisions/waiting-bar";
import { type Page, useTable } from "@/components/admin/table/use-table";
import type { TranslatedNames } from "@/components/listings/category-trail";
import { useTranslator } from "@/components/messages/use-translator";
import { DataTable } from "@/components/ui/data-table";
import { listAdminListings } from "@/lib/api/admin";
import { call } from "@/lib/client/client";
import type { ManagedListing } from "@/lib/schemas/listing";
import type { Locale } from "@/lib/shared/locale";

const load = (query: TableQuery) => call(listAdminListings, { query });

type Props = {
  first: { query: TableQuery; page: Page<ManagedListing> };
  categories: readonly CategoryChoice[];
  names: TranslatedNames;
  locale: Locale;
};

/** All listings in any status: found by filters, looked at, decided on (docs/product/pages.md#the-admins-area). */
export function ListingsTable({ first, categories, names, locale }: Props) {
  const t = useTranslator();
  const [dialog, open] = useState<OpenDialog | null>(null);
  const table = useTable({
    schema: listAdminListings.query,
    first,
    load,
    failed: t("admin.listings.failed"),
  });
  const decisions = useDecisions(t, table.reload);
  const onlyOf = (providerUserId: string) => table.change({ providerUserId });

  return (
    <>
      <DecisionProblems decisions={decisions} />
      <WaitingBar decisions={decisions} />
      <TablePanel
        table={table}
        tools={
          <ListingFilters
            query={table.query}
            change={table.change}
            categories={categories}
            // The rows of one provider tell its name.
            companyOf={(id) =>
              table.items.find((item) => item.providerUserId === id)?.provider.providerProfile.companyName ??
              null
            }
          />
        }
        empty={t("admin.listings.empty")}
      >
        <DataTable
          caption={t("admin.listings.caption")}
          columns={listingColumns({ t, names, decisions, open, onlyOf })}
          rows={table.items}
          rowKey={(listing) => listing.id}
          busy={table.busy}
          minWidth="88"
        />
      </TablePanel>
      <ListingDialogs {...{ dialog, decisions, open, names, locale }} onSettled={table.reload} />
    </>
  );
}

type DialogsProps = ListingActions & {
  dialog: OpenDialog | null;
  names: TranslatedNames;
  locale: Locale;
  onSettled: () => void;
};

/** What stands over the table. */
function ListingDialogs({ dialog, decisions, open, names, locale, onSettled }: DialogsProps) {
  if (dialog === null) return null;
  const { what, listing } = dialog;
  const close = () => open(null);
  if (what === "reject")
    return (
      <RejectDialog
        locale={locale}
        listings={[listing]}
        onReject={(reason) => decisions.decide([listing], { status: "rejected", reason })}
        onClose={close}
      />
    );
  if (what === "archive") return <ArchiveDialog listing={listing} onSettled={onSettled} onClose={close} />;
  return (
    <ListingDetail
      listing={listing}
      locale={locale}
      names={names}
      onClose={close}
      actions={
        listing.status === "pending_approval" ? (
          <DecisionButtons listing={listing} decisions={decisions} open={open} />
        ) : undefined
      }
    />
  );
}
