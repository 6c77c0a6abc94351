import { categoryArt } from "@/components/art/category-cover";
import { CategoryTile } from "@/components/catalog/category-tile";
import { categoryName, findCategoryText } from "@/lib/content/categories";
import type { Category } from "@/lib/schemas/category";
import type { Locale } from "@/lib/shared/locale";

/** The line under a category's name; none for a category that an admin added. */
export function categoryTeaser(slug: string, locale: Locale): string | undefined {
  const text = findCategoryText(slug);
  return locale === "hi" ? text?.teaserHi : text?.teaser;
}

type Props = { category: Category; locale: Locale; href: string; teaser?: boolean };

/** A category as one link: its drawn cover, its name and, unless told otherwise, its teaser. */
export const CategoryCard = ({ category, locale, href, teaser = true }: Props) => (
  <CategoryTile
    href={href}
    name={categoryName(category, locale)}
    teaser={teaser ? categoryTeaser(category.slug, locale) : undefined}
    art={categoryArt(category.slug, category.name)}
  />
);
