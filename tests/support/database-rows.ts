import pg from "pg";
import { usingClient } from "@/tests/support/test-database";

/**
 * A hash of all rows of every table of ours, by the table's name: two of them are equal when nothing was written between.
 * @param leftOut tables that every request writes to
 */
export function hashRows(
  url: string,
  leftOut: readonly string[] = [],
): Promise<Readonly<Record<string, string>>> {
  return usingClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
    );
    const hashes = rows
      .filter(({ name }) => !leftOut.includes(name))
      .map(({ name }) => {
        const rowsOf = `(SELECT md5(string_agg(t::text, E'\\n' ORDER BY t::text)) FROM ${pg.escapeIdentifier(name)} AS t)`;
        return `SELECT ${pg.escapeLiteral(name)} AS name, coalesce(${rowsOf}, 'empty') AS hash`;
      });
    const found = await client.query<{ name: string; hash: string }>(hashes.join(" UNION ALL "));
    return Object.fromEntries(found.rows.map(({ name, hash }) => [name, hash]));
  });
}
