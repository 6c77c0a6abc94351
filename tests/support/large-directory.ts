import pg from "pg";
import { refreshBitmaps } from "@/lib/domain/system/refresh-search";
import { Prisma } from "@/lib/server/db";
import { usingClient } from "@/tests/support/test-database";
import { unhurried } from "@/tests/support/unhurried";

/** From so many rows on, indexes are sooner made of all rows at once than of one after the other. */
const INDEXED_LATER = 200_000;

/** Does something with each of some things, two of them at a time: as many as there are processors. */
export async function byTwo<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
  const left = things.values();
  const inTurn = async () => {
    for (const thing of left) await work(thing);
  };
  await Promise.all([inTurn(), inTurn()]);
}

/** From which number on each batch of some rows begins. */
export const batchesOf = (size: number, batch: number): number[] =>
  Array.from({ length: Math.ceil(size / batch) }, (_, i) => i * batch);

/**
 * Drops the indexes that search is read by, where so many rows are to be written that they are sooner made of all of them;
 * what is given back makes them again.
 */
export async function indexedLater(size: number): Promise<(() => Promise<void>) | undefined> {
  if (size < INDEXED_LATER) return undefined;
  return usingClient(process.env["DATABASE_URL"]!, async (client) => {
    // The one of the words takes longest by far.
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
       WHERE schemaname = 'public' AND tablename = 'listing_search' AND indexname <> 'listing_search_pkey'
       ORDER BY indexname = 'listing_search_words_idx' DESC, indexname`,
    );
    for (const { name } of indexes) await client.query(`DROP INDEX ${pg.escapeIdentifier(name)}`);
    return () =>
      byTwo(indexes, ({ definition }) =>
        usingClient(process.env["DATABASE_URL"]!, async (again) => {
          await again.query("SET maintenance_work_mem = '512MB'; SET max_parallel_maintenance_workers = 0");
          await again.query(definition);
        }),
      );
  });
}

/**
 * Fills the database with `size` listings of 300 towns (the first ones far larger than the last), 20 categories with
 * five subcategories each, and 2,000 companies; about 85 % are approved. 'quarry' is a common word of far towns alone. Set-based SQL, through the product's triggers.
 */
export async function fillLargeDirectory(size: number): Promise<void> {
  await unhurried(
    Prisma.sql`INSERT INTO states VALUES ('MH', 'Maharashtra'), ('KA', 'Karnataka'), ('GA', 'Goa'), ('LD', 'Lakshadweep')`,
    Prisma.sql`
      INSERT INTO categories (id, name, slug) SELECT 'c' || lpad(n::text, 15, '0'), 'Category ' || n, 'category-' || n
      FROM generate_series(0, 19) AS n`,
    Prisma.sql`
      INSERT INTO subcategories (id, category_id, name, slug)
      SELECT 's' || lpad((c * 5 + n)::text, 15, '0'), 'c' || lpad(c::text, 15, '0'), 'Part ' || n, 'part-' || n
      FROM generate_series(0, 19) AS c, generate_series(0, 4) AS n`,
    Prisma.sql`
      INSERT INTO users (id, role) SELECT 'p' || lpad(n::text, 15, '0'), 'provider' FROM generate_series(0, 1999) AS n`,
    Prisma.sql`
      INSERT INTO provider_profiles (user_id, company_name, company_type)
      SELECT 'p' || lpad(n::text, 15, '0'), 'Company ' || n, (enum_range(NULL::company_type))[1 + n % 8]
      FROM generate_series(0, 1999) AS n`,
    Prisma.sql`
      INSERT INTO search_synonyms (term, meaning)
      VALUES ('malgaadi', 'zirconium'), ('malgaadi', 'supply'), ('saman', 'supply')`,
    Prisma.sql`
      INSERT INTO places (id, kind, name, label, state_code, population, lat, lng)
      SELECT 10000 + town, 'city', 'Town' || town, 'Town' || town || ', Maharashtra', 'MH', 400000 - 1000 * town,
             8 + 24 * (town * 0.618034 - floor(town * 0.618034)), 70 + 24 * (town * 0.754877 - floor(town * 0.754877))
      FROM generate_series(0, 299) AS town`,
    Prisma.sql`INSERT INTO place_names (place_id, name) SELECT id, market_text(name) FROM places`,
  );
  const makeIndexes = await indexedLater(size);
  const batch = 5000;
  await byTwo(batchesOf(size, batch), async (from) => {
    const insert = Prisma.sql`
      WITH random AS MATERIALIZED (
        SELECT n, floor(300 * random() ^ 3)::int AS town, random() AS a, random() AS b, random() AS c, random() AS d,
               floor(20 * random() ^ 2)::int AS category, floor(5 * random())::int AS part
        FROM generate_series(${from}::int, ${Math.min(size, from + batch) - 1}::int) AS n
      )
      INSERT INTO listings (id, provider_user_id, category_id, subcategory_id, name, description, price, address, city,
                            state_code, lat, lng, tags, status, published_at)
      SELECT 'x' || lpad(n::text, 15, '0'), 'p' || lpad(floor(2000 * a * b)::text, 15, '0'),
             'c' || lpad(category::text, 15, '0'), 's' || lpad((category * 5 + part)::text, 15, '0'),
             'Item' || floor(50000 * c ^ 2) || CASE WHEN b < 0.4 THEN ' supply' ELSE ' work' END
               || CASE WHEN d < 0.0005 THEN ' zirconium' ELSE '' END
               || CASE WHEN town >= 100 THEN ' quarry' ELSE '' END,
             'Made to order in lots of ' || floor(100 * d), CASE WHEN a < 0.1 THEN NULL ELSE 1 + floor(1e6 * b ^ 4)::int END,
             'Road ' || floor(900 * a), 'Town' || town,
             CASE WHEN town < 90 THEN 'MH' WHEN town < 180 THEN 'KA' WHEN town = 299 THEN 'LD' END,
             8 + 24 * (town * 0.618034 - floor(town * 0.618034)) + (a + d - 1) * 0.3,
             70 + 24 * (town * 0.754877 - floor(town * 0.754877)) + (b + c - 1) * 0.3,
             CASE WHEN c < 0.01 THEN '{bulk,express}'::text[] WHEN c < 0.3 THEN '{bulk}' ELSE '{}' END,
             CASE WHEN d < 0.85 THEN 'approved' ELSE 'pending_approval' END::listing_status,
             CASE WHEN d < 0.85 THEN '2026-01-01'::timestamptz + a * interval '300 days' END
      FROM random`;
    // The same listings each time: which town has how many of what is not left to chance.
    await unhurried(Prisma.sql`SELECT setseed(${from / size}::float8)`, insert);
  });
  await makeIndexes?.();
  await settled();
}

/** As a database is that has been served for a while: analysed, its pages known to be visible, and its bitmaps built. */
export async function settled(): Promise<void> {
  const vacuumed = (what: string) =>
    usingClient(process.env["DATABASE_URL"]!, (client) => client.query(`VACUUM (ANALYZE) ${what}`));
  await vacuumed("");
  await refreshBitmaps();
  await vacuumed("listing_bitmaps, listing_bitmap_changes, listing_slots, listing_place_slots");
}
