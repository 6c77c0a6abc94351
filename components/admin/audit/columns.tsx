import { Filter } from "lucide-react";
import { Moment } from "@/components/admin/moment";
import type { useTable } from "@/components/admin/table/use-table";
import { useTranslator } from "@/components/messages/use-translator";
import type { Column } from "@/components/ui/data-table";
import { EmailText } from "@/components/ui/email-text";
import type { MessageKey, Translator } from "@/lib/content/messages";
import type { AuditEntry } from "@/lib/schemas/audit";
import { AUDIT_ACTIONS, type AuditAction, auditWord } from "@/lib/shared/audit-actions";
import { LISTING_STATUSES, type ListingStatus } from "@/lib/shared/listing-status";
import type { Locale } from "@/lib/shared/locale";

/** An action in words; one that an older version wrote as it is stored. */
export const inWords = (action: string, t: Translator): string =>
  isAction(action) ? t(`admin.audit.actions.${auditWord(action)}`) : action;
export const actorOf = (entry: AuditEntry, t: Translator): string =>
  entry.actorLabel ?? entry.actorUserId ?? t("admin.audit.system");
export const subjectOf = (entry: AuditEntry): string => entry.subjectLabel ?? entry.subjectId;

type Setting = { t: Translator; locale: Locale; change: ReturnType<typeof useTable>["change"] };

export const auditColumns = ({ t, locale, change }: Setting): Column<AuditEntry>[] => [
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
          text={actorOf(entry, t)}
          label={t("admin.audit.onlyActor", { name: actorOf(entry, t) })}
          onClick={() => change({ actorUserId: entry.actorUserId })}
        />
      ),
  },
  {
    key: "action",
    head: t("admin.audit.action"),
    cell: ({ action }) => <span className="font-medium">{inWords(action, t)}</span>,
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
