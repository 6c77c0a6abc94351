import {
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { requireRoom } from "@/scripts/local-database/require-room";
import { prepareClusterPlace, type ClusterPlace } from "@/scripts/local-database/cluster-place";
import { provideDataFolder } from "@/lib/server/data-folder";
import { BackendUnavailable } from "@/lib/server/database/database-error";
import { isAlive, LockHeld, waitForLock } from "@/scripts/local-database/lock-file";
import { findPostgres, serverUser, type PostgresInstall } from "@/lib/server/database/postgres-install";
import type { OnProgress } from "@/lib/server/database/on-progress";
import type { DatabasePurpose, ResolvedDatabase } from "@/scripts/local-database/resolved-database";
import { lastLine, runCommand, type RunAs } from "@/lib/server/database/run-command";

const USER = "vendorsetu";
// Every process that uses the cluster keeps one connection of this name open: the last one to leave stops it,
// and a process that was killed leaves by itself.
const KEEPER = "vendorsetu keeper";
const START_ATTEMPTS = 4;
const JOIN_TIMEOUT_MS = 20_000;
const POOL_MAX = 10;

/** What of the machine's memory Postgres keeps pages in, MB: at least, and at most. */
const [LEAST_BUFFERS_MB, MOST_BUFFERS_MB] = [128, 2048];

/**
 * A quarter of the memory there is, as Postgres' manual advises: a page that it holds itself is read in a quarter of the
 * time of one that the system holds for it. Memory is taken as pages come, so a small directory takes little.
 * @param memoryBytes of this machine, or what this process may have of it
 */
export const buffersMb = (
  memoryBytes = Math.min(totalmem(), process.constrainedMemory() || Infinity),
): number => Math.min(MOST_BUFFERS_MB, Math.max(LEAST_BUFFERS_MB, Math.floor(memoryBytes / 4 / 1024 ** 2)));

type Cluster = { install: PostgresInstall; place: ClusterPlace; dataDir: string; runAs: RunAs };

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = address !== null && typeof address === "object" ? address.port : 0;
      server.close(() => done(port));
    });
  });
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("postgres");
  } catch {
    return !existsSync("/proc/self/comm"); // no /proc on this system: trust the process id
  }
}

/**
 * The port of the server that runs on this folder, or null. A postmaster.pid that came with a copied folder, or whose
 * process is dead (Postgres would be misled by an uncollected one) or another program's, is removed.
 */
function runningPort(dataDir: string): number | null {
  const file = join(dataDir, "postmaster.pid");
  let lines: string[];
  try {
    lines = readFileSync(file, "utf8").split("\n");
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (lines[1] !== realpathSync(dataDir) || !isAlive(pid) || !isPostgres(pid)) {
    rmSync(file, { force: true });
    return null;
  }
  return Number(lines[3]) || null;
}

async function initialise({ install, place, dataDir, runAs }: Cluster): Promise<void> {
  const draft = `${dataDir}.new`; // renamed when complete: an interrupted initdb leaves nothing that looks usable
  rmSync(draft, { recursive: true, force: true });
  const secret = mkdtempSync(join(tmpdir(), "vendorsetu-"));
  try {
    const passwordFile = join(secret, "password");
    writeFileSync(passwordFile, place.password, { mode: 0o600 });
    if (runAs) for (const path of [secret, passwordFile]) chownSync(path, runAs.uid, runAs.gid);
    const settings = [
      "--locale=C.UTF-8",
      "-E",
      "UTF8",
      "--auth=scram-sha-256",
      "-U",
      USER,
      `--pwfile=${passwordFile}`,
    ];
    const { code, output } = await runCommand(
      join(install.binDir, "initdb"),
      ["-D", draft, ...settings],
      runAs,
    );
    if (code !== 0)
      throw new BackendUnavailable(
        `initdb failed: ${lastLine(output.replace(/^initdb: removing .*$/gm, ""))}`,
      );
    renameSync(draft, dataDir);
  } finally {
    rmSync(secret, { recursive: true, force: true });
  }
}

async function startServer({ install, place, dataDir, runAs }: Cluster, durable: boolean): Promise<number> {
  const log = join(place.directory, "server.log");
  let failure = "";
  for (let attempt = 1; attempt <= START_ATTEMPTS; attempt += 1) {
    const port = await freePort();
    // No Unix socket at all: one under the project root would stop the build, elsewhere it would outlive a kill.
    const options = [
      "listen_addresses=127.0.0.1",
      `port=${port}`,
      "unix_socket_directories=",
      "timezone=UTC",
      "log_timezone=UTC",
      `shared_buffers=${buffersMb()}MB`,
      ...(durable ? [] : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]),
    ].map((setting) => `-c ${setting}`);
    const args = ["start", "-D", dataDir, "-w", "-t", "60", "-s", "-l", log, "-o", options.join(" ")];
    const { code, output } = await runCommand(join(install.binDir, "pg_ctl"), args, runAs);
    if (code === 0) return port;
    failure = lastLine(output);
    try {
      failure =
        /(?:FATAL|PANIC):.*/g.exec(readFileSync(log, "utf8").split("\n").slice(-30).join("\n"))?.[0] ??
        failure;
    } catch {
      // no log was written
    }
    // The port was taken meanwhile, or the last workers of a killed server are still leaving.
    await sleep(700);
  }
  throw new BackendUnavailable(`Postgres did not start (${failure}; log: ${log})`);
}

async function connectKeeper(port: number, password: string): Promise<pg.Client> {
  const keeper = new pg.Client({
    host: "127.0.0.1",
    port,
    user: USER,
    password,
    database: "postgres",
    application_name: KEEPER,
    connectionTimeoutMillis: 30_000,
    keepAlive: true,
  });
  keeper.on("error", () => undefined); // the server went away: whoever queries notices
  await keeper.connect();
  return keeper;
}

/** Starts the server or joins the one that runs; one that is just coming up or dying is given time. */
async function enter(cluster: Cluster, durable: boolean): Promise<{ port: number; keeper: pg.Client }> {
  const deadline = Date.now() + JOIN_TIMEOUT_MS;
  for (;;) {
    const port = runningPort(cluster.dataDir) ?? (await startServer(cluster, durable));
    try {
      return { port, keeper: await connectKeeper(port, cluster.place.password) };
    } catch (error) {
      const { code, message } = error as Error & { code?: string };
      const isPassing = ["ECONNREFUSED", "ECONNRESET", "57P01", "57P03"].includes(code ?? "");
      if (!isPassing || Date.now() > deadline)
        throw new BackendUnavailable(`the running cluster refused us: ${message}`);
      await sleep(200);
    }
  }
}

async function locate(homeDir: string, name: string): Promise<Cluster> {
  const runAs = serverUser();
  const installs = await findPostgres(runAs);
  const place = await prepareClusterPlace(homeDir, name, runAs);
  const dataDir = join(place.directory, "cluster");
  if (!existsSync(dataDir)) return { install: installs[0] as PostgresInstall, place, dataDir, runAs };
  const major = Number(readFileSync(join(dataDir, "PG_VERSION"), "utf8"));
  const install = installs.find((candidate) => candidate.major === major);
  if (install === undefined) {
    throw new BackendUnavailable(
      `${dataDir} was made by Postgres ${major}, which is not installed: remove it to start afresh`,
    );
  }
  return { install, place, dataDir, runAs };
}

async function ensureDatabase(keeper: pg.Client, database: string): Promise<void> {
  const { rowCount } = await keeper.query("SELECT 1 FROM pg_database WHERE datname = $1", [database]);
  if (rowCount === 0) await keeper.query(`CREATE DATABASE ${pg.escapeIdentifier(database)}`);
}

/** What the cluster of a purpose is called under `.data/`. */
export const clusterName = (purpose: DatabasePurpose): string =>
  purpose === "test" ? "postgres-test" : "postgres";

/**
 * Starts (or joins) the project's private Postgres under `homeDir` (`.data/`), on a free loopback port, and makes its database.
 * Several processes may use it at once. Tests have a cluster of their own, without fsync.
 *
 * @throws BackendUnavailable with the reason, in one line, when this machine cannot run one.
 */
export async function startCluster(
  homeDir: string,
  purpose: DatabasePurpose,
  onProgress: OnProgress = () => undefined,
): Promise<ResolvedDatabase> {
  const name = clusterName(purpose);
  const database = purpose === "test" ? "postgres" : "vendorsetu";
  provideDataFolder(homeDir);
  const lockFile = join(homeDir, `${name}.lock`);
  const lock = await waitForLock(lockFile, 120_000);
  let cluster: Cluster;
  let keeper: pg.Client;
  let port: number;
  try {
    cluster = await locate(homeDir, name);
    if (!existsSync(cluster.dataDir)) {
      if (purpose !== "test") requireRoom(cluster.place.directory);
      onProgress(`making a private Postgres ${cluster.install.major} cluster (once, a few seconds)`);
      await initialise(cluster);
    }
    ({ port, keeper } = await enter(cluster, purpose !== "test"));
    await ensureDatabase(keeper, database);
  } finally {
    lock.release();
  }

  const stop = async (): Promise<void> => {
    const leaving = await waitForLock(lockFile, 120_000).catch((error: unknown) => {
      if (error instanceof LockHeld) throw error;
      return null; // a full disk takes no lock: the server is stopped all the same, or it would stay
    });
    try {
      const others = await keeper
        .query("SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()", [
          KEEPER,
        ])
        .then(
          (result) => result.rowCount ?? 0,
          () => 0,
        );
      await keeper.end().catch(() => undefined);
      if (others > 0) return;
      const args = ["stop", "-D", cluster.dataDir, "-m", "fast", "-w", "-t", "30", "-s"];
      await runCommand(join(cluster.install.binDir, "pg_ctl"), args, cluster.runAs);
    } finally {
      leaving?.release();
    }
  };
  let stopped: Promise<void> | undefined;
  const url = `postgres://${USER}:${cluster.place.password}@127.0.0.1:${port}/${database}`;
  return {
    kind: "cluster",
    url,
    migrationUrl: url,
    poolMax: POOL_MAX,
    describe: `private Postgres ${cluster.install.major} with PostGIS, 127.0.0.1:${port}, data in ${cluster.place.directory}`,
    stop: () => (stopped ??= stop()),
  };
}
