import { type FormTexts, formTexts } from "@/components/form/form-texts";
import { priceTexts, translatedNames } from "@/components/listings/card-texts";
import type { PriceTexts } from "@/components/listings/price";
import type { TranslatedNames } from "@/components/listings/category-trail";
import { translator } from "@/lib/content/messages";
import type en from "@/lib/content/messages/en.json";
import { COMPANY_TYPES, type CompanyType } from "@/lib/shared/company-type";
import type { Locale } from "@/lib/shared/locale";

/** The texts of the admin's pages with their `{holes}`, as client components take them. */
export type AdminTexts = (typeof en)["admin"] & {
  listing: { prices: PriceTexts };
  companyTypes: Readonly<Record<CompanyType, string>>;
  /** Of categories and subcategories, where the page's language has another name than the stored one. */
  names: TranslatedNames;
  /** The API's own sentences in the language of the page (docs/product/texts-and-limits.md#languages-of-texts). */
  sentences: FormTexts;
};

/** Some parts of the admin's texts, made on the server: a page hands its client parts no more than they show. */
export function adminTexts<Part extends keyof AdminTexts>(
  locale: Locale,
  ...parts: readonly Part[]
): Pick<AdminTexts, Part> {
  const t = translator(locale);
  const own = t.raw("admin" as never) as (typeof en)["admin"];
  const all: AdminTexts = {
    ...own,
    listing: { ...own.listing, prices: priceTexts(locale) },
    companyTypes: Object.fromEntries(
      COMPANY_TYPES.map((type) => [type, t(`companyTypes.${type}`)]),
    ) as AdminTexts["companyTypes"],
    names: translatedNames(locale),
    sentences: formTexts(locale),
  };
  return Object.fromEntries(parts.map((part) => [part, all[part]])) as Pick<AdminTexts, Part>;
}
