import { INTL_LOCALE, translator } from "@/lib/content/messages";
import type { LocalArticle } from "@/lib/content/articles/articles";
import type { Locale } from "@/lib/shared/locale";

type Props = { article: Pick<LocalArticle, "date" | "readTime">; locale: Locale };

/** When an article appeared and how long it takes to read. */
export function ArticleMeta({ article: { date, readTime }, locale }: Props) {
  const shown = new Intl.DateTimeFormat(INTL_LOCALE[locale], { dateStyle: "long", timeZone: "UTC" });
  return (
    <span className="flex flex-wrap gap-x-2 text-ink-3">
      <time dateTime={date}>{shown.format(new Date(date))}</time>
      <span aria-hidden>·</span>
      <span>{translator(locale)("blog.readTime", { minutes: readTime })}</span>
    </span>
  );
}
