import { statfsSync } from "node:fs";
import { provideDataFolder } from "@/lib/server/data-folder";
import { DatabaseError } from "@/lib/server/database/database-error";

/** What a new database with the demo's data takes, its log among it, MB: 400 when all is there, and a build beside it. */
const NEEDED_MB = 600;

/**
 * Makes the folder that a local database goes into.
 * @param isNew whether it is filled from now on: a disk that is too full is told before anything stands half there
 * @throws DatabaseError in one sentence
 */
export function provideRoom(homeDir: string, isNew: boolean, neededMb = NEEDED_MB): void {
  provideDataFolder(homeDir);
  if (!isNew) return;
  const { bavail, bsize } = statfsSync(homeDir);
  const freeMb = Math.floor((bavail * bsize) / 1024 ** 2);
  if (freeMb < neededMb)
    throw new DatabaseError(
      `DATA_DIR: ${homeDir} has ${freeMb} MB left, a new database takes up to ${neededMb}: make room, or name another folder`,
    );
}
