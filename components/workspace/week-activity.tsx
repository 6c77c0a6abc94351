import { cardClass } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { translator } from "@/lib/content/messages";
import type { Activity, ActivityCounts } from "@/lib/schemas/activity";
import { formatDate } from "@/lib/shared/dates";
import { INTL_LOCALE } from "@/lib/shared/intl";
import type { Locale } from "@/lib/shared/locale";

const FIGURES = [
  "views",
  "calls",
  "whatsApp",
  "enquiries",
] as const satisfies readonly (keyof ActivityCounts)[];

const sum = (days: Activity["days"], figure: keyof ActivityCounts): number =>
  days.reduce((total, day) => total + day[figure], 0);

type Props = { locale: Locale; activity: Activity };

/** What visitors did this week: a figure with its bars each, and the same day by day as a table. */
export function WeekActivity({ locale, activity: { days, before } }: Props) {
  const t = translator(locale);
  const number = new Intl.NumberFormat(INTL_LOCALE[locale]);
  return (
    <section aria-labelledby="week" className={cn(cardClass, "mb-6 px-4 py-3 sm:px-5")}>
      <h2 id="week" className="text-lg font-semibold">
        {t("activity.title")}
      </h2>
      <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
        {FIGURES.map((figure) => (
          <div key={figure} className="min-w-0">
            <dt className="text-sm text-ink-2">{t(`activity.${figure}`)}</dt>
            <dd>
              <span className="flex items-end justify-between gap-3 text-2xl leading-8 font-semibold tabular-nums">
                {number.format(sum(days, figure))}
                <Bars values={days.map((day) => day[figure])} />
              </span>
              <span className="mt-1 block text-xs text-ink-3 tabular-nums">
                {t("activity.before", { count: before[figure] })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <details className="mt-2">
        <summary className="flex min-h-touch w-fit cursor-pointer items-center gap-1 text-sm font-medium text-action">
          {t("activity.byDay")}
          <Icon name="chevron-down" />
        </summary>
        <DayTable locale={locale} days={days} />
        <p className="pb-1 text-xs text-ink-3">{t("activity.note")}</p>
      </details>
    </section>
  );
}

/** For the eye alone: the table says the same. */
function Bars({ values }: { values: readonly number[] }) {
  const most = Math.max(...values, 1);
  return (
    <span aria-hidden className="flex h-10 w-16 shrink-0 items-end gap-0.5 border-b border-line">
      {values.map((value, day) => (
        <span
          key={day}
          style={{ height: value === 0 ? "1px" : `max(3px, ${(value / most) * 100}%)` }}
          className={cn("flex-1 rounded-t-xs", value === 0 ? "bg-line" : "bg-action")}
        />
      ))}
    </span>
  );
}

function DayTable({ locale, days }: { locale: Locale; days: Activity["days"] }) {
  const t = translator(locale);
  const number = new Intl.NumberFormat(INTL_LOCALE[locale]);
  return (
    <table className="mb-2 w-full max-w-2xl text-xs tabular-nums sm:text-sm">
      <caption className="sr-only">{t("activity.byDay")}</caption>
      <thead>
        <tr className="border-b border-line text-ink-3">
          <th scope="col" className="py-1 text-left font-medium">
            {t("activity.day")}
          </th>
          {FIGURES.map((figure) => (
            <th key={figure} scope="col" className="py-1 pl-2 text-right font-medium">
              {t(`activity.${figure}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.day} className="border-b border-line">
            <th scope="row" className="py-1 text-left font-normal whitespace-nowrap">
              {formatDate(locale, day.day, "weekdayAndDay")}
            </th>
            {FIGURES.map((figure) => (
              <td key={figure} className="py-1 pl-2 text-right">
                {number.format(day[figure])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
