import { createHash } from "node:crypto";
import { join } from "node:path";
import { hostname } from "node:os";
import pg from "pg";
import { isAlive, waitForLock } from "@/scripts/local-database/lock-file";
import { migrate, MigrationError, readMigrations } from "@/lib/server/database/migrate";
import { resolveDatabase } from "@/scripts/local-database/resolve";

export const projectRoot = join(import.meta.dirname, "..", "..");
export const migrationsFolder = join(projectRoot, "prisma", "migrations");

const TEMPLATE_PREFIX = "vstest_template_";
const TEMPLATE_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Databases of one run begin with this: the host and the process that drives the run tell leftovers from live ones. */
export function databasePrefix(runnerPid: number): string {
  const host = createHash("sha256").update(hostname()).digest("hex").slice(0, 6);
  return `vstest_${host}_${runnerPid}_`;
}

export function withDatabase(url: string, database: string): string {
  const target = new URL(url);
  target.pathname = `/${database}`;
  return target.href;
}

/** One short connection. */
export async function usingClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function dropLeftovers(client: pg.Client, template: string): Promise<void> {
  const { rows } = await client.query<{ name: string; note: string | null }>(
    `SELECT datname AS name, shobj_description(oid, 'pg_database') AS note FROM pg_database WHERE datname LIKE 'vstest\\_%'`,
  );
  for (const { name, note } of rows) {
    const pid = Number(/^vstest_[0-9a-f]{6}_(\d+)_/.exec(name)?.[1]);
    const isOurs = name.startsWith(databasePrefix(pid));
    const isOldTemplate =
      name.startsWith(TEMPLATE_PREFIX) &&
      name !== template &&
      Date.now() - Date.parse(note ?? "") > TEMPLATE_LIFETIME_MS;
    if (!isOldTemplate && !(isOurs && !isAlive(pid))) continue;
    await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
  }
}

/** The database all test files are copied from: migrated once for one state of the migrations. */
async function prepareTemplate(url: string): Promise<string> {
  const fingerprint = createHash("sha256");
  for (const { name, checksum } of readMigrations(migrationsFolder))
    fingerprint.update(`${name} ${checksum}\n`);
  const template = `${TEMPLATE_PREFIX}${fingerprint.digest("hex").slice(0, 16)}`;
  await usingClient(url, async (client) => {
    await client.query("SELECT pg_advisory_lock(hashtext('vstest template'))"); // runs that start together
    await dropLeftovers(client, template);
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [template]);
    if (rowCount === 0) {
      const draft = `${template}_draft`;
      await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
      await client.query(`CREATE DATABASE ${draft}`);
      await migrate({ url: withDatabase(url, draft), directory: migrationsFolder });
      await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
    }
    await client.query(`COMMENT ON DATABASE ${template} IS ${pg.escapeLiteral(new Date().toISOString())}`);
  });
  return template;
}

/** PGlite has one database: it is migrated in place, and begun afresh when its history no longer fits the folder. */
async function preparePglite(url: string): Promise<void> {
  try {
    await migrate({ url, directory: migrationsFolder });
  } catch (error) {
    if (!(error instanceof MigrationError) || error.problem === "locked") throw error;
    await usingClient(url, (client) => client.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public"));
    await migrate({ url, directory: migrationsFolder });
  }
}

/**
 * What a run of tests does once: finds the database (unless TEST_DATABASE_URL and TEST_DATABASE_KIND already name one),
 * migrates it, and tells the test files through the environment. The result ends what was started.
 */
export async function prepareTestDatabase(say: (line: string) => void): Promise<() => Promise<void>> {
  const env = process.env;
  let stop = (): Promise<void> => Promise.resolve();
  if (!env["TEST_DATABASE_URL"] || !env["TEST_DATABASE_KIND"]) {
    const database = await resolveDatabase({ purpose: "test", root: projectRoot, onProgress: say });
    env["TEST_DATABASE_URL"] = database.url;
    env["TEST_DATABASE_KIND"] = database.kind;
    say(database.describe);
    stop = async () => {
      delete env["TEST_DATABASE_URL"];
      delete env["TEST_DATABASE_KIND"];
      await database.stop();
    };
  }
  const url = env["TEST_DATABASE_URL"] as string;
  try {
    if (env["TEST_DATABASE_KIND"] === "pglite") {
      await preparePglite(url);
      say("PGlite has one session: tests that need concurrent sessions are skipped");
    } else {
      env["TEST_DATABASE_TEMPLATE"] = await prepareTemplate(url);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const prefix = databasePrefix(process.pid);
  env["TEST_DATABASE_PREFIX"] = prefix;
  return async () => {
    try {
      if (env["TEST_DATABASE_KIND"] !== "pglite") await dropAll(url, prefix);
    } finally {
      await stop();
    }
  };
}

/** Drops what is left of a run: the databases that files of one process shared. */
async function dropAll(url: string, prefix: string): Promise<void> {
  await usingClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)",
      [prefix],
    );
    for (const { name } of rows)
      await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
  });
}

/** A database of its own, copied from the template. */
export async function createFromTemplate(url: string, template: string, database: string): Promise<void> {
  await usingClient(url, (client) => client.query(`CREATE DATABASE ${database} TEMPLATE ${template}`));
}

export async function dropDatabase(url: string, database: string): Promise<void> {
  await usingClient(url, (client) => client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`));
}

/** Empties every table but the history and those of extensions. */
export async function truncateAll(url: string): Promise<void> {
  await usingClient(url, async (client) => {
    const { rows } = await client.query<{ tables: string | null }>(
      `SELECT string_agg(format('%I.%I', n.nspname, c.relname), ', ') AS tables
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname <> '_prisma_migrations'
         AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`,
    );
    if (rows[0]?.tables) await client.query(`TRUNCATE ${rows[0].tables} RESTART IDENTITY CASCADE`);
  });
}

/** One test file at a time, whatever the runner's settings: PGlite's tables are everybody's. */
export async function waitForPgliteTurn(): Promise<() => void> {
  const lock = await waitForLock(join(projectRoot, ".data", "pglite-test.turn"), 15 * 60_000);
  return () => lock.release();
}
