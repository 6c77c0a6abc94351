"use client";

import { useId } from "react";
import { senderColumns } from "@/components/admin/senders/columns";
import { SenderDialog, useSenderActions } from "@/components/admin/senders/row-actions";
import { TablePanel } from "@/components/admin/table/table-panel";
import type { TableQuery } from "@/components/admin/table/table-query";
import { type Page, useTable } from "@/components/admin/table/use-table";
import { useTranslator } from "@/components/messages/use-translator";
import { DataTable } from "@/components/ui/data-table";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { listEnquirySenders } from "@/lib/api/enquiries";
import { call } from "@/lib/client/client";
import type { EnquirySender } from "@/lib/schemas/enquiry";
import type { Locale } from "@/lib/shared/locale";

const load = (query: TableQuery) => call(listEnquirySenders, { query });

type Props = {
  first: { query: TableQuery; page: Page<EnquirySender> };
  locale: Locale;
};

/** Who sends enquiries, masked, with a way to stop and to allow them. */
export function SendersTable({ first, locale }: Props) {
  const t = useTranslator();
  const id = useId();
  const table = useTable({
    schema: listEnquirySenders.query,
    first,
    load,
    failed: t("admin.enquiries.failed"),
  });
  const actions = useSenderActions(table.reload);
  return (
    <section aria-labelledby={`${id}-senders`}>
      <h2 id={`${id}-senders`} className="text-lg font-semibold">
        {t("admin.enquiries.senders")}
      </h2>
      <p className="mb-3 text-sm text-ink-2">{t("admin.enquiries.sendersText")}</p>
      <TablePanel
        table={table}
        tools={
          <Field id={`${id}-blocked`} label={t("admin.enquiries.show")} className="w-full max-w-60">
            {(control) => (
              <Select
                {...control}
                value={table.query.blocked ?? ""}
                onChange={(event) => table.change({ blocked: event.target.value })}
                className="w-full"
              >
                <option value="">{t("admin.enquiries.anyone")}</option>
                <option value="true">{t("admin.enquiries.blockedOnly")}</option>
                <option value="false">{t("admin.enquiries.unblockedOnly")}</option>
              </Select>
            )}
          </Field>
        }
        empty={t("admin.enquiries.empty")}
      >
        <DataTable
          caption={t("admin.enquiries.caption")}
          columns={senderColumns({ t, locale, ask: actions.ask })}
          rows={table.items}
          rowKey={(sender) => sender.id}
          busy={table.busy}
          minWidth="48"
        />
      </TablePanel>
      <SenderDialog actions={actions} />
    </section>
  );
}
