import { statfsSync } from "node:fs";
import { DatabaseError } from "@/lib/server/database/database-error";

/** What a new database with the demo's data takes, its log among it, MB: 400 when all is there, and a build beside it. */
const NEEDED_MB = 600;

/**
 * A disk that is too full for a new database is told before anything stands half there.
 * @param folder that the database goes into: of DATA_DIR, or what stands for it
 * @throws DatabaseError in one sentence
 */
export function requireRoom(folder: string, neededMb = NEEDED_MB): void {
  const { bavail, bsize } = statfsSync(folder);
  const freeMb = Math.floor((bavail * bsize) / 1024 ** 2);
  if (freeMb < neededMb)
    throw new DatabaseError(
      `DATA_DIR: ${folder} has ${freeMb} MB left, a new database takes up to ${neededMb}: make room, or name another folder`,
    );
}
