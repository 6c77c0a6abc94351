import { PageTrail } from "@/app/[locale]/_page/page-trail";
import { resultsPage } from "@/app/[locale]/(public)/services/_page/results-page";
import { stateCard } from "@/app/media/og/_card/cards";
import { CityChips } from "@/components/places/city-chips";
import { StateCityLinks } from "@/components/places/landing-links";
import { scopedQuery, type SearchScope } from "@/components/search/search-scope";
import { findState, type State, stateName } from "@/lib/content/states";
import { busiestCities } from "@/lib/domain/listings/landing/busiest-cities";
import { citiesOfStates } from "@/lib/domain/listings/landing/cities-of-states";
import { type ListingSearch, readSearch, type SearchParams } from "@/lib/schemas/listing-search";
import { type Locale, localePath } from "@/lib/shared/locale";

const MAX_HEADING_CHARACTERS = 60;
const MOST_CITIES = 200;
/** With how far around they look they fit one row of a laptop; the others stand below the listings. */
const MOST_CITY_CHIPS = 6;
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

const stateOf = ({ location }: SearchParams): State | null =>
  typeof location === "string" && location.length <= 100 ? (findState(location) ?? null) : null;

/** A place, a distance and another order do not go with a state; the address keeps the text as it was given. */
const scopeOf = (params: SearchParams, state: State | null): SearchScope => ({
  path: PATH,
  omit: ["state", "lat", "lng", "radiusKm", "sort"],
  own: typeof params.location === "string" ? [["location", state?.name ?? params.location]] : [],
});

function searchOf(params: SearchParams, state: State | null): ListingSearch {
  const dropped = { lat: undefined, lng: undefined, radiusKm: undefined, sort: undefined, city: undefined };
  return readSearch({ ...params, ...dropped, state: state?.code });
}

/** The address of a state's page. */
const pathOf = (state: State | null): string =>
  state ? `${PATH}?${new URLSearchParams({ location: state.name })}` : PATH;

/** Whether nothing but the state is asked for. */
const isWhole = (params: SearchParams, state: State | null): boolean =>
  scopedQuery({ ...scopeOf(params, state), own: [] }, searchOf(params, state)).size === 0;

const nameOf = (locale: Locale, params: SearchParams, state: State | null): string =>
  state ? stateName(state, locale) : locationText(params);

/** Listings by state: its own first, nearest to its reference point first, then the ones further away. */
const { generateMetadata, Page } = resultsPage({
  subject: async (_segments, params) => ({ state: stateOf(params) }),
  scope: ({ params, subject: { state } }) => scopeOf(params, state),
  search: ({ params, subject: { state } }) => searchOf(params, state),
  statePoint: ({ state }) => state ?? undefined,
  head: ({ locale, t, params, subject: { state } }) => {
    const location = nameOf(locale, params, state);
    return {
      path: pathOf(state),
      title: location === "" ? t("locationPage.noLocation") : t("locationPage.title", { location }),
      // What no state is found for is all of India, in no order of distance.
      description: state ? t("locationPage.description", { location }) : t("results.description"),
      indexed: state !== null && isWhole(params, state),
      ...(state && { card: stateCard(state, locale) }),
    };
  },
  beside: async ({ params, subject: { state } }) => {
    if (state === null || !isWhole(params, state)) return { cities: [], busiest: [] };
    const [cities, busiest] = await Promise.all([
      citiesOfStates(MOST_CITIES, state.code),
      busiestCities(state.code, MOST_CITY_CHIPS),
    ]);
    return { cities, busiest };
  },
  words: ({ locale, t, params, subject: { state } }, { results: { found }, beside: { cities, busiest } }) => {
    const location = nameOf(locale, params, state);
    const heading = location === "" ? t("locationPage.noLocation") : t("locationPage.heading", { location });
    return {
      title: heading,
      intro: state
        ? t("locationPage.totalState", { count: found.ownTotal ?? 0, location })
        : t("locationPage.total", { count: found.total }),
      notice: state || location === "" ? undefined : t("locationPage.introUnknown"),
      breadcrumb: (
        <PageTrail
          locale={locale}
          path={pathOf(state)}
          label={t("nav.breadcrumb")}
          crumbs={[
            { label: t("nav.home"), href: localePath(locale, "/") },
            { label: t("nav.locations"), href: localePath(locale, "/locations") },
            { label: location === "" ? heading : location },
          ]}
        />
      ),
      links: (
        <CityChips locale={locale} label={t("locationPage.nearCities", { location })} cities={busiest} />
      ),
      state: state
        ? {
            code: state.code,
            inLabel: t("locationPage.inState", { location }),
          }
        : undefined,
      after: (
        <StateCityLinks locale={locale} title={t("locationPage.cities", { location })} cities={cities} />
      ),
    };
  },
});

export { generateMetadata, Page as default };
