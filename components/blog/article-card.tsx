import Link from "next/link";
import { ArticleCover } from "@/components/art/article-cover";
import { ArticleMeta } from "@/components/blog/article-meta";
import { cardClass } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
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

/** An article as a card: one link, its title, over the whole card (spec.md section 2 'Blogs'). */
export function ArticleCard({ article, locale, featured = false }: Props) {
  const local = articleIn(article, locale);
  const t = translator(locale);
  const Title = featured ? "h2" : "h3";
  return (
    <article
      className={cn(
        cardClass,
        "relative flex h-full flex-col overflow-hidden transition-colors hover:border-action",
        "has-[a:focus-visible]:outline-3 has-[a:focus-visible]:-outline-offset-3 has-[a:focus-visible]:outline-focus",
        featured && "lg:grid lg:grid-cols-2",
      )}
    >
      <div
        className={cn(
          "aspect-video overflow-hidden",
          featured ? "max-lg:aspect-5/2 lg:aspect-auto" : "max-sm:aspect-5/2",
        )}
      >
        <ArticleCover image={local.image} />
      </div>
      <div className={cn("flex flex-1 flex-col p-4", featured && "sm:p-6 lg:p-8")}>
        <p className="text-xs font-semibold text-accent-ink">
          {featured ? `${t("blog.featured")} · ` : null}
          {t(`blog.category.${local.category}`)}
        </p>
        <Title className={cn("mt-1 font-semibold", featured ? "text-xl sm:text-2xl" : "text-lg")}>
          <Link
            href={localePath(locale, `/blogs/${local.id}`)}
            prefetch={false}
            className="outline-none after:absolute after:inset-0"
          >
            {local.title}
          </Link>
        </Title>
        <p className={cn("mt-2 text-ink-2", featured ? "sm:text-lg" : "text-sm")}>
          {featured ? local.excerpt : firstWords(local.excerpt, EXCERPT_WORDS)}
        </p>
        <p className={cn("mt-auto pt-3 text-xs", featured && "lg:mt-0 lg:pt-4 lg:text-sm")}>
          <ArticleMeta article={local} locale={locale} />
        </p>
      </div>
    </article>
  );
}
