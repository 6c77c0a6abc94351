import { resolveDatabase } from "@/scripts/local-database/resolve";
import type { ResolvedDatabase } from "@/scripts/local-database/resolved-database";
import { projectRoot } from "@/scripts/process/environment-file";

/**
 * Resolves the database and points this process, and what it starts, at it. The caller stops it.
 *
 * @throws DatabaseError when the given or forced database is impossible.
 */
export async function openDatabase(
  purpose: "demo" | "dev",
  say: (line: string) => void,
): Promise<ResolvedDatabase> {
  const database = await resolveDatabase({ purpose, root: projectRoot, onProgress: say });
  process.env["DATABASE_URL"] = database.url;
  process.env["DATABASE_POOL_MAX"] = String(database.poolMax);
  say(database.describe);
  return database;
}
