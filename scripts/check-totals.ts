// npm run check-totals [-- --rebuild]: whether the totals and bitmaps that are kept of listings are what counting gives, in the
// database of DATABASE_URL (or the local one). Ends with 1 when they are not; --rebuild counts them anew.
import { runToEnd } from "@/scripts/command/command";
import { readOptions } from "@/scripts/process/read-options";
import { checkListingTotals } from "@/lib/server/database/listing-totals";
import { resolveDatabase } from "@/scripts/local-database/resolve";
import { loadEnvironmentFile, projectRoot } from "@/scripts/process/environment-file";

async function main(): Promise<number> {
  const { values } = readOptions("npm run check-totals -- [--rebuild]", {
    options: { rebuild: { type: "boolean", default: false } },
  });
  loadEnvironmentFile();
  const onProgress = (line: string): void => console.log(line);
  const database = await resolveDatabase({ purpose: "dev", root: projectRoot, onProgress });
  try {
    console.log(`database: ${database.describe}`);
    const wrong = await checkListingTotals(database.migrationUrl, { rebuild: values.rebuild });
    for (const { kind, key, kept, counted } of wrong)
      console.log(`${kind}${key === "" ? "" : ` ${key}`}: kept ${kept}, counted ${counted}`);
    if (wrong.length === 0) console.log("every total is what counting gives");
    else if (values.rebuild) console.log(`${wrong.length} were wrong; all are counted anew`);
    else console.error(`${wrong.length} wrong: npm run check-totals -- --rebuild counts them anew`);
    return wrong.length === 0 || values.rebuild ? 0 : 1;
  } finally {
    await database.stop();
  }
}

runToEnd(main);
