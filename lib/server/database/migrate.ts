import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { DatabaseError } from "@/lib/server/database/database-error";
import type { OnProgress } from "@/lib/server/database/on-progress";

/** The lock Prisma's own commands take: they and we never migrate one database at the same time. */
const PRISMA_LOCK_ID = 72707369;
const LOCK_WAIT_MS = 60_000;

/**
 * A migration that waits for a table lets nobody else at it, not even readers: it gives way before the first of them is
 * told to come again (QUEUE_PATIENCE_MS), and tries again while the site goes on, for two minutes and a half.
 */
const TABLE_WAIT_MS = 300;
const TABLE_TRIES = 120;
/** SQLSTATE of a lock that was waited for too long, and of a right that is missing. */
const [LOCK_NOT_AVAILABLE, INSUFFICIENT_PRIVILEGE] = ["55P03", "42501"];

const MIGRATING_ROLE = "the role that migrates (DATABASE_MIGRATION_URL, else DATABASE_URL)";

// Word for word what Prisma creates, so that its CLI reads and continues our history.
const CREATE_HISTORY = `CREATE TABLE _prisma_migrations (
    id                      VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum                VARCHAR(64) NOT NULL,
    finished_at             TIMESTAMPTZ,
    migration_name          VARCHAR(255) NOT NULL,
    logs                    TEXT,
    rolled_back_at          TIMESTAMPTZ,
    started_at              TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count     INTEGER NOT NULL DEFAULT 0
)`;

export type Migration = { name: string; sql: string; checksum: string };
type HistoryRow = { migration_name: string; checksum: string; finished_at: Date | null };

/** Why a database cannot be brought up to date: what was found, so that a caller may choose to start afresh. */
export class MigrationError extends DatabaseError {
  override readonly name = "MigrationError";
  constructor(
    readonly problem: "changed" | "failed" | "missing" | "foreign" | "locked",
    readonly migration: string,
    message: string,
  ) {
    super(message);
  }
}

function checksumOf(sql: string): string {
  return createHash("sha256").update(sql).digest("hex");
}

/** The migrations of a folder in Prisma's layout (`<timestamp_name>/migration.sql`), in the order they apply. */
export function readMigrations(directory: string): Migration[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(directory, entry.name, "migration.sql")))
    .map((entry) => {
      const sql = readFileSync(join(directory, entry.name, "migration.sql"), "utf8");
      return { name: entry.name, sql, checksum: checksumOf(sql) };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

// A checkout may have turned LF into CRLF or back: that is the same migration, for Prisma too.
function isSameFile(migration: Migration, checksum: string): boolean {
  const unix = migration.sql.replace(/\r\n/g, "\n");
  return [migration.checksum, checksumOf(unix), checksumOf(unix.replace(/\n/g, "\r\n"))].includes(checksum);
}

async function takeLock(client: pg.Client, onProgress: OnProgress): Promise<void> {
  const deadline = Date.now() + LOCK_WAIT_MS;
  for (let waited = false; ; waited = true) {
    const { rows } = await client.query<{ locked: boolean }>("SELECT pg_try_advisory_lock($1) AS locked", [
      PRISMA_LOCK_ID,
    ]);
    if (rows[0]?.locked) return;
    if (Date.now() > deadline) {
      throw new MigrationError(
        "locked",
        "",
        "another process has been migrating this database for a minute: try again when it is done",
      );
    }
    if (!waited) onProgress("waiting for another process that is migrating this database");
    await sleep(200);
  }
}

/** Tables that are neither ours nor an extension's: a database that belongs to something else. */
async function refuseForeignDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
       AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
     ORDER BY 1 LIMIT 1`,
  );
  const table = rows[0]?.name;
  if (table === undefined) return;
  const way =
    "use an empty database, or, if it really is this product's, baseline it with prisma migrate resolve --applied";
  throw new MigrationError(
    "foreign",
    "",
    `the database already holds tables that no migration made (such as ${table}): ${way}`,
  );
}

async function readHistory(client: pg.Client): Promise<HistoryRow[] | null> {
  const { rows } = await client.query<{ table: string | null }>(
    `SELECT to_regclass('_prisma_migrations') AS table`,
  );
  if (rows[0]?.table == null) return null;
  const history = await client.query<HistoryRow>(
    `SELECT migration_name, checksum, finished_at FROM _prisma_migrations
     WHERE rolled_back_at IS NULL ORDER BY started_at, migration_name`,
  );
  return history.rows;
}

/** A role that only serves: nothing was begun. */
function refuseWithoutRights(error: unknown): never {
  const { code, message } = error as pg.DatabaseError;
  if (code !== INSUFFICIENT_PRIVILEGE) throw error;
  throw new DatabaseError(
    `${MIGRATING_ROLE} may not create tables: ${message}. Set DATABASE_MIGRATION_URL to one that owns the database`,
  );
}

/** What is still to be applied; refuses a history that does not fit the folder. */
function pendingMigrations(migrations: readonly Migration[], history: readonly HistoryRow[]): Migration[] {
  for (const row of history) {
    const name = row.migration_name;
    const onDisk = migrations.find((migration) => migration.name === name);
    if (row.finished_at === null) {
      const way = `repair what it left, then run: npm run migrate -- --rolled-back ${name}`;
      throw new MigrationError(
        "failed",
        name,
        `migration ${name} failed earlier and was not finished (its log is in _prisma_migrations): ${way}`,
      );
    }
    if (onDisk === undefined) {
      const way = "bring its folder back, or use the version of the product that has it";
      throw new MigrationError(
        "missing",
        name,
        `migration ${name} was applied to this database but is not in prisma/migrations: ${way}`,
      );
    }
    if (!isSameFile(onDisk, row.checksum)) {
      const way =
        "restore the file and put the change into a new migration; a development database may be dropped instead";
      throw new MigrationError("changed", name, `migration ${name} was changed after it was applied: ${way}`);
    }
  }
  const applied = new Set(history.map((row) => row.migration_name));
  return migrations.filter((migration) => !applied.has(migration.name));
}

/** Line and excerpt of a script where Postgres says an error is. */
function locate(sql: string, position: string | undefined): string {
  if (position === undefined) return "";
  const before = sql.slice(0, Number(position) - 1);
  return ` (line ${before.split("\n").length})`;
}

async function apply(client: pg.Client, migration: Migration, onProgress: OnProgress): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    if (await applyOnce(client, migration)) return;
    if (attempt === TABLE_TRIES)
      throw new MigrationError(
        "locked",
        migration.name,
        `migration ${migration.name}: a table it changes is in use all the time; run npm run migrate when there is less to do`,
      );
    onProgress(`${migration.name} gives way to who uses its table, and tries again`);
    await sleep(1_000);
  }
}

/** @returns false when a table it changes was in use for too long: nothing of it was kept, and nothing noted */
async function applyOnce(client: pg.Client, migration: Migration): Promise<boolean> {
  const id = randomUUID();
  const startedAt = new Date();
  const insert = `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, logs, applied_steps_count)
                  VALUES ($1, $2, $3, $4, $5, $6, $7)`;
  const transactionId = "SELECT pg_current_xact_id()::text AS id";
  try {
    // One transaction for the script and its row: killed at any moment, the database is before it or after it.
    await client.query("BEGIN");
    const before = await client.query<{ id: string }>(transactionId);
    await client.query(migration.sql);
    const after = await client.query<{ id: string }>(transactionId);
    if (before.rows[0]?.id !== after.rows[0]?.id)
      throw new Error("the script ends its transaction itself: remove its BEGIN and COMMIT");
    await client.query(insert, [id, migration.checksum, migration.name, startedAt, new Date(), null, 1]);
    await client.query("COMMIT");
    return true;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    const { message, position, code } = error as pg.DatabaseError;
    if (code === LOCK_NOT_AVAILABLE) return false;
    const reason = `${message}${locate(migration.sql, position)}`;
    await client
      .query(insert, [id, migration.checksum, migration.name, startedAt, null, reason, 0])
      .catch(() => undefined); // the connection is gone: nothing was applied and nothing is recorded
    const way = `when its cause is removed, run: npm run migrate -- --rolled-back ${migration.name}`;
    throw new MigrationError(
      "failed",
      migration.name,
      `migration ${migration.name} failed: ${reason}. Nothing of it was kept; ${way}`,
    );
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: "vendorsetu migrate",
  });
  client.on("error", () => undefined); // a lost connection shows in the query that is under way
  try {
    await client.connect();
  } catch (error) {
    const { message, code } = error as pg.DatabaseError;
    throw new DatabaseError(`${MIGRATING_ROLE} cannot connect: ${message || code || "no answer"}`);
  }
  return client;
}

export type MigrateOptions = { url: string; directory: string; onProgress?: OnProgress };

/**
 * Brings a database up to date with the plain SQL migrations of a folder, one transaction each, and keeps Prisma's own
 * `_prisma_migrations` table, so that `prisma migrate status` and `deploy` agree. Needs no Prisma CLI.
 *
 * @returns the names applied now; empty when it was up to date.
 * @throws MigrationError naming the migration and the way out: changed on disk, failed, missing on disk; also when the
 *   database belongs to something else or stays locked by another migrating process.
 */
export async function migrate({
  url,
  directory,
  onProgress = () => undefined,
}: MigrateOptions): Promise<string[]> {
  const migrations = readMigrations(directory);
  const client = await connect(url);
  try {
    await takeLock(client, onProgress);
    await client.query(`SET statement_timeout = 0; SET lock_timeout = ${TABLE_WAIT_MS}`);
    let history = await readHistory(client);
    if (history === null) {
      await refuseForeignDatabase(client);
      await client.query(CREATE_HISTORY).catch(refuseWithoutRights);
      history = [];
    }
    const pending = pendingMigrations(migrations, history);
    for (const [index, migration] of pending.entries()) {
      onProgress(`migration ${index + 1} of ${pending.length}: ${migration.name}`);
      await apply(client, migration, onProgress);
    }
    return pending.map((migration) => migration.name);
  } finally {
    // On PGlite all clients share one session: what it holds must be given back by hand.
    await client.query("RESET statement_timeout; RESET lock_timeout").catch(() => undefined);
    await client.query("SELECT pg_advisory_unlock_all()").catch(() => undefined);
    await client.end().catch(() => undefined);
  }
}

/**
 * Marks a failed migration as rolled back, so that the next run tries it again (what
 * `prisma migrate resolve --rolled-back` does).
 *
 * @throws MigrationError when no failed migration has that name.
 */
export async function markRolledBack(url: string, name: string): Promise<void> {
  const client = await connect(url);
  try {
    const { rowCount } = await client.query(
      `UPDATE _prisma_migrations SET rolled_back_at = now()
       WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL`,
      [name],
    );
    if (rowCount === 0) throw new MigrationError("missing", name, `no failed migration is called ${name}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
