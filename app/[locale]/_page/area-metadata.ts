import type { Metadata } from "next";
import { SITE_NAME } from "@/lib/content/site";
import { siteOrigin } from "@/lib/http/site-origin";

/** What the pages of guests and accounts have in common: titles, icon, and that no search engine keeps them. */
export const areaMetadata = (): Metadata => ({
  metadataBase: siteOrigin(),
  title: { default: SITE_NAME, template: `%s · ${SITE_NAME}` },
  icons: { icon: "/icon.svg" },
  robots: { index: false, follow: false },
});
