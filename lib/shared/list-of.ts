import { INTL_LOCALE } from "@/lib/shared/intl";
import type { Locale } from "@/lib/shared/locale";

/** Several as one reads them, 'A, B and C'. Hindi has no comma before its 'and', which CLDR puts there. */
export const listOf = (
  locale: Locale,
  names: readonly string[],
  type: Intl.ListFormatOptions["type"] = "conjunction",
): string => new Intl.ListFormat(INTL_LOCALE[locale], { type }).format(names).replace(/, (और|या) /, " $1 ");
