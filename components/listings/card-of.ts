import { categoryIcon, categoryTone } from "@/components/art/category-icon";
import type { Tone } from "@/components/art/tone";
import { namesOf, type TranslatedNames } from "@/components/listings/category-trail";
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
import { CARD_PICTURES, DESCRIPTION_PREVIEW_LENGTH } from "@/lib/shared/limits";
import type { Locale } from "@/lib/shared/locale";
import { preview } from "@/lib/shared/preview";

/** What kind of thing a listing is. */
export type Kind = {
  /** Its category and its subcategory, in the page's language. */
  names: readonly string[];
  /** Of its category: what stands for a picture. */
  icon: IconName;
  tone: Tone;
};

/**
 * What a card says, in finished words: a twentieth of its markup, so a page carries this for the browser and the card's
 * markup once. What a listing lacks is left out, and so is what follows from the rest, as its address and its phone number
 * as it is read.
 */
export type Card = {
  id: string;
  name: string;
  images?: readonly ListingImage[];
  kind: Kind;
  /** Before, amount, after; one part alone where there is no price. */
  price: readonly string[];
  distance?: string;
  /** The provider says to serve the place the search is around. */
  serves?: true;
  text: string;
  company: string;
  /** Left out: `company` names the public data it comes from. */
  companyId?: string;
  area?: string;
  /** What kind of company it is. */
  type?: string;
  address: string;
  /** Town and PIN code, which are never cut off. */
  addressEnd?: string;
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
  const area = areaOf(listing.address, source === null ? companyName : null) || listing.city;
  return {
    id,
    name,
    ...(images.length > 0 && { images: images.slice(0, CARD_PICTURES) }),
    kind: {
      names: namesOf(listing, NAMES[locale]),
      icon: categoryIcon(category.slug, category.name),
      tone: categoryTone(category.slug, category.name),
    },
    price: priceParts(listing, t) ?? [t("cardFacts.priceOnRequest")],
    ...(around &&
      distanceKm !== null && {
        distance: t("cardFacts.km", { km: distanceText(distanceKm) }).replace(" ", "\u00a0"),
      }),
    ...(around && servesPlace(listing) && { serves: true }),
    text: preview(listing.description, DESCRIPTION_PREVIEW_LENGTH),
    company: source === null ? companyName : t("cardFacts.source", { name: source }),
    ...(source === null && { companyId: listing.providerUserId }),
    ...(area && { area }),
    ...(companyType !== null && { type: t(`companyTypes.${companyType}`) }),
    ...splitAddress(addressTail(listing.address) || listing.city || "\u00a0"),
    ...(phoneNumber !== null && { phone: phoneNumber }),
    at: listing.location.coordinates,
  };
}

/** The cards of a list: what several have in common is one object, so that it travels once. */
export function cardsOf(listings: readonly CardFacts[], ...how: [Locale, Translator, boolean]): Card[] {
  const kinds = new Map<string, Kind>();
  return listings.map((listing) => {
    const card = cardOf(listing, ...how);
    const key = `${card.kind.icon} ${card.kind.names.join()}`;
    const kind = kinds.get(key) ?? card.kind;
    kinds.set(key, kind);
    return { ...card, kind };
  });
}
