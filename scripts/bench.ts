// npm run bench [-- --rows N --runs N]: times the search shapes over generated listings, beside the plain SQL of the
// same question. Medians of one run; compare the ratio, not the milliseconds of two machines.
// npm run bench -- lighthouse [--url U --runs N]: how pages of a running site do in Lighthouse.
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import type { ListingSearch } from "@/lib/schemas/listing-search";
import { median } from "@/scripts/median";
import {
  createFromTemplate,
  databasePrefix,
  dropDatabase,
  prepareTestDatabase,
  withDatabase,
} from "@/tests/support/test-database";

const { values, positionals } = parseArgs({
  options: {
    rows: { type: "string", default: "100000" },
    runs: { type: "string" },
    url: { type: "string", default: "http://localhost:3000" },
  },
  allowPositionals: true,
});
const rows = Number(values.rows);
const isLighthouse = positionals[0] === "lighthouse";
const runs = Number(values.runs ?? (isLighthouse ? 5 : 7));

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function main(): Promise<void> {
  if (!(rows >= 1000 && rows <= 5_000_000) || !(runs >= 1 && runs <= 1000)) {
    throw new RangeError("--rows is 1000 to 5000000, --runs 1 to 1000");
  }
  if (positionals.length > 0 && positionals.join() !== "lighthouse")
    throw new RangeError(`nothing to time is called '${positionals.join(" ")}'`);
  if (isLighthouse) {
    const { benchLighthouse } = await import("@/scripts/bench-lighthouse");
    if (!(await benchLighthouse({ url: values.url, runs }))) process.exitCode = 1;
    return;
  }
  const stop = await prepareTestDatabase((line) => console.log(line));
  const url = process.env.TEST_DATABASE_URL!;
  const template = process.env.TEST_DATABASE_TEMPLATE;
  const name = `${databasePrefix(process.pid)}bench`;
  try {
    if (template === undefined) throw new Error("the bench needs real Postgres with PostGIS");
    await createFromTemplate(url, template, name);
    process.env.DATABASE_URL = withDatabase(url, name);
    await measure();
  } finally {
    await dropDatabase(url, name).catch(() => undefined);
    await stop();
  }
}

/** Loaded only now: the client reads the address from the environment. */
async function measure(): Promise<void> {
  const [
    { db, Prisma },
    { searchListings },
    { forgetTotals },
    { facetCounts, forgetFacets },
    directory,
    { SHAPES, STATE_POINTS },
  ] = await Promise.all([
    import("@/lib/server/db"),
    import("@/lib/domain/listings/search/search-listings"),
    import("@/lib/domain/listings/search/count-listings"),
    import("@/lib/domain/listings/search/facet-counts"),
    import("@/tests/support/large-directory"),
    import("@/tests/support/search-shapes"),
  ]);

  /** The question as one would first write it: joins, haversine, ILIKE; a count and a page. */
  function plainSql(search: ListingSearch) {
    const { q, lat, lng, radiusKm, priceMin, priceMax, companyType, providerUserId } = search;
    const distance = Prisma.sql`(2 * 6371 * asin(sqrt(sin(radians(l.lat - ${lat ?? 0}::float8) / 2) ^ 2
      + cos(radians(l.lat)) * cos(radians(${lat ?? 0}::float8)) * sin(radians(l.lng - ${lng ?? 0}::float8) / 2) ^ 2)))`;
    const conditions = [Prisma.sql`l.status = 'approved' AND u.disabled_at IS NULL`];
    for (const word of q?.split(" ") ?? []) {
      const pattern = `%${word}%`;
      conditions.push(
        Prisma.sql`concat_ws(' ', l.name, l.description, l.address, l.city, p.company_name, c.name) ILIKE ${pattern}`,
      );
    }
    if (radiusKm !== undefined) conditions.push(Prisma.sql`${distance} <= ${radiusKm}::float8`);
    if (search.categoryIds.length > 0)
      conditions.push(Prisma.sql`l.category_id = ANY (${[...search.categoryIds]}::text[])`);
    if (search.subcategoryIds.length > 0)
      conditions.push(Prisma.sql`l.subcategory_id = ANY (${[...search.subcategoryIds]}::text[])`);
    if (search.tags.length > 0) conditions.push(Prisma.sql`l.tags && ${[...search.tags]}::text[]`);
    if (priceMin !== undefined) conditions.push(Prisma.sql`l.price >= ${priceMin}::int`);
    if (priceMax !== undefined) conditions.push(Prisma.sql`l.price <= ${priceMax}::int`);
    if (companyType !== undefined) conditions.push(Prisma.sql`p.company_type = ${companyType}::company_type`);
    if (providerUserId !== undefined) conditions.push(Prisma.sql`l.provider_user_id = ${providerUserId}`);
    const order = {
      created_desc: Prisma.sql`l.published_at DESC, l.id DESC`,
      price_asc: Prisma.sql`l.price, l.id`,
      price_desc: Prisma.sql`l.price DESC NULLS LAST, l.id`,
      distance_asc: Prisma.sql`${distance}, l.id`,
      relevance: Prisma.sql`l.id`,
    }[search.sort];
    const from = Prisma.sql`FROM listings l JOIN users u ON u.id = l.provider_user_id
      JOIN provider_profiles p ON p.user_id = l.provider_user_id JOIN categories c ON c.id = l.category_id
      WHERE ${Prisma.join(conditions, " AND ")}`;
    return {
      count: Prisma.sql`SELECT count(*)::int AS total ${from}`,
      page: Prisma.sql`SELECT l.*, p.company_name, c.name AS category ${from} ORDER BY ${order}
        LIMIT ${search.limit}::int OFFSET ${(search.page - 1) * search.limit}::int`,
    };
  }

  console.log(`generating ${rows.toLocaleString("en-IN")} listings`);
  await directory.fillLargeDirectory(rows);
  console.log(
    `medians of ${runs} runs in ms; 'counted' counts anew, 'repeated' has the total of a moment ago, 'beside' are the counts beside the filters\n`,
  );
  console.log(
    "shape                                      total  counted  repeated    beside     plain  plain/counted",
  );
  for (const [shape, search] of Object.entries(SHAPES)) {
    const context = { statePoint: search.state === undefined ? undefined : STATE_POINTS[search.state] };
    const plain = search.state === undefined ? plainSql(search) : null;
    const times = {
      counted: [] as number[],
      repeated: [] as number[],
      beside: [] as number[],
      plain: [] as number[],
    };
    let total = 0;
    try {
      for (let run = 0; run < runs; run++) {
        forgetTotals();
        times.counted.push(await timed(async () => ({ total } = await searchListings(search, context))));
        times.repeated.push(await timed(() => searchListings(search, context)));
        forgetFacets();
        times.beside.push(await timed(() => facetCounts(search)));
        // The plain question takes seconds over a million rows, and times out: once is enough.
        if (plain !== null && run === 0) {
          times.plain.push(
            await timed(async () => {
              await db.$queryRaw(plain.count);
              await db.$queryRaw(plain.page);
            }).catch(() => Number.NaN),
          );
        }
      }
    } catch (error) {
      console.log(
        `${shape.padEnd(41)} failed: ${error instanceof Error ? error.message.trim().split("\n").at(-1) : String(error)}`,
      );
      continue;
    }
    const [counted, repeated, beside, naive] = [
      median(times.counted),
      median(times.repeated),
      median(times.beside),
      median(times.plain),
    ];
    const cell = (value: number, width: number) =>
      (Number.isNaN(value) ? "–" : value.toFixed(1)).padStart(width);
    console.log(
      shape.padEnd(41) +
        String(total).padStart(7) +
        cell(counted, 9) +
        cell(repeated, 10) +
        cell(beside, 10) +
        cell(naive, 10) +
        (Number.isNaN(naive) ? "–" : `${(naive / counted).toFixed(1)}×`).padStart(15),
    );
  }
  await db.$disconnect();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
