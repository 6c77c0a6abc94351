import "server-only";
import { z } from "zod";
import { withinRadius } from "@/lib/domain/listings/search/distance";
import type { Order } from "@/lib/domain/listings/search/order";
import { totalWalksIndex, walksIndex } from "@/lib/domain/listings/search/plan";
import { EVERYTHING, type Stretch } from "@/lib/domain/listings/search/stretch";
import { Prisma, type Transaction } from "@/lib/server/db";
import { reading, readingDb } from "@/lib/server/reading";
import { rows } from "@/lib/server/rows";
import { kmOfChord } from "@/lib/shared/geo";

export type PageOf = {
  readonly where: Prisma.Sql;
  readonly order: Order;
  /** How many rows match, and how many rows there are: they choose the plan. */
  readonly total: number;
  readonly scopeRows: number;
  readonly offset: number;
  readonly limit: number;
};

const Id = z.object({ listing_id: z.string() });

/** What matches and lies in a stretch. */
type InTiers = Pick<PageOf, "where" | "order"> & {
  readonly stretch: Stretch;
  /** What of it is met by so few rows that no index is asked for the rest: of a frequent word it names most of the table. */
  readonly few?: Prisma.Sql | undefined;
};
type RankedPage = InTiers & Pick<PageOf, "offset" | "limit">;

const walks = (page: PageOf): boolean => page.order.indexed !== "nothing" && walksIndex(page);

/**
 * The statement that gives the ids of one page. Either the index of the order is walked, or the rows are filtered
 * first (OFFSET 0 keeps the planner from merging the two steps) and then sorted: see `walksIndex`.
 * Before Postgres 16 a nearest-first index does not serve an order with a tie-break after the distance, so there the
 * walk goes by distance alone, up to the last tie, and what it gave is sorted.
 */
export function pageQuery(page: PageOf): Prisma.Sql {
  const { where, order, offset, limit } = page;
  const beside = order.beside === undefined ? Prisma.empty : Prisma.sql`, ${order.beside}`;
  const matching = Prisma.sql`SELECT s.listing_id, ${order.key} AS key ${beside} FROM listing_search AS s WHERE ${where}`;
  const hits = !walks(page)
    ? Prisma.sql`${matching} OFFSET 0`
    : order.indexed === "key"
      ? Prisma.sql`${matching} ORDER BY key FETCH FIRST (${offset + limit}::int) ROWS WITH TIES`
      : matching;
  return Prisma.sql`SELECT listing_id FROM (${hits}) AS hits ORDER BY ${order.by} LIMIT ${limit}::int OFFSET ${offset}::int`;
}

/** From this part of all rows on, the planner may find a sequential scan as cheap as an index. */
const LARGE_PART = 0.05;

/** The rows come from an index even so: what a statement costs follows what matches, never the size of the table. */
const WITHOUT_SCANS = Prisma.sql`SET LOCAL enable_seqscan = off`;

/** Reads without sequential scans. */
export const readByIndex = <T>(read: (tx: Transaction) => Promise<T>): Promise<T> =>
  reading((client) =>
    client.$transaction(async (tx) => {
      await tx.$executeRaw(WITHOUT_SCANS);
      return read(tx);
    }),
  );

/** About so many rows are looked at to learn how far away a page reaches, and so many times as many of them as it shows have to match. */
const [SAMPLED, TOLD_BY] = [2500, 4];

/** The first rows in nearest order of what lies far away. `among`: what is sought among them, `total` rows. */
type FarPage = Omit<PageOf, "offset"> & { readonly among: Prisma.Sql };

/**
 * How far away the last row of a page in nearest order is at most, km; null where a sample does not tell. So many of its rows are as
 * near, and so are as many of all.
 */
export async function reachOf({
  where,
  among,
  order,
  total,
  scopeRows,
  limit,
}: FarPage): Promise<number | null> {
  // Of few rows a sample would be most of the table.
  if (total < LARGE_PART * scopeRows || total < TOLD_BY * limit) return null;
  const percent = Math.min(100, (100 * SAMPLED) / total);
  const [last] = await rows(readingDb, z.object({ key: z.number(), found: z.number() }))`
    SELECT key, found FROM (
      SELECT ${order.key} AS key, count(*) OVER ()::int AS found
      FROM listing_search AS s TABLESAMPLE SYSTEM (${percent}::float8) WHERE ${among} AND ${where}
    ) AS sample ORDER BY key LIMIT 1 OFFSET ${limit - 1}::int`;
  if (last === undefined || last.found < TOLD_BY * limit) return null;
  // A little more, against rounding.
  return kmOfChord(last.key) * 1.000_001;
}

/**
 * The ids of a first page in nearest order where nothing that matches lies near, so that a walk from the place would pass all that
 * is there: as much as a sample reaches is filtered, two indexes at once, and sorted. Null where a sample does not tell.
 */
export async function farIds(page: FarPage): Promise<string[] | null> {
  const { among, order, limit } = page;
  const km = order.from === undefined ? null : await reachOf(page);
  if (order.from === undefined || km === null) return null;
  const beside = order.beside === undefined ? Prisma.empty : Prisma.sql`, ${order.beside}`;
  const found = await rows(readingDb, Id)`
    SELECT listing_id FROM (
      SELECT s.listing_id, ${order.key} AS key ${beside}
      FROM (SELECT * FROM listing_search AS s WHERE ${withinRadius(order.from, km)} AND ${among} OFFSET 0) AS s
      WHERE ${page.where}
    ) AS hits ORDER BY ${order.by} LIMIT ${limit}::int`;
  return found.map((row) => row.listing_id);
}

/** The ids of one page, in order. */
export async function pageIds(page: PageOf): Promise<string[]> {
  const isPlain = walks(page) || page.total < LARGE_PART * page.scopeRows;
  const read = (tx: Transaction) => rows(tx, Id)`${pageQuery(page)}`;
  const found = await (isPlain ? reading(read) : readByIndex(read));
  return found.map((row) => row.listing_id);
}

const CountedPage = z.object({ total: z.int().nullable(), ids: z.array(z.string()).nullable() });

/**
 * The statement that counts and gives the ids of one page: the total that it found chooses the way to them, as pageIds() does, and
 * Postgres runs no other. `ids` is null where it takes readByIndex().
 * @param count gives one row, `total`; where that is null, there are no ids either
 */
export function countedPageQuery(count: Prisma.Sql, page: Omit<PageOf, "total">): Prisma.Sql {
  const { order, scopeRows, offset } = page;
  const by = (total: number): Prisma.Sql => Prisma.sql`ARRAY(${pageQuery({ ...page, total })})`;
  const walk =
    order.indexed === "nothing"
      ? Prisma.empty
      : Prisma.sql`WHEN ${totalWalksIndex(page)} THEN ${by(Infinity)}`;
  return Prisma.sql`
    WITH counted AS MATERIALIZED (${count})
    SELECT total, CASE WHEN total <= ${offset}::int THEN '{}'::text[] ${walk}
                       WHEN total < ${LARGE_PART * scopeRows}::float8 THEN ${by(0)} END AS ids
    FROM counted`;
}

/** How many rows match, null where `count` cannot tell, and the ids of one page, in order; null where they are to be asked for with the total. */
export async function countedPage(
  count: Prisma.Sql,
  page: Omit<PageOf, "total">,
): Promise<{ total: number | null; ids: readonly string[] | null }> {
  const [found] = await rows(readingDb, CountedPage)`${countedPageQuery(count, page)}`;
  return found ?? { total: 0, ids: [] };
}

/** So many rows of an order are looked at before any tier is counted: most first pages are among them. */
export const LOOKED_AT = 3000;

/**
 * The statement that gives, of the first rows of an order, those of a stretch that match, each with its tier; no more than it takes to
 * have so many of the first tier. Since Postgres 15 the count beside each row ends the walk there.
 * @param wanted so many of the first tier are enough
 */
export function firstRowsQuery(
  { where, stretch: { holds, tier }, order }: InTiers,
  wanted: number,
): Prisma.Sql {
  const first =
    order.indexed === "key"
      ? Prisma.sql`ORDER BY key FETCH FIRST (${LOOKED_AT}::int) ROWS WITH TIES`
      : Prisma.sql`ORDER BY ${order.by} LIMIT ${LOOKED_AT}::int`;
  return Prisma.sql`
    SELECT listing_id, tier FROM (
      SELECT first_rows.*, count(*) FILTER (WHERE tier = 0) OVER (ORDER BY ${order.by} ROWS UNBOUNDED PRECEDING) AS best
      FROM (
        SELECT s.*, ${tier} AS tier
        FROM (SELECT s.*, ${order.key} AS key FROM listing_search AS s ${first}) AS s
        WHERE ${where} AND ${holds} ORDER BY ${order.by}
      ) AS first_rows
    ) AS counted WHERE best <= ${wanted}::bigint ORDER BY ${order.by}`;
}

/**
 * By tier, the ids of its first rows in the order: as many as are found without going far, and no row of the tier
 * comes between them or before.
 * @param wanted so many of the first tier are enough
 */
export async function firstIds(page: InTiers, wanted: number): Promise<string[][]> {
  const found: string[][] = page.stretch.tiers.map(() => []);
  if (page.order.indexed === "nothing") return found;
  const rowsOfTiers = await rows(readingDb, Id.extend({ tier: z.int() }))`${firstRowsQuery(page, wanted)}`;
  for (const { listing_id, tier } of rowsOfTiers) found[tier]?.push(listing_id);
  return found;
}

/** The statement that gives the ids of one page of a stretch of few rows, the rows of an earlier tier before those of a later. */
export const rankedQuery = (page: RankedPage): Prisma.Sql => rankedWith(page, Prisma.empty, Prisma.empty);

function rankedWith(
  { where, stretch, order, few, offset, limit }: RankedPage,
  column: Prisma.Sql,
  more: Prisma.Sql,
): Prisma.Sql {
  const beside = order.beside === undefined ? Prisma.empty : Prisma.sql`, ${order.beside}`;
  const from =
    few === undefined
      ? Prisma.sql`listing_search`
      : Prisma.sql`(SELECT * FROM listing_search AS s WHERE ${few} OFFSET 0)`;
  return Prisma.sql`
    SELECT listing_id ${more} FROM (
      SELECT s.listing_id, ${stretch.tier} AS tier, ${order.key} AS key ${beside} ${column}
      FROM ${from} AS s WHERE ${where} AND ${stretch.holds} OFFSET 0
    ) AS hits
    ORDER BY tier, ${order.by} LIMIT ${limit}::int OFFSET ${offset}::int`;
}

/** The ids of one page of a stretch of few rows, in order. */
export async function rankedIds(page: RankedPage): Promise<string[]> {
  const found = await rows(readingDb, Id)`${rankedQuery(page)}`;
  return found.map((row) => row.listing_id);
}

/**
 * How many rows a stretch has, and the ids of the first of them: the rows are visited once for both.
 * @param counted only rows that meet it are counted
 */
export async function countedIds(
  page: Omit<RankedPage, "offset">,
  counted: Prisma.Sql = EVERYTHING,
): Promise<{ total: number; ids: string[] }> {
  const query = rankedWith(
    { ...page, offset: 0 },
    Prisma.sql`, ${counted} AS is_counted`,
    Prisma.sql`, count(*) FILTER (WHERE is_counted) OVER ()::int AS total`,
  );
  const found = await rows(readingDb, Id.extend({ total: z.int() }))`${query}`;
  return { total: found[0]?.total ?? 0, ids: found.map((row) => row.listing_id) };
}
