import type { MetadataRoute } from "next";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { translator } from "@/lib/content/messages";
import { SITE_NAME } from "@/lib/content/site";
import { localePath } from "@/lib/shared/locale";

/** How the site stands on a home screen, in the language of its address. */
export async function GET(_request: Request, props: LocaleParams): Promise<Response> {
  const locale = await pageLocale(props);
  const manifest: MetadataRoute.Manifest = {
    id: "/",
    name: SITE_NAME,
    short_name: SITE_NAME,
    description: translator(locale)("seo.manifestText"),
    lang: locale,
    dir: "ltr",
    start_url: localePath(locale, "/"),
    scope: "/",
    display: "minimal-ui",
    background_color: "#fbf9f5",
    theme_color: "#0b5f5a",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=86400" },
  });
}
