import type { BlogPosting, BreadcrumbList, ItemList, Organization, WebSite, WithContext } from "schema-dts";
import { type Card, cardPath } from "@/app/media/og/_card/card";
import { translator } from "@/lib/content/messages";
import { SITE_NAME } from "@/lib/content/site";
import { siteOrigin } from "@/lib/http/site-origin";
import type { Listing } from "@/lib/schemas/listing";
import { type Locale, localePath } from "@/lib/shared/locale";
import { listingSlug } from "@/lib/shared/slug";

/** A path of the product, in any language, as an address. */
export const address = (path: string): string => new URL(path, siteOrigin()).href;

export const CONTEXT = "https://schema.org";

/** Who runs the site. */
export const organizationData = (locale: Locale): WithContext<Organization> => ({
  "@context": CONTEXT,
  "@type": "Organization",
  "@id": `${address("/")}#organization`,
  name: SITE_NAME,
  url: address(localePath(locale, "/")),
  logo: address("/icons/icon-512.png"),
  description: translator(locale)("seo.organisation", { site: SITE_NAME }),
});

/** What schema-dts does not know of an action: the place in its address where the words go. */
type Search = { "query-input": string };

/** The site and its search. */
export function webSiteData(locale: Locale): WithContext<WebSite> {
  const search: WebSite["potentialAction"] & Search = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${address(localePath(locale, "/services"))}?q={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  };
  return {
    "@context": CONTEXT,
    "@type": "WebSite",
    name: SITE_NAME,
    url: address(localePath(locale, "/")),
    inLanguage: locale,
    potentialAction: search,
  };
}

/** @param crumbs as they are shown, the page itself last. @param path the page's path in English */
export const breadcrumbData = (
  locale: Locale,
  crumbs: readonly { readonly label: string; readonly href?: string }[],
  path: string,
): WithContext<BreadcrumbList> => ({
  "@context": CONTEXT,
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ label, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: address(href ?? localePath(locale, path)),
  })),
});

/** What a page lists, in its order. @param items their paths in English; null when there is nothing to list */
export const itemListData = (
  locale: Locale,
  items: readonly { readonly name: string; readonly path: string }[],
): WithContext<ItemList> | null =>
  items.length === 0
    ? null
    : {
        "@context": CONTEXT,
        "@type": "ItemList",
        itemListElement: items.map(({ name, path }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name,
          url: address(localePath(locale, path)),
        })),
      };

/** The listings of a page of results. */
export const listingListData = (locale: Locale, listings: readonly Listing[]) =>
  itemListData(
    locale,
    listings.map((listing) => ({ name: listing.name, path: `/services/${listingSlug(listing)}` })),
  );

type ArticleFacts = {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly date: string;
};

/** An article of the blog: its author is the site, which wrote it. */
export const articleData = (
  locale: Locale,
  { id, title, excerpt, date }: ArticleFacts,
  card: Card,
): WithContext<BlogPosting> => {
  const site = { "@type": "Organization", name: SITE_NAME, url: address("/") } as const;
  return {
    "@context": CONTEXT,
    "@type": "BlogPosting",
    headline: title,
    description: excerpt,
    datePublished: date,
    inLanguage: locale,
    image: address(cardPath(locale, card)),
    mainEntityOfPage: address(localePath(locale, `/blogs/${id}`)),
    author: site,
    publisher: { ...site, logo: address("/icons/icon-512.png") },
  };
};
