import "server-only";

/** Codes of Node, Postgres (SQLSTATE) and Prisma that mean: the database cannot be reached or cannot take more now. */
const CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ETIMEDOUT",
  "EPIPE",
  // Only read: what stands behind the connection is a standby, or the disk is being saved.
  "25006",
  "25P03",
  "57P01",
  "57P02",
  "57P03",
  "57014",
  // No room left on the disk, none in memory.
  "53100",
  "53200",
  "53300",
  "53400",
  "55P03",
  "08000",
  "08001",
  "08003",
  "08004",
  "08006",
  // PgBouncer's word for all that is wrong behind it.
  "08P01",
  "P1001",
  "P1002",
  "P1008",
  "P1017",
  "P2024",
  // No connection became free for a transaction in time, or it took longer than one may.
  "P2028",
]);
const KINDS = new Set(["DatabaseNotReachable", "ConnectionClosed", "SocketTimeout", "TooManyConnections"]);
/** A serialization failure or a deadlock, as Postgres and Prisma call it: the transaction was undone, to be done again. */
const CONFLICT_CODES = new Set(["40001", "40P01", "P2034"]);
const CONFLICT_KIND = "TransactionWriteConflict";
const MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|not queryable|Connection terminated|Can't reach database server|the database system is (?:starting up|shutting down)|ECONNREFUSED|EAI_AGAIN/i;

type Told = Readonly<Record<string, unknown>>;

/** Whether an error, or what caused it, is one of these. */
function isOrHas(error: unknown, is: (error: Told) => boolean, depth = 0): boolean {
  if (typeof error !== "object" || error === null || depth > 6) return false;
  const told = error as Told;
  return (
    is(told) ||
    [told["cause"], told["meta"], told["driverAdapterError"]].some((inner) => isOrHas(inner, is, depth + 1))
  );
}

const isConflict = ({ code, kind, originalCode }: Told): boolean =>
  CONFLICT_CODES.has(String(code)) || CONFLICT_CODES.has(String(originalCode)) || kind === CONFLICT_KIND;

/** True when Postgres undid a transaction for the sake of another one: done again, it may well succeed. */
export const isTransactionConflict = (error: unknown): boolean => isOrHas(error, isConflict);

/** SQLSTATE of a statement that statement_timeout ended. */
const TOO_SLOW = "57014";

/** True when a statement was ended because it took too long, on a database that works. */
export const isTooSlow = (error: unknown): boolean =>
  isOrHas(error, ({ code, originalCode }) => code === TOO_SLOW || originalCode === TOO_SLOW);

/** SQLSTATE of a kept plan whose columns have other types by now. */
const OUTDATED_PLAN = "0A000";

/** True when a migration changed what a statement gives that was planned before it. */
export const isPlanOutdated = (error: unknown): boolean =>
  isOrHas(error, ({ code, originalCode }) => code === OUTDATED_PLAN || originalCode === OUTDATED_PLAN);

/**
 * True when an error, or what caused it, says that the database is away or overloaded rather than that the query was
 * wrong: such a request is answered 503 and may be tried again (docs/security.md#the-database).
 */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  isOrHas(
    error,
    (told) =>
      isConflict(told) ||
      CODES.has(String(told["code"])) ||
      CODES.has(String(told["originalCode"])) ||
      KINDS.has(String(told["kind"])) ||
      (typeof told["message"] === "string" && MESSAGES.test(told["message"])),
  );
