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
import { settleFormQuery } from "@/app/[locale]/(public)/services/_page/form-query";
import {
  loadResults,
  priceConflictOf,
  wholeState,
} from "@/app/[locale]/(public)/services/_page/load-results";
import { subcategoryGroups } from "@/app/[locale]/(public)/services/category/[slug]/_components/subcategory-groups";
import { SubcategoryLinks } from "@/app/[locale]/(public)/services/category/[slug]/_components/subcategory-links";
import { categoryCard } from "@/app/media/og/_card/cards";
import { JsonLd } from "@/components/layout/json-ld";
import { CityLinks } from "@/components/places/landing-links";
import { shortPlace } from "@/components/search/active-filters";
import { ResultsView } from "@/components/search/results-view";
import { scopedQuery, type SearchScope } from "@/components/search/search-scope";
import { entriesOf } from "@/components/search/tidy-query";
import { categoryName, categoryTeaser, subcategoryName } from "@/lib/content/categories";
import { translator } from "@/lib/content/messages";
import { findCategory, findSubcategory, findSubcategoryOf } from "@/lib/domain/catalog/find-category";
import { listSubcategories } from "@/lib/domain/catalog/list-subcategories";
import { citiesOfCategory } from "@/lib/domain/listings/landing/cities-of-category";
import type { Category, Subcategory } from "@/lib/schemas/category";
import { type ListingSearch, readSearch, type SearchParams } from "@/lib/schemas/listing-search";
import { isId } from "@/lib/shared/id";
import { localePath } from "@/lib/shared/locale";

type Props = { params: Promise<{ locale: string; slug: string }>; searchParams: Promise<SearchParams> };
type Found = { category: Category; subcategory: Subcategory | null };

const SUBCATEGORY = "type=subcategory";
const GROUPED = "allsubcategories";
const MOST_CITIES = 12;

/** What a segment names: `{category}`, `{category}--{subcategory}` or the id of either; null when nothing. */
const findSubject = cache(async (segment: string, type: string | undefined): Promise<Found | null> => {
  if (segment.includes("\0")) return null;
  const [categorySlug = "", subcategorySlug] = segment.split("--", 2);
  if (subcategorySlug !== undefined) return findSubcategoryOf(categorySlug, subcategorySlug);
  if (type === "subcategory") return isId(segment) ? findSubcategory(segment) : null;
  const category = await findCategory(segment);
  return category && { category, subcategory: null };
});

const pathOf = ({ category, subcategory }: Found) =>
  `/services/category/${category.slug}${subcategory ? `--${subcategory.slug}` : ""}`;

function scopeOf(found: Found): SearchScope {
  return {
    path: pathOf(found),
    omit: ["categoryIds", "subcategoryIds", "state"],
    own: found.subcategory ? [["type", "subcategory"]] : [],
  };
}

const searchOf = ({ category, subcategory }: Found, params: SearchParams): ListingSearch => ({
  ...wholeState(readSearch({ ...params, state: undefined, city: undefined })),
  categoryIds: [category.id],
  subcategoryIds: subcategory ? [subcategory.id] : [],
});

const subjectOf = async (props: Props) => {
  const [{ slug }, { type }] = await Promise.all([props.params, props.searchParams]);
  return findSubject(slug, typeof type === "string" ? type : undefined);
};

export const generateMetadata = availableMetadata(async (props: Props): Promise<Metadata> => {
  const locale = await pageLocale(props);
  const found = await subjectOf(props);
  if (found === null) return notFoundMetadata(locale);
  const t = translator(locale);
  const params = await props.searchParams;
  const scope = scopeOf(found);
  const { category, subcategory } = found;
  const name = categoryName(category, locale);
  const teaser = categoryTeaser(category.slug, locale);
  const grouped = params.type === GROUPED && subcategory === null;
  const base = subcategory
    ? {
        title: t("categoryPage.subcategoryTitle", {
          category: name,
          subcategory: subcategoryName(category.slug, subcategory, locale),
        }),
        description: t("categoryPage.descriptionPlain", {
          category: subcategoryName(category.slug, subcategory, locale),
        }),
      }
    : {
        title: t(grouped ? "categoryPage.groupsTitle" : "categoryPage.title", { category: name }),
        description: teaser
          ? t("categoryPage.description", { category: name, teaser })
          : t("categoryPage.descriptionPlain", { category: name }),
      };
  const filtered =
    grouped ||
    params.place !== undefined ||
    scopedQuery({ ...scope, own: [] }, searchOf(found, params)).size > 0;
  return pageMetadata(locale, {
    ...base,
    path: subcategory ? `${scope.path}?${SUBCATEGORY}` : scope.path,
    card: categoryCard(category, subcategory, locale),
    indexed: !filtered,
  });
});

/** The listings of a category or of a subcategory, with the same filters as /services (docs/product/pages.md#results). */
export default availableResults(async (props: Props) => {
  const locale = await pageLocale(props);
  const params = await props.searchParams;
  const { slug } = await props.params;
  const subject = await subjectOf(props);
  if (subject === null) return notFoundPage(locale);
  const scope = scopeOf(subject);
  const isCanonical =
    scope.path === `/services/category/${slug}` &&
    (subject.subcategory === null || params.type === "subcategory");
  if (!isCanonical) {
    const type = params.type === GROUPED && subject.subcategory === null ? [["type", GROUPED]] : scope.own;
    const rest = entriesOf(params).filter(([key]) => key !== "type");
    const query = new URLSearchParams([...type, ...rest].map(([key, value]) => [key, value]));
    permanentRedirect(localePath(locale, query.size > 0 ? `${scope.path}?${query}` : scope.path));
  }
  const { category, subcategory } = subject;
  if (params.type === GROUPED) {
    return subcategoryGroups({
      locale,
      category,
      companyType: searchOf(subject, params).companyType ?? null,
    });
  }
  const unknownPlace = await settleFormQuery(locale, scope.path, params);
  const asked = searchOf(subject, params);
  const isWhole = subcategory === null && scopedQuery(scope, asked).size === 0;
  const [results, subcategories, cities] = await Promise.all([
    loadResults(locale, asked),
    listSubcategories(category.id),
    isWhole ? citiesOfCategory(category.id, MOST_CITIES) : [],
  ]);
  const t = translator(locale);
  const name = categoryName(category, locale);
  const { found, placeLabel, search } = results;
  const near = placeLabel === null || search.radiusKm === undefined ? null : shortPlace(placeLabel);
  return (
    <ResultsView
      {...results}
      locale={locale}
      scope={scope}
      priceConflict={priceConflictOf(params)}
      title={subcategory ? subcategoryName(category.slug, subcategory, locale) : name}
      intro={
        near === null
          ? t("categoryPage.total", { count: found.total })
          : t("categoryPage.totalNear", { count: found.total, place: near })
      }
      notice={unknownPlace === null ? undefined : t("results.unknownPlace", { place: unknownPlace })}
      breadcrumb={
        <PageTrail
          locale={locale}
          path={subcategory ? `${scope.path}?${SUBCATEGORY}` : scope.path}
          label={t("nav.breadcrumb")}
          crumbs={[
            { label: t("nav.home"), href: localePath(locale, "/") },
            { label: t("nav.categories"), href: localePath(locale, "/categories") },
            ...(subcategory
              ? [
                  { label: name, href: localePath(locale, `/services/category/${category.slug}`) },
                  { label: subcategoryName(category.slug, subcategory, locale) },
                ]
              : [{ label: name }]),
          ]}
        />
      }
      links={
        <>
          <JsonLd data={listingListData(locale, found.items)} />
          <SubcategoryLinks
            locale={locale}
            category={category}
            current={subcategory?.id ?? category.id}
            subcategories={subcategories}
          />
        </>
      }
      after={
        <CityLinks
          locale={locale}
          title={t("cityPage.byCity", { category: name })}
          category={category}
          cities={cities}
        />
      }
    />
  );
});
