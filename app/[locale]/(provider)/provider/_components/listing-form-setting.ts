import { groundSetting } from "@/app/[locale]/_page/ground-setting";
import { formTexts } from "@/components/form/form-texts";
import { cardTexts, priceTexts, translatedNames } from "@/components/listings/card-texts";
import type { CreateSetting } from "@/components/listings/listing-form/create-form";
import type { ListingFormTexts } from "@/components/listings/listing-form/listing-form-texts";
import { categoryName } from "@/lib/content/categories";
import en from "@/lib/content/messages/en.json";
import { translator } from "@/lib/content/messages";
import { getMe } from "@/lib/domain/accounts/get-me";
import { listCategories } from "@/lib/domain/catalog/list-categories";
import type { CategoryRef } from "@/lib/schemas/category";
import type { Actor } from "@/lib/shared/actor";
import { type Locale, localePath } from "@/lib/shared/locale";

const KEYS = Object.keys(en.listingForm) as (keyof ListingFormTexts)[];

/**
 * What the forms of a listing need from their page: finished strings and the categories to choose from.
 * @param own the category the listing has already, a choice even when it is hidden by now
 */
export async function listingFormSetting(
  actor: Actor<"provider">,
  locale: Locale,
  own?: CategoryRef,
): Promise<CreateSetting> {
  const t = translator(locale);
  const [shown, { providerProfile }] = await Promise.all([listCategories(), getMe(actor)]);
  const categories = own && !shown.some(({ id }) => id === own.id) ? [...shown, own] : shown;
  return {
    texts: Object.fromEntries(
      KEYS.map((key) => [key, t.raw(`listingForm.${key}`) as string]),
    ) as ListingFormTexts,
    prices: priceTexts(locale),
    messages: formTexts(locale),
    names: translatedNames(locale),
    preview: {
      locale,
      texts: cardTexts(locale),
      company: {
        companyName: providerProfile?.companyName ?? "",
        companyType: providerProfile?.companyType ?? null,
      },
    },
    map: groundSetting(locale),
    signInHref: localePath(locale, "/signin"),
    categories: categories.map((category) => ({
      id: category.id,
      slug: category.slug,
      name: categoryName(category, locale),
    })),
  };
}
