import { LOCALES, localePath } from "@/lib/shared/locale";

/** A page that search engines shall know. */
export type SitemapPage = {
  /** Its canonical path in English. */
  readonly path: string;
  /** When what it shows last changed; left out where nobody knows: a wrong date is worse than none. */
  readonly changedAt?: Date | undefined;
};

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (one) => ENTITIES[one]!);

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const lastmod = (changedAt: Date | undefined): string =>
  changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";

/** A page in every language, each naming all of them: what one page says of the other, the other says of it. */
function urlElements(origin: string, { path, changedAt }: SitemapPage): string {
  const at = (locale: (typeof LOCALES)[number]) => escapeXml(`${origin}${localePath(locale, path)}`);
  const links = [...LOCALES.map((locale) => [locale, at(locale)]), ["x-default", at("en")]]
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join("");
  return LOCALES.map((locale) => `<url><loc>${at(locale)}</loc>${lastmod(changedAt)}${links}</url>\n`).join(
    "",
  );
}

/** The text of a sitemap, piece by piece. */
export async function* urlSetXml(
  origin: string,
  batches: AsyncIterable<readonly SitemapPage[]>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for await (const pages of batches) yield pages.map((page) => urlElements(origin, page)).join("");
  yield "</urlset>\n";
}

/** The text of the index over all sitemaps. */
export const sitemapIndexXml = (origin: string, sitemaps: readonly SitemapPage[]): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${sitemaps
    .map(
      ({ path, changedAt }) =>
        `<sitemap><loc>${escapeXml(origin + path)}</loc>${lastmod(changedAt)}</sitemap>\n`,
    )
    .join("")}</sitemapindex>\n`;
