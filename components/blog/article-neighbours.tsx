import { cardClass } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { articles } from "@/lib/content/articles/articles";
import { translator } from "@/lib/content/messages";
import { type Locale, localePath } from "@/lib/shared/locale";

/** From an article to the one that appeared after it and the one before. */
export function ArticleNeighbours({ id, locale }: { id: string; locale: Locale }) {
  const t = translator(locale);
  const at = articles.findIndex((one) => one.id === id);
  const around = [
    { key: "newer", article: articles[at - 1], icon: "arrow-left" },
    { key: "older", article: articles[at + 1], icon: "arrow-right" },
  ] as const;
  return (
    <nav
      aria-label={t("blog.articles")}
      className="mt-12 grid gap-4 border-t border-line pt-8 sm:grid-cols-2"
    >
      {around.map(({ key, article, icon }) =>
        article === undefined ? null : (
          <PageLink
            key={key}
            href={localePath(locale, `/blogs/${article.id}`)}
            className={cn(
              cardClass,
              "flex flex-col p-4 transition-colors hover:border-action",
              key === "older" && "sm:col-start-2 sm:items-end sm:text-right",
            )}
          >
            <span
              className={cn(
                "flex items-center gap-2 text-xs text-ink-3",
                key === "older" && "sm:flex-row-reverse",
              )}
            >
              <Icon name={icon} className="size-4" />
              {t(`blog.${key}`)}
            </span>
            <span className="mt-1 font-semibold">{article.text[locale].title}</span>
          </PageLink>
        ),
      )}
    </nav>
  );
}
