// npm run restore -- FILE: an archive of npm run backup into an empty database and an empty storage.
import { readWords, runToEnd, say, WrongArguments } from "@/scripts/command/command";
import { loadEnvironmentFile, projectRoot } from "@/scripts/process/environment-file";

const USAGE = `usage: DATABASE_URL=… DATA_DIR=… npm run restore -- FILE

Fills an empty database and an empty storage from an archive of npm run backup, and compares every table and file with what
was backed up. An encrypted one wants BACKUP_IDENTITY (AGE-SECRET-KEY-1…). Where anything stands already it does nothing.`;

async function main(): Promise<number> {
  const read = readWords({ allowPositionals: true });
  if (read === null) {
    console.log(USAGE);
    return 0;
  }
  const [file, more] = read.positionals;
  if (file === undefined || more !== undefined)
    throw new WrongArguments("one archive is wanted (--help says how)");
  loadEnvironmentFile();
  if (!process.env["DATABASE_URL"])
    throw new WrongArguments("DATABASE_URL is missing: an empty database to restore into");
  const { env } = await import("@/lib/server/env");
  const { resolveDatabase } = await import("@/scripts/local-database/resolve");
  const { grantServingRole } = await import("@/lib/server/database/grant-serving-role");
  const { restoreBackup } = await import("@/lib/server/backup/restore-backup");
  const database = await resolveDatabase({ purpose: "demo", root: projectRoot, onProgress: say });
  try {
    say(`database: ${database.describe}`);
    process.env["DATABASE_URL"] = database.url;
    const { BACKUP_IDENTITY: identity } = env();
    const { createdAt, entries } = await restoreBackup(database.migrationUrl, file, {
      identity,
      onProgress: say,
    });
    await grantServingRole(database, say);
    say(`restored as of ${createdAt}: every table and ${entries.length - 1} files are what was backed up`);
    say("next: npm run migrate, then npm start");
    return 0;
  } finally {
    await database.stop();
  }
}

runToEnd(main);
