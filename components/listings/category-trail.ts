import type { Listing } from "@/lib/schemas/listing";

/** Names of categories and subcategories that differ from the stored ones in a language, by the stored name. */
export type TranslatedNames = Readonly<Record<string, string>>;

/** 'Packaging › Corrugated Boxes' in the page's language; a name an admin changed stays as it is stored. */
export function trailOf(
  { category, subcategory }: Pick<Listing, "category" | "subcategory">,
  names: TranslatedNames,
): string {
  const shown = (key: string, stored: string) => {
    const [original, translated] = names[key]?.split("\n") ?? [];
    return original === stored && translated !== undefined ? translated : stored;
  };
  const first = shown(category.slug, category.name);
  return subcategory === null
    ? first
    : `${first} › ${shown(`${category.slug}/${subcategory.slug}`, subcategory.name)}`;
}
