import { ListingTile } from "@/components/listings/listing-tile";
import { priceParts } from "@/components/listings/price";
import { PriceParts } from "@/components/listings/price-parts";
import { Picture } from "@/components/listings/picture";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { SectionHead } from "@/components/ui/section-head";
import { cityOf } from "@/lib/content/cities";
import { translator } from "@/lib/content/messages";
import type { Listing } from "@/lib/schemas/listing";
import { mediaAtWidth } from "@/lib/shared/media";
import { langOf, type Locale, localePath } from "@/lib/shared/locale";
import { listingSlug } from "@/lib/shared/slug";

type Props = { locale: Locale; listings: readonly Listing[] };

/** What companies published last, so that the home page shows that the directory lives. Nothing while there is nothing. */
export function HomeNewest({ locale, listings }: Props) {
  const t = translator(locale);
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby="newest" className="home-part">
      <div className="home-head flex items-end justify-between gap-x-6 gap-y-2">
        <div>
          <SectionHead id="newest" title={t("home.newest")} text={t("home.newestText")} />
        </div>
        <PageLink
          href={localePath(locale, "/services")}
          className={cn(buttonClass({ variant: "quiet" }), "-mx-[min(1rem,var(--gutter))]")}
        >
          {t("home.allServices")}
          <Icon name="chevron-right" className="size-4" />
        </PageLink>
      </div>
      <ul className="newest">
        {listings.map((listing) => (
          <li key={listing.id} className="card">
            <div>
              <Cover listing={listing} locale={locale} />
            </div>
            {/* The price stands above the name, and is heard below it. */}
            <div className="flex flex-col">
              <h3 className="line-clamp-2 text-sm font-semibold break-words">
                <PageLink
                  href={localePath(locale, `/services/${listingSlug(listing)}`)}
                  lang={langOf(listing.name, locale)}
                  className="hover:text-action hover:underline"
                >
                  {listing.name}
                </PageLink>
              </h3>
              <p className="-order-1 truncate font-semibold tabular-nums">
                <PriceParts parts={priceParts(listing, t) ?? ["", "", t("cardFacts.priceOnRequest")]} />
              </p>
              {/* Each in an element of its own, as the parts of a price are. */}
              <p>
                <span lang={langOf(listing.provider.providerProfile.companyName, locale)}>
                  {listing.provider.providerProfile.companyName}
                </span>
                {listing.city && <span>{` · ${cityOf(listing, locale)}`}</span>}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first picture, small; it says nothing that the name beside it does not. */
function Cover({ listing, locale }: { listing: Listing; locale: Locale }) {
  const fallback = <ListingTile listing={listing} locale={locale} />;
  const [image] = listing.images;
  if (image === undefined) return fallback;
  return (
    <Picture
      src={mediaAtWidth(image.url, 320)}
      width={320}
      height={240}
      alt=""
      loading="lazy"
      decoding="async"
      fallback={fallback}
      className="size-full object-cover"
    />
  );
}
