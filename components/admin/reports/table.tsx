"use client";

import { useId } from "react";
import { reportColumns } from "@/components/admin/reports/columns";
import { ReportDialog, useReportActions } from "@/components/admin/reports/row-actions";
import { TablePanel } from "@/components/admin/table/table-panel";
import type { TableQuery } from "@/components/admin/table/table-query";
import { type Page, useTable } from "@/components/admin/table/use-table";
import { useTranslator } from "@/components/messages/use-translator";
import { DataTable } from "@/components/ui/data-table";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { listReports } from "@/lib/api/reports";
import { call } from "@/lib/client/client";
import type { ListingReport } from "@/lib/schemas/report";
import type { Locale } from "@/lib/shared/locale";
import { REPORT_STATUSES } from "@/lib/shared/report";

const load = (query: TableQuery) => call(listReports, { query: { status: "open", ...query } });

type Props = {
  first: { query: TableQuery; page: Page<ListingReport> };
  locale: Locale;
};

/** What visitors reported, each to be resolved once, and the way to take its listing out of search. */
export function ReportsTable({ first, locale }: Props) {
  const t = useTranslator();
  const id = useId();
  const table = useTable({ schema: listReports.query, first, load, failed: t("admin.reports.failed") });
  const actions = useReportActions(table.reload);
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
      >
        <DataTable
          caption={t("admin.reports.caption")}
          columns={reportColumns({ t, locale, ask: actions.ask })}
          rows={table.items}
          rowKey={(report) => report.id}
          busy={table.busy}
          minWidth="60"
        />
      </TablePanel>
      <ReportDialog actions={actions} />
    </>
  );
}
