import { pillClass } from "@/components/ui/chip";
import { PageLink } from "@/components/ui/page-link";
import { categoryName, subcategoryName } from "@/lib/content/categories";
import { translator } from "@/lib/content/messages";
import type { Category, Subcategory } from "@/lib/schemas/category";
import { type Locale, localePath } from "@/lib/shared/locale";

/** The entry for the page of all subcategories in groups. */
export const GROUPS = "groups";

type Props = {
  locale: Locale;
  category: Category;
  /** Which page this is: the category's id, a subcategory's, or `GROUPS`. */
  current: string;
  subcategories: readonly Subcategory[];
};

/**
 * From a page of a category to the others: the whole, one subcategory, all of them in groups. One row to scroll where
 * more would move the first results' Call out of sight: on a phone, and in a low window.
 */
export function SubcategoryLinks({ locale, category, current, subcategories }: Props) {
  const t = translator(locale);
  if (subcategories.length === 0) return null;
  const name = categoryName(category, locale);
  const path = `/services/category/${category.slug}`;
  const links = [
    { key: category.id, label: t("categoryPage.all", { category: name }), href: path },
    { key: GROUPS, label: t("categoryPage.groups"), href: `${path}?type=allsubcategories` },
    ...subcategories.map((one) => ({
      key: one.id,
      label: subcategoryName(category.slug, one, locale),
      href: `${path}--${one.slug}?type=subcategory`,
    })),
    // The one that is open stands first: in a row that is pushed aside it would be out of sight.
  ].sort((a, b) => Number(b.key === current) - Number(a.key === current));
  return (
    <nav aria-label={t("categoryPage.subcategories", { category: name })} className="mt-3 short:mt-1">
      <ul className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:px-0 short:flex-nowrap short:pr-12 short:[mask-image:linear-gradient(to_right,#000_calc(100%-3rem),transparent)]">
        {links.map(({ key, label, href }) => (
          <li key={key}>
            <PageLink
              href={localePath(locale, href)}
              aria-current={key === current ? "page" : undefined}
              className={`${pillClass} aria-[current]:border-action aria-[current]:bg-action-soft`}
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
