import type { Metadata } from "next";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { pageMetadata } from "@/app/[locale]/_page/page-metadata";
import { itemListData } from "@/app/[locale]/_page/structured-data";
import { ArticleCard } from "@/components/blog/article-card";
import { JsonLd } from "@/components/layout/json-ld";
import { SectionHead } from "@/components/ui/section-head";
import { articleIn, articles } from "@/lib/content/articles/articles";
import { translator } from "@/lib/content/messages";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = translator(locale);
  return pageMetadata(locale, {
    path: "/blogs",
    title: t("blog.metaTitle"),
    description: t("blog.metaDescription"),
  });
}

/** The featured article, then the others, the newest first (docs/product/pages.md#articles). */
export default async function BlogsPage(props: LocaleParams) {
  const locale = await pageLocale(props);
  const t = translator(locale);
  const [featured, others] = [true, false].map((wanted) =>
    articles.filter((article) => article.featured === wanted),
  );
  const list = itemListData(
    locale,
    articles.map((article) => ({ name: articleIn(article, locale).title, path: `/blogs/${article.id}` })),
  );
  return (
    <div className="page pt-8 pb-16">
      <JsonLd data={list} />
      <h1 className="text-2xl font-semibold">{t("blog.title")}</h1>
      <p className="mt-1 max-w-prose text-ink-2">{t("blog.lead")}</p>
      <div className="mt-6 grid gap-4">
        {featured?.map((article) => (
          <ArticleCard key={article.id} article={article} locale={locale} featured />
        ))}
      </div>
      <section aria-labelledby="more-articles" className="pt-10 sm:pt-12">
        <SectionHead id="more-articles" title={t("blog.others")} />
        <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {others?.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} locale={locale} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
