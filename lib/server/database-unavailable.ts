import "server-only";

/** Codes of Node, Postgres (SQLSTATE) and Prisma that mean: the database cannot be reached or cannot take more now. */
const CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EHOSTUNREACH",
  "ETIMEDOUT",
  "EPIPE",
  "57P01",
  "57P02",
  "57P03",
  "57014",
  "53300",
  "53400",
  "55P03",
  "40001",
  "40P01",
  "08000",
  "08001",
  "08003",
  "08004",
  "08006",
  "P1001",
  "P1002",
  "P1008",
  "P1017",
  "P2024",
  "P2034",
]);
const KINDS = new Set([
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TooManyConnections",
  "TransactionWriteConflict",
]);
const MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Can't reach database server|the database system is (?:starting up|shutting down)|ECONNREFUSED/i;

/**
 * True when an error, or what caused it, says that the database is away or overloaded rather than that the query was
 * wrong: such a request is answered 503 and may be tried again (security.md P9).
 */
export function isDatabaseUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== "object" || error === null || depth > 6) return false;
  const { code, kind, originalCode, message, cause, meta, driverAdapterError } = error as Record<
    string,
    unknown
  >;
  return (
    CODES.has(String(code)) ||
    CODES.has(String(originalCode)) ||
    KINDS.has(String(kind)) ||
    (typeof message === "string" && MESSAGES.test(message)) ||
    [cause, meta, driverAdapterError].some((inner) => isDatabaseUnavailable(inner, depth + 1))
  );
}
