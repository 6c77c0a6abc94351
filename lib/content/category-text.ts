/** A subcategory in both languages. */
export interface SubcategoryText {
  slug: string;
  name: string;
  nameHi: string;
}

/** A category in both languages, with the line its card shows. */
export interface CategoryText extends SubcategoryText {
  teaser: string;
  teaserHi: string;
  subcategories: readonly SubcategoryText[];
}

/** One row of the table of categories; each subcategory is [slug, English name, Hindi name]. */
export function category(
  slug: string,
  name: string,
  nameHi: string,
  teaser: string,
  teaserHi: string,
  subcategories: readonly (readonly [slug: string, name: string, nameHi: string])[],
): CategoryText {
  return {
    slug,
    name,
    nameHi,
    teaser,
    teaserHi,
    subcategories: subcategories.map(([slug, name, nameHi]) => ({ slug, name, nameHi })),
  };
}
