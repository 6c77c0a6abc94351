// What demo and dev do before they serve: a database, its migrations, the demo data, accounts to sign in with.
import { join } from "node:path";
import { grantServingRole } from "@/lib/server/database/grant-serving-role";
import { migrate } from "@/lib/server/database/migrate";
import { resolveDatabase } from "@/lib/server/database/resolve";
import type { ResolvedDatabase } from "@/lib/server/database/resolved-database";
import { progressLines } from "@/prisma/seed/progress";
import { provideDemoAccounts } from "@/scripts/demo-accounts";
import { projectRoot } from "@/scripts/environment-file";

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

/**
 * Migrates and seeds the database that openDatabase() gave; quick when both are up to date.
 *
 * @throws MigrationError when its history does not fit the migrations on disk.
 */
export async function fillDatabase(database: ResolvedDatabase, say: (line: string) => void): Promise<void> {
  const directory = join(projectRoot, "prisma", "migrations");
  const applied = await migrate({ url: database.migrationUrl, directory, onProgress: say });
  if (applied.length === 0) say("migrations are up to date");
  await grantServingRole(database, say);
  // Imported only now: the client reads the address from the environment when it is loaded.
  const { seedDemo } = await import("@/prisma/seed/seed");
  await seedDemo({ onProgress: progressLines(say), say });
  await provideDemoAccounts(say);
}
