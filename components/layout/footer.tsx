import Link from "next/link";
import type { ReactNode } from "react";
import { Brand } from "@/components/layout/brand";
import { categoryName } from "@/lib/content/categories";
import { translator } from "@/lib/content/messages";
import { SITE_NAME } from "@/lib/content/site";
import type { Category } from "@/lib/schemas/category";
import { FOOTER_CATEGORIES } from "@/lib/shared/limits";
import { type Locale, localePath } from "@/lib/shared/locale";

const List = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <nav aria-labelledby={id}>
    <h2 id={id} className="mb-1 text-sm font-semibold">
      {title}
    </h2>
    {children}
  </nav>
);

const Item = ({ href, children }: { href: string; children: ReactNode }) => (
  <li>
    <Link
      href={href}
      prefetch={false}
      className="inline-flex min-h-touch min-w-touch items-center text-ink-2 hover:text-action hover:underline"
    >
      {children}
    </Link>
  </li>
);

type Props = { locale: Locale; categories: readonly Category[] };

/** The footer of public pages, with the first 4 categories or 'No categories' (spec.md section 2). */
export function Footer({ locale, categories }: Props) {
  const t = translator(locale);
  const path = (to: string) => localePath(locale, to);
  return (
    <footer className="border-t border-line bg-sunken text-sm">
      <div className="page grid gap-x-8 gap-y-6 pt-10 pb-6 max-md:grid-cols-2 md:grid-cols-[2fr_1fr_1fr]">
        <div className="max-md:col-span-2">
          <Brand href={path("/")} label={t("nav.brandHome", { site: SITE_NAME })} />
          <p className="mt-2 max-w-sm text-ink-2">{t("footer.about")}</p>
        </div>
        <List id="footer-explore" title={t("footer.explore")}>
          <ul>
            <Item href={path("/")}>{t("nav.home")}</Item>
            <Item href={path("/services")}>{t("nav.services")}</Item>
            <Item href={path("/categories")}>{t("nav.categories")}</Item>
            <Item href={path("/locations")}>{t("nav.locations")}</Item>
          </ul>
        </List>
        <List id="footer-categories" title={t("footer.categories")}>
          {categories.length === 0 ? (
            <p className="flex min-h-touch items-center text-ink-3">{t("footer.noCategories")}</p>
          ) : (
            <ul>
              {categories.slice(0, FOOTER_CATEGORIES).map((category) => (
                <Item key={category.id} href={path(`/services?categoryIds=${category.id}`)}>
                  {categoryName(category, locale)}
                </Item>
              ))}
            </ul>
          )}
        </List>
      </div>
      <div className="page">
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line py-4 text-xs text-ink-3">
          <p>
            © {new Date().getFullYear()} {SITE_NAME}
          </p>
          <p>{t("footer.placeData")}</p>
          <p>{t("footer.prices")}</p>
        </div>
      </div>
    </footer>
  );
}
