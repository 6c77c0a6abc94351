import { PageLink } from "@/components/ui/page-link";
import { translator } from "@/lib/content/messages";
import { inOrder, inStateHref, stateName, states } from "@/lib/content/states";
import type { Locale } from "@/lib/shared/locale";
import { numberFormat } from "@/lib/shared/number-format";

type Props = { locale: Locale; counts: ReadonlyMap<string, number> };

/**
 * Listings per state as bars, the longest first: a table whose rows stand in two columns, so that what is read out is
 * what is seen. The roles are said, of plain elements, because a table laid out otherwise loses its own.
 */
export function StateChart({ locale, counts }: Props) {
  const t = translator(locale);
  const number = numberFormat(locale);
  const rows = inOrder(states, locale)
    .map((state) => ({ state, listings: counts.get(state.code) ?? 0 }))
    .sort((a, b) => b.listings - a.listings);
  const most = Math.max(1, ...rows.map(({ listings }) => listings));
  return (
    <div role="table" aria-label={t("locations.chartCaption")} className="mt-4 w-full text-sm">
      <div role="rowgroup" className="sr-only">
        <div role="row">
          <span role="columnheader">{t("locations.chartState")}</span>
          <span role="columnheader">{t("locations.chartListings")}</span>
        </div>
      </div>
      <div role="rowgroup" className="gap-x-12 lg:columns-2">
        {rows.map(({ state, listings }) => (
          <div
            key={state.code}
            role="row"
            className="grid break-inside-avoid grid-cols-[minmax(0,11rem)_minmax(4.5rem,1fr)] items-center gap-x-3 border-b border-line narrow:grid-cols-1 sm:grid-cols-[14rem_minmax(0,1fr)]"
          >
            <div role="rowheader" className="min-w-0 font-medium">
              <PageLink
                href={inStateHref(state, locale)}
                className="flex min-h-touch items-center py-1 wrap-anywhere text-action hover:underline"
              >
                {stateName(state, locale)}
              </PageLink>
            </div>
            <div role="cell" className="flex min-w-0 items-center gap-2">
              <span aria-hidden className="block min-w-0 flex-1">
                <span
                  className="block h-3 rounded-r-sm bg-accent"
                  style={{ width: listings === 0 ? 0 : `max(2px, ${((100 * listings) / most).toFixed(2)}%)` }}
                />
              </span>
              <span className="w-14 shrink-0 text-right text-ink-2 tabular-nums">
                {number.format(listings)}
              </span>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
