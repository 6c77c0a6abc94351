import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { cache } from "react";
import { availableMetadata } from "@/app/[locale]/_page/available";
import { notFoundMetadata, notFoundPage } from "@/app/[locale]/_page/not-found";
import { pageLocale } from "@/app/[locale]/_page/page-locale";
import { PageTrail } from "@/app/[locale]/_page/page-trail";
import { listingListData } from "@/app/[locale]/_page/structured-data";
import { pageMetadata } from "@/app/[locale]/_page/page-metadata";
import { availableResults } from "@/app/[locale]/(public)/services/_page/available-results";
import { loadResults } from "@/app/[locale]/(public)/services/_page/load-results";
import { cityCard } from "@/app/media/og/_card/cards";
import { JsonLd } from "@/components/layout/json-ld";
import { CategoryLinks, CityLinks, cityWithState, landingPath } from "@/components/places/landing-links";
import { ResultsView } from "@/components/search/results-view";
import type { SearchScope } from "@/components/search/search-scope";
import { categoryName } from "@/lib/content/categories";
import { cityName } from "@/lib/content/cities";
import { type Translator, translator } from "@/lib/content/messages";
import { findCategory } from "@/lib/domain/catalog/find-category";
import { categoriesInCity } from "@/lib/domain/listings/landing/categories-in-city";
import { citiesOfCategory } from "@/lib/domain/listings/landing/cities-of-category";
import { type LandingFacts, landingFacts } from "@/lib/domain/listings/landing/landing-facts";
import { findCity } from "@/lib/domain/places/find-city";
import { around, type ListingSearch, readSearch, type SearchParams } from "@/lib/schemas/listing-search";
import { LANDING_PAGE_MIN_LISTINGS } from "@/lib/shared/limits";
import { localePath } from "@/lib/shared/locale";
import { formatRupees } from "@/lib/shared/money";

type Props = {
  params: Promise<{ locale: string; city: string; category: string }>;
  searchParams: Promise<SearchParams>;
};

const MOST_OTHER_CITIES = 24;

/** The city and the category of an address, whatever they are called now; null when the two have no page. */
const findSubject = cache(async (citySlug: string, categorySlug: string) => {
  const [city, category] = await Promise.all([findCity(citySlug.toLowerCase()), findCategory(categorySlug)]);
  if (city === null || category === null) return null;
  const facts = await landingFacts(category.id, city.slug);
  return facts.listings < LANDING_PAGE_MIN_LISTINGS ? null : { city, category, facts };
});

const subjectOf = async ({ params }: Props) => {
  const { city, category } = await params;
  return findSubject(city, category);
};

const pageOf = async (props: Props) => readSearch({ page: (await props.searchParams).page }).page;

/** What the prices are, in a sentence. */
function pricesOf(t: Translator, { priceMin: min, priceMax: max }: LandingFacts): string {
  if (min === null || max === null) return t("cityPage.priceNone");
  return min === max
    ? t("cityPage.priceOne", { min: formatRupees(min) })
    : t("cityPage.pricesBetween", { min: formatRupees(min), max: formatRupees(max) });
}

export const generateMetadata = availableMetadata(async (props: Props): Promise<Metadata> => {
  const locale = await pageLocale(props);
  const subject = await subjectOf(props);
  if (subject === null) return notFoundMetadata(locale);
  const t = translator(locale);
  const { city, category, facts } = subject;
  const words = { category: categoryName(category, locale), place: cityWithState(city, locale) };
  return pageMetadata(locale, {
    path: landingPath(city, category),
    title: t("cityPage.title", words),
    description: t("cityPage.description", {
      ...words,
      listings: t("cityPage.listings", { count: facts.listings }),
      companies: t("cityPage.companies", { count: facts.companies }),
      prices: pricesOf(t, facts),
    }),
    card: cityCard(city, category, locale),
    indexed: (await pageOf(props)) === 1,
  });
});

/** A category in a city where it has at least three listings (docs/product/pages.md#addresses, docs/decisions/014). */
export default availableResults(async (props: Props) => {
  const locale = await pageLocale(props);
  const [asked, subject, page] = await Promise.all([props.params, subjectOf(props), pageOf(props)]);
  if (subject === null) return notFoundPage(locale);
  const { city, category, facts } = subject;
  const path = landingPath(city, category);
  if (path !== landingPath({ slug: asked.city }, { slug: asked.category }))
    permanentRedirect(localePath(locale, page > 1 ? `${path}?page=${page}` : path));

  const search: ListingSearch = { ...readSearch({}), categoryIds: [category.id], city: city.slug, page };
  const [results, siblings, cities] = await Promise.all([
    loadResults(locale, search),
    categoriesInCity(city),
    citiesOfCategory(category.id, MOST_OTHER_CITIES + 1),
  ]);
  const t = translator(locale);
  const words = { category: categoryName(category, locale), city: cityName(city, locale) };
  const place = cityWithState(city, locale);
  const categoryPath = `/services/category/${category.slug}`;
  const scope: SearchScope = { path, omit: ["categoryIds", "city", "sort"], own: [] };
  return (
    <ResultsView
      {...results}
      locale={locale}
      scope={scope}
      priceConflict={null}
      title={t("cityPage.heading", words)}
      lead={t("cityPage.intro", {
        place,
        listings: t("cityPage.listings", { count: facts.listings }),
        companies: t("cityPage.companies", { count: facts.companies }),
        prices: pricesOf(t, facts),
      })}
      // To narrow it down is a search of the category around the city.
      filters={{
        scope: { path: categoryPath, omit: ["categoryIds", "subcategoryIds", "state"], own: [] },
        search: {
          ...readSearch({}),
          categoryIds: [category.id],
          ...(city.point && { ...around(city.point.lat, city.point.lng), sort: "distance_asc" as const }),
        },
        placeLabel: city.point && place,
      }}
      breadcrumb={
        <PageTrail
          locale={locale}
          path={path}
          label={t("nav.breadcrumb")}
          crumbs={[
            { label: t("nav.home"), href: localePath(locale, "/") },
            { label: words.category, href: localePath(locale, categoryPath) },
            { label: words.city },
          ]}
        />
      }
      links={<JsonLd data={listingListData(locale, results.found.items)} />}
      after={
        <>
          <CategoryLinks
            locale={locale}
            title={t("cityPage.inCity", words)}
            city={city}
            categories={siblings.filter(({ id }) => id !== category.id)}
          />
          <CityLinks
            locale={locale}
            title={t("cityPage.otherCities", words)}
            category={category}
            cities={cities.filter(({ slug }) => slug !== city.slug).slice(0, MOST_OTHER_CITIES)}
          />
        </>
      }
    />
  );
});
