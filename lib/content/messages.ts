import { createTranslator } from "use-intl/core";
import type { Locale } from "@/lib/shared/locale";
import en from "@/lib/content/messages/en.json";
import hi from "@/lib/content/messages/hi.json";

type Catalogue = typeof en;
type Tree = { readonly [key: string]: string | Tree };

/** English stands in for what is not translated yet. */
function over(base: Tree, translated: Tree): Tree {
  return Object.fromEntries(
    Object.entries(base).map(([key, text]) => {
      const other = translated[key];
      if (typeof text === "string") return [key, typeof other === "string" ? other : text];
      return [key, typeof other === "object" ? over(text, other) : text];
    }),
  );
}

const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { en, hi: over(en, hi) as Catalogue };

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
