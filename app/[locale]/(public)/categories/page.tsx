import type { Metadata } from "next";
import { available } from "@/app/[locale]/_page/available";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { pageMetadata } from "@/app/[locale]/_page/page-metadata";
import { EmptyArt } from "@/components/art/empty-art";
import { CategoryPanel } from "@/components/catalog/category-panel";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { PageLink } from "@/components/ui/page-link";
import { translator } from "@/lib/content/messages";
import { listCategoryTree } from "@/lib/domain/catalog/list-category-tree";
import { localePath } from "@/lib/shared/locale";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = translator(locale);
  return pageMetadata(locale, {
    path: "/categories",
    title: t("categories.title"),
    description: t("categories.metaDescription"),
  });
}

/** All categories with their subcategories; 'No categories found' when there are none. */
export default available(async (props: LocaleParams) => {
  const locale = await pageLocale(props);
  const t = translator(locale);
  const categories = await listCategoryTree();
  return (
    <div className="page pt-8 pb-16">
      <h1 className="text-2xl font-semibold">{t("categories.title")}</h1>
      {categories.length === 0 ? (
        <div className="mt-6">
          <Empty
            art={<EmptyArt />}
            title={t("categories.empty")}
            actions={
              <PageLink href={localePath(locale, "/services")} className={buttonClass()}>
                {t("nav.services")}
              </PageLink>
            }
          />
        </div>
      ) : (
        <>
          <p className="mt-1 text-ink-2">{t("categories.lead", { count: categories.length })}</p>
          <ul className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {categories.map((category) => (
              <li key={category.id}>
                <CategoryPanel category={category} locale={locale} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
});
