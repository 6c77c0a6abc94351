"use client";

import { NameTile } from "@/components/art/name-tile";
import type { Card } from "@/components/listings/card-of";
import { ListingSlider } from "@/components/listings/listing-slider";
import { PriceParts } from "@/components/listings/price-parts";
import { useTranslator } from "@/components/messages/use-translator";
import { Heart } from "@/components/shortlist/heart";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { PageLink } from "@/components/ui/page-link";
import { SITE_NAME } from "@/lib/content/site";
import { formatPhone, telUrl, whatsAppUrl } from "@/lib/shared/contact";
import { langOf, type Locale, localePath } from "@/lib/shared/locale";
import { mapUrl } from "@/lib/shared/map-links";
import { companySlug, listingSlug } from "@/lib/shared/slug";

type Props = {
  card: Card;
  locale: Locale;
  heading: "h2" | "h3";
  /** In sight when the page opens. */
  eager?: boolean;
  /** Where the rest of what its company offers stands: said in short on a phone. */
  more?: { href: string; text: string; label: string } | 0 | undefined;
};

/**
 * One listing among others (docs/product/pages.md#results): rendered on the server first and in the browser by Load
 * More. Of the browser, because it travels as the few words of `card`: as the server's, its markup travelled twice.
 */
export function ListingCard({ card, locale, heading: Heading, eager = false, more }: Props) {
  const t = useTranslator();
  const { name, kind, phone, serves = false, company, companyId, area } = card;
  const href = localePath(locale, `/services/${listingSlug(card)}`);
  const number = phone === undefined ? t("listingCard.noPhone") : formatPhone(phone);
  const [lng, lat] = card.at;
  // The name of an import's provider is its source: nobody is called by it.
  const reached = companyId === undefined ? name : company;

  return (
    <article className="card listing">
      <div className="listing-picture">
        {/* Before what turns the pictures, as it stands above that. */}
        <Heart listingId={card.id} label={t("listingCard.shortlist", { name })} />
        {card.images === undefined ? (
          <div className="listing-frame">
            <NameTile icon={kind.icon} tone={kind.tone} words={kind.names.at(-1)!} />
          </div>
        ) : (
          <ListingSlider images={card.images} name={name} href={href} eager={eager} icon={kind.icon} />
        )}
        {/* Where the row of a phone has room for it; whoever listens has it among the facts. */}
        {serves ? (
          <p aria-hidden className="listing-serves">
            {t("listingCard.serves")}
          </p>
        ) : null}
        {more ? (
          <PageLink href={more.href} aria-label={more.label} className="listing-more sm:hidden">
            {more.text}
          </PageLink>
        ) : null}
      </div>
      <div className="listing-head">
        {/* Under its name for whoever listens and goes by headings, above it for the eye. */}
        <Heading className="listing-name" lang={langOf(name, locale)}>
          <PageLink href={href}>{name}</PageLink>
        </Heading>
        <p className={cn("listing-price", card.price.length === 1 && "font-medium text-ink-2")}>
          <span>
            <PriceParts parts={card.price} />
          </span>
          {card.distance === undefined ? null : (
            <span className={cn("listing-distance", serves && "is-served")}>
              <span>{card.distance}</span>
              <span className="sr-only">{` ${t("listingCard.away")}`}</span>
            </span>
          )}
        </p>
      </div>
      <div className="listing-body">
        <p className="listing-text" lang={langOf(card.text, locale)}>
          {card.text}
        </p>
        <div className="listing-facts">
          <p>
            {companyId === undefined ? (
              <span>{company}</span>
            ) : (
              <PageLink
                href={localePath(locale, `/company/${companySlug({ id: companyId, companyName: company })}`)}
                lang={langOf(company, locale)}
              >
                {company}
              </PageLink>
            )}
            {more ? (
              <PageLink href={more.href} aria-label={more.label} className="listing-more max-sm:hidden">
                {more.text}
              </PageLink>
            ) : null}
            {area === undefined ? null : (
              <span className="listing-area" lang={langOf(area, locale)}>{`· ${area}`}</span>
            )}
          </p>
          <p>
            {serves ? (
              <>
                <span>{t("listingCard.serves")} · </span>
                {/* Beside it there is room for the number alone, which is never cut off. */}
                {card.type === undefined ? null : <span className="sr-only">{`${card.type} · `}</span>}
                {number}
              </>
            ) : (
              [card.type, number].filter(Boolean).join(" · ")
            )}
          </p>
          <p className="listing-address" lang={langOf(card.address, locale)}>
            <span>{card.address}</span>
            {card.addressEnd && ` ${card.addressEnd}`}
          </p>
          <p>
            {kind.names.map((name, index) => (
              <span key={name}>{index + 1 < kind.names.length ? `${name} › ` : name}</span>
            ))}
          </p>
        </div>
        <div className="listing-actions">
          {phone === undefined ? null : (
            <>
              <a
                href={telUrl(phone)}
                aria-label={t("listingCard.callLabel", { name: reached })}
                className={`${buttonClass({ size: "card" })} call`}
              >
                {t("listingCard.call")}
              </a>
              <a
                href={whatsAppUrl(phone, t("listingCard.whatsAppText", { name, site: SITE_NAME }))}
                target="_blank"
                rel="noopener noreferrer nofollow"
                aria-label={t("listingCard.whatsAppLabel", { name: reached })}
                className={`${buttonClass({ variant: "line", size: "card" })} write`}
              >
                <span>{t("listingCard.whatsApp")}</span>
              </a>
            </>
          )}
          <a
            href={mapUrl({ lat, lng })}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t("listingCard.mapLabel", { name })}
            className={`${buttonClass({ variant: "line", size: "card" })} locate`}
          >
            {t("listingCard.map")}
          </a>
        </div>
      </div>
    </article>
  );
}
