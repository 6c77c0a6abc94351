import { Card } from "@/components/ui/card";
import { translator } from "@/lib/content/messages";
import type { EnquirySummary } from "@/lib/schemas/enquiry";
import { formatDate } from "@/lib/shared/dates";
import { INTL_LOCALE } from "@/lib/shared/intl";
import type { Locale } from "@/lib/shared/locale";

type Props = { summary: EnquirySummary; locale: Locale };

const KINDS = ["total", "new", "replied", "closed", "withdrawn"] as const;

/** The counts of enquiries, and how many came on each of the last 30 days. */
export function EnquiryFigures({ summary, locale }: Props) {
  const t = translator(locale);
  const number = new Intl.NumberFormat(INTL_LOCALE[locale]);
  const most = Math.max(0, ...summary.perDay.map(({ count }) => count));
  const dayText = (day: string) => formatDate(locale, day, "day");
  const [first, last] = [summary.perDay[0], summary.perDay.at(-1)];
  return (
    <section
      aria-label={t("admin.enquiries.counts")}
      className="grid gap-4 xl:grid-cols-[22rem_minmax(0,1fr)]"
    >
      <Card className="p-4 sm:p-5">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-5 xl:grid-cols-2">
          {KINDS.map((kind) => (
            <div key={kind}>
              <dt className="text-xs text-ink-3">{t(`admin.enquiries.${kind}`)}</dt>
              <dd className="text-xl font-semibold tabular-nums">{number.format(summary[kind])}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card className="min-w-0 p-4 sm:p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-sm font-semibold">{t("admin.enquiries.perDay")}</h2>
          <p className="text-xs text-ink-3">
            {most === 0
              ? t("admin.enquiries.perDayNone")
              : t("admin.enquiries.perDayMost", { count: number.format(most) })}
          </p>
        </div>
        {/* Drawn for the eye; readers get the same as a table. */}
        <div aria-hidden className="mt-4 flex h-28 items-end gap-0.5 border-b border-line sm:gap-1">
          {summary.perDay.map(({ day, count }) => (
            <span
              key={day}
              title={`${dayText(day)}: ${number.format(count)}`}
              style={{ height: most === 0 ? 0 : `${(count / most) * 100}%` }}
              className="min-w-0 flex-1 rounded-t-xs bg-action"
            />
          ))}
        </div>
        {first && last ? (
          <p aria-hidden className="mt-1 flex justify-between text-2xs text-ink-3 tabular-nums">
            <span>{dayText(first.day)}</span>
            <span>{dayText(last.day)}</span>
          </p>
        ) : null}
        <table className="sr-only">
          <caption>{t("admin.enquiries.perDay")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("admin.enquiries.day")}</th>
              <th scope="col">{t("admin.enquiries.count")}</th>
            </tr>
          </thead>
          <tbody>
            {summary.perDay.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{dayText(day)}</th>
                <td>{number.format(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  );
}
