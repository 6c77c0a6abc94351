// npm run migrate [-- --rolled-back <name>]: brings the database of DATABASE_URL (or the local one) up to date.
import { join } from "node:path";
import { grantServingRole } from "@/lib/server/database/grant-serving-role";
import { limitServingRole } from "@/lib/server/database/limit-serving-role";
import { markRolledBack, migrate } from "@/lib/server/database/migrate";
import { readWords, runToEnd } from "@/scripts/command/command";
import { resolveDatabase } from "@/scripts/local-database/resolve";
import { loadEnvironmentFile, projectRoot } from "@/scripts/process/environment-file";

const USAGE = `usage: npm run migrate [-- --rolled-back NAME]

Brings the database up to date, as the role of DATABASE_MIGRATION_URL, and lets that of DATABASE_URL read and write its rows.
The site may run meanwhile. --rolled-back NAME: a migration that failed is tried again by the next run. Without DATABASE_URL
it is the database of npm run demo. Ends with 0 when it is up to date, with 1 when it could not be done, with 2 when the
arguments are wrong.`;

async function main(): Promise<number> {
  const read = readWords({ options: { "rolled-back": { type: "string" } } });
  if (read === null) {
    console.log(USAGE);
    return 0;
  }
  const name = read.values["rolled-back"];
  loadEnvironmentFile();
  const onProgress = (line: string): void => console.log(line);
  const database = await resolveDatabase({ purpose: "dev", root: projectRoot, onProgress });
  try {
    console.log(`database: ${database.describe}`);
    if (name !== undefined) {
      await markRolledBack(database.migrationUrl, name);
      console.log(`${name} is marked as rolled back: the next npm run migrate applies it again`);
      return 0;
    }
    const applied = await migrate({
      url: database.migrationUrl,
      directory: join(projectRoot, "prisma", "migrations"),
      onProgress,
    });
    await grantServingRole(database, onProgress);
    if (process.env["DATABASE_POOLER"] === "1") await limitServingRole(database.url, onProgress);
    console.log(applied.length === 0 ? "up to date" : `${applied.length} applied, up to date`);
    return 0;
  } finally {
    await database.stop();
  }
}

runToEnd(main);
