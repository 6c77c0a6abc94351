import { createTranslator } from "use-intl/core";
import type { Locale } from "@/lib/shared/locale";
import en from "@/lib/content/messages/en.json";
import hi from "@/lib/content/messages/hi.json";

type Catalogue = typeof en;
/** Both whole: the compiler refuses a text that Hindi lacks. */
const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { en, hi };

/** The tag that numbers, dates and lists are formatted by. */
export const INTL_LOCALE: Readonly<Record<Locale, string>> = { en: "en-IN", hi: "hi-IN" };

/**
 * The interface texts in a language: `const t = translator(locale); t("nav.home")`, with ICU arguments and plurals.
 * For server components only: it would take the whole catalogue to the browser. Client components get finished strings.
 */
export const translator = (locale: Locale) =>
  createTranslator<Catalogue>({
    locale: INTL_LOCALE[locale],
    messages: CATALOGUES[locale],
    timeZone: "Asia/Kolkata",
  });

export type Translator = ReturnType<typeof translator>;
