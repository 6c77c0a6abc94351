import { groundSetting } from "@/app/[locale]/_page/ground-setting";
import { translatedNames } from "@/components/listings/translated-names";
import type { CreateSetting } from "@/components/listings/listing-form/create-form";
import { categoryName } from "@/lib/content/categories";
import { getMe } from "@/lib/domain/accounts/get-me";
import { listCategories } from "@/lib/domain/catalog/list-categories";
import type { CategoryRef } from "@/lib/schemas/category";
import type { Actor } from "@/lib/shared/actor";
import { type Locale, localePath } from "@/lib/shared/locale";

/**
 * What the forms of a listing need from their page: the categories to choose from.
 * @param own the category the listing has already, a choice even when it is hidden by now
 */
export async function listingFormSetting(
  actor: Actor<"provider">,
  locale: Locale,
  own?: CategoryRef,
): Promise<CreateSetting> {
  const [shown, { providerProfile }] = await Promise.all([listCategories(), getMe(actor)]);
  const categories = own && !shown.some(({ id }) => id === own.id) ? [...shown, own] : shown;
  return {
    names: translatedNames(locale),
    preview: {
      locale,
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
