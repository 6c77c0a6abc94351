import type { Listing } from "@/lib/schemas/listing";

/** Names of categories and subcategories that differ from the stored ones in a language, by the stored name. */
export type TranslatedNames = Readonly<Record<string, string>>;

/** A stored name in the page's language; one that an admin changed stays as it is stored. */
export const shownName = (stored: string, names: TranslatedNames): string =>
  (Object.hasOwn(names, stored) ? names[stored] : undefined) ?? stored;

/** Its category and its subcategory, where it has one, in the page's language. */
export const namesOf = (
  { category, subcategory }: Pick<Listing, "category" | "subcategory">,
  names: TranslatedNames,
): readonly string[] =>
  [category, ...(subcategory === null ? [] : [subcategory])].map(({ name }) => shownName(name, names));

/** 'Packaging › Corrugated Boxes' */
export const trailOf = (names: readonly string[]): string => names.join(" › ");
