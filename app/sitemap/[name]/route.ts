import { urlSetXml } from "@/app/sitemap/_parts/sitemap-xml";
import { sitemapPages } from "@/app/sitemap/_parts/sitemaps";
import { plainRoute } from "@/lib/http/plain-route";
import { siteOrigin } from "@/lib/http/site-origin";
import { streamText } from "@/lib/http/stream-text";
import { notFound } from "@/lib/shared/errors";

type Context = { params: Promise<{ name: string }> };

/** One sitemap: at most 40,000 addresses with their twins in the other language. */
export const GET = plainRoute({ name: "sitemap", perMinute: 120 }, async (_request, { params }: Context) => {
  const pages = await sitemapPages((await params).name);
  if (pages === null) throw notFound();
  return streamText(urlSetXml(siteOrigin().origin, pages), {
    "Content-Type": "application/xml; charset=utf-8",
    "Cache-Control": "public, max-age=600",
  });
});
