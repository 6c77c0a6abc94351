import Link from "next/link";
import { CategoryCover } from "@/components/art/category-cover";
import { cn } from "@/components/ui/cn";
import { cardClass } from "@/components/ui/card";
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
export function CategoryCard({ category, locale, href, teaser = true }: Props) {
  const text = teaser ? categoryTeaser(category.slug, locale) : undefined;
  return (
    <Link href={href} prefetch={false} className="card tile">
      <span className="block aspect-video overflow-hidden">
        <CategoryCover slug={category.slug} name={category.name} />
      </span>
      <span className="block px-3 pt-2 pb-3 text-sm sm:px-4 sm:pt-3 sm:pb-4 sm:text-base">
        <span className="block font-semibold">{categoryName(category, locale)}</span>
        {text ? <span className="block text-xs text-ink-3">{text}</span> : null}
      </span>
    </Link>
  );
}
