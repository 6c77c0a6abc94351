import "server-only";
import { Prisma } from "@/lib/server/db";

/**
 * What a change sets `updated_at` to. The moment is also the listing's version, which answers tell in whole
 * milliseconds: two changes within one of them, or one whose transaction began before the other's, still differ.
 */
export const NEXT_VERSION = Prisma.sql`greatest(now(), date_trunc('milliseconds', updated_at) + interval '1 millisecond')`;

/**
 * Whether a row is the version that was looked at.
 * @param seen its `updated_at` as answers tell it (ISO 8601); undefined: whichever it is
 */
export function isSeenVersion(seen: string | undefined): Prisma.Sql {
  // As a number: Postgres refuses years that the format has.
  const seenMs = seen === undefined ? null : Date.parse(seen);
  return Prisma.sql`
    (${seenMs}::float8 IS NULL OR floor(extract(epoch FROM updated_at) * 1000) = ${seenMs}::float8::numeric)`;
}
