import { translator } from "@/lib/content/messages";
import type { Locale } from "@/lib/shared/locale";

/** The finished strings of 'Page not found'. */
export function notFoundTexts(locale: Locale) {
  const t = translator(locale);
  return {
    title: t("errors.notFoundTitle"),
    text: t("errors.notFoundText"),
    placeholder: t("search.whatPlaceholder"),
    searchLabel: t("errors.notFoundSearchLabel"),
    search: t("errors.notFoundSearch"),
    categories: t("errors.notFoundCategories"),
    home: t("errors.notFoundHome"),
  };
}
