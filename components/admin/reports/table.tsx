"use client";

import { ExternalLink } from "lucide-react";
import { useRouter } from "next/navigation";
import { useCallback, useId, useState } from "react";
import { linkClass } from "@/components/admin/link-class";
import { Moment } from "@/components/admin/moment";
import { TablePanel } from "@/components/admin/table/table-panel";
import type { TableQuery } from "@/components/admin/table/table-query";
import { type Page, useTable } from "@/components/admin/table/use-table";
import { failureStatus, failureWords } from "@/components/form/failure-words";
import { StatusBadge } from "@/components/listings/status-badge";
import { useTranslator } from "@/components/messages/use-translator";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/client/client";
import { archiveListing } from "@/lib/api/listings";
import { listReports, resolveReport } from "@/lib/api/reports";
import type { ListingReport } from "@/lib/schemas/report";
import { REPORT_OUTCOMES, REPORT_STATUSES, type ReportOutcome } from "@/lib/shared/report";
import { type Locale, localePath } from "@/lib/shared/locale";

const load = (query: TableQuery) => call(listReports, { query: { status: "open", ...query } });

type Props = {
  first: { query: TableQuery; page: Page<ListingReport> };
  locale: Locale;
};

/** What visitors reported, each to be resolved once, and the way to take its listing out of search. */
export function ReportsTable({ first, locale }: Props) {
  const t = useTranslator();
  const id = useId();
  const router = useRouter();
  const [asked, setAsked] = useState<{ what: "resolve" | "archive"; report: ListingReport } | null>(null);
  const [asking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<ReportOutcome>("no_action");
  const onFailure = useCallback(
    (error: unknown) => toast.bad(failureWords(error, t, t("admin.reports.failed"))),
    [t],
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
        if (failureStatus(error) !== 409) return t("admin.reports.failedToArchive");
      }
    }
    try {
      await call(resolveReport, {
        params: { id: report.id },
        body: { outcome: isArchiving ? "acted" : outcome },
      });
      toast.ok(t(isArchiving ? "admin.reports.archivedDone" : "admin.reports.resolvedDone", { name }));
    } catch (error) {
      if (failureStatus(error) !== 409) return t("admin.reports.failedToResolve");
      toast.bad(t("admin.reports.already", { name }));
    }
    settle();
  };

  const columns: Column<ListingReport>[] = [
    {
      key: "listing",
      frozen: true,
      head: t("admin.reports.listing"),
      unlabelled: true,
      className: "lg:min-w-52 lg:max-w-80",
      cell: ({ listing }) => (
        <>
          {listing.status === "approved" ? (
            <a
              href={localePath(locale, `/services/${listing.slug}`)}
              target="_blank"
              rel="noopener"
              aria-label={t("admin.reports.see", { name: listing.name })}
              className={`${linkClass} inline-flex min-h-touch items-center gap-1.5 break-words`}
            >
              <span className="line-clamp-2 min-w-0">{listing.name}</span>
              <ExternalLink aria-hidden className="size-3.5 shrink-0" />
            </a>
          ) : (
            <span className="line-clamp-2 font-medium break-words">{listing.name}</span>
          )}
          <span className="flex flex-wrap items-center gap-1.5">
            <StatusBadge status={listing.status} label={t(`admin.status.${listing.status}`)} />
            {listing.openReports > 1 ? (
              <Badge tone="warn">{t("admin.reports.openReports", { count: listing.openReports })}</Badge>
            ) : null}
          </span>
        </>
      ),
    },
    {
      key: "reason",
      head: t("admin.reports.reason"),
      cell: ({ reason }) => <span className="font-medium">{t(`admin.reports.reasons.${reason}`)}</span>,
    },
    {
      key: "details",
      head: t("admin.reports.details"),
      className: "lg:max-w-96",
      cell: ({ details }) =>
        details ? (
          <span className="break-words whitespace-pre-line">{details}</span>
        ) : (
          <span className="text-ink-3">{t("admin.reports.noDetails")}</span>
        ),
    },
    {
      key: "reported",
      head: t("admin.reports.reported"),
      cell: ({ createdAt }) => <Moment iso={createdAt} locale={locale} time />,
    },
    {
      key: "decision",
      head: t("admin.reports.outcome"),
      headHidden: true,
      end: true,
      unlabelled: true,
      pinned: true,
      cell: (report) =>
        report.status === "resolved" ? (
          <span className="text-sm text-ink-2">
            {report.outcome ? (
              <span className="block font-medium">{t(`admin.reports.outcomes.${report.outcome}`)}</span>
            ) : null}
            {report.resolvedAt ? <Moment iso={report.resolvedAt} locale={locale} /> : null}
          </span>
        ) : (
          <div className="flex gap-2 whitespace-nowrap max-lg:mt-2 max-lg:[&>*]:flex-1 lg:justify-end">
            <Button
              variant="soft"
              aria-label={t("admin.reports.resolveName", { name: report.listing.name })}
              onClick={() => ask("resolve", report)}
            >
              {t("admin.reports.resolve")}
            </Button>
            {report.listing.archivedBy === "admin" ? null : (
              <Button
                variant="dangerLine"
                aria-label={`${t("admin.reports.archive")}: ${report.listing.name}`}
                onClick={() => ask("archive", report)}
              >
                {t("admin.reports.archive")}
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
          <Field id={`${id}-status`} label={t("admin.reports.show")} className="w-full max-w-60">
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
                    {t(`admin.reports.${status}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        }
        empty={t("admin.reports.empty")}
        failed={t("admin.reports.failed")}
      >
        <DataTable
          caption={t("admin.reports.caption")}
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
        title={t(isArchiving ? "admin.reports.archiveTitle" : "admin.reports.resolveTitle", { name })}
        description={
          !isArchiving
            ? t("admin.reports.resolveText")
            : asked?.report.listing.archivedBy === "owner"
              ? t("admin.reports.archiveOverText")
              : t("admin.reports.archiveText")
        }
        texts={{
          confirm: isArchiving ? t("admin.reports.archive") : t("admin.reports.resolve"),
          busy: isArchiving ? t("admin.reports.archiving") : t("admin.reports.resolving"),
          cancel: t("admin.dialog.cancel"),
        }}
        tone={isArchiving ? "danger" : "primary"}
        onConfirm={confirm}
      >
        {isArchiving ? null : (
          <Field id={`${id}-outcome`} label={t("admin.reports.outcome")}>
            {(control) => (
              <Select
                {...control}
                value={outcome}
                onChange={(event) => setOutcome(event.target.value as ReportOutcome)}
                className="w-full"
              >
                {REPORT_OUTCOMES.map((one) => (
                  <option key={one} value={one}>
                    {t(`admin.reports.outcomes.${one}`)}
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
