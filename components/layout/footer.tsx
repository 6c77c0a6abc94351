import { Brand } from "@/components/layout/brand";
import { FootList } from "@/components/layout/foot-list";
import { Icon } from "@/components/ui/icon";
import { categoryName } from "@/lib/content/categories";
import { translator } from "@/lib/content/messages";
import { SITE_NAME } from "@/lib/content/site";
import type { Category } from "@/lib/schemas/category";
import { FOOTER_CATEGORIES } from "@/lib/shared/limits";
import { type Locale, localePath } from "@/lib/shared/locale";

type Props = { locale: Locale; categories: readonly Category[] };

/**
 * The footer, on all pages but those of providers and admins: with the first 4 categories or 'No categories'
 * (docs/product/pages.md#navigation).
 */
export function Footer({ locale, categories }: Props) {
  const t = translator(locale);
  const path = (to: string) => localePath(locale, to);
  return (
    <footer className="foot">
      <div className="foot-lists page">
        <div className="max-lg:col-span-full max-sm:hidden">
          <Brand href={path("/")} label={t("nav.brandHome", { site: SITE_NAME })} />
          <p className="mt-2 max-w-sm text-ink-2">{t("footer.about")}</p>
        </div>
        <FootList
          id="footer-explore"
          title={t("footer.explore")}
          links={[
            [path("/"), t("nav.home")],
            [path("/services"), t("nav.services")],
            [path("/categories"), t("nav.categories")],
            [path("/locations"), t("nav.locations")],
            [path("/about"), t("nav.about")],
            [path("/blogs"), t("nav.blogs")],
          ]}
        />
        {categories.length === 0 ? (
          <section aria-labelledby="footer-categories">
            <h2 id="footer-categories">{t("footer.categories")}</h2>
            <p className="flex min-h-touch items-center text-ink-3">{t("footer.noCategories")}</p>
          </section>
        ) : (
          <FootList
            id="footer-categories"
            title={t("footer.categories")}
            links={categories
              .slice(0, FOOTER_CATEGORIES)
              .map((category) => [
                path(`/services?categoryIds=${category.id}`),
                categoryName(category, locale),
              ])}
          />
        )}
        <FootList
          id="footer-business"
          title={t("footer.business")}
          firstIsPlain
          links={[
            [path("/provider/signup"), t("footer.register")],
            [path("/promoter"), t("footer.promoter")],
            [path("/contact"), t("nav.contact")],
          ]}
        />
        <FootList
          id="footer-rules"
          title={t("footer.rules")}
          links={[
            [path("/privacy"), t("footer.privacy")],
            [path("/terms"), t("footer.terms")],
            [path("/grievance"), t("footer.grievance")],
          ]}
        />
      </div>
      <div className="page">
        <div className="foot-notes">
          {/* In pairs, so that none goes to a second line alone. */}
          <div>
            <p>{`© ${new Date().getFullYear()} ${SITE_NAME}`}</p>
            <p>{t("footer.prices")}</p>
          </div>
          <div>
            <p>{t("footer.placeData")}</p>
            <a href={path("/blogs/rss.xml")}>
              <Icon name="rss" className="mr-1.5 size-3.5" />
              {t("footer.rss")}
            </a>
          </div>
        </div>
      </div>
    </footer>
  );
}
