import type { Metadata } from "next";
import { categoriesOrNull } from "@/app/[locale]/_page/categories-once";
import { pageLocale } from "@/app/[locale]/_page/page-locale";
import { pageMetadata } from "@/app/[locale]/_page/page-metadata";
import { PageTrail } from "@/app/[locale]/_page/page-trail";
import { articleData } from "@/app/[locale]/_page/structured-data";
import { articleCard } from "@/app/media/og/_card/cards";
import { ArticleCover } from "@/components/art/article-cover";
import { ArticleBlocks } from "@/components/blog/article-blocks";
import { ContentsAbove, ContentsBeside } from "@/components/blog/article-contents";
import { ArticleMeta } from "@/components/blog/article-meta";
import { ArticleNeighbours } from "@/components/blog/article-neighbours";
import { BlogNotFound } from "@/components/blog/blog-not-found";
import { JsonLd } from "@/components/layout/json-ld";
import { ShareButton } from "@/components/listings/share-button";
import { buttonClass } from "@/components/ui/button";
import { pillClass } from "@/components/ui/chip";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { articleIn, findArticle, headingsOf } from "@/lib/content/articles/articles";
import { categoryName } from "@/lib/content/categories";
import { translator } from "@/lib/content/messages";
import { answerNotFound } from "@/lib/http/page-status";
import { siteOrigin } from "@/lib/http/site-origin";
import { localePath } from "@/lib/shared/locale";

/** None ahead of time: the bar and the footer show what the build does not know. */

type Props = { params: Promise<{ locale: string; id: string }> };

/** An article with this many sections or more has a table of contents. */
const LONG_SECTIONS = 4;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const locale = await pageLocale(props);
  const article = findArticle((await props.params).id);
  if (article === undefined)
    return { title: translator(locale)("blog.notFoundTitle"), robots: { index: false, follow: false } };
  const { id, title, excerpt, date } = articleIn(article, locale);
  const card = articleCard(article, locale);
  return pageMetadata(locale, {
    path: `/blogs/${id}`,
    title,
    description: excerpt,
    card,
    publishedTime: date,
  });
}

/**
 * One article; 'Blog not found' with 404 for any other id (docs/product/pages.md#articles,
 * docs/product/pages.md#not-found).
 */
export default async function BlogPage(props: Props) {
  const locale = await pageLocale(props);
  const found = findArticle((await props.params).id);
  if (found === undefined) {
    answerNotFound();
    return <BlogNotFound locale={locale} />;
  }
  const t = translator(locale);
  const article = articleIn(found, locale);
  const path = `/blogs/${article.id}`;
  const url = `${siteOrigin().origin}${localePath(locale, path)}`;
  const headings = headingsOf(article);
  const contents = headings.length >= LONG_SECTIONS ? { label: t("blog.contents"), headings } : null;
  const categories = (await categoriesOrNull()) ?? [];
  const related = article.related.flatMap((slug) => categories.filter((category) => category.slug === slug));

  const crumbs = [
    { label: t("nav.home"), href: localePath(locale, "/") },
    { label: t("nav.blogs"), href: localePath(locale, "/blogs") },
    { label: article.title },
  ];
  return (
    <div className="page pb-16">
      <JsonLd data={articleData(locale, article, articleCard(found, locale))} />
      <PageTrail locale={locale} path={path} label={t("nav.breadcrumb")} crumbs={crumbs} />
      <article className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <header className="lg:col-span-2">
          <p className="mt-2 text-sm font-semibold text-accent-ink">
            {t(`blog.category.${article.category}`)}
          </p>
          <h1 className="mt-1 max-w-[26ch] text-2xl font-semibold text-balance sm:text-3xl">
            {article.title}
          </h1>
          <p className="mt-3 max-w-[68ch] text-ink-2 sm:text-lg">{article.excerpt}</p>
          <p className="mt-3 text-sm">
            <ArticleMeta article={article} locale={locale} />
          </p>
          <div className="mt-6 mb-8 h-40 overflow-hidden rounded-card border border-line sm:h-56">
            <ArticleCover image={article.image} />
          </div>
        </header>
        <div className="min-w-0">
          {contents && <ContentsAbove {...contents} />}
          <ArticleBlocks blocks={article.blocks} />
        </div>
        <aside className="max-lg:mt-8 max-lg:border-t max-lg:border-line max-lg:pt-6">
          <div className="grid gap-6 lg:sticky lg:top-23 lg:-m-1 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:p-1">
            {contents && <ContentsBeside {...contents} />}
            <div className="flex flex-wrap gap-2">
              <ShareButton
                title={article.title}
                url={url}
                texts={{
                  share: t("blog.share"),
                  linkCopied: t("blog.linkCopied"),
                  copyFailed: t("blog.copyFailed"),
                }}
              />
              <a
                href={`https://wa.me/?text=${encodeURIComponent(`${article.title} ${url}`)}`}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className={buttonClass({ variant: "line" })}
              >
                <Icon name="whatsapp" className="size-4" />
                {t("blog.shareOnWhatsApp")}
              </a>
            </div>
            {related.length === 0 ? null : (
              <nav aria-labelledby="related">
                <h2 id="related" className="mb-2 text-sm font-semibold">
                  {t("blog.related")}
                </h2>
                <ul className="flex flex-wrap gap-2">
                  {related.map((category) => (
                    <li key={category.id}>
                      <PageLink
                        href={localePath(locale, `/services/category/${category.slug}`)}
                        className={pillClass}
                      >
                        {categoryName(category, locale)}
                      </PageLink>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </div>
        </aside>
      </article>
      <ArticleNeighbours id={article.id} locale={locale} />
    </div>
  );
}
