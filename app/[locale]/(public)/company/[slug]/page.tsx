import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { cache } from "react";
import { available, availableMetadata } from "@/app/[locale]/_page/available";
import { notFoundMetadata, notFoundPage } from "@/app/[locale]/_page/not-found";
import { pageLocale } from "@/app/[locale]/_page/page-locale";
import { WhereItIs } from "@/app/[locale]/(public)/_components/where-it-is";
import { PageTrail } from "@/app/[locale]/_page/page-trail";
import { pageMetadata } from "@/app/[locale]/_page/page-metadata";
import { companyData } from "@/app/[locale]/(public)/company/[slug]/_components/company-json-ld";
import {
  CompanyBar,
  CompanyContacts,
} from "@/app/[locale]/(public)/company/[slug]/_components/company-contacts";
import { CompanyGroups } from "@/app/[locale]/(public)/company/[slug]/_components/company-groups";
import { CompanyHeader } from "@/app/[locale]/(public)/company/[slug]/_components/company-header";
import { NoListings } from "@/app/[locale]/(public)/company/[slug]/_components/no-listings";
import { companyCard } from "@/app/media/og/_card/cards";
import { CompanyAbout, CompanyHours, CompanyPhotos } from "@/components/company/page-content";
import { EnquiryCard } from "@/components/enquiries/enquiry-card";
import { JsonLd } from "@/components/layout/json-ld";
import { SeldomResultList } from "@/components/listings/seldom-result-list";
import { NoSuchPage } from "@/components/search/no-such-page";
import { PageNav } from "@/components/search/page-nav";
import { ResultItems } from "@/components/search/result-items";
import { scopedHref, type SearchScope } from "@/components/search/search-scope";
import { cn } from "@/components/ui/cn";
import { cityOf } from "@/lib/content/cities";
import { translator } from "@/lib/content/messages";
import { shownPage } from "@/lib/domain/listings/company-pages/shown-page";
import { companyFacts } from "@/lib/domain/listings/company-facts";
import { getCompany } from "@/lib/domain/listings/get-company";
import { newestByCategory } from "@/lib/domain/listings/newest-by-category";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import { siteOrigin } from "@/lib/http/site-origin";
import type { Company } from "@/lib/schemas/company";
import { type ListingSearch, readSearch, type SearchParams } from "@/lib/schemas/listing-search";
import { AppError } from "@/lib/shared/errors";
import { type Locale, localePath } from "@/lib/shared/locale";
import { companySlug, idFromSlug } from "@/lib/shared/slug";

type Props = { params: Promise<{ locale: string; slug: string }>; searchParams: Promise<SearchParams> };

/** How many listings of a category stand on the page; of one that is the only one, twice as many. */
const PER_GROUP = 6;

/** The company behind a URL segment, once per request; null for everything that is not there for visitors. */
const findCompany = cache(async (slug: string) => {
  const id = idFromSlug(slug);
  if (id === null) return null;
  try {
    return await getCompany(id);
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  }
});

/** Of a search only the page counts here, and only for an import. */
const pageOf = async (props: Props) => readSearch({ page: (await props.searchParams).page }).page;

export const generateMetadata = availableMetadata(async (props: Props): Promise<Metadata> => {
  const locale = await pageLocale(props);
  const company = await findCompany((await props.params).slug);
  if (company === null) return notFoundMetadata(locale);
  const t = translator(locale);
  const { companyName: name, approvedListings: count, source } = company;
  const isIndexed = source === null && count > 0 && (await pageOf(props)) === 1;
  return pageMetadata(locale, {
    path: `/company/${companySlug(company)}`,
    title: t("company.title", { name }),
    description: t("company.description", { name, count }),
    card: companyCard(company, locale),
    indexed: isIndexed,
  });
});

/**
 * One company: how to reach it, and what it offers by category; of an import, its entries alone
 * (docs/product/pages.md#addresses).
 */
export default available(async (props: Props) => {
  const locale = await pageLocale(props);
  const { slug } = await props.params;
  const company = await findCompany(slug);
  if (company === null) return notFoundPage(locale);
  const path = `/company/${companySlug(company)}`;
  const page = await pageOf(props);
  if (slug !== companySlug(company))
    permanentRedirect(localePath(locale, page === 1 ? path : `${path}?page=${page}`));

  const t = translator(locale);
  const { companyName, source } = company;
  const body =
    source === null
      ? await ownCompany(company, path, locale)
      : { main: await importedCompany(company, path, page, locale), bar: null };
  return (
    <>
      <div className="page pb-16">
        <PageTrail
          locale={locale}
          path={path}
          label={t("listing.breadcrumb")}
          crumbs={[
            { label: t("nav.home"), href: localePath(locale, "/") },
            { label: t("nav.services"), href: localePath(locale, "/services") },
            { label: source === null ? companyName : t("listing.source", { source }) },
          ]}
        />
        {body.main}
      </div>
      {body.bar}
    </>
  );
});

/** What a company offers, and the ways to reach it: `bar` stays at the bottom of a phone. */
async function ownCompany(company: Company, path: string, locale: Locale) {
  const t = translator(locale);
  const { id, companyName, approvedListings } = company;
  const [facts, groups, page] = await Promise.all([
    companyFacts(id),
    newestByCategory(id, { most: PER_GROUP, mostOfOne: 2 * PER_GROUP }),
    shownPage(id),
  ]);
  const isReachable = approvedListings > 0;
  const url = `${siteOrigin().origin}${localePath(locale, path)}`;
  const contact = { company: companyName, facts, url, t };
  const items = groups.flatMap((group) => group.items);
  const main = (
    <>
      <JsonLd data={companyData(locale, company, facts, page, items)} />
      <CompanyHeader company={company} facts={facts} hours={page?.openingHours} locale={locale} t={t}>
        {isReachable ? <CompanyContacts {...contact} /> : null}
      </CompanyHeader>
      <div
        className={cn(
          "mt-6 grid grid-cols-1 gap-8",
          (isReachable || page) && "lg:grid-cols-[minmax(0,1fr)_24rem]",
        )}
      >
        <div className="min-w-0">
          {page && <CompanyAbout page={page} locale={locale} t={t} />}
          {page && <CompanyPhotos photos={page.photos} name={companyName} t={t} />}
          {isReachable ? (
            <CompanyGroups providerUserId={id} groups={groups} locale={locale} t={t} />
          ) : (
            <NoListings locale={locale} t={t} />
          )}
        </div>
        <aside className="grid min-w-0 content-start gap-4">
          {page && <CompanyHours page={page} locale={locale} t={t} />}
          {facts.place && (
            <WhereItIs
              point={facts.place}
              radiusKm={facts.areas[0]?.maxRadiusKm ?? null}
              address={facts.place.address || companyName}
              city={cityOf(facts.place, locale)}
              locale={locale}
            />
          )}
          {isReachable ? (
            <EnquiryCard to={{ providerUserId: id }} company={companyName} locale={locale} />
          ) : null}
        </aside>
      </div>
      <p className="mt-4 hidden print:block">{url}</p>
    </>
  );
  return { main, bar: isReachable ? <CompanyBar {...contact} /> : null };
}

/** The entries of an import, newest first: nobody stands behind them who could be reached. */
async function importedCompany(company: Company, path: string, page: number, locale: Locale) {
  const t = translator(locale);
  const search = { ...readSearch({}), providerUserId: company.id, page };
  const scope: SearchScope = { path, omit: ["providerUserId"], own: [] };
  const found = await searchListings(search);
  const href = (to: ListingSearch) => scopedHref(locale, scope, to);
  return (
    <>
      <CompanyHeader company={company} facts={null} locale={locale} t={t} />
      <p className="mt-4 max-w-prose text-sm text-ink-2">{t("company.publicData")}</p>
      <section aria-label={t("company.listings", { count: found.total })} className="mt-6">
        {found.total === 0 ? (
          <NoListings locale={locale} t={t} />
        ) : found.items.length === 0 ? (
          <NoSuchPage t={t} search={search} total={found.total} href={href} />
        ) : (
          <ResultItems list={SeldomResultList} locale={locale} scope={scope} search={search} found={found} />
        )}
      </section>
      <PageNav t={t} search={search} total={found.total} href={href} />
    </>
  );
}
