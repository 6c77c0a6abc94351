import "server-only";
import { z } from "zod";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { AppError } from "@/lib/shared/errors";

const RETRY_SECONDS = 5;

/**
 * Asks the database whether it answers and takes what is written.
 * @throws AppError UNAVAILABLE where it can only be read, as a standby; what the database client throws when there is
 * no answer (docs/security.md#the-database)
 */
export async function checkReady(): Promise<void> {
  const [found] = await rows(db, z.object({ isReadOnly: z.boolean() }))`
    SELECT current_setting('transaction_read_only')::boolean AS "isReadOnly"`;
  if (found!.isReadOnly) throw new AppError("UNAVAILABLE", "readOnly", [], RETRY_SECONDS);
}
