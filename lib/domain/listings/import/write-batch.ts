import "server-only";
import { z } from "zod";
import { analyzeTables } from "@/lib/server/database/analyze-tables";
import { db, Prisma, type Transaction } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import type { ImportedListing } from "@/lib/domain/listings/import/check-row";

/** A batch takes a fraction of a second; on a busy machine it may take longer than a request is allowed to. */
const PATIENCE_MS = 120_000;

/** One transaction that may take its time: the limits of a connection (lib/server/db.ts) are for requests. */
const patiently = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.$transaction(
    async (tx) => {
      await tx.$executeRaw`
        SELECT set_config(setting, ${String(PATIENCE_MS)}, true)
        FROM unnest(ARRAY['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) AS setting`;
      return work(tx);
    },
    { maxWait: PATIENCE_MS, timeout: PATIENCE_MS },
  );

export const BatchCounts = z.object({ created: z.number(), updated: z.number(), unchanged: z.number() });
export type BatchCounts = Readonly<z.output<typeof BatchCounts>>;

// The columns an import owns, by where they are read. Status, publication and ownership of a listing that exists are never touched.
const COLUMNS = Prisma.sql`
  name, category_id, subcategory_id, description, price, price_unit, phone_number, address, city, state_code, lat, lng, tags`;
const LISTING = Prisma.sql`(listing.name, listing.category_id, listing.subcategory_id, listing.description, listing.price,
  listing.price_unit, listing.phone_number, listing.address, listing.city, listing.state_code, listing.lat, listing.lng, listing.tags)`;
const INCOMING = Prisma.sql`(incoming.name, incoming.category_id, incoming.subcategory_id, incoming.description,
  incoming.price, incoming.price_unit, incoming.phone_number, incoming.address, incoming.city, incoming.state_code, incoming.lat,
  incoming.lng, incoming.tags)`;
const EXCLUDED = Prisma.sql`(excluded.name, excluded.category_id, excluded.subcategory_id, excluded.description,
  excluded.price, excluded.price_unit, excluded.phone_number, excluded.address, excluded.city, excluded.state_code, excluded.lat,
  excluded.lng, excluded.tags)`;

/** Null columns are left out: absent is NULL in json_to_recordset, and there are many. */
const asJson = (listings: readonly ImportedListing[]): string =>
  JSON.stringify(
    listings.map((listing) => ({
      external_id: listing.externalId,
      name: listing.name,
      category_id: listing.categoryId,
      subcategory_id: listing.subcategoryId ?? undefined,
      description: listing.description,
      price: listing.price ?? undefined,
      price_unit: listing.priceUnit ?? undefined,
      phone_number: listing.phoneNumber ?? undefined,
      address: listing.address,
      city: listing.city ?? undefined,
      state_code: listing.stateCode ?? undefined,
      lat: listing.lat,
      lng: listing.lng,
      tags: listing.tags,
    })),
  );

// One JSON parameter: the planner expects few rows of it and always probes the (source, external_id) index.
const compare = (source: string, listings: readonly ImportedListing[]) => Prisma.sql`
  WITH incoming AS MATERIALIZED (
    SELECT * FROM json_to_recordset(${asJson(listings)}::json) AS incoming (
      external_id text, name text, category_id text, subcategory_id text, description text, price integer, price_unit price_unit,
      phone_number text, address text, city text, state_code text, lat double precision, lng double precision, tags text[]
    )
  ), compared AS MATERIALIZED (
    SELECT incoming.*, listing.id IS NOT NULL AS is_known,
           ${LISTING} IS NOT DISTINCT FROM ${INCOMING} AS is_same
    FROM incoming LEFT JOIN listings AS listing ON listing.source = ${source} AND listing.external_id = incoming.external_id
  )`;

/** What writing these rows would do. */
export async function compareBatch(
  source: string,
  listings: readonly ImportedListing[],
): Promise<BatchCounts> {
  const [counts] = await patiently(
    (tx) => rows(tx, BatchCounts)`
      ${compare(source, listings)}
      SELECT (count(*) FILTER (WHERE NOT is_known))::int AS created,
             (count(*) FILTER (WHERE is_known AND NOT is_same))::int AS updated,
             (count(*) FILTER (WHERE is_same))::int AS unchanged
      FROM compared`,
  );
  return counts as BatchCounts;
}

/**
 * Brings the listings of a source in step with these rows, in one transaction: all of them or, when the process is
 * killed, none. New ones are approved and published now; unchanged ones are not written at all. The external ids must
 * be different ones.
 */
export async function writeBatch(
  source: string,
  providerUserId: string,
  listings: readonly ImportedListing[],
): Promise<BatchCounts> {
  const [written] = await patiently(
    (tx) => rows(tx, z.object({ created: z.number(), updated: z.number() }))`
      ${compare(source, listings)}, written AS (
        INSERT INTO listings AS listing (provider_user_id, source, external_id, status, published_at, ${COLUMNS})
        SELECT ${providerUserId}, ${source}, external_id, 'approved', clock_timestamp(), ${COLUMNS}
        FROM compared WHERE NOT is_same
        ON CONFLICT (source, external_id) DO UPDATE
        SET updated_at = clock_timestamp(), (${COLUMNS}) = ${EXCLUDED}
        WHERE ${LISTING} IS DISTINCT FROM ${EXCLUDED}
        RETURNING listing.xmax = 0 AS is_new
      )
      SELECT (count(*) FILTER (WHERE is_new))::int AS created, (count(*) FILTER (WHERE NOT is_new))::int AS updated
      FROM written`,
  );
  const { created, updated } = written as { created: number; updated: number };
  return { created, updated, unchanged: listings.length - created - updated };
}

/**
 * Fresh statistics for the planner, so that the first searches after a large import are quick. Only the tables' owner
 * may take them: the role that serves need not be it.
 *
 * @param url of the role that migrates
 * @returns null, or one line for a person: what did not happen, why, and the remedy
 */
export async function refreshStatistics(url: string): Promise<string | null> {
  const reason = await analyzeTables(url, ["listings", "listing_search"]);
  return reason === null
    ? null
    : `the planner's statistics are not refreshed, searches may be slow for a while (${reason}): ` +
        "set DATABASE_MIGRATION_URL, or run 'ANALYZE listings, listing_search' as the owner of the tables";
}
