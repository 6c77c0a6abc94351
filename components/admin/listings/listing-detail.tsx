import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { type Fact, Facts } from "@/components/admin/facts";
import { linkClass } from "@/components/admin/link-class";
import { MapLink, PriceText } from "@/components/admin/listings/cells";
import { Moment } from "@/components/admin/moment";
import { PictureFallback } from "@/components/art/picture-fallback";
import { namesOf, trailOf, type TranslatedNames } from "@/components/listings/category-trail";
import { Picture } from "@/components/listings/picture";
import { StatusBadge } from "@/components/listings/status-badge";
import { useTranslator } from "@/components/messages/use-translator";
import { Written } from "@/components/messages/written";
import { Dialog } from "@/components/ui/dialog";
import { PageLink } from "@/components/ui/page-link";
import type { Translator } from "@/lib/content/messages";
import type { ManagedListing } from "@/lib/schemas/listing";
import { formatPhone, telUrl } from "@/lib/shared/contact";
import { reasonFor } from "@/lib/shared/rejection-reasons";
import { type Locale, localePath } from "@/lib/shared/locale";
import { mediaSrcSet } from "@/lib/shared/media";
import { listingSlug } from "@/lib/shared/slug";

type Props = {
  listing: ManagedListing;
  locale: Locale;
  names: TranslatedNames;
  onClose: () => void;
  /** What can be done with it, at the foot. */
  actions?: ReactNode;
};

/** Everything known of a listing, to decide on it without leaving the table. */
export function ListingDetail({ listing, locale, names, onClose, actions }: Props) {
  const t = useTranslator();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Written>{listing.name}</Written>}
      closeLabel={t("admin.dialog.close")}
      size="wide"
      foot={actions}
    >
      <ListingBody listing={listing} locale={locale} names={names} />
    </Dialog>
  );
}

/** The pictures of a listing, its facts and its description. */
export function ListingBody({ listing, locale, names }: Pick<Props, "listing" | "locale" | "names">) {
  const t = useTranslator();
  return (
    <>
      <div className="grid gap-5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Pictures listing={listing} />
        <Facts facts={factsOf(listing, locale, names, t)} />
      </div>
      <h3 className="mt-5 text-sm font-semibold">{t("admin.listing.description")}</h3>
      <p className="mt-1 text-sm break-words whitespace-pre-line text-ink-2">
        {listing.description ? <Written>{listing.description}</Written> : t("admin.listing.noDescription")}
      </p>
    </>
  );
}

function Pictures({ listing }: { listing: ManagedListing }) {
  const t = useTranslator();
  const { slug, name } = listing.category;
  const fallback = (
    <div className="aspect-[4/3] overflow-hidden rounded-md border border-line">
      <PictureFallback slug={slug} name={name} text={t("admin.listing.noPicture")} />
    </div>
  );
  if (listing.images.length === 0) return fallback;
  return (
    <ul aria-label={t("admin.listing.pictures")} className="grid grid-cols-2 content-start gap-2">
      {listing.images.map((image, index) => (
        <li key={image.url} className="first:col-span-2">
          <a href={image.url} target="_blank" rel="noopener noreferrer" className="block">
            <Picture
              src={image.url}
              srcSet={mediaSrcSet(image.url)}
              sizes={index === 0 ? "(min-width: 48rem) 20rem, 100vw" : "(min-width: 48rem) 10rem, 50vw"}
              width={image.width}
              height={image.height}
              alt={t("admin.listing.picture", {
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

function factsOf(listing: ManagedListing, locale: Locale, names: TranslatedNames, t: Translator): Fact[] {
  return [
    {
      label: t("admin.listing.status"),
      value: <StatusBadge status={listing.status} label={t(`admin.status.${listing.status}`)} />,
    },
    ...(listing.rejectionReason
      ? [
          {
            label: t("admin.listing.reason"),
            value: <Written>{reasonFor(locale, listing.rejectionReason)}</Written>,
          },
        ]
      : []),
    { label: t("admin.listing.price"), value: <PriceText listing={listing} /> },
    ...providerFacts(listing, locale, t),
    ...placeFacts(listing, names, t),
    ...momentFacts(listing, locale, t),
  ];
}

function providerFacts(listing: ManagedListing, locale: Locale, t: Translator): Fact[] {
  const { provider, companyType, source, phoneNumber } = listing;
  const company = provider.providerProfile.companyName;
  const ofProvider = localePath(locale, `/dashboard/listings?providerUserId=${listing.providerUserId}`);
  return [
    {
      label: t("admin.listing.provider"),
      value: (
        <>
          <PageLink
            href={ofProvider}
            className={linkClass}
            aria-label={t("admin.listing.moreOfProvider", { company })}
          >
            <Written>{company}</Written>
          </PageLink>
          {companyType || source ? (
            <span className="block text-xs font-normal text-ink-2">
              {source
                ? t("admin.listing.source", { source })
                : companyType && t(`companyTypes.${companyType}`)}
            </span>
          ) : null}
        </>
      ),
    },
    ...(provider.email ? [{ label: t("admin.listing.email"), value: provider.email }] : []),
    {
      label: t("admin.listing.phone"),
      value: phoneNumber ? (
        <a href={telUrl(phoneNumber)} className={`${linkClass} tabular-nums`}>
          {formatPhone(phoneNumber)}
        </a>
      ) : (
        <span className="font-normal text-ink-3">{t("admin.listing.noPhone")}</span>
      ),
    },
  ];
}

function placeFacts(listing: ManagedListing, names: TranslatedNames, t: Translator): Fact[] {
  const { maxRadiusKm } = listing;
  const [lng, lat] = listing.location.coordinates;
  return [
    {
      label: t("admin.listing.category"),
      value: trailOf(namesOf(listing, names)),
    },
    {
      label: t("admin.listing.address"),
      value: (
        <>
          <Written>{listing.address}</Written>
          {listing.city && !listing.address.includes(listing.city) ? (
            <>
              , <Written>{listing.city}</Written>
            </>
          ) : null}
        </>
      ),
    },
    {
      label: t("admin.listing.coordinates"),
      value: (
        <span className="flex flex-wrap items-center gap-x-3">
          <span className="tabular-nums">
            {lat.toFixed(5)}, {lng.toFixed(5)}
          </span>
          <MapLink listing={listing} />
        </span>
      ),
    },
    {
      label: t("admin.listing.radius"),
      value:
        maxRadiusKm === null ? (
          <span className="font-normal text-ink-3">{t("admin.listing.noRadius")}</span>
        ) : (
          t("admin.listing.radiusKm", { km: maxRadiusKm })
        ),
    },
    ...(listing.tags.length > 0
      ? [{ label: t("admin.listing.tags"), value: <Written>{listing.tags.join(", ")}</Written> }]
      : []),
  ];
}

function momentFacts(listing: ManagedListing, locale: Locale, t: Translator): Fact[] {
  return [
    { label: t("admin.listing.created"), value: <Moment iso={listing.createdAt} locale={locale} time /> },
    ...(listing.updatedAt === listing.createdAt
      ? []
      : [
          {
            label: t("admin.listing.updated"),
            value: <Moment iso={listing.updatedAt} locale={locale} time />,
          },
        ]),
    ...(listing.publishedAt
      ? [
          {
            label: t("admin.listing.published"),
            value: <Moment iso={listing.publishedAt} locale={locale} time />,
          },
        ]
      : []),
    ...(listing.status === "approved"
      ? [
          {
            label: t("admin.listing.public"),
            value: (
              <a
                href={localePath(locale, `/services/${listingSlug(listing)}`)}
                target="_blank"
                rel="noopener"
                className={`${linkClass} inline-flex items-center gap-1`}
              >
                {t("admin.listing.public")}
                <ExternalLink aria-hidden className="size-4 shrink-0" />
              </a>
            ),
          },
        ]
      : []),
  ];
}
