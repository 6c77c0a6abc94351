import { translator } from "@/lib/content/messages";
import type { LocalArticle } from "@/lib/content/articles/articles";
import { formatDate } from "@/lib/shared/dates";
import type { Locale } from "@/lib/shared/locale";

type Props = { article: Pick<LocalArticle, "date" | "readTime">; locale: Locale };

/** When an article appeared and how long it takes to read. */
export function ArticleMeta({ article: { date, readTime }, locale }: Props) {
  return (
    <span className="flex flex-wrap gap-x-2 text-ink-3">
      <time dateTime={date}>{formatDate(locale, date, "longDay")}</time>
      <span aria-hidden>·</span>
      <span>{translator(locale)("blog.readTime", { minutes: readTime })}</span>
    </span>
  );
}
