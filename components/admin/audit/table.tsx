"use client";

import { Filter, X } from "lucide-react";
import { useCallback, useId } from "react";
import { Moment } from "@/components/admin/moment";
import { TablePanel } from "@/components/admin/table/table-panel";
import type { TableQuery } from "@/components/admin/table/table-query";
import { type Page, useTable } from "@/components/admin/table/use-table";
import { failureWords } from "@/components/form/failure-words";
import { useTranslator } from "@/components/messages/use-translator";
import { chipClass } from "@/components/ui/chip";
import { cn } from "@/components/ui/cn";
import { type Column, DataTable } from "@/components/ui/data-table";
import { EmailText } from "@/components/ui/email-text";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { listAuditEntries } from "@/lib/api/admin";
import { call } from "@/lib/client/client";
import type { MessageKey, Translator } from "@/lib/content/messages";
import type { AuditEntry } from "@/lib/schemas/audit";
import { AUDIT_ACTIONS, type AuditAction, auditWord } from "@/lib/shared/audit-actions";
import { LISTING_STATUSES, type ListingStatus } from "@/lib/shared/listing-status";
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
  const onFailure = useCallback(
    (error: unknown) => toast.bad(failureWords(error, t, t("admin.audit.failed"))),
    [t],
  );
  const table = useTable({ schema: listAuditEntries.query, first, load, onFailure });
  const { query, change } = table;

  const inWords = (action: string) =>
    isAction(action) ? t(`admin.audit.actions.${auditWord(action)}`) : action;
  const actorOf = (entry: AuditEntry) => entry.actorLabel ?? entry.actorUserId ?? t("admin.audit.system");
  const subjectOf = (entry: AuditEntry) => entry.subjectLabel ?? entry.subjectId;

  const columns: Column<AuditEntry>[] = [
    { key: "time", head: t("admin.audit.time"), cell: ({ at }) => <Moment iso={at} locale={locale} time /> },
    {
      key: "actor",
      head: t("admin.audit.actor"),
      className: "lg:max-w-64",
      cell: (entry) =>
        entry.actorUserId === null ? (
          <span className="text-ink-3">{t("admin.audit.system")}</span>
        ) : (
          <Narrow
            text={actorOf(entry)}
            label={t("admin.audit.onlyActor", { name: actorOf(entry) })}
            onClick={() => change({ actorUserId: entry.actorUserId })}
          />
        ),
    },
    {
      key: "action",
      head: t("admin.audit.action"),
      cell: ({ action }) => <span className="font-medium">{inWords(action)}</span>,
    },
    {
      key: "subject",
      head: t("admin.audit.subject"),
      className: "lg:max-w-72",
      cell: (entry) => (
        <>
          <span className="block text-xs text-ink-3">
            {named(t, "subjects", entry.subjectType) ?? entry.subjectType}
          </span>
          <Narrow
            text={subjectOf(entry)}
            label={t("admin.audit.onlySubject", { name: subjectOf(entry) })}
            onClick={() => change({ subjectId: entry.subjectId })}
          />
        </>
      ),
    },
    {
      key: "details",
      head: t("admin.audit.details"),
      className: "lg:max-w-80",
      cell: (entry) => <Details entry={entry} />,
    },
  ];

  const [some] = table.items;
  const narrowed = [
    query.actorUserId !== undefined && {
      key: "actorUserId",
      text: `${t("admin.audit.byActor")}: ${some?.actorUserId === query.actorUserId ? actorOf(some!) : query.actorUserId}`,
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
                    {inWords(action)}
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
      failed={t("admin.audit.failed")}
    >
      <DataTable
        caption={t("admin.audit.caption")}
        columns={columns}
        rows={table.items}
        rowKey={(entry) => entry.id}
        busy={table.busy}
        minWidth="60"
      />
    </TablePanel>
  );
}

/** A value that narrows the log to itself. */
const Narrow = ({ text, label, onClick }: { text: string; label: string; onClick: () => void }) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    onClick={onClick}
    className="-my-1 inline-flex min-h-touch max-w-full cursor-pointer items-center gap-1.5 text-left hover:text-action hover:underline"
  >
    <EmailText email={text} />
    <Filter aria-hidden className="size-3.5 shrink-0 text-action" />
  </button>
);

/** What the log stores, in words; null where the catalogue has none: older versions wrote other things. */
function named(t: Translator, part: "subjects" | "facts" | "values", stored: string): string | null {
  const key = `admin.audit.${part}.${stored}` as MessageKey;
  return t.has(key) ? t(key) : null;
}

/** Older versions wrote others. */
const isAction = (action: string): action is AuditAction =>
  (AUDIT_ACTIONS as readonly string[]).includes(action);

const isStatus = (value: string): value is ListingStatus =>
  (LISTING_STATUSES as readonly string[]).includes(value);

const valueIn = (t: Translator, value: string): string | null =>
  isStatus(value) ? t(`admin.status.${value}`) : named(t, "values", value);

type DetailsProps = { entry: AuditEntry };

/** What else is known of an entry, in words; nothing in it is personal (docs/security.md#logs-and-audit). */
function Details({ entry }: DetailsProps) {
  const t = useTranslator();
  // The name stands at the subject already.
  const shown = Object.entries(entry.details).filter(
    ([key, value]) => key !== "name" || value !== entry.subjectLabel,
  );
  if (shown.length === 0) return <span className="text-ink-3">{t("admin.table.none")}</span>;
  return (
    <dl className="text-xs">
      {shown.map(([key, value]) => {
        const text = typeof value === "string" ? value : JSON.stringify(value);
        return (
          <div key={key} className="flex min-w-0 gap-1.5">
            <dt className="shrink-0 text-ink-3">{named(t, "facts", key) ?? key}</dt>
            <dd className="line-clamp-3 min-w-0 wrap-anywhere">
              {(TOLD_IN_WORDS.has(key) && valueIn(t, text)) || text}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The details whose values are of a fixed set. */
const TOLD_IN_WORDS: ReadonlySet<string> = new Set(["role", "was", "status", "hidden", "by"]);
