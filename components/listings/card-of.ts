import { categoryIcon, categoryTone } from "@/components/art/category-icon";
import type { Tone } from "@/components/art/tone";
import { kindOf, type TranslatedNames, trailOf } from "@/components/listings/category-trail";
import {
  addressTail,
  areaOf,
  distanceText,
  servesPlace,
  splitAddress,
} from "@/components/listings/listing-facts";
import { priceParts } from "@/components/listings/price";
import type { IconName } from "@/components/ui/icon";
import { hindiNames } from "@/lib/content/categories";
import type { Translator } from "@/lib/content/messages";
import type { Listing, ListingImage } from "@/lib/schemas/listing";
import { formatPhone } from "@/lib/shared/contact";
import { CARD_PICTURES, DESCRIPTION_PREVIEW_LENGTH } from "@/lib/shared/limits";
import { type Locale, localePath } from "@/lib/shared/locale";
import { preview } from "@/lib/shared/preview";
import { companySlug, listingSlug } from "@/lib/shared/slug";

/**
 * What a card says, in finished words: a tenth of its markup, so a page carries this for the browser and the card's
 * markup once. What a listing lacks is left out.
 */
export type Card = {
  id: string;
  name: string;
  href: string;
  images: readonly ListingImage[];
  /** Of its category: stands for a picture that cannot be had. */
  icon: IconName;
  /** Where there is no picture: what kind of thing it is, on the tone of its category. */
  tile?: { words: string; tone: Tone };
  /** Before, amount, after; one part alone where there is no price. */
  price: readonly string[];
  distance?: string;
  /** The provider says to serve the place the search is around. */
  serves?: true;
  text: string;
  company: string;
  /** Left out: `company` names the public data it comes from. */
  companyHref?: string;
  area?: string;
  /** What kind of company it is. */
  type?: string;
  /** Its phone number as it is read; or that there is none. */
  number: string;
  address: string;
  /** Town and PIN code, which are never cut off. */
  addressEnd?: string;
  trail: string;
  /** 10 digits */
  phone?: string;
  /** [longitude, latitude] */
  at: readonly [number, number];
};

/** The names of categories on a card, by the stored name: none in English, all of ours in Hindi. */
const NAMES: Readonly<Record<Locale, TranslatedNames>> = { en: {}, hi: hindiNames() };

/** What of a listing its card says. */
export type CardFacts = Pick<
  Listing,
  | "id"
  | "name"
  | "source"
  | "distanceKm"
  | "maxRadiusKm"
  | "description"
  | "price"
  | "priceUnit"
  | "from"
  | "phoneNumber"
  | "address"
  | "city"
  | "location"
  | "category"
  | "subcategory"
  | "companyType"
  | "images"
  | "providerUserId"
  | "provider"
>;

/**
 * The card of a listing: made on the server, and for Load More in the browser.
 * @param around false when distances are measured from a state's reference point, not from the place of a person
 */
export function cardOf(listing: CardFacts, locale: Locale, t: Translator, around = true): Card {
  const { id, name, source, distanceKm, phoneNumber, companyType, category, images } = listing;
  const { companyName } = listing.provider.providerProfile;
  const area = areaOf(listing.address, companyName) || listing.city;
  const companyHref = `/company/${companySlug({ id: listing.providerUserId, companyName })}`;
  return {
    id,
    name,
    href: localePath(locale, `/services/${listingSlug(listing)}`),
    images: images.slice(0, CARD_PICTURES),
    icon: categoryIcon(category.slug, category.name),
    ...(images.length === 0 && {
      tile: { words: kindOf(listing, NAMES[locale]), tone: categoryTone(category.slug, category.name) },
    }),
    price: priceParts(listing, t) ?? [t("listingCard.priceOnRequest")],
    ...(around &&
      distanceKm !== null && {
        distance: t("listingCard.km", { km: distanceText(distanceKm) }).replace(" ", "\u00a0"),
      }),
    ...(around && servesPlace(listing) && { serves: true }),
    text: preview(listing.description, DESCRIPTION_PREVIEW_LENGTH),
    company: source === null ? companyName : t("listingCard.source", { name: source }),
    ...(source === null && { companyHref: localePath(locale, companyHref) }),
    ...(area && { area }),
    ...(companyType !== null && { type: t(`companyTypes.${companyType}`) }),
    number: phoneNumber === null ? t("listingCard.noPhone") : formatPhone(phoneNumber),
    ...splitAddress(addressTail(listing.address) || listing.city || "\u00a0"),
    trail: trailOf(listing, NAMES[locale]),
    ...(phoneNumber !== null && { phone: phoneNumber }),
    at: listing.location.coordinates,
  };
}
