import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequire } from "node:module";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buffersMb, startCluster } from "@/scripts/local-database/cluster";
import { requireRoom } from "@/scripts/local-database/require-room";
import { BackendUnavailable } from "@/lib/server/database/database-error";
import { findPostgres, serverUser } from "@/lib/server/database/postgres-install";
import type { ResolvedDatabase } from "@/scripts/local-database/resolved-database";
import { usingClient } from "@/tests/support/test-database";

vi.mock("@/scripts/local-database/require-room", { spy: true });

const projectRoot = join(import.meta.dirname, "..", "..", "..");
const whyNot = await Promise.resolve()
  .then(() => findPostgres(serverUser()))
  .then(
    () => null,
    (error: BackendUnavailable) => error.message,
  );
const isRoot = process.getuid?.() === 0;

let folder: string;
let home: string;
const outside = new Set<string>();

function placeFile(dataDir: string): { home: string; outside: string | null; password: string } {
  return JSON.parse(readFileSync(join(dataDir, "postgres.json"), "utf8")) as ReturnType<typeof placeFile>;
}

async function start(dataDir = home): Promise<ResolvedDatabase> {
  const database = await startCluster(dataDir, "demo");
  const { outside: place } = placeFile(dataDir);
  if (place) outside.add(place);
  return database;
}

async function scalar(database: ResolvedDatabase, sql: string): Promise<unknown> {
  return usingClient(database.url, async (client) => {
    const { rows } = await client.query<{ value: unknown }>(sql);
    return rows[0]?.value;
  });
}

const answers = (database: ResolvedDatabase): Promise<boolean> =>
  scalar(database, "SELECT 1 AS value").then(
    () => true,
    () => false,
  );

function postmasterPid(directory: string): number {
  return Number(readFileSync(join(directory, "cluster", "postmaster.pid"), "utf8").split("\n")[0]);
}

beforeEach(() => {
  vi.mocked(requireRoom).mockClear();
  folder = mkdtempSync(join(tmpdir(), "cluster-"));
  chmodSync(folder, 0o755); // a folder other users can reach
  home = join(folder, ".data");
});

afterEach(() => {
  for (const directory of [join(home, "postgres"), ...outside]) {
    try {
      process.kill(postmasterPid(directory), "SIGKILL"); // what a failed test left running
    } catch {
      // nothing runs there
    }
    rmSync(directory, { recursive: true, force: true });
  }
  outside.clear();
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(whyNot !== null)(`a private cluster${whyNot === null ? "" : ` (skipped: ${whyNot})`}`, () => {
  test(
    "starts, holds the extensions and Indian text, keeps its data, stops",
    { timeout: 120_000 },
    async () => {
      const first = await start();
      expect(first).toMatchObject({ kind: "cluster", poolMax: 10 });
      expect(first.describe).not.toContain(placeFile(home).password);
      await usingClient(first.url, async (client) => {
        for (const name of ["postgis", "pg_trgm", "unaccent"]) await client.query(`CREATE EXTENSION ${name}`);
        await client.query("CREATE TABLE kept AS SELECT 'चाय' AS value");
      });
      expect(await scalar(first, "SELECT upper('é') AS value")).toBe("É");
      expect(await scalar(first, "SELECT current_setting('listen_addresses') AS value")).toBe("127.0.0.1");
      expect(await scalar(first, "SELECT current_setting('unix_socket_directories') AS value")).toBe("");
      expect(await scalar(first, "SELECT current_setting('fsync') AS value")).toBe("on");
      const kept = await scalar(first, "SELECT pg_size_bytes(current_setting('shared_buffers')) AS value");
      expect(Number(kept)).toBe(buffersMb() * 1024 ** 2);
      await first.stop();
      expect(await answers(first)).toBe(false);

      const second = await start();
      expect(await scalar(second, "SELECT value FROM kept")).toBe("चाय");
      // One that is there goes on, however full its disk.
      expect(requireRoom).toHaveBeenCalledTimes(1);
      await second.stop();
      await second.stop();
    },
  );

  test("asks for its password, kept in a file only its owner reads", { timeout: 120_000 }, async () => {
    const database = await start();
    expect(statSync(join(home, "postgres.json")).mode & 0o777).toBe(0o600);
    const wrong = new URL(database.url);
    wrong.password = "wrong";
    await expect(usingClient(wrong.href, (client) => client.query("SELECT 1"))).rejects.toThrow(/password/);
    await database.stop();
  });

  test("two users share it, and the last one stops it", { timeout: 120_000 }, async () => {
    const [one, two] = await Promise.all([start(), start()]);
    expect(two.url).toBe(one.url);
    await one.stop();
    expect(await answers(two)).toBe(true);
    await two.stop();
    expect(await answers(two)).toBe(false);
  });

  test("stops also where the lock cannot be written, as on a full disk", { timeout: 120_000 }, async () => {
    const database = await start();
    mkdirSync(join(home, `postgres.lock.${process.pid}`)); // where its draft would go
    await database.stop();
    expect(await answers(database)).toBe(false);
  });

  test("a user that was killed leaves nothing in the way", { timeout: 120_000 }, async () => {
    const script = `const { startCluster } = await import(${JSON.stringify(join(projectRoot, "scripts/local-database/cluster.ts"))});
      await startCluster(${JSON.stringify(home)}, "demo"); console.log("up"); setInterval(() => {}, 1000);`;
    const loader = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
    const args = ["--conditions=react-server", "--import", loader, "--input-type=module", "-e", script];
    const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: ["ignore", "pipe", "inherit"] });
    await new Promise((done) => child.stdout.once("data", done));
    child.kill("SIGKILL");
    const next = await start();
    expect(await answers(next)).toBe(true);
    await next.stop();
    expect(await answers(next)).toBe(false);
  });

  test(
    "comes back after the server itself was killed, with what was committed",
    { timeout: 120_000 },
    async () => {
      const first = await start();
      await usingClient(first.url, (client) => client.query("CREATE TABLE kept AS SELECT 7 AS value"));
      const directory = placeFile(home).outside ?? join(home, "postgres");
      process.kill(postmasterPid(directory), "SIGKILL");
      const second = await start();
      expect(await scalar(second, "SELECT value FROM kept")).toBe(7);
      await second.stop();
    },
  );

  test(
    "a copied folder runs its own server beside the original, a moved one keeps its data",
    { timeout: 120_000 },
    async () => {
      const original = await start();
      await usingClient(original.url, (client) =>
        client.query("CREATE TABLE kept AS SELECT 7 AS value; CHECKPOINT"),
      );
      const copyHome = join(folder, "copy", ".data");
      // Ownership goes along as with cp -a; the copy holds the postmaster.pid of the running original.
      mkdirSync(join(folder, "copy"));
      execFileSync("cp", ["-a", home, copyHome]);
      const copy = await start(copyHome);
      expect(copy.url).not.toBe(original.url);
      expect(await answers(original)).toBe(true);
      await copy.stop();
      await original.stop();

      const movedHome = join(folder, "moved");
      renameSync(home, movedHome);
      const moved = await start(movedHome);
      expect(await scalar(moved, "SELECT value FROM kept")).toBe(7);
      await moved.stop();
    },
  );

  test("discards an interrupted initialisation", { timeout: 120_000 }, async () => {
    const first = await start();
    await first.stop();
    const directory = placeFile(home).outside ?? join(home, "postgres");
    renameSync(join(directory, "cluster"), join(directory, "cluster.new"));
    rmSync(join(directory, "cluster.new", "PG_VERSION"));
    const second = await start();
    expect(await answers(second)).toBe(true);
    expect(readdirSync(directory)).not.toContain("cluster.new");
    await second.stop();
  });

  test("says so when the password of existing data is lost", { timeout: 120_000 }, async () => {
    const first = await start();
    await first.stop();
    if (placeFile(home).outside !== null) return;
    rmSync(join(home, "postgres.json"));
    await expect(start()).rejects.toThrow(/password file is gone/);
  });

  test.skipIf(!isRoot)(
    "started by root in a closed folder, its data lie outside, and a copy gets its own",
    { timeout: 120_000 },
    async () => {
      chmodSync(folder, 0o700);
      const first = await start();
      const place = placeFile(home).outside;
      expect(place).toMatch(/^\/var\/lib\/postgresql\/vendorsetu-/);
      // Its disk is written, and not that of the closed folder.
      expect(requireRoom).toHaveBeenCalledExactlyOnceWith(place);
      expect(existsSync(join(home, "postgres"))).toBe(false);
      await first.stop();
      const copyHome = join(folder, "copy");
      cpSync(home, copyHome, { recursive: true });
      const copy = await start(copyHome);
      expect(placeFile(copyHome).outside).not.toBe(place);
      await copy.stop();
      renameSync(home, join(folder, "moved"));
      const moved = await start(join(folder, "moved"));
      expect(placeFile(join(folder, "moved")).outside).toBe(place);
      await moved.stop();
    },
  );
});

test.each([
  [256, 128],
  [4096, 1024],
  [65_536, 2048],
])("of %i MB of memory pages may take %i", (memoryMb, most) => {
  expect(buffersMb(memoryMb * 1024 ** 2)).toBe(most);
});

test("a Postgres without PostGIS, one that is too old, and none at all are told apart", async () => {
  const bin = join(folder, "bin");
  const share = join(folder, "share");
  mkdirSync(join(share, "extension"), { recursive: true });
  const program = (name: string, text: string): void => {
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, name), `#!/bin/sh\necho '${text}'\n`, { mode: 0o755 });
  };
  const find = (): Promise<unknown> =>
    findPostgres(undefined, bin, []).catch((error: Error) => error.message);
  expect(await find()).toBe("Postgres is not installed");
  program("pg_ctl", "");
  program("postgres", "postgres (PostgreSQL) 14.3");
  program("initdb", `share_path=${share}`);
  expect(await find()).toBe("Postgres 14 is installed, 15 or later is needed");
  program("postgres", "postgres (PostgreSQL) 17.1 (Debian 17.1-1)");
  for (const name of ["pg_trgm", "unaccent"]) writeFileSync(join(share, "extension", `${name}.control`), "");
  expect(await find()).toBe("Postgres 17 is installed without PostGIS");
  writeFileSync(join(share, "extension", "postgis.control"), "");
  expect(await find()).toEqual([{ binDir: bin, major: 17 }]);
});
