import "server-only";
import { pino, type Logger } from "pino";

/**
 * What a log line may hold besides level, time and message. An allow-list: bodies, query strings, cookies, tokens,
 * e-mail addresses, phones, PAN and GST have no field to go into (docs/security.md#logs-and-audit).
 */
export type LogFields = {
  readonly requestId?: string;
  readonly method?: string;
  /** The route's pattern or the path without its query. */
  readonly path?: string;
  readonly status?: number;
  readonly durationMs?: number;
  readonly code?: string;
  /** The row it speaks of, where one is needed to find it. */
  readonly rowId?: string;
  readonly errorName?: string;
  /** The first lines of a stack: places in our code, never data. */
  readonly stack?: string;
};

/** One that is none is refused by name, with the rest of the environment (lib/server/env.ts). */
const level = process.env.LOG_LEVEL ?? "";

const logger: Logger = pino({
  level: level === "silent" || level in pino.levels.values ? level : "info",
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
});

/** Structured logs, one JSON object a line on standard output. */
export const log = {
  info: (message: string, fields: LogFields = {}) => logger.info(fields, message),
  warn: (message: string, fields: LogFields = {}) => logger.warn(fields, message),
  error: (message: string, fields: LogFields = {}) => logger.error(fields, message),
};

/** Of a thrown value that is no Error: what made it and how it calls itself, never what it holds. */
function fieldsOfThrown(thrown: unknown): Pick<LogFields, "errorName" | "code"> {
  if (typeof thrown !== "object" || thrown === null) return { errorName: typeof thrown };
  const { code, kind, name } = thrown as Readonly<Record<string, unknown>>;
  const told = [code, kind, name].find((value) => typeof value === "string");
  return {
    errorName: thrown.constructor?.name ?? "object",
    ...(typeof told === "string" && { code: told.slice(0, 60) }),
  };
}

/** An error as log fields: its name, code and where it was thrown. Its message may hold data, so it stays out. */
export function errorFields(error: unknown): Pick<LogFields, "errorName" | "code" | "stack"> {
  if (!(error instanceof Error)) return fieldsOfThrown(error);
  const code = (error as { code?: unknown }).code;
  const stack = error.stack
    ?.split("\n")
    .filter((line) => line.trimStart().startsWith("at "))
    .slice(0, 8)
    .join("\n");
  return {
    errorName: error.name,
    ...(typeof code === "string" && { code }),
    ...(stack !== undefined && { stack }),
  };
}
