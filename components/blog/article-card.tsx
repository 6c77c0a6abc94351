import { ArticleCover } from "@/components/art/article-cover";
import { ArticleMeta } from "@/components/blog/article-meta";
import { cn } from "@/components/ui/cn";
import { PageLink } from "@/components/ui/page-link";
import { articleIn } from "@/lib/content/articles/articles";
import type { Article } from "@/lib/content/articles/article";
import { translator } from "@/lib/content/messages";
import { firstWords } from "@/lib/shared/first-words";
import { EXCERPT_WORDS } from "@/lib/shared/limits";
import { type Locale, localePath } from "@/lib/shared/locale";

type Props = {
  article: Article;
  locale: Locale;
  /** The featured one lies down and shows its whole excerpt. */
  featured?: boolean;
};

/** An article as a card: one link, its title, over the whole card (docs/product/pages.md#articles). */
export function ArticleCard({ article, locale, featured = false }: Props) {
  const local = articleIn(article, locale);
  const t = translator(locale);
  const Title = featured ? "h2" : "h3";
  return (
    <article className={cn("card tile article-card", featured && "lg:grid lg:grid-cols-2")}>
      <div className={cn("article-cover", featured && "max-lg:aspect-5/2 lg:aspect-auto")}>
        <ArticleCover image={local.image} />
      </div>
      <div className={cn("article-words", featured && "sm:p-6 lg:p-8")}>
        <p>
          {featured ? `${t("blog.featured")} · ` : null}
          {t(`blog.category.${local.category}`)}
        </p>
        <Title className={featured ? "text-xl sm:text-2xl" : undefined}>
          <PageLink href={localePath(locale, `/blogs/${local.id}`)}>{local.title}</PageLink>
        </Title>
        <p className={featured ? "text-base sm:text-lg" : undefined}>
          {featured ? local.excerpt : firstWords(local.excerpt, EXCERPT_WORDS)}
        </p>
        <p className={cn("article-meta", featured && "lg:mt-0 lg:pt-4 lg:text-sm")}>
          <ArticleMeta article={local} locale={locale} />
        </p>
      </div>
    </article>
  );
}
