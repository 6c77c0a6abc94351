import "server-only";
import { db, type Transaction } from "@/lib/server/db";
import { errorFields, log } from "@/lib/server/log";
import { storage } from "@/lib/server/storage/storage";

/** Files in one call of the storage. */
const BATCH = 500;

/** Notes files to be deleted, in the transaction that deletes the rows that name them: whoever dies, they go. */
export async function noteFilesToDelete(tx: Transaction, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.fileToDelete.createMany({ data: keys.map((key) => ({ key })), skipDuplicates: true });
}

/**
 * Deletes the files that were noted; any number of processes may do it at once.
 * @returns how many were deleted
 * @throws AppError UNAVAILABLE when the storage is away: what it did not delete stays noted
 */
export async function deleteNotedFiles(): Promise<number> {
  let deleted = 0;
  for (;;) {
    const found = await db.fileToDelete.findMany({
      orderBy: [{ notedAt: "asc" }, { key: "asc" }],
      take: BATCH,
      select: { key: true },
    });
    const keys = found.map(({ key }) => key);
    if (keys.length === 0) return deleted;
    // A file that is not there any more is no error: another process was quicker, or died in between.
    await storage().delete(keys);
    deleted += (await db.fileToDelete.deleteMany({ where: { key: { in: keys } } })).count;
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
