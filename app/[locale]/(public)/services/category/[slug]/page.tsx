import { permanentRedirect } from "next/navigation";
import { cache } from "react";
import { PageTrail } from "@/app/[locale]/_page/page-trail";
import { listingListData } from "@/app/[locale]/_page/structured-data";
import { wholeState } from "@/app/[locale]/(public)/services/_page/load-results";
import { resultsPage } from "@/app/[locale]/(public)/services/_page/results-page";
import { subcategoryGroups } from "@/app/[locale]/(public)/services/category/[slug]/_components/subcategory-groups";
import { SubcategoryLinks } from "@/app/[locale]/(public)/services/category/[slug]/_components/subcategory-links";
import { categoryCard } from "@/app/media/og/_card/cards";
import { JsonLd } from "@/components/layout/json-ld";
import { CityLinks } from "@/components/places/landing-links";
import { shortPlace } from "@/components/search/active-filters";
import { scopedQuery, type SearchScope } from "@/components/search/search-scope";
import { entriesOf } from "@/components/search/tidy-query";
import { categoryName, categoryTeaser, subcategoryName } from "@/lib/content/categories";
import { findCategory, findSubcategory, findSubcategoryOf } from "@/lib/domain/catalog/find-category";
import { listSubcategories } from "@/lib/domain/catalog/list-subcategories";
import { citiesOfCategory } from "@/lib/domain/listings/landing/cities-of-category";
import type { Category, Subcategory } from "@/lib/schemas/category";
import { type ListingSearch, readSearch, type SearchParams } from "@/lib/schemas/listing-search";
import { isId } from "@/lib/shared/id";
import { type Locale, localePath } from "@/lib/shared/locale";

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

/** Where the page of a subject stands, with what its address always carries. */
const addressOf = (found: Found): string =>
  found.subcategory ? `${pathOf(found)}?${SUBCATEGORY}` : pathOf(found);

const isGrouped = ({ subcategory }: Found, { type }: SearchParams): boolean =>
  type === GROUPED && subcategory === null;

/** Sends on who came by an older address, or without the type that a subcategory's has. */
function settleAddress(locale: Locale, slug: string, subject: Found, params: SearchParams): void {
  const { path, own } = scopeOf(subject);
  const isTyped = subject.subcategory === null || params.type === "subcategory";
  if (path === `/services/category/${slug}` && isTyped) return;
  const type = isGrouped(subject, params) ? [["type", GROUPED]] : own;
  const rest = entriesOf(params).filter(([key]) => key !== "type");
  const query = new URLSearchParams([...type, ...rest].map(([key, value]) => [key!, value!]));
  permanentRedirect(localePath(locale, query.size > 0 ? `${path}?${query}` : path));
}

/** The listings of a category or of a subcategory, with the same filters as /services (docs/product/pages.md#results). */
const { generateMetadata, Page } = resultsPage({
  subject: ({ slug }: { slug: string }, { type }) =>
    findSubject(slug, typeof type === "string" ? type : undefined),
  scope: ({ subject }) => scopeOf(subject),
  search: ({ subject, params }) => searchOf(subject, params),
  head: ({ locale, t, params, subject }) => {
    const { category, subcategory } = subject;
    const name = categoryName(category, locale);
    const grouped = isGrouped(subject, params);
    const own = subcategory && subcategoryName(category.slug, subcategory, locale);
    const teaser = categoryTeaser(category.slug, locale);
    const filtered = scopedQuery({ ...scopeOf(subject), own: [] }, searchOf(subject, params)).size > 0;
    return {
      title:
        own === null
          ? t(grouped ? "categoryPage.groupsTitle" : "categoryPage.title", { category: name })
          : t("categoryPage.subcategoryTitle", { category: name, subcategory: own }),
      description:
        own === null && teaser
          ? t("categoryPage.description", { category: name, teaser })
          : t("categoryPage.descriptionPlain", { category: own ?? name }),
      path: addressOf(subject),
      card: categoryCard(category, subcategory, locale),
      indexed: !(grouped || params.place !== undefined || filtered),
    };
  },
  instead: ({ locale, segments, params, subject }) => {
    settleAddress(locale, segments.slug, subject, params);
    if (params.type !== GROUPED) return undefined;
    const { companyType = null } = searchOf(subject, params);
    return subcategoryGroups({ locale, category: subject.category, companyType });
  },
  beside: async ({ subject: { category, subcategory }, subject }, asked) => {
    const isWhole = subcategory === null && scopedQuery(scopeOf(subject), asked).size === 0;
    const [subcategories, cities] = await Promise.all([
      listSubcategories(category.id),
      isWhole ? citiesOfCategory(category.id, MOST_CITIES) : [],
    ]);
    return { subcategories, cities };
  },
  words: ({ locale, t, subject }, { results: { found, placeLabel, search }, beside, unknownPlace }) => {
    const { category, subcategory } = subject;
    const name = categoryName(category, locale);
    const own = subcategory && subcategoryName(category.slug, subcategory, locale);
    const near = placeLabel === null || search.radiusKm === undefined ? null : shortPlace(placeLabel);
    return {
      title: own ?? name,
      intro:
        near === null
          ? t("categoryPage.total", { count: found.total })
          : t("categoryPage.totalNear", { count: found.total, place: near }),
      notice: unknownPlace === null ? undefined : t("results.unknownPlace", { place: unknownPlace }),
      breadcrumb: (
        <PageTrail
          locale={locale}
          path={addressOf(subject)}
          label={t("nav.breadcrumb")}
          crumbs={[
            { label: t("nav.home"), href: localePath(locale, "/") },
            { label: t("nav.categories"), href: localePath(locale, "/categories") },
            ...(own === null
              ? [{ label: name }]
              : [
                  { label: name, href: localePath(locale, `/services/category/${category.slug}`) },
                  { label: own },
                ]),
          ]}
        />
      ),
      links: (
        <>
          <JsonLd data={listingListData(locale, found.items)} />
          <SubcategoryLinks
            locale={locale}
            category={category}
            current={subcategory?.id ?? category.id}
            subcategories={beside.subcategories}
          />
        </>
      ),
      after: (
        <CityLinks
          locale={locale}
          title={t("cityPage.byCity", { category: name })}
          category={category}
          cities={beside.cities}
        />
      ),
    };
  },
});

export { generateMetadata, Page as default };
