import { Building2, Send } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { permanentRedirect } from "next/navigation";
import { cache } from "react";
import { available, availableMetadata } from "@/app/[locale]/_page/available";
import { notFoundMetadata, notFoundPage } from "@/app/[locale]/_page/not-found";
import { pageLocale } from "@/app/[locale]/_page/page-locale";
import { PageTrail } from "@/app/[locale]/_page/page-trail";
import { companyData } from "@/app/[locale]/_page/structured-data";
import { pageMetadata } from "@/app/[locale]/_page/page-metadata";
import { companyCard } from "@/app/media/og/_card/cards";
import { EnquiryCard } from "@/components/enquiries/enquiry-card";
import { JsonLd } from "@/components/layout/json-ld";
import { PageNav } from "@/components/search/page-nav";
import { ResultItems } from "@/components/search/result-items";
import { scopedHref, type SearchScope } from "@/components/search/search-scope";
import { buttonClass } from "@/components/ui/button";
import { translator } from "@/lib/content/messages";
import { getCompany } from "@/lib/domain/listings/get-company";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import { readSearch, type SearchParams } from "@/lib/schemas/listing-search";
import { AppError } from "@/lib/shared/errors";
import { localePath } from "@/lib/shared/locale";
import { companySlug, idFromSlug } from "@/lib/shared/slug";

type Props = { params: Promise<{ locale: string; slug: string }>; searchParams: Promise<SearchParams> };

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

/** Of a search only the page counts here. */
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

/** One company: its public name, its type, its approved listings, newest first (decisions.md section 1). */
export default available(async (props: Props) => {
  const locale = await pageLocale(props);
  const { slug } = await props.params;
  const company = await findCompany(slug);
  if (company === null) return notFoundPage(locale);
  const path = `/company/${companySlug(company)}`;
  if (slug !== companySlug(company)) {
    const page = await pageOf(props);
    permanentRedirect(localePath(locale, page === 1 ? path : `${path}?page=${page}`));
  }

  const t = translator(locale);
  const { companyName, companyType, source, approvedListings } = company;
  const search = { ...readSearch({}), providerUserId: company.id, page: await pageOf(props) };
  const scope: SearchScope = { path, omit: ["providerUserId"], own: [] };
  const found = await searchListings(search);
  const name = source === null ? companyName : t("listing.source", { source });
  const count = t("company.listings", { count: found.total });
  return (
    <div className="page pb-16">
      {source === null ? (
        <JsonLd data={companyData(locale, company, found.items, companyCard(company, locale))} />
      ) : null}
      <PageTrail
        locale={locale}
        path={path}
        label={t("listing.breadcrumb")}
        crumbs={[
          { label: t("nav.home"), href: localePath(locale, "/") },
          { label: t("nav.services"), href: localePath(locale, "/services") },
          { label: name },
        ]}
      />
      <header className="flex flex-wrap items-center gap-4 border-b border-line pt-2 pb-6">
        <span
          aria-hidden
          className="grid size-14 shrink-0 place-items-center rounded-card bg-action-soft text-action"
        >
          <Building2 className="size-7" />
        </span>
        <div className="min-w-0 flex-1 basis-48">
          <h1 className="text-2xl font-semibold tracking-tight break-words">{name}</h1>
          <p className="mt-1 text-sm text-ink-2">
            {companyType === null ? count : `${t(`companyTypes.${companyType}`)} · ${count}`}
          </p>
        </div>
        {source === null ? (
          <a href="#enquiry" className={`${buttonClass({ variant: "soft" })} max-sm:w-full`}>
            <Send aria-hidden className="size-4" />
            {t("enquiry.heading")}
          </a>
        ) : null}
      </header>
      {source === null ? null : (
        <p className="mt-4 max-w-prose text-sm text-ink-2">{t("company.publicData")}</p>
      )}
      <section aria-label={count} className="mt-6">
        {found.items.length === 0 ? (
          <div className="py-10 text-center">
            <p className="text-lg font-semibold">{t("company.none")}</p>
            {found.total === 0 ? <p className="mt-1 text-ink-2">{t("company.noneHint")}</p> : null}
            <Link
              href={localePath(locale, found.total === 0 ? "/services" : path)}
              prefetch={false}
              className={`${buttonClass({ variant: "line" })} mt-4`}
            >
              {found.total === 0 ? t("nav.services") : t("results.firstPage")}
            </Link>
          </div>
        ) : (
          <ResultItems locale={locale} scope={scope} search={search} found={found} />
        )}
      </section>
      <PageNav t={t} search={search} total={found.total} href={(to) => scopedHref(locale, scope, to)} />
      {source === null && approvedListings > 0 ? (
        <EnquiryCard
          to={{ providerUserId: company.id }}
          company={companyName}
          locale={locale}
          className="mt-10 max-w-2xl"
        />
      ) : null}
    </div>
  );
});
