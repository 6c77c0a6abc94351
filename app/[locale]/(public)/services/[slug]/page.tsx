import { REPORT_FAILURES } from "@/components/form/failures-at-hand";
import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { cache } from "react";
import { available, availableMetadata } from "@/app/[locale]/_page/available";
import { notFoundMetadata, notFoundPage } from "@/app/[locale]/_page/not-found";
import { pageLocale } from "@/app/[locale]/_page/page-locale";
import { pageMetadata } from "@/app/[locale]/_page/page-metadata";
import { WhereItIs } from "@/app/[locale]/(public)/_components/where-it-is";
import { PageTrail } from "@/app/[locale]/_page/page-trail";
import { CompanyPanel } from "@/app/[locale]/(public)/services/[slug]/_components/company-panel";
import { ListingDetails } from "@/app/[locale]/(public)/services/[slug]/_components/listing-details";
import { productData } from "@/app/[locale]/(public)/services/[slug]/_components/listing-json-ld";
import { SimilarListings } from "@/app/[locale]/(public)/services/[slug]/_components/similar-listings";
import { listingCard } from "@/app/media/og/_card/cards";
import { EnquiryCard } from "@/components/enquiries/enquiry-card";
import { JsonLd } from "@/components/layout/json-ld";
import { CallBar } from "@/components/listings/call-bar";
import { Price, priceWords } from "@/components/listings/price";
import { ContactActions } from "@/components/listings/contact-actions";
import { ListingTile } from "@/components/listings/listing-tile";
import { ListingGallery } from "@/components/listings/listing-gallery";
import { Messages } from "@/components/messages/messages";
import { ReportLink } from "@/components/reports/report-link";
import { Heart } from "@/components/shortlist/heart";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { categoryName, subcategoryName } from "@/lib/content/categories";
import { cityOf } from "@/lib/content/cities";
import { translator } from "@/lib/content/messages";
import { SITE_NAME } from "@/lib/content/site";
import { getCompany } from "@/lib/domain/listings/get-company";
import { getListing } from "@/lib/domain/listings/get-listing";
import { landingCityOf } from "@/lib/domain/listings/landing/landing-city-of";
import { similarListings } from "@/lib/domain/listings/similar-listings";
import { siteOrigin } from "@/lib/http/site-origin";
import { formatDate } from "@/lib/shared/dates";
import { DESCRIPTION_PREVIEW_LENGTH } from "@/lib/shared/limits";
import { langOf, localePath } from "@/lib/shared/locale";
import { AppError } from "@/lib/shared/errors";
import { idFromSlug, listingSlug } from "@/lib/shared/slug";
import { preview } from "@/lib/shared/preview";

type Props = { params: Promise<{ locale: string; slug: string }> };

/** The public listing behind a URL segment, once per request; null for everything that is not there for visitors. */
const findListing = cache(async (slug: string) => {
  const id = idFromSlug(slug);
  if (id === null) return null;
  try {
    return await getListing(null, id);
  } catch (error) {
    if (error instanceof AppError && (error.code === "NOT_FOUND" || error.code === "GONE")) return null;
    throw error;
  }
});

export const generateMetadata = availableMetadata(async (props: Props): Promise<Metadata> => {
  const locale = await pageLocale(props);
  const listing = await findListing((await props.params).slug);
  if (listing === null) return notFoundMetadata(locale);
  const t = translator(locale);
  const { name, description, source, provider, category } = listing;
  const city = cityOf(listing, locale);
  // Behind an imported entry stands no company: its category tells it from others of its name.
  const company = source === null ? provider.providerProfile.companyName : categoryName(category, locale);
  const words = { name, company, place: city ?? "" };
  return pageMetadata(locale, {
    path: `/services/${listingSlug(listing)}`,
    title: t(city === null ? "seo.listing.title" : "seo.listing.titleIn", words),
    description: t(
      `seo.listing.${source !== null ? "descriptionPublic" : city === null ? "description" : "descriptionIn"}`,
      {
        ...words,
        what: city === null ? company : `${company}, ${city}`,
        price: priceWords(listing, t, t("listing.onRequest")),
        preview: preview(description, 2 * DESCRIPTION_PREVIEW_LENGTH),
      },
    ).trim(),
    card: listingCard(listing, locale),
  });
});

/** One listing: pictures, price, how to reach the company, and what else is like it (docs/product/pages.md#addresses). */
export default available(async (props: Props) => {
  const locale = await pageLocale(props);
  const { slug } = await props.params;
  const listing = await findListing(slug);
  if (listing === null) return notFoundPage(locale);
  const path = `/services/${listingSlug(listing)}`;
  if (slug !== listingSlug(listing)) permanentRedirect(localePath(locale, path));

  const t = translator(locale);
  const { name, price, category, subcategory, description, images, publishedAt, source } = listing;
  const [company, similar, landingCity] = await Promise.all([
    getCompany(listing.providerUserId),
    similarListings(listing),
    landingCityOf(listing),
  ]);
  const { origin } = siteOrigin();
  const subcategoryHref =
    subcategory && `/services/category/${category.slug}--${subcategory.slug}?type=subcategory`;
  const trail = [
    { label: t("nav.home"), href: "/" },
    { label: categoryName(category, locale), href: `/services/category/${category.slug}` },
    ...(subcategory && subcategoryHref
      ? [{ label: subcategoryName(category.slug, subcategory, locale), href: subcategoryHref }]
      : []),
    { label: name, href: path },
  ];
  const url = `${origin}${localePath(locale, path)}`;
  const city = cityOf(listing, locale);
  const publishedOn = publishedAt === null ? null : formatDate(locale, publishedAt, "momentDay");
  const contact = {
    reached: source === null ? company.companyName : name,
    message: t("listing.whatsAppMessage", { name, site: SITE_NAME, url }),
    t,
  };

  return (
    <>
      <div className="page pb-16">
        <JsonLd data={productData(listing, url, origin, locale)} />
        <PageTrail
          locale={locale}
          path={path}
          label={t("listing.breadcrumb")}
          crumbs={trail.map(({ label, href }, index) =>
            index === trail.length - 1
              ? { label, lang: langOf(label, locale) }
              : { label, href: localePath(locale, href) },
          )}
        />
        <article className="two-columns">
          {/* On a phone the price stands under the title, so that no picture and no bar keeps it from the first screen. */}
          <div className="min-w-0 max-sm:contents">
            <div className="min-w-0 max-sm:-order-2 sm:mb-4">
              <h1 lang={langOf(name, locale)} className="text-2xl font-semibold tracking-tight break-words">
                {name}
              </h1>
              <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
                <span className="min-w-0 break-words">
                  {source === null ? (
                    <span lang={langOf(company.companyName, locale)}>{company.companyName}</span>
                  ) : (
                    t("listing.source", { source })
                  )}
                  {city && ` · ${city}`}
                </span>
                {publishedOn === null ? null : <Badge>{t("listing.published", { date: publishedOn })}</Badge>}
              </p>
            </div>
            <ListingGallery
              images={images}
              label={t("listing.pictures")}
              labels={{
                previous: t("pictureTurns.previous", { name }),
                next: t("pictureTurns.next", { name }),
                close: t("map.close"),
              }}
              presses={(n) => ({
                enlarge: t("listing.enlargePicture", { n, count: images.length }),
                show: t("listing.showPicture", { n, count: images.length }),
              })}
              describe={(n) => t("listing.picture", { name, n, count: images.length })}
              fallback={<ListingTile listing={listing} locale={locale} />}
            />
          </div>
          <div className="grid min-w-0 grid-cols-1 content-start gap-4 max-sm:contents">
            <Card className="max-sm:contents sm:relative sm:p-5">
              <div className="max-sm:relative max-sm:-order-1 max-sm:-my-3">
                <p className="pr-9 text-3xl font-semibold tabular-nums">
                  <Price of={listing} t={t} onRequest={t("listing.onRequest")} />
                </p>
                {source === null ? (
                  <p className="text-sm text-ink-3 sm:mt-1">
                    {price === null ? t("listing.onRequestNote") : t("listing.priceNote")}
                  </p>
                ) : null}
                <Heart listingId={listing.id} label={t("listingCard.shortlist", { name })} />
              </div>
              <ContactActions
                {...contact}
                listing={listing}
                takesEnquiries={source === null}
                url={url}
                className="sm:mt-4"
              />
            </Card>
            <CompanyPanel
              listing={listing}
              company={company}
              publishedOn={publishedOn}
              locale={locale}
              t={t}
            />
          </div>
          <div className="min-w-0">
            {description === "" ? null : (
              <section aria-labelledby="about" className="mb-6">
                <h2 id="about" className="text-lg font-semibold">
                  {t("listing.descriptionHeading")}
                </h2>
                <p
                  lang={langOf(description, locale)}
                  className="mt-2 max-w-prose break-words whitespace-pre-line"
                >
                  {description}
                </p>
              </section>
            )}
            <section aria-labelledby="details">
              <h2 id="details" className="text-lg font-semibold">
                {t("listing.details")}
              </h2>
              <ListingDetails listing={listing} city={landingCity} locale={locale} t={t} />
            </section>
            <WhereItIs
              point={{ lat: listing.location.coordinates[1], lng: listing.location.coordinates[0] }}
              radiusKm={listing.maxRadiusKm}
              address={listing.address || name}
              city={city}
              locale={locale}
            />
          </div>
          <div className="grid min-w-0 grid-cols-1 content-start gap-3">
            {source === null ? (
              <>
                <EnquiryCard to={{ listingId: listing.id }} company={company.companyName} locale={locale} />
                <p className="text-xs text-ink-3">{t("listing.agree", { site: SITE_NAME })}</p>
              </>
            ) : null}
            <p className="text-xs">
              <Messages locale={locale} of={["report", "enquiryForm.website", ...REPORT_FAILURES]}>
                <ReportLink
                  listingId={listing.id}
                  locale={locale}
                  href={localePath(locale, `/report?listing=${listing.id}`)}
                  label={t("report.link")}
                  name={name}
                />
              </Messages>
            </p>
          </div>
        </article>
        <p className="hidden print:block">{url}</p>
        <SimilarListings
          heading={t("listing.similar")}
          id="similar"
          listings={similar.here}
          locale={locale}
        />
        <SimilarListings
          heading={t("listing.similarElsewhere")}
          id="elsewhere"
          listings={similar.elsewhere}
          locale={locale}
        />
      </div>
      <CallBar
        phoneNumber={listing.phoneNumber}
        {...contact}
        enquire={source === null ? t("listing.enquireShort") : null}
      />
    </>
  );
});
