import { answerOf } from "@/lib/domain/listings/search/answer";
import { bitmapCountQuery, byBitmaps } from "@/lib/domain/listings/search/bitmaps";
import { cellCountQuery } from "@/lib/domain/listings/search/cell-count";
import { countAll, countQuery, forgetTotals } from "@/lib/domain/listings/search/count-listings";
import { storedTotalOf, storedTotalQuery } from "@/lib/domain/listings/search/stored-totals";
import { orderOf } from "@/lib/domain/listings/search/order";
import { firstRowsQuery, pageQuery, rankedQuery } from "@/lib/domain/listings/search/page-query";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import { inTurn } from "@/lib/domain/listings/search/stretch";
import type { ListingSearch } from "@/lib/schemas/listing-search";
import { Prisma } from "@/lib/server/db";
import { type Bench, timed } from "@/scripts/bench/part";
import { middleAndP95 } from "@/scripts/bench/median";
import { SHAPES } from "@/tests/support/search-shapes";
import { usingClient } from "@/tests/support/test-database";

/** A statement on the one connection; gives the ids it found, or one row with `total`. */
type Ask = (statement: Prisma.Sql) => Promise<{ listing_id?: string; tier?: number; total?: number }[]>;

/** What a listing of a page shows, by the ids of the page. */
const rowsQuery = (ids: readonly string[]): Prisma.Sql => Prisma.sql`
  SELECT l.id, l.name, l.price, l.description, l.address, l.city, l.state_code, l.lat, l.lng, l.tags, l.published_at,
         c.name AS category, c.slug, p.company_name, p.company_type, p.phone_number,
         (SELECT json_agg(i.media_id ORDER BY i.position) FROM listing_images i WHERE i.listing_id = l.id) AS images
  FROM listings l JOIN categories c ON c.id = l.category_id
  LEFT JOIN provider_profiles p ON p.user_id = l.provider_user_id WHERE l.id = ANY (${[...ids]}::text[])`;

/** Every way to the total: where it is stored, an index alone, bitmaps, the rows. */
async function countsOf(search: ListingSearch, where: Prisma.Sql): Promise<Prisma.Sql[]> {
  const bits = await byBitmaps(where, 0);
  const stored = storedTotalOf(search);
  const cells = cellCountQuery(search);
  const words = search.q?.split(" ") ?? [];
  const isOneWord = words.length === 1 && Object.keys(search).every((key) => UNFILTERED.has(key));
  return [
    countQuery(where),
    ...(stored === null ? [] : [storedTotalQuery(stored)]),
    ...(cells === null ? [] : [cells]),
    ...(bits === null ? [] : [bitmapCountQuery(bits)]),
    // As the vocabulary has it, where the word alone is asked for and that is what matches.
    ...(isOneWord ? [storedTotalQuery({ kind: "word", keys: words })] : []),
  ];
}

const UNFILTERED = new Set(["q", "sort", "page", "limit", "categoryIds", "subcategoryIds", "tags", "words"]);

/** Every way to the ids of the page: an index walked in the order, the rows filtered and sorted, the first tier alone. */
function pagesOf(
  search: ListingSearch,
  { where, stretches, from }: Awaited<ReturnType<typeof answerOf>>,
  scopeRows: number,
): Prisma.Sql[] {
  const { page, limit } = search;
  const offset = (page - 1) * limit;
  const order = orderOf(search.sort, from);
  const ways = (condition: Prisma.Sql): Prisma.Sql[] =>
    [0, scopeRows].map((total) => pageQuery({ where: condition, order, total, scopeRows, offset, limit }));
  const whole = inTurn(stretches);
  if (search.sort !== "relevance" || whole.tiers.length <= 1) return ways(where);
  const ranked = { where, stretch: whole, order, offset, limit };
  return [
    rankedQuery(ranked),
    firstRowsQuery(ranked, offset + limit),
    ...ways(Prisma.sql`${where} AND ${whole.tiers[0]!}`),
  ];
}

/** Whether what a way to the page gave is the whole page. */
function isWhole(found: Awaited<ReturnType<Ask>>, { page, limit }: ListingSearch, total: number): boolean {
  const wanted = Math.max(0, Math.min(limit, total - (page - 1) * limit));
  const [first] = found;
  if (first?.tier !== undefined) return found.filter(({ tier }) => tier === 0).length >= page * limit;
  return found.length === wanted;
}

/** The quickest of some statements, of two tries each, of those that give what is wanted. @throws Error when none does */
async function quickest(
  statements: readonly Prisma.Sql[],
  ask: Ask,
  isRight: (found: Awaited<ReturnType<Ask>>) => boolean,
): Promise<Prisma.Sql> {
  let best: { statement: Prisma.Sql; ms: number } | null = null;
  for (const statement of statements) {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const given: { rows?: Awaited<ReturnType<Ask>> } = {};
      const ms = await timed(async () => (given.rows = await ask(statement))).catch(() => Infinity);
      if (given.rows === undefined || !isRight(given.rows)) break;
      if (best === null || ms < best.ms) best = { statement, ms };
    }
  }
  if (best === null) throw new Error("no statement gives the page");
  return best.statement;
}

async function measureShape(shape: string, search: ListingSearch, ask: Ask, { runs, tell }: Bench) {
  const answer = await answerOf(search);
  const { total } = answer.total;
  const count = await quickest(await countsOf(search, answer.where), ask, ([row]) => row?.total === total);
  const offset = (search.page - 1) * search.limit;
  const page =
    total <= offset
      ? null
      : await quickest(pagesOf(search, answer, await countAll()), ask, (found) =>
          isWhole(found, search, total),
        );
  const floor = async (): Promise<void> => {
    await ask(count);
    if (page === null) return;
    const ids = (await ask(page)).slice(0, search.limit).map(({ listing_id }) => listing_id!);
    await ask(rowsQuery(ids));
  };
  const times = { ours: [] as number[], floor: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    times.floor.push(await timed(floor));
    forgetTotals();
    times.ours.push(await timed(() => searchListings(search)));
  }
  tell({
    name: shape,
    unit: "ms",
    ...middleAndP95(times.ours),
    beside: { name: "ms hand-written SQL", value: middleAndP95(times.floor).value },
    note: `${total.toLocaleString("en-IN")} found`,
  });
}

/**
 * Each shape beside the quickest SQL for it that we know, over the same tables and indexes, on one connection: the total,
 * the page's ids, its rows. What the words mean, which step of the ladder holds and which plan is short it is told.
 */
export async function measureFloor(bench: Bench): Promise<void> {
  await usingClient(process.env["DATABASE_URL"]!, async (client) => {
    for (const setting of ["statement_timeout = 5000", "jit = off", "random_page_cost = 1.1"])
      await client.query(`SET ${setting}`);
    const ask: Ask = async ({ text, values }) => (await client.query({ text, values })).rows as never;
    for (const [shape, search] of Object.entries(SHAPES)) {
      // Its own order has two scopes, which none of these ways knows.
      if (search.state !== undefined) continue;
      await bench.attempt(shape, "ms", () => measureShape(shape, search, ask, bench));
    }
  });
}
