import type { TranslatedNames } from "@/components/listings/category-trail";
import { hindiNames } from "@/lib/content/categories";
import type { Locale } from "@/lib/shared/locale";

/** The names cards loaded later need in the browser, by the stored name: none in English, all of ours in Hindi. */
export const translatedNames = (locale: Locale): TranslatedNames => (locale === "en" ? {} : hindiNames());
