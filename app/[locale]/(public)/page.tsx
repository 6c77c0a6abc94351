import type { Metadata } from "next";
import { categoriesOrNull } from "@/app/[locale]/_page/categories-or-null";
import { CompanyTypeTiles } from "@/app/[locale]/(public)/_components/company-type-tiles";
import { HomeCategories } from "@/app/[locale]/(public)/_components/home-categories";
import { HomeStates } from "@/app/[locale]/(public)/_components/home-states";
import { TrySearches } from "@/app/[locale]/(public)/_components/try-searches";
import { alternates } from "@/app/[locale]/_page/alternates";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { HeroArches } from "@/components/art/hero-arches";
import { SearchBar } from "@/components/search/search-bar";
import { SectionHead } from "@/components/ui/section-head";
import { translator } from "@/lib/content/messages";
import { SITE_NAME } from "@/lib/content/site";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = translator(locale);
  return {
    title: { absolute: t("home.metaTitle", { site: SITE_NAME }) },
    description: t("home.metaDescription"),
    alternates: alternates(locale, "/"),
  };
}

/** Home: search, kinds of company, categories, states. Without the database only the categories are missing. */
export default async function HomePage(props: LocaleParams) {
  const locale = await pageLocale(props);
  const t = translator(locale);
  const categories = await categoriesOrNull();
  return (
    <>
      <section
        aria-labelledby="home-title"
        className="relative border-b border-line bg-linear-to-b from-sunken to-bg"
      >
        <div className="page pt-8 pb-10 sm:pt-12">
          <div className="grid items-end gap-8 lg:grid-cols-[minmax(34rem,1fr)_minmax(0,34rem)]">
            <div className="pb-5 sm:pb-8">
              <h1
                id="home-title"
                className="max-w-[19ch] text-3xl font-semibold sm:text-4xl [html:lang(en)_&]:tracking-[-0.028em]"
              >
                {t("home.title")}
              </h1>
              <p className="mt-4 max-w-[35rem] text-ink-2 sm:text-lg">{t("home.lead")}</p>
            </div>
            <div className="-mb-px hidden lg:block">
              <HeroArches />
            </div>
          </div>
          <SearchBar locale={locale} categories={categories} />
          <TrySearches locale={locale} />
        </div>
      </section>
      <div className="page pb-16">
        <section aria-labelledby="company-types" className="pt-10 sm:pt-12">
          <div className="mb-5">
            <SectionHead
              id="company-types"
              title={t("home.companyTypes")}
              text={t("home.companyTypesText")}
            />
          </div>
          <CompanyTypeTiles locale={locale} />
        </section>
        <HomeCategories locale={locale} categories={categories} />
        <div className="pt-10 sm:pt-12">
          <HomeStates locale={locale} />
        </div>
      </div>
    </>
  );
}
