import type { ReactNode } from "react";
import { distanceText } from "@/components/listings/listing-facts";
import { ListingTile } from "@/components/listings/listing-tile";
import { Picture } from "@/components/listings/picture";
import { priceWords } from "@/components/listings/price";
import { Heart } from "@/components/shortlist/heart";
import { SendToTicked } from "@/components/compare/send-to-ticked";
import { buttonClass } from "@/components/ui/button";
import { cardClass } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { categoryName, subcategoryName } from "@/lib/content/categories";
import { cityOf } from "@/lib/content/cities";
import { translator } from "@/lib/content/messages";
import type { Listing } from "@/lib/schemas/listing";
import { formatPhone, telUrl } from "@/lib/shared/contact";
import { formatDate } from "@/lib/shared/dates";
import { distanceKm, type LatLng } from "@/lib/shared/geo";
import { langOf, type Locale, localePath } from "@/lib/shared/locale";
import { mediaAtWidth } from "@/lib/shared/media";
import { listingSlug } from "@/lib/shared/slug";

type Props = {
  /** As they were chosen; null for one that is no longer public. */
  found: readonly { id: string; listing: Listing | null }[];
  /** Distances are measured from it; null: there is no such line. */
  from: LatLng | null;
  locale: Locale;
};

type Fact = [term: string, fact: string];

/** The facts of one listing in the order of all; what is not known says so, because the next column may know it. */
function factsOf(listing: Listing, from: LatLng | null, locale: Locale): Fact[] {
  const t = translator(locale);
  const [lng, lat] = listing.location.coordinates;
  const { source, companyType, publishedAt, maxRadiusKm } = listing;
  const unknown = t("compare.unknown");
  return [
    [t("compare.price"), priceWords(listing, t, t("listing.onRequest"))],
    ...(from === null
      ? []
      : [
          [
            t("compare.distance"),
            t("cardFacts.km", { km: distanceText(distanceKm(from, { lat, lng })) }),
          ] satisfies Fact,
        ]),
    [
      t("listing.category"),
      listing.subcategory === null
        ? categoryName(listing.category, locale)
        : subcategoryName(listing.category.slug, listing.subcategory, locale),
    ],
    [
      t("compare.company"),
      source === null ? listing.provider.providerProfile.companyName : t("listing.source", { source }),
    ],
    [t("listing.companyType"), companyType === null ? unknown : t(`companyTypes.${companyType}`)],
    [t("compare.place"), cityOf(listing, locale) ?? unknown],
    [t("listing.servesUpTo"), maxRadiusKm === null ? unknown : t("listing.km", { km: maxRadiusKm })],
    [t("compare.since"), publishedAt === null ? unknown : formatDate(locale, publishedAt, "momentDay")],
  ];
}

/** Listings side by side, a column each, their facts on the same lines; on a phone the columns are pushed sideways. */
export function Comparison({ found, from, locale }: Props) {
  const t = translator(locale);
  const sendable = found.flatMap(({ listing }) => (listing?.source === null ? [listing.providerUserId] : []));
  return (
    <form method="get" action={localePath(locale, "/enquire")}>
      {/* Reached by the keyboard, which could not push it sideways otherwise. */}
      <section
        aria-label={t("compare.list")}
        tabIndex={0}
        className="-mx-(--gutter) mt-4 overflow-x-auto px-(--gutter) py-1"
      >
        {/* On a phone two are whole, and of the third so much that one sees there is more. */}
        <ul className="grid auto-cols-[minmax(9rem,20rem)] grid-flow-col gap-x-3 sm:auto-cols-[minmax(10.5rem,20rem)]">
          {found.map(({ id, listing }) =>
            listing === null ? (
              <Column key={id} id={id}>
                <h2 className="pr-9 pb-2 text-sm font-semibold">{t("compare.gone")}</h2>
                <p className="text-sm text-ink-2">{t("compare.goneText")}</p>
                <Heart listingId={id} label={t("compare.goneHeart")} />
              </Column>
            ) : (
              <Column key={id} id={id}>
                <div className="mb-2 aspect-video overflow-hidden rounded-md">
                  <SmallPicture listing={listing} locale={locale} />
                </div>
                <h2 className="pb-2 text-sm font-semibold break-words">
                  <PageLink
                    href={localePath(locale, `/services/${listingSlug(listing)}`)}
                    lang={langOf(listing.name, locale)}
                    className="block min-h-touch text-action underline-offset-4 hover:underline"
                  >
                    {listing.name}
                  </PageLink>
                </h2>
                <dl className="row-span-8 grid min-w-0 grid-rows-subgrid text-sm">
                  {factsOf(listing, from, locale).map(([term, fact]) => (
                    <div key={term} className="border-t border-line py-2">
                      <dt className="text-xs text-ink-3">{term}</dt>
                      <dd lang={langOf(fact, locale)} className="font-medium break-words tabular-nums">
                        {fact}
                      </dd>
                    </div>
                  ))}
                </dl>
                {listing.phoneNumber === null ? (
                  <p className="py-2 text-sm text-ink-2">{t("listing.noPhone")}</p>
                ) : (
                  <a
                    href={telUrl(listing.phoneNumber)}
                    aria-label={`${t("listing.call", { company: listing.name })}: ${formatPhone(listing.phoneNumber)}`}
                    className={cn(
                      buttonClass({ size: "card" }),
                      "self-start px-1! whitespace-nowrap tabular-nums",
                    )}
                  >
                    <Icon name="phone" />
                    {formatPhone(listing.phoneNumber)}
                  </a>
                )}
                {listing.source === null ? (
                  <Checkbox
                    name="listings"
                    value={id}
                    defaultChecked
                    data-company={listing.providerUserId}
                    label={t("compare.send")}
                    aria-label={t("compare.sendName", { name: listing.name })}
                  />
                ) : (
                  <p className="py-3 text-sm text-ink-2">{t("compare.noEnquiries")}</p>
                )}
                <Heart listingId={id} label={t("listingCard.shortlist", { name: listing.name })} />
              </Column>
            ),
          )}
        </ul>
      </section>
      {sendable.length === 0 ? null : (
        <div className="mt-4">
          {/* Without a tick and without JavaScript: the page still knows what was asked of it. */}
          <input type="hidden" name="listings" value="" />
          <SendToTicked
            ticked={sendable}
            labels={[
              t("compare.sendNone"),
              ...found.map((_, index) => t("compare.sendTo", { count: index + 1 })),
            ]}
            companyLabels={found.map((_, index) => t("compare.sendToCompanies", { count: index }))}
          />
        </div>
      )}
    </form>
  );
}

/** Decoration: its name follows. */
function SmallPicture({ listing, locale }: { listing: Listing; locale: Locale }) {
  const tile = <ListingTile listing={listing} locale={locale} />;
  const [image] = listing.images;
  return image === undefined ? (
    tile
  ) : (
    <Picture
      src={mediaAtWidth(image.url, 320)}
      alt=""
      fallback={tile}
      className="size-full object-cover brightness-(--picture-dim)"
    />
  );
}

/** Picture, name, eight facts, the way to call and the tick, each on the line it shares with the other columns. */
const Column = ({ id, children }: { id: string; children: ReactNode }) => (
  <li
    data-listing={id}
    className={cn(cardClass, "relative row-span-12 grid min-w-0 grid-rows-subgrid gap-y-0 p-2 sm:p-3")}
  >
    {children}
  </li>
);
