import Link from "next/link";
import { categoryIcon } from "@/components/art/category-icon";
import { NoPicture } from "@/components/art/no-picture";
import type { CardTexts } from "@/components/listings/card-texts";
import { type TranslatedNames, trailOf } from "@/components/listings/category-trail";
import { fillText } from "@/components/listings/fill-text";
import { addressTail, areaOf, distanceText, servesPlace } from "@/components/listings/listing-facts";
import { Price } from "@/components/listings/price";
import { ListingSlider } from "@/components/listings/listing-slider";
import { Heart } from "@/components/shortlist/heart";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { Listing } from "@/lib/schemas/listing";
import { formatPhone, telUrl, whatsAppUrl } from "@/lib/shared/contact";
import { mapUrl } from "@/lib/shared/geo";
import { DESCRIPTION_PREVIEW_LENGTH } from "@/lib/shared/limits";
import { type Locale, localePath } from "@/lib/shared/locale";
import { preview } from "@/lib/shared/preview";
import { companySlug, listingSlug } from "@/lib/shared/slug";

type Props = {
  listing: Listing;
  locale: Locale;
  texts: CardTexts;
  names: TranslatedNames;
  heading: "h2" | "h3";
  /** In sight when the page opens. */
  eager?: boolean;
};

/**
 * One listing among others (spec.md section 2 'Listing card'): rendered on the server first and in the browser by Load
 * More. Every row has its place, so that a missing price or phone does not shift the grid.
 */
export function ListingCard({ listing, locale, texts, names, heading: Heading, eager = false }: Props) {
  const { name, phoneNumber, source, distanceKm } = listing;
  const [lng, lat] = listing.location.coordinates;
  const company = listing.provider.providerProfile.companyName;
  // The name of an import's provider is its source: nobody is called by it.
  const reached = source === null ? company : name;
  const href = localePath(locale, `/services/${listingSlug(listing)}`);
  const distance =
    distanceKm === null || texts.km === null
      ? null
      : fillText(texts.km, { km: distanceText(distanceKm) }).replace(" ", "\u00a0");
  const serves = texts.serves !== null && servesPlace(listing);
  const area = areaOf(listing.address) || listing.city || "";
  const icon = categoryIcon(listing.category.slug, listing.category.name);
  const facts = [
    listing.companyType === null ? null : texts.companyTypes[listing.companyType],
    phoneNumber === null ? texts.noPhone : formatPhone(phoneNumber),
  ].filter((fact) => fact !== null);

  return (
    <article className="card listing">
      <div className="listing-picture">
        {listing.images.length === 0 ? (
          <div className="listing-frame">
            <NoPicture icon={icon} text={texts.slider.noPicture} />
          </div>
        ) : (
          <ListingSlider
            images={listing.images}
            name={name}
            href={href}
            eager={eager}
            icon={icon}
            texts={texts.slider}
          />
        )}
        <Heart listingId={listing.id} label={fillText(texts.shortlist, { name })} />
        {/* Where the row of a phone has room for it; whoever listens has it among the facts. */}
        {serves ? (
          <p aria-hidden className="mt-1 text-center text-2xs leading-4 font-medium text-ok sm:hidden">
            {texts.serves}
          </p>
        ) : null}
      </div>
      <div className="listing-head">
        <p className={cn("listing-price", listing.price === null && "font-medium text-ink-2")}>
          <span>
            <Price of={listing} texts={texts.price} onRequest={texts.priceOnRequest} />
          </span>
          {distance === null ? null : (
            <span className={cn("listing-distance", serves && "text-ok")}>
              {serves ? <Icon name="check" /> : <Icon name="map-pin" />}
              {distance}
            </span>
          )}
        </p>
        <Heading className="listing-name">
          <Link href={href} prefetch={false}>
            {name}
          </Link>
        </Heading>
      </div>
      <div className="listing-body">
        <p className="listing-text">{preview(listing.description, DESCRIPTION_PREVIEW_LENGTH)}</p>
        <div className="listing-facts">
          <p>
            {source === null ? (
              <Link
                href={localePath(
                  locale,
                  `/company/${companySlug({ id: listing.providerUserId, companyName: company })}`,
                )}
                prefetch={false}
              >
                {company}
              </Link>
            ) : (
              <span>{fillText(texts.source, { name: source })}</span>
            )}
            {area === "" ? null : <span className="listing-area">{`· ${area}`}</span>}
          </p>
          <p className="tabular-nums max-sm:sr-only">
            {serves ? <span className="font-medium text-ok">{texts.serves} · </span> : null}
            {facts.join(" · ")}
          </p>
          <p className="max-sm:hidden">{addressTail(listing.address) || listing.city || "\u00a0"}</p>
          <p className="max-sm:hidden">{trailOf(listing, names)}</p>
        </div>
        <div className="listing-actions">
          {phoneNumber === null ? null : (
            <>
              <a
                href={telUrl(phoneNumber)}
                aria-label={fillText(texts.callLabel, { name: reached })}
                className={cn(buttonClass({ size: "card" }), "grow")}
              >
                <Icon name="phone" />
                {texts.call}
              </a>
              <a
                href={whatsAppUrl(phoneNumber, fillText(texts.whatsAppText, { name }))}
                target="_blank"
                rel="noopener noreferrer nofollow"
                aria-label={fillText(texts.whatsAppLabel, { name: reached })}
                className={cn(buttonClass({ variant: "line", size: "card" }), "max-sm:grow")}
              >
                <Icon name="message-circle" />
                <span className="max-[22rem]:sr-only">{texts.whatsApp}</span>
              </a>
            </>
          )}
          <a
            href={mapUrl({ lat, lng })}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={fillText(texts.mapLabel, { name })}
            className={cn(
              buttonClass({ variant: "line", size: "card" }),
              phoneNumber === null ? "grow" : "max-sm:hidden",
            )}
          >
            <Icon name="map" />
            {texts.map}
          </a>
        </div>
      </div>
    </article>
  );
}
