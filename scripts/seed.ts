// npm run seed [-- --reference]: fills the database of DATABASE_URL (or the local one) with the demo data, or with
// states, places and categories alone.
import { progressLines } from "@/reference/progress";
import { provideDemoAccounts } from "@/scripts/demo/demo-accounts";
import { runToEnd } from "@/scripts/command/command";
import { readOptions } from "@/scripts/process/read-options";
import { loadEnvironmentFile } from "@/scripts/process/environment-file";
import { openDatabase } from "@/scripts/local-database/open-database";

async function main(): Promise<number> {
  const { values } = readOptions("npm run seed -- [--reference]", {
    options: { reference: { type: "boolean", default: false } },
  });
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
    return 0;
  } finally {
    await database.stop();
  }
}

runToEnd(main);
