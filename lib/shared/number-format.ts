import { INTL_LOCALE } from "@/lib/shared/intl";
import type { Locale } from "@/lib/shared/locale";

const formats = new Map<Locale, Intl.NumberFormat>();

/** Numbers as a language groups them. Made when first asked for: making one takes far longer than formatting with it. */
export function numberFormat(locale: Locale): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(INTL_LOCALE[locale]);
  formats.set(locale, format);
  return format;
}
