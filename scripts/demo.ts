// npm run demo: the whole product on this machine: a database, its data, a production build, a server.
import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { provideDataFolder } from "@/lib/server/data-folder";
import { DatabaseError } from "@/lib/server/database/database-error";
import { LockHeld, takeLock, type Lock } from "@/scripts/local-database/lock-file";
import type { ResolvedDatabase } from "@/scripts/local-database/resolved-database";
import { buildFingerprint, isBuildCurrent } from "@/scripts/build/build-stamp";
import { readOptions } from "@/scripts/process/read-options";
import { loadEnvironmentFile, projectRoot } from "@/scripts/process/environment-file";
import { BuildInUse, refuseWhileServed, takeBuildLock } from "@/scripts/build/build-lock";
import { demoAccountsFile } from "@/scripts/demo/demo-accounts";
import { ensureLocalSecrets } from "@/scripts/demo/local-secrets";
import { openDatabase } from "@/scripts/local-database/open-database";
import { startFilling } from "@/scripts/demo/start-filling";
import { tsxLoader } from "@/scripts/process/tsx-loader";
import packageFile from "@/package.json" with { type: "json" };
import { portProblem, readPort } from "@/server/port";
import { ended, endGroup, onShutdown } from "@/scripts/process/shutdown";

const HEALTH_TIMEOUT_MS = 60_000;
const SERVER_GRACE_MS = 30_000;
const BUILD_GRACE_MS = 5_000;
const FILL_GRACE_MS = 5_000;
const BUILD_HEARTBEAT_MS = 15_000;

/** A problem told in one line. */
class DemoError extends Error {}

const startedAt = Date.now();
let lock: Lock | undefined;
let buildLock: Lock | undefined;
let opening: Promise<ResolvedDatabase> | undefined;
/** What runs, and how long it may take to end, ms. */
const children = new Map<ChildProcess, number>();
let stopping = false;

const dataFolder = (): string => resolve(projectRoot, process.env["DATA_DIR"] || ".data");

function say(line: string): void {
  console.log(`[${String(Math.round((Date.now() - startedAt) / 1000)).padStart(3)} s] ${line}`);
}

async function stop(code: number): Promise<void> {
  stopping = true;
  await Promise.all([...children].map(([child, graceMs]) => endGroup(child, graceMs)));
  // A database that is just starting is waited for, else it would stay behind.
  const database = await opening?.catch(() => undefined);
  await database?.stop().catch((error: unknown) => console.error(error));
  buildLock?.release();
  lock?.release();
  if (code === 0) say(`stopped; the data stay in ${dataFolder()}`);
  process.exit(code);
}

function takeDemoLock(port: number): Lock {
  const folder = dataFolder();
  provideDataFolder(folder);
  const file = join(folder, "demo.lock");
  try {
    return takeLock(file, `http://localhost:${port}`);
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
    const { pid, note } = error.holder;
    throw new DemoError(
      `a demo of this folder is already running (process ${pid}, ${note}): use it, or stop it first`,
    );
  }
}

function start(command: string, args: readonly string[], graceMs: number, stdio: StdioOptions): ChildProcess {
  const started = spawn(command, args, {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      BUILD_WITHOUT_TYPES: "1", // read by next.config.ts
      // The terminal is for the person: what went wrong, not every request.
      LOG_LEVEL: process.env["LOG_LEVEL"] || "warn",
      // For a look at it on this machine: nobody else's, and with placeholders.
      BIND_ADDRESS: process.env["BIND_ADDRESS"] || "127.0.0.1",
      ALLOW_UNCONFIGURED: process.env["ALLOW_UNCONFIGURED"] || "1",
    },
    stdio,
    detached: true, // its own group: Ctrl-C reaches us alone, and we end it in order, with all it started
  });
  children.set(started, graceMs);
  return started;
}

async function build(): Promise<void> {
  say("building the site (once, a minute or two)");
  const builder = start(
    process.execPath,
    ["--import", tsxLoader(), join(projectRoot, "scripts", "build.ts")],
    BUILD_GRACE_MS,
    ["ignore", "pipe", "pipe", "ipc"],
  );
  let output = "";
  for (const stream of [builder.stdout, builder.stderr])
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const heartbeat = setInterval(() => say("still building"), BUILD_HEARTBEAT_MS);
  const code = await ended(builder);
  clearInterval(heartbeat);
  if (stopping) return;
  if (code === 0) return say("the site is built");
  console.error(output);
  throw new DemoError("the build failed; its output is above");
}

/** A build of what stands in this folder; quick when it is there. */
async function provideBuild(): Promise<void> {
  if (isBuildCurrent(projectRoot, buildFingerprint(projectRoot))) return say("the build is up to date");
  await refuseWhileServed(projectRoot);
  if (stopping) return;
  await build();
}

/** Its data in the database; quick when they are there. */
async function fill(database: ResolvedDatabase): Promise<void> {
  if (stopping) return;
  const filling = startFilling(database, say);
  children.set(filling.child, FILL_GRACE_MS);
  const isFilled = await filling.done;
  if (stopping) return;
  if (!isFilled) throw new DemoError("the database was not made ready; the reason is above");
  say("the database is ready");
}

/** Starts the server; until it is told it serves nothing. */
function startServer(): ChildProcess {
  // What `npm start` runs, without npm, which would stay beside it: the shell gives way to the server.
  const command = `${packageFile.scripts.start} --when-told`;
  const server = start("sh", ["-c", command], SERVER_GRACE_MS, ["ignore", "inherit", "inherit", "ipc"]);
  void ended(server).then((code) => {
    if (stopping) return;
    console.error(`the server ended by itself (exit ${code})`);
    void stop(1);
  });
  return server;
}

async function serve(server: ChildProcess, port: number): Promise<void> {
  server.send("serve", () => undefined); // one that has ended says so itself
  const deadline = Date.now() + HEALTH_TIMEOUT_MS;
  while (!stopping) {
    const healthy = await fetch(`http://localhost:${port}/api/v1/health`, {
      signal: AbortSignal.timeout(5_000),
    }).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return console.log(`ready http://localhost:${port}`);
    if (Date.now() > deadline)
      throw new DemoError(`the server did not answer /api/v1/health within ${HEALTH_TIMEOUT_MS / 1000} s`);
    await sleep(150);
  }
}

async function main(): Promise<void> {
  readOptions("npm run demo (PORT, DATA_DIR and others: docs/running/variables.md)", {});
  onShutdown(() => stop(0));
  loadEnvironmentFile();
  const port = readPort(process.env["PORT"]);
  lock = takeDemoLock(port);
  const problem = await portProblem(port);
  if (problem !== null) throw new DemoError(problem);

  ensureLocalSecrets();
  buildLock = takeBuildLock(projectRoot);
  // Beside each other: neither needs what the other makes.
  const built = provideBuild();
  opening = openDatabase("demo", say);
  const filled = opening.then(fill);
  // The server loads its code beside that, too, unless it would find no tables yet.
  const isFirst = !existsSync(demoAccountsFile());
  const loading = Promise.all([built, isFirst ? filled : opening]).then(() =>
    stopping ? undefined : startServer(),
  );
  const [server] = await Promise.all([loading, filled]);
  if (stopping || server === undefined) return;
  await serve(server, port);
  buildLock.release(); // from here on the server's own mark keeps the build
}

main().catch((error: unknown) => {
  if (stopping) return;
  const told = [DemoError, BuildInUse, DatabaseError, RangeError].some((kind) => error instanceof kind);
  console.error(told ? (error as Error).message : error);
  void stop(1);
});
