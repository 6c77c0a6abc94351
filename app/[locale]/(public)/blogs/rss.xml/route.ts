import { pageLocale, type LocaleParams } from "@/app/[locale]/_page/page-locale";
import { escapeXml } from "@/app/sitemap/_parts/sitemap-xml";
import { articleIn, articles } from "@/lib/content/articles/articles";
import { translator } from "@/lib/content/messages";
import { SITE_NAME } from "@/lib/content/site";
import { siteOrigin } from "@/lib/http/site-origin";
import { INTL_LOCALE } from "@/lib/shared/intl";
import { localePath } from "@/lib/shared/locale";

/** The site's address is known when it runs, not when it is built. */
export const dynamic = "force-dynamic";

/** The articles of the blog as a feed, in the language of its address (RSS 2.0). */
export async function GET(_request: Request, props: LocaleParams): Promise<Response> {
  const locale = await pageLocale(props);
  const t = translator(locale);
  const { origin } = siteOrigin();
  const at = (path: string) => escapeXml(`${origin}${localePath(locale, path)}`);
  const rssDate = (date: string) => new Date(date).toUTCString();
  const items = articles.map((article) => {
    const { id, title, excerpt, date, category } = articleIn(article, locale);
    return `    <item>
      <title>${escapeXml(title)}</title>
      <link>${at(`/blogs/${id}`)}</link>
      <guid isPermaLink="true">${at(`/blogs/${id}`)}</guid>
      <pubDate>${rssDate(date)}</pubDate>
      <category>${escapeXml(t(`blog.category.${category}`))}</category>
      <description>${escapeXml(excerpt)}</description>
    </item>`;
  });
  const [newest] = articles;
  const feed = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(t("seo.feedTitle", { site: SITE_NAME }))}</title>
    <link>${at("/blogs")}</link>
    <atom:link href="${at("/blogs/rss.xml")}" rel="self" type="application/rss+xml"/>
    <description>${escapeXml(t("seo.feedText"))}</description>
    <language>${INTL_LOCALE[locale].toLowerCase()}</language>
${newest ? `    <lastBuildDate>${rssDate(newest.date)}</lastBuildDate>\n` : ""}${items.join("\n")}
  </channel>
</rss>
`;
  return new Response(feed, {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8", "Cache-Control": "public, max-age=600" },
  });
}
