// npm run create-admin -- --email E: an admin's account. There is no other way to one.
import { randomBytes } from "node:crypto";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { Email, NewPassword } from "@/lib/schemas/account";
import { DatabaseError } from "@/lib/server/database/database-error";
import { isDatabaseUnavailable } from "@/lib/server/database-unavailable";
import { AppError } from "@/lib/shared/errors";
import { loadEnvironmentFile } from "@/scripts/environment-file";
import { openDatabase } from "@/scripts/prepare-database";

const USAGE = `usage: npm run create-admin -- --email E

Makes an admin with this e-mail. The password comes from standard input when something is piped into it; otherwise one
is made and printed, once. Without DATABASE_URL it is made in the database of npm run demo.
Ends with 0 when the admin is there (or was), with 1 when it cannot be made, with 2 when the arguments are wrong.`;

/** Arguments that cannot be meant; the message is one line for a person. */
class WrongArguments extends Error {}

const say = (line: string): void => void process.stderr.write(`${line}\n`);

function readEmail(args: string[]): string | null {
  let values;
  try {
    ({ values } = parseArgs({
      args,
      options: { email: { type: "string" }, help: { type: "boolean", short: "h", default: false } },
    }));
  } catch (error) {
    throw new WrongArguments((error as Error).message.split("\n")[0]);
  }
  if (values.help) return null;
  if (values.email === undefined) throw new WrongArguments("--email is missing (--help says how)");
  const email = Email.safeParse(values.email);
  if (!email.success) throw new WrongArguments(`--email: ${email.error.issues[0]?.message}`);
  return email.data;
}

/** What was piped in, without the end of its line; null when nothing was. */
async function readPassword(): Promise<string | null> {
  if (process.stdin.isTTY) return null;
  const given = (await text(process.stdin)).replace(/\r?\n$/, "");
  if (given === "") return null;
  const password = NewPassword.safeParse(given);
  if (!password.success) throw new WrongArguments(`password: ${password.error.issues[0]?.message}`);
  return password.data;
}

async function main(): Promise<number> {
  const email = readEmail(process.argv.slice(2));
  if (email === null) {
    console.log(USAGE);
    return 0;
  }
  const given = await readPassword();
  const password = given ?? randomBytes(18).toString("base64url");
  loadEnvironmentFile();
  const database = await openDatabase("demo", say);
  try {
    // Imported only now: the client reads the address from the environment when it is loaded.
    const { createAdmin } = await import("@/lib/domain/accounts/admin/create-admin");
    const { db } = await import("@/lib/server/db");
    const result = await createAdmin({ email, password }).finally(() => db.$disconnect());
    if (result === "existed")
      console.log(`${email} is an admin already; nothing was changed, its password neither`);
    else {
      console.log(`${email} is an admin now`);
      if (given === null) console.log(`password: ${password}`);
    }
    return 0;
  } finally {
    await database.stop();
  }
}

/** One line for a person, and the exit code. */
function explain(error: unknown): [line: string, code: 1 | 2] {
  const { message } = error as { message?: unknown };
  if (error instanceof WrongArguments) return [error.message, 2];
  if (error instanceof AppError) {
    const path = error.errors[0]?.path;
    return [path === undefined ? error.message : `${path}: ${error.message}`, path === "password" ? 2 : 1];
  }
  if (error instanceof DatabaseError) return [error.message, 1];
  if (isDatabaseUnavailable(error)) return ["the database cannot be reached, or went away", 1];
  const text = String(message ?? error).trim();
  // No such table, or no such column.
  if (/\b(42P01|42703)\b/.test(text)) return ["the database is not up to date: run npm run migrate first", 1];
  return [text.split("\n").at(-1) ?? "", 1];
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const [line, code] = explain(error);
    say(line);
    process.exitCode = code;
  },
);
