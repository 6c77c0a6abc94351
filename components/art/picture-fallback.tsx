import { categoryIcon } from "@/components/art/category-icon";
import { NoPicture } from "@/components/art/no-picture";

type Props = {
  /** The slug and English name of the listing's category, for the icon. */
  slug: string;
  name: string;
  text?: string;
};

/** What stands where a listing has no picture: the icon of its category. */
export const PictureFallback = ({ slug, name, text }: Props) => (
  <NoPicture icon={categoryIcon(slug, name)} text={text} />
);
