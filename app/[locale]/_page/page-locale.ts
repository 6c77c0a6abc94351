import { isLocale, type Locale } from "@/lib/shared/locale";

export type LocaleParams = { params: Promise<{ locale: string }> };

/** The language of a page from its params; the layout above has refused all others. */
export async function pageLocale({ params }: LocaleParams): Promise<Locale> {
  const { locale } = await params;
  return isLocale(locale) ? locale : "en";
}
