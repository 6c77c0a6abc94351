"use client";

import { ExternalLink } from "lucide-react";
import { useRouter } from "next/navigation";
import { useCallback, useId, useState } from "react";
import type { AdminTexts } from "@/components/admin/admin-texts";
import { failureStatus, failureText } from "@/components/admin/api-failure";
import { linkClass } from "@/components/admin/listing-cells";
import { Moment } from "@/components/admin/moment";
import { TablePanel } from "@/components/admin/table-panel";
import type { TableQuery } from "@/components/admin/table-query";
import { type Page, useTable } from "@/components/admin/use-table";
import { fillText } from "@/components/listings/fill-text";
import { StatusBadge } from "@/components/listings/status-badge";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/api/client";
import { archiveListing } from "@/lib/api/listings";
import { listReports, resolveReport } from "@/lib/api/reports";
import type { ListingReport } from "@/lib/schemas/report";
import { REPORT_OUTCOMES, REPORT_STATUSES, type ReportOutcome } from "@/lib/shared/enquiry";
import { type Locale, localePath } from "@/lib/shared/locale";

const load = (query: TableQuery) => call(listReports, { query: { status: "open", ...query } });

type Props = {
  first: { query: TableQuery; page: Page<ListingReport> };
  locale: Locale;
  texts: Pick<AdminTexts, "reports" | "dialog" | "status" | "table" | "sentences">;
};

/** What visitors reported, each to be resolved once, and the way to take its listing out of search. */
export function ReportsTable({ first, locale, texts }: Props) {
  const id = useId();
  const router = useRouter();
  const t = texts.reports;
  const [asked, setAsked] = useState<{ what: "resolve" | "archive"; report: ListingReport } | null>(null);
  const [asking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<ReportOutcome>("no_action");
  const onFailure = useCallback(
    (error: unknown) => toast.bad(failureText(error, t.failed, texts.sentences)),
    [t, texts.sentences],
  );
  const table = useTable({ schema: listReports.query, first, load, onFailure });

  const ask = (what: "resolve" | "archive", report: ListingReport) => {
    setOutcome("no_action");
    setAsked({ what, report });
    setAsking(true);
  };
  const settle = () => {
    table.reload();
    // The count beside 'Reports' is the server's.
    router.refresh();
  };
  const confirm = async () => {
    if (asked === null) return;
    const { what, report } = asked;
    const { id: listingId, name } = report.listing;
    const isArchiving = what === "archive";
    if (isArchiving) {
      try {
        await call(archiveListing, { params: { id: listingId } });
      } catch (error) {
        // Archived by somebody else meanwhile: what was wanted is so.
        if (failureStatus(error) !== 409) return t.failedToArchive;
      }
    }
    try {
      await call(resolveReport, {
        params: { id: report.id },
        body: { outcome: isArchiving ? "acted" : outcome },
      });
      toast.ok(fillText(isArchiving ? t.archivedDone : t.resolvedDone, { name }));
    } catch (error) {
      if (failureStatus(error) !== 409) return t.failedToResolve;
      toast.bad(fillText(t.already, { name }));
    }
    settle();
  };

  const columns: Column<ListingReport>[] = [
    {
      key: "listing",
      frozen: true,
      head: t.listing,
      unlabelled: true,
      className: "lg:min-w-52 lg:max-w-80",
      cell: ({ listing }) => (
        <>
          {listing.status === "approved" ? (
            <a
              href={localePath(locale, `/services/${listing.slug}`)}
              target="_blank"
              rel="noopener"
              aria-label={fillText(t.see, { name: listing.name })}
              className={`${linkClass} inline-flex min-h-touch items-center gap-1.5 break-words`}
            >
              <span className="line-clamp-2 min-w-0">{listing.name}</span>
              <ExternalLink aria-hidden className="size-3.5 shrink-0" />
            </a>
          ) : (
            <span className="line-clamp-2 font-medium break-words">{listing.name}</span>
          )}
          <span className="flex flex-wrap items-center gap-1.5">
            <StatusBadge status={listing.status} label={texts.status[listing.status]} />
            {listing.openReports > 1 ? (
              <Badge tone="warn">{fillText(t.openReports, { count: listing.openReports })}</Badge>
            ) : null}
          </span>
        </>
      ),
    },
    {
      key: "reason",
      head: t.reason,
      cell: ({ reason }) => <span className="font-medium">{t.reasons[reason]}</span>,
    },
    {
      key: "details",
      head: t.details,
      className: "lg:max-w-96",
      cell: ({ details }) =>
        details ? (
          <span className="break-words whitespace-pre-line">{details}</span>
        ) : (
          <span className="text-ink-3">{t.noDetails}</span>
        ),
    },
    {
      key: "reported",
      head: t.reported,
      cell: ({ createdAt }) => <Moment iso={createdAt} locale={locale} time />,
    },
    {
      key: "decision",
      head: t.outcome,
      headHidden: true,
      end: true,
      unlabelled: true,
      pinned: true,
      cell: (report) =>
        report.status === "resolved" ? (
          <span className="text-sm text-ink-2">
            {report.outcome ? <span className="block font-medium">{t.outcomes[report.outcome]}</span> : null}
            {report.resolvedAt ? <Moment iso={report.resolvedAt} locale={locale} /> : null}
          </span>
        ) : (
          <div className="flex gap-2 whitespace-nowrap max-lg:mt-2 max-lg:[&>*]:flex-1 lg:justify-end">
            <Button
              variant="soft"
              aria-label={fillText(t.resolveName, { name: report.listing.name })}
              onClick={() => ask("resolve", report)}
            >
              {t.resolve}
            </Button>
            {report.listing.archivedBy === "admin" ? null : (
              <Button
                variant="dangerLine"
                aria-label={`${t.archive}: ${report.listing.name}`}
                onClick={() => ask("archive", report)}
              >
                {t.archive}
              </Button>
            )}
          </div>
        ),
    },
  ];

  const isArchiving = asked?.what === "archive";
  const name = asked?.report.listing.name ?? "";
  return (
    <>
      <TablePanel
        table={table}
        tools={
          <Field id={`${id}-status`} label={t.show} className="w-full max-w-60">
            {(control) => (
              <Select
                {...control}
                value={table.query.status ?? "open"}
                onChange={({ target }) =>
                  table.change({ status: target.value === "open" ? null : target.value })
                }
                className="w-full"
              >
                {REPORT_STATUSES.map((status) => (
                  <option key={status} value={status}>
                    {t[status]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        }
        empty={t.empty}
        failed={t.failed}
        texts={texts}
      >
        <DataTable
          caption={t.caption}
          columns={columns}
          rows={table.items}
          rowKey={(report) => report.id}
          busy={table.busy}
          minWidth="60"
        />
      </TablePanel>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={fillText(isArchiving ? t.archiveTitle : t.resolveTitle, { name })}
        description={
          !isArchiving
            ? t.resolveText
            : asked?.report.listing.archivedBy === "owner"
              ? t.archiveOverText
              : t.archiveText
        }
        texts={{
          confirm: isArchiving ? t.archive : t.resolve,
          busy: isArchiving ? t.archiving : t.resolving,
          cancel: texts.dialog.cancel,
        }}
        tone={isArchiving ? "danger" : "primary"}
        onConfirm={confirm}
      >
        {isArchiving ? null : (
          <Field id={`${id}-outcome`} label={t.outcome}>
            {(control) => (
              <Select
                {...control}
                value={outcome}
                onChange={(event) => setOutcome(event.target.value as ReportOutcome)}
                className="w-full"
              >
                {REPORT_OUTCOMES.map((one) => (
                  <option key={one} value={one}>
                    {t.outcomes[one]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </ConfirmDialog>
    </>
  );
}
