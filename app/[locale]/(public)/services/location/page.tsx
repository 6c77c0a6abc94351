import type { Metadata } from "next";
import { availableMetadata } from "@/app/[locale]/_page/available";
import { pageLocale } from "@/app/[locale]/_page/page-locale";
import { pageMetadata } from "@/app/[locale]/_page/page-metadata";
import { PageTrail } from "@/app/[locale]/_page/page-trail";
import { availableResults } from "@/app/[locale]/(public)/services/_page/available-results";
import { settleFormQuery } from "@/app/[locale]/(public)/services/_page/form-query";
import { loadResults, priceConflictOf } from "@/app/[locale]/(public)/services/_page/load-results";
import { stateCard } from "@/app/media/og/_card/cards";
import { CityChips } from "@/components/places/city-chips";
import { StateCityLinks } from "@/components/places/landing-links";
import { ResultsView } from "@/components/search/results-view";
import { scopedQuery, type SearchScope } from "@/components/search/search-scope";
import { translator } from "@/lib/content/messages";
import { findState, type State, stateName } from "@/lib/content/states";
import { busiestCities } from "@/lib/domain/listings/landing/busiest-cities";
import { citiesOfStates } from "@/lib/domain/listings/landing/cities-of-states";
import { type ListingSearch, readSearch, type SearchParams } from "@/lib/schemas/listing-search";
import { localePath } from "@/lib/shared/locale";

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> };

const MAX_HEADING_CHARACTERS = 60;
const MOST_CITIES = 200;
const MOST_CITY_CHIPS = 10;
const PATH = "/services/location";

/**
 * The text a visitor asked with, on one line and not longer than a heading can be
 * (docs/product/search.md#places-and-distance).
 */
function locationText({ location }: SearchParams): string {
  const text = typeof location === "string" ? [...location.replace(/\s+/g, " ").trim()] : [];
  if (text.length <= MAX_HEADING_CHARACTERS) return text.join("");
  return `${text.slice(0, MAX_HEADING_CHARACTERS).join("").trimEnd()}…`;
}

const stateOf = ({ location }: SearchParams): State | undefined =>
  typeof location === "string" && location.length <= 100 ? findState(location) : undefined;

/** A place, a distance and another order do not go with a state; the address keeps the text as it was given. */
const scopeOf = (params: SearchParams, state: State | undefined): SearchScope => ({
  path: PATH,
  omit: ["state", "lat", "lng", "radiusKm", "sort"],
  own: typeof params.location === "string" ? [["location", state?.name ?? params.location]] : [],
});

function searchOf(params: SearchParams, state: State | undefined): ListingSearch {
  const dropped = { lat: undefined, lng: undefined, radiusKm: undefined, sort: undefined, city: undefined };
  return readSearch({ ...params, ...dropped, state: state?.code });
}

export const generateMetadata = availableMetadata(async (props: Props): Promise<Metadata> => {
  const locale = await pageLocale(props);
  const params = await props.searchParams;
  const t = translator(locale);
  const state = stateOf(params);
  const location = state ? stateName(state, locale) : locationText(params);
  const title = location === "" ? t("locationPage.noLocation") : t("locationPage.title", { location });
  const filtered = scopedQuery({ ...scopeOf(params, state), own: [] }, searchOf(params, state)).size > 0;
  return pageMetadata(locale, {
    path: state ? `${PATH}?${new URLSearchParams({ location: state.name })}` : PATH,
    title,
    description: t("locationPage.description", { location }),
    indexed: state !== undefined && !filtered,
    ...(state && { card: stateCard(state, locale) }),
  });
});

/** Listings by state: its own first, nearest to its reference point first, then the ones further away. */
export default availableResults(async (props: Props) => {
  const locale = await pageLocale(props);
  const params = await props.searchParams;
  const t = translator(locale);
  const state = stateOf(params);
  const scope = scopeOf(params, state);
  await settleFormQuery(locale, PATH, params);
  const asked = searchOf(params, state);
  const isWhole = state !== undefined && scopedQuery({ ...scope, own: [] }, asked).size === 0;
  const [results, cities, busiest] = await Promise.all([
    loadResults(locale, asked, { statePoint: state }),
    isWhole ? citiesOfStates(MOST_CITIES, state.code) : [],
    isWhole ? busiestCities(state.code, MOST_CITY_CHIPS) : [],
  ]);
  const location = state ? stateName(state, locale) : locationText(params);
  const heading = location === "" ? t("locationPage.noLocation") : t("locationPage.heading", { location });
  return (
    <ResultsView
      {...results}
      locale={locale}
      scope={scope}
      priceConflict={priceConflictOf(params)}
      title={heading}
      intro={
        state
          ? t("locationPage.totalState", { count: results.found.ownTotal ?? 0, location })
          : t("locationPage.total", { count: results.found.total })
      }
      notice={state || location === "" ? undefined : t("locationPage.introUnknown")}
      breadcrumb={
        <PageTrail
          locale={locale}
          path={state ? `${PATH}?${new URLSearchParams({ location: state.name })}` : PATH}
          label={t("nav.breadcrumb")}
          crumbs={[
            { label: t("nav.home"), href: localePath(locale, "/") },
            { label: t("nav.locations"), href: localePath(locale, "/locations") },
            { label: location === "" ? heading : location },
          ]}
        />
      }
      links={
        <CityChips locale={locale} label={t("locationPage.nearCities", { location })} cities={busiest} />
      }
      state={
        state && {
          code: state.code,
          inLabel: t("locationPage.inState", { location }),
          furtherLabel: t("locationPage.further"),
        }
      }
      after={
        <StateCityLinks locale={locale} title={t("locationPage.cities", { location })} cities={cities} />
      }
    />
  );
});
