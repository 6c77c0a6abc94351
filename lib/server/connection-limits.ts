import "server-only";

/**
 * Limits of every session with the database (docs/security.md#the-database), in Postgres' words. A statement ends below
 * the time a query is waited for (silent-connections.ts), so that Postgres says it first. JIT compiles longer than these
 * queries run, and on solid-state disks a random page costs about as much as the next one.
 */
export const CONNECTION_LIMITS = {
  statement_timeout: "3500",
  lock_timeout: "3000",
  idle_in_transaction_session_timeout: "10000",
  jit: "off",
  random_page_cost: "1.1",
} as const;

/**
 * What a connection asks for when it begins. Behind PgBouncer nothing: it refuses such wishes, or drops them, because its
 * sessions are everybody's. There the limits stand at the role (lib/server/database/limit-serving-role.ts).
 */
export function startupParameters(variables: NodeJS.ProcessEnv = process.env) {
  if (variables.DATABASE_POOLER === "1") return {};
  const { statement_timeout, lock_timeout, idle_in_transaction_session_timeout, ...rest } = CONNECTION_LIMITS;
  return {
    statement_timeout: Number(statement_timeout),
    lock_timeout: Number(lock_timeout),
    idle_in_transaction_session_timeout: Number(idle_in_transaction_session_timeout),
    options: Object.entries(rest)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(" "),
  };
}
