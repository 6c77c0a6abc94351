import { permanentRedirect } from "next/navigation";
import { cache } from "react";
import { PageTrail } from "@/app/[locale]/_page/page-trail";
import { listingListData } from "@/app/[locale]/_page/structured-data";
import { resultsPage } from "@/app/[locale]/(public)/services/_page/results-page";
import { nearCity } from "@/app/[locale]/(public)/services/in/[city]/_page/near-city";
import { cityCard } from "@/app/media/og/_card/cards";
import { JsonLd } from "@/components/layout/json-ld";
import { CategoryLinks, CityLinks, cityWithState, landingPath } from "@/components/places/landing-links";
import type { SearchScope } from "@/components/search/search-scope";
import { categoryName } from "@/lib/content/categories";
import { cityName } from "@/lib/content/cities";
import type { Translator } from "@/lib/content/messages";
import { findCategory } from "@/lib/domain/catalog/find-category";
import { categoriesInCity } from "@/lib/domain/listings/landing/categories-in-city";
import { citiesOfCategory } from "@/lib/domain/listings/landing/cities-of-category";
import { type LandingFacts, landingFacts } from "@/lib/domain/listings/landing/landing-facts";
import { type City, findCity } from "@/lib/domain/places/find-city";
import type { Category } from "@/lib/schemas/category";
import { readSearch, type SearchParams } from "@/lib/schemas/listing-search";
import { LANDING_PAGE_MIN_LISTINGS } from "@/lib/shared/limits";
import { localePath } from "@/lib/shared/locale";
import { formatRupees } from "@/lib/shared/money";

const MOST_OTHER_CITIES = 24;

/** The city and the category of an address, whatever they are called now; null when the two have no page. */
const findSubject = cache(async (citySlug: string, categorySlug: string) => {
  const [city, category] = await Promise.all([findCity(citySlug.toLowerCase()), findCategory(categorySlug)]);
  if (city === null || category === null) return null;
  const facts = await landingFacts(category.id, city.slug);
  return facts.listings < LANDING_PAGE_MIN_LISTINGS ? null : { city, category, facts };
});

/** A search of the category around the city, on the page of the category. */
const nearby = (city: City, category: Category) => ({
  scope: {
    path: `/services/category/${category.slug}`,
    omit: ["categoryIds", "subcategoryIds", "state"],
    own: [],
  } satisfies SearchScope,
  search: { ...nearCity(city), categoryIds: [category.id] },
});

/** What the prices are, in a sentence. */
function pricesOf(t: Translator, { priceMin: min, priceMax: max }: LandingFacts): string {
  if (min === null || max === null) return t("cityPage.priceNone");
  return min === max
    ? t("cityPage.priceOne", { min: formatRupees(min) })
    : t("cityPage.pricesBetween", { min: formatRupees(min), max: formatRupees(max) });
}

/** How many listings of how many companies, and at what prices. */
const factsIn = (t: Translator, facts: LandingFacts) => ({
  listings: t("cityPage.listings", { count: facts.listings }),
  companies: t("cityPage.companies", { count: facts.companies }),
  prices: pricesOf(t, facts),
});

const pageOf = ({ page }: SearchParams): number => readSearch({ page }).page;

/** A category in a city where it has at least three listings (docs/product/pages.md#addresses, docs/decisions/014). */
const { generateMetadata, Page } = resultsPage({
  subject: ({ city, category }: { city: string; category: string }) => findSubject(city, category),
  scope: ({ subject: { city, category } }) => ({
    path: landingPath(city, category),
    omit: ["categoryIds", "city", "sort"],
    own: [],
  }),
  search: ({ params, subject: { city, category } }) => ({
    ...readSearch({}),
    categoryIds: [category.id],
    city: city.slug,
    page: pageOf(params),
  }),
  withoutForm: true,
  head: ({ locale, t, params, subject: { city, category, facts } }) => {
    const words = { category: categoryName(category, locale), place: cityWithState(city, locale) };
    return {
      path: landingPath(city, category),
      title: t("cityPage.title", words),
      description: t("cityPage.description", { ...words, ...factsIn(t, facts) }),
      card: cityCard(city, category, locale),
      indexed: pageOf(params) === 1,
    };
  },
  instead: ({ locale, segments, params, subject: { city, category } }) => {
    const [path, page] = [landingPath(city, category), pageOf(params)];
    if (path === landingPath({ slug: segments.city }, { slug: segments.category })) return undefined;
    permanentRedirect(localePath(locale, page > 1 ? `${path}?page=${page}` : path));
  },
  beside: async ({ subject: { city, category } }) => {
    const [siblings, cities] = await Promise.all([
      categoriesInCity(city),
      citiesOfCategory(category.id, MOST_OTHER_CITIES + 1),
    ]);
    return { siblings, cities };
  },
  words: ({ locale, t, subject: { city, category, facts } }, { results: { found }, beside }) => {
    const words = { category: categoryName(category, locale), city: cityName(city, locale) };
    const place = cityWithState(city, locale);
    const { scope, search } = nearby(city, category);
    return {
      title: t("cityPage.heading", words),
      lead: t("cityPage.intro", { place, ...factsIn(t, facts) }),
      // To narrow it down is a search of the category around the city.
      filters: {
        scope,
        search,
        placeLabel: city.point && place,
      },
      breadcrumb: (
        <PageTrail
          locale={locale}
          path={landingPath(city, category)}
          label={t("nav.breadcrumb")}
          crumbs={[
            { label: t("nav.home"), href: localePath(locale, "/") },
            { label: words.category, href: localePath(locale, scope.path) },
            { label: words.city },
          ]}
        />
      ),
      links: <JsonLd data={listingListData(locale, found.items)} />,
      after: (
        <>
          <CategoryLinks
            locale={locale}
            title={t("cityPage.inCity", words)}
            city={city}
            categories={beside.siblings.filter(({ id }) => id !== category.id)}
          />
          <CityLinks
            locale={locale}
            title={t("cityPage.otherCities", words)}
            category={category}
            cities={beside.cities.filter(({ slug }) => slug !== city.slug).slice(0, MOST_OTHER_CITIES)}
          />
        </>
      ),
    };
  },
});

export { generateMetadata, Page as default };
