import { categoryIcon, categorySlugsWithIcon, categoryTone } from "@/components/art/category-icon";
import { Cover, type CoverArt, coverArt } from "@/components/art/cover";

type Props = {
  /** The category's slug: ours have a picture of their own. */
  slug: string;
  /** Its English name: gives any other category its icon and tone. */
  name: string;
};

/** The drawn cover of a category (decoration). Fills the box it stands in. */
export const CategoryCover = ({ slug, name }: Props) => <Cover {...categoryArt(slug, name)} />;

/** The same as data, for what the browser draws. */
export function categoryArt(slug: string, name: string): CoverArt {
  const tone = categoryTone(slug, name);
  return categorySlugsWithIcon.includes(slug)
    ? { src: `/covers/${slug}.webp`, tone }
    : coverArt(categoryIcon(slug, name), tone, `${slug}:${name}`);
}
