import type { Metadata } from "next";
import { alternates } from "@/app/[locale]/_page/alternates";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { StateCard } from "@/components/places/state-card";
import { translator } from "@/lib/content/messages";
import { distanceStates, type State, unionTerritories } from "@/lib/content/states";
import type { Locale } from "@/lib/shared/locale";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = translator(locale);
  return {
    title: t("locations.title"),
    description: t("locations.metaDescription"),
    alternates: alternates(locale, "/locations"),
  };
}

const StateGrid = ({ states, locale }: { states: readonly State[]; locale: Locale }) =>
  states.length === 0 ? (
    <p className="mt-4 text-ink-2">{translator(locale)("locations.empty")}</p>
  ) : (
    <ul className="mt-4 grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
      {states.map((state) => (
        <li key={state.code} className="min-w-0">
          <StateCard state={state} locale={locale} />
        </li>
      ))}
    </ul>
  );

/** The 28 states, then the union territories (decisions: one table, lists filter it). */
export default async function LocationsPage(props: LocaleParams) {
  const locale = await pageLocale(props);
  const t = translator(locale);
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
    </div>
  );
}
