import type { Metadata } from "next";
import Link from "next/link";
import { permanentRedirect } from "next/navigation";
import { cache } from "react";
import { alternates } from "@/app/[locale]/_page/alternates";
import { availableMetadata } from "@/app/[locale]/_page/available";
import { notFoundMetadata, notFoundPage } from "@/app/[locale]/_page/not-found";
import { pageLocale } from "@/app/[locale]/_page/page-locale";
import { availableResults } from "@/app/[locale]/(public)/services/_page/available-results";
import { settleFormQuery } from "@/app/[locale]/(public)/services/_page/form-query";
import { loadResults, priceConflictOf } from "@/app/[locale]/(public)/services/_page/load-results";
import { categoryTeaser } from "@/components/catalog/category-card";
import { shortPlace } from "@/components/search/active-filters";
import { ResultsView } from "@/components/search/results-view";
import { scopedQuery, type SearchScope } from "@/components/search/search-scope";
import { entriesOf } from "@/components/search/tidy-query";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { pillClass } from "@/components/ui/chip";
import { categoryName, subcategoryName } from "@/lib/content/categories";
import { translator } from "@/lib/content/messages";
import { findCategory, findSubcategory, findSubcategoryOf } from "@/lib/domain/catalog/find-category";
import { listSubcategories } from "@/lib/domain/catalog/list-subcategories";
import type { Category, Subcategory } from "@/lib/schemas/category";
import { type ListingSearch, readSearch, type SearchParams } from "@/lib/schemas/listing-search";
import { isId } from "@/lib/shared/id";
import { type Locale, localePath } from "@/lib/shared/locale";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ locale: string; slug: string }>; searchParams: Promise<SearchParams> };
type Found = { category: Category; subcategory: Subcategory | null };

const SUBCATEGORY = "type=subcategory";

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
  ...readSearch({ ...params, state: undefined }),
  categoryIds: [category.id],
  subcategoryIds: subcategory ? [subcategory.id] : [],
});

const subjectOf = async ({ params, searchParams }: Props) => {
  const [{ slug }, { type }] = await Promise.all([params, searchParams]);
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
        title: t("categoryPage.title", { category: name }),
        description: teaser
          ? t("categoryPage.description", { category: name, teaser })
          : t("categoryPage.descriptionPlain", { category: name }),
      };
  const filtered =
    params.place !== undefined || scopedQuery({ ...scope, own: [] }, searchOf(found, params)).size > 0;
  if (filtered) return { ...base, robots: { index: false, follow: true } };
  return {
    ...base,
    alternates: alternates(locale, subcategory ? `${scope.path}?${SUBCATEGORY}` : scope.path),
  };
});

/** The listings of a category or of a subcategory, with the same filters as /services (spec.md section 2). */
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
    const rest = entriesOf(params).filter(([key]) => key !== "type");
    const query = new URLSearchParams([...scope.own, ...rest].map(([key, value]) => [key, value]));
    permanentRedirect(localePath(locale, query.size > 0 ? `${scope.path}?${query}` : scope.path));
  }
  const unknownPlace = await settleFormQuery(locale, scope.path, params);
  const [results, subcategories] = await Promise.all([
    loadResults(searchOf(subject, params)),
    listSubcategories(subject.category.id),
  ]);
  const t = translator(locale);
  const { category, subcategory } = subject;
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
        <Breadcrumb
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
      links={<SubcategoryLinks locale={locale} subject={subject} subcategories={subcategories} />}
    />
  );
});

type LinksProps = { locale: Locale; subject: Found; subcategories: readonly Subcategory[] };

/** From a category to its subcategories, and from one of them to the others. */
function SubcategoryLinks({ locale, subject: { category, subcategory }, subcategories }: LinksProps) {
  const t = translator(locale);
  if (subcategories.length === 0) return null;
  const name = categoryName(category, locale);
  const path = `/services/category/${category.slug}`;
  const links = [
    {
      key: category.id,
      label: t("categoryPage.all", { category: name }),
      href: path,
      current: subcategory === null,
    },
    ...subcategories.map((one) => ({
      key: one.id,
      label: subcategoryName(category.slug, one, locale),
      href: `${path}--${one.slug}?${SUBCATEGORY}`,
      current: one.id === subcategory?.id,
    })),
  ];
  return (
    <nav aria-label={t("categoryPage.subcategories", { category: name })} className="mt-3">
      <ul className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:px-0">
        {links.map(({ key, label, href, current }) => (
          <li key={key}>
            <Link
              href={localePath(locale, href)}
              aria-current={current ? "page" : undefined}
              className={`${pillClass} aria-[current]:border-action aria-[current]:bg-action-soft`}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
