// npm run migrate [-- --rolled-back <name>]: brings the database of DATABASE_URL (or the local one) up to date.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DatabaseError } from "@/lib/server/database/database-error";
import { grantServingRole } from "@/lib/server/database/grant-serving-role";
import { limitServingRole } from "@/lib/server/database/limit-serving-role";
import { markRolledBack, migrate } from "@/lib/server/database/migrate";
import { resolveDatabase } from "@/scripts/local-database/resolve";
import { loadEnvironmentFile, projectRoot } from "@/scripts/process/environment-file";

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { "rolled-back": { type: "string" } } });
  loadEnvironmentFile();
  const onProgress = (line: string): void => console.log(line);
  const database = await resolveDatabase({ purpose: "dev", root: projectRoot, onProgress });
  try {
    console.log(`database: ${database.describe}`);
    const name = values["rolled-back"];
    if (name !== undefined) {
      await markRolledBack(database.migrationUrl, name);
      console.log(`${name} is marked as rolled back: the next npm run migrate applies it again`);
      return;
    }
    const applied = await migrate({
      url: database.migrationUrl,
      directory: join(projectRoot, "prisma", "migrations"),
      onProgress,
    });
    await grantServingRole(database, onProgress);
    if (process.env["DATABASE_POOLER"] === "1") await limitServingRole(database.url, onProgress);
    console.log(applied.length === 0 ? "up to date" : `${applied.length} applied, up to date`);
  } finally {
    await database.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof DatabaseError || error instanceof TypeError ? error.message : error);
  process.exitCode = 1;
});
