import "server-only";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { type Content, type Manifest, UnusableArchive, writeArchive } from "@/lib/server/backup/archive";
import { dumpDatabase } from "@/lib/server/backup/database-copy";
import type { OnProgress } from "@/lib/server/database/on-progress";
import { storage } from "@/lib/server/storage/storage";

const TOLD_EVERY = 500;

/** Every stored file; one that is deleted meanwhile is left out. */
async function* storedFiles(onProgress: OnProgress): AsyncIterable<Content> {
  let count = 0;
  for await (const batch of storage().list()) {
    for (const { key } of batch) {
      const file = await storage().open(key);
      if (file === null) continue;
      count += 1;
      if (count % TOLD_EVERY === 0) onProgress(`files: ${count}`);
      const body = Readable.fromWeb(file.body as Parameters<typeof Readable.fromWeb>[0]);
      yield { key, size: file.sizeBytes, body };
    }
  }
}

/**
 * Writes database and files into one archive while the site goes on (docs/decisions/045). The database comes first, as
 * it was at one moment: what its rows name was stored before them, and is still there when files are read.
 * @param url of a role that may read every table
 * @param file the archive's path; nothing may stand there
 * @param options `recipient`: the age key it is encrypted for; in clear when absent
 * @throws UnusableArchive, DatabaseError
 */
export async function makeBackup(
  url: string,
  file: string,
  {
    recipient,
    version,
    onProgress,
  }: { recipient?: string | undefined; version: string; onProgress: OnProgress },
): Promise<Manifest> {
  if (existsSync(file)) throw new UnusableArchive(`${file} stands there already`);
  const folder = await mkdtemp(path.join(tmpdir(), "backup-"));
  try {
    const createdAt = new Date().toISOString();
    const dump = path.join(folder, "database.dump");
    onProgress("database: reading");
    const tables = await dumpDatabase(url, dump);
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    onProgress(`database: ${rows} rows of ${Object.keys(tables).length} tables`);
    const about = { createdAt, version, tables };
    return await writeArchive(file, dump, storedFiles(onProgress), about, { recipient });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
