import { CategoryCover } from "@/components/art/category-cover";
import { cn } from "@/components/ui/cn";
import { cardClass } from "@/components/ui/card";
import { PageLink } from "@/components/ui/page-link";
import { categoryName, categoryTeaser, subcategoryName } from "@/lib/content/categories";
import { translator } from "@/lib/content/messages";
import type { Category, Subcategory } from "@/lib/schemas/category";
import { type Locale, localePath } from "@/lib/shared/locale";

type Props = { category: Category & { subcategories: readonly Subcategory[] }; locale: Locale };

/** A category with links to its page and to the pages of its subcategories. */
export function CategoryPanel({ category, locale }: Props) {
  const name = categoryName(category, locale);
  const teaser = categoryTeaser(category.slug, locale);
  const page = `/services/category/${category.slug}`;
  return (
    <div className={cn(cardClass, "flex h-full flex-col overflow-hidden")}>
      <PageLink
        href={localePath(locale, page)}
        className="group flex items-center rounded-t-card max-sm:border-b max-sm:border-line focus-visible:-outline-offset-3 sm:block"
      >
        <span className="relative block min-h-20 w-28 shrink-0 self-stretch overflow-hidden *:absolute *:inset-0 sm:aspect-5/2 sm:min-h-0 sm:w-auto sm:border-b sm:border-line">
          <CategoryCover slug={category.slug} name={category.name} />
        </span>
        <span className="block min-w-0 px-4 py-2 sm:pt-3 sm:pb-0">
          <span className="block text-lg font-semibold group-hover:text-action">{name}</span>
          {teaser ? <span className="block text-xs text-ink-3">{teaser}</span> : null}
        </span>
      </PageLink>
      {category.subcategories.length === 0 ? null : (
        <ul
          aria-label={translator(locale)("categories.subcategoriesOf", { category: name })}
          className="mt-1 grid flex-1 grid-cols-2 content-start gap-x-4 px-4 pb-2 text-sm"
        >
          {category.subcategories.map((subcategory) => (
            <li key={subcategory.id} className="min-w-0">
              <PageLink
                href={localePath(locale, `${page}--${subcategory.slug}?type=subcategory`)}
                className="flex min-h-touch items-center text-ink-2 wrap-anywhere hover:text-action hover:underline"
              >
                {subcategoryName(category.slug, subcategory, locale)}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
