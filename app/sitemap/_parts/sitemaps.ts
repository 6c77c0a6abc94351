import { readSitePages } from "@/app/sitemap/_parts/site-pages";
import type { SitemapPage } from "@/app/sitemap/_parts/sitemap-xml";
import {
  readIndexedCompanies,
  readIndexedListings,
  ROWS_PER_SITEMAP,
} from "@/lib/domain/listings/sitemap/indexed-rows";
import {
  companySitemaps,
  cachedLandingPages,
  listingSitemaps,
  type SitemapPart,
} from "@/lib/domain/listings/sitemap/sitemap-parts";
import { companySlug, listingSlug } from "@/lib/shared/slug";

type Batches = AsyncIterable<readonly SitemapPage[]>;

/** What there may be so many of that they need several sitemaps, `/sitemap/{kind}-{number}.xml`. */
type Many = {
  readonly parts: () => Promise<readonly SitemapPart[]>;
  readonly pages: (part: SitemapPart) => Batches;
};

const MANY: Readonly<Record<string, Many>> = {
  listings: {
    parts: () => listingSitemaps(),
    async *pages({ from }) {
      for await (const batch of readIndexedListings(from))
        yield batch.map((row) => ({ path: `/services/${listingSlug(row)}`, changedAt: row.changedAt }));
    },
  },
  companies: {
    parts: () => companySitemaps(),
    async *pages({ from }) {
      for await (const batch of readIndexedCompanies(from))
        yield batch.map((row) => ({ path: `/company/${companySlug(row)}`, changedAt: row.changedAt }));
    },
  },
  cities: { parts: citySitemaps, pages: cityPages },
};

/** A part of these begins with a number: they stand in memory. */
async function citySitemaps(): Promise<readonly SitemapPart[]> {
  const pages = await cachedLandingPages();
  return Array.from({ length: Math.ceil(pages.length / ROWS_PER_SITEMAP) }, (_, index) => {
    const times = partOf(pages, index).map(({ lastModified }) => lastModified.getTime());
    return { from: String(index), changedAt: new Date(times.reduce((one, other) => Math.max(one, other))) };
  });
}

async function* cityPages({ from }: SitemapPart): Batches {
  yield partOf(await cachedLandingPages(), Number(from)).map(({ citySlug, categorySlug, lastModified }) => ({
    path: `/services/in/${citySlug}/${categorySlug}`,
    changedAt: lastModified,
  }));
}

const partOf = <T>(all: readonly T[], index: number): readonly T[] =>
  all.slice(index * ROWS_PER_SITEMAP, (index + 1) * ROWS_PER_SITEMAP);

/** The sitemaps of the site, each with the last change of what it holds where that is known. */
export async function listSitemaps(): Promise<SitemapPage[]> {
  const many = await Promise.all(
    Object.entries(MANY).map(async ([kind, { parts }]) =>
      (await parts()).map(({ changedAt }, index) => ({
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
  const many = Object.hasOwn(MANY, kind) ? MANY[kind] : undefined;
  const part = (await many?.parts())?.[Number(number) - 1];
  return many && part ? many.pages(part) : null;
}

async function* once(read: () => Promise<readonly SitemapPage[]>): Batches {
  yield await read();
}
