import type { ReactNode } from "react";
import { type Fact, Facts } from "@/components/admin/facts";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { translator } from "@/lib/content/messages";
import type { SystemStatus } from "@/lib/schemas/system-status";
import { formatDate } from "@/lib/shared/dates";
import { INTL_LOCALE } from "@/lib/shared/intl";
import type { Locale } from "@/lib/shared/locale";

type Props = { locale: Locale; status: SystemStatus };

const MEGABYTE = 1_000_000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** So long mails may wait before somebody should look: the queue tries again after a minute. */
const LATE_SECONDS = 10 * MINUTE;

/** Numbers with their units, in the language of the page. */
function units(locale: Locale) {
  const unit = (name: string, value: number): string =>
    new Intl.NumberFormat(INTL_LOCALE[locale], {
      style: "unit",
      unit: name,
      maximumFractionDigits: value < 10 ? 1 : 0,
    }).format(value);
  return {
    bytes: (bytes: number): string =>
      bytes < 1000 * MEGABYTE
        ? unit("megabyte", bytes / MEGABYTE)
        : unit("gigabyte", bytes / 1000 / MEGABYTE),
    ms: (ms: number): string => unit("millisecond", ms),
    duration: (seconds: number): string =>
      seconds < MINUTE
        ? unit("second", seconds)
        : seconds < HOUR
          ? unit("minute", seconds / MINUTE)
          : unit("hour", seconds / HOUR),
    number: (value: number): string => value.toLocaleString(INTL_LOCALE[locale]),
  };
}

const Part = ({
  title,
  facts,
  children,
}: {
  title: string;
  facts: readonly Fact[];
  children?: ReactNode;
}) => (
  <Card className="grid content-start gap-3 p-4 sm:p-5">
    <h2 className="text-lg font-semibold">{title}</h2>
    {children}
    <Facts facts={facts} />
  </Card>
);

/** How the server that answers, its database, its mails and its files are doing. */
export function StatusFigures({ locale, status: { server, database, mails, files } }: Props) {
  const t = translator(locale);
  const { bytes, ms, duration, number } = units(locale);
  const isLate = mails.oldestSeconds > LATE_SECONDS;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
      <Part
        title={t("admin.system.server")}
        facts={[
          { label: t("admin.system.machine"), value: server.name },
          { label: t("admin.system.version"), value: `${server.version} · Node ${server.node}` },
          { label: t("admin.system.since"), value: formatDate(locale, server.startedAt, "moment") },
          { label: t("admin.system.memory"), value: bytes(server.residentBytes) },
        ]}
      />
      <Part
        title={t("admin.system.database")}
        facts={[
          { label: t("admin.system.postgres"), value: database.version },
          { label: t("admin.system.answered"), value: ms(database.answeredMs) },
          { label: t("admin.system.size"), value: bytes(database.bytes) },
          { label: t("admin.system.migration"), value: database.lastMigration ?? t("admin.system.unknown") },
          {
            label: t("admin.system.connections"),
            value: t("admin.system.connectionsOf", {
              count: number(database.connections),
              most: number(database.connectionsMost),
            }),
          },
          { label: t("admin.system.waitingFor"), value: number(database.waiting) },
        ]}
      >
        {database.isReadOnly && (
          <p>
            <Badge tone="bad">{t("admin.system.readOnly")}</Badge>
          </p>
        )}
      </Part>
      <Part
        title={t("admin.system.mails")}
        facts={[
          {
            label: t("admin.system.sending"),
            value: t(mails.isSent ? "admin.system.byService" : "admin.system.byFile"),
          },
          { label: t("admin.system.waiting"), value: number(mails.waiting) },
          { label: t("admin.system.failed"), value: number(mails.failed) },
          {
            label: t("admin.system.oldest"),
            value: isLate ? (
              <Badge tone="warn">{duration(mails.oldestSeconds)}</Badge>
            ) : (
              duration(mails.oldestSeconds)
            ),
          },
        ]}
      />
      <Part
        title={t("admin.system.files")}
        facts={[
          {
            label: t("admin.system.stored"),
            value: files.storage === "local" ? t("admin.system.storedLocally") : files.storage,
          },
          ...(files.freeBytes === null
            ? []
            : [{ label: t("admin.system.free"), value: bytes(files.freeBytes) }]),
        ]}
      />
    </div>
  );
}
