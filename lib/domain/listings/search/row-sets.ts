import "server-only";
import { Prisma } from "@/lib/server/db";
import type { LatLng } from "@/lib/shared/geo";

/** A kind of `listing_bitmap_keys`: `all` listings, `word` wherever it stands, `own_word` in name, tags or description. */
export type KeptKind =
  | "all"
  | "word"
  | "own_word"
  | "tag"
  | "category"
  | "subcategory"
  | "company_type"
  | "state"
  | "city"
  | "price_from";

/**
 * The rows that meet a condition, as far as it is known what it is made of: `key`, what a row may have bits of; `all` and
 * `any` of others; `less`, what the first has and not the second; `circle`, no farther than `radiusKm` from a point. Of `rows` nothing
 * is known but the condition.
 */
export type RowSet = { readonly sql: Prisma.Sql } & (
  | { readonly is: "key"; readonly kind: KeptKind; readonly key: string }
  | { readonly is: "all" | "any"; readonly of: readonly RowSet[] }
  | { readonly is: "less"; readonly of: readonly [RowSet, RowSet] }
  | { readonly is: "circle"; readonly centre: LatLng; readonly radiusKm: number }
  | { readonly is: "rows" }
);

/** At the condition itself, unseen by whoever puts conditions together; a search makes hundreds, and a weak map costs more than they do. */
const SET = Symbol("row set");

/** What a condition on `listing_search AS s` is made of. */
export const rowSetOf = (sql: Prisma.Sql & { readonly [SET]?: RowSet }): RowSet =>
  sql[SET] ?? { is: "rows", sql };

/** The same condition, and what it is made of is remembered. */
const remembered = (set: RowSet): Prisma.Sql => Object.defineProperty(set.sql, SET, { value: set });

/** A condition that is met by the rows that have a key. */
export const havingKey = (sql: Prisma.Sql, kind: KeptKind, key: string): Prisma.Sql =>
  remembered({ is: "key", kind, key, sql });

/** Any listing at all, as one that bits are kept of. */
export const ANY_LISTING = havingKey(Prisma.sql`true`, "all", "");

/** A condition that is met where all of some others are, none at all included. */
export const meetingAll = (sql: Prisma.Sql, others: readonly Prisma.Sql[]): Prisma.Sql =>
  remembered({ is: "all", of: others.map(rowSetOf), sql });

/** A condition that is met where any of some others is. */
export const meetingAny = (sql: Prisma.Sql, others: readonly Prisma.Sql[]): Prisma.Sql =>
  remembered({ is: "any", of: others.map(rowSetOf), sql });

/** A condition that is met where the first of two others is, and not the second. */
const meetingOne = (sql: Prisma.Sql, one: Prisma.Sql, other: Prisma.Sql): Prisma.Sql =>
  remembered({ is: "less", of: [rowSetOf(one), rowSetOf(other)], sql });

/** A condition that is met by what lies no farther than so many km from a point. */
export const lyingWithin = (sql: Prisma.Sql, centre: LatLng, radiusKm: number): Prisma.Sql =>
  remembered({ is: "circle", centre, radiusKm, sql });

/** The bounds of `listing_bitmap_prices()`, in rupees. */
export const PRICE_BOUNDS = [
  0, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000,
  5_000_000,
];

const costsFrom = (bound: number): Prisma.Sql =>
  havingKey(Prisma.sql`s.price >= ${bound}::int`, "price_from", String(bound));

const firstFrom = (least: number): number | undefined => PRICE_BOUNDS.find((one) => one >= least);
const lastUpTo = (most: number): number => PRICE_BOUNDS.findLast((one) => one <= most + 1) ?? 0;

const atLeast = (least: number): Prisma.Sql => Prisma.sql`s.price >= ${least}::int`;
const atMost = (most: number): Prisma.Sql => Prisma.sql`s.price <= ${most}::int`;

/** What costs at least as much as the next bound, and what lies before that. */
function costingFrom(least: number): Prisma.Sql {
  const bound = firstFrom(least);
  if (bound === undefined) return atLeast(least);
  const beyond = costsFrom(bound);
  return bound === least
    ? beyond
    : meetingAny(atLeast(least), [beyond, Prisma.sql`(${atLeast(least)} AND s.price < ${bound}::int)`]);
}

/** What costs less than the bound before, and what lies behind that. */
function costingUpTo(most: number): Prisma.Sql {
  const bound = lastUpTo(most);
  if (bound === 0) return atMost(most);
  const cheaper = meetingOne(Prisma.sql`s.price < ${bound}::int`, costsFrom(0), costsFrom(bound));
  return bound === most + 1
    ? cheaper
    : meetingAny(atMost(most), [cheaper, Prisma.sql`(${atMost(most)} AND s.price >= ${bound}::int)`]);
}

/** Rows that cost at least and at most so much, in rupees: a condition for each that is given. */
export function costing(least: number | undefined, most: number | undefined): Prisma.Sql[] {
  // Bits are of what lies between two bounds, and no two are between: all of it is read by its rows.
  if (least !== undefined && most !== undefined && lastUpTo(most) <= (firstFrom(least) ?? Infinity))
    return [atLeast(least), atMost(most)];
  return [
    ...(least === undefined ? [] : [costingFrom(least)]),
    ...(most === undefined ? [] : [costingUpTo(most)]),
  ];
}
