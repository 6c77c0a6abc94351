import { getCountries } from "libphonenumber-js/min";
import type { CountryOption } from "@/components/account/mobile-field";
import { INTL_LOCALE } from "@/lib/shared/intl";
import type { Locale } from "@/lib/shared/locale";

/** Every country with a calling code by its name in a language, India first. On the server: browsers name some differently. */
export function countryOptions(locale: Locale): CountryOption[] {
  const names = new Intl.DisplayNames([INTL_LOCALE[locale]], { type: "region" });
  const collator = new Intl.Collator(INTL_LOCALE[locale]);
  const all = getCountries().map((code) => ({ code: code as string, name: names.of(code) ?? code }));
  const india = all.filter(({ code }) => code === "IN");
  return [
    ...india,
    ...all.filter(({ code }) => code !== "IN").sort((a, b) => collator.compare(a.name, b.name)),
  ];
}
