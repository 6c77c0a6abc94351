import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { ResolvedDatabase } from "@/scripts/local-database/resolved-database";
import { projectRoot } from "@/scripts/process/environment-file";
import { tsxLoader } from "@/scripts/process/tsx-loader";

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
  const script = join(projectRoot, "scripts", "demo", "fill-database.ts");
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
