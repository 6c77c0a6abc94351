import type { Listing } from "@/lib/schemas/listing";

/** Names of categories and subcategories that differ from the stored ones in a language, by the stored name. */
export type TranslatedNames = Readonly<Record<string, string>>;

/** 'Packaging › Corrugated Boxes' in the page's language; a name an admin changed stays as it is stored. */
export function trailOf(
  { category, subcategory }: Pick<Listing, "category" | "subcategory">,
  names: TranslatedNames,
): string {
  const shown = (stored: string) => (Object.hasOwn(names, stored) ? names[stored] : undefined) ?? stored;
  return subcategory === null ? shown(category.name) : `${shown(category.name)} › ${shown(subcategory.name)}`;
}
