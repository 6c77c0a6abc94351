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
          {stored(t, `admin.audit.subjects.${entry.subjectType}`) ?? entry.subjectType}
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
function stored(t: Translator, key: string): string | null {
  const known = key as MessageKey;
  return t.has(known) ? t(known) : null;
}

/** Older versions wrote others. */
const isAction = (action: string): action is AuditAction =>
  (AUDIT_ACTIONS as readonly string[]).includes(action);

const isStatus = (value: string): value is ListingStatus =>
  (LISTING_STATUSES as readonly string[]).includes(value);

/** A value of a fixed set in words; null for what somebody wrote. */
function valueIn(t: Translator, { action }: AuditEntry, key: string, value: string): string | null {
  // Of a report both are of fixed sets; the reason of a rejection is somebody's words.
  if (action === "report.resolved" && key === "reason") return stored(t, `admin.reports.reasons.${value}`);
  if (action === "report.resolved" && key === "outcome") return stored(t, `admin.reports.outcomes.${value}`);
  if (!TOLD_IN_WORDS.has(key)) return null;
  return isStatus(value) ? t(`admin.status.${value}`) : stored(t, `admin.audit.values.${value}`);
}

type DetailsProps = { entry: AuditEntry };

/** What else is known of an entry, in words; nothing in it is personal (docs/security.md#logs-and-audit). */
function Details({ entry }: DetailsProps) {
  const t = useTranslator();
  // The name stands at the subject already; the listing of a report is told by its name.
  const shown = Object.entries(entry.details).filter(
    ([key, value]) => key !== "listingId" && (key !== "name" || value !== entry.subjectLabel),
  );
  if (shown.length === 0) return <span className="text-ink-3">{t("admin.table.none")}</span>;
  return (
    <dl className="text-xs">
      {shown.map(([key, value]) => {
        const text = typeof value === "string" ? value : JSON.stringify(value);
        const told = OWNERS.has(key) ? entry.ownerLabel : valueIn(t, entry, key, text);
        return (
          <div key={key} className="flex min-w-0 gap-1.5">
            <dt className="shrink-0 text-ink-3">{stored(t, `admin.audit.facts.${key}`) ?? key}</dt>
            <dd className="line-clamp-3 min-w-0 wrap-anywhere">{told ?? text}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The details that name an account. */
const OWNERS: ReadonlySet<string> = new Set(["providerUserId", "ownerUserId"]);

/** The details whose values are of a fixed set. */
const TOLD_IN_WORDS: ReadonlySet<string> = new Set(["role", "was", "status", "hidden", "by"]);
