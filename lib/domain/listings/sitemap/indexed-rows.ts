import "server-only";
import { z } from "zod";
import { concurrencyLimit } from "@/lib/server/concurrency-limit";
import { db, Prisma } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";

/** Listings or companies behind one sitemap; each has a URL in both languages, and a sitemap may hold 50,000. */
export const ROWS_PER_SITEMAP = 20_000;

/** Read at once: a sitemap of 20,000 listings needs the memory of a thousand. */
const BATCH = 1000;
/** However many sitemaps are asked for, they leave the database to people: a million listings have forty. */
export const limited = concurrencyLimit("sitemaps", { atOnce: 1, waiting: 200 });

const IndexedListing = z.object({ id: z.string(), name: z.string(), changedAt: z.date() });

const IndexedCompany = z.object({
  id: z.string(),
  companyName: z.string(),
  /** The last change among its listings. */
  changedAt: z.date(),
});

/**
 * Real companies with something to show: the page of an imported source is not indexed
 * (docs/product/listings.md#imports).
 */
const COMPANIES = Prisma.sql`
  provider_profiles AS profile WHERE profile.import_source IS NULL
    AND EXISTS (SELECT 1 FROM listing_search AS s WHERE s.provider_user_id = profile.user_id)`;

/** The public listings of one sitemap from its first id on, in batches. */
export async function* readIndexedListings(from: string, most = ROWS_PER_SITEMAP) {
  yield* batches(
    IndexedListing,
    from,
    most,
    (first, count) => Prisma.sql`
    SELECT s.listing_id AS id, listing.name, s.changed_at AS "changedAt"
    FROM listing_search AS s JOIN listings AS listing ON listing.id = s.listing_id
    WHERE s.listing_id >= ${first} ORDER BY s.listing_id LIMIT ${count}`,
  );
}

/** The companies of one sitemap from its first id on, in batches. */
export async function* readIndexedCompanies(from: string, most = ROWS_PER_SITEMAP) {
  yield* batches(
    IndexedCompany,
    from,
    most,
    (first, count) => Prisma.sql`
    SELECT profile.user_id AS id, profile.company_name AS "companyName",
           (SELECT max(s.changed_at) FROM listing_search AS s WHERE s.provider_user_id = profile.user_id) AS "changedAt"
    FROM ${COMPANIES} AND profile.user_id >= ${first} ORDER BY profile.user_id LIMIT ${count}`,
  );
}

/** One more row than a batch is read: its id is where the next batch begins. */
async function* batches<Row extends { readonly id: string }>(
  schema: z.ZodType<Row, Row>,
  from: string,
  most: number,
  query: (from: string, count: number) => Prisma.Sql,
): AsyncGenerator<readonly Row[]> {
  let next: string | undefined = from;
  for (let left = most; next !== undefined && left > 0; left -= BATCH) {
    const size = Math.min(BATCH, left);
    const first: string = next;
    const read: Row[] = await limited(() => rows(db, schema)`${query(first, size + 1)}`);
    next = read[size]?.id;
    yield read.slice(0, size);
  }
}
