import "server-only";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Manifest, readArchive, type Unpacked } from "@/lib/server/backup/archive";
import { fillFromDump, tableContents, tablesOf } from "@/lib/server/backup/database-copy";
import { DatabaseError } from "@/lib/server/database/database-error";
import { analyzeTables } from "@/lib/server/database/analyze-tables";
import type { OnProgress } from "@/lib/server/database/on-progress";
import { storage } from "@/lib/server/storage/storage";
import { mediaIdOfKey } from "@/lib/server/storage/stored-names";

const TOLD_EVERY = 500;

/** @throws DatabaseError naming what stands where only an empty place is filled */
async function requireEmpty(url: string): Promise<void> {
  const tables = await tablesOf(url);
  if (tables.length > 0)
    throw new DatabaseError(
      `the database is not empty, it has ${tables.length} tables (${tables.slice(0, 3).join(", ")} …): restore into a new one`,
    );
  for await (const files of storage().list())
    if (files.length > 0)
      throw new DatabaseError(
        `files are stored there already (${files[0]!.key} …): restore into an empty place`,
      );
}

async function putFiles(files: Unpacked["files"], onProgress: OnProgress): Promise<string[]> {
  const put: string[] = [];
  for (const [key, file] of files) {
    const type = mediaIdOfKey(key) === null ? "application/octet-stream" : "image/webp";
    await storage().put(key, file, type);
    put.push(key);
    if (put.length % TOLD_EVERY === 0) onProgress(`files: ${put.length} of ${files.size}`);
  }
  return put;
}

/** @throws DatabaseError naming tables that do not hold what was backed up */
async function compareTables(url: string, wanted: Manifest["tables"]): Promise<void> {
  const got = await tableContents(url);
  const names = new Set([...Object.keys(wanted), ...Object.keys(got)]);
  const wrong = [...names].filter(
    (name) => got[name]?.rows !== wanted[name]?.rows || got[name]?.sum !== wanted[name]?.sum,
  );
  if (wrong.length > 0)
    throw new DatabaseError(`restored, but these tables are not what was backed up: ${wrong.join(", ")}`);
}

/**
 * Fills an empty database and an empty storage from an archive, and compares what is there then with what the archive says.
 * Every byte of the archive is checked before anything is written; files come before the rows that name them.
 * @param url of a role that may create tables and extensions
 * @param options `identity`: the age key it is decrypted with
 * @throws UnusableArchive, DatabaseError; nothing stays of what was begun, but where the comparison fails
 */
export async function restoreBackup(
  url: string,
  file: string,
  { identity, onProgress }: { identity?: string | undefined; onProgress: OnProgress },
): Promise<Manifest> {
  await requireEmpty(url);
  const folder = await mkdtemp(path.join(tmpdir(), "restore-"));
  let put: string[] = [];
  try {
    onProgress("archive: reading and checking");
    const { manifest, dump, files } = await readArchive(file, folder, { identity });
    onProgress(`files: ${files.size}`);
    put = await putFiles(files, onProgress);
    onProgress("database: filling");
    await fillFromDump(url, dump).catch(async (error: unknown) => {
      await storage().delete(put);
      throw error;
    });
    onProgress("database: comparing");
    await compareTables(url, manifest.tables);
    // A dump has no statistics, and until the server makes its own it reads whole tables.
    const unanalyzed = await analyzeTables(url, Object.keys(manifest.tables));
    if (unanalyzed !== null) onProgress(`run ANALYZE yourself: ${unanalyzed}`);
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
