import {
  GROUPS,
  SubcategoryLinks,
} from "@/app/[locale]/(public)/services/category/[slug]/_components/subcategory-links";
import { categoriesOnce } from "@/app/[locale]/_page/categories-once";
import { EmptyArt } from "@/components/art/empty-art";
import { cardOf } from "@/components/listings/card-of";
import { ListingCard } from "@/components/listings/listing-card";
import { Messages } from "@/components/messages/messages";
import { SearchBar } from "@/components/search/search-bar";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { PageLink } from "@/components/ui/page-link";
import { categoryName, subcategoryName } from "@/lib/content/categories";
import { translator } from "@/lib/content/messages";
import { listSubcategories } from "@/lib/domain/catalog/list-subcategories";
import { newestBySubcategory } from "@/lib/domain/listings/newest-by-subcategory";
import { takePageSearch } from "@/lib/http/page-limit";
import type { Category } from "@/lib/schemas/category";
import { readSearch } from "@/lib/schemas/listing-search";
import type { CompanyType } from "@/lib/shared/company-type";
import { type Locale, localePath } from "@/lib/shared/locale";

type Props = { locale: Locale; category: Category; companyType: CompanyType | null };

const PER_GROUP = 6;

/**
 * The page of a category's listings by subcategory: the newest of each, and the way to all of it
 * (docs/product/pages.md#addresses). Not a component: what it throws is the page's to answer.
 */
export async function subcategoryGroups({ locale, category, companyType }: Props) {
  await takePageSearch();
  const [categories, subcategories] = await Promise.all([categoriesOnce(), listSubcategories(category.id)]);
  const groups = await newestBySubcategory(
    subcategories.map(({ id }) => id),
    { most: PER_GROUP, companyType },
  );
  const t = translator(locale);
  const name = categoryName(category, locale);
  const path = `/services/category/${category.slug}`;
  const shown = subcategories.flatMap((subcategory) => {
    const group = groups.find(({ subcategoryId }) => subcategoryId === subcategory.id);
    return group
      ? [{ ...group, subcategory, label: subcategoryName(category.slug, subcategory, locale) }]
      : [];
  });
  const type = companyType === null ? "" : `&companyType=${companyType}`;
  return (
    <>
      <div className="border-b border-line bg-sunken py-4">
        <div className="page">
          <Messages locale={locale} of={["search"]}>
            <SearchBar
              locale={locale}
              search={{ ...readSearch({}), categoryIds: [category.id] }}
              categories={categories}
              compact
            />
          </Messages>
        </div>
      </div>
      <div className="page py-6">
        <Breadcrumb
          label={t("nav.breadcrumb")}
          crumbs={[
            { label: t("nav.home"), href: localePath(locale, "/") },
            { label: t("nav.categories"), href: localePath(locale, "/categories") },
            { label: name, href: localePath(locale, path) },
            { label: t("categoryPage.groups") },
          ]}
        />
        <h1 className="text-2xl font-semibold break-words">
          {t("categoryPage.groupsTitle", { category: name })}
        </h1>
        <p className="text-sm text-ink-3">{t("categoryPage.groupsIntro")}</p>
        <SubcategoryLinks
          locale={locale}
          category={category}
          current={GROUPS}
          subcategories={subcategories}
        />
        {shown.length === 0 ? (
          <div className="mt-6">
            <Empty
              art={<EmptyArt />}
              title={t("results.empty")}
              text={t("results.emptyHint")}
              actions={
                <PageLink href={localePath(locale, path)} className={buttonClass()}>
                  {t("categoryPage.all", { category: name })}
                </PageLink>
              }
            />
          </div>
        ) : null}
        <Messages locale={locale} of={["listingCard"]}>
          {" "}
          {shown.map(({ subcategory, label, items, total }, index) => (
            <section key={subcategory.id} aria-labelledby={subcategory.id} className="mt-10">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                <h2 id={subcategory.id} className="text-xl font-semibold">
                  {label}{" "}
                  <span className="text-sm font-normal text-ink-3 tabular-nums">
                    {t("categoryPage.total", { count: total })}
                  </span>
                </h2>
                <PageLink
                  href={localePath(locale, `${path}--${subcategory.slug}?type=subcategory${type}`)}
                  className="inline-flex min-h-touch items-center text-sm font-medium text-action hover:underline"
                >
                  {t("categoryPage.allInSubcategory", { subcategory: label })}
                </PageLink>
              </div>
              <ul className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
                {items.map((listing) => (
                  <li key={listing.id} className="min-w-0">
                    <ListingCard
                      card={cardOf(listing, locale, t)}
                      locale={locale}
                      heading="h3"
                      eager={index === 0}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Messages>
      </div>
    </>
  );
}
