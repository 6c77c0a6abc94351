import "server-only";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { deleteNotedFiles } from "@/lib/domain/system/files-to-delete";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { log } from "@/lib/server/log";
import type { ListedFile } from "@/lib/server/storage/file-storage";
import { storage } from "@/lib/server/storage/storage";
import { isDocumentKey, mediaIdOfKey, OWNER_KEY } from "@/lib/server/storage/stored-names";
import { sweepDisk } from "@/lib/server/sweep-disk";
import { MEDIA_WIDTHS, mediaFileName } from "@/lib/shared/media";

const MINUTE_MS = 60_000;
/** A request is over long before, and with the time between sweeps nothing stays for more than an hour. */
const UNNAMED_FOR_MS = 45 * MINUTE_MS;
const UNCLAIMED_FOR_MS = 24 * 60 * MINUTE_MS;
/** Files deleted in one call. */
const BATCH = 500;

export type Sweep = {
  /** Leftovers of killed processes on this machine's disk. */
  readonly leftovers: number;
  /** Files of erased rows that were not deleted with them. */
  readonly noted: number;
  /** Documents nobody claimed for 24 hours. */
  readonly unclaimed: number;
  /** Pictures in no listing: after 24 hours those that wait for the form of their owner. */
  readonly pictures: number;
  /** Stored files that no row names. */
  readonly orphans: number;
};

/**
 * The janitor (docs/security.md#uploads-and-files): no row without its file; a file that no row has named for 45
 * minutes goes, so that
 * none stays for more than an hour, and an unclaimed document or picture after 24 hours. Rows go before their files;
 * what a sweep does not finish, the next one does. Any number of processes may sweep at once. Unclaimed documents, and
 * files that were noted when their rows were erased, go wherever they are; everything else only in a storage that
 * belongs to this database.
 * @param isOver asked between the batches of stored files: true ends the sweep there
 */
export async function sweepFiles(now = new Date(), isOver = () => false): Promise<Sweep> {
  const old = new Date(now.getTime() - UNNAMED_FOR_MS);
  const leftovers = await sweepDisk(old);
  const noted = await deleteNotedFiles();
  const yesterday = new Date(now.getTime() - UNCLAIMED_FOR_MS);
  const unclaimed = await sweepUnclaimed(yesterday);
  if (!(await isOurStorage())) return { leftovers, noted, unclaimed, pictures: 0, orphans: 0 };
  const pictures = await sweepPictures(old, yesterday);
  return { leftovers, noted, unclaimed, pictures, orphans: await sweepOrphans(old, isOver) };
}

/** Who registers at this moment holds the row, and it is no longer unclaimed when the lock is free. */
async function sweepUnclaimed(before: Date): Promise<number> {
  const gone = await rows(db, z.object({ key: z.string() }))`
    DELETE FROM documents WHERE user_id IS NULL AND uploaded_at < ${before} RETURNING storage_key AS key`;
  await deleteFiles(gone.map(({ key }) => key));
  return gone.length;
}

/** Whoever claims one at this moment holds its row, and then it is claimed anew: too young to go. */
async function sweepPictures(before: Date, waitingBefore: Date): Promise<number> {
  const gone = await rows(db, z.object({ id: z.string() }))`
    DELETE FROM media
    WHERE CASE WHEN owner_user_id IS NOT NULL AND claimed_at IS NULL THEN created_at < ${waitingBefore}
               ELSE coalesce(claimed_at, created_at) < ${before} END
      AND NOT EXISTS (SELECT 1 FROM listing_images WHERE media_id = media.id)
      AND NOT EXISTS (SELECT 1 FROM company_page_photos WHERE media_id = media.id)
    RETURNING id`;
  await deleteFiles(gone.flatMap(({ id }) => MEDIA_WIDTHS.map((width) => mediaFileName(id, width))));
  return gone.length;
}

async function sweepOrphans(before: Date, isOver: () => boolean): Promise<number> {
  let orphans = 0;
  for await (const files of storage().list()) {
    const nameless = await withoutRow(files);
    const old = [];
    for (const file of nameless) {
      const storedAt = await file.storedAt();
      if (storedAt !== null && storedAt < before) old.push(file.key);
    }
    await deleteFiles(old);
    orphans += old.length;
    if (isOver()) break;
  }
  return orphans;
}

/** Those of the files that no row names. */
async function withoutRow(files: readonly ListedFile[]): Promise<ListedFile[]> {
  const ids = files.flatMap(({ key }) => mediaIdOfKey(key) ?? []);
  const keys = files.flatMap(({ key }) => (isDocumentKey(key) ? [key] : []));
  const named = await rows(db, z.object({ name: z.string() }))`
    SELECT id AS name FROM media WHERE id = ANY (${[...new Set(ids)]}::text[])
    UNION ALL
    SELECT storage_key FROM documents WHERE storage_key = ANY (${keys}::text[])`;
  const known = new Set(named.map(({ name }) => name));
  return files.filter(({ key }) => key !== OWNER_KEY && !known.has(mediaIdOfKey(key) ?? key));
}

async function deleteFiles(keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += BATCH)
    await storage().delete(keys.slice(from, from + BATCH));
}

/**
 * Whether the storage is this database's: two databases may be pointed at one folder, or at one account, and the files
 * of the other one have no row here. The first database that knows a file in it becomes the owner. A database is known
 * by its first migration: a restored copy is the same one.
 */
async function isOurStorage(): Promise<boolean> {
  const [first] = await rows(db, z.object({ id: z.string() }))`
    SELECT id FROM _prisma_migrations ORDER BY migration_name LIMIT 1`;
  if (first === undefined) return false;
  const marker = await storage().open(OWNER_KEY);
  if (marker !== null) {
    const isOurs = (await text(marker.body)) === first.id;
    if (!isOurs) log.warn("the file storage belongs to another database: nothing is deleted from it");
    return isOurs;
  }
  for await (const files of storage().list()) {
    if ((await withoutRow(files)).length === files.length) continue;
    await storage().put(OWNER_KEY, Buffer.from(first.id), "text/plain");
    return true;
  }
  return false;
}
