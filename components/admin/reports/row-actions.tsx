import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { useRowAction } from "@/components/admin/table/use-row-action";
import { failureStatus } from "@/components/form/failure-words";
import { useTranslator } from "@/components/messages/use-translator";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { archiveListing } from "@/lib/api/listings";
import { resolveReport } from "@/lib/api/reports";
import { call } from "@/lib/client/client";
import type { ListingReport } from "@/lib/schemas/report";
import { REPORT_OUTCOMES, type ReportOutcome } from "@/lib/shared/report";

type Asked = { readonly what: "resolve" | "archive"; readonly report: ListingReport };

/** Archived by somebody else meanwhile: what was wanted is so. */
async function archiveOf({ listing }: ListingReport): Promise<void> {
  try {
    await call(archiveListing, { params: { id: listing.id } });
  } catch (error) {
    if (failureStatus(error) !== 409) throw error;
  }
}

/**
 * Resolving a report, or taking its listing out of search first.
 * @param reload reads the rows again
 */
export function useReportActions(reload: () => void) {
  const t = useTranslator();
  const router = useRouter();
  const [outcome, setOutcome] = useState<ReportOutcome>("no_action");
  const settle = () => {
    reload();
    // The count beside 'Reports' is the server's.
    router.refresh();
  };
  const action = useRowAction(({ what, report }: Asked) => {
    const { name } = report.listing;
    const isArchiving = what === "archive";
    let isArchived = !isArchiving;
    return {
      send: async () => {
        if (isArchiving) await archiveOf(report);
        isArchived = true;
        await call(resolveReport, {
          params: { id: report.id },
          body: { outcome: isArchiving ? "acted" : outcome },
        });
      },
      done: t(isArchiving ? "admin.reports.archivedDone" : "admin.reports.resolvedDone", { name }),
      failed: () => t(isArchived ? "admin.reports.failedToResolve" : "admin.reports.failedToArchive"),
      overtaken: { 409: t("admin.reports.already", { name }) },
    };
  }, settle);
  const ask = (what: Asked["what"], report: ListingReport) => {
    setOutcome("no_action");
    action.ask({ what, report });
  };
  return { ...action, ask, outcome, setOutcome };
}

type ReportActions = ReturnType<typeof useReportActions>;

/** What can be done with an open report. */
export function ReportButtons({ report, ask }: { report: ListingReport; ask: ReportActions["ask"] }) {
  const t = useTranslator();
  const { name, archivedBy } = report.listing;
  return (
    <div className="flex gap-2 whitespace-nowrap max-lg:mt-2 max-lg:[&>*]:flex-1 lg:justify-end">
      <Button
        variant="soft"
        aria-label={t("admin.reports.resolveName", { name })}
        onClick={() => ask("resolve", report)}
      >
        {t("admin.reports.resolve")}
      </Button>
      {archivedBy === "admin" ? null : (
        <Button
          variant="dangerLine"
          aria-label={`${t("admin.reports.archive")}: ${name}`}
          onClick={() => ask("archive", report)}
        >
          {t("admin.reports.archive")}
        </Button>
      )}
    </div>
  );
}

/** The question before either, with the outcome of what is resolved. */
export function ReportDialog({ actions }: { actions: ReportActions }) {
  const t = useTranslator();
  const id = useId();
  const { asked, dialog, outcome, setOutcome } = actions;
  const isArchiving = asked?.what === "archive";
  const name = asked?.report.listing.name ?? "";
  return (
    <ConfirmDialog
      {...dialog}
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
  );
}
