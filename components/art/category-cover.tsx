import { categoryIcon, categoryTone } from "@/components/art/category-icon";
import { Cover, type CoverArt, coverArt } from "@/components/art/cover";

type Props = {
  /** The category's slug: ours have their own icon and tone. */
  slug: string;
  /** Its English name: gives any other category its icon and tone. */
  name: string;
};

/** The drawn cover of a category (decoration). Fills the box it stands in. */
export const CategoryCover = ({ slug, name }: Props) => <Cover {...categoryArt(slug, name)} />;

/** The same as data, for what the browser draws. */
export const categoryArt = (slug: string, name: string): CoverArt =>
  coverArt(categoryIcon(slug, name), categoryTone(slug, name), `${slug}:${name}`);
