import { weekdayName } from "@/components/company/hours-texts";
import { translator } from "@/lib/content/messages";
import {
  PAGE_LANGUAGES,
  PAYMENT_MODES,
  type PageLanguage,
  type PaymentMode,
} from "@/lib/shared/company-page";
import { INTL_LOCALE } from "@/lib/shared/intl";
import type { Locale } from "@/lib/shared/locale";
import { WEEKDAYS, type Weekday } from "@/lib/shared/opening-hours";

/** The names that the form of a company's page shows, in the language of the page; made on the server. */
export function pageFormNames(locale: Locale) {
  const t = translator(locale);
  const languages = new Intl.DisplayNames([INTL_LOCALE[locale]], { type: "language" });
  const named = <One extends string>(all: readonly One[], name: (one: One) => string) =>
    Object.fromEntries(all.map((one) => [one, name(one)])) as Record<One, string>;
  return {
    days: named<Weekday>(WEEKDAYS, (day) => weekdayName(locale, day)),
    languages: named<PageLanguage>(PAGE_LANGUAGES, (code) => languages.of(code) ?? code),
    paymentModes: named<PaymentMode>(PAYMENT_MODES, (mode) => t(`company.payment.${mode}`)),
  };
}
