import "server-only";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { DRAFT, storageDir } from "@/lib/server/storage/local";
import { uploadsInProgressDir } from "@/lib/server/uploads";

/**
 * Deletes what killed processes left on this machine: temporary files and unfinished ones last touched before the given
 * time. Files that are stored are not its business.
 * @returns how many it deleted
 */
export async function sweepDisk(before: Date): Promise<number> {
  const leftovers = [
    ...(await filesIn(uploadsInProgressDir())),
    ...(await filesIn(storageDir())).filter((file) => file.endsWith(DRAFT)),
    ...(await filesIn(storageDir("documents"))).filter((file) => file.endsWith(DRAFT)),
  ];
  let swept = 0;
  for (const file of leftovers) {
    // Another process may be quicker: then it is gone, and that is fine.
    const found = await stat(file).catch(() => null);
    if (!found?.isFile() || found.mtime >= before) continue;
    await rm(file, { force: true });
    swept += 1;
  }
  return swept;
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).map((name) => `${folder}${path.sep}${name}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
