import { sitemapIndexXml } from "@/app/sitemap/_parts/sitemap-xml";
import { listSitemaps } from "@/app/sitemap/_parts/sitemaps";
import { plainRoute } from "@/lib/http/plain-route";
import { siteOrigin } from "@/lib/http/site-origin";

export const dynamic = "force-dynamic";

/** The index over all sitemaps. */
export const GET = plainRoute(
  { name: "sitemap", perMinute: 120 },
  async () =>
    new Response(sitemapIndexXml(siteOrigin().origin, await listSitemaps()), {
      headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=600" },
    }),
);
