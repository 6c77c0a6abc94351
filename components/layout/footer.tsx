import Link from "next/link";
import type { ReactNode } from "react";
import { Brand } from "@/components/layout/brand";
import { Icon } from "@/components/ui/icon";
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
    <Link href={href} prefetch={false} className="foot-link">
      {children}
    </Link>
  </li>
);

/** A full load: to a page with another script policy, or to a file. */
const PlainItem = ({ href, children }: { href: string; children: ReactNode }) => (
  <li>
    <a href={href} className="foot-link">
      {children}
    </a>
  </li>
);

type Props = { locale: Locale; categories: readonly Category[] };

/**
 * The footer, on all pages but those of providers and admins: with the first 4 categories or 'No categories'
 * (spec.md section 2).
 */
export function Footer({ locale, categories }: Props) {
  const t = translator(locale);
  const path = (to: string) => localePath(locale, to);
  return (
    <footer className="border-t border-line bg-sunken text-sm">
      <div className="page grid gap-x-8 gap-y-6 pt-10 pb-6 max-md:grid-cols-2 md:grid-cols-4 lg:grid-cols-[1.6fr_repeat(4,1fr)]">
        <div className="max-lg:col-span-full">
          <Brand href={path("/")} label={t("nav.brandHome", { site: SITE_NAME })} />
          <p className="mt-2 max-w-sm text-ink-2">{t("footer.about")}</p>
        </div>
        <List id="footer-explore" title={t("footer.explore")}>
          <ul>
            <Item href={path("/")}>{t("nav.home")}</Item>
            <Item href={path("/services")}>{t("nav.services")}</Item>
            <Item href={path("/categories")}>{t("nav.categories")}</Item>
            <Item href={path("/locations")}>{t("nav.locations")}</Item>
            <Item href={path("/about")}>{t("nav.about")}</Item>
            <Item href={path("/blogs")}>{t("nav.blogs")}</Item>
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
        <List id="footer-business" title={t("footer.business")}>
          <ul>
            <PlainItem href={path("/provider/signup")}>{t("footer.register")}</PlainItem>
            <Item href={path("/promoter")}>{t("footer.promoter")}</Item>
            <Item href={path("/contact")}>{t("nav.contact")}</Item>
          </ul>
        </List>
        <List id="footer-rules" title={t("footer.rules")}>
          <ul>
            <Item href={path("/privacy")}>{t("footer.privacy")}</Item>
            <Item href={path("/terms")}>{t("footer.terms")}</Item>
            <Item href={path("/grievance")}>{t("footer.grievance")}</Item>
          </ul>
        </List>
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2 text-xs text-ink-3">
          {/* In pairs, so that none goes to a second line alone. */}
          <div className="flex flex-wrap items-center gap-x-4">
            <p>
              © {new Date().getFullYear()} {SITE_NAME}
            </p>
            <p>{t("footer.prices")}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-4">
            <p>{t("footer.placeData")}</p>
            <a href={path("/blogs/rss.xml")} className="foot-link">
              <Icon name="rss" className="mr-1.5 size-3.5" />
              {t("footer.rss")}
            </a>
          </div>
        </div>
      </div>
    </footer>
  );
}
