"use client";

import { Check, EllipsisVertical, Archive, X } from "lucide-react";
import { useCallback, useState } from "react";
import { isHeld } from "@/components/admin/decisions/decision-desk";
import { ArchiveDialog, RejectDialog } from "@/components/admin/decisions/decision-dialogs";
import { ListingDetail } from "@/components/admin/listings/listing-detail";
import { ListingFilters } from "@/components/admin/listings/filters";
import type { CategoryChoice } from "@/components/admin/listings/filters";
import { AddressText, ListingThumb, MapLink, NameButton, PriceText } from "@/components/admin/listings/cells";
import { TablePanel } from "@/components/admin/table/table-panel";
import type { TableQuery } from "@/components/admin/table/table-query";
import { useDecisions } from "@/components/admin/decisions/use-decisions";
import { DecisionProblems, WaitingBar } from "@/components/admin/decisions/waiting-bar";
import { type Page, useTable } from "@/components/admin/table/use-table";
import { failureWords } from "@/components/form/failure-words";
import { shownName, type TranslatedNames } from "@/components/listings/category-trail";
import { StatusBadge } from "@/components/listings/status-badge";
import { useTranslator } from "@/components/messages/use-translator";
import { Button } from "@/components/ui/button";
import { type Column, DataTable } from "@/components/ui/data-table";
import { DropdownItem, DropdownMenu } from "@/components/ui/dropdown-menu";
import { toast } from "@/components/ui/toast";
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
  const [open, setOpen] = useState<{
    what: "detail" | "reject" | "archive";
    listing: ManagedListing;
  } | null>(null);
  const onFailure = useCallback(
    (error: unknown) => toast.bad(failureWords(error, t, t("admin.listings.failed"))),
    [t],
  );
  const table = useTable({ schema: listAdminListings.query, first, load, onFailure });
  const decisions = useDecisions(t, table.reload);

  const columns: Column<ManagedListing>[] = [
    {
      key: "image",
      head: t("admin.listing.image"),
      unlabelled: true,
      beside: true,
      className: "lg:w-20",
      cell: (listing) => <ListingThumb listing={listing} />,
    },
    {
      key: "name",
      frozen: true,
      head: t("admin.listing.name"),
      unlabelled: true,
      beside: true,
      className: "lg:min-w-48 lg:max-w-72",
      cell: (listing) => (
        <NameButton name={listing.name} onClick={() => setOpen({ what: "detail", listing })} />
      ),
    },
    {
      key: "status",
      head: t("admin.listing.status"),
      cell: ({ status }) => <StatusBadge status={status} label={t(`admin.status.${status}`)} />,
    },
    {
      key: "price",
      head: t("admin.listing.price"),
      end: true,
      cell: (listing) => <PriceText listing={listing} />,
    },
    {
      key: "provider",
      head: t("admin.listing.provider"),
      className: "lg:max-w-52",
      cell: (listing) => (
        <button
          type="button"
          onClick={() => table.change({ providerUserId: listing.providerUserId })}
          aria-label={t("admin.listing.moreOfProvider", {
            company: listing.provider.providerProfile.companyName,
          })}
          className="inline-flex min-h-touch cursor-pointer items-center text-left hover:text-action hover:underline lg:min-h-10"
        >
          <span className="line-clamp-3 break-words">{listing.provider.providerProfile.companyName}</span>
        </button>
      ),
    },
    {
      key: "category",
      head: t("admin.listing.category"),
      className: "lg:max-w-44",
      cell: ({ category }) => (
        <span className="line-clamp-3 break-words">{shownName(category.name, names)}</span>
      ),
    },
    {
      key: "subcategory",
      head: t("admin.listing.subcategory"),
      className: "lg:max-w-44",
      cell: ({ subcategory }) => (
        <span className="line-clamp-3 break-words">
          {subcategory ? shownName(subcategory.name, names) : t("admin.table.none")}
        </span>
      ),
    },
    {
      key: "address",
      head: t("admin.listing.address"),
      className: "lg:min-w-56 lg:max-w-64",
      cell: (listing) => <AddressText listing={listing} />,
    },
    {
      key: "radius",
      head: t("admin.listing.radius"),
      end: true,
      cell: ({ maxRadiusKm }) => <span className="tabular-nums">{maxRadiusKm ?? t("admin.table.none")}</span>,
    },
    { key: "map", head: t("admin.listing.map"), cell: (listing) => <MapLink listing={listing} /> },
    {
      key: "actions",
      head: t("admin.table.actionsHead"),
      headHidden: true,
      end: true,
      unlabelled: true,
      pinned: true,
      className: "lg:w-14 max-lg:justify-self-end",
      cell: (listing) => menu(listing),
    },
  ];

  const menu = (listing: ManagedListing) => {
    const isPending = listing.status === "pending_approval";
    if (listing.archivedBy === "admin") return null;
    return (
      <DropdownMenu
        trigger={
          <Button
            variant="quiet"
            size="icon"
            disabled={isHeld(decisions, listing.id)}
            aria-label={t("admin.table.actions", { name: listing.name })}
          >
            <EllipsisVertical aria-hidden className="size-5" />
          </Button>
        }
      >
        {isPending ? (
          <>
            <DropdownItem onSelect={() => decisions.decide([listing], { status: "approved" })}>
              <Check aria-hidden />
              {t("admin.decide.approve")}
            </DropdownItem>
            <DropdownItem tone="danger" onSelect={() => setOpen({ what: "reject", listing })}>
              <X aria-hidden />
              {t("admin.decide.reject")}
            </DropdownItem>
          </>
        ) : null}
        <DropdownItem tone="danger" onSelect={() => setOpen({ what: "archive", listing })}>
          <Archive aria-hidden />
          {t("admin.decide.archive")}
        </DropdownItem>
      </DropdownMenu>
    );
  };

  const detailActions = (listing: ManagedListing) =>
    listing.status === "pending_approval" ? (
      <>
        <Button
          variant="dangerLine"
          disabled={isHeld(decisions, listing.id)}
          onClick={() => setOpen({ what: "reject", listing })}
        >
          {t("admin.decide.reject")}
        </Button>
        <Button
          disabled={isHeld(decisions, listing.id)}
          onClick={() => {
            decisions.decide([listing], { status: "approved" });
            setOpen(null);
          }}
        >
          {t("admin.decide.approve")}
        </Button>
      </>
    ) : undefined;

  const close = () => setOpen(null);
  return (
    <>
      <DecisionProblems decisions={decisions} />
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
        failed={t("admin.listings.failed")}
      >
        <DataTable
          caption={t("admin.listings.caption")}
          columns={columns}
          rows={table.items}
          rowKey={(listing) => listing.id}
          busy={table.busy}
          minWidth="88"
        />
      </TablePanel>
      {open?.what === "detail" ? (
        <ListingDetail
          listing={open.listing}
          locale={locale}
          names={names}
          onClose={close}
          actions={detailActions(open.listing)}
        />
      ) : null}
      {open?.what === "reject" ? (
        <RejectDialog
          listings={[open.listing]}
          onReject={(reason) => decisions.decide([open.listing], { status: "rejected", reason })}
          onClose={close}
        />
      ) : null}
      {open?.what === "archive" ? (
        <ArchiveDialog listing={open.listing} onSettled={table.reload} onClose={close} />
      ) : null}
      <WaitingBar decisions={decisions} />
    </>
  );
}
