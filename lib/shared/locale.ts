/** The languages of the interface. English stands at `/…`, Hindi at `/hi/…`. */
export const LOCALES = ["en", "hi"] as const;

export type Locale = (typeof LOCALES)[number];

export const isLocale = (text: string): text is Locale => (LOCALES as readonly string[]).includes(text);

/**
 * A path of the product in a language: `localePath("hi", "/services?q=x")` → `/hi/services?q=x`.
 * @param path begins with '/'; the path as it is in English
 */
export function localePath(locale: Locale, path: string): string {
  if (locale === "en") return path;
  return path === "/"
    ? `/${locale}`
    : path.startsWith("/?")
      ? `/${locale}${path.slice(1)}`
      : `/${locale}${path}`;
}

/**
 * `lang` of what a person wrote: in Latin letters on a Hindi page it is English, and read out as that; else the page's own.
 * @param language the page's locale or language tag
 */
export const langOf = (text: string, language: string): "en" | undefined =>
  language.startsWith("hi") && /[a-z]/i.test(text) && !/\p{Script=Devanagari}/u.test(text) ? "en" : undefined;

/**
 * The English path behind a path in any language: `/hi/services` → `/services`. `/en/…` is where the rewrites of
 * next.config.ts keep English pages: the server may see it where the browser sees `/…`.
 */
export const withoutLocale = (path: string): string => {
  const rest = path.replace(/^\/(?:en|hi)(?=\/|$|\?)/, "");
  return rest.startsWith("/") ? rest : `/${rest}`;
};
