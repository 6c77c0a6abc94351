import "server-only";
import pg from "pg";
import type { OnProgress } from "@/lib/server/database/on-progress";

/** A number of our own: two runs never grant at the same moment, which Postgres answers with an error. */
const GRANT_LOCK = 7_362_103;

// What belongs to an extension is left alone: it is open to all already, and its owner may be somebody else.
const MISSING_GRANTS = `
  WITH ours AS (
    SELECT c.oid, c.relname AS name, c.relkind AS kind FROM pg_class c
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'S')
      AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
  ), wanted AS (
    SELECT format('USAGE ON SCHEMA %I', current_schema()) AS what
    WHERE NOT has_schema_privilege($1, current_schema(), 'USAGE')
    UNION ALL
    SELECT format('%s ON TABLE %I.%I', rights.list, current_schema(), name)
    FROM ours, LATERAL (
      SELECT CASE WHEN name = '_prisma_migrations' THEN 'SELECT' ELSE 'SELECT, INSERT, UPDATE, DELETE' END AS list
    ) AS rights
    WHERE kind <> 'S' AND EXISTS (
      SELECT 1 FROM unnest(string_to_array(rights.list, ', ')) AS privilege WHERE NOT has_table_privilege($1, ours.oid, privilege))
    UNION ALL
    SELECT format('USAGE, SELECT ON SEQUENCE %I.%I', current_schema(), name) FROM ours
    WHERE CASE WHEN kind = 'S' THEN NOT has_sequence_privilege($1, oid, 'USAGE') END
    UNION ALL
    SELECT format('EXECUTE ON FUNCTION %s', p.oid::regprocedure) FROM pg_proc p
    WHERE p.pronamespace = current_schema()::regnamespace AND NOT has_function_privilege($1, p.oid, 'EXECUTE')
      AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
  )
  SELECT format('GRANT %s TO %I', what, $1::text) AS sql FROM wanted`;

async function usingClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const currentUser = async (client: pg.Client): Promise<string> =>
  (await client.query<{ name: string }>("SELECT current_user AS name")).rows[0]!.name;

/**
 * Lets the role of `url` read and write the rows of what the role of `migrationUrl` has made, and no more: no tables
 * of its own (docs/security.md#the-database). To be called after every migration; does nothing when both are one role.
 *
 * @returns how many rights were missing and are granted now.
 * @throws the error of Postgres when the migration role does not own all of it.
 */
export async function grantServingRole(
  { url, migrationUrl }: { url: string; migrationUrl: string },
  onProgress: OnProgress = () => undefined,
): Promise<number> {
  if (url === migrationUrl) return 0;
  const role = await usingClient(url, currentUser);
  return usingClient(migrationUrl, async (client) => {
    if ((await currentUser(client)) === role) return 0;
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1)", [GRANT_LOCK]);
    const { rows } = await client.query<{ sql: string }>(MISSING_GRANTS, [role]);
    for (const { sql } of rows) await client.query(sql);
    await client.query("COMMIT");
    if (rows.length > 0) onProgress(`the role ${role} may now read and write all rows`);
    return rows.length;
  });
}
