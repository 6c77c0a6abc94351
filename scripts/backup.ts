// npm run backup [-- --out FILE]: database and files in one archive, while the site goes on.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import packageFile from "@/package.json" with { type: "json" };
import { readWords, runToEnd, say, WrongArguments } from "@/scripts/command/command";
import { loadEnvironmentFile, projectRoot } from "@/scripts/process/environment-file";

const USAGE = `usage: npm run backup [-- --out FILE]
       npm run backup -- --make-key

Writes the database and the stored files into one archive, DATA_DIR/backups/<time>.tar or FILE, while the site goes on.
With BACKUP_RECIPIENT (age1…) it is encrypted for the holder of the matching key; --make-key prints a new pair. What it holds
are people's names, numbers and mails: keep it like the database. docs/running/backup.md tells the rest.`;

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

async function main(): Promise<number> {
  const read = readWords({ options: { out: { type: "string" }, "make-key": { type: "boolean" } } });
  if (read === null) {
    console.log(USAGE);
    return 0;
  }
  const { values } = read;
  const { makeKey } = await import("@/lib/server/backup/archive");
  if (values["make-key"]) {
    const { recipient, identity } = await makeKey();
    console.log(
      `BACKUP_RECIPIENT=${recipient}   # with the site\nBACKUP_IDENTITY=${identity}   # away from it`,
    );
    return 0;
  }
  loadEnvironmentFile();
  const { env } = await import("@/lib/server/env");
  const { resolveDatabase } = await import("@/scripts/local-database/resolve");
  const database = await resolveDatabase({ purpose: "demo", root: projectRoot, onProgress: say });
  try {
    process.env["DATABASE_URL"] = database.url;
    say(`database: ${database.describe}`);
    const { makeBackup } = await import("@/lib/server/backup/make-backup");
    const { dataPath } = await import("@/lib/server/data-path");
    const time = new Date().toISOString().replace(/[-:]|\.\d+/g, "");
    const recipient = env().BACKUP_RECIPIENT;
    if (values.out !== undefined && !existsSync(dirname(values.out)))
      throw new WrongArguments(`--out: there is no folder ${dirname(values.out)}`);
    const file = values.out ?? join(dataPath("backups"), `${time}.tar${recipient ? ".age" : ""}`);
    const { version } = packageFile;
    const made = await makeBackup(database.migrationUrl, file, { recipient, version, onProgress: say });
    const bytes = made.entries.reduce((sum, entry) => sum + entry.bytes, 0);
    say(`${file}: ${made.entries.length - 1} files and the database, ${megabytes(bytes)}`);
    if (recipient === undefined)
      say("it is not encrypted: set BACKUP_RECIPIENT (npm run backup -- --make-key)");
    return 0;
  } finally {
    await database.stop();
  }
}

runToEnd(main);
