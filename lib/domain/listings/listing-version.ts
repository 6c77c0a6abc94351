import "server-only";
import { Prisma } from "@/lib/server/db";

/**
 * What a change sets `updated_at` to. The moment is also the listing's version, which answers tell in whole
 * milliseconds: two changes within one of them, or one whose transaction began before the other's, still differ.
 */
export const NEXT_VERSION = Prisma.sql`greatest(now(), date_trunc('milliseconds', updated_at) + interval '1 millisecond')`;
