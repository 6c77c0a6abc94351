import "server-only";
import { db } from "@/lib/server/db";

/** Asks the database for an answer; throws what the database client throws when there is none (security.md P9). */
export async function checkReady(): Promise<void> {
  await db.$queryRaw`SELECT 1`;
}
