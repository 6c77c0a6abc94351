"use client";

import { RefreshCw } from "lucide-react";
import Link from "next/link";
import { useCallback, useEffect, useRef, useState } from "react";
import type { AdminTexts } from "@/components/admin/admin-texts";
import { failureText } from "@/components/admin/api-failure";
import { RejectDialog } from "@/components/admin/decision-dialogs";
import { AddressText, ListingThumb, NameButton, PriceText } from "@/components/admin/listing-cells";
import { ListingDetail } from "@/components/admin/listing-detail";
import { isLongWait, waitingText } from "@/components/admin/moment";
import { PENDING_QUERY } from "@/components/admin/pending-query";
import { useDecisions } from "@/components/admin/use-decisions";
import type { Page } from "@/components/admin/use-table";
import { trailOf } from "@/components/listings/category-trail";
import { fillText } from "@/components/listings/fill-text";
import { Alert } from "@/components/ui/alert";
import { Button, buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast";
import { listAdminListings } from "@/lib/api/admin";
import { call } from "@/lib/api/client";
import type { ManagedListing } from "@/lib/schemas/listing";
import { type Locale, localePath } from "@/lib/shared/locale";

type Props = {
  first: Page<ManagedListing>;
  /** When the server rendered it, ms. */
  now: number;
  locale: Locale;
  texts: Pick<
    AdminTexts,
    | "dashboard"
    | "decide"
    | "listing"
    | "listings"
    | "dialog"
    | "status"
    | "companyTypes"
    | "names"
    | "table"
    | "sentences"
  >;
};

/** The listings that wait for a decision, with all it takes to decide. */
export function PendingApprovals({ first, now: firstNow, locale, texts }: Props) {
  const [page, setPage] = useState(first);
  const [now, setNow] = useState(firstNow);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  const [open, setOpen] = useState<{ what: "detail" | "reject"; listing: ManagedListing } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const t = texts.dashboard;

  const reload = useCallback(async () => {
    setLoading(true);
    try {
      setPage(await call(listAdminListings, { query: PENDING_QUERY }));
      setNow(Date.now());
      setFailed(false);
    } catch (error) {
      toast.bad(failureText(error, texts.listings.failed, texts.sentences));
      setFailed(true);
    } finally {
      setLoading(false);
    }
  }, [texts]);
  const decisions = useDecisions(texts, reload);

  // The pressed button went with its row: whoever uses the keyboard goes on from the head of the table.
  useEffect(() => {
    if (page !== first && document.activeElement === document.body) heading.current?.focus();
  }, [page, first]);

  const actions = (listing: ManagedListing, inDialog: boolean) => {
    const busy = decisions.isBusy(listing);
    const names = { name: listing.name };
    return (
      <div
        className={cn(
          "flex gap-2 whitespace-nowrap",
          "max-md:[&>*]:flex-1",
          inDialog ? "max-sm:flex-1" : "justify-end max-md:mt-2",
        )}
      >
        <Button
          variant={inDialog ? "primary" : "soft"}
          disabled={busy}
          aria-label={fillText(texts.decide.approveName, names)}
          onClick={async () => {
            if ((await decisions.approve(listing)) === null) setOpen(null);
          }}
          className={inDialog ? "order-last" : ""}
        >
          {busy ? <Spinner /> : null}
          {busy ? texts.decide.approving : texts.decide.approve}
        </Button>
        <Button
          variant="dangerLine"
          disabled={busy}
          aria-label={fillText(texts.decide.rejectName, names)}
          onClick={() => setOpen({ what: "reject", listing })}
        >
          {texts.decide.reject}
        </Button>
      </div>
    );
  };

  const columns: Column<ManagedListing>[] = [
    {
      key: "image",
      head: texts.listing.image,
      headHidden: true,
      unlabelled: true,
      beside: true,
      className: "md:w-20",
      cell: (listing) => <ListingThumb listing={listing} />,
    },
    {
      key: "listing",
      head: texts.listing.listing,
      unlabelled: true,
      beside: true,
      className: "md:min-w-52",
      cell: (listing) => (
        <>
          <NameButton name={listing.name} onClick={() => setOpen({ what: "detail", listing })} />
          <span className="line-clamp-2 text-xs break-words text-ink-3">{trailOf(listing, texts.names)}</span>
        </>
      ),
    },
    {
      key: "price",
      head: texts.listing.price,
      end: true,
      cell: (listing) => <PriceText listing={listing} texts={texts.listing} />,
    },
    {
      key: "provider",
      head: texts.listing.provider,
      cell: (listing) => (
        <span className="line-clamp-3 break-words">{listing.provider.providerProfile.companyName}</span>
      ),
    },
    {
      key: "address",
      head: texts.listing.address,
      className: "md:min-w-44",
      cell: (listing) => <AddressText listing={listing} />,
    },
    {
      key: "waiting",
      head: t.waiting,
      cell: (listing) => (
        <span
          suppressHydrationWarning
          className={cn("whitespace-nowrap", isLongWait(listing.createdAt, now) && "font-semibold text-warn")}
        >
          {waitingText(listing.createdAt, now, locale, t.lessThanHour)}
        </span>
      ),
    },
    {
      key: "decision",
      head: t.decision,
      end: true,
      unlabelled: true,
      pinned: true,
      cell: (listing) => actions(listing, false),
    },
  ];

  return (
    <Card className="overflow-hidden">
      <div className="flex items-center justify-between gap-2 border-b border-line px-4 py-3">
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
            {t.pending}
          </h2>
          <p role="status" className="text-sm text-ink-2 tabular-nums">
            {fillText(page.total > page.items.length ? t.firstOf : t.oldestFirst, {
              shown: page.items.length,
              total: page.total,
            })}
          </p>
        </div>
        <Button variant="quiet" onClick={reload} disabled={loading} className="shrink-0">
          {loading ? <Spinner className="size-4" /> : <RefreshCw aria-hidden className="size-4" />}
          {t.reload}
        </Button>
      </div>
      {failed ? (
        <div className="p-4">
          <Alert
            action={
              <Button variant="line" onClick={reload}>
                {texts.table.retry}
              </Button>
            }
          >
            {texts.listings.failed}
          </Alert>
        </div>
      ) : page.items.length === 0 ? (
        <div className="px-4 py-14 text-center">
          <p className="font-semibold">{t.empty}</p>
          <p className="mt-1 text-sm text-ink-2">{t.emptyText}</p>
        </div>
      ) : (
        <DataTable
          caption={t.caption}
          columns={columns}
          rows={page.items}
          rowKey={(listing) => listing.id}
          busy={loading}
          minWidth="60"
        />
      )}
      {page.total > page.items.length ? (
        <div className="border-t border-line px-4 py-2 text-right">
          <Link
            href={localePath(locale, "/dashboard/listings?status=pending_approval")}
            prefetch={false}
            className={buttonClass({ variant: "quiet" })}
          >
            {t.all}
          </Link>
        </div>
      ) : null}
      {open?.what === "detail" ? (
        <ListingDetail
          listing={open.listing}
          locale={locale}
          texts={texts}
          onClose={() => setOpen(null)}
          actions={actions(open.listing, true)}
        />
      ) : null}
      {open?.what === "reject" ? (
        <RejectDialog
          listing={open.listing}
          decisions={decisions}
          texts={texts}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Card>
  );
}
