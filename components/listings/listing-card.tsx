import Link from "next/link";
import { PictureFallback } from "@/components/art/picture-fallback";
import { cardLayout } from "@/components/listings/card-layout";
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
  const fallback = (
    <PictureFallback slug={listing.category.slug} name={listing.category.name} text={texts.noPicture} />
  );
  const facts = [
    listing.companyType === null ? null : texts.companyTypes[listing.companyType],
    phoneNumber === null ? texts.noPhone : formatPhone(phoneNumber),
  ].filter((fact) => fact !== null);

  return (
    <article className={cardLayout.card}>
      <div className={cardLayout.picture}>
        {listing.images.length === 0 ? (
          <div className={cardLayout.frame}>{fallback}</div>
        ) : (
          <ListingSlider
            images={listing.images}
            name={name}
            href={href}
            eager={eager}
            fallback={fallback}
            labels={{
              previous: fillText(texts.previousPicture, { name }),
              next: fillText(texts.nextPicture, { name }),
              pause: fillText(texts.pausePictures, { name }),
              play: fillText(texts.playPictures, { name }),
            }}
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
      <div className={cardLayout.head}>
        <p
          className={cn(
            "flex items-baseline justify-between gap-2 text-base tabular-nums max-sm:leading-5 sm:text-xl",
            listing.price === null ? "font-medium text-ink-2" : "font-semibold",
          )}
        >
          <span className="truncate">
            <Price of={listing} texts={texts.price} onRequest={texts.priceOnRequest} />
          </span>
          {distance === null ? null : (
            <span
              className={cn(
                "flex shrink-0 items-center gap-1 text-xs font-medium [&_svg]:size-3.5",
                serves ? "text-ok" : "text-ink-2",
              )}
            >
              {serves ? <Icon name="check" /> : <Icon name="map-pin" />}
              {distance}
            </span>
          )}
        </p>
        <Heading className="text-sm font-semibold break-words text-pretty max-sm:min-h-[calc(2*min(var(--lh-sm),1.375rem))] max-sm:leading-[min(var(--lh-sm),1.375rem)] sm:min-h-[calc(2*var(--lh-sm))]">
          {/* The link is what is shortened: lines of it that nobody sees would lie over what stands below. */}
          <Link href={href} prefetch={false} className="line-clamp-2 hover:text-action hover:underline">
            {name}
          </Link>
        </Heading>
      </div>
      <div className={cardLayout.body}>
        <p className="mt-1.5 line-clamp-2 min-h-[calc(2*var(--lh-xs))] text-xs break-words text-ink-2 max-sm:hidden">
          {preview(listing.description, DESCRIPTION_PREVIEW_LENGTH)}
        </p>
        <div className="border-line text-xs text-ink-2 sm:mt-1.5 sm:border-t sm:pt-1.5">
          <p className="flex gap-1 font-semibold text-ink max-sm:leading-6">
            {source === null ? (
              <Link
                href={localePath(
                  locale,
                  `/company/${companySlug({ id: listing.providerUserId, companyName: company })}`,
                )}
                prefetch={false}
                className="truncate hover:text-action hover:underline"
              >
                {company}
              </Link>
            ) : (
              <span className="truncate">{fillText(texts.source, { name: source })}</span>
            )}
            {area === "" ? null : (
              <span className="max-w-[55%] shrink-0 truncate font-normal text-ink-2 sm:hidden">· {area}</span>
            )}
          </p>
          <p className="truncate tabular-nums max-sm:sr-only">
            {serves ? <span className="font-medium text-ok">{texts.serves} · </span> : null}
            {facts.join(" · ")}
          </p>
          <p className="truncate max-sm:hidden">{addressTail(listing.address) || listing.city || "\u00a0"}</p>
          <p className="truncate max-sm:hidden">{trailOf(listing, names)}</p>
        </div>
        <div className="mt-auto flex gap-2 pt-1.5 sm:pt-2">
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
