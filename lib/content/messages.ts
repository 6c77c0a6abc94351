import { createTranslator, type MessageKeys, type NestedKeyOf } from "use-intl/core";
import { INTL_LOCALE, TIME_ZONE } from "@/lib/shared/intl";
import type { Locale } from "@/lib/shared/locale";
import en from "@/lib/content/messages/en.json";
import hi from "@/lib/content/messages/hi.json";

type Catalogue = typeof en;
/** Both whole: the compiler refuses a text that Hindi lacks. */
export const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { en, hi };

/** A text or a part of the catalogues by its place: 'nav.home', 'nav'. */
export type MessagePath = NestedKeyOf<Catalogue>;
/** A text by its place. */
export type MessageKey = MessageKeys<Catalogue, MessagePath>;

/**
 * `t("nav.home")`: a text in the language of the page, with ICU arguments and plurals. On the server `translator(locale)`
 * makes one, in the browser `useTranslator()` gives it; what both render takes it as `t`.
 */
export type Translator = {
  (key: MessageKey, values?: Readonly<Record<string, string | number>>): string;
  /** Whether there is such a text: for a key made of what is stored. */
  has(key: MessageKey): boolean;
  /** What numbers and dates are formatted by: 'en-IN', 'hi-IN'. */
  readonly languageTag: string;
};

const textAt = (catalogue: Catalogue, key: string): unknown =>
  key
    .split(".")
    .reduce<unknown>(
      (part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name],
      catalogue,
    );

const translatorIn = (locale: Locale) =>
  Object.assign(
    createTranslator<Catalogue>({
      locale: INTL_LOCALE[locale],
      messages: CATALOGUES[locale],
      timeZone: TIME_ZONE,
    }),
    {
      // Theirs takes what every object inherits for a text.
      has: (key: string) => typeof textAt(CATALOGUES[locale], key) === "string",
      languageTag: INTL_LOCALE[locale],
    },
  );
const TRANSLATORS = { en: translatorIn("en"), hi: translatorIn("hi") };

/**
 * The interface texts in a language: `const t = translator(locale); t("nav.home")`. On the server only: it would take the
 * whole catalogue to the browser. Client components have `useTranslator()`.
 */
export const translator = (locale: Locale) => TRANSLATORS[locale];
