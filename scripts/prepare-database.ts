// What demo and dev do before they serve: a database, its migrations, the demo data, accounts to sign in with.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { resolveDatabase } from "@/lib/server/database/resolve";
import type { ResolvedDatabase } from "@/lib/server/database/resolved-database";
import { projectRoot } from "@/scripts/environment-file";

/** What TypeScript of ours is run with: `node --import <this>`. */
export const tsxLoader = (): string => pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

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
 * Migrates and seeds the database that openDatabase() gave, in a process of its own: seeding takes half a gigabyte,
 * which goes with it. Quick when both are up to date.
 *
 * @param say told each line of its progress
 * @returns the process, for the caller to end; and whether it did all, else the reason stands on our stderr
 */
export function startFilling(
  { migrationUrl }: ResolvedDatabase,
  say: (line: string) => void,
): { child: ChildProcess; done: Promise<boolean> } {
  const script = join(projectRoot, "scripts", "fill-database.ts");
  const child = spawn(process.execPath, ["--conditions=react-server", "--import", tsxLoader(), script], {
    cwd: projectRoot,
    env: { ...process.env, DATABASE_MIGRATION_URL: migrationUrl },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    detached: true, // its own group: Ctrl-C reaches us alone, and we end it in order
  });
  createInterface({ input: child.stdout! }).on("line", say);
  // Not 'exit', after which lines may still be on their way.
  const done = once(child, "close").then(
    ([code]) => code === 0,
    () => false,
  );
  return { child, done };
}
