import "server-only";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { isWithin } from "@/lib/domain/listings/search/distance";
import { type RowSet, rowSetOf } from "@/lib/domain/listings/search/row-sets";
import { firsts, lasts, PLACE_SQUARES, type Squares, squaresOf } from "@/lib/domain/listings/search/squares";
import { Prisma } from "@/lib/server/db";
import { readingDb } from "@/lib/server/reading";
import { rows } from "@/lib/server/rows";

/** A row of `listing_bitmap_keys`, and about how many listings have it. */
const Key = z.object({ id: z.number(), kind: z.string(), key: z.string(), listings: z.number() });
type KeptKeys = ReadonlyMap<string, z.output<typeof Key>>;

const nameOf = (kind: string, key: string): string => `${kind} ${key}`;

/** So long it is believed which keys there are. What went meanwhile, the statement finds out. */
const KEYS_TTL_MS = 60_000;
const kept = new LRUCache<"keys", KeptKeys>({
  max: 1,
  ttl: KEYS_TTL_MS,
  fetchMethod: async () => {
    const found = await rows(
      readingDb,
      Key,
    )`SELECT id, kind, key, listings FROM listing_bitmap_keys WHERE next_chunk IS NULL`;
    return new Map(found.map((one) => [nameOf(one.kind, one.key), one]));
  },
});

/** Forgets which keys there are: for tests and measurements. */
export const forgetBitmapKeys = (): void => kept.clear();

/** What is put together of bits, and how many rows would be read for it instead, about. */
type Bits = { readonly rows: number } & (
  | { readonly is: "key"; readonly id: number }
  | { readonly is: "all" | "any"; readonly of: readonly Bits[] }
  | { readonly is: "less"; readonly of: readonly [Bits, Bits] }
);

/** What of a set of rows bits are kept of, and which rows it has beyond that (both null: none). */
type Split = {
  readonly bits: { readonly of: Bits; readonly sql: Prisma.Sql } | null;
  readonly beyond: Prisma.Sql | null;
};

const sqlOf = ({ sql }: RowSet): Prisma.Sql => sql;

const joined = (conditions: readonly Prisma.Sql[], by: " AND " | " OR "): Prisma.Sql =>
  conditions.length === 1 ? conditions[0]! : Prisma.sql`(${Prisma.join([...conditions], by)})`;

function split(set: RowSet, keys: KeptKeys): Split {
  const none = { bits: null, beyond: set.sql };
  if (set.is === "rows" || set.is === "circle") return none;
  if (set.is === "key") {
    const key = keys.get(nameOf(set.kind, set.key));
    if (key === undefined) return none;
    return { bits: { of: { is: "key", id: key.id, rows: key.listings }, sql: set.sql }, beyond: null };
  }
  const parts = set.of.map((one) => split(one, keys));
  const kept = parts.flatMap(({ bits }) => (bits === null ? [] : [bits]));
  const of = kept.map((bits) => bits.of);
  const sqls = kept.map(({ sql }) => sql);
  const isExact = parts.every(({ beyond }) => beyond === null);
  if (set.is === "any") {
    const beyond = parts.flatMap((one) => (one.beyond === null ? [] : [one.beyond]));
    const rows = of.reduce((sum, one) => sum + one.rows, 0);
    return {
      bits: kept.length === 0 ? null : { of: { is: "any", of, rows }, sql: joined(sqls, " OR ") },
      beyond: isExact ? null : joined(beyond, " OR "),
    };
  }
  const [first, second] = of;
  if (first === undefined || kept.length < parts.length) return none;
  if (set.is === "less")
    return second === undefined || !isExact
      ? none
      : { bits: { of: { is: "less", of: [first, second], rows: first.rows }, sql: set.sql }, beyond: null };
  // What lies beyond the bits of one of them, and meets the others.
  const beyond = parts.flatMap((one, i) => {
    const others = set.of.filter((_, j) => j !== i).map(sqlOf);
    return one.beyond === null ? [] : [joined([one.beyond, ...others], " AND ")];
  });
  return {
    bits: {
      of: { is: "all", of, rows: Math.min(...of.map((one) => one.rows)) },
      sql: joined(sqls, " AND "),
    },
    beyond: isExact ? null : joined(beyond, " OR "),
  };
}

const NO_BITS = Prisma.sql`0::bit(8000)`;
const ALL_BITS = Prisma.sql`(~${NO_BITS})`;

type Circle = Extract<RowSet, { readonly is: "circle" }>;

/**
 * The numbers by place of what lies in a circle, as bits: of the squares that lie within it whole all that stand in order, from the
 * first to the last in each row of them; of those that its edge crosses, and of what came later, one by one. Where a listing was
 * that went, there is a bit, too.
 */
function bitsOfCircle({ centre, radiusKm }: Circle): Prisma.Sql {
  const { within, across } = squaresOf(centre, radiusKm, PLACE_SQUARES);
  const stretches = (squares: readonly Squares[]): Prisma.Sql =>
    Prisma.sql`unnest(${firsts(squares)}::int[], ${lasts(squares)}::int[]) AS squares(first, last)`;
  const isThere = Prisma.sql`s.square BETWEEN squares.first AND squares.last AND ${isWithin(centre, radiusKm)}`;
  return Prisma.sql`(
    SELECT chunk, bit_or(bits) AS bits FROM (
      SELECT touched.chunk, (${ALL_BITS} >> greatest(own.first - touched.chunk * 8000, 0))
        & (${ALL_BITS} << greatest(touched.chunk * 8000 + 7999 - own.last, 0)) AS bits
      FROM ${stretches(within)} CROSS JOIN LATERAL (SELECT
        (SELECT slot FROM listing_place_slots WHERE in_order AND square >= squares.first ORDER BY square, slot LIMIT 1) AS first,
        (SELECT slot FROM listing_place_slots WHERE in_order AND square <= squares.last ORDER BY square DESC, slot DESC LIMIT 1) AS last
        OFFSET 0
      ) AS own CROSS JOIN LATERAL generate_series(own.first / 8000, own.last / 8000) AS touched(chunk)
      WHERE own.first <= own.last
      UNION ALL
      SELECT slot / 8000, bit_or(set_bit(${NO_BITS}, slot % 8000, 1)) FROM (
        SELECT s.slot FROM ${stretches(across)}
        CROSS JOIN LATERAL (SELECT slot FROM listing_place_slots AS s WHERE in_order AND ${isThere} OFFSET 0) AS s
        UNION ALL
        SELECT s.slot FROM ${stretches([...within, ...across])}
        CROSS JOIN LATERAL (SELECT slot FROM listing_place_slots AS s WHERE NOT in_order AND ${isThere} OFFSET 0) AS s
      ) AS single GROUP BY slot / 8000
    ) AS each GROUP BY chunk
  )`;
}

/** What some bits come to in one chunk, of the rows `kept` of `listing_bitmaps` that are of it. */
function combined(bits: Bits): Prisma.Sql {
  const read = (ids: readonly number[]): Prisma.Sql =>
    Prisma.sql`coalesce(bit_or(kept.bits) FILTER (WHERE kept.key_id = ANY (${[...ids]}::int[])), ${NO_BITS})`;
  if (bits.is === "key") return read([bits.id]);
  const keys = bits.of.flatMap((part) => (part.is === "key" ? [part.id] : []));
  if (bits.is === "any" && keys.length === bits.of.length) return read(keys);
  const by = { all: " & ", any: " | ", less: " & ~" }[bits.is];
  return Prisma.sql`(${Prisma.join(bits.of.map(combined), by)})`;
}

/**
 * The bits of one search, chunk by chunk, as what stands behind FROM, called `found`. The bitmaps are read once and
 * put together as they are grouped: each one joined for itself would take longer to plan than to read.
 * @param circle what lies in it alone, by the numbers by place
 */
function foundBits(bits: Bits, circle: Circle | null): Prisma.Sql {
  const ids = Prisma.sql`${idsOf(bits)}::int[]`;
  const [own, masks] =
    circle === null
      ? [
          Prisma.sql`(
            SELECT kept.chunk, ${combined(bits)} AS bits FROM listing_bitmaps AS kept
            WHERE kept.key_id = ANY (${ids}) AND NOT is_place_chunk(kept.chunk) GROUP BY kept.chunk
          )`,
          Prisma.sql`listing_bitmap_masks(false)`,
        ]
      : [
          Prisma.sql`(
            SELECT chunks.chunk, chunks.bits & there.bits AS bits FROM ${bitsOfCircle(circle)} AS chunks CROSS JOIN LATERAL (
              SELECT ${combined(bits)} AS bits FROM listing_bitmaps AS kept
              WHERE kept.key_id = ANY (${ids}) AND kept.chunk = chunks.chunk
            ) AS there
          )`,
          Prisma.sql`listing_bitmap_masks(true)`,
        ];
  return Prisma.sql`(
    SELECT own.chunk, CASE WHEN mask.bits IS NULL THEN own.bits ELSE own.bits & mask.bits END AS bits
    FROM ${own} AS own LEFT JOIN ${masks} AS mask USING (chunk) OFFSET 0
  ) AS found`;
}

const idsOf = (bits: Bits): number[] =>
  bits.is === "key" ? [bits.id] : [...new Set(bits.of.flatMap(idsOf))];

const CHANGED = Prisma.sql`SELECT listing_id FROM listing_bitmap_changes`;

/** A set as what of a circle lies in some others. A circle about the same point that reaches farther asks nothing more. */
function apart(set: RowSet): { readonly circle: Circle | null; readonly others: readonly RowSet[] } {
  if (set.is === "circle") return { circle: set, others: [] };
  if (set.is !== "all") return { circle: null, others: [set] };
  const parts = set.of.map(apart);
  const [circle = null, ...wider] = parts
    .flatMap((part) => part.circle ?? [])
    .toSorted((one, other) => one.radiusKm - other.radiusKm);
  const isElsewhere = ({ centre: { lat, lng } }: Circle): boolean =>
    lat !== circle?.centre.lat || lng !== circle.centre.lng;
  return { circle, others: [...parts.flatMap(({ others }) => others), ...wider.filter(isElsewhere)] };
}

/** What a condition is counted of, where bits are kept of it. */
export type ByBitmaps = {
  /** Whether all that is read is there at this moment: a condition. */
  readonly isKept: Prisma.Sql;
  /** The bits in each chunk, as what stands behind FROM; `found.bits`. */
  readonly bits: Prisma.Sql;
  /** What is counted by its rows, no row of it among the bits: what changed since, and what no bits are kept of. Each stands behind FROM, its rows called `s`. */
  readonly rows: readonly Prisma.Sql[];
};

/** So few rows are counted as quickly as bits. */
const FEW_ROWS = 5000;

/**
 * How the rows of a condition are counted by bitmaps; null where none are kept of it, or it is of few rows (docs/decisions/068).
 * @param fewRows so many are few
 */
export async function byBitmaps(where: Prisma.Sql, fewRows = FEW_ROWS): Promise<ByBitmaps | null> {
  const { circle, others } = apart(rowSetOf(where));
  // What lies in a circle, whatever it is, is counted by its squares.
  if (others.length === 0 || (others.length === 1 && others[0]!.is === "rows")) return null;
  const keys = await kept.fetch("keys");
  if (keys === undefined || keys.size === 0) return null;
  const { bits, beyond } = split({ is: "all", of: others, sql: joined(others.map(sqlOf), " AND ") }, keys);
  if (bits === null || bits.of.rows < fewRows) return null;
  const isIn = circle === null ? Prisma.empty : Prisma.sql`${circle.sql} AND`;
  return {
    isKept: Prisma.sql`has_listing_bitmaps(${idsOf(bits.of)}::int[])`,
    bits: foundBits(bits.of, circle),
    rows: [
      // Read before they are compared: the words among them are frequent ones.
      Prisma.sql`(SELECT * FROM listing_search WHERE listing_id = ANY (ARRAY (${CHANGED})) OFFSET 0) AS s WHERE ${where}`,
      ...(beyond === null
        ? []
        : [
            Prisma.sql`listing_search AS s
              WHERE ${isIn} ${beyond} AND (${bits.sql}) IS NOT TRUE AND s.listing_id NOT IN (${CHANGED})`,
          ]),
    ],
  };
}

/** The statement that counts (`total`) by bitmaps; it gives null where they are not there at this moment. */
export const bitmapCountQuery = ({ isKept, bits, rows }: ByBitmaps): Prisma.Sql => Prisma.sql`
  SELECT CASE WHEN ${isKept} THEN
    (SELECT coalesce(sum(bit_count(found.bits)), 0) FROM ${bits})
    ${Prisma.join(
      rows.map((from) => Prisma.sql` + (SELECT count(*) FROM ${from})`),
      "",
    )}
  END::int AS total`;
