import type { Listing } from "@/lib/schemas/listing";

/** Names of categories and subcategories that differ from the stored ones in a language, by the stored name. */
export type TranslatedNames = Readonly<Record<string, string>>;

/** A stored name in the page's language; one that an admin changed stays as it is stored. */
export const shownName = (stored: string, names: TranslatedNames): string =>
  (Object.hasOwn(names, stored) ? names[stored] : undefined) ?? stored;

/** What kind of thing it is, in the page's language: its subcategory, else its category. */
export const kindOf = (
  { category, subcategory }: Pick<Listing, "category" | "subcategory">,
  names: TranslatedNames,
): string => shownName((subcategory ?? category).name, names);

/** 'Packaging › Corrugated Boxes' in the page's language. */
export function trailOf(
  { category, subcategory }: Pick<Listing, "category" | "subcategory">,
  names: TranslatedNames,
): string {
  const name = shownName(category.name, names);
  return subcategory === null ? name : `${name} › ${shownName(subcategory.name, names)}`;
}
