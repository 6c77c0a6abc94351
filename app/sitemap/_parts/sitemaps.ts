import { readSitePages } from "@/app/sitemap/_parts/site-pages";
import type { SitemapPage } from "@/app/sitemap/_parts/sitemap-xml";
import { readIndexedCompanies, readIndexedListings } from "@/lib/domain/listings/sitemap/indexed-rows";
import { companySitemaps, listingSitemaps } from "@/lib/domain/listings/sitemap/sitemap-parts";
import { companySlug, listingSlug } from "@/lib/shared/slug";

type Batches = AsyncIterable<readonly SitemapPage[]>;

/** What there may be so many of that they need several sitemaps: `/sitemap/{kind}-{number}.xml`. */
const MANY = {
  async *listings(from: string): Batches {
    for await (const batch of readIndexedListings(from))
      yield batch.map((row) => ({ path: `/services/${listingSlug(row)}`, changedAt: row.changedAt }));
  },
  async *companies(from: string): Batches {
    for await (const batch of readIndexedCompanies(from))
      yield batch.map((row) => ({ path: `/company/${companySlug(row)}`, changedAt: row.changedAt }));
  },
} as const;

const PARTS = { listings: listingSitemaps, companies: companySitemaps } as const;

const isMany = (kind: string): kind is keyof typeof MANY => Object.hasOwn(MANY, kind);

/** The sitemaps of the site, each with the last change of what it holds where that is known. */
export async function listSitemaps(): Promise<SitemapPage[]> {
  const many = await Promise.all(
    (Object.keys(PARTS) as (keyof typeof PARTS)[]).map(async (kind) =>
      (await PARTS[kind]()).map(({ changedAt }, index) => ({
        path: `/sitemap/${kind}-${index + 1}.xml`,
        changedAt,
      })),
    ),
  );
  return [{ path: "/sitemap/pages.xml" }, ...many.flat()];
}

/** The pages of the sitemap of a file's name, in batches; null when there is no such sitemap. */
export async function sitemapPages(name: string): Promise<Batches | null> {
  if (name === "pages.xml") return once(readSitePages);
  const [, kind = "", number = ""] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(name) ?? [];
  if (!isMany(kind)) return null;
  const part = (await PARTS[kind]())[Number(number) - 1];
  return part ? MANY[kind](part.from) : null;
}

async function* once(read: () => Promise<readonly SitemapPage[]>): Batches {
  yield await read();
}
