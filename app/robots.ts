import type { MetadataRoute } from "next";
import { siteOrigin } from "@/lib/http/site-origin";

/** The site's address is known when it runs, not when it is built. */
export const dynamic = "force-dynamic";

/** Everything but the API may be read: pages that shall not be indexed say so themselves, and must be read for that. */
export default function robots(): MetadataRoute.Robots {
  const { origin } = siteOrigin();
  return { rules: { userAgent: "*", allow: "/", disallow: "/api/" }, sitemap: `${origin}/sitemap.xml` };
}
