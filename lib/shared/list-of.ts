import { INTL_LOCALE } from "@/lib/shared/intl";
import type { Locale } from "@/lib/shared/locale";

/** Made when first asked for, as lib/shared/number-format.ts says. */
const formats = new Map<string, Intl.ListFormat>();

function formatOf(locale: Locale, type: Intl.ListFormatOptions["type"]): Intl.ListFormat {
  const key = `${locale} ${type}`;
  const format = formats.get(key) ?? new Intl.ListFormat(INTL_LOCALE[locale], { type });
  formats.set(key, format);
  return format;
}

/** Several as one reads them, 'A, B and C'. Hindi has no comma before its 'and', which CLDR puts there. */
export const listOf = (
  locale: Locale,
  names: readonly string[],
  type: Intl.ListFormatOptions["type"] = "conjunction",
): string =>
  formatOf(locale, type)
    .format(names)
    .replace(/, (और|या) /, " $1 ");
