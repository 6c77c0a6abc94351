// Started by demo and dev: migrates and seeds the database of DATABASE_URL, one line of progress after the other.
import { join } from "node:path";
import { DatabaseError } from "@/lib/server/database/database-error";
import { grantServingRole } from "@/lib/server/database/grant-serving-role";
import { migrate } from "@/lib/server/database/migrate";
import { db } from "@/lib/server/db";
import { progressLines } from "@/reference/progress";
import { seedDemo } from "@/demo/seed-demo";
import { provideDemoAccounts } from "@/scripts/demo/demo-accounts";
import { projectRoot } from "@/scripts/process/environment-file";

/** SQLSTATE: a full disk, or no memory or connection left. */
const OUT_OF_ROOM = /^53\d{3}$/;

const say = (line: string): void => console.log(line);

async function main(): Promise<void> {
  const url = process.env["DATABASE_URL"] ?? "";
  const migrationUrl = process.env["DATABASE_MIGRATION_URL"] || url;
  const directory = join(projectRoot, "prisma", "migrations");
  const applied = await migrate({ url: migrationUrl, directory, onProgress: say });
  if (applied.length === 0) say("migrations are up to date");
  await grantServingRole({ url, migrationUrl }, say);
  await seedDemo({ onProgress: progressLines(say), say });
  await provideDemoAccounts(say);
  await db.$disconnect();
}

// Whoever started it is gone, however it ended.
process.on("disconnect", () => process.exit(1));
main().then(
  () => process.exit(0),
  (error: unknown) => {
    const { code, message } = error as { code?: unknown; message?: string };
    console.error(error instanceof DatabaseError || OUT_OF_ROOM.test(String(code)) ? message : error);
    process.exit(1);
  },
);
