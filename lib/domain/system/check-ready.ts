import "server-only";
import { db } from "@/lib/server/db";
import { AppError } from "@/lib/shared/errors";

const RETRY_SECONDS = 5;

/**
 * Asks the database whether it answers and takes what is written.
 * @throws AppError UNAVAILABLE where it can only be read, as a standby; what the database client throws when there is
 * no answer (docs/security.md#the-database)
 */
export async function checkReady(): Promise<void> {
  const [found] = await db.$queryRaw<[{ isReadOnly: boolean }]>`
    SELECT current_setting('transaction_read_only')::boolean AS "isReadOnly"`;
  if (found.isReadOnly)
    throw new AppError("UNAVAILABLE", "The database can only be read at the moment.", [], RETRY_SECONDS);
}
