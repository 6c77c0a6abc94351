import { translator } from "@/lib/content/messages";
import { INTL_LOCALE } from "@/lib/shared/intl";
import type { Locale } from "@/lib/shared/locale";

const COUNTRIES = ["IN", "AE", "BD", "NP", "LK", "KE", "SG"] as const;

/** Names of countries as plain text (docs/product/pages.md#home). */
export function CountryRow({ locale }: { locale: Locale }) {
  const names = new Intl.DisplayNames([INTL_LOCALE[locale]], { type: "region" });
  return (
    <ul
      aria-label={translator(locale)("home.countries")}
      className="flex flex-wrap justify-center gap-x-3 gap-y-1 pt-3 text-xs text-ink-3 sm:gap-x-6 sm:pt-10 sm:text-sm"
    >
      {COUNTRIES.map((code) => (
        <li key={code}>{names.of(code)}</li>
      ))}
    </ul>
  );
}
