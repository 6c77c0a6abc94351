import type { Metadata } from "next";
import { categoriesOrNull } from "@/app/[locale]/_page/categories-once";
import { CompanyTypeTiles } from "@/app/[locale]/(public)/_components/company-type-tiles";
import { CountryRow } from "@/app/[locale]/(public)/_components/country-row";
import { HomeCategories } from "@/app/[locale]/(public)/_components/home-categories";
import { HomeNeeds } from "@/app/[locale]/(public)/_components/home-needs";
import { HomeNewest } from "@/app/[locale]/(public)/_components/home-newest";
import { HomeStates } from "@/app/[locale]/(public)/_components/home-states";
import { HowItWorks } from "@/app/[locale]/(public)/_components/how-it-works";
import { TrySearches } from "@/app/[locale]/(public)/_components/try-searches";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { pageMetadata } from "@/app/[locale]/_page/page-metadata";
import { organizationData, webSiteData } from "@/app/[locale]/_page/structured-data";
import { HeroArches } from "@/components/art/hero-arches";
import { BlogCarousel } from "@/components/blog/blog-carousel";
import { JsonLd } from "@/components/layout/json-ld";
import { Messages } from "@/components/messages/messages";
import { SearchBar } from "@/components/search/search-bar";
import { SectionHead } from "@/components/ui/section-head";
import { translator } from "@/lib/content/messages";
import { SITE_NAME } from "@/lib/content/site";
import { listCategoryTree } from "@/lib/domain/catalog/list-category-tree";
import { newestOfCompanies } from "@/lib/domain/listings/newest-of-companies";
import { nullWhenDatabaseAway } from "@/lib/http/page-status";
import { HOME_NEWEST } from "@/lib/shared/limits";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = translator(locale);
  return pageMetadata(locale, {
    path: "/",
    title: { absolute: t("home.metaTitle", { site: SITE_NAME }) },
    description: t("home.metaDescription"),
  });
}

/** Home, in the order of docs/product/pages.md#home. Without the database only the categories and new listings are missing. */
export default async function HomePage(props: LocaleParams) {
  const locale = await pageLocale(props);
  const t = translator(locale);
  const [categories, tree, newest] = await Promise.all([
    categoriesOrNull(),
    nullWhenDatabaseAway(listCategoryTree),
    nullWhenDatabaseAway(() => newestOfCompanies(HOME_NEWEST)),
  ]);
  return (
    <>
      <JsonLd data={organizationData(locale)} />
      <JsonLd data={webSiteData(locale)} />
      <section
        aria-labelledby="home-title"
        className="relative border-b border-line bg-linear-to-b from-sunken to-bg"
      >
        <div className="page pt-4 pb-3 sm:pt-12 sm:pb-10">
          <div className="grid items-end gap-8 lg:grid-cols-[minmax(34rem,1fr)_minmax(0,34rem)]">
            <div className="pb-4 sm:pb-8">
              <h1
                id="home-title"
                className="max-w-[19ch] text-2xl font-semibold sm:text-4xl [html:lang(en)_&]:tracking-[-0.028em]"
              >
                {t("home.title")}
              </h1>
              <p className="mt-2 max-w-[35rem] text-sm text-ink-2 sm:mt-4 sm:text-lg">{t("home.lead")}</p>
            </div>
            <div className="-mb-px hidden lg:block">
              <HeroArches />
            </div>
          </div>
          <Messages locale={locale} of={["search"]}>
            <SearchBar locale={locale} categories={categories} />
          </Messages>
          <TrySearches locale={locale} />
        </div>
      </section>
      <div className="page pb-4 sm:pb-16">
        <HomeCategories locale={locale} categories={categories} />
        <HomeNeeds locale={locale} tree={tree ?? []} />
        <HomeNewest locale={locale} listings={newest ?? []} />
        <div className="home-part">
          <HomeStates locale={locale} />
        </div>
        <section aria-labelledby="company-types" className="home-part">
          <div className="home-head">
            <SectionHead
              id="company-types"
              title={t("home.companyTypes")}
              text={t("home.companyTypesText")}
            />
          </div>
          <CompanyTypeTiles locale={locale} />
        </section>
        <HowItWorks locale={locale} />
        <div className="home-part">
          <BlogCarousel locale={locale} />
        </div>
        <CountryRow locale={locale} />
      </div>
    </>
  );
}
