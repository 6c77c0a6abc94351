// npm run export-user -- --email E: everything that is stored of an account, for who asks us for it.
import { writeFile } from "node:fs/promises";
import { readArguments } from "@/scripts/accounts/account-command";
import { onDatabase, runToEnd, say } from "@/scripts/command/command";

const USAGE = `usage: npm run export-user -- --email E [--out FILE]

Puts out everything that is stored of this account as JSON, its GST and PAN number opened; the audit log says so. With
--out it is written into a new file that only you can read. Without DATABASE_URL it reads the database of npm run demo.
Ends with 0 when it is done, with 1 when it cannot be done, with 2 when the arguments are wrong.`;

async function main(): Promise<number> {
  const asked = readArguments({ out: { type: "string" } });
  if (asked === null) {
    console.log(USAGE);
    return 0;
  }
  const { email, values } = asked;
  // What is put out is the file: no line of the log stands in it. The log is made when it is imported.
  if (values.out === undefined) process.env["LOG_LEVEL"] = "silent";
  return onDatabase(async () => {
    const { exportUser } = await import("@/lib/domain/own-data/export-account");
    const { AccountExport } = await import("@/lib/schemas/account-export");
    const text = JSON.stringify(AccountExport.parse(await exportUser(email)), null, 2);
    if (values.out === undefined) process.stdout.write(`${text}\n`);
    else {
      await writeFile(values.out, `${text}\n`, { flag: "wx", mode: 0o600 });
      say(`${email}: written to ${values.out}`);
    }
    return 0;
  });
}

runToEnd(main);
