// npm run erase-user -- --email E: erases an account and everything that is its owner's, for who asks us for it.
import { createInterface } from "node:readline/promises";
import { readArguments } from "@/scripts/accounts/account-command";
import { onDatabase, runToEnd, say } from "@/scripts/command/command";

const USAGE = `usage: npm run erase-user -- --email E [--yes]

Erases this account for good: profile, listings, pictures, documents, sessions, enquiries, mails that wait. The audit log
stays and forgets who it was. Asks for the e-mail once more, unless --yes is given. Needs DATA_DIR, or the storage, that the
site uses: what it cannot delete there, the site does. Without DATABASE_URL it is the database of npm run demo.
Ends with 0 when it is done, with 1 when it cannot be done or was not confirmed, with 2 when the arguments are wrong.`;

/** Whether the e-mail is typed, or piped in, once more. */
async function isConfirmed(email: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const ended = new Promise<string>((resolve) => lines.once("close", () => resolve("")));
    const typed = lines.question(`This erases ${email} for good. Type the e-mail to confirm: `);
    return (await Promise.race([typed, ended])).trim().toLowerCase() === email;
  } finally {
    lines.close();
  }
}

async function main(): Promise<number> {
  const asked = readArguments({ yes: { type: "boolean" } });
  if (asked === null) {
    console.log(USAGE);
    return 0;
  }
  const { email, values } = asked;
  if (!values.yes && !(await isConfirmed(email))) {
    say("not confirmed: nothing was erased");
    return 1;
  }
  return onDatabase(async () => {
    const { eraseUser } = await import("@/lib/domain/own-data/erase-account");
    const { listings, documents, pictures } = await eraseUser(email);
    console.log(`${email} is erased: ${listings} listings, ${documents} documents, ${pictures} pictures`);
    return 0;
  });
}

runToEnd(main);
