import "server-only";
import { db, type Prisma } from "@/lib/server/db";
import { errorFields, log } from "@/lib/server/log";
import { storage } from "@/lib/server/storage/storage";

/** Files in one call of the storage. */
const BATCH = 500;

/** Notes files to be deleted, in the transaction that deletes the rows that name them: whoever dies, they go. */
export async function noteFilesToDelete(
  tx: Prisma.TransactionClient,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO files_to_delete (key) SELECT unnest(${[...keys]}::text[]) ON CONFLICT DO NOTHING`;
}

/**
 * Deletes the files that were noted; any number of processes may do it at once.
 * @returns how many were deleted
 * @throws AppError UNAVAILABLE when the storage is away: what it did not delete stays noted
 */
export async function deleteNotedFiles(): Promise<number> {
  let deleted = 0;
  for (;;) {
    const rows = await db.$queryRaw<{ key: string }[]>`
      SELECT key FROM files_to_delete ORDER BY noted_at, key LIMIT ${BATCH}`;
    const keys = rows.map(({ key }) => key);
    if (keys.length === 0) return deleted;
    // A file that is not there any more is no error: another process was quicker, or died in between.
    await storage().delete(keys);
    deleted += await db.$executeRaw`DELETE FROM files_to_delete WHERE key = ANY (${keys}::text[])`;
  }
}

/** The same at once, after the commit. What cannot be deleted now, the sweep deletes within ten minutes. */
export async function deleteNotedFilesNow(): Promise<void> {
  try {
    await deleteNotedFiles();
  } catch (error) {
    log.warn("files of erased rows were not deleted yet", errorFields(error));
  }
}
