import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Empty } from "@/components/ui/empty";
import { TabLinks } from "@/components/ui/tab-links";
import { type Translator, translator } from "@/lib/content/messages";
import type { Percentile, VitalFigures } from "@/lib/schemas/vitals";
import { formatDate } from "@/lib/shared/dates";
import { INTL_LOCALE } from "@/lib/shared/intl";
import { type Locale, localePath } from "@/lib/shared/locale";
import { PAGE_KINDS, type PageKind, type Rating, type Vital, VITALS } from "@/lib/shared/vitals";

type Props = { locale: Locale; page: PageKind | undefined; figures: VitalFigures };

const TONES = { good: "ok", "needs-improvement": "warn", poor: "bad" } as const;
const FILLS: Readonly<Record<Rating, string>> = {
  good: "bg-ok",
  "needs-improvement": "bg-accent",
  poor: "bg-bad",
};

const ratingText = (t: Translator, rating: Rating): string =>
  rating === "good"
    ? t("admin.speed.good")
    : rating === "poor"
      ? t("admin.speed.poor")
      : t("admin.speed.needsWork");

/** What a bar is as high as: a shift that is told as 0.00 has no height, however small those beside it are. */
const barOf = (metric: Vital, value: number): number =>
  metric === "CLS" ? Math.round(value * 100) / 100 : value;

/** '2.3 sec', '180 ms', '0.02', in the language of the page. */
function told(metric: Vital, value: number, locale: Locale): string {
  const options: Readonly<Record<Vital, Intl.NumberFormatOptions>> = {
    LCP: { style: "unit", unit: "second", maximumFractionDigits: 1 },
    INP: { style: "unit", unit: "millisecond", maximumFractionDigits: 0 },
    CLS: { maximumFractionDigits: 2, minimumFractionDigits: 2 },
  };
  return new Intl.NumberFormat(INTL_LOCALE[locale], options[metric]).format(
    metric === "LCP" ? value / 1000 : value,
  );
}

const pageHref = (locale: Locale, page?: PageKind): string =>
  localePath(locale, `/dashboard/speed${page === undefined ? "" : `?page=${page}`}`);

/** How fast pages were for three in four visits: by kind of page, and by day for one kind or all. */
export function SpeedFigures({ locale, page, figures }: Props) {
  const t = translator(locale);
  if (figures.kinds.length === 0) return <Empty title={t("admin.speed.empty")} />;
  const seen = PAGE_KINDS.filter((kind) => figures.kinds.some((one) => one.page === kind));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <KindsTable locale={locale} kinds={seen} figures={figures} />
      <section aria-labelledby="by-day">
        <h2 id="by-day" className="text-lg font-semibold">
          {t("admin.speed.byDay")}
        </h2>
        <TabLinks
          label={t("admin.speed.kind")}
          className="mt-2"
          links={[undefined, ...seen].map((kind) => ({
            href: pageHref(locale, kind),
            label: kind === undefined ? t("admin.speed.all") : t(`admin.speed.kinds.${kind}`),
            current: kind === page,
          }))}
        />
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-3">
          {VITALS.map((metric) => (
            <DayPlot
              key={metric}
              locale={locale}
              metric={metric}
              days={figures.days.filter((one) => one.metric === metric)}
            />
          ))}
        </div>
      </section>
    </div>
  );
}

function KindsTable({
  locale,
  kinds,
  figures,
}: Pick<Props, "locale" | "figures"> & { kinds: readonly PageKind[] }) {
  const t = translator(locale);
  const number = new Intl.NumberFormat(INTL_LOCALE[locale]);
  const of = (page: PageKind) => figures.kinds.filter((one) => one.page === page);
  const columns: Column<PageKind>[] = [
    { key: "page", head: t("admin.speed.kind"), cell: (page) => t(`admin.speed.kinds.${page}`) },
    ...VITALS.map((metric) => ({
      key: metric,
      head: t(`admin.speed.metrics.${metric}`),
      cell: (page: PageKind) => {
        const found = of(page).find((one) => one.metric === metric);
        return found ? <Figure locale={locale} figure={found} /> : "–";
      },
    })),
    {
      key: "visits",
      head: t("admin.speed.visits"),
      end: true,
      cell: (page) => number.format(Math.max(...of(page).map(({ samples }) => samples))),
    },
  ];
  return (
    <Card>
      <DataTable
        caption={t("admin.speed.byKind")}
        columns={columns}
        rows={kinds}
        rowKey={(page) => page}
        minWidth="48"
      />
    </Card>
  );
}

function Figure({ locale, figure: { metric, p75, rating } }: { locale: Locale; figure: Percentile }) {
  return (
    <span className="inline-flex items-center gap-2 tabular-nums">
      {told(metric, p75, locale)}
      <Badge tone={TONES[rating]}>{ratingText(translator(locale), rating)}</Badge>
    </span>
  );
}

/** Bars for the eye; readers get the same as a table. */
function DayPlot({
  locale,
  metric,
  days,
}: {
  locale: Locale;
  metric: Vital;
  days: readonly VitalFigures["days"][number][];
}) {
  const t = translator(locale);
  const title = t(`admin.speed.metrics.${metric}`);
  const most = Math.max(...days.map(({ p75 }) => barOf(metric, p75)));
  const dayText = (day: string) => formatDate(locale, day, "day");
  const [first, last] = [days[0], days.at(-1)];
  return (
    <Card className="relative min-w-0 overflow-hidden p-4 sm:p-5">
      <h3 className="text-sm font-semibold">{title}</h3>
      {first === undefined || last === undefined ? (
        <p className="mt-2 text-sm text-ink-3">{t("admin.speed.none")}</p>
      ) : (
        <>
          <div aria-hidden className="mt-4 flex h-28 items-end gap-0.5 border-b border-line sm:gap-1">
            {days.map(({ day, p75, rating }) => (
              <span
                key={day}
                title={`${dayText(day)}: ${told(metric, p75, locale)}`}
                style={{
                  height:
                    barOf(metric, p75) === 0 ? "1px" : `max(2px, ${(barOf(metric, p75) / most) * 100}%)`,
                }}
                className={`max-w-8 min-w-0 flex-1 rounded-t-xs ${FILLS[rating]}`}
              />
            ))}
          </div>
          <p aria-hidden className="mt-1 flex justify-between text-2xs text-ink-3 tabular-nums">
            <span>{dayText(first.day)}</span>
            <span>
              {dayText(last.day)}: {told(metric, last.p75, locale)}
            </span>
          </p>
          <table className="sr-only">
            <caption>{title}</caption>
            <thead>
              <tr>
                <th scope="col">{t("admin.speed.day")}</th>
                <th scope="col">{title}</th>
                <th scope="col">{t("admin.speed.visits")}</th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, p75, rating, samples }) => (
                <tr key={day}>
                  <th scope="row">{dayText(day)}</th>
                  <td>
                    {told(metric, p75, locale)}, {ratingText(t, rating)}
                  </td>
                  <td>{samples}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Card>
  );
}
