import { categoryArt } from "@/components/art/category-cover";
import { CategoryTile } from "@/components/catalog/category-tile";
import { categoryName, categoryTeaser } from "@/lib/content/categories";
import type { Category } from "@/lib/schemas/category";
import type { Locale } from "@/lib/shared/locale";

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
