import "server-only";
import { z } from "zod";
import { LRUCache } from "lru-cache";
import { type LandingPage, listLandingPages } from "@/lib/domain/listings/list-landing-pages";
import { limited, ROWS_PER_SITEMAP } from "@/lib/domain/listings/sitemap/indexed-rows";
import { db, Prisma } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";

/** One sitemap of many: the id it begins with, and the last change of what it holds. */
export const SitemapPart = z.object({ from: z.string(), changedAt: z.date() });
export type SitemapPart = Readonly<z.output<typeof SitemapPart>>;

/** When the listings behind pages last changed; what is not in a map has no listing. */
export type LastChanges = {
  /** By id of category, and of subcategory. */
  readonly categories: ReadonlyMap<string, Date>;
  /** By code of state. */
  readonly states: ReadonlyMap<string, Date>;
};

/** Over 600,000 listings each of these is a second's work: search engines need them no newer than this. */
const CACHE_TTL_MS = 10 * 60_000;

const cache = new LRUCache<string, object, () => Promise<object>>({
  max: 10,
  ttl: CACHE_TTL_MS,
  fetchMethod: (_key, _stale, { context: read }) => limited(read),
});

const cached = async <T extends object>(key: string, read: () => Promise<T>): Promise<T> =>
  ((await cache.fetch(key, { context: read })) as T | undefined) ?? limited(read);

/** The sitemaps that the public listings need, in order. */
export const listingSitemaps = (rows = ROWS_PER_SITEMAP): Promise<SitemapPart[]> =>
  cached(`listings ${rows}`, () =>
    parts(Prisma.sql`SELECT listing_id AS id, changed_at FROM listing_search`, rows),
  );

/** The sitemaps that the companies with public listings need, in order; imported sources are none. */
export const companySitemaps = (rows = ROWS_PER_SITEMAP): Promise<SitemapPart[]> =>
  cached(`companies ${rows}`, () =>
    parts(
      Prisma.sql`
        SELECT profile.user_id AS id, max(s.changed_at) AS changed_at
        FROM provider_profiles AS profile JOIN listing_search AS s ON s.provider_user_id = profile.user_id
        WHERE profile.import_source IS NULL GROUP BY profile.user_id`,
      rows,
    ),
  );

/** The pages of a category in a city, at most ten minutes old. */
export const cachedLandingPages = (): Promise<LandingPage[]> => cached("landing", listLandingPages);

const parts = (entries: Prisma.Sql, rowsPerPart: number): Promise<SitemapPart[]> =>
  rows(db, SitemapPart)`
    SELECT min(id) AS "from", max(changed_at) AS "changedAt"
    FROM (SELECT id, changed_at, row_number() OVER (ORDER BY id) - 1 AS place FROM (${entries}) AS found) AS placed
    GROUP BY place / ${rowsPerPart} ORDER BY 1`;

const Row = z.object({
  category: z.string().nullable(),
  subcategory: z.string().nullable(),
  state: z.string().nullable(),
  changedAt: z.date(),
});

/** When the listings of each category, subcategory and state last changed, at most ten minutes old. */
export const lastChanges = (): Promise<LastChanges> =>
  cached("changes", async () => {
    const found = await rows(db, Row)`
      SELECT category_id AS category, subcategory_id AS subcategory, state_code AS state, max(changed_at) AS "changedAt"
      FROM listing_search GROUP BY GROUPING SETS ((category_id), (subcategory_id), (state_code))`;
    const by = (key: "category" | "subcategory" | "state") =>
      found.flatMap((row) => (row[key] === null ? [] : [[row[key], row.changedAt] as const]));
    return {
      categories: new Map([...by("category"), ...by("subcategory")]),
      states: new Map(by("state")),
    };
  });

/** Forgets what it cached: for tests, which change rows behind its back. */
export const forgetSitemaps = (): void => cache.clear();
