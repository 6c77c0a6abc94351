import { LOCALES, type Locale } from "@/lib/shared/locale";

/** Why a listing is turned down, as an admin can choose it: what is stored are the words. */
const REASONS: readonly Readonly<Record<Locale, string>>[] = [
  {
    en: "The pictures show something else than the listing says.",
    hi: "तस्वीरें लिस्टिंग में लिखी चीज़ से अलग हैं।",
  },
  { en: "You already have a listing for the same thing.", hi: "इसी चीज़ की आपकी एक लिस्टिंग पहले से है।" },
  {
    en: "The category does not fit. Please choose the one that does.",
    hi: "श्रेणी सही नहीं है। कृपया सही श्रेणी चुनें।",
  },
  { en: "Address and place on the map do not match.", hi: "पता और नक्शे की जगह मेल नहीं खाते।" },
  { en: "The description does not say what you offer.", hi: "विवरण से पता नहीं चलता कि आप क्या देते हैं।" },
  { en: "The phone number does not reach your business.", hi: "फ़ोन नंबर आपके कारोबार तक नहीं पहुँचता।" },
];

/** The common reasons in a language, as they are offered. */
export const commonReasons = (locale: Locale): string[] => REASONS.map((reason) => reason[locale]);

/** What was given as the reason, for a reader of a language: common reasons are in it, words of an admin's own as they were written. */
export const reasonFor = (locale: Locale, given: string): string =>
  REASONS.reduce(
    (text, reason) =>
      LOCALES.filter((other) => other !== locale).reduce(
        (told, other) => told.replaceAll(reason[other], reason[locale]),
        text,
      ),
    given,
  );
