"use client";

import { X } from "lucide-react";
import { useId } from "react";
import { actorOf, auditColumns, inWords, subjectOf } from "@/components/admin/audit/columns";
import { TablePanel } from "@/components/admin/table/table-panel";
import type { TableQuery } from "@/components/admin/table/table-query";
import { type Page, useTable } from "@/components/admin/table/use-table";
import { useTranslator } from "@/components/messages/use-translator";
import { chipClass } from "@/components/ui/chip";
import { cn } from "@/components/ui/cn";
import { DataTable } from "@/components/ui/data-table";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { listAuditEntries } from "@/lib/api/admin";
import { call } from "@/lib/client/client";
import type { AuditEntry } from "@/lib/schemas/audit";
import { AUDIT_ACTIONS } from "@/lib/shared/audit-actions";
import type { Locale } from "@/lib/shared/locale";

const load = (query: TableQuery) => call(listAuditEntries, { query });

type Props = {
  first: { query: TableQuery; page: Page<AuditEntry> };
  locale: Locale;
};

/**
 * What happened and who did it, newest first; narrowed by action, by actor, by subject. Only read
 * (docs/security.md#logs-and-audit).
 */
export function AuditTable({ first, locale }: Props) {
  const t = useTranslator();
  const id = useId();
  const table = useTable({ schema: listAuditEntries.query, first, load, failed: t("admin.audit.failed") });
  const { query, change } = table;

  const [some] = table.items;
  const narrowed = [
    query.actorUserId !== undefined && {
      key: "actorUserId",
      text: `${t("admin.audit.byActor")}: ${some?.actorUserId === query.actorUserId ? actorOf(some!, t) : query.actorUserId}`,
    },
    query.subjectId !== undefined && {
      key: "subjectId",
      text: `${t("admin.audit.bySubject")}: ${some?.subjectId === query.subjectId ? subjectOf(some!) : query.subjectId}`,
    },
  ].filter((one) => typeof one === "object");

  return (
    <TablePanel
      table={table}
      tools={
        <div className="flex flex-wrap items-end gap-3">
          <Field id={`${id}-action`} label={t("admin.audit.action")} className="w-full max-w-72">
            {(control) => (
              <Select
                {...control}
                value={query.action ?? ""}
                onChange={(event) => change({ action: event.target.value })}
                className="w-full"
              >
                <option value="">{t("admin.audit.anyAction")}</option>
                {AUDIT_ACTIONS.map((action) => (
                  <option key={action} value={action}>
                    {inWords(action, t)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {narrowed.map(({ key, text }) => (
            <button
              key={key}
              type="button"
              aria-label={t("admin.audit.remove", { name: text })}
              onClick={() => change({ [key]: null })}
              className={cn(chipClass, "max-w-full cursor-pointer")}
            >
              <span className="min-w-0 truncate">{text}</span>
              <X aria-hidden />
            </button>
          ))}
        </div>
      }
      empty={t("admin.audit.empty")}
    >
      <DataTable
        caption={t("admin.audit.caption")}
        columns={auditColumns({ t, locale, change })}
        rows={table.items}
        rowKey={(entry) => entry.id}
        busy={table.busy}
        minWidth="60"
      />
    </TablePanel>
  );
}
