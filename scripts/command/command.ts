// What commands that end with a code share: their words, their database, and how they end.
import { parseArgs, type ParseArgsConfig } from "node:util";
import { inEnglish } from "@/lib/content/failure-sentences";
import { DatabaseError } from "@/lib/server/database/database-error";
import { isDatabaseUnavailable } from "@/lib/server/database-unavailable";
import { UnusableEnvironment } from "@/lib/server/unusable-environment";
import { AppError, CommandRefused } from "@/lib/shared/errors";
import { openDatabase } from "@/scripts/local-database/open-database";
import { keptByNpm } from "@/scripts/process/kept-by-npm";
import { loadEnvironmentFile } from "@/scripts/process/environment-file";

/** Arguments that cannot be meant; the message is one line for a person. */
export class WrongArguments extends Error {}

/** For people, beside what the command puts out. */
export const say = (line: string): void => void process.stderr.write(`${line}\n`);

/**
 * The words of the command line; null when it asks for help.
 * @throws WrongArguments
 */
export function readWords<const C extends ParseArgsConfig>(
  config: C,
): ReturnType<typeof parseArgs<C>> | null {
  const options = { ...config.options, help: { type: "boolean", short: "h" } } as const;
  const kept = keptByNpm(config.options ?? {});
  if (kept !== null) throw new WrongArguments(kept);
  try {
    const read = parseArgs({ ...config, options });
    return (read.values as { help?: boolean }).help === true
      ? null
      : (read as ReturnType<typeof parseArgs<C>>);
  } catch (error) {
    throw new WrongArguments((error as Error).message.split(". ")[0]);
  }
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
  if (error instanceof DatabaseError || error instanceof UnusableEnvironment) return [error.message, 1];
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
