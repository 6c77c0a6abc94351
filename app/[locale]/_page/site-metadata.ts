import type { Metadata } from "next";
import { SITE_NAME } from "@/lib/content/site";
import { siteOrigin } from "@/lib/http/site-origin";
import { type Locale, localePath } from "@/lib/shared/locale";

/** What every page of the site has in its head: where addresses begin, titles, icons, how it stands on a home screen. */
export const siteMetadata = (locale: Locale): Metadata => ({
  metadataBase: siteOrigin(),
  title: { default: SITE_NAME, template: `%s · ${SITE_NAME}` },
  manifest: localePath(locale, "/manifest.webmanifest"),
  icons: {
    icon: [
      { url: "/favicon.ico", sizes: "48x48" },
      { url: "/icon.svg", type: "image/svg+xml" },
    ],
    apple: "/apple-touch-icon.png",
  },
});
