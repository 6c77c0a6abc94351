import { categoryIcon, categoryTone } from "@/components/art/category-icon";
import { NameTile } from "@/components/art/name-tile";
import { categoryName, subcategoryName } from "@/lib/content/categories";
import type { Listing } from "@/lib/schemas/listing";
import type { Locale } from "@/lib/shared/locale";

type Props = { listing: Pick<Listing, "category" | "subcategory">; locale: Locale };

/** What stands for a listing without pictures: its kind in type, on the tone of its category. */
export function ListingTile({ listing: { category, subcategory }, locale }: Props) {
  const { slug, name } = category;
  const words =
    subcategory === null ? categoryName(category, locale) : subcategoryName(slug, subcategory, locale);
  return <NameTile icon={categoryIcon(slug, name)} tone={categoryTone(slug, name)} words={words} />;
}
