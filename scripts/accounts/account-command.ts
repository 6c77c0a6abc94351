// What the commands about one account share: their e-mail, their database, and how they end, which others do alike.
import { text } from "node:stream/consumers";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { Email, NewPassword } from "@/lib/schemas/account";
import { DatabaseError } from "@/lib/server/database/database-error";
import { isDatabaseUnavailable } from "@/lib/server/database-unavailable";
import { AppError, CommandRefused } from "@/lib/shared/errors";
import { loadEnvironmentFile } from "@/scripts/process/environment-file";
import { openDatabase } from "@/scripts/local-database/open-database";
import type { z } from "zod";
import { inEnglish } from "@/lib/content/failure-sentences";
import { fieldErrorOf } from "@/lib/schemas/issues";

/** Arguments that cannot be meant; the message is one line for a person. */
export class WrongArguments extends Error {}

/** For people, beside what the command puts out. */
export const say = (line: string): void => void process.stderr.write(`${line}\n`);

type Options = NonNullable<ParseArgsConfig["options"]>;
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>["values"];

/**
 * The command line's `--email` in the form of `Email`, and what else it names; null when it asks for help.
 * @throws WrongArguments
 */
export function readArguments<const O extends Options>(
  more: O,
): { readonly email: string; readonly values: Values<O> } | null {
  let values: Values<O> & { email?: string; help?: boolean };
  try {
    ({ values } = parseArgs({
      options: { ...more, email: { type: "string" }, help: { type: "boolean", short: "h" } },
    }) as never);
  } catch (error) {
    throw new WrongArguments((error as Error).message.split("\n")[0]);
  }
  if (values.help) return null;
  if (values.email === undefined) throw new WrongArguments("--email is missing (--help says how)");
  const email = Email.safeParse(values.email);
  if (!email.success) throw new WrongArguments(`--email: ${firstOf(email.error)}`);
  return { email: email.data, values };
}

/**
 * The password that was piped in, without the end of its line; null when nothing was.
 * @throws WrongArguments
 */
export async function readPassword(): Promise<string | null> {
  if (process.stdin.isTTY) return null;
  const given = (await text(process.stdin)).replace(/\r?\n$/, "");
  if (given === "") return null;
  const password = NewPassword.safeParse(given);
  if (!password.success) throw new WrongArguments(`password: ${firstOf(password.error)}`);
  return password.data;
}

/** Does something on the database of DATABASE_URL, else on that of the demo. Import what leads to it inside. */
export async function onDatabase<T>(work: () => Promise<T>): Promise<T> {
  loadEnvironmentFile();
  const database = await openDatabase("demo", say);
  try {
    return await work();
  } finally {
    const { db } = await import("@/lib/server/db");
    await db.$disconnect();
    await database.stop();
  }
}

/** The first thing that is wrong with what was given, in English. */
const firstOf = ({ issues: [issue] }: z.ZodError): string => inEnglish(fieldErrorOf(issue!));

/** No such table, column or function: as Postgres tells it, and as Prisma does of its own queries. */
const OUTDATED = /\b(P2021|P2022|42P01|42703|42883)\b/;

/** One line for a person, and the exit code. */
function explain(error: unknown): [line: string, code: 1 | 2] {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (error instanceof WrongArguments) return [error.message, 2];
  if (error instanceof AppError || error instanceof CommandRefused) {
    const path = error instanceof AppError ? error.errors[0]?.path : error.path;
    const told = error instanceof AppError ? inEnglish(error) : error.message;
    return [path === undefined ? told : `${path}: ${told}`, path === "password" ? 2 : 1];
  }
  if (error instanceof DatabaseError) return [error.message, 1];
  if (isDatabaseUnavailable(error)) return ["the database cannot be reached, or went away", 1];
  const text = String(message ?? error).trim();
  if (OUTDATED.test(String(code)) || OUTDATED.test(text))
    return ["the database is not up to date: run npm run migrate first", 1];
  return [text.split("\n").at(-1) ?? "", 1];
}

/** Runs a command to its end: the exit code is what it returns, or says why it could not be done. */
export function runToEnd(main: () => Promise<number>): void {
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
}
