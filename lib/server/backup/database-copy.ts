import "server-only";
import { existsSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { DatabaseError } from "@/lib/server/database/database-error";
import { findPostgres } from "@/lib/server/database/postgres-install";
import { lastLine, runCommand } from "@/lib/server/database/run-command";

/** What a table held: how many rows, and a sum over all they say that does not depend on their order. */
export type TableContent = { readonly rows: number; readonly sum: string };
export type TableContents = Readonly<Record<string, TableContent>>;

/** What the same rows are told as whoever asks, so that their sums can be compared. */
const ONE_WAY_TO_TELL =
  "SET statement_timeout = 0; SET timezone = 'UTC'; SET datestyle = 'ISO'; SET extra_float_digits = 1; SET bytea_output = 'hex'";

// What belongs to an extension comes with the extension.
const OUR_TABLES = `
  SELECT c.relname AS name FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
    AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
  ORDER BY 1`;

async function usingClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function tableNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(OUR_TABLES);
  return rows.map(({ name }) => name);
}

async function contentsSeenBy(client: pg.Client): Promise<TableContents> {
  const contents: Record<string, TableContent> = {};
  for (const name of await tableNames(client)) {
    const table = pg.escapeIdentifier(name);
    const { rows } = await client.query<{ rows: string; sum: string }>(`
      SELECT count(*) AS rows, coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text AS sum
      FROM public.${table} AS t`);
    contents[name] = { rows: Number(rows[0]!.rows), sum: rows[0]!.sum };
  }
  return contents;
}

/** What every table of ours holds now. */
export const tableContents = (url: string): Promise<TableContents> =>
  usingClient(url, async (client) => {
    await client.query(ONE_WAY_TO_TELL);
    return contentsSeenBy(client);
  });

/** The names of tables in a database: none before the first migration. */
export const tablesOf = (url: string): Promise<string[]> => usingClient(url, tableNames);

/** pg_dump and pg_restore: of an installed server, else wherever PATH finds those of a client alone. */
async function tool(name: "pg_dump" | "pg_restore"): Promise<string> {
  const installs = await findPostgres(undefined).catch(() => []);
  const found = installs.map(({ binDir }) => join(binDir, name)).find(existsSync);
  return found ?? name;
}

/** Its arguments for a database, the password beside them: a list of processes shows arguments to everybody. */
function connection(url: string): { target: string; secret: Record<string, string> } {
  const target = new URL(url);
  const { password } = target;
  target.password = "";
  return { target: target.href, secret: password ? { PGPASSWORD: decodeURIComponent(password) } : {} };
}

async function run(name: "pg_dump" | "pg_restore", args: readonly string[], url: string): Promise<void> {
  const { target, secret } = connection(url);
  const { code, output } = await runCommand(
    await tool(name),
    [...args, `--dbname=${target}`],
    undefined,
    secret,
  );
  if (code === null)
    throw new DatabaseError(
      `${name} is not installed: apt-get install postgresql-client (${lastLine(output)})`,
    );
  if (code !== 0) throw new DatabaseError(`${name} failed: ${lastLine(output)}`);
}

/**
 * Writes everything that a database holds at one moment into a file, in pg_dump's own format; others go on writing.
 * @returns what the tables held at that moment
 * @throws DatabaseError
 */
export const dumpDatabase = (url: string, file: string): Promise<TableContents> =>
  usingClient(url, async (client) => {
    const { rows: versions } = await client.query<{ version: string }>("SELECT version()");
    if (/wasm|emscripten/i.test(versions[0]!.version))
      throw new DatabaseError(
        "PGlite is not backed up by this command: stop the demo and copy .data as it is, or use real Postgres",
      );
    await client.query(ONE_WAY_TO_TELL);
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const { rows } = await client.query<{ snapshot: string }>("SELECT pg_export_snapshot() AS snapshot");
    const format = ["--format=custom", "--compress=6", "--no-owner", "--no-privileges", "--no-comments"];
    await run("pg_dump", [...format, `--snapshot=${rows[0]!.snapshot}`, `--file=${file}`], url);
    return contentsSeenBy(client);
  });

/**
 * Fills an empty database from such a file, whole or not at all.
 * @throws DatabaseError
 */
export const fillFromDump = (url: string, file: string): Promise<void> =>
  run("pg_restore", ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges", file], url);
