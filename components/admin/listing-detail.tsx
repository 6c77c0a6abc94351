import { ExternalLink } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import type { AdminTexts } from "@/components/admin/admin-texts";
import { type Fact, Facts } from "@/components/admin/facts";
import { linkClass, MapLink, PriceText } from "@/components/admin/listing-cells";
import { Moment } from "@/components/admin/moment";
import { PictureFallback } from "@/components/art/picture-fallback";
import { trailOf } from "@/components/listings/category-trail";
import { fillText } from "@/components/listings/fill-text";
import { Picture } from "@/components/listings/picture";
import { StatusBadge } from "@/components/listings/status-badge";
import { Dialog } from "@/components/ui/dialog";
import type { ManagedListing } from "@/lib/schemas/listing";
import { formatPhone, telUrl } from "@/lib/shared/contact";
import { type Locale, localePath } from "@/lib/shared/locale";
import { mediaSrcSet } from "@/lib/shared/media";
import { listingSlug } from "@/lib/shared/slug";

export type ListingTexts = Pick<AdminTexts, "listing" | "dialog" | "status" | "companyTypes" | "names">;

type Props = {
  listing: ManagedListing;
  locale: Locale;
  texts: ListingTexts;
  onClose: () => void;
  /** What can be done with it, at the foot. */
  actions?: ReactNode;
};

/** Everything known of a listing, to decide on it without leaving the table. */
export function ListingDetail({ listing, locale, texts, onClose, actions }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={listing.name}
      closeLabel={texts.dialog.close}
      size="wide"
      foot={actions}
    >
      <ListingBody listing={listing} locale={locale} texts={texts} />
    </Dialog>
  );
}

/** The pictures of a listing, its facts and its description. */
export const ListingBody = ({ listing, locale, texts }: Pick<Props, "listing" | "locale" | "texts">) => (
  <>
    <div className="grid gap-5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Pictures listing={listing} texts={texts} />
      <Facts facts={factsOf(listing, locale, texts)} />
    </div>
    <h3 className="mt-5 text-sm font-semibold">{texts.listing.description}</h3>
    <p className="mt-1 text-sm break-words whitespace-pre-line text-ink-2">
      {listing.description || texts.listing.noDescription}
    </p>
  </>
);

function Pictures({ listing, texts }: { listing: ManagedListing; texts: ListingTexts }) {
  const { slug, name } = listing.category;
  const fallback = (
    <div className="aspect-[4/3] overflow-hidden rounded-md border border-line">
      <PictureFallback slug={slug} name={name} text={texts.listing.noPicture} />
    </div>
  );
  if (listing.images.length === 0) return fallback;
  return (
    <ul aria-label={texts.listing.pictures} className="grid grid-cols-2 content-start gap-2">
      {listing.images.map((image, index) => (
        <li key={image.url} className="first:col-span-2">
          <a href={image.url} target="_blank" rel="noopener noreferrer" className="block">
            <Picture
              src={image.url}
              srcSet={mediaSrcSet(image.url)}
              sizes={index === 0 ? "(min-width: 48rem) 20rem, 100vw" : "(min-width: 48rem) 10rem, 50vw"}
              width={image.width}
              height={image.height}
              alt={fillText(texts.listing.picture, {
                name: listing.name,
                n: index + 1,
                count: listing.images.length,
              })}
              className="aspect-[4/3] w-full rounded-md border border-line bg-sunken object-cover brightness-(--picture-dim)"
              fallback={fallback}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function factsOf(listing: ManagedListing, locale: Locale, texts: ListingTexts): Fact[] {
  const t = texts.listing;
  return [
    { label: t.status, value: <StatusBadge status={listing.status} label={texts.status[listing.status]} /> },
    ...(listing.rejectionReason ? [{ label: t.reason, value: listing.rejectionReason }] : []),
    { label: t.price, value: <PriceText listing={listing} texts={t} /> },
    ...providerFacts(listing, locale, texts),
    ...placeFacts(listing, texts),
    ...momentFacts(listing, locale, t),
  ];
}

function providerFacts(listing: ManagedListing, locale: Locale, texts: ListingTexts): Fact[] {
  const { provider, companyType, source, phoneNumber } = listing;
  const t = texts.listing;
  const company = provider.providerProfile.companyName;
  const ofProvider = localePath(locale, `/dashboard/listings?providerUserId=${listing.providerUserId}`);
  return [
    {
      label: t.provider,
      value: (
        <>
          <Link
            href={ofProvider}
            prefetch={false}
            className={linkClass}
            aria-label={fillText(t.moreOfProvider, { company })}
          >
            {company}
          </Link>
          {companyType || source ? (
            <span className="block text-xs font-normal text-ink-2">
              {source ? fillText(t.source, { source }) : companyType && texts.companyTypes[companyType]}
            </span>
          ) : null}
        </>
      ),
    },
    ...(provider.email ? [{ label: t.email, value: provider.email }] : []),
    {
      label: t.phone,
      value: phoneNumber ? (
        <a href={telUrl(phoneNumber)} className={`${linkClass} tabular-nums`}>
          {formatPhone(phoneNumber)}
        </a>
      ) : (
        <span className="font-normal text-ink-3">{t.noPhone}</span>
      ),
    },
  ];
}

function placeFacts(listing: ManagedListing, texts: ListingTexts): Fact[] {
  const { maxRadiusKm } = listing;
  const t = texts.listing;
  const [lng, lat] = listing.location.coordinates;
  return [
    {
      label: t.category,
      value: trailOf(listing, texts.names),
    },
    {
      label: t.address,
      value: (
        <>
          {listing.address}
          {listing.city && !listing.address.includes(listing.city) ? `, ${listing.city}` : null}
        </>
      ),
    },
    {
      label: t.coordinates,
      value: (
        <span className="flex flex-wrap items-center gap-x-3">
          <span className="tabular-nums">
            {lat.toFixed(5)}, {lng.toFixed(5)}
          </span>
          <MapLink listing={listing} texts={t} />
        </span>
      ),
    },
    {
      label: t.radius,
      value:
        maxRadiusKm === null ? (
          <span className="font-normal text-ink-3">{t.noRadius}</span>
        ) : (
          fillText(t.radiusKm, { km: maxRadiusKm })
        ),
    },
    ...(listing.tags.length > 0 ? [{ label: t.tags, value: listing.tags.join(", ") }] : []),
  ];
}

function momentFacts(listing: ManagedListing, locale: Locale, t: ListingTexts["listing"]): Fact[] {
  return [
    { label: t.created, value: <Moment iso={listing.createdAt} locale={locale} time /> },
    ...(listing.updatedAt === listing.createdAt
      ? []
      : [{ label: t.updated, value: <Moment iso={listing.updatedAt} locale={locale} time /> }]),
    ...(listing.publishedAt
      ? [{ label: t.published, value: <Moment iso={listing.publishedAt} locale={locale} time /> }]
      : []),
    ...(listing.status === "approved"
      ? [
          {
            label: t.public,
            value: (
              <a
                href={localePath(locale, `/services/${listingSlug(listing)}`)}
                target="_blank"
                rel="noopener"
                className={`${linkClass} inline-flex items-center gap-1`}
              >
                {t.public}
                <ExternalLink aria-hidden className="size-4 shrink-0" />
              </a>
            ),
          },
        ]
      : []),
  ];
}
