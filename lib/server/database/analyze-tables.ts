import "server-only";
import pg from "pg";

const TIMEOUT_MS = 120_000;
/** SQLSTATE class of warnings. */
const WARNING_CLASS = "01";

/**
 * Refreshes the planner's statistics of these tables, on a connection of its own: Postgres skips a table that the role
 * may not analyze with a mere warning, and only the connection hears it.
 *
 * @param tables names as SQL writes them; never a caller's text
 * @returns null when all were analyzed, else why not, in one line. It does not throw: statistics are only about speed.
 */
export async function analyzeTables(url: string, tables: readonly string[]): Promise<string | null> {
  const problems: string[] = [];
  try {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5000,
      statement_timeout: TIMEOUT_MS,
      options: "-c client_min_messages=warning",
    });
    client.on("error", () => undefined);
    client.on("notice", ({ code, message }) => {
      if (code?.startsWith(WARNING_CLASS)) problems.push(message ?? code);
    });
    try {
      await client.connect();
      await client.query(`ANALYZE ${tables.join(", ")}`);
    } finally {
      await client.end().catch(() => undefined);
    }
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    problems.push(message || code || "no answer");
  }
  return problems[0]?.split("\n")[0] ?? null;
}
