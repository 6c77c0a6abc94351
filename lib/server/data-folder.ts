import "server-only";
import { accessSync, constants, mkdirSync } from "node:fs";
import { DatabaseError } from "@/lib/server/database/database-error";

/**
 * Makes the folder of DATA_DIR where it is not there yet.
 * @param mode of a new one
 * @throws DatabaseError in one sentence where nothing can be written into it
 */
export function provideDataFolder(folder: string, mode = 0o755): void {
  try {
    mkdirSync(folder, { recursive: true, mode });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new DatabaseError(
      `DATA_DIR: ${folder} is no folder that this user may write to (${code ?? message}): give the right to it, or name another`,
    );
  }
}
