// npm run seed [-- --reference]: fills the database of DATABASE_URL (or the local one) with the demo data, or with
// states, places and categories alone.
import { parseArgs } from "node:util";
import { DatabaseError } from "@/lib/server/database/database-error";
import { progressLines } from "@/reference/progress";
import { provideDemoAccounts } from "@/scripts/demo/demo-accounts";
import { loadEnvironmentFile } from "@/scripts/process/environment-file";
import { openDatabase } from "@/scripts/local-database/open-database";

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { reference: { type: "boolean", default: false } } });
  loadEnvironmentFile();
  const started = Date.now();
  const database = await openDatabase("dev", (line) => console.log(line));
  try {
    // Imported only now: the client reads the address from the environment when it is loaded.
    const { seedDemo } = await import("@/demo/seed-demo");
    const { seedReference } = await import("@/reference/seed-reference");
    const { db } = await import("@/lib/server/db");
    const seed = values.reference ? seedReference : seedDemo;
    const say = (line: string): void => console.log(line);
    await seed({ onProgress: progressLines(say), say });
    if (!values.reference) await provideDemoAccounts(say);
    await db.$disconnect();
    console.log(`seeded in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  } finally {
    await database.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof DatabaseError || error instanceof TypeError ? error.message : error);
  process.exitCode = 1;
});
