import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { databaseUrl, skipOnPglite, useDatabase } from "@/tests/support/database";
import { usingClient } from "@/tests/support/test-database";
import { markRolledBack, migrate, MigrationError, readMigrations } from "@/lib/server/database/migrate";

useDatabase();

const FIRST = "20260101000000_first";
const SECOND = "20260102000000_second";
let directory: string;
let url: string;

function write(name: string, sql: string): void {
  mkdirSync(join(directory, name), { recursive: true });
  writeFileSync(join(directory, name, "migration.sql"), sql);
}

async function rows<T extends object>(sql: string): Promise<T[]> {
  return usingClient(url, async (client) => (await client.query<T>(sql)).rows);
}

async function failure(): Promise<MigrationError> {
  const error: unknown = await migrate({ url, directory }).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(MigrationError);
  return error as MigrationError;
}

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "migrations-"));
  // A schema of its own is an empty database to the runner. PGlite ignores connection options, but its one session
  // keeps the setting for all clients.
  const schema = "migrate_test";
  await usingClient(databaseUrl, (client) =>
    client.query(
      `DROP SCHEMA IF EXISTS ${schema} CASCADE; CREATE SCHEMA ${schema}; SET search_path = ${schema}`,
    ),
  );
  const target = new URL(databaseUrl);
  target.searchParams.set("options", `-c search_path=${schema}`);
  url = target.href;
  write(FIRST, "CREATE TABLE a (id int PRIMARY KEY);\nINSERT INTO a VALUES (1);");
  write(SECOND, "CREATE TABLE b (id int PRIMARY KEY);");
});

afterEach(async () => {
  rmSync(directory, { recursive: true, force: true });
  await leaveSchema();
});

async function leaveSchema(): Promise<void> {
  await usingClient(databaseUrl, (client) => client.query("RESET search_path"));
}

test("applies in order, once, and says so", async () => {
  const lines: string[] = [];
  expect(await migrate({ url, directory, onProgress: (line) => lines.push(line) })).toEqual([FIRST, SECOND]);
  expect(lines).toEqual([`migration 1 of 2: ${FIRST}`, `migration 2 of 2: ${SECOND}`]);
  expect(await migrate({ url, directory })).toEqual([]);
  expect(await rows("SELECT * FROM a")).toEqual([{ id: 1 }]);
});

test("applies what is new", async () => {
  await migrate({ url, directory });
  write("20260103000000_third", "ALTER TABLE a ADD COLUMN note text;");
  expect(await migrate({ url, directory })).toEqual(["20260103000000_third"]);
});

test("keeps the history as Prisma does", async () => {
  await migrate({ url, directory });
  const columns = await rows<{ line: string }>(
    `SELECT format('%s %s %s %s', column_name, udt_name, coalesce(character_maximum_length::text, '-'), is_nullable) AS line
     FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = '_prisma_migrations'
     ORDER BY ordinal_position`,
  );
  expect(columns.map(({ line }) => line)).toEqual([
    "id varchar 36 NO",
    "checksum varchar 64 NO",
    "finished_at timestamptz - YES",
    "migration_name varchar 255 NO",
    "logs text - YES",
    "rolled_back_at timestamptz - YES",
    "started_at timestamptz - NO",
    "applied_steps_count int4 - NO",
  ]);
  const history = await rows<Record<string, unknown>>(
    "SELECT * FROM _prisma_migrations ORDER BY migration_name",
  );
  expect(history[0]).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as string,
    checksum: createHash("sha256")
      .update("CREATE TABLE a (id int PRIMARY KEY);\nINSERT INTO a VALUES (1);")
      .digest("hex"),
    migration_name: FIRST,
    finished_at: expect.any(Date) as Date,
    logs: null,
    rolled_back_at: null,
    applied_steps_count: 1,
  });
});

test("stops at a migration that was changed after it was applied, before applying others", async () => {
  await migrate({ url, directory });
  write(FIRST, "CREATE TABLE other (id int);");
  write("20260103000000_third", "CREATE TABLE c (id int);");
  const error = await failure();
  expect(error).toMatchObject({ problem: "changed", migration: FIRST });
  expect(error.message).toContain("a new migration");
  expect(await rows("SELECT to_regclass('c') AS c")).toEqual([{ c: null }]);
});

test("takes other line endings for the same file", async () => {
  await migrate({ url, directory });
  write(FIRST, "CREATE TABLE a (id int PRIMARY KEY);\r\nINSERT INTO a VALUES (1);");
  expect(await migrate({ url, directory })).toEqual([]);
});

test("stops when an applied migration is missing on disk", async () => {
  await migrate({ url, directory });
  rmSync(join(directory, SECOND), { recursive: true });
  expect(await failure()).toMatchObject({ problem: "missing", migration: SECOND });
});

test("keeps nothing of a failing migration, names it and its line, and waits until it is resolved", async () => {
  write(SECOND, "CREATE TABLE b (id int);\nCREATE TABLE oops (;\n");
  const error = await failure();
  expect(error).toMatchObject({ problem: "failed", migration: SECOND });
  expect(error.message).toMatch(/syntax error .*line 2/);
  expect(error.message).toContain(`--rolled-back ${SECOND}`);
  expect(await rows("SELECT to_regclass('a')::text AS a, to_regclass('b') AS b")).toEqual([
    { a: "a", b: null },
  ]);
  const [row] = await rows<Record<string, unknown>>(
    "SELECT * FROM _prisma_migrations WHERE finished_at IS NULL",
  );
  expect(row).toMatchObject({
    migration_name: SECOND,
    applied_steps_count: 0,
    logs: expect.stringContaining("syntax") as string,
  });

  write(SECOND, "CREATE TABLE b (id int);");
  expect(await failure()).toMatchObject({ problem: "failed", migration: SECOND });
  await markRolledBack(url, SECOND);
  expect(await migrate({ url, directory })).toEqual([SECOND]);
  await expect(markRolledBack(url, SECOND)).rejects.toThrow(/no failed migration/);
});

test("refuses a script that ends its transaction itself", async () => {
  write(SECOND, "CREATE TABLE b (id int); COMMIT; CREATE TABLE c (id int);");
  expect((await failure()).message).toContain("remove its BEGIN and COMMIT");
});

test.skipIf(skipOnPglite)("gives way to who uses a table, and comes to its end", async () => {
  await migrate({ url, directory });
  write("20260103000000_third", "ALTER TABLE a ADD COLUMN name text;");
  await usingClient(url, async (reader) => {
    await reader.query("BEGIN; SELECT * FROM a");
    const said: string[] = [];
    const migrated = migrate({
      url,
      directory,
      onProgress: (line) => {
        said.push(line);
        // It has let go: others get at the table, and so do we, whose reading ends now.
        if (line.includes("gives way")) void reader.query("SELECT * FROM a; COMMIT");
      },
    });
    expect(await migrated).toEqual(["20260103000000_third"]);
    expect(said.filter((line) => line.includes("gives way"))).toHaveLength(1);
  });
  expect(await rows("SELECT name FROM a")).toEqual([{ name: null }]);
});

test("refuses a database that holds somebody else's tables", async () => {
  await usingClient(url, (client) => client.query("CREATE TABLE invoices (id int)"));
  const error = await failure();
  expect(error).toMatchObject({ problem: "foreign" });
  expect(error.message).toContain("invoices");
  expect(await rows("SELECT to_regclass('_prisma_migrations') AS t")).toEqual([{ t: null }]);
});

test.skipIf(skipOnPglite)(
  "two runners at once apply every migration once (needs concurrent sessions)",
  async () => {
    write(FIRST, "SELECT pg_sleep(0.3); CREATE TABLE a (id int PRIMARY KEY); INSERT INTO a VALUES (1);");
    const results = await Promise.all([1, 2, 3].map(() => migrate({ url, directory })));
    expect(results.flat().sort()).toEqual([FIRST, SECOND]);
    expect(await rows("SELECT count(*)::int AS n FROM _prisma_migrations")).toEqual([{ n: 2 }]);
  },
);

test("the product's own migrations are applied, and none is left", async () => {
  await leaveSchema();
  const folder = join(import.meta.dirname, "..", "..", "..", "..", "prisma", "migrations");
  expect(readMigrations(folder).length).toBeGreaterThan(0);
  expect(await migrate({ url: databaseUrl, directory: folder })).toEqual([]);
  expect(
    await usingClient(
      databaseUrl,
      async (client) => (await client.query("SELECT postgis_version() AS v")).rowCount,
    ),
  ).toBe(1);
});
