import type { Metadata } from "next";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { pageMetadata } from "@/app/[locale]/_page/page-metadata";
import { CitiesByState } from "@/app/[locale]/(public)/locations/_components/cities-by-state";
import { StateChart } from "@/app/[locale]/(public)/locations/_components/state-chart";
import { StateCard } from "@/components/places/state-card";
import { translator } from "@/lib/content/messages";
import { distanceStates, inOrder, type State, unionTerritories } from "@/lib/content/states";
import { countByState } from "@/lib/domain/listings/count-by-state";
import { citiesOfStates } from "@/lib/domain/listings/landing/cities-of-states";
import { nullOnFailure } from "@/lib/http/page-status";
import type { Locale } from "@/lib/shared/locale";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = translator(locale);
  return pageMetadata(locale, {
    path: "/locations",
    title: t("locations.title"),
    description: t("locations.metaDescription"),
  });
}

const StateGrid = ({ states, locale }: { states: readonly State[]; locale: Locale }) =>
  states.length === 0 ? (
    <p className="mt-4 text-ink-2">{translator(locale)("locations.empty")}</p>
  ) : (
    <ul className="mt-4 grid grid-cols-2 gap-3 narrow:grid-cols-1 sm:gap-4 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
      {inOrder(states, locale).map((state) => (
        <li key={state.code} className="min-w-0">
          <StateCard state={state} locale={locale} />
        </li>
      ))}
    </ul>
  );

const MOST_CITIES_OF_A_STATE = 4;

/**
 * The 28 states, then the union territories (decisions: one table, lists filter it), what is in them, and their cities.
 * The cards stand without the database.
 */
export default async function LocationsPage(props: LocaleParams) {
  const locale = await pageLocale(props);
  const t = translator(locale);
  const [counts, cities] = await Promise.all([
    nullOnFailure(countByState),
    nullOnFailure(() => citiesOfStates(MOST_CITIES_OF_A_STATE)),
  ]);
  return (
    <div className="page pt-8 pb-16">
      <h1 className="text-2xl font-semibold">{t("locations.title")}</h1>
      <p className="mt-1 text-ink-2">{t("locations.lead")}</p>
      <section aria-labelledby="states">
        <h2 id="states" className="mt-8 text-xl font-semibold">
          {t("locations.states")}
        </h2>
        <StateGrid states={distanceStates} locale={locale} />
      </section>
      <section aria-labelledby="territories">
        <h2 id="territories" className="mt-10 text-xl font-semibold">
          {t("locations.territories")}
        </h2>
        <StateGrid states={unionTerritories} locale={locale} />
      </section>
      {counts === null || counts.size === 0 ? null : (
        <section aria-labelledby="chart">
          <h2 id="chart" className="mt-10 text-xl font-semibold">
            {t("locations.chartTitle")}
          </h2>
          <p className="mt-1 text-ink-2">{t("locations.chartText")}</p>
          <StateChart locale={locale} counts={counts} />
        </section>
      )}
      {cities === null || cities.length === 0 ? null : (
        <section aria-labelledby="cities">
          <h2 id="cities" className="mt-10 text-xl font-semibold">
            {t("locations.citiesTitle")}
          </h2>
          <p className="mt-1 text-ink-2">{t("locations.citiesText")}</p>
          <CitiesByState locale={locale} cities={cities} />
        </section>
      )}
    </div>
  );
}
