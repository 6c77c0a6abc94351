import type { TranslatedNames } from "@/components/listings/category-trail";
import type { PriceTexts } from "@/components/listings/price";
import { hindiNames } from "@/lib/content/categories";
import { translator } from "@/lib/content/messages";
import { SITE_NAME } from "@/lib/content/site";
import { COMPANY_TYPES, type CompanyType } from "@/lib/shared/company-type";
import type { Locale } from "@/lib/shared/locale";

/** Of a card's pictures; one object for all cards, so that it travels once. */
export type SliderTexts = { previous: string; next: string; pause: string; play: string; noPicture: string };

/** The finished strings of listing cards; `{name}` and the like are filled in by the card. */
export type CardTexts = {
  priceOnRequest: string;
  price: PriceTexts;
  noPhone: string;
  source: string;
  /** Both null where distances are not measured from the visitor's place. */
  km: string | null;
  serves: string | null;
  call: string;
  callLabel: string;
  whatsApp: string;
  whatsAppLabel: string;
  whatsAppText: string;
  map: string;
  mapLabel: string;
  slider: SliderTexts;
  shortlist: string;
  companyTypes: Readonly<Record<CompanyType, string>>;
};

const KEYS = [
  "priceOnRequest",
  "noPhone",
  "source",
  "km",
  "serves",
  "call",
  "callLabel",
  "whatsApp",
  "whatsAppLabel",
  "whatsAppText",
  "map",
  "mapLabel",
  "shortlist",
] as const;

/** The words beside a price, made on the server. */
export const priceTexts = (locale: Locale) => translator(locale).raw("price" as never) as PriceTexts;

/**
 * The texts of the cards of a page, made on the server.
 * @param around false when distances are measured from a state's reference point, not from the place of a person
 */
export function cardTexts(locale: Locale, { around = true } = {}): CardTexts {
  const t = translator(locale);
  const texts = Object.fromEntries(KEYS.map((key) => [key, t.raw(`listingCard.${key}`) as string]));
  return {
    ...(texts as Omit<CardTexts, "companyTypes" | "price" | "slider">),
    price: priceTexts(locale),
    slider: {
      previous: t.raw("listingCard.previousPicture") as string,
      next: t.raw("listingCard.nextPicture") as string,
      pause: t.raw("listingCard.pausePictures") as string,
      play: t.raw("listingCard.playPictures") as string,
      noPicture: t("listingCard.noPicture"),
    },
    ...(!around && { km: null, serves: null }),
    whatsAppText: texts.whatsAppText!.replace("{site}", SITE_NAME),
    companyTypes: Object.fromEntries(
      COMPANY_TYPES.map((type) => [type, t(`companyTypes.${type}`)]),
    ) as CardTexts["companyTypes"],
  };
}

/** The names cards loaded later need in the browser, by the stored name: none in English, all of ours in Hindi. */
export const translatedNames = (locale: Locale): TranslatedNames => (locale === "en" ? {} : hindiNames());
