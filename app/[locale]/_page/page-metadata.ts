import type { Metadata } from "next";
import { type Card, CARD_HEIGHT, CARD_WIDTH, cardPath } from "@/app/media/og/_card/card";
import { siteCard } from "@/app/media/og/_card/cards";
import { alternates } from "@/app/[locale]/_page/alternates";
import { SITE_NAME } from "@/lib/content/site";
import { LOCALES, type Locale, localePath } from "@/lib/shared/locale";

/** A language as Open Graph names it. */
const OG_LOCALE: Readonly<Record<Locale, string>> = { en: "en_IN", hi: "hi_IN" };

type Page = {
  /** The page's canonical path in English. */
  readonly path: string;
  /** Without the site's name, which the layout adds; `absolute` as it is. */
  readonly title: string | { readonly absolute: string };
  readonly description: string;
  /** The picture where the page's address is shared; without one, the site's. */
  readonly card?: Card;
  /** False: search engines follow its links and keep nothing (docs/product/search.md#what-is-indexed). */
  readonly indexed?: boolean;
  /** ISO 8601 date: the page is an article. */
  readonly publishedTime?: string;
};

/** The card of a page and what is said beside it, for Open Graph and Twitter. */
function shareMetadata(
  locale: Locale,
  { path, title, description, card = siteCard(locale), publishedTime }: Page,
): Pick<Metadata, "openGraph" | "twitter"> {
  const words = typeof title === "string" ? title : title.absolute;
  const shared = {
    siteName: SITE_NAME,
    locale: OG_LOCALE[locale],
    alternateLocale: LOCALES.filter((other) => other !== locale).map((other) => OG_LOCALE[other]),
    url: localePath(locale, path),
    title: words,
    description,
    images: [
      { url: cardPath(locale, card), width: CARD_WIDTH, height: CARD_HEIGHT, alt: words, type: "image/png" },
    ],
  };
  return {
    openGraph:
      publishedTime === undefined
        ? { type: "website", ...shared }
        : { type: "article", publishedTime, ...shared },
    twitter: { card: "summary_large_image" },
  };
}

/** The feed of the blog, named on the pages of the blog. */
const feedOf = (locale: Locale, path: string) =>
  path.startsWith("/blogs") && { types: { "application/rss+xml": localePath(locale, "/blogs/rss.xml") } };

/** Everything the head of a public page says of it: title, description, canonical and twins, picture, robots. */
export const pageMetadata = (locale: Locale, page: Page): Metadata => ({
  title: typeof page.title === "string" ? page.title : { absolute: page.title.absolute },
  description: page.description,
  ...(page.indexed === false
    ? { robots: { index: false, follow: true } }
    : { alternates: { ...alternates(locale, page.path), ...feedOf(locale, page.path) } }),
  ...shareMetadata(locale, page),
});
