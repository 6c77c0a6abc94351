import { unescapeHtml } from "@/tests/support/crawl/read-page";

export type SitemapUrl = {
  readonly loc: string;
  readonly lastmod: string | null;
  /** hreflang → href */
  readonly twins: ReadonlyMap<string, string>;
};

const textOf = (xml: string, name: string): string | null => {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text === undefined ? null : unescapeHtml(text);
};

const elementsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, "g"))].map(([, inner]) => inner!);

const readXml = async (url: string): Promise<string> => {
  const response = await fetch(url);
  if (!response.ok || !response.headers.get("content-type")?.startsWith("application/xml"))
    throw new Error(`${url}: ${response.status} ${response.headers.get("content-type")}`);
  return response.text();
};

/** Every address of the site's sitemaps, from robots.txt on, by sitemap. */
export async function readSitemaps(origin: string): Promise<ReadonlyMap<string, readonly SitemapUrl[]>> {
  const robots = await (await fetch(`${origin}/robots.txt`)).text();
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1];
  if (index === undefined) throw new Error(`robots.txt names no sitemap:\n${robots}`);
  const sitemaps = elementsOf(await readXml(index), "sitemap").map((one) => textOf(one, "loc")!);
  const read = sitemaps.map(async (sitemap) => {
    const urls = elementsOf(await readXml(sitemap), "url").map((url) => ({
      loc: textOf(url, "loc")!,
      lastmod: textOf(url, "lastmod"),
      twins: new Map(
        [...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [
          language!,
          unescapeHtml(href!),
        ]),
      ),
    }));
    return [sitemap, urls] as const;
  });
  return new Map(await Promise.all(read));
}
