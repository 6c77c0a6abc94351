import { seedListings } from "@/demo/listings/seed-listings";
import { seedReference } from "@/reference/seed-reference";
import { Prisma } from "@/lib/server/db";
import { batchesOf, byTwo, indexedLater, settled } from "@/tests/support/large-directory";
import { unhurried } from "@/tests/support/unhurried";

/** Copies that are written by one statement; companies for each of them. */
const COPIES_AT_ONCE = 2;
const COMPANIES_PER_COPY = 100;
/** Of the demo that are approved, about: each is copied. */
const SOURCES = 2_900;
/** A town of fewer people gets none. */
const LEAST_PEOPLE = 20_000;

/**
 * Fills an empty database with the reference data, the demo's listings and copies of them, until it has about `size`:
 * each copy is in a town that is drawn by its people, up to 13 km from its middle, at a price that differs by half, of a
 * company of its own; 85 % are approved. What is searched for is said in as many words, and in as many parts of what is
 * said, as in the demo.
 */
export async function fillDemoCopies(size: number): Promise<void> {
  await seedReference({});
  await seedListings();
  await unhurried(
    Prisma.sql`
      CREATE TABLE bench_sources AS
      SELECT *, row_number() OVER (ORDER BY id) AS n FROM listings WHERE status = 'approved'`,
    Prisma.sql`
      CREATE TABLE bench_towns AS
      SELECT name, state_code, lat, lng, (sum(population) OVER (ORDER BY id) - population)::float8 AS people_before,
             sum(population) OVER ()::float8 AS people
      FROM places WHERE kind = 'city' AND population >= ${LEAST_PEOPLE}`,
    Prisma.sql`CREATE INDEX ON bench_towns (people_before)`,
    Prisma.sql`ANALYZE bench_sources, bench_towns`,
    Prisma.sql`
      CREATE TABLE bench_companies AS
      SELECT company_name, company_type, row_number() OVER (ORDER BY user_id) - 1 AS n, count(*) OVER () AS companies
      FROM provider_profiles WHERE import_source IS NULL`,
  );
  const makeIndexes = await indexedLater(size);
  await byTwo(batchesOf(Math.ceil(size / SOURCES), COPIES_AT_ONCE), async (from) => {
    const ids = Prisma.sql`
      generate_series(${from * COMPANIES_PER_COPY}::int, ${(from + COPIES_AT_ONCE) * COMPANIES_PER_COPY - 1}::int) AS g(n)`;
    await unhurried(
      Prisma.sql`INSERT INTO users (id, role) SELECT 'b' || lpad(g.n::text, 15, '0'), 'provider' FROM ${ids}`,
      Prisma.sql`
        INSERT INTO provider_profiles (user_id, company_name, company_type, documents_set_at)
        SELECT 'b' || lpad(g.n::text, 15, '0'), left(company_name, 100) || ' ' || g.n, company_type,
               CASE WHEN g.n % 3 = 0 THEN now() END
        FROM ${ids} JOIN bench_companies AS company ON company.n = g.n % company.companies`,
      copiesOf(from),
    );
  });
  await makeIndexes?.();
  await settled();
}

/** The statement that writes some copies of each of the demo's listings. */
const copiesOf = (from: number): Prisma.Sql => Prisma.sql`
  WITH drawn AS MATERIALIZED (
    SELECT source.*, copy, random() AS at, random() AS a, random() AS b, random() AS c, random() AS d,
           (SELECT max(people) FROM bench_towns) * random() AS person,
           ${from * COMPANIES_PER_COPY}::int + floor(${COPIES_AT_ONCE * COMPANIES_PER_COPY}::int * random())::int AS company
    FROM bench_sources AS source, generate_series(${from}::int, ${from + COPIES_AT_ONCE - 1}::int) AS copy
  )
  INSERT INTO listings (id, provider_user_id, category_id, subcategory_id, name, description, price, price_unit, price_from,
                        address, city, state_code, lat, lng, max_radius_km, tags, status, published_at)
  SELECT 'b' || lpad((copy * 10000 + n)::text, 15, '0'), 'b' || lpad(company::text, 15, '0'), category_id, subcategory_id,
         drawn.name, description, greatest(1, (price * exp(a + b - 1) )::int), price_unit, price_from, address, town.name,
         town.state_code, least(35.5, greatest(6.5, town.lat + (a + c - 1) * 0.12)),
         least(97, greatest(68.2, town.lng + (b + d - 1) * 0.12)), max_radius_km, tags,
         CASE WHEN at < 0.85 THEN 'approved' ELSE 'pending_approval' END::listing_status,
         CASE WHEN at < 0.85 THEN '2026-01-01'::timestamptz + c * interval '300 days' END
  FROM drawn CROSS JOIN LATERAL (
    SELECT * FROM bench_towns WHERE people_before <= drawn.person ORDER BY people_before DESC LIMIT 1
  ) AS town`;
